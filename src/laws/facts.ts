/**
 * Facts: what thereby happened when an act was judged. They are kept beside the act, and words are made from them;
 * nothing that is spoken of a game comes from anywhere else.
 */
import type { Adjourned, Resumed, Sealed } from './acts/adjournment.js';
import type { Penalised, Scored } from './acts/arbiter.js';
import type {
  Announced,
  Asked,
  BoardMended,
  BoardsCompared,
  Executed,
  LeftUndone,
  PiecesPutBack,
  Placed,
  Repeated,
  TakenOff,
  ToldByAssistant,
} from './acts/blind.js';
import type {
  Arrived,
  ChargeProposed,
  ClockSet,
  ClockStarted,
  ClocksStopped,
  FlagFell,
  PeriodReached,
  Pressed,
  TimeAdded,
  TimeCharged,
  TimeOverstepped,
  TimeUnwatched,
} from './acts/clock.js';
import type { ClaimRejected, DrawClaimed, DrawOffered, DrawRejected } from './acts/draw.js';
import type { Ended } from './acts/ending.js';
import type { FaultFound } from './acts/irregularity.js';
import type { Adjusting, Bound, Captured, Checked, Moved, Restored, Touched } from './acts/move.js';
import type { QuickplayClaimed, QuickplayDecided } from './acts/quickplay.js';
import type { Signed, Written } from './acts/scoresheet.js';
import type { MateUndecided } from './acts/verdict.js';
import type { Ending } from './result.js';

export type { Adjourned, Resumed, Sealed } from './acts/adjournment.js';
export type { Penalised, Scored } from './acts/arbiter.js';
export type {
  Announced,
  Asked,
  BoardMended,
  BoardsCompared,
  Executed,
  LeftUndone,
  PiecesPutBack,
  Placed,
  Repeated,
  TakenOff,
  ToldByAssistant,
} from './acts/blind.js';
export type {
  Arrived,
  ChargeProposed,
  ClockSet,
  ClockStarted,
  ClocksStopped,
  FlagFell,
  PeriodReached,
  Pressed,
  TimeAdded,
  TimeCharged,
  TimeOverstepped,
  TimeUnwatched,
} from './acts/clock.js';
export type { ClaimRejected, DrawClaimed, DrawOffered, DrawRejected } from './acts/draw.js';
export type { Ended } from './acts/ending.js';
export type { FaultFound } from './acts/irregularity.js';
export type { Adjusting, Bound, CalledMove, Captured, Checked, Moved, Restored, Touched } from './acts/move.js';
export type { QuickplayClaimed, QuickplayDecided } from './acts/quickplay.js';
export type { Signed, Written } from './acts/scoresheet.js';
export type { MateUndecided } from './acts/verdict.js';

export type Fact =
  | Moved
  | Captured
  | Checked
  | Adjusting
  | Touched
  | Bound
  | Pressed
  | PeriodReached
  | TimeOverstepped
  | ClockStarted
  | ClocksStopped
  | ClockSet
  | TimeAdded
  | FlagFell
  | TimeUnwatched
  | ChargeProposed
  | TimeCharged
  | Arrived
  | DrawOffered
  | DrawRejected
  | DrawClaimed
  | ClaimRejected
  | QuickplayClaimed
  | QuickplayDecided
  | FaultFound
  | Written
  | Signed
  | Penalised
  | Scored
  | Adjourned
  | Sealed
  | Resumed
  | Restored
  | TakenOff
  | Placed
  | PiecesPutBack
  | Announced
  | Repeated
  | Executed
  | LeftUndone
  | BoardsCompared
  | BoardMended
  | Asked
  | ToldByAssistant
  | MateUndecided
  | Ended;

/** How the game ended by these facts, if it did. */
export function endingIn(facts: readonly Fact[]): Ending | undefined {
  for (const fact of facts) if (fact.type === 'ended') return fact.ending;
  return undefined;
}
