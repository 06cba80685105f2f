/**
 * What a language brings for moves that are spoken: the words that they are spoken with, and what is heard amiss for them.
 */
import type { CastlingSide, File, PieceKind, Rank } from '../../src/laws/squares.js';

/**
 * The words that moves are spoken with, one for each thing, as they are written: letters as they are called where they are no words by
 * themselves. What is understood is far more (see `lexicon.ts`).
 */
export interface SpokenVocabulary {
  readonly kinds: Readonly<Record<PieceKind, string>>;
  readonly files: Readonly<Record<File, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly castling: Readonly<Record<CastlingSide, string>>;
  readonly takes: string;
  /** Before the square where to, in calls with letters. */
  readonly to: string;
  /** Before a square where from, in answers. */
  readonly from: string;
  readonly check: string;
}

/** By whose names the files are told apart. */
export type NameSystem = 'fide' | 'nato';

/** With what else is said: answers, small words and other forms, and the names of the files. */
export interface OwnSpokenVocabulary extends SpokenVocabulary {
  readonly answers: readonly string[];
  readonly others: readonly string[];
  readonly names: Readonly<Record<NameSystem, Readonly<Record<File, string>>>>;
  /** The names of FIDE's call as they are written too. */
  readonly alsoWritten: readonly string[];
}

/** The call of App. D.2.1. */
export const FIDE_SPOKEN: SpokenVocabulary = {
  kinds: { king: 'könig', queen: 'dame', rook: 'turm', bishop: 'läufer', knight: 'springer', pawn: 'bauer' },
  files: { a: 'anna', b: 'bella', c: 'cäsar', d: 'david', e: 'eva', f: 'felix', g: 'gustav', h: 'hektor' },
  ranks: { 1: 'eins', 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 7: 'sieben', 8: 'acht' },
  castling: { short: 'kurze rochade', long: 'lange rochade' },
  takes: 'schlägt',
  to: 'nach',
  from: 'von',
  check: 'schach',
};

/**
 * What a language brings for words that were heard amiss to be understood: data, and no code. What a recogniser writes is an ordinary
 * word of the language that sounds like the one that was meant ("night", "before"); what a tired ear hears is the wrong letter.
 */
export interface Confusions {
  /**
   * What is heard and written for a word of a move (or for two: "b four"), though it is another word: the cost is small, for it is
   * hardly ever meant itself. The heard may be up to three words.
   */
  readonly heard: Readonly<Record<string, readonly string[]>>;
  /** Words of moves that sound alike, each of which may be heard for each other; the cost of one exchange. */
  readonly alike: readonly { readonly words: readonly string[]; readonly cost: number }[];
  /** Sounds of thinking and words of address that say nothing of a move. */
  readonly fillers: readonly string[];
  /**
   * How the spelling sounds, roughly, as replacements made one after the other in a folded word. What they end in are the signs of
   * `sounding.ts`: they need only tell what an ear tells.
   */
  readonly sounds: readonly (readonly [spelling: RegExp, sound: string])[];
  /** Words whose sound the spelling does not show: the names of single letters, and the like. */
  readonly sounding: Readonly<Record<string, string>>;
}

/** Letters whose names end alike. */
export const LETTERS = 0.3;
/** Numbers that are taken for each other on a bad line. */
export const NUMBERS = 0.5;
/** Small words that are words of moves as well ("to" and "two"). */
export const SMALL_WORDS = 0.2;
