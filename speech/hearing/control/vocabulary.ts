/**
 * What a word can be in a time control, and what a language brings for it.
 */
import type { Tempo } from '../../../src/laws/editions/edition.js';
import type { Color } from '../../../src/laws/squares.js';

export type ExtraKind = 'increment' | 'bronstein' | 'delay';

/** What a word says. Prepositions ("in", "for", "a") say nothing: which number is which is told by the nouns. */
export type Word =
  | { readonly is: 'number'; readonly value: number; readonly written: 'digits' | 'words' }
  /** "hundred" after a number. */
  | { readonly is: 'hundred' }
  /** Half of what follows, or a quarter, or three; a sign (½) adds to the number before it. */
  | { readonly is: 'part'; readonly value: number; readonly sign?: true }
  /** So many milliseconds; one by itself where no number stands before it ("an hour"). */
  | { readonly is: 'unit'; readonly time: number }
  /** "move", "moves": after a number they are counted, without one it is each of them. */
  | { readonly is: 'move' }
  | { readonly is: 'then' }
  | { readonly is: 'plus' }
  | { readonly is: 'with' }
  /** What stands between the words of one number: "and". */
  | { readonly is: 'and' }
  | { readonly is: 'kind'; readonly kind: ExtraKind }
  /** "no", "without": what is named behind it is not given. */
  | { readonly is: 'none' }
  | { readonly is: 'after' }
  | { readonly is: 'from' }
  /** "first"; and "the start", where something is given from it. Where it is said of several, a bare number beside it is of moves. */
  | { readonly is: 'first'; readonly several?: true }
  /** "the next": a bare number beside it is of moves. */
  | { readonly is: 'next' }
  | { readonly is: 'start' }
  /** "all", "remaining", "rest": the moves after it are not counted, and are not each of them. */
  | { readonly is: 'rest' }
  | { readonly is: 'color'; readonly color: Color }
  | { readonly is: 'tempo'; readonly tempo: Tempo }
  | { readonly is: 'comma' }
  | { readonly is: 'slash' }
  | { readonly is: 'nothing' };

/** The words of a language, in every form that stands in a sentence about time. Case, marks over letters and apostrophes make no difference. */
export interface ControlVocabulary {
  /** Beside those of `numbers`, each by the number it is. */
  readonly numbers: readonly (readonly [word: string, value: number])[];
  readonly hundred: readonly string[];
  readonly half: readonly string[];
  readonly hour: readonly string[];
  readonly quarter: readonly string[];
  readonly threeQuarters: readonly string[];
  /** "half an hour", "a quarter of an hour" and "one and a half" in one word. */
  readonly halfHour: readonly string[];
  readonly quarterHour: readonly string[];
  readonly threeQuarterHour: readonly string[];
  readonly mixed: readonly (readonly [word: string, value: number])[];
  readonly minute: readonly string[];
  readonly second: readonly string[];
  readonly move: readonly string[];
  readonly then: readonly string[];
  readonly plus: readonly string[];
  readonly with: readonly string[];
  readonly and: readonly string[];
  readonly increment: readonly string[];
  readonly bronstein: readonly string[];
  readonly delay: readonly string[];
  readonly none: readonly string[];
  readonly after: readonly string[];
  readonly from: readonly string[];
  readonly first: readonly string[];
  /** "first" and "next" of several moves, in forms that are nothing else: "the first 40". */
  readonly firstSeveral: readonly string[];
  readonly next: readonly string[];
  readonly start: readonly string[];
  readonly rest: readonly string[];
  readonly colors: Readonly<Record<Color, readonly string[]>>;
  readonly tempi: Readonly<Record<Tempo, readonly string[]>>;
  readonly nothing: readonly string[];
}
