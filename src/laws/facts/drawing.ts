/** Draws offered and claimed (Art. 9), also in a quickplay finish (Guidelines III). */
import type { ClaimGround } from '../editions/draw-rules.js';
import type { Color, Move, PieceKind } from '../squares.js';
import type { Told } from './told.js';

/** A draw was offered (Art. 9.1.2). */
export interface DrawOffered extends Told {
  readonly type: 'draw offered';
  readonly by: Color;
  /** The article by which an offer at the wrong moment may be punished (Art. 11.5); absent where it was the right one. */
  readonly improper?: string;
}

/** An offer was refused, in words or by a move (Art. 9.1.2.1). */
export interface DrawRejected extends Told {
  readonly type: 'draw rejected';
  readonly by: Color;
  readonly how: 'in words' | 'by a move';
}

/** A draw was claimed. The clocks are stopped (Art. 9.5.1); what came of it follows as a fact of its own. */
export interface DrawClaimed extends Told {
  readonly type: 'draw claimed';
  readonly by: Color;
  readonly ground: ClaimGround;
  /** Absent where the claim is of the position on the board. */
  readonly intended?: Move & { readonly piece: PieceKind };
}

/** The claim is not right (Art. 9.5.3). What it costs is told by `time added`, the move that must be played by `bound`. */
export interface ClaimRejected extends Told {
  readonly type: 'claim rejected';
  readonly by: Color;
  readonly ground: ClaimGround;
  readonly why: 'not written first' | 'move is illegal' | 'not so often';
  /** How often the position has stood or would stand; how many whole moves by each are without capture and pawn move. */
  readonly found: number;
  readonly needed: number;
  readonly article: string;
}

/** A draw or an increment was asked for in a quickplay finish; an arbiter will decide (Guidelines III.4, III.5). */
export interface QuickplayClaimed extends Told {
  readonly type: 'quickplay claimed';
  readonly by: Color;
  readonly asks: 'draw' | 'increment';
  readonly article: string;
}

/** The arbiter has decided on it; a draw is told by `ended`. `increment` is added with each move from now on. Milliseconds. */
export interface QuickplayDecided extends Told {
  readonly type: 'quickplay decided';
  readonly by: Color;
  readonly decision: 'postponed' | 'rejected' | 'increment' | 'no increment';
  readonly increment?: number;
  readonly article: string;
}
