/**
 * What a language brings for moves to be understood. What is understood is more than what is said: every spelling that a player
 * may use, written without umlauts and in lower case (see `folded` in lexicon.ts).
 */
import type { CastlingSide, File, PieceKind, Rank } from '../../src/laws/squares.js';

/** The accepted words of one language. No word may mean two things, in one language or across them. */
export interface HearingVocabulary {
  readonly kinds: Readonly<Record<PieceKind, readonly string[]>>;
  readonly files: Readonly<Record<File, readonly string[]>>;
  readonly ranks: Readonly<Record<Rank, readonly string[]>>;
  readonly castling: readonly string[];
  readonly sides: Readonly<Record<CastlingSide, readonly string[]>>;
  readonly captures: readonly string[];
  /** "to", "nach". */
  readonly ways: readonly string[];
  /** Words that add nothing to which move it is: check, mate, en passant, articles. */
  readonly remarks: readonly string[];
}
