/**
 * What a language must be able to say of what happens beside the moves: hands, clocks, claims, rulings.
 */
import type {
  Adjourned,
  Adjusting,
  Arrived,
  Bound,
  ChargeProposed,
  ClaimRejected,
  ClockSet,
  ClockStarted,
  ClocksStopped,
  DrawClaimed,
  FaultFound,
  FlagFell,
  Penalised,
  PeriodReached,
  Pressed,
  QuickplayClaimed,
  QuickplayDecided,
  Resumed,
  Scored,
  Sealed,
  Signed,
  TimeAdded,
  TimeCharged,
  TimeOverstepped,
  TimeUnwatched,
  Touched,
  Written,
} from '../../src/laws/facts.js';
import type { Color, Move, PieceKind, PlacedPiece } from '../../src/laws/squares.js';

/** A fact that is said by itself, whatever else the act has brought. */
export type Happening =
  | Adjusting
  | Touched
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
  | DrawClaimed
  | QuickplayClaimed
  | QuickplayDecided
  | FaultFound
  | Written
  | Signed
  | Penalised
  | Scored
  | Adjourned
  | Sealed
  | Resumed;

export interface HappeningWords {
  readonly happening: (happening: Happening) => string;
  /**
   * Which pieces give check. After a call that has said that it is check (`called`) "From the bishop on b5.", and else
   * "Check from the bishop on b5."
   */
  readonly checkFrom: (by: readonly PlacedPiece[], called: boolean) => string;
  readonly drawOffered: (by: Color) => string;
  readonly drawRejected: (by: Color, how: 'in words' | 'by a move') => string;
  /** What must be played, empty where anything may be; `move` is the one move that is left, where it is one. */
  readonly bound: (bound: Bound, move?: Move & { readonly piece: PieceKind }) => string;
  /** Follows the claim at once. `intended`: it was of a position that a move would have brought about. */
  readonly claimRejected: (rejected: ClaimRejected, intended: boolean) => string;
  /** Follows the claim at once, which has said already what is so. */
  readonly claimRight: () => string;
  /** A claim that was wrong stands as an offer of a draw (Art. 9.1.2.3). */
  readonly claimIsOffer: () => string;
  /** Told last, where a claim has stopped them and they have not been started again. */
  readonly clocksStand: () => string;
}
