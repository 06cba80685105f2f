/**
 * What happens beside the moves, in Macedonian: as an arbiter or a clock would say it.
 */
import type {
  ChargeProposed,
  ClockSet,
  PeriodReached,
  QuickplayDecided,
  Resumed,
  Sealed,
  TimeCharged,
  TimeUnwatched,
  Touched,
  Written,
} from '../../../src/laws/facts.js';
import { sideOf, type Actor } from '../../../src/laws/roles.js';
import { COLORS, opposite } from '../../../src/laws/squares.js';
import type { Happening, HappeningWords } from '../happenings.js';
import { claimed, claimRejected, surely } from './claims.js';
import { duration } from './durations.js';
import { inFull, mustCastle, mustDo } from './duties.js';
import { RESULTS, fault, penalty } from './irregularities.js';
import { THE_PLAYERS, THE_PLAYERS_FIRST, clitic, theKind, thePieces } from './names.js';
import { PLAYED_MOVE, count } from './numbers.js';
import { points } from './points.js';

export const happenings: HappeningWords = {
  happening,
  checkFrom: (by, called) => `${called ? 'Од' : 'Шах од'} ${thePieces(by)}.`,
  bound: ({ by, duty }, move) => {
    const players = THE_PLAYERS_FIRST[by];
    if (!move) return `${players} ${mustDo(duty, 'they')}.`;
    return move.castling
      ? `${players} ${mustCastle(move.castling, 'they')}.`
      : `${players} мора да одиграат ${inFull(move)}.`;
  },
  claimRejected,
  claimRight: () => 'Точно е. Партијата заврши реми.',
  claimIsOffer: () => 'Важи како понуда за реми.',
  clocksStand: () => 'Часовниците се запрени.',
  surely,
};

function happening(fact: Happening): string {
  switch (fact.type) {
    case 'adjusting':
      return `${THE_PLAYERS_FIRST[fact.by]} наместуваат.`;
    case 'touched':
      return touched(fact);
    case 'pressed':
      return `${THE_PLAYERS_FIRST[fact.by]} го притискаат часовникот.`;
    case 'period reached':
      return periodReached(fact);
    case 'time overstepped':
      return `${THE_PLAYERS_FIRST[fact.by]} го пречекорија времето за ${duration(fact.late)}.`;
    case 'clock started':
      return `Часовникот на ${THE_PLAYERS[fact.of]} ${fact.again ? 'повторно ' : ''}тече.`;
    case 'clocks stopped':
      return `${stopper(fact.by)} часовниците.`;
    case 'clock set':
      return clockSet(fact);
    case 'time added':
      return fact.time < 0
        ? `${THE_PLAYERS_FIRST[fact.to]} губат ${duration(-fact.time)}.`
        : `${THE_PLAYERS_FIRST[fact.to]} добиваат ${duration(fact.time)}.`;
    case 'flag fell':
      if (fact.first !== undefined) return `Паднаа двете знаменца, прво она на ${THE_PLAYERS[fact.first]}.`;
      return `Падна знаменцето на ${THE_PLAYERS[fact.of]}.${fact.goesOn === undefined ? '' : ' Партијата продолжува.'}`;
    case 'unwatched':
      return unwatched(fact);
    case 'charge proposed':
      return chargeProposed(fact);
    case 'time charged':
      return timeCharged(fact);
    case 'arrived':
      return `${THE_PLAYERS_FIRST[fact.who]} дојдоа на таблата${fact.late > 0 ? `, со доцнење од ${duration(fact.late)}` : ''}.`;
    case 'draw claimed':
      return claimed(fact);
    case 'quickplay claimed':
      return `${THE_PLAYERS_FIRST[fact.by]} бараат ${fact.asks === 'draw' ? 'реми во забрзан завршеток' : 'неколку секунди на секој потег'}. Одлучува судијата.`;
    case 'quickplay decided':
      return quickplayDecided(fact);
    case 'fault found':
      return fault(fact);
    case 'written':
      return WRITTEN[fact.what];
    case 'signed':
      return `${THE_PLAYERS_FIRST[fact.by]} потпишуваат: ${RESULTS[fact.result]}.${fact.agreed ? ' Двајцата играчи потпишаа.' : ''}`;
    case 'penalised':
      return penalty(fact);
    case 'scored':
      return `Белите добиваат ${points(fact.scores.white)}, а црните ${points(fact.scores.black)}.`;
    case 'adjourned':
      return `Партијата е прекината. ${THE_PLAYERS_FIRST[fact.sealer]} ковертираат потег.`;
    case 'sealed':
      return SEALED[fact.step](THE_PLAYERS_FIRST[fact.sealer]);
    case 'resumed':
      return resumed(fact);
  }
}

