/** What happens beside the moves, irregularities and claims among it: the message of each fact. */
import type {
  Adjourned,
  Adjusting,
  Arrived,
  Bound,
  ChargeProposed,
  ClockSet,
  ClocksStopped,
  ClockStarted,
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
  ClaimRejected,
} from '../../src/laws/facts.js';
import { type Color, COLORS, opposite } from '../../src/laws/squares.js';
import { sideOf } from '../../src/laws/roles.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import { RESULT_NAMES } from './endings.js';
import { saidMove, type NamedMove } from './named-move.js';
import { dashed, sayOwn, yesOrNo } from './own-message.js';
import type { Messages } from './say.js';

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

type HappeningMessages = Messages<'happenings' | 'claims' | 'irregularities'>;

export function happeningSaid(fact: Happening, messages: HappeningMessages): string {
  const { say } = messages;
  switch (fact.type) {
    case 'touched':
      return say('fact-touched', { by: fact.by, piece: fact.piece, how: dashed(fact.how) });
    case 'clock started':
      return say('fact-clock-started', { of: fact.of, again: yesOrNo(fact.again) });
    case 'clocks stopped':
      return clocksStopped(fact, messages);
    case 'clock set':
      return clockSet(fact, messages);
    case 'time added':
      return fact.time < 0 ? say('fact-time-taken', { to: fact.to, time: -fact.time }) : say('fact-time-added', fact);
    case 'flag fell':
      return flagFell(fact, messages);
    case 'unwatched':
      return unwatched(fact, messages);
    case 'charge proposed':
      return chargeProposed(fact, messages);
    case 'time charged':
      return timeCharged(fact, messages);
    case 'arrived':
      return fact.late > 0 ? say('fact-arrived-late', fact) : say('fact-arrived', fact);
    case 'draw claimed':
      return claimed(fact, messages);
    case 'quickplay decided':
      return quickplayDecided(fact, messages);
    case 'fault found':
      return fault(fact, messages);
    case 'signed':
      return say('fact-signed', { by: fact.by, result: RESULT_NAMES[fact.result], agreed: yesOrNo(fact.agreed) });
    case 'penalised':
      return penalty(fact, messages);
    case 'scored':
      return say('fact-scored', { white: points(fact.scores.white), black: points(fact.scores.black) });
    case 'sealed':
      return fact.step === 'written' ? say('fact-sealed-written', fact) : say(`fact-sealed-${dashed(fact.step)}`);
    case 'resumed':
      return say('fact-resumed', { envelope: dashed(fact.envelope), clock: fact.clock });
    default:
      return sayOwn(messages, 'fact', 'type', fact);
  }
}

/** What must be played (Art. 4.3 to 4.5), empty where anything may be. Whoever is free has nothing to be told; `move` is the one move that is left, where it is one. */
export function boundSaid({ by, duty }: Bound, move: NamedMove | undefined, { say }: HappeningMessages): string {
  if (duty.type === 'free') return '';
  if (move) {
    return move.castling
      ? say('fact-bound-castle', { by, side: move.castling })
      : say('fact-bound-play', { by, move: saidMove(move) });
  }
  switch (duty.type) {
    case 'move':
      return say('fact-bound-move', { by, piece: duty.piece });
    case 'capture':
      return duty.by
        ? say('fact-bound-capture-with', { by, piece: duty.piece, with: duty.by })
        : say('fact-bound-capture', { by, piece: duty.piece });
    case 'castle':
      return say('fact-bound-castle', { by, side: duty.side });
  }
}

function clocksStopped({ by }: ClocksStopped, { say }: HappeningMessages): string {
  const side = sideOf(by);
  if (side === undefined) return say('fact-clocks-stopped-by-arbiter');
  return by === side ? say('fact-clocks-stopped', { by: side }) : say('fact-clocks-stopped-by-assistant', { of: side });
}

function clockSet({ settings }: ClockSet, messages: HappeningMessages): string {
  return COLORS.map((of) => setTo(of, settings[of] ?? {}, messages))
    .filter((set) => set !== '')
    .join(' ');
}

type ClockSetting = NonNullable<ClockSet['settings'][Color]>;

function setTo(of: Color, { time, moves }: ClockSetting, { say }: HappeningMessages): string {
  if (time === undefined) return moves === undefined ? '' : say('fact-clock-set-moves', { of, moves });
  return moves === undefined
    ? say('fact-clock-set-time', { of, time })
    : say('fact-clock-set-both', { of, time, moves });
}

