/**
 * What happens beside the moves, in English: as an arbiter or a clock would say it.
 */
import type {
  ChargeProposed,
  ClockSet,
  PeriodReached,
  QuickplayDecided,
  Resumed,
  Scored,
  Sealed,
  TimeCharged,
  TimeUnwatched,
  Written,
} from '../../../src/laws/facts.js';
import { sideOf, type Actor } from '../../../src/laws/roles.js';
import { COLORS, opposite } from '../../../src/laws/squares.js';
import type { Happening, HappeningWords } from '../happenings.js';
import { claimed, claimRejected, surely } from './claims.js';
import { duration, durationFirst, isSingular } from './durations.js';
import { inFull, toDo } from './duties.js';
import { RESULTS, fault, penalty } from './irregularities.js';
import { PLAYERS, listed, moveCount, theKind, thePieces } from './names.js';

export const happenings: HappeningWords = {
  happening,
  checkFrom: (by, called) => `${called ? 'From' : 'Check from'} ${thePieces(by)}.`,
  bound: ({ by, duty }, move) => {
    if (!move) return `${PLAYERS[by]} must ${toDo(duty)}.`;
    return `${PLAYERS[by]} must ${move.castling ? toDo({ type: 'castle', side: move.castling }) : `play ${inFull(move)}`}.`;
  },
  claimRejected,
  claimRight: () => 'That is right. The game is drawn.',
  claimIsOffer: () => 'It stands as a draw offer.',
  clocksStand: () => 'The clocks are stopped.',
  surely,
};

function happening(fact: Happening): string {
  switch (fact.type) {
    case 'adjusting':
      return `${PLAYERS[fact.by]} adjusts.`;
    case 'touched':
      return `${PLAYERS[fact.by]} ${TOUCHES[fact.how]} ${theKind(fact.piece)}${fact.how === 'by accident' ? ' by accident' : ''}.`;
    case 'pressed':
      return `${PLAYERS[fact.by]} presses the clock.`;
    case 'period reached':
      return periodReached(fact);
    case 'time overstepped':
      return `${PLAYERS[fact.by]} overstepped the time by ${duration(fact.late)}.`;
    case 'clock started':
      return `${PLAYERS[fact.of]}'s clock runs${fact.again ? ' again' : ''}.`;
    case 'clocks stopped':
      return `${actor(fact.by)} stops the clocks.`;
    case 'clock set':
      return clockSet(fact);
    case 'time added':
      return fact.time < 0
        ? `${durationFirst(-fact.time)} taken from ${PLAYERS[fact.to]}'s clock.`
        : `${durationFirst(fact.time)} added to ${PLAYERS[fact.to]}'s clock.`;
    case 'flag fell':
      if (fact.first !== undefined) return `Both flags have fallen, ${PLAYERS[fact.first]}'s first.`;
      return `${PLAYERS[fact.of]}'s flag has fallen.${fact.goesOn === undefined ? '' : ' The game goes on.'}`;
    case 'unwatched':
      return unwatched(fact);
    case 'charge proposed':
      return chargeProposed(fact);
    case 'time charged':
      return timeCharged(fact);
    case 'arrived':
      return `${PLAYERS[fact.who]} has come to the board${fact.late > 0 ? `, ${duration(fact.late)} late` : ''}.`;
    case 'draw claimed':
      return claimed(fact);
    case 'quickplay claimed':
      return `${PLAYERS[fact.by]} ${fact.asks === 'draw' ? 'claims a draw in the quickplay finish' : 'asks for a few seconds with each move'}. An arbiter decides.`;
    case 'quickplay decided':
      return quickplayDecided(fact);
    case 'fault found':
      return fault(fact);
    case 'written':
      return WRITTEN[fact.what];
    case 'signed':
      return `${PLAYERS[fact.by]} signs: ${RESULTS[fact.result]}.${fact.agreed ? ' Both have signed.' : ''}`;
    case 'penalised':
      return penalty(fact);
    case 'scored':
      return scored(fact);
    case 'adjourned':
      return `The game is adjourned. ${PLAYERS[fact.sealer]} seals a move.`;
    case 'sealed':
      return SEALED[fact.step](PLAYERS[fact.sealer]);
    case 'resumed':
      return resumed(fact);
  }
}

