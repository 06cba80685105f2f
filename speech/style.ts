/**
 * The user's choices about what is said, as data.
 */

export const WHO_SPEAKS = ['screen reader', 'app', 'both'] as const;
/** Who says what happens: the screen reader (live regions), Anna–Hector's own voice, or each its part. */
export type WhoSpeaks = (typeof WHO_SPEAKS)[number];

export const CALL_STYLES = ['fide', 'fide names', 'plain', 'nato', 'algebraic', 'uci'] as const;
/**
 * How moves and squares are named: the FIDE way (App. D.2.1), FIDE's file names among words of the page's language, plain words
 * of that language, the files by the NATO alphabet, short algebraic notation (App. C), or UCI. Chosen once for calls, and once for squares
 * and answers.
 */
export type CallStyle = (typeof CALL_STYLES)[number];

export const CALL_LENGTHS = ['usual', 'from and to', 'short'] as const;
/**
 * "Springer Gustav eins Felix drei", or "Springer Felix drei" where no other knight can be meant; "Ng1-f3", or "Nf3". Usual is
 * short in algebraic notation and both squares anywhere else.
 */
export type CallLength = (typeof CALL_LENGTHS)[number];

export const GERMAN_CALLS = ['as written', 'respelt'] as const;
/** How a screen reader is given the German call: as it is written, or spelt so that a voice of the page's language says it right. */
export type GermanCall = (typeof GERMAN_CALLS)[number];

export const CLOCK_LANGUAGES = ['page', 'german'] as const;
/** Whether a clock answers in the language of the page, or with the German numbers of the FIDE call. */
export type ClockLanguage = (typeof CLOCK_LANGUAGES)[number];

export const REPETITIONS = ['game', 'game and clock', 'nothing'] as const;
/**
 * What is said again by itself where a key may have broken off the screen reader: moves, ends, offers, flags and rulings; those and
 * warnings of the clock; or nothing.
 */
export type Repetition = (typeof REPETITIONS)[number];

export const READER_PACES = ['slow', 'usual', 'fast'] as const;
/** How fast the user's screen reader speaks: what has stood as long as it needs counts as heard. */
export type ReaderPace = (typeof READER_PACES)[number];

export const VERBOSITIES = ['brief', 'normal', 'full'] as const;
export type Verbosity = (typeof VERBOSITIES)[number];

/** How much is said, for each kind of output. */
export interface Detail {
  /** Brief is the short call; full names both squares and what was captured. */
  readonly ownMoves: Verbosity;
  readonly opponentsMoves: Verbosity;
  /** Brief is the piece alone, or the bare square; full adds the colour of the square. */
  readonly squares: Verbosity;
  /** Checks and captures. Brief says of a capture nothing but the word; full names what was captured, and what gives check. */
  readonly captures: Verbosity;
  /** Brief is the bare times; full adds the time control. */
  readonly clock: Verbosity;
  /** Who moved is said before the call. */
  readonly mover: boolean;
  /** The number of the move is said before the call. */
  readonly number: boolean;
  /** The colour of a piece is said with it. */
  readonly color: boolean;
  /** One's own moves are said, and not only heard as a sound. */
  readonly echo: boolean;
}

export const DEFAULT_DETAIL: Detail = {
  ownMoves: 'normal',
  opponentsMoves: 'normal',
  squares: 'normal',
  captures: 'normal',
  clock: 'normal',
  mover: false,
  number: false,
  color: true,
  echo: true,
};
