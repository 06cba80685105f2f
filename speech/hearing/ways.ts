/**
 * All ways to take words for others, the cheapest first, in bounded work.
 */
import type { Substitute } from './confusions/index.js';

export interface Way {
  readonly words: readonly string[];
  readonly cost: number;
  /** Whether a word was taken for another. */
  readonly changed: boolean;
}

interface Unfinished extends Way {
  /** How many of the words that were heard have been gone through. */
  readonly at: number;
  /** How many times words were taken for others. */
  readonly changes: number;
}

/** So many steps are made at most, and so many words are taken for others. */
const MOST_STEPS = 1500;
const MOST_CHANGES = 3;

/**
 * @param isKnown for each word whether it may stay as it is
 * @param options for each word what it, and words after it, may have been
 * @param most what a way may cost
 */
export function* cheapestFirst(
  words: readonly string[],
  isKnown: readonly boolean[],
  options: readonly (readonly Substitute[])[],
  most: number,
): Generator<Way> {
  const open = new Queue();
  open.add({ words: [], cost: 0, changed: false, at: 0, changes: 0 });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const way = open.cheapest();
    if (!way) return;
    const word = words[way.at];
    if (word === undefined) {
      yield way;
      continue;
    }
    if (isKnown[way.at]) open.add({ ...way, words: [...way.words, word], at: way.at + 1 });
    if (way.changes === MOST_CHANGES) continue;
    for (const { heard, meant, cost } of options[way.at] ?? []) {
      if (way.cost + cost > most) continue;
      open.add({
        words: [...way.words, ...meant],
        cost: way.cost + cost,
        changed: true,
        at: way.at + heard,
        changes: way.changes + 1,
      });
    }
  }
}

/** The ways that are not finished, by what they cost in steps of a hundredth; of equal ones the furthest first. */
class Queue {
  readonly #byCost = new Map<number, Unfinished[]>();
  #lowest = 0;
  #size = 0;

  add(way: Unfinished): void {
    const cost = Math.round(way.cost * 100);
    const same = this.#byCost.get(cost);
    if (same) same.push(way);
    else this.#byCost.set(cost, [way]);
    this.#lowest = Math.min(this.#lowest, cost);
    this.#size += 1;
  }

  cheapest(): Unfinished | undefined {
    if (this.#size === 0) return undefined;
    for (;;) {
      const way = this.#byCost.get(this.#lowest)?.pop();
      if (way) {
        this.#size -= 1;
        return way;
      }
      this.#lowest += 1;
    }
  }
}
