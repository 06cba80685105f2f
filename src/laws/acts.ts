/**
 * Acts: what somebody does, in the Laws' words. A game is the fold of its acts (see `judge.ts`).
 *
 * Every act names its actor and carries `at`, the time it was done, in milliseconds; the session stamps it,
 * and it never runs backwards. Who may do which is in permission.ts.
 */
import { ADJOURNMENT_ACTS } from './acts/adjournment.js';
import { ARBITER_ACTS, type Decision } from './acts/arbiter.js';
import { BLIND_ACTS } from './acts/blind.js';
import { CLOCK_ACTS, type Unwatched } from './acts/clock.js';
import { DRAW_ACTS } from './acts/draw.js';
import { ENDING_ACTS } from './acts/ending.js';
import { IRREGULARITY_ACTS, type Fault } from './acts/irregularity.js';
import { MOVE_ACTS } from './acts/move.js';
import { QUICKPLAY_ACTS } from './acts/quickplay.js';
import { SCORESHEET_ACTS } from './acts/scoresheet.js';
import type { Actor } from './roles.js';
import type { Kept } from './schema.js';
import type { Color } from './squares.js';

export type * from './acts/adjournment.js';
export type * from './acts/arbiter.js';
export type * from './acts/blind.js';
export type * from './acts/clock.js';
export type * from './acts/draw.js';
export type * from './acts/ending.js';
export type * from './acts/irregularity.js';
export type * from './acts/move.js';
export type * from './acts/quickplay.js';
export type * from './acts/scoresheet.js';

/** Every kind of act. */
export const ACTS = [
  ...MOVE_ACTS,
  ...CLOCK_ACTS,
  ...DRAW_ACTS,
  ...QUICKPLAY_ACTS,
  ...ENDING_ACTS,
  ...IRREGULARITY_ACTS,
  ...SCORESHEET_ACTS,
  ...ARBITER_ACTS,
  ...ADJOURNMENT_ACTS,
  ...BLIND_ACTS,
] as const;

export type Act = Kept<(typeof ACTS)[number]>;

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
