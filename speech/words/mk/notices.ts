/**
 * Remarks of the program in Macedonian: what it is about first, what can be done last.
 */
import type { PositionProblem } from '../../../src/laws/board/parse-position.js';
import type { HandNews, UnusedKey } from '../../../src/questions/hand.js';
import type { EngineTrouble, Opponent, Standing } from '../../notice.js';
import { at } from '../marks.js';
import type { PlainNotice } from '../words.js';
import { ending } from './moves.js';
import { THE_PLAYERS, THE_PLAYERS_FIRST, agreeing, capitalized, pieceFirst, theKind } from './names.js';
import { PLAYED_MOVE, count } from './numbers.js';
import { GAMES, LASTING, STORAGE, backup, gamesSaved } from './storage.js';

/** Asked of the player whenever a pawn must become something (Art. 3.7.5). */
export const WHICH_PIECE = 'Која фигура? Дама, топ, ловец или скокач.';

export function hand(news: HandNews): string {
  switch (news.type) {
    case 'edge':
      return 'Раб';
    case 'lifted':
      return `${pieceFirst(news.piece)} ${agreeing(news.piece.kind, 'кренат')}.`;
    case 'put back':
      return `${pieceFirst(news.piece)} ${agreeing(news.piece.kind, 'вратен')}.`;
    case 'nothing to lift':
      return `Нема што да се крене на ${at(news.square)}.`;
    case 'not yours':
      return `${capitalized(theKind(news.piece))} е на ${THE_PLAYERS[news.piece.color]}.`;
    case 'touched':
      return `${pieceFirst(news.piece)} ${agreeing(news.piece.kind, 'допрен')}. Фигурата е на ${THE_PLAYERS[news.piece.color]}.`;
    case 'no such piece on the board':
      return 'Нема таква фигура на таблата.';
    case 'no command':
      return `Нема команда на ${unusedKey(news)}. F1 ги наведува копчињата.`;
    case 'promotion asked':
      return WHICH_PIECE;
    case 'promotion cancelled':
      return `Без промоција. ${pieceFirst(news.piece)} ${agreeing(news.piece.kind, 'вратен')}.`;
  }
}

function unusedKey({ key, shift }: UnusedKey): string {
  if (key === undefined) return 'ова копче';
  return shift ? `Shift+${key}` : key;
}

export function notice(notice: PlainNotice): string {
  switch (notice.about) {
    case 'game begun':
      return gameBegun(notice.opponent, THE_PLAYERS_FIRST[notice.turn]);
    case 'position opened':
      return `Отворена позиција${against(notice.opponent)}. ${whoseTurn(notice.standing)}`;
    case 'position refused':
      return `Позицијата од адресата не може да се отвори: ${POSITION_PROBLEMS[notice.problem]}.`;
    case 'game brought back':
      return `Вашата партија е вратена: ${movesMade(notice.plies)}. ${whoseTurn(notice)}`;
    case 'joined':
      return `Оваа партија е отворена и во друг прозорец.${notice.atTable ? '' : ' Потезите одовде стигнуваат и таму.'}`;
    case 'holder here':
      return 'Другиот прозорец е затворен. Партијата продолжува тука.';
    case 'other window holds':
      return 'Партијата сега ја држи друг прозорец. Потезите одовде стигнуваат и таму.';
    case 'taken here':
      return 'Партијата сега продолжува тука.';
    case 'other window silent':
      return 'Прозорецот што ја држи партијата не одговара. Погледнете во него или затворете го: тогаш партијата продолжува тука.';
    case 'judged otherwise':
      return 'Оваа верзија на Ана–Хектор поинаку суди за еден потег од партијата. Останува зачуваниот исход.';
    case 'journal damaged':
      return notice.from === 0
        ? 'Зачуваната партија не може да се прочита. Ништо од неа не е избришано.'
        : 'Дел од зачуваната партија не може да се прочита. Таа продолжува од последното читливо дејство. Ништо не е избришано.';
    case 'game not loaded':
      return 'Вашата партија засега не може да се прикаже: дел од програмата не можеше да се вчита. Поврзете се на мрежата и вчитајте ја страницата повторно. Ништо не е изгубено.';
    case 'no game':
      return 'Тука нема партија. Започнете со „Нова партија“.';
    case 'computer thinking':
      return 'Компјутерот уште размислува.';
    case 'computer stopped':
      return 'Компјутерот е запрен.';
    case 'computer failed':
      return `Компјутерскиот противник ${ENGINE_TROUBLES[notice.trouble]}. Партијата е зачувана. Може да се обидете повторно или да продолжите подоцна.`;
    case 'offline failed':
      return 'Не е подготвено за работа без мрежа: дел не можеше да се зачува. Вчитајте ја страницата за нов обид.';
    case 'update waiting':
      return 'Нова верзија на Ана–Хектор е подготвена. Може да се инсталира кога не се игра партија.';
    case 'no voices':
      return notice.lang === undefined
        ? `Овој прелистувач нема глас. ${MESSAGES_GO}`
        : `Овој прелистувач нема ${languageName(notice.lang)} глас. Наместо него зборува друг.`;
    case 'voice not allowed':
      return 'Прелистувачот уште не дозволува страницата да зборува. Притиснете кое било копче на страницата или на тастатурата.';
    case 'voice fell silent':
      return `Гласот замолча. ${MESSAGES_GO}`;
    case 'sound':
      return notice.on ? 'Звукот е вклучен.' : 'Звукот е исклучен.';
    case 'full screen':
      return FULL_SCREEN[notice.state];
    case 'keys':
      return KEYS[notice.state];
    case 'board turned':
      return `Таблата е завртена: ${THE_PLAYERS[notice.bottom]} се долу.`;
    case 'nothing to repeat':
      return 'Уште ништо не е кажано.';
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
      return 'Избришано.';
    case 'copied':
      return notice.what === 'position' ? 'Позицијата е копирана.' : 'Партијата е копирана.';
    case 'not copied':
      return 'Не е копирано: прелистувачот не дозволува.';
    case 'language not loaded':
      return 'Тој јазик не можеше да се вчита. Поврзете се на мрежата и обидете се повторно.';
    case 'settings':
      return SETTINGS[notice.state];
  }
}

