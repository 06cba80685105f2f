/**
 * A part of a file, as it is asked for by `Range` (RFC 9110, 14.1.2 and 14.2).
 */

/**
 * @param {string | undefined} header
 * @param {number} size Of the file, in bytes.
 * @returns {{ readonly start: number, readonly end: number } | 'unsatisfiable' | undefined} Both ends are part of it; `undefined` where the
 * whole file is to be sent: nothing is asked for, several parts at once, or nothing that can be read.
 */
export function byteRange(header, size) {
  const [, first, last] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  // So many bytes at the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