function flagFell({ of, first, goesOn }: FlagFell, { say }: HappeningMessages): string {
  return first === undefined
    ? say('fact-flag-fell', { of, goesOn: yesOrNo(goesOn !== undefined) })
    : say('fact-both-flags-fell', { first });
}

function unwatched({ of, length, charged, stopped }: TimeUnwatched, { say }: HappeningMessages): string {
  if (length === undefined) return say('fact-unwatched-clock-set-back', { of });
  return charged === 'no'
    ? say('fact-unwatched-not-charged', { of, length })
    : say('fact-unwatched-open', { of, length, stopped: yesOrNo(stopped) });
}

function chargeProposed({ by, charged }: ChargeProposed, { say }: HappeningMessages): string {
  return say('fact-charge-proposed', { by, opponent: opposite(by), charged: yesOrNo(charged) });
}

function timeCharged({ of, length, charged, flag }: TimeCharged, { say }: HappeningMessages): string {
  return say('fact-time-charged', { of, length, charged: yesOrNo(charged), flag: yesOrNo(flag) });
}

function quickplayDecided({ by, decision, increment }: QuickplayDecided, { say }: HappeningMessages): string {
  switch (decision) {
    case 'postponed':
      return say('fact-quickplay-decided-postponed', { by });
    case 'rejected':
      return say('fact-quickplay-decided-rejected', { by });
    case 'increment':
      return increment === undefined
        ? say('fact-quickplay-decided-some-increment')
        : say('fact-quickplay-decided-increment', { increment });
    case 'no increment':
      return say('fact-quickplay-decided-no-increment');
  }
}

/** Whole points and a half; any other part of one stays a fraction. */
function points(score: number): MessageGroups['happenings']['fact-scored']['white'] {
  const isHalf = Number.isInteger(score - 0.5);
  return { whole: isHalf ? score - 0.5 : score, half: yesOrNo(isHalf) };
}

/** An irregularity (Art. 7). A restored position, a penalty and an end are told after it, each by itself. */
function fault(fault: FaultFound, messages: Messages<'irregularities'>): string {
  const { what, of, ruling } = fault;
  const found = messages.say(`fault-${dashed(what)}`, { of });
  return ruling === 'restored' ? found : `${found} ${ruled({ ...fault, ruling }, messages)}`;
}

type Ruled = FaultFound & { readonly ruling: Exclude<FaultFound['ruling'], 'restored'> };

function ruled({ what, of, ruling, count }: Ruled, { say }: Messages<'irregularities'>): string {
  switch (ruling) {
    case 'counted':
      if (count === undefined) return say('fault-ruling-counted');
      return say(what === 'illegal move' ? 'fault-ruling-illegal-move-counted' : 'fault-ruling-counted-as', { count });
    case 'put right':
      return say('fault-ruling-put-right', { of });
    default:
      return say(`fault-ruling-${dashed(ruling)}`);
  }
}

/** A penalty (Art. 12.9). Times and points are told after it. */
function penalty({ against, penalty }: Penalised, { say }: Messages<'irregularities'>): string {
  switch (penalty.kind) {
    case 'time to the opponent':
    case 'time taken':
    case 'points taken':
      return say('penalty-given', { against });
    case 'points to the opponent':
      return say('penalty-points-to-the-opponent', { against, opponent: opposite(against) });
    case 'rounds':
      return say('penalty-rounds', { against, rounds: penalty.rounds });
    default:
      return say(`penalty-${dashed(penalty.kind)}`, { against });
  }
}

/** A claim of a draw (Art. 9.2, 9.3). */
function claimed({ by, ground, intended }: DrawClaimed, { say }: Messages<'claims'>): string {
  return intended
    ? say(`fact-draw-claimed-${dashed(ground)}-intended`, { by, intended: saidMove(intended) })
    : say(`fact-draw-claimed-${dashed(ground)}`, { by });
}

export function claimRejected(
  { ground, why, found }: ClaimRejected,
  intended: boolean,
  { say }: Messages<'claims'>,
): string {
  return why === 'not so often'
    ? say(`fact-claim-rejected-${dashed(ground)}`, { found, intended: yesOrNo(intended) })
    : say(`fact-claim-rejected-${dashed(why)}`);
}
