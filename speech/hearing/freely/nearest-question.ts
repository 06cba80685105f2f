/**
 * A question in other words than any phrase has: that of which all is there that must be, in whatever order, with the least beside it. Only asking is
 * understood so, and only where nothing else of weight was said: no answer must leave out a square, a piece, or what it was asked for.
 */
import type { CommandName, Parameters } from '../commands/commands.js';
import { MOST_IN_A_PLACE, type Part, type Pattern, type Token } from '../commands/pattern.js';
import { MINE, THEIRS, type FreeLanguage } from './language.js';
import type { FreeReaders } from './places.js';

/** So many words may be said beside. */
const MOST_BESIDE = 2;
/** So much of a phrase must be there: one word alone is said in too many questions. */
const LEAST_THERE = 2;

interface Near {
  readonly name: CommandName;
  readonly read: Parameters;
  /** The more of the phrase is there, and the less beside it, the nearer. */
  readonly nearness: number;
}

/** `undefined` where none is near, or something of weight would be left out. */
export function nearestQuestion(
  told: readonly Token[],
  language: FreeLanguage,
  readers: FreeReaders,
): Pick<Near, 'name' | 'read'> | undefined {
  let nearest: Near | undefined;
  for (const { name, pattern } of language.questions) {
    const near = nearTo(pattern, told, language, readers);
    if (near && (!nearest || near.nearness > nearest.nearness)) nearest = { ...near, name };
  }
  return nearest;
}

function nearTo(
  pattern: Pattern,
  told: readonly Token[],
  language: FreeLanguage,
  readers: FreeReaders,
): Omit<Near, 'name'> | undefined {
  const must = pattern.filter(({ optional }) => !optional);
  if (must.length < LEAST_THERE || must.length > told.length) return undefined;
  let left = told;
  let read: Parameters = {};
  let there = 0;
  for (const part of [...must, ...pattern.filter(({ optional }) => optional)]) {
    const taken = takenBy(part, left, readers);
    if (taken) {
      left = taken.left;
      read = { ...read, ...taken.read };
      there += 1;
    } else if (!part.optional) return undefined;
  }
  const beside = left.filter(({ folded }) => folded !== MINE && folded !== THEIRS);
  if (beside.length > MOST_BESIDE || beside.some((token) => weighs(token, language, readers))) return undefined;
  return { read, nearness: there - left.length };
}

/** The first words that a part can be, and what else is left then. */
function takenBy(
  { words, places }: Part,
  told: readonly Token[],
  readers: FreeReaders,
): { readonly left: readonly Token[]; readonly read: Parameters } | undefined {
  const at = told.findIndex(({ folded }) => words.includes(folded));
  if (at >= 0) return { left: told.toSpliced(at, 1), read: {} };
  for (const place of places) {
    if (place === 'rest') continue;
    for (let count = MOST_IN_A_PLACE; count > 0; count -= 1) {
      for (let from = 0; from + count <= told.length; from += 1) {
        const read = readers[place](told.slice(from, from + count));
        if (read) return { left: told.toSpliced(from, count), read };
      }
    }
  }
  return undefined;
}

/** What must not be left out: what is asked about, how it is asked, and what nothing here answers. */
function weighs(token: Token, { asks, weighty }: FreeLanguage, readers: FreeReaders): boolean {
  if (asks.has(token.folded) || weighty.has(token.folded)) return true;
  return (['square', 'pieces', 'color', 'number'] as const).some((place) => readers[place]([token]) !== undefined);
}
