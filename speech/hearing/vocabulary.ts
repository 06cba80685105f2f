/**
 * What a language brings for moves, answers and pieces with their squares to be understood. What is understood is more than what is said: every word, case and spelling that
 * a player may use, as they are written in lower case. They are looked up without marks and apostrophes (see lexicon.ts).
 */
import type { CastlingSide, File, PieceKind, Rank, ByColor } from '../../src/laws/squares.js';

/**
 * The words for one kind of piece. Where a language bends its nouns, the form tells what the piece does: "бере слон" is the bishop
 * that takes, "бере слона" the bishop that is taken, "бере слоном" again the one that takes.
 */
export interface KindWords {
  /** Forms that do not tell. */
  readonly any?: readonly string[];
  /** The one that moves. */
  readonly subject?: readonly string[];
  /** The one that is taken, where a capture is spoken of. */
  readonly object?: readonly string[];
  /** The one it is done with. */
  readonly instrument?: readonly string[];
}

/** The accepted words of one language. Where a word stands twice, the sentence decides; across languages that of the page goes first. */
export interface HearingVocabulary {
  readonly kinds: Readonly<Record<PieceKind, KindWords>>;
  readonly files: Readonly<Record<File, readonly string[]>>;
  readonly ranks: Readonly<Record<Rank, readonly string[]>>;
  readonly castling: readonly string[];
  readonly sides: Readonly<Record<CastlingSide, readonly string[]>>;
  readonly captures: readonly string[];
  /** The same where the piece that takes stands before them, and something else where it does not. */
  readonly recaptures?: readonly string[];
  /** Those behind what is taken: "den Läufer schlagen". */
  readonly capturesBehind?: readonly string[];
  /** "to", "nach": before where a piece goes. */
  readonly ways: readonly string[];
  /** "from", "von": before where it comes from. */
  readonly origins: readonly string[];
  /** "with", "mit": before the piece it is done with. */
  readonly means: readonly string[];
  /** "promotes", "wird": before what a pawn becomes. */
  readonly becoming: readonly string[];
  /** "passant", "проході": by which a capture en passant is known. */
  readonly passing: readonly string[];
  /** Words that add nothing to which move it is: check, mate, articles, verbs of going. */
  readonly remarks: readonly string[];
}

/** What a word is in a sentence that names a move. */
export type Heed =
  /** `role`: what the form of the noun tells of its piece. */
  | { readonly is: 'kind'; readonly kind: PieceKind; readonly role?: Exclude<keyof KindWords, 'any'> }
  | { readonly is: 'file'; readonly file: File }
  | { readonly is: 'rank'; readonly rank: Rank }
  | { readonly is: 'castling' }
  | { readonly is: 'side'; readonly side: CastlingSide }
  /** `behind`: which piece stands before it, the one that takes or the one that is taken. */
  | { readonly is: 'capture'; readonly behind?: 'taker' | 'taken' }
  | { readonly is: 'way' }
  | { readonly is: 'origin' }
  | { readonly is: 'means' }
  | { readonly is: 'becoming' }
  | { readonly is: 'passing' }
  | { readonly is: 'remark' };

/**
 * The words in which a question is answered: yes, no, and what stands about a number. Of all languages together, as for moves: nobody
 * should have to say first in which one he answers. Compared without marks and apostrophes (see lexicon.ts).
 */
export interface AnswerWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** The single letters that stand for them; taken only where nothing but yes or no is asked, for a letter is a piece or a file elsewhere. */
  readonly yesLetters: readonly string[];
  readonly noLetters: readonly string[];
  /** "number two", "the second", "move two": what stands about a number and tells nothing. */
  readonly beside: readonly string[];
  /** "the second one": what follows a number, and is no number itself there. */
  readonly after: readonly string[];
  readonly nine: readonly string[];
  /** "on the first rank", "the g-file": what says that no number of the list is meant. */
  readonly lines: readonly string[];
}

/**
 * Words for pieces that stand somewhere, beside those for moves: their colours in every form, that a square is empty, and the kinds in
 * the plural, in lower case.
 */
export interface PieceWords {
  readonly colors: ByColor<readonly string[]>;
  readonly empty: readonly string[];
  /** What the words for moves have not. */
  readonly plurals: Readonly<Partial<Record<PieceKind, readonly string[]>>>;
  /** Words that say nothing here. */
  readonly passed: readonly string[];
  /** What is said in several words, with what is read in their place: "il y a un", where "a un" would be a square. */
  readonly together?: readonly (readonly [said: string, read: string])[];
  /** What tells to put something somewhere: "put", "add". */
  readonly placing: readonly string[];
  /** What stands between two that are meant alike: "and", "nor". */
  readonly joining: readonly string[];
  /** Castling in forms beside those for moves. */
  readonly castling: readonly string[];
  /** What says that there is no such right: "no castling", "White cannot castle". */
  readonly negations: readonly string[];
  /** What says so without denying anything: "has lost the right to castle". Denied, it may be there. */
  readonly losses: readonly string[];
  /** What makes another thing of a sentence than its other words say, in one word or two: "only", "but", "except". */
  readonly bending: readonly string[];
  /** The first words of a question. */
  readonly asking: readonly string[];
  /** What says of a pawn that it is the one that may be taken, in one word or several: "taken". */
  readonly taken: readonly string[];
  /** A side of the board, of which another word tells whose. */
  readonly flank: readonly string[];
  /** What stands before such a side where every one is meant, or none: "either side". */
  readonly each: readonly string[];
  /** Sides beside those for moves. */
  readonly wings: Readonly<Record<CastlingSide, readonly string[]>>;
}
