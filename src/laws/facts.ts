/**
 * Facts: what thereby happened when an act was judged. They are kept beside the act, and words are made from them;
 * nothing that is spoken of a game comes from anywhere else.
 */
import type { Audience } from './roles.js';
import type { CastlingSide, Color, Piece, PieceKind, PlacedPiece, PromotionKind, Square } from './squares.js';

interface Told {
  readonly audience: Audience;
}

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

/** A draw was offered (Art. 9.1.2). */
export interface DrawOffered extends Told {
  readonly type: 'draw offered';
  readonly by: Color;
}

/** An offer was refused, in words or by a move (Art. 9.1.2.1). */
export interface DrawRejected extends Told {
  readonly type: 'draw rejected';
  readonly by: Color;
  readonly how: 'in words' | 'by a move';
}

/** The game goes on from an earlier position. */
export interface Restored extends Told {
  readonly type: 'restored';
  readonly ply: number;
  readonly cause: 'takeback' | 'ruling';
}

export type Result = '1-0' | '0-1' | '1/2-1/2' | '0-0';

export type EndReason =
  | 'checkmate'
  | 'stalemate'
  | 'dead position'
  | 'fivefold repetition'
  | 'seventy-five moves'
  | 'threefold repetition'
  | 'fifty moves'
  | 'resignation'
  | 'agreement'
  /** A flag fell (Art. 6.9); drawn when the opponent could not have mated. */
  | 'time'
  /** Both flags fell in the last period (Guidelines III.3.1). */
  | 'both flags'
  /** A player came too late or not at all (Art. 6.7.1); both, when neither came. */
  | 'default'
  /** Too many illegal moves (Art. 7.5.5); drawn when the opponent could not have mated. */
  | 'illegal moves'
  /** The sealed move was ambiguous, illegal or missing (Guidelines I). */
  | 'sealed move'
  /** Drawn in a quickplay finish (Guidelines III, Art. 10 of 2009). */
  | 'quickplay finish'
  /** The arbiter has declared it so (Art. 11.7, 12.9). */
  | 'ruling';

/** How a game ended. */
export interface Ending {
  readonly result: Result;
  readonly reason: EndReason;
  /** The article of the Laws by which it ended. */
  readonly article: string;
  /** Whoever won; absent in a draw, and where both lost. */
  readonly winner?: Color;
}

/** The game is over. */
export interface Ended extends Told {
  readonly type: 'ended';
  readonly ending: Ending;
}

export type Fact = Moved | Captured | Checked | DrawOffered | DrawRejected | Restored | Ended;
