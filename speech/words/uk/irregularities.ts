/**
 * Irregularities and penalties in Ukrainian (Art. 7, 12.9). An illegal move is "неможливий хід" in the Laws of the federation.
 */
import type { FaultFound, Penalised } from '../../../src/laws/facts.js';
import type { Result } from '../../../src/laws/result.js';
import { opposite, type ByColor } from '../../../src/laws/squares.js';
import { counted, formAfter, type CountedWord } from './counting.js';
import { PLAYERS } from './names.js';
import { asOrdinal, ordinal } from './ordinals.js';

/** How it ended, to go on a sentence with. */
export const RESULTS: Readonly<Record<Result, string>> = {
  '1-0': 'білі виграли',
  '0-1': 'чорні виграли',
  '1/2-1/2': 'нічия',
  '0-0': 'обидва програли',
};

/** A restored position, a penalty and an end are told after it, each by itself. */
export function fault(fault: FaultFound): string {
  const ruled = ruling(fault);
  return ruled === '' ? found(fault) : `${found(fault)} ${ruled}`;
}

function found({ what, of }: FaultFound): string {
  const { did, happened } = FAULTS[what];
  return of === undefined ? happened : `${PLAYERS[of]} ${did}.`;
}

/** What a player did; and the same where it is nobody's fault, or not known whose. */
const FAULTS: Readonly<Record<FaultFound['what'], { readonly did: string; readonly happened: string }>> = {
  'illegal move': { did: 'зробили неможливий хід', happened: 'Зроблено неможливий хід.' },
  'pressed without a move': { did: 'перемкнули годинник без ходу', happened: 'Годинник перемкнуто без ходу.' },
  'pawn left unpromoted': {
    did: 'залишили пішака на останній горизонталі',
    happened: 'Пішака залишено на останній горизонталі.',
  },
  'two hands': { did: 'зробили хід двома руками', happened: 'Хід зроблено двома руками.' },
  'touched piece': {
    did: 'зіграли не так, як вимагає торкання фігури',
    happened: 'Хід не той, якого вимагає торкання фігури.',
  },
  displaced: { did: 'зсунули фігури', happened: 'Фігури зсунуто.' },
  'set-up': { did: 'неправильно почали партію', happened: 'Партію почато неправильно.' },
};

function ruling({ ruling, of, count, what }: FaultFound): string {
  switch (ruling) {
    case 'corrected':
      return 'Замість цього ходу роблять інший.';
    case 'counted': {
      if (count === undefined) return 'Це вважається неможливим ходом.';
      return what === 'illegal move' ? `Це ${ordinal(count)}.` : `Це вважається неможливим ходом, ${asOrdinal(count)}.`;
    }
    case 'queen':
      return 'Пішак стає ферзем.';
    case 'not counted':
      return 'Неможливим ходом це не вважається.';
    case 'stands':
      return 'Хід залишається в силі.';
    case 'put right':
      return of === undefined ? 'Фігури ставлять на місце.' : `${PLAYERS[of]} ставлять фігури на місце.`;
    case 'restored':
      return '';
    case 'new game':
      return 'Починають нову партію.';
    case 'goes on':
      return 'Партія триває.';
    case 'arbiter decides':
      return 'Вирішує арбітр.';
  }
}

/** Whom something befalls, to begin a sentence with. */
const WHOM: ByColor<string> = { white: 'Білих', black: 'Чорних' };

const ROUND: CountedWord = { gender: 'masculine', one: 'тур', oneAccusative: 'тур', few: 'тури', many: 'турів' };

/** Times and points are told after it. */
export function penalty({ against, penalty }: Penalised): string {
  const [player, whom] = [PLAYERS[against], WHOM[against]];
  switch (penalty.kind) {
    case 'warning':
      return `${player} отримують попередження.`;
    case 'time to the opponent':
    case 'time taken':
    case 'points taken':
      return `${player} отримують стягнення.`;
    case 'points to the opponent':
      return `${player} отримують стягнення. ${PLAYERS[opposite(against)]} отримують очки за виграш.`;
    case 'game lost':
      return `${player} отримують стягнення: партію програно.`;
    case 'fine':
      return `${whom} оштрафовано.`;
    case 'rounds':
      return `${whom} усунено на ${counted(penalty.rounds)} ${formAfter(penalty.rounds, ROUND)}.`;
    case 'expulsion':
      return `${whom} виключено зі змагання.`;
  }
}
