/**
 * What happens beside the moves, in Belarusian: as an arbiter or a clock would say it. A player is plural, an arbiter or assistant is not.
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
import { duration } from './durations.js';
import { inFull, toDo } from './duties.js';
import { RESULTS, fault, penalty } from './irregularities.js';
import { PLAYERS, SIDES, capitalized, theKind, theKinds } from './names.js';
import { counted, moveCount } from './numbers.js';

export const happenings: HappeningWords = {
  happening,
  checkFrom: (by, called) => `${called ? 'Ад' : 'Шах ад'} ${theKinds(by, 'genitive')}.`,
  bound: ({ by, duty }, move) => {
    if (!move) return `${PLAYERS[by]} павінны ${toDo(duty)}.`;
    if (move.castling) return `${PLAYERS[by]} павінны ${toDo({ type: 'castle', side: move.castling })}.`;
    return `${PLAYERS[by]} павінны зрабіць ход ${inFull(move)}.`;
  },
  claimRejected,
  claimRight: () => 'Гэта так. Нічыя.',
  claimIsOffer: () => 'Гэта застаецца прапановай нічыі.',
  clocksStand: () => 'Гадзіннік спынены.',
  surely,
};

function happening(fact: Happening): string {
  switch (fact.type) {
    case 'adjusting':
      return `${PLAYERS[fact.by]} папраўляюць фігуры.`;
    case 'touched':
      return `${PLAYERS[fact.by]} ${TOUCH[fact.how]} ${theKind(fact.piece, 'accusative')}.`;
    case 'pressed':
      return `${PLAYERS[fact.by]} націснулі на гадзіннік.`;
    case 'period reached':
      return periodReached(fact);
    case 'time overstepped':
      return `${PLAYERS[fact.by]} перавысілі час на ${duration(fact.late, 'accusative')}.`;
    case 'clock started':
      return `Гадзіннік ${SIDES[fact.of].genitive} ${fact.again ? 'зноў ' : ''}ідзе.`;
    case 'clocks stopped':
      return `${stopper(fact.by)} гадзіннік.`;
    case 'clock set':
      return clockSet(fact);
    case 'time added':
      return fact.time < 0
        ? `У ${SIDES[fact.to].genitive} аднята ${duration(-fact.time)}.`
        : `${capitalized(SIDES[fact.to].dative)} дададзена ${duration(fact.time)}.`;
    case 'flag fell':
      if (fact.first !== undefined) return `Упалі абодва сцяжкі, спачатку сцяжок ${SIDES[fact.first].genitive}.`;
      return `Сцяжок ${SIDES[fact.of].genitive} упаў.${fact.goesOn === undefined ? '' : ' Партыя працягваецца.'}`;
    case 'unwatched':
      return unwatched(fact);
    case 'charge proposed':
      return chargeProposed(fact);
    case 'time charged':
      return timeCharged(fact);
    case 'arrived':
      return `${PLAYERS[fact.who]} за дошкай${fact.late > 0 ? `, спазненне на ${duration(fact.late, 'accusative')}` : ''}.`;
    case 'draw claimed':
      return claimed(fact);
    case 'quickplay claimed':
      return `${PLAYERS[fact.by]} ${fact.asks === 'draw' ? 'патрабуюць нічыю: хуткае завяршэнне партыі' : 'просяць некалькі секунд на кожны ход'}. Вырашае арбітр.`;
    case 'quickplay decided':
      return quickplayDecided(fact);
    case 'fault found':
      return fault(fact);
    case 'written':
      return WRITTEN[fact.what];
    case 'signed':
      return `${PLAYERS[fact.by]} падпісалі: ${RESULTS[fact.result]}.${fact.agreed ? ' Падпісалі абодва.' : ''}`;
    case 'penalised':
      return penalty(fact);
    case 'scored':
      return scored(fact);
    case 'adjourned':
      return `Партыя адкладзена. ${PLAYERS[fact.sealer]} запячатваюць ход.`;
    case 'sealed':
      return SEALED[fact.step](PLAYERS[fact.sealer]);
    case 'resumed':
      return resumed(fact);
  }
}

const TOUCH = { 'to move': 'кранулі', adjusting: 'папраўляюць', 'by accident': 'выпадкова кранулі' } as const;

/** Whoever it is that stops them, with the verb. */
function stopper(by: Actor): string {
  if (by === 'arbiter') return 'Арбітр спыніў';
  const side = sideOf(by) ?? 'white';
  return by === side ? `${PLAYERS[side]} спынілі` : `Асістэнт ${SIDES[side].genitive} спыніў`;
}

