/**
 * Why words are no time control.
 */
import type { Color } from '../../../src/laws/squares.js';

/** Limits that no event comes near. Minutes of one period, seconds with each move, moves of one period, periods. */
export const MOST = { minutes: 600, seconds: 600, moves: 200, periods: 5 } as const;
export type Limited = keyof typeof MOST;

export type ControlRefusal =
  | { readonly reason: 'nothing said' }
  | { readonly reason: 'too long' }
  /** A word, as it was typed, that belongs into no time control. */
  | { readonly reason: 'unknown word'; readonly word: string }
  /** No time was named: "40 moves". */
  | { readonly reason: 'no time' }
  /** "40/90": either number could be the moves. */
  | { readonly reason: 'slash'; readonly text: string }
  /** Two times for the same moves; between periods stands "then". Milliseconds. */
  | { readonly reason: 'two times'; readonly first: number; readonly second: number }
  | { readonly reason: 'two numbers of moves'; readonly first: number; readonly second: number }
  | { readonly reason: 'two extras' }
  /** A period that is not the last, so much time in milliseconds, without its moves. */
  | { readonly reason: 'moves missing'; readonly time: number }
  /** What each move gives was said after a period that is not the first: is it given from move one, or from this move? */
  | { readonly reason: 'from which move'; readonly time: number; readonly move: number }
  /** "From move 50", where no period begins with it. */
  | { readonly reason: 'no period begins'; readonly move: number }
  | { readonly reason: 'one side only'; readonly missing: Color }
  | { readonly reason: 'side twice'; readonly side: Color }
  | { readonly reason: 'too much'; readonly what: Limited };
