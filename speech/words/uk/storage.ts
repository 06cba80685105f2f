/** What becomes of what is saved, in Ukrainian: the cause first, then what follows from it. */
import type { GamesState, Notice, StorageState } from '../../notice.js';

/** Where nothing is saved from the start. */
const NOT_SAVED = 'Грати можна, але ваші ходи зникнуть, коли сторінку буде закрито.';

export const STORAGE: Readonly<Record<StorageState, string>> = {
  'newer version': `Новіша версія Anna–Hector зберегла тут партії, яких ця старша версія не може відкрити. Нічого не втрачено: перезавантажте сторінку, щоб отримати новішу версію. ${NOT_SAVED}`,
  blocked: `Інше вікно зі старшою версією Anna–Hector не відпускає збережених партій. Закрийте те вікно, а тоді перезавантажте цю сторінку. ${NOT_SAVED}`,
  'disk full': `Диск заповнено, тому нічого не можна зберегти. Звільніть місце, а тоді перезавантажте сторінку. ${NOT_SAVED}`,
  'no storage': `Цей браузер не дозволяє Anna–Hector нічого зберігати. Причиною може бути приватне вікно. ${NOT_SAVED}`,
  unknown: `Збережені партії не вдалося відкрити. Перезавантажте сторінку, щоб спробувати ще раз. ${NOT_SAVED}`,
  'closed for newer version':
    'В іншому вікні відкрито новішу версію Anna–Hector, тому це вікно більше не може зберігати. Вашу партію збережено досюди: перезавантажте цю сторінку, щоб грати далі.',
  'saved again': 'Браузер видалив те, що Anna–Hector тут зберегла. Партію на цій сторінці збережено знову.',
  'not saved again':
    'Браузер видалив те, що Anna–Hector тут зберегла, і вашу партію не вдалося зберегти знову. Вона ще на цій сторінці: збережіть партію як PGN, перш ніж закрити сторінку.',
  emptied: 'Браузер видалив те, що Anna–Hector тут зберегла.',
};

export const GAMES: Readonly<Record<GamesState, string>> = {
  deleted: 'Партію видалено. Поки цю сторінку відкрито, видалення можна скасувати.',
  restored: 'Видалену партію повернуто.',
  'on the board': 'Ця партія на дошці, тому вона не видалена.',
  unreadable: 'Цю партію неможливо прочитати. Нічого не видалено.',
  'not reached': 'Не зроблено: збережена партія недоступна. Спробуйте ще раз.',
};

export function gamesSaved(games: number, unreadable: number): string {
  const saved =
    games === 0 ? 'Немає партій, які можна зберегти.' : `Усі партії збережено одним файлом. Партій: ${games}.`;
  return unreadable === 0 ? saved : `${saved} Не прочитано партій: ${unreadable}.`;
}

export function backup(
  notice: Extract<Notice, { readonly about: 'backup saved' | 'backup read' | 'backup refused' }>,
): string {
  switch (notice.about) {
    case 'backup saved': {
      const { games, recordings, unreadable } = notice;
      const saved = `Резервну копію збережено. Партій: ${games}. Записів: ${recordings}.`;
      return unreadable === 0 ? saved : `${saved} Не прочитано партій: ${unreadable}.`;
    }
    case 'backup read': {
      const { added, here, problems } = notice;
      const read = `Резервну копію прочитано. Додано партій: ${added}. Уже були тут: ${here}.`;
      return problems === 0 ? read : `${read} Проблем, що перелічені на сторінці: ${problems}.`;
    }
    case 'backup refused':
      return REFUSED[notice.cause];
  }
}

const REFUSED = {
  'no backup': 'Цей файл не є резервною копією Anna–Hector. Нічого не змінено.',
  newer: 'Цю копію зробила новіша версія Anna–Hector. Нічого не змінено.',
  'too large': 'Цей файл завеликий для резервної копії. Нічого не змінено.',
} as const;

export const LASTING = {
  safe: 'Ваші партії в безпеці: браузер не видалить партій сам.',
  'not safe':
    'Браузер не погодився. Коли забракне місця, він може видалити ваші партії. Резервна копія у файлі залишиться.',
  'no answer': 'Браузер не відповів.',
} as const;
