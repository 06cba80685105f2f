/**
 * How far a move is where a player is visually disabled, and what the opponent has done about the last one (App. D.2.1, D.2.3): what the
 * game remembers of it. What becomes of it is in `steps.ts`.
 */
import type { AskedOfAssistant, Make } from '../acts.js';
import type { Position } from '../board.js';
import type { CalledMove } from '../facts/table.js';
import type { Color, Move, Square } from '../squares.js';

export interface Steps {
  /** The move that is being made. */
  readonly now?: StepsNow;
  /** The last move made. */
  readonly last?: LastSteps;
  /** What each player has asked his assistant and was not told yet. */
  readonly asked?: Readonly<Partial<Record<Color, readonly AskedOfAssistant[]>>>;
  /** Whose boards were found to be wrong and are not mended yet. */
  readonly mends?: readonly Color[];
}

/** A move on the board of whoever did not make it. */
export interface Executed {
  readonly move: Move;
  readonly before: Position;
  /** The call was corrected since (D.2.8): it is to be executed anew. */
  readonly superseded?: true;
}

/** What the opponent has done about a move that was announced. */
export interface Answered {
  readonly called?: CalledMove;
  readonly repeated?: CalledMove;
  /** On the opponent's own board, and how that stood before. */
  readonly executed?: Executed;
}

export interface StepsNow extends Answered {
  readonly by: Color;
  /** The game's position when he began: once the game stands in another, he has begun nothing. */
  readonly position: Position;
  /** The mover's own board before he took anything off it. */
  readonly before: Position;
  readonly removed?: Square;
  readonly placed?: Make;
}

export interface LastSteps extends Answered {
  /** How many plies had been made with it. */
  readonly ply: number;
}
