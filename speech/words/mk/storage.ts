/** What becomes of what is saved, in Macedonian: the cause first, then what follows from it. */
import type { GamesState, Notice, StorageState } from '../../notice.js';

/** Where nothing is saved from the start. */
const NOT_SAVED = 'Може да се игра, но вашите потези ќе исчезнат кога ќе се затвори страницата.';

export const STORAGE: Readonly<Record<StorageState, string>> = {
  'newer version': `Понова верзија на Ана–Хектор тука зачувала партии што оваа постара верзија не може да ги отвори. Ништо не е изгубено: вчитајте ја страницата повторно за да ја добиете поновата верзија. ${NOT_SAVED}`,
  blocked: `Друг прозорец со постара верзија на Ана–Хектор ги држи зачуваните партии. Затворете го тој прозорец, па вчитајте ја страницава повторно. ${NOT_SAVED}`,
  'disk full': `Дискот е полн, па ништо не може да се зачува. Ослободете место, па вчитајте ја страницата повторно. ${NOT_SAVED}`,
  'no storage': `Прелистувачот не дозволува Ана–Хектор да зачува ништо. Причина може да биде приватен прозорец. ${NOT_SAVED}`,
  unknown: `Зачуваните партии не можеа да се отворат. Вчитајте ја страницата повторно за да се обидете пак. ${NOT_SAVED}`,
  'closed for newer version':
    'Во друг прозорец е отворена понова верзија на Ана–Хектор, па овој прозорец не може повеќе да зачувува. Вашата партија е зачувана до тука: вчитајте ја страницава повторно за да продолжите.',
  'saved again':
    'Прелистувачот го избриша она што Ана–Хектор го зачува тука. Партијата на оваа страница е повторно зачувана.',
  'not saved again':
    'Прелистувачот го избриша она што Ана–Хектор го зачува тука, а вашата партија не можеше повторно да се зачува. Таа останува на оваа страница: зачувајте ја како PGN пред да ја затворите страницата.',
  emptied: 'Прелистувачот го избриша она што Ана–Хектор го зачува тука.',
};

export const GAMES: Readonly<Record<GamesState, string>> = {
  deleted: 'Партијата е избришана. Бришењето може да се врати додека е отворена оваа страница.',
  restored: 'Избришаната партија е вратена.',
  'on the board': 'Оваа партија е на таблата: не е избришана.',
  unreadable: 'Оваа партија не може да се прочита. Ништо не е избришано.',
  'not reached': 'Не е направено: зачуваната партија не е достапна. Обидете се повторно.',
};

export function gamesSaved(games: number, unreadable: number): string {
  const saved =
    games === 0 ? 'Нема партија за зачувување.' : `Сите партии се зачувани во една датотека. Партии: ${games}.`;
  return unreadable === 0 ? saved : `${saved} Партии што не можеа да се прочитаат: ${unreadable}.`;
}

export function backup(
  notice: Extract<Notice, { readonly about: 'backup saved' | 'backup read' | 'backup refused' }>,
): string {
  switch (notice.about) {
    case 'backup saved': {
      const { games, recordings, unreadable } = notice;
      const saved = `Резервната копија е зачувана. Партии: ${games}. Снимки: ${recordings}.`;
      return unreadable === 0 ? saved : `${saved} Партии што не можеа да се прочитаат: ${unreadable}.`;
    }
    case 'backup read': {
      const { added, here, problems } = notice;
      const read = `Резервната копија е прочитана. Додадени партии: ${added}. Веќе беа тука: ${here}.`;
      return problems === 0 ? read : `${read} Проблеми, наведени на страницата: ${problems}.`;
    }
    case 'backup refused':
      return REFUSED[notice.cause];
  }
}

const REFUSED = {
  'no backup': 'Оваа датотека не е резервна копија на Ана–Хектор. Ништо не е променето.',
  newer: 'Оваа копија ја направи понова верзија на Ана–Хектор. Ништо не е променето.',
  'too large': 'Оваа датотека е преголема за резервна копија. Ништо не е променето.',
} as const;

export const LASTING = {
  safe: 'Вашите партии се безбедни: прелистувачот нема сам да ги избрише.',
  'not safe':
    'Прелистувачот не се согласи. Може да ги избрише вашите партии кога ќе снема место. Резервната копија ги чува.',
  'no answer': 'Прелистувачот не одговори.',
} as const;
