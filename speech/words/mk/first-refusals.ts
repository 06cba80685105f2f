/**
 * Why something is not done, in Macedonian, where nothing was judged: what was wrong first, and what would be right where that helps.
 */
import type { KeepingCause } from '../../../src/laws/refusals.js';
import { FIDE_LANG } from '../fide.js';
import type { FirstRefusal } from '../first-refusals.js';
import type { Said } from '../words.js';
import { howEnded } from './moves.js';
import { THE_PLAYERS, listed } from './names.js';

export function firstRefusal(refusal: FirstRefusal): Said {
  switch (refusal.reason) {
    case 'unreadable':
      if ('nearest' in refusal) {
        return `„${shortened(refusal.text)}“ не е ни потег ни наредба. Дали мислите: ${listed(refusal.nearest, 'или')}?`;
      }
      return [
        `„${shortened(refusal.text)}“ не може да се прочита како потег. На пример: Сf3, e2 e4 или`,
        { text: 'Springer Felix drei.', lang: FIDE_LANG },
      ];
    case 'not loaded':
      return 'Дел од програмата не можеше да се вчита. Поврзете се на мрежата и обидете се повторно.';
    case 'not kept':
      return notKept(refusal.cause);
    case 'game over':
      return `Партијата е завршена: ${howEnded(refusal.ending)}.`;
    case 'not your turn':
      return `На потег се ${THE_PLAYERS[refusal.turn]}.`;
    case 'no move made yet':
      return 'Не пред првиот потег.';
    case 'no game':
      return 'Тука нема таква партија. Започнете со „Нова партија“.';
  }
}

function notKept(cause: KeepingCause): string {
  switch (cause) {
    case 'disk full':
      return 'Не е направено: дискот е полн. „Партии на овој уред“ покажува што може да се избрише.';
    case 'storage closed':
      return 'Не е направено: прелистувачот го затвори складиштето. Вашата партија останува на оваа страница: зачувајте ја како PGN пред повторно вчитување.';
    case 'taken over':
      return 'Не е направено: партијата ја презеде друг прозорец.';
    case 'holder gone':
      return 'Можеби не е направено: прозорецот е затворен пред да одговори прозорецот што ја држи партијата.';
    case 'other version':
      return 'Не е направено: во другиот прозорец работи друга верзија на Ана–Хектор. Вчитајте ги двата прозорца повторно.';
    case 'unknown':
      return 'Не е направено, зашто не можеше да се зачува. Обидете се повторно.';
  }
}

/** Enough of a typed text to know it again. */
const SHOWN = 30;

function shortened(text: string): string {
  const signs = Array.from(text.replace(/\s+/gu, ' ').trim());
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
}
