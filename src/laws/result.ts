/** Results (Art. 5, 9–11), and by what a game came to one. */
import type { Color } from './squares.js';

export const RESULTS = ['1-0', '0-1', '1/2-1/2', '0-0'] as const;

export type Result = (typeof RESULTS)[number];

export const END_REASONS = [
  'checkmate',
  'stalemate',
  'dead position',
  'fivefold repetition',
  'seventy-five moves',
  'threefold repetition',
  'fifty moves',
  'resignation',
  'agreement',
  /** A flag fell (Art. 6.9); drawn when the opponent could not have mated. */
  'time',
  /** Both flags fell in the last period (Guidelines III.3.1). */
  'both flags',
  /** A player came too late or not at all (Art. 6.7.1); both, when neither came. */
  'default',
  /** Too many illegal moves (Art. 7.5.5); drawn when the opponent could not have mated. */
  'illegal moves',
  /** The sealed move was ambiguous, illegal or missing (Guidelines I). */
  'sealed move',
  /** Drawn in a quickplay finish (Guidelines III, Art. 10 of 2009). */
  'quickplay finish',
  /** The arbiter has declared it so (Art. 11.7, 12.9). */
  'ruling',
] as const;

export type EndReason = (typeof END_REASONS)[number];

/** How a game ended. */
export interface Ending {
  readonly result: Result;
  readonly reason: EndReason;
  /** The article of the Laws by which it ended. */
  readonly article: string;
  /** Whoever won; absent in a draw, and where both lost. */
  readonly winner?: Color;
  /** Drawn because this side, which had won else, cannot mate by any series of legal moves (Art. 5.1.2, 6.9, 7.5.5). */
  readonly cannotMate?: Color;
}

export function won(winner: Color, reason: EndReason, article: string): Ending {
  return { result: wonBy(winner), reason, article, winner };
}

export function drawn(reason: EndReason, article: string): Ending {
  return { result: '1/2-1/2', reason, article };
}

export function wonBy(winner: Color): Result {
  return winner === 'white' ? '1-0' : '0-1';
}
