/**
 * Facts: what thereby happened when an act was judged. They are kept beside the act, and words are made from them;
 * nothing that is spoken of a game comes from anywhere else.
 */
import type { Adjourned, Resumed, Sealed } from './facts/adjournment.js';
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
  TimeOverstepped,
  TimeCharged,
  Unwatched,
} from './facts/clock.js';
import type {
  ClaimRejected,
  DrawClaimed,
  DrawOffered,
  DrawRejected,
  QuickplayClaimed,
  QuickplayDecided,
} from './facts/drawing.js';
import type { Ended } from './facts/ending.js';
import type { Adjusting, Bound, Touched } from './facts/hand.js';
import type { Captured, Checked, Moved, Restored } from './facts/moves.js';
import type { FaultFound, Penalised, Scored } from './facts/rulings.js';
import type { Signed, Written } from './facts/scoresheet.js';
import type {
  Announced,
  Asked,
  BoardMended,
  BoardsCompared,
  Executed,
  LeftUndone,
  Placed,
  PiecesPutBack,
  Repeated,
  TakenOff,
  ToldByAssistant,
} from './facts/table.js';
import type { Ending } from './result.js';

export type * from './facts/adjournment.js';
export type * from './facts/clock.js';
export type * from './facts/drawing.js';
export type * from './facts/ending.js';
export type * from './facts/hand.js';
export type * from './facts/moves.js';
export type * from './facts/rulings.js';
export type * from './facts/scoresheet.js';
export type * from './facts/table.js';

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
  | Unwatched
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
  | Ended;

/** How the game ended by these facts, if it did. */
export function endingIn(facts: readonly Fact[]): Ending | undefined {
  for (const fact of facts) if (fact.type === 'ended') return fact.ending;
  return undefined;
}
