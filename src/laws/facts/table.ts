/** Where players are visually disabled: the steps of a move, the other board, the boards compared, the assistant (App. D). */
import type { AskedOfAssistant } from '../acts/table.js';
import type { Assistant } from '../assistant.js';
import type { BoardDifference } from '../boards.js';
import type { Actor } from '../roles.js';
import type { ByColor, Color, Move, PieceKind, PlacedPiece, Square } from '../squares.js';
import type { Told } from './told.js';

/** A move as it was said: it need not be the one that stands on the board, nor be possible at all. */
export interface CalledMove extends Move {
  readonly piece: PieceKind;
  /** What stood on the square, on the caller's own board. */
  readonly takes?: PieceKind;
  readonly enPassant?: true;
}

interface Done extends Told {
  readonly by: Color;
  /** Whom it was done through, where not by the player himself (D.2.10). */
  readonly through?: Assistant;
}

/** The captured piece is off the mover's own board (D.2.3.1); the move is not made yet. */
export interface TakenOff extends Done {
  readonly type: 'taken off';
  readonly piece: PlacedPiece;
}

/** A piece stands in another aperture of the mover's own board (D.2.3.2); the move is not made yet. */
export interface Placed extends Done {
  readonly type: 'placed';
  /** With the square where it stands now. */
  readonly piece: PlacedPiece;
  readonly from: Square;
}

/** What had been taken off and placed is back where it was. */
export interface PiecesPutBack extends Done {
  readonly type: 'pieces put back';
}

/** A move was announced (D.2.1). */
export interface Announced extends Done {
  readonly type: 'announced';
  readonly called: CalledMove;
  /** The slip of the tongue that it corrects (D.2.8). */
  readonly instead?: CalledMove;
}

/** The opponent has repeated it (D.2.1); `agrees`: the same move. */
export interface Repeated extends Done {
  readonly type: 'repeated';
  readonly called: CalledMove;
  readonly repeated: CalledMove;
  readonly agrees: boolean;
}

/** The announced move was executed on this player's own board (D.2.1). */
export interface Executed extends Done {
  readonly type: 'executed';
  readonly move: CalledMove;
}

/** What D.2.1 asks was not done: heard by both, and the arbiter's matter. It holds nothing up. */
export interface LeftUndone extends Told {
  readonly type: 'left undone';
  readonly by: Color;
  readonly what: 'announcing' | 'repeating' | 'executing';
  readonly article: string;
}

/**
 * The boards were compared (D.2.9). Where they differ: if the scores agree, `mends` says whose boards are wrong; if not, the game
 * goes back to the last move on which they do, which is told by `restored`.
 */
export interface BoardsCompared extends Told {
  readonly type: 'boards compared';
  readonly differences: readonly BoardDifference[];
  readonly scores: 'agree' | 'differ';
  readonly mends: readonly Color[];
  readonly article: string;
}

/** A board is as the scores say (D.2.9). */
export interface BoardMended extends Told {
  readonly type: 'board mended';
  readonly of: Color;
  readonly by: Actor;
}

/** A player has asked his assistant (D.2.10.4). Heard by both of them. */
export interface Asked extends Told {
  readonly type: 'asked';
  readonly by: Color;
  readonly about: AskedOfAssistant;
}

/** What an assistant has told his player, who had asked for it (D.2.10.4): moves completed, or milliseconds used, of both. */
export interface ToldByAssistant extends Told {
  readonly type: 'told';
  readonly to: Color;
  readonly about: AskedOfAssistant;
  readonly values: ByColor<number>;
}
