/**
 * Acts: what somebody does, in the Laws' words. A game is the fold of its acts (see `judge` in game.ts).
 *
 * Every act names its actor and carries `at`, the time it was done, in milliseconds; the session stamps it,
 * and it never runs backwards. Who may do which is in permission.ts.
 */
import type { Adjourn, Seal, Resume } from './acts/adjournment.js';
import type {
  Press,
  Start,
  Stop,
  Restart,
  SetClock,
  Flag,
  Unwatched,
  ChargeTime,
  Arrive,
  Default,
} from './acts/clock.js';
import type { Offer, Accept, Reject, ClaimDraw, ClaimQuickplay } from './acts/drawing.js';
import type { Resign } from './acts/ending.js';
import type { Adjust, TouchPiece } from './acts/hand.js';
import type { Make, Restore } from './acts/moves.js';
import type { PointOut, Rule } from './acts/rulings.js';
import type { Write, Sign } from './acts/scoresheet.js';
import type { BlindAct } from './acts/table.js';

export type * from './acts/adjournment.js';
export type * from './acts/clock.js';
export type * from './acts/drawing.js';
export type * from './acts/ending.js';
export type * from './acts/hand.js';
export type * from './acts/moves.js';
export type * from './acts/rulings.js';
export type * from './acts/scoresheet.js';
export type * from './acts/table.js';

export type Act =
  | Adjust
  | TouchPiece
  | Make
  | Press
  | Start
  | Stop
  | Restart
  | SetClock
  | Flag
  | Unwatched
  | ChargeTime
  | Arrive
  | Default
  | Offer
  | Accept
  | Reject
  | ClaimDraw
  | ClaimQuickplay
  | Resign
  | PointOut
  | Write
  | Sign
  | Rule
  | Adjourn
  | Seal
  | Resume
  | Restore
  | BlindAct;

export type ActType = Act['type'];

type WithoutTime<T> = T extends Act ? Omit<T, 'at'> : never;

/** An act before the session has stamped its time. Unwatched time is noticed by the session itself. */
export type ActDraft = WithoutTime<Exclude<Act, Unwatched>>;
