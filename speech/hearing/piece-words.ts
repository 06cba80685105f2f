/**
 * Words for pieces that stand somewhere, beside those for moves: their colours in every form, that a square is empty, and the kinds in
 * the plural, in lower case.
 */
import type { ByColor, PieceKind } from '../../src/laws/squares.js';

export interface PieceWords {
  readonly colors: ByColor<readonly string[]>;
  readonly empty: readonly string[];
  /** What the words for moves have not. */
  readonly plurals: Readonly<Partial<Record<PieceKind, readonly string[]>>>;
  /** Words that say nothing here. */
  readonly passed: readonly string[];
}
