/**
 * Acts: what somebody does, in the Laws' words. A game is the fold of its acts (see `judge.ts`).
 *
 * Every act names its actor and carries `at`, the time it was done, in milliseconds; the session stamps it,
 * and it never runs backwards. Who may do which is in permission.ts.
 */
import type { Adjourn, Resume, Seal } from './acts/adjournment.js';
import type { Decision, Rule } from './acts/arbiter.js';
import type { BlindAct } from './acts/blind.js';
import type {
  Arrive,
  ChargeTime,
  Default,
  Flag,
  Press,
  Restart,
  SetClock,
  Start,
  Stop,
  Unwatched,
} from './acts/clock.js';
import type { Accept, ClaimDraw, Offer, Reject } from './acts/draw.js';
import type { Resign } from './acts/ending.js';
import type { Fault, PointOut } from './acts/irregularity.js';
import type { Adjust, Make, Restore, TouchPiece } from './acts/move.js';
import type { ClaimQuickplay } from './acts/quickplay.js';
import type { Sign, Write } from './acts/scoresheet.js';
import type { Actor } from './roles.js';
import type { Color } from './squares.js';

export type { Adjourn, Resume, Seal } from './acts/adjournment.js';
export type { Decision, Rule } from './acts/arbiter.js';
export type {
  Announce,
  Ask,
  AskedOfAssistant,
  BlindAct,
  CompareBoards,
  Execute,
  MendBoard,
  PutBack,
  Repeat,
  TakeOff,
  Tell,
} from './acts/blind.js';
export type {
  Arrive,
  ChargeTime,
  Default,
  Flag,
  Press,
  Restart,
  SetClock,
  Start,
  Stop,
  Unwatched,
} from './acts/clock.js';
export type { Accept, ClaimDraw, Offer, Reject } from './acts/draw.js';
export type { Resign } from './acts/ending.js';
export type { Fault, PointOut } from './acts/irregularity.js';
export type { Adjust, Make, Restore, TouchPiece } from './acts/move.js';
export type { ClaimQuickplay } from './acts/quickplay.js';
export type { Sign, Write } from './acts/scoresheet.js';

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

type OfItsOwnContent = 'arrive' | 'rule' | 'point out';

/** What of an act decides whether its actor may do it now: who, which kind, and for three kinds something of what it carries. */
export type Attempt = { readonly by: Actor } & (
  | { readonly type: Exclude<ActType, OfItsOwnContent> }
  | { readonly type: 'arrive'; readonly who: Color }
  | { readonly type: 'rule'; readonly decision: Pick<Decision, 'on'> }
  | { readonly type: 'point out'; readonly fault: Fault }
);

/** An act that can lose a game which is drawn where the opponent cannot mate any more. */
export type Deciding = Extract<Act, { readonly verdict?: unknown }>;

type Undone<T> = T extends Act ? Omit<T, 'at' | 'verdict'> : never;

/** An act before the session has stamped its time and had decided what it asks. Unwatched time is noticed by the session itself. */
export type ActDraft = Undone<Exclude<Act, Unwatched>>;
