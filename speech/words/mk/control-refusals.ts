/**
 * Why words are no time control, in Macedonian: what was wrong first, then what may be said instead.
 */
import { MOST, type ControlRefusal } from '../../hearing/control/refusal.js';
import { allotted } from './durations.js';
import { THE_PLAYERS, THE_PLAYERS_FIRST, capitalized } from './names.js';
import { MOVE, count } from './numbers.js';

const LIMITS = {
  minutes: `Овде не се поставуваат повеќе од ${MOST.minutes} минути за еден период.`,
  seconds: `Овде не се поставуваат повеќе од ${MOST.seconds} секунди на потег.`,
  moves: `Овде не се поставуваат повеќе од ${MOST.moves} потези во еден период.`,
  periods: `Овде не се поставуваат повеќе од ${MOST.periods} периоди.`,
} as const;

export function controlRefusal(refusal: ControlRefusal): string {
  switch (refusal.reason) {
    case 'nothing said':
      return 'Кажете време, на пример „90 минути за 40 потега, потоа 30 минути, 30 секунди на потег“.';
    case 'too long':
      return 'Тоа е предолго за временска контрола.';
    case 'unknown word':
      return `Зборот „${refusal.word}“ не е разбран. Кажете минути, потези и секунди на потег.`;
    case 'no time':
      return 'Не е кажано време. Кажете колку минути.';
    case 'slash':
      return `Во „${refusal.text}“ секој од броевите може да значи потези. Кажете што се потези, а што минути.`;
    case 'two times':
      return `${capitalized(allotted(refusal.first))} и ${allotted(refusal.second)} за истите потези: меѓу два периода кажете „потоа“.`;
    case 'two numbers of moves':
      return `${capitalized(count(refusal.first, MOVE))} и ${count(refusal.second, MOVE)} за истото време: меѓу два периода кажете „потоа“.`;
    case 'two extras':
      return 'Две различни времиња на потег: кажете едно, или по едно за секој период.';
    case 'moves missing':
      return `${capitalized(allotted(refusal.time))}: за колку потези? Само последниот период може да биде за сите преостанати потези.`;
    case 'from which move':
      return `${capitalized(allotted(refusal.time))} на потег: додајте „од потег 1“ или „од потег ${refusal.move}“.`;
    case 'no period begins':
      return `Со потег ${refusal.move} не почнува ниту еден период.`;
    case 'one side only':
      return `Недостасува времето за ${THE_PLAYERS[refusal.missing]}.`;
    case 'side twice':
      return `${THE_PLAYERS_FIRST[refusal.side]} се кажани двапати.`;
    case 'too much':
      return LIMITS[refusal.what];
  }
}
