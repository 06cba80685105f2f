/**
 * Irregularities and penalties in Macedonian (Art. 7, 12.9).
 */
import type { FaultFound, Penalised } from '../../../src/laws/facts.js';
import type { Result } from '../../../src/laws/result.js';
import { opposite } from '../../../src/laws/squares.js';
import { THE_PLAYERS_FIRST } from './names.js';
import { ROUND, count, ordinal } from './numbers.js';

/** How it ended, to go on a sentence with. */
export const RESULTS: Readonly<Record<Result, string>> = {
  '1-0': 'победија белите',
  '0-1': 'победија црните',
  '1/2-1/2': 'реми',
  '0-0': 'изгубија двајцата играчи',
};

/** A restored position, a penalty and an end are told after it, each by itself. */
export function fault(fault: FaultFound): string {
  const ruled = ruling(fault);
  return ruled === '' ? found(fault) : `${found(fault)} ${ruled}`;
}

function found({ what, of }: FaultFound): string {
  const { did, happened } = FAULTS[what];
  return of === undefined ? happened : `${THE_PLAYERS_FIRST[of]} ${did}.`;
}

/** What a player did; and the same where it is nobody's fault, or not known whose. */
const FAULTS: Readonly<Record<FaultFound['what'], { readonly did: string; readonly happened: string }>> = {
  'illegal move': { did: 'направија нелегален потег', happened: 'Направен е нелегален потег.' },
  'pressed without a move': {
    did: 'го притиснаа часовникот без потег',
    happened: 'Часовникот е притиснат без потег.',
  },
  'pawn left unpromoted': {
    did: 'оставија пешак на последниот ред',
    happened: 'На последниот ред остана пешак.',
  },
  'two hands': { did: 'играа со двете раце', happened: 'Се играше со двете раце.' },
  'touched piece': {
    did: 'не го одиграа она што го бара допрената фигура',
    happened: 'Потегот не е она што го бара допрената фигура.',
  },
  displaced: { did: 'разместија фигури', happened: 'Има разместени фигури.' },
  'set-up': { did: 'погрешно ја започнаа партијата', happened: 'Партијата е погрешно започната.' },
};

function ruling({ ruling, of, count: number, what }: FaultFound): string {
  switch (ruling) {
    case 'corrected':
      return 'Наместо тој потег се игра друг.';
    case 'counted': {
      if (number === undefined) return 'Се смета за нелегален потег.';
      return what === 'illegal move'
        ? `Тоа е ${ordinal(number)} таков потег.`
        : `Се смета за ${ordinal(number)} нелегален потег.`;
    }
    case 'queen':
      return 'Пешакот станува дама.';
    case 'not counted':
      return 'Не се смета за нелегален потег.';
    case 'stands':
      return 'Потегот останува.';
    case 'put right':
      return of === undefined ? 'Се враќаат на место.' : `${THE_PLAYERS_FIRST[of]} ги враќаат на место.`;
    case 'restored':
      return '';
    case 'new game':
      return 'Се игра нова партија.';
    case 'goes on':
      return 'Партијата продолжува.';
    case 'arbiter decides':
      return 'Одлучува судијата.';
  }
}

/** Times and points are told after it. */
export function penalty({ against, penalty }: Penalised): string {
  const players = THE_PLAYERS_FIRST[against];
  switch (penalty.kind) {
    case 'warning':
      return `${players} добиваат опомена.`;
    case 'time to the opponent':
    case 'time taken':
    case 'points taken':
      return `${players} добиваат казна.`;
    case 'points to the opponent':
      return `${players} добиваат казна. ${THE_PLAYERS_FIRST[opposite(against)]} ги добиваат поените за победа.`;
    case 'game lost':
      return `${players} добиваат казна: ја губат партијата.`;
    case 'fine':
      return `${players} добиваат парична казна.`;
    case 'rounds':
      return `${players} се исклучени од ${count(penalty.rounds, ROUND)}.`;
    case 'expulsion':
      return `${players} се исклучени од натпреварот.`;
  }
}
