/**
 * What a language must be able to say where pieces were typed with their squares, and could not be understood.
 */
import type { PieceListRefusal } from '../hearing/piece-list.js';

export interface PieceListWords {
  /** What was wrong, and what would be right. */
  readonly refusal: (refusal: PieceListRefusal) => string;
}
