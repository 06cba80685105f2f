/**
 * What a language brings for moves to be understood. What is understood is more than what is said: every word, case and spelling that
 * a player may use, as they are written in lower case. They are looked up without marks and apostrophes (see lexicon.ts).
 */
import type { CastlingSide, File, PieceKind, Rank } from '../../src/laws/squares.js';

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
