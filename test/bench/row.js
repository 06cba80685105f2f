/**
 * A row of the bench: something measured of Anna–Hector and, where there is one, of a peer in the same run.
 */

/**
 * @typedef {object} Row
 * @property {string} what
 * @property {number} ours
 * @property {number | null} peer
 * @property {string} peerName Empty without a peer.
 * @property {string} unit
 * @property {number | null} ratio Ours divided by the peer's.
 * @property {number | null} limit What ours may be at most; null where nothing is promised.
 * @property {readonly string[]} [names] What was counted, a line each.
 */

/**
 * @param {string} what
 * @param {number} ours
 * @param {string} unit
 * @param {{ name: string, value: number }} [peer]
 * @param {number} [limit]
 * @returns {Row}
 */
export function row(what, ours, unit, peer, limit) {
  const rounded = peer === undefined ? null : round(peer.value);
  const ratio = peer === undefined || peer.value === 0 ? null : round(ours / peer.value);
  return { what, ours: round(ours), peer: rounded, peerName: peer?.name ?? '', unit, ratio, limit: limit ?? null };
}

/**
 * The rows whose limit is broken, each as a sentence.
 * @param {readonly Row[]} rows
 */
export function broken(rows) {
  return rows
    .filter(({ ours, limit }) => limit !== null && !(ours <= limit))
    .map(({ what, ours, unit, limit }) => `${what}: ${String(ours)} ${unit}, more than the limit of ${String(limit)}.`);
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}

const COLUMNS = /** @type {const} */ (['what', 'ours', 'peer', 'unit', 'limit', 'ratio', 'peerName']);
const HEADINGS = {
  what: 'what',
  ours: 'ours',
  peer: 'peer',
  unit: 'unit',
  limit: 'limit',
  ratio: 'ours/peer',
  peerName: 'the peer',
};

/**
 * The rows as a table for people: texts to the left, numbers to the right.
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function table(rows) {
  const cells = [HEADINGS, ...rows].map((line) => COLUMNS.map((column) => String(line[column] ?? '–') || '–'));
  const widths = COLUMNS.map((_, index) => Math.max(...cells.map((line) => [...(line[index] ?? '')].length)));
  const isText = COLUMNS.map((column) => ['what', 'unit', 'peerName'].includes(column));
  return cells
    .map((line) =>
      line
        .map((cell, index) => (isText[index] ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Below the table, what was counted: each row that has such a list, with it.
 * @param {readonly Row[]} rows
 * @returns {string}
 */
export function lists(rows) {
  return rows
    .flatMap(({ what, names }) => (names ? [[`${what}:`, ...names.map((name) => `  ${name}`)].join('\n')] : []))
    .join('\n\n');
}

/**
 * The value below which a share of the values lies.
 * @param {readonly number[]} values At least one.
 * @param {number} share 0.5 for the median, 0.95 for all but the slowest twentieth.
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new RangeError('No values were measured.');
  return value;
}