function periodReached({ by, added }: PeriodReached): string {
  return `${PLAYERS[by]} прайшлі кантроль часу. Дададзена ${duration(added)}.`;
}

function clockSet({ settings }: ClockSet): string {
  const sides = COLORS.flatMap((color) => {
    const { time, moves } = settings[color] ?? {};
    const set = [
      ...(time === undefined ? [] : [duration(time)]),
      ...(moves === undefined ? [] : [`${counted(moves) === 'one' ? 'зроблены' : 'зроблена'} ${moveCount(moves)}`]),
    ];
    return set.length > 0 ? [`На гадзінніку ${SIDES[color].genitive} цяпер ${set.join(', ')}.`] : [];
  });
  return sides.join(' ');
}

function unwatched({ of, length, charged, stopped }: TimeUnwatched): string {
  const players = SIDES[of].genitive;
  if (length === undefined) {
    return `Гадзіннік прылады перавялі назад. Колькі часу старонка не працавала, невядома; у ${players} нічога не аднята.`;
  }
  const away = `Прылада не працавала ${duration(length, 'accusative')}.`;
  if (charged === 'no') return `${away} У ${players} гэты час не адняты.`;
  return `${away}${stopped ? ' Гадзіннік спынены.' : ''} Адняць у ${players} гэты час ці не?`;
}

function chargeProposed({ by, charged }: ChargeProposed): string {
  return `${PLAYERS[by]} хочуць, каб гэты час ${charged ? 'быў' : 'не быў'} адняты. ${PLAYERS[opposite(by)]} павінны згадзіцца.`;
}

function timeCharged({ of, length, charged, flag }: TimeCharged): string {
  const told = `У ${SIDES[of].genitive} ${charged ? 'адняты час' : 'час не адняты'}: ${duration(length)}.`;
  return flag ? `${told} Сцяжок ${SIDES[of].genitive} упаў.` : told;
}

function quickplayDecided({ by, decision, increment }: QuickplayDecided): string {
  const claim = `Патрабаванне ${SIDES[by].genitive}`;
  switch (decision) {
    case 'postponed':
      return `${claim}: рашэнне адкладзена. Партыя працягваецца.`;
    case 'rejected':
      return `${claim} адхілена.`;
    case 'increment':
      return `Цяпер на кожны ход дадаецца ${increment === undefined ? 'некалькі секунд' : duration(increment)}.`;
    case 'no increment':
      return 'Секунды на ход не дадаюцца. Партыя працягваецца.';
  }
}

function scored({ scores }: Scored): string {
  return `${capitalized(SIDES.white.dative)} ${points(scores.white)}, ${SIDES.black.dative} ${points(scores.black)}.`;
}

/** Halves in words, for ".5" is heard as a decimal. */
function points(count: number): string {
  if (count === 0) return 'нуль ачкоў';
  if (count === 0.5) return 'паўачка';
  if (count === 1) return 'адно ачко';
  if (count === 1.5) return 'паўтара ачка';
  if (!Number.isInteger(count)) return `${points(Math.floor(count))} і паўачка`;
  return `${count} ${{ one: 'ачко', few: 'ачкі', many: 'ачкоў' }[counted(count)]}`;
}

const SEALED: Readonly<Record<Sealed['step'], (sealer: string) => string>> = {
  written: (sealer) => `${sealer} запісалі ход для канверта.`,
  'envelope closed': () => 'Канверт закрыты.',
  'clock stopped': () => 'Ход запячатаны, гадзіннік спынены.',
};

function resumed({ envelope, clock }: Resumed): string {
  const what = envelope === 'opened' ? 'Канверт адкрыты.' : 'Канверт застаецца закрытым.';
  return `Партыя адноўлена. ${what} Гадзіннік ${SIDES[clock].genitive} ідзе.`;
}

/** What was written on a scoresheet. */
const WRITTEN: Readonly<Record<Written['what'], string>> = {
  move: 'Ход запісаны.',
  note: 'Аўдыязапіс захаваны.',
  offer: 'Прапанова нічыі запісана.',
};
