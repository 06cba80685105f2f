/**
 * What hearing gives: the move that is meant, a question which one, or the reason why there is none.
 */
import type { Game } from '../../src/laws/game.js';
import type { Refusal } from '../../src/laws/refusals.js';
import type { Move } from '../../src/laws/squares.js';
import type { HeardLanguages } from './languages.js';

export interface HearContext {
  readonly game: Game;
  /** In which it is understood; piece letters of the alphabet of the page's come first. */
  readonly languages: HeardLanguages;
}

export type Heard =
  /**
   * One move is meant. `alphabets` go into the act (`Make.alphabets`), so that the next letters are read by them. `exact`: every word
   * was understood as it stands; otherwise something was taken for a word near it, and the move is to be confirmed before it is made.
   */
  | { readonly type: 'move'; readonly move: Move; readonly alphabets: readonly string[]; readonly exact: boolean }
  /**
   * The letters can be read in several ways, or only in one that is not usual here: the user says whether one of these moves is
   * meant. `alphabets` has for each of the moves what belongs into its act. `refusal` says why it is asked: several moves,
   * or the reason why the nearest reading is impossible.
   */
  | {
      readonly type: 'ask';
      readonly moves: readonly Move[];
      readonly alphabets: readonly (readonly string[])[];
      readonly refusal: Refusal;
    }
  | { readonly type: 'refused'; readonly refusal: Refusal };

/** What is near to a typed text that is not understood: `undefined` where nothing is (`near.ts`). */
export type NearTyped = (text: string, context: HearContext) => Heard | undefined;
