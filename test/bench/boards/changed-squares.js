/** What a position has where, and what a move changed, read of Forsyth–Edwards notation. */

/**
 * @typedef {import('../../../src/laws/squares.js').Square} Square
 */

/**
 * Each occupied square with the letter of what stands on it.
 * @param {string} fen
 * @returns {ReadonlyMap<Square, string>}
 */
export function placements(fen) {
  const ranks = (fen.split(' ')[0] ?? '').split('/');
  return new Map(
    ranks.flatMap((rank, down) => {
      const letters = rank.replace(/\d/gu, (empty) => '.'.repeat(Number(empty)));
      return [...letters].flatMap((letter, file) =>
        letter === '.' ? [] : [/** @type {const} */ ([squareAt(file, 8 - down), letter])],
      );
    }),
  );
}

/**
 * For each position the squares of the move that led there: what was left, and where something else stands now. Of the first, and of the
 * way back, which is the same two squares, nothing is asked.
 * @param {readonly string[]} fens
 * @returns {readonly { readonly from: Square, readonly to: Square }[]}
 */
export function changedSquares(fens) {
  const all = fens.map(placements);
  return all.map((now, index) => {
    const before = all[index === 0 ? all.length - 1 : index - 1] ?? now;
    const left = [...before.keys()].find((square) => !now.has(square));
    const reached = [...now].find(([square, letter]) => before.get(square) !== letter);
    return { from: left ?? 'a1', to: reached?.[0] ?? 'a1' };
  });
}

/**
 * @param {number} file From 0.
 * @param {number} rank
 */
function squareAt(file, rank) {
  return /** @type {Square} */ (`${String('abcdefgh'[file])}${String(rank)}`);
}
