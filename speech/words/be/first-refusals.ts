/**
 * Why something is not done, in Belarusian, where nothing was judged: what was wrong first, and what would be right where that helps.
 */
import type { KeepingCause } from '../../../src/laws/refusals.js';
import { FIDE_LANG } from '../fide.js';
import type { FirstRefusal } from '../first-refusals.js';
import type { Said } from '../words.js';
import { howEnded } from './endings.js';
import { SIDES, listed } from './names.js';

export function firstRefusal(refusal: FirstRefusal): Said {
  switch (refusal.reason) {
    case 'unreadable':
      if ('nearest' in refusal) {
        return `«${shortened(refusal.text)}» — не ход і не каманда. Магчыма, мелася на ўвазе: ${listed(refusal.nearest, 'ці')}?`;
      }
      return [
        `«${shortened(refusal.text)}» не чытаецца як ход. Напрыклад: Кf3, e2 e4 ці`,
        { text: 'Springer Felix drei.', lang: FIDE_LANG },
      ];
    case 'not loaded':
      return 'Частка праграмы не загрузілася. Падключыцеся да сеткі і паспрабуйце яшчэ раз.';
    case 'not kept':
      return notKept(refusal.cause);
    case 'game over':
      return `Партыя скончана: ${howEnded(refusal.ending)}.`;
    case 'not your turn':
      return `Цяпер ход ${SIDES[refusal.turn].genitive}.`;
    case 'no move made yet':
      return 'Толькі пасля першага хода.';
    case 'no game':
      return 'Такой партыі тут няма. Пачніце партыю кнопкай «Новая партыя».';
  }
}

function notKept(cause: KeepingCause): string {
  switch (cause) {
    case 'disk full':
      return 'Не зроблена: дыск поўны. «Партыі на гэтай прыладзе» паказваюць, што можна выдаліць.';
    case 'storage closed':
      return 'Не зроблена: браўзер закрыў сховішча. Ваша партыя яшчэ на гэтай старонцы: захавайце яе файлам, перш чым перазагружаць.';
    case 'taken over':
      return 'Не зроблена: партыю пераняло іншае акно.';
    case 'holder gone':
      return 'Магчыма, не зроблена: гэта акно закрылі раней, чым адказала акно, якое вядзе партыю.';
    case 'other version':
      return 'Не зроблена: другое акно мае іншую версію праграмы. Перазагрузіце абодва.';
    case 'unknown':
      return 'Не зроблена, бо захаваць не ўдалося. Паспрабуйце яшчэ раз.';
  }
}

/** Enough of a typed text to know it again. */
const SHOWN = 30;

function shortened(text: string): string {
  const signs = Array.from(text.replace(/\s+/gu, ' ').trim());
  return signs.length > SHOWN ? `${signs.slice(0, SHOWN).join('')}…` : signs.join('');
}
