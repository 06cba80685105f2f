/**
 * What happens beside the moves, in Ukrainian: as an arbiter or a clock would say it.
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
import { COLORS, opposite, type ByColor } from '../../../src/laws/squares.js';
import type { Happening, HappeningWords } from '../happenings.js';
import { claimed, claimRejected, surely } from './claims.js';
import { capitalized, formAfter, moveCount, type CountedWord } from './counting.js';
import { duration } from './durations.js';
import { toDo, toPlay } from './duties.js';
import { RESULTS, fault, penalty } from './irregularities.js';
import { OF_PLAYER, PLAYERS, TO_PLAYER, theKind, thePieces } from './names.js';

export const happenings: HappeningWords = {
  happening,
  checkFrom: (by, called) => `${called ? 'Від' : 'Шах від'} ${thePieces(by, 'genitive')}.`,
  bound: ({ by, duty }, move) => `${PLAYERS[by]} повинні ${move ? toPlay(move) : toDo(duty)}.`,
  claimRejected,
  claimRight: () => 'Вимога правильна. Нічия.',
  claimIsOffer: () => 'Вимога діє як пропозиція нічиєї.',
  clocksStand: () => 'Годинник зупинено.',
  surely,
};

function happening(fact: Happening): string {
  switch (fact.type) {
    case 'adjusting':
      return `${PLAYERS[fact.by]} поправляють фігури.`;
    case 'touched':
      return `${PLAYERS[fact.by]} ${TOUCHES[fact.how](fact.piece)}.`;
    case 'pressed':
      return `${PLAYERS[fact.by]} перемикають годинник.`;
    case 'period reached':
      return periodReached(fact);
    case 'time overstepped':
      return `${PLAYERS[fact.by]} перевищили час на ${duration(fact.late, 'accusative')}.`;
    case 'clock started':
      return `Годинник ${OF_PLAYER[fact.of]} ${fact.again ? 'знову йде' : 'іде'}.`;
    case 'clocks stopped':
      return stops(fact.by);
    case 'clock set':
      return clockSet(fact);
    case 'time added':
      return fact.time < 0
        ? `${FROM_PLAYER[fact.to]} віднято ${duration(-fact.time, 'accusative')}.`
        : `${TO_PLAYER[fact.to]} додано ${duration(fact.time, 'accusative')}.`;
    case 'flag fell':
      if (fact.first !== undefined) return `Упали обидва прапорці, спершу прапорець ${OF_PLAYER[fact.first]}.`;
      return `Прапорець ${OF_PLAYER[fact.of]} упав.${fact.goesOn === undefined ? '' : ' Партія триває.'}`;
    case 'unwatched':
      return unwatched(fact);
    case 'charge proposed':
      return chargeProposed(fact);
    case 'time charged':
      return timeCharged(fact);
    case 'arrived':
      return `${PLAYERS[fact.who]} прийшли до дошки${fact.late > 0 ? `, запізнення ${duration(fact.late)}` : ''}.`;
    case 'draw claimed':
      return claimed(fact);
    case 'quickplay claimed':
      return `${PLAYERS[fact.by]} ${fact.asks === 'draw' ? 'вимагають нічию у швидкому фініші' : 'просять кілька секунд на кожен хід'}. Вирішує арбітр.`;
    case 'quickplay decided':
      return quickplayDecided(fact);
    case 'fault found':
      return fault(fact);
    case 'written':
      return WRITTEN[fact.what];
    case 'signed':
      return `${PLAYERS[fact.by]} підписують: ${RESULTS[fact.result]}.${fact.agreed ? ' Обидва гравці підписали.' : ''}`;
    case 'penalised':
      return penalty(fact);
    case 'scored':
      return scored(fact);
    case 'adjourned':
      return `Партію відкладено. ${PLAYERS[fact.sealer]} записують хід.`;
    case 'sealed':
      return SEALED[fact.step](PLAYERS[fact.sealer]);
    case 'resumed':
      return resumed(fact);
  }
}

type Touch = Extract<Happening, { readonly type: 'touched' }>;

/** To touch asks for the genitive, to adjust for the accusative. */
const TOUCHES: Readonly<Record<Touch['how'], (piece: Touch['piece']) => string>> = {
  'to move': (piece) => `торкаються ${theKind(piece, 'genitive')}`,
  adjusting: (piece) => `поправляють ${theKind(piece, 'accusative')}`,
  'by accident': (piece) => `випадково торкаються ${theKind(piece, 'genitive')}`,
};

