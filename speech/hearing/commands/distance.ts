/**
 * How many letters must be put in, left out, changed or swapped with the next to make one word of another (the optimal string
 * alignment distance).
 */
export function editDistance(one: string, other: string): number {
  const from = Array.from(one);
  const to = Array.from(other);
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  from.forEach((letter, row) => {
    const now = [row + 1];
    to.forEach((wanted, column) => {
      const changed = (last[column] ?? 0) + (letter === wanted ? 0 : 1);
      const swapped =
        row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === wanted
          ? (before[column - 1] ?? 0) + 1
          : Infinity;
      now.push(Math.min(changed, swapped, (now[column] ?? 0) + 1, (last[column + 1] ?? 0) + 1));
    });
    before = last;
    last = now;
  });
  return last[to.length] ?? 0;
}
