/**
 * Positions that wait to be looked at in a search: those that seem nearest to its end come first, and of these the one that has waited longest.
 *
 * Each is added as the next number, from 0 on; those of one distance are a chain through one array, so that each takes four bytes.
 */
const FIRST_ROOM = 1 << 12;

export class Waiting {
  /** One more than the position that is next in the chain of each; 0 for the last. */
  #next = new Int32Array(FIRST_ROOM);
  /** One more than the first and the last of each distance. */
  readonly #heads: number[] = [];
  readonly #tails: number[] = [];
  #added = 0;
  #first = 0;
  #nearest = Infinity;

  /** The position with the next number. */
  add(distance: number): void {
    if (this.#added === this.#next.length) {
      const next = new Int32Array(this.#added * 2);
      next.set(this.#next);
      this.#next = next;
    }
    this.#added += 1;
    const tail = this.#tails[distance] ?? 0;
    if (tail === 0) this.#heads[distance] = this.#added;
    else this.#next[tail - 1] = this.#added;
    this.#tails[distance] = this.#added;
    this.#first = Math.min(this.#first, distance);
    this.#nearest = Math.min(this.#nearest, distance);
  }

  /** The smallest distance that was ever there. */
  get nearest(): number {
    return this.#nearest;
  }

  take(): number | undefined {
    for (; this.#first < this.#heads.length; this.#first += 1) {
      const head = this.#heads[this.#first] ?? 0;
      if (head === 0) continue;
      this.#heads[this.#first] = this.#next[head - 1] ?? 0;
      if (this.#heads[this.#first] === 0) this.#tails[this.#first] = 0;
      return head - 1;
    }
    return undefined;
  }
}
