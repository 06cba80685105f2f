/**
 * Irregularities and penalties in Belarusian (Art. 7, 12.9).
 */
import type { FaultFound, Penalised } from '../../../src/laws/facts.js';
import type { Result } from '../../../src/laws/result.js';
import { opposite } from '../../../src/laws/squares.js';
import { PLAYERS, SIDES, capitalized } from './names.js';
import { counted, ordinal } from './numbers.js';

/** How it ended, to go on a sentence with. */
export const RESULTS: Readonly<Record<Result, string>> = {
  '1-0': 'выйгралі белыя',
  '0-1': 'выйгралі чорныя',
  '1/2-1/2': 'нічыя',
  '0-0': 'абодва прайгралі',
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
  'illegal move': { did: 'зрабілі немагчымы ход', happened: 'Зроблены немагчымы ход.' },
  'pressed without a move': {
    did: 'націснулі на гадзіннік без хода',
    happened: 'На гадзіннік націснулі без хода.',
  },
  'pawn left unpromoted': {
    did: 'пакінулі пешку на апошняй гарызанталі',
    happened: 'Пешка засталася на апошняй гарызанталі.',
  },
  'two hands': { did: 'хадзілі дзвюма рукамі', happened: 'Хадзілі дзвюма рукамі.' },
  'touched piece': {
    did: 'пайшлі не так, як абавязвае кранутая фігура',
    happened: 'Ход не такі, як абавязвае кранутая фігура.',
  },
  displaced: { did: 'зрушылі фігуры', happened: 'Фігуры зрушаны.' },
  'set-up': { did: 'няправільна пачалі партыю', happened: 'Партыя пачата няправільна.' },
};

function ruling({ ruling, of, count, what }: FaultFound): string {
  switch (ruling) {
    case 'corrected':
      return 'Замест гэтага робіцца іншы ход.';
    case 'counted': {
      if (count === undefined) return 'Гэта лічыцца немагчымым ходам.';
      return what === 'illegal move'
        ? `Гэта ${ordinal(count, 'такі ход')}.`
        : `Гэта лічыцца як ${ordinal(count, 'немагчымы ход')}.`;
    }
    case 'queen':
      return 'Пешка становіцца ферзём.';
    case 'not counted':
      return 'Немагчымым ходам гэта не лічыцца.';
    case 'stands':
      return 'Ход застаецца.';
    case 'put right':
      return `${of === undefined ? 'Іх ставяць' : `${PLAYERS[of]} ставяць іх`} на месца.`;
    case 'restored':
      return '';
    case 'new game':
      return 'Гуляецца новая партыя.';
    case 'goes on':
      return 'Партыя працягваецца.';
    case 'arbiter decides':
      return 'Вырашае арбітр.';
  }
}

/** Times and points are told after it. */
export function penalty({ against, penalty }: Penalised): string {
  const player = PLAYERS[against];
  switch (penalty.kind) {
    case 'warning':
      return `${player} папярэджаны.`;
    case 'time to the opponent':
    case 'time taken':
    case 'points taken':
      return `${player} пакараны.`;
    case 'points to the opponent':
      return `${player} пакараны. ${capitalized(SIDES[opposite(against)].dative)} даюцца ачкі за перамогу.`;
    case 'game lost':
      return `${player} пакараны: партыя прайграна.`;
    case 'fine':
      return `${player} аштрафаваны.`;
    case 'rounds':
      return `${player} выключаны на ${roundCount(penalty.rounds)}.`;
    case 'expulsion':
      return `${player} выключаны са спаборніцтва.`;
  }
}

/** "1 тур", "2 туры", "5 тураў". */
function roundCount(count: number): string {
  return `${count} ${{ one: 'тур', few: 'туры', many: 'тураў' }[counted(count)]}`;
}
