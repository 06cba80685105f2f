/**
 * Remarks of the program in Ukrainian: what it is about first, what can be done last.
 */
import type { PositionProblem } from '../../../src/laws/board/parse-position.js';
import type { EngineTrouble, Opponent, Standing } from '../../notice.js';
import type { ByColor } from '../../../src/laws/squares.js';
import type { PlainNotice } from '../words.js';
import { moveCount } from './counting.js';
import { ending } from './endings.js';
import { OF_PLAYER, PLAYERS } from './names.js';
import { GAMES, LASTING, STORAGE, backup, gamesSaved } from './storage.js';

/** Asked of the player whenever a pawn must become something (Art. 3.7.5). */
export const WHICH_PIECE = 'Яка фігура? Ферзь, тура, слон чи кінь.';

export function notice(notice: PlainNotice): string {
  switch (notice.about) {
    case 'game begun':
      return gameBegun(notice.opponent, OF_PLAYER[notice.turn]);
    case 'position opened':
      return `Позицію відкрито, гра${against(notice.opponent)}. ${whoseTurn(notice.standing)}`;
    case 'position refused':
      return `Позицію в адресі не можна відкрити: ${POSITION_PROBLEMS[notice.problem]}.`;
    case 'game brought back':
      return `Вашу партію відновлено: ${movesMade(notice.plies)}. ${whoseTurn(notice)}`;
    case 'joined':
      return `Цю партію відкрито також в іншому вікні.${notice.atTable ? '' : ' Ходи звідси туди доходять.'}`;
    case 'holder here':
      return 'Інше вікно закрито. Партія триває тут.';
    case 'other window holds':
      return 'Тепер партію тримає інше вікно. Ходи звідси туди доходять.';
    case 'taken here':
      return 'Тепер партія триває тут.';
    case 'other window silent':
      return 'Вікно, що тримає партію, не відповідає. Перевірте його або закрийте: тоді партія триватиме тут.';
    case 'judged otherwise':
      return 'Ця версія Anna–Hector оцінює один із ходів цієї партії інакше. Збережений результат чинний.';
    case 'journal damaged':
      return notice.from === 0
        ? 'Збережену партію не вдається прочитати. Нічого не вилучено.'
        : 'Частину збереженої партії не вдається прочитати. Вона триває від останньої дії, яку прочитано. Нічого не вилучено.';
    case 'game not loaded':
      return 'Вашу партію поки не можна показати: частину програми не вдалося завантажити. Під’єднайтеся до мережі і перезавантажте сторінку. Нічого не втрачено.';
    case 'no game':
      return 'Тут немає партії. Щоб почати, натисніть «Нова партія».';
    case 'computer thinking':
      return 'Комп’ютер ще думає.';
    case 'computer stopped':
      return 'Комп’ютер зупинено.';
    case 'computer failed':
      return `Комп’ютерний суперник ${ENGINE_TROUBLES[notice.trouble]}. Партію збережено. Можна спробувати ще раз або продовжити пізніше.`;
    case 'offline failed':
      return 'До роботи без мережі не готово: зберегти вдалося не все. Щоб спробувати ще раз, перезавантажте сторінку.';
    case 'update waiting':
      return 'Нова версія Anna–Hector готова. Встановити можна тоді, коли не йде жодна партія.';
    case 'no voices':
      return notice.lang === undefined
        ? 'У цьому браузері немає голосу. Повідомлення отримує програма екранного доступу, вони є і в списку повідомлень.'
        : `У цьому браузері немає голосу для мови: ${languageName(notice.lang)}. Замість нього говорить інший голос.`;
    case 'voice not allowed':
      return 'Браузер ще не дозволяє сторінці говорити. Натисніть на сторінці будь-яку клавішу чи кнопку.';
    case 'voice fell silent':
      return 'Голос замовк. Повідомлення отримує програма екранного доступу, вони є і в списку повідомлень.';
    case 'sound':
      return notice.on ? 'Звук увімкнено.' : 'Звук вимкнено.';
    case 'full screen':
      return FULL_SCREEN[notice.state];
    case 'keys':
      return KEYS[notice.state];
    case 'board turned':
      return `Дошку повернуто: ${PLAYERS[notice.bottom].toLowerCase()} внизу.`;
    case 'nothing to repeat':
      return 'Ще нічого не сказано.';
    case 'storage':
      return STORAGE[notice.state];
    case 'games':
      return GAMES[notice.state];
    case 'games saved':
      return gamesSaved(notice.games, notice.unreadable);
    case 'backup saved':
    case 'backup read':
    case 'backup refused':
      return backup(notice);
    case 'lasting':
      return LASTING[notice.state];
    case 'line cleared':
      return 'Стерто.';
    case 'copied':
      return notice.what === 'position' ? 'Позицію скопійовано.' : 'Партію скопійовано.';
    case 'not copied':
      return 'Не скопійовано: браузер цього не дозволяє.';
    case 'language not loaded':
      return 'Цю мову не вдалося завантажити. Під’єднайтеся до мережі і спробуйте ще раз.';
    case 'settings':
      return SETTINGS[notice.state];
  }
}

