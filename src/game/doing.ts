/** What a game at a table does otherwise than any other, for whoever carries moves, lines and hands to the game. */
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import type { Color, Move, Square } from '../laws/squares.js';
import type { Following, LineOutcome } from '../../speech/line-queue.js';
import type { ActResult, HeldGame } from './session/session-port.js';

/** What was typed, or may have been said: the likeliest first. */
export type TableLine = readonly [SpokenAlternative, ...SpokenAlternative[]];

export interface TableDoing {
  /** A piece was placed on the board that is shown. */
  readonly place: (move: Move, held: HeldGame) => Promise<ActResult>;
  /** A move was typed or said and is meant. */
  readonly say: (move: Move, held: HeldGame) => Promise<ActResult>;
  /** Does a line of the table; `undefined` where it is none. */
  readonly enter: (line: TableLine, held: HeldGame, spoken: boolean) => Promise<LineOutcome | undefined>;
  /** Whether a line may be carried out though the one before it was refused or asks; `undefined` where it is no line of the table. */
  readonly goesThrough: (text: string, following: Following, held: HeldGame) => boolean | undefined;
  /** Whose pieces may be lifted from the board that is shown. */
  readonly mayLift: (held: HeldGame) => readonly Color[];
  /** Whether to lift what stands here is a touch (Art. 4.3): not where the opponent's move is executed. */
  readonly touches: (square: Square, held: HeldGame) => boolean;
  /** Whose board is shown. */
  readonly board: (held: HeldGame) => Color;
}
