/**
 * A command in other words than any phrase has: that of which all is there that must be, in whatever order, with the least beside it. It is understood
 * so only where nothing else of weight was said: no answer must leave out a square, a piece, or what it was asked for.
 */
import type { CommandName, Parameters } from '../commands/commands.js';
import { MOST_IN_A_PLACE, type Part, type Pattern, type Token } from '../commands/pattern.js';
import { MINE, THEIRS, type FreeLanguage, type RowsByWord } from './language.js';
import type { FreeReaders } from './places.js';

/** So many words may be said beside. */
const MOST_BESIDE = 2;
/** So much of a phrase must be there: one word alone is said in too many questions. */
const LEAST_THERE = 2;
/** A word that tells nothing counts so much beside one that does. */
const SMALL = 0.1;
/** What a word beside counts against the phrase. */
const KNOWN = 1.25;
const UNKNOWN = 0.75;
/** No phrase is near enough with less. */
const LEAST = 0;

interface Near {
  readonly name: CommandName;
  readonly read: Parameters;
  /** The more of the phrase is there, and the less beside it, the nearer. */
  readonly nearness: number;
}

/** @returns `undefined` where none is near, or something of weight would be left out */
export function nearestCommand(
  told: readonly Token[],
  rows: RowsByWord,
  language: FreeLanguage,
  readers: FreeReaders,
): Pick<Near, 'name' | 'read'> | undefined {
  let nearest: Near | undefined;
  for (const { name, pattern } of rows(told)) {
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
  if (must.length > told.length) return undefined;
  let left = told;
  let read: Parameters = {};
  let there = 0;
  let telling = 0;
  for (const part of [...must, ...pattern.filter(({ optional }) => optional)]) {
    const taken = takenBy(part, left, told, language, readers);
    if (taken) {
      left = taken.left;
      read = { ...read, ...taken.read };
      there += 1;
      telling += taken.tells ? 1 : SMALL;
    } else if (!part.optional) return undefined;
  }
  if (there < LEAST_THERE) return undefined;
  // "Name me his pieces", "what does he do to me": whose pieces are meant cannot be told.
  const isOfBoth = [MINE, THEIRS].every((mark) => told.some(({ folded }) => folded === mark));
  if (isOfBoth && read.color && !read.kind && !told.some((token) => readers.color([token]))) return undefined;
  // What is said twice is meant once.
  const meant = new Set([MINE, THEIRS, ...told.filter((token) => !left.includes(token)).map(({ folded }) => folded)]);
  const beside = left.filter(({ folded }) => !meant.has(folded) && !language.small.has(folded));
  if (beside.length > MOST_BESIDE || beside.some((token) => weighs(token, language, readers))) return undefined;
  const nearness = telling - costOf(beside, language);
  return nearness < LEAST ? undefined : { read, nearness };
}

/** A word that is one of other phrases was said for a reason. */
function costOf(beside: readonly Token[], { known, asks }: FreeLanguage): number {
  return beside.reduce((sum, { folded }) => sum + (asks.has(folded) || !known.has(folded) ? UNKNOWN : KNOWN), 0);
}

/** The first words that a part can be, and what else is left then. */
function takenBy(
  { words, places }: Part,
  told: readonly Token[],
  all: readonly Token[],
  { small }: FreeLanguage,
  readers: FreeReaders,
): { readonly left: readonly Token[]; readonly read: Parameters; readonly tells: boolean } | undefined {
  const at = told.findIndex(({ folded }) => words.includes(folded));
  if (at >= 0) return { left: told.toSpliced(at, 1), read: {}, tells: !small.has(told[at]?.folded ?? '') };
  for (const place of places) {
    if (place === 'rest') continue;
    for (let count = MOST_IN_A_PLACE; count > 0; count -= 1) {
      for (let from = 0; from + count <= told.length; from += 1) {
        const words = told.slice(from, from + count);
        // "D pawn two squares" says nothing of d2.
        const isTogether = words.every((word, index) => all.indexOf(word) === all.indexOf(words[0] ?? word) + index);
        const read = isTogether ? readers[place](words) : undefined;
        if (read) return { left: told.toSpliced(from, count), read, tells: true };
      }
    }
  }
  return undefined;
}

/** What must not be left out: what is asked about, and what nothing here answers. */
function weighs(token: Token, { weighty }: FreeLanguage, readers: FreeReaders): boolean {
  if (weighty.has(token.folded)) return true;
  return (['square', 'pieces', 'color', 'number'] as const).some((place) => readers[place]([token]) !== undefined);
}