const MESSAGES_GO = 'Пораките одат до вашиот читач на екран и во списокот на пораки.';

function gameBegun(opponent: Opponent, turn: string): string {
  if (opponent.type !== 'computer') return `Нова партија${against(opponent)}. ${turn} се на потег.`;
  const lot = opponent.byLot ? 'По жреб играте' : 'Играте';
  return `Нова партија. ${lot} со ${THE_PLAYERS[opponent.you]}${against(opponent)}.`;
}

function against(opponent: Opponent): string {
  switch (opponent.type) {
    case 'computer':
      return ` против компјутерот, ниво ${opponent.level}`;
    case 'player beside you':
      return ' против играчот до вас';
    case 'at the table':
      return ' на маса';
  }
}

/** Counted as a scoresheet counts: White's move and Black's answer to it are one. */
function movesMade(plies: number): string {
  return plies === 0 ? 'уште нема одигран потег' : count(Math.ceil(plies / 2), PLAYED_MOVE);
}

function whoseTurn(standing: Standing): string {
  return standing.ending ? ending(standing.ending) : `${THE_PLAYERS_FIRST[standing.turn]} се на потег.`;
}

const POSITION_PROBLEMS: Readonly<Record<PositionProblem, string>> = {
  unreadable: 'не е позиција во записот FEN',
  board: 'редовите не се осум по осум полиња',
  turn: 'не кажува кој е на потег',
  castling: 'правата на рокада не се читливи',
  'en passant': 'полето за ан пасан не е читливо',
  counters: 'броевите на потези не се читливи',
  'no pieces': 'таблата е празна',
  kings: 'секоја страна мора да има еден крал',
  'pawn on last rank': 'на првиот или последниот ред стои пешак',
  'opponent in check': 'под шах е кралот на играчот што не е на потег',
};

const ENGINE_TROUBLES: Readonly<Record<EngineTrouble, string>> = {
  'not loaded': 'не можеше да се стартува: неговите датотеки не се вчитаа',
  'no answer': 'не одговара',
  'out of memory': 'нема доволно меморија',
  crashed: 'прекина со работа',
};

const SETTINGS = {
  exported: 'Поставките се зачувани во датотека.',
  imported: 'Поставките се преземени од датотеката.',
  unreadable: 'Датотеката нема поставки на Ана–Хектор. Ништо не е сменето.',
  reset: 'Сите поставки се како на почетокот.',
} as const;

const KEYS = {
  'as at first': 'Сите копчиња се како на почетокот.',
  unreadable: 'Вашите копчиња не може да се прочитаат. Сите копчиња се како на почетокот.',
} as const;

const FULL_SCREEN = {
  on: 'Цел екран.',
  off: 'Целиот екран е исклучен.',
  refused: 'Прелистувачот не дозволува цел екран.',
} as const;

/** "германски" for "de" or "de-DE"; the tag itself where the language has no Macedonian name here. */
function languageName(tag: string): string {
  return new Intl.DisplayNames(['mk'], { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag;
}

/** Said at the beginning of the first games in this browser. The names are those of the page. */
export function howToMove(letters: boolean): string {
  return letters
    ? 'Играјте со стрелките и Enter, или притиснете I и внесете потег; F1 ги наведува копчињата, Z го кажува ова уште еднаш.'
    : 'Играјте со стрелките и Enter, или внесете потег во „Ваш потег“; F1 ги наведува копчињата, „Повторување“ го кажува ова уште еднаш.';
}
