/**
 * Why something is not done, in Ukrainian, where nothing was judged: what was wrong first, and what would be right where that helps.
 */
import type { KeepingCause } from '../../../src/laws/refusals.js';
import { FIDE_LANG } from '../fide.js';
import type { FirstRefusal } from '../first-refusals.js';
import type { Said } from '../words.js';
import { listed } from './counting.js';
import { howEnded } from './endings.js';
import { OF_PLAYER } from './names.js';

export function firstRefusal(refusal: FirstRefusal): Said {
  switch (refusal.reason) {
    case 'unreadable':
      if ('nearest' in refusal) {
        return `«${shortened(refusal.text)}» — не хід і не команда. Можливо, ви мали на увазі: ${listed(refusal.nearest, 'чи')}?`;
      }
      return [
        `«${shortened(refusal.text)}» не вдається прочитати як хід. Наприклад: Кf3, e2 e4 або`,
        { text: 'Springer Felix drei.', lang: FIDE_LANG },
      ];
    case 'not loaded':
      return 'Частину програми не вдалося завантажити. Під’єднайтеся до мережі і спробуйте ще раз.';
    case 'not kept':
      return notKept(refusal.cause);
    case 'game over':
      return `Партію завершено: ${howEnded(refusal.ending)}.`;
    case 'not your turn':
      return `Зараз хід ${OF_PLAYER[refusal.turn]}.`;
    case 'no move made yet':
      return 'Не раніше першого ходу.';
    case 'no game':
      return 'Такої партії тут немає. Щоб почати, натисніть «Нова партія».';
  }
}

function notKept(cause: KeepingCause): string {
  switch (cause) {
    case 'disk full':
      return 'Не зроблено: диск заповнено. «Партії на цьому пристрої» показують, що можна видалити.';
    case 'storage closed':
      return 'Не зроблено: браузер закрив сховище. Ваша партія ще на цій сторінці: збережіть цю партію як PGN, перш ніж перезавантажувати.';
    case 'taken over':
      return 'Не зроблено: партію перейняло інше вікно.';
    case 'holder gone':
      return 'Можливо, не зроблено: це вікно закрито раніше, ніж відповіло те, що тримає партію.';
    case 'other version':
      return 'Не зроблено: в іншому вікні працює інша версія Anna–Hector. Перезавантажте обидва.';
    case 'unknown':
      return 'Не зроблено, бо не вдалося зберегти. Спробуйте ще раз.';
  }
}

/** Enough of a typed text to know it again. */
const SHOWN = 30;

function shortened(text: string): string {
  const signs = Array.from(text.replace(/\s+/gu, ' ').trim());
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
}
