/** The move as the board shows it (Art. 3), and the game going on from an earlier position. */
import type { CastlingSide, Color, Piece, PieceKind, PlacedPiece, PromotionKind, Square } from '../squares.js';
import type { CalledMove } from './table.js';
import type { Told } from './told.js';

/** A move was made (Art. 4.7). */
export interface Moved extends Told {
  readonly type: 'moved';
  readonly by: Color;
  readonly piece: PieceKind;
  readonly from: Square;
  readonly to: Square;
  readonly castling?: CastlingSide;
  readonly promotion?: PromotionKind;
  /** How many plies have been made, this one included. */
  readonly ply: number;
  /** Algebraic notation with English letters, without the marks for check and mate (App. C). */
  readonly san: string;
  /**
   * By the rules for visually disabled players, where it was not announced by the same act: it stands on the mover's own board, and this
   * was announced before, if anything was (App. D.2.1, D.2.3).
   */
  readonly onBoard?: { readonly called?: CalledMove };
}

/** A piece was taken (Art. 3.1), perhaps en passant (Art. 3.7.4). */
export interface Captured extends Told {
  readonly type: 'captured';
  readonly piece: Piece;
  readonly square: Square;
  readonly enPassant: boolean;
}

/** A king stands in check (Art. 3.9). Nobody hears it in strict play: there it need not be declared. */
export interface Checked extends Told {
  readonly type: 'checked';
  readonly king: Color;
  readonly square: Square;
  readonly by: readonly PlacedPiece[];
}

/** The game goes on from an earlier position. */
export interface Restored extends Told {
  readonly type: 'restored';
  readonly ply: number;
  readonly cause: 'takeback' | 'ruling';
}
