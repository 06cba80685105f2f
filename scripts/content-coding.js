/**
 * Which compressed form of a file a browser takes (RFC 9110, 12.5.3), of those that `scripts/compress.js` made beside it.
 */

/** The smallest first, each with what its files are called. */
export const CODINGS = /** @type {const} */ ([
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
]);

/**
 * What may be sent, the best first; empty where only the file as it is may be sent.
 * @param {string | undefined} header `Accept-Encoding`
 */
export function acceptedCodings(header) {
  if (header === undefined) return [];
  const weights = new Map(header.split(',').map(weighed));
  /** @param {string} coding */
  const weight = (coding) => weights.get(coding) ?? weights.get('*') ?? 0;
  const asItIs = weights.get('identity') ?? 0;
  return CODINGS.filter(({ coding }) => weight(coding) > 0 && weight(coding) >= asItIs).sort(
    (one, other) => weight(other.coding) - weight(one.coding),
  );
}

/**
 * "gzip;q=0.8" is ["gzip", 0.8]; what cannot be read weighs nothing.
 * @param {string} part
 * @returns {[coding: string, weight: number]}
 */
function weighed(part) {
  const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return [coding, weight >= 0 && weight <= 1 ? weight : 0];
}
