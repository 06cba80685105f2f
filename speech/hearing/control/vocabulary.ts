/**
 * What a word can be in a time control, and what a language brings for it.
 */
import type { Tempo } from '../../../src/laws/editions/edition.js';
import type { Color } from '../../../src/laws/squares.js';

/** What a word says. Prepositions ("in", "for", "a") say nothing: which number is which is told by the nouns. */
export type Word =
  | { readonly is: 'number'; readonly value: number; readonly written: 'digits' | 'words' }
  /** "hundred" after a number. */
  | { readonly is: 'hundred' }
  | { readonly is: 'half' }
  /** So many milliseconds; one by itself where no number stands before it ("an hour"). */
  | { readonly is: 'unit'; readonly time: number }
  /** "move", "moves": after a number they are counted, without one it is each of them. */
  | { readonly is: 'move' }
  | { readonly is: 'then' }
  | { readonly is: 'plus' }
  | { readonly is: 'with' }
  /** What stands between the words of one number: "and". */
  | { readonly is: 'and' }
  | { readonly is: 'kind'; readonly kind: 'increment' | 'bronstein' | 'delay' }
  | { readonly is: 'after' }
  | { readonly is: 'from' }
  /** "first"; and "the start", where something is given from it. */
  | { readonly is: 'first' }
  | { readonly is: 'start' }
  /** "all", "remaining", "rest": the moves after it are not counted, and are not each of them. */
  | { readonly is: 'rest' }
  | { readonly is: 'color'; readonly color: Color }
  | { readonly is: 'tempo'; readonly tempo: Tempo }
  | { readonly is: 'comma' }
  | { readonly is: 'nothing' };

/** The words of a language, in every form that stands in a sentence about time. Case, marks over letters and apostrophes make no difference. */
export interface ControlVocabulary {
  /** Beside those of `numbers`, each by the number it is. */
  readonly numbers: readonly (readonly [word: string, value: number])[];
  readonly hundred: readonly string[];
  readonly half: readonly string[];
  readonly hour: readonly string[];
  /** "half an hour" and "one and a half hours" in one word. */
  readonly halfHour: readonly string[];
  readonly oneAndHalf: readonly string[];
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
  readonly after: readonly string[];
  readonly from: readonly string[];
  readonly first: readonly string[];
  readonly start: readonly string[];
  readonly rest: readonly string[];
  readonly colors: Readonly<Record<Color, readonly string[]>>;
  readonly tempi: Readonly<Record<Tempo, readonly string[]>>;
  readonly nothing: readonly string[];
}