const TOUCHES = { 'to move': 'touches', adjusting: 'adjusts', 'by accident': 'touches' } as const;

/** Whoever it is that acts, to begin a sentence with. */
function actor(by: Actor): string {
  if (by === 'arbiter') return 'The arbiter';
  const side = sideOf(by) ?? 'white';
  return by === side ? PLAYERS[side] : `${PLAYERS[side]}'s assistant`;
}

function periodReached({ by, added }: PeriodReached): string {
  return `${PLAYERS[by]} has reached the time control. ${durationFirst(added)} added.`;
}

function clockSet({ settings }: ClockSet): string {
  const sides = COLORS.flatMap((color) => {
    const { time, moves } = settings[color] ?? {};
    const set = [
      ...(time === undefined ? [] : [duration(time)]),
      ...(moves === undefined ? [] : [`${moveCount(moves)} made`]),
    ];
    return set.length > 0 ? [`${PLAYERS[color]}'s clock is set to ${set.join(', ')}.`] : [];
  });
  return sides.join(' ');
}

function unwatched({ of, length, charged, stopped }: TimeUnwatched): string {
  if (length === undefined) {
    return `The device's clock was set back. How long the page was away is not known; ${PLAYERS[of]} is not charged for it.`;
  }
  const away = `The device was away for ${duration(length)}.`;
  if (charged === 'no') return `${away} ${PLAYERS[of]} is not charged for it.`;
  return `${away}${stopped ? ' Both clocks are stopped.' : ''} Charge it to ${PLAYERS[of]}, or do not charge it?`;
}

function chargeProposed({ by, charged }: ChargeProposed): string {
  return `${PLAYERS[by]} wants it ${charged ? 'charged' : 'not charged'}. ${PLAYERS[opposite(by)]} must agree.`;
}

function timeCharged({ of, length, charged, flag }: TimeCharged): string {
  const told = `${durationFirst(length)} ${charged ? 'charged' : 'not charged'} to ${PLAYERS[of]}.`;
  return flag ? `${told} ${PLAYERS[of]}'s flag has fallen.` : told;
}

function quickplayDecided({ by, decision, increment }: QuickplayDecided): string {
  switch (decision) {
    case 'postponed':
      return `The decision on ${PLAYERS[by]}'s claim is postponed. The game goes on.`;
    case 'rejected':
      return `${PLAYERS[by]}'s claim is rejected.`;
    case 'increment': {
      const time = increment === undefined ? 'a few seconds' : duration(increment);
      return `From now on ${time} ${isSingular(time) ? 'is' : 'are'} added with each move.`;
    }
    case 'no increment':
      return 'No seconds are added with the moves. The game goes on.';
  }
}

function scored({ scores }: Scored): string {
  return `${listed(
    COLORS.map((color) => `${PLAYERS[color]} scores ${points(scores[color])}`),
    'and',
  )}.`;
}

/** Halves in words, for ".5" is heard as a decimal. */
function points(count: number): string {
  if (count === 0) return 'nothing';
  if (count === 0.5) return 'half a point';
  if (count === 1) return '1 point';
  return Number.isInteger(count - 0.5) ? `${count - 0.5} and a half points` : `${count} points`;
}

const SEALED: Readonly<Record<Sealed['step'], (sealer: string) => string>> = {
  written: (sealer) => `${sealer} has written the move to be sealed.`,
  'envelope closed': () => 'The envelope is closed.',
  'clock stopped': () => 'The move is sealed and the clocks are stopped.',
};

function resumed({ envelope, clock }: Resumed): string {
  const what = envelope === 'opened' ? 'The envelope is opened.' : 'The envelope stays closed.';
  return `The game is resumed. ${what} ${PLAYERS[clock]}'s clock runs.`;
}

/** What was written on a scoresheet. */
const WRITTEN: Readonly<Record<Written['what'], string>> = {
  move: 'Move written.',
  note: 'Audio note kept.',
  offer: 'Draw offer written.',
};
