/**
 * How things are said: in the words of the page's language, as the user chose, to whoever plays here.
 */
import type { Color } from '../../src/laws/squares.js';
import type { CallLength, CallStyle, ClockLanguage, Detail } from '../style.js';
import type { Words } from './words.js';

/** The language, and how it is to name squares. */
export interface SayingOptions {
  readonly words: Words;
  readonly squareStyle: CallStyle;
}

export interface PhraseOptions extends SayingOptions {
  readonly callStyle: CallStyle;
  readonly callLength: CallLength;
  readonly detail: Detail;
  /** The sides that are played here: their moves are one's own. */
  readonly mine: readonly Color[];
  /** The number of the first move, where the game did not begin with move 1. */
  readonly firstNumber?: number;
  /** In what a clock answers; absent: the language of the page. */
  readonly clockLanguage?: ClockLanguage;
  /** Set where the sound by which one's own press of the clock is told is not heard: it is told in words. */
  readonly tellsOwnPress?: boolean;
  /** Set where the articles are told after all that happened, as in a report and with a ruling: none is told before. */
  readonly articlesFollow?: boolean;
}