const FROM_PLAYER: ByColor<string> = { white: 'У білих', black: 'У чорних' };

/** A player is plural, an arbiter and an assistant are not. */
function stops(by: Actor): string {
  if (by === 'arbiter') return 'Арбітр зупиняє годинник.';
  const side = sideOf(by) ?? 'white';
  return by === side ? `${PLAYERS[side]} зупиняють годинник.` : `Асистент ${OF_PLAYER[side]} зупиняє годинник.`;
}

function periodReached({ by, added }: PeriodReached): string {
  return `${PLAYERS[by]} пройшли контроль часу. Додано ${duration(added, 'accusative')}.`;
}

function clockSet({ settings }: ClockSet): string {
  const sides = COLORS.flatMap((color) => {
    const { time, moves } = settings[color] ?? {};
    const set = [
      ...(time === undefined ? [] : [duration(time)]),
      ...(moves === undefined ? [] : [`зроблено ${moveCount(moves)}`]),
    ];
    return set.length > 0 ? [`Годинник ${OF_PLAYER[color]} встановлено: ${set.join(', ')}.`] : [];
  });
  return sides.join(' ');
}

function unwatched({ of, length, charged, stopped }: TimeUnwatched): string {
  const clock = `годинника ${OF_PLAYER[of]}`;
  if (length === undefined) {
    return `Годинник пристрою перевели назад. Скільки часу сторінка не працювала, невідомо; із ${clock} нічого не списано.`;
  }
  const away = `Пристрій не працював ${duration(length, 'accusative')}.`;
  if (charged === 'no') return `${away} Цей час із ${clock} не списано.`;
  return `${away}${stopped ? ' Годинник зупинено.' : ''} Списати цей час із ${clock} чи ні?`;
}

function chargeProposed({ by, charged }: ChargeProposed): string {
  return `${PLAYERS[by]} хочуть ${charged ? 'списати' : 'не списувати'} цей час. ${PLAYERS[opposite(by)]} мають погодитися.`;
}

function timeCharged({ of, length, charged, flag }: TimeCharged): string {
  const told = `Час із годинника ${OF_PLAYER[of]} ${charged ? 'списано' : 'не списано'}: ${duration(length)}.`;
  return flag ? `${told} Прапорець ${OF_PLAYER[of]} упав.` : told;
}

function quickplayDecided({ by, decision, increment }: QuickplayDecided): string {
  switch (decision) {
    case 'postponed':
      return `Рішення щодо вимоги ${OF_PLAYER[by]} відкладено. Партія триває.`;
    case 'rejected':
      return `Вимогу ${OF_PLAYER[by]} відхилено.`;
    case 'increment':
      return `Відтепер на кожен хід додають ${increment === undefined ? 'кілька секунд' : duration(increment, 'accusative')}.`;
    case 'no increment':
      return 'Секунд на ходи не додають. Партія триває.';
  }
}

function scored({ scores }: Scored): string {
  const told = COLORS.map((color) => `${PLAYERS[color].toLowerCase()} отримують ${points(scores[color])}`);
  return `${capitalized(told.join(', '))}.`;
}

const POINT: CountedWord = { gender: 'masculine', one: 'очко', oneAccusative: 'очко', few: 'очки', many: 'очок' };

/** Halves in words, for ".5" is heard as a decimal. */
function points(count: number): string {
  if (count === 0) return 'нуль очок';
  if (count === 0.5) return 'пів очка';
  if (count === 1) return 'одне очко';
  if (count === 1.5) return 'півтора очка';
  return Number.isInteger(count - 0.5) ? `${count - 0.5} із половиною очка` : `${count} ${formAfter(count, POINT)}`;
}

const SEALED: Readonly<Record<Sealed['step'], (sealer: string) => string>> = {
  written: (sealer) => `${sealer} записали хід.`,
  'envelope closed': () => 'Конверт заклеєно.',
  'clock stopped': () => 'Хід у конверті, годинник зупинено.',
};

function resumed({ envelope, clock }: Resumed): string {
  const what = envelope === 'opened' ? 'Конверт відкрито.' : 'Конверт залишається заклеєним.';
  return `Партію поновлено. ${what} Годинник ${OF_PLAYER[clock]} іде.`;
}

/** What was written on a scoresheet. */
const WRITTEN: Readonly<Record<Written['what'], string>> = {
  move: 'Хід записано.',
  note: 'Аудіозапис збережено.',
  offer: 'Пропозицію нічиєї записано.',
};