/** With what one plays. */
const WITH: ByColor<string> = { white: 'білими', black: 'чорними' };

function gameBegun(opponent: Opponent, turn: string): string {
  if (opponent.type !== 'computer') return `Нова партія${against(opponent)}. Хід ${turn}.`;
  const you = opponent.byLot ? 'За жеребом ви граєте' : 'Ви граєте';
  return `Нова партія. ${you} ${WITH[opponent.you]}${against(opponent)}.`;
}

function against(opponent: Opponent): string {
  switch (opponent.type) {
    case 'computer':
      return ` проти комп’ютера, рівень ${opponent.level}`;
    case 'player beside you':
      return ' проти гравця поруч';
    case 'at the table':
      return ' за столом';
  }
}

/** Counted as a scoresheet counts: White's move and Black's answer to it are one. */
function movesMade(plies: number): string {
  return plies === 0 ? 'ще жодного ходу' : `зроблено ${moveCount(Math.ceil(plies / 2))}`;
}

function whoseTurn(standing: Standing): string {
  return standing.ending ? ending(standing.ending) : `Хід ${OF_PLAYER[standing.turn]}.`;
}

const POSITION_PROBLEMS: Readonly<Record<PositionProblem, string>> = {
  unreadable: 'це не позиція у форматі FEN',
  board: 'на дошці не вісім горизонталей по вісім полів',
  turn: 'не вказано, чий хід',
  castling: 'права на рокіровку не вдається прочитати',
  'en passant': 'поле взяття на проході не вдається прочитати',
  counters: 'лічильники ходів не вдається прочитати',
  'no pieces': 'дошка порожня',
  kings: 'кожна сторона повинна мати одного короля',
  'pawn on last rank': 'пішак стоїть на першій або останній горизонталі',
  'opponent in check': 'король гравця, який щойно походив, стоїть під шахом',
};

const ENGINE_TROUBLES: Readonly<Record<EngineTrouble, string>> = {
  'not loaded': 'не запустився: його файли не вдалося завантажити',
  'no answer': 'не відповідає',
  'out of memory': 'має замало пам’яті',
  crashed: 'раптово зупинився',
};

const KEYS = {
  'as at first': 'Усі клавіші знову такі, як спочатку.',
  unreadable: 'Ваші клавіші не вдалося прочитати. Усі клавіші такі, як спочатку.',
} as const;

const FULL_SCREEN = {
  on: 'Повний екран.',
  off: 'Повний екран вимкнено.',
  refused: 'Браузер не дозволяє повного екрана.',
} as const;

const SETTINGS = {
  exported: 'Налаштування збережено у файл.',
  imported: 'Налаштування взято із файлу.',
  unreadable: 'У цьому файлі немає налаштувань Anna–Hector. Нічого не змінено.',
  reset: 'Усі налаштування знову початкові.',
} as const;

/** "німецька" for "de" or "de-DE"; the tag itself where the language has no Ukrainian name here. */
function languageName(tag: string): string {
  return new Intl.DisplayNames(['uk'], { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag;
}

/** Said at the beginning of the first games in this browser. The names are those of the page. */
export function howToMove(letters: boolean): string {
  return letters
    ? 'Ходіть стрілками та клавішею Enter або натисніть I і введіть хід; F1 показує клавіші, Z каже це ще раз.'
    : 'Ходіть стрілками та клавішею Enter або введіть хід у полі «Ваш хід»; F1 показує клавіші, «Сказати ще раз» каже це ще раз.';
}