function touched({ by, piece, how }: Touched): string {
  const verb = how === 'adjusting' ? 'наместуваат' : 'допираат';
  return `${THE_PLAYERS_FIRST[by]} ${how === 'by accident' ? 'случајно ' : ''}${clitic(piece.kind)} ${verb} ${theKind(piece)}.`;
}

/** Who stops the clocks, with the verb that agrees. */
function stopper(by: Actor): string {
  if (by === 'arbiter') return 'Судијата ги запира';
  const side = sideOf(by) ?? 'white';
  return by === side ? `${THE_PLAYERS_FIRST[side]} ги запираат` : `Помошникот на ${THE_PLAYERS[side]} ги запира`;
}

function periodReached({ by, added }: PeriodReached): string {
  return `${THE_PLAYERS_FIRST[by]} стигнаа до временската контрола. Добиваат ${duration(added)}.`;
}

function clockSet({ settings }: ClockSet): string {
  const sides = COLORS.flatMap((color) => {
    const { time, moves } = settings[color] ?? {};
    const set = [
      ...(time === undefined ? [] : [duration(time)]),
      ...(moves === undefined ? [] : [count(moves, PLAYED_MOVE)]),
    ];
    return set.length > 0 ? [`Часовникот на ${THE_PLAYERS[color]} е наместен на ${set.join(', ')}.`] : [];
  });
  return sides.join(' ');
}

function unwatched({ of, length, charged, stopped }: TimeUnwatched): string {
  const players = THE_PLAYERS[of];
  if (length === undefined) {
    return `Часовникот на уредот е вратен назад. Не се знае колку долго страницата не работеше; на ${players} не им се одзема време.`;
  }
  const away = `Уредот не работеше ${duration(length)}.`;
  if (charged === 'no') return `${away} На ${players} не им се одзема ова време.`;
  return `${away}${stopped ? ' Часовниците се запрени.' : ''} Да им се одземе ова време на ${players} или не?`;
}

function chargeProposed({ by, charged }: ChargeProposed): string {
  return `${THE_PLAYERS_FIRST[by]} сакаат времето ${charged ? 'да се одземе' : 'да не се одземе'}. ${THE_PLAYERS_FIRST[opposite(by)]} мора да се согласат.`;
}

function timeCharged({ of, length, charged, flag }: TimeCharged): string {
  const told = `На ${THE_PLAYERS[of]} ${charged ? 'им е одземено' : 'не им е одземено'} време: ${duration(length)}.`;
  return flag ? `${told} Падна знаменцето на ${THE_PLAYERS[of]}.` : told;
}

function quickplayDecided({ by, decision, increment }: QuickplayDecided): string {
  switch (decision) {
    case 'postponed':
      return `Одлуката за барањето на ${THE_PLAYERS[by]} е одложена. Партијата продолжува.`;
    case 'rejected':
      return `Барањето на ${THE_PLAYERS[by]} е одбиено.`;
    case 'increment':
      return `Отсега секој потег носи ${increment === undefined ? 'неколку секунди' : duration(increment)}.`;
    case 'no increment':
      return 'Потезите не носат секунди. Партијата продолжува.';
  }
}

const SEALED: Readonly<Record<Sealed['step'], (sealer: string) => string>> = {
  written: (sealer) => `${sealer} го запишаа потегот за ковертот.`,
  'envelope closed': () => 'Ковертот е затворен.',
  'clock stopped': () => 'Потегот е ковертиран, а часовниците се запрени.',
};

function resumed({ envelope, clock }: Resumed): string {
  const what = envelope === 'opened' ? 'Ковертот е отворен.' : 'Ковертот останува затворен.';
  return `Партијата продолжува. ${what} Часовникот на ${THE_PLAYERS[clock]} тече.`;
}

/** What was written on a scoresheet. */
const WRITTEN: Readonly<Record<Written['what'], string>> = {
  move: 'Потегот е запишан.',
  note: 'Звучната белешка е зачувана.',
  offer: 'Понудата за реми е запишана.',
};
