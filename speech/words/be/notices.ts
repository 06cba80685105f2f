/**
 * Remarks of the program in Belarusian: what it is about first, what can be done last. The program is not named in them, for its name
 * is Latin, and a Belarusian voice spells it.
 */
import type { PositionProblem } from '../../../src/laws/board/parse-position.js';
import type { EngineTrouble, Opponent, Standing } from '../../notice.js';
import type { PlainNotice } from '../words.js';
import { ending } from './endings.js';
import { SIDES } from './names.js';
import { counted, moveCount } from './numbers.js';
import { GAMES, LASTING, STORAGE, backup, gamesSaved } from './storage.js';

export function notice(notice: PlainNotice): string {
  switch (notice.about) {
    case 'game begun':
      return gameBegun(notice.opponent, SIDES[notice.turn].genitive);
    case 'position opened':
      return `Адкрыта пазіцыя${against(notice.opponent)}. ${whoseTurn(notice.standing)}`;
    case 'position refused':
      return `Пазіцыю гэтага адраса нельга адкрыць: ${POSITION_PROBLEMS[notice.problem]}.`;
    case 'game brought back':
      return `Ваша партыя зноў тут: ${movesMade(notice.plies)}. ${whoseTurn(notice)}`;
    case 'joined':
      return `Гэтую партыю паказвае яшчэ адно акно.${notice.atTable ? '' : ' Хады, зробленыя тут, трапляюць туды.'}`;
    case 'holder here':
      return 'Другое акно закрыта. Партыя працягваецца тут.';
    case 'other window holds':
      return 'Цяпер партыю вядзе іншае акно. Хады, зробленыя тут, трапляюць туды.';
    case 'taken here':
      return 'Цяпер партыя працягваецца тут.';
    case 'other window silent':
      return 'Акно, якое вядзе партыю, не адказвае. Зазірніце туды ці закрыйце яго: тады партыя працягнецца тут.';
    case 'judged otherwise':
      return 'Гэтая версія праграмы іначай ацэньвае адзін ход партыі. Застаецца захаваны вынік.';
    case 'journal damaged':
      return notice.from === 0
        ? 'Захаваная партыя не чытаецца. Нічога не выдалена.'
        : 'Частка захаванай партыі не чытаецца. Партыя працягваецца ад апошняга дзеяння, якое чытаецца. Нічога не выдалена.';
    case 'game not loaded':
      return 'Вашу партыю пакуль нельга паказаць: частка праграмы не загрузілася. Падключыцеся да сеткі і перазагрузіце старонку. Нічога не страчана.';
    case 'no game':
      return 'Тут няма партыі. Пачніце партыю кнопкай «Новая партыя».';
    case 'computer thinking':
      return 'Камп’ютар яшчэ думае.';
    case 'computer stopped':
      return 'Камп’ютар спынены.';
    case 'computer failed':
      return `Камп’ютар ${ENGINE_TROUBLES[notice.trouble]}. Партыя захавана. Можна паспрабаваць яшчэ раз ці працягнуць пазней.`;
    case 'offline failed':
      return 'Праграма не гатова працаваць без сеткі: захаваць удалося не ўсё. Каб паспрабаваць яшчэ раз, перазагрузіце старонку.';
    case 'update waiting':
      return 'Гатова новая версія праграмы. Яе можна ўстанавіць, калі няма партыі, якая ідзе.';
    case 'no voices':
      return notice.lang === undefined
        ? 'Гэты браўзер не мае голасу. Паведамленні чытае ваша праграма экраннага доступу, і яны ёсць на старонцы спісам.'
        : `Гэты браўзер не мае ${voiceOf(notice.lang)}. Замест яго гаворыць іншы голас.`;
    case 'voice not allowed':
      return 'Браўзер пакуль не дае старонцы гаварыць. Націсніце на старонцы любую клавішу ці кнопку.';
    case 'voice fell silent':
      return 'Голас замоўк. Паведамленні чытае ваша праграма экраннага доступу, і яны ёсць на старонцы спісам.';
    case 'sound':
      return notice.on ? 'Гук уключаны.' : 'Гук выключаны.';
    case 'full screen':
      return FULL_SCREEN[notice.state];
    case 'keys':
      return KEYS[notice.state];
    case 'board turned':
      return `Дошка павернута: унізе ${SIDES[notice.bottom].nominative}.`;
    case 'nothing to repeat':
      return 'Яшчэ нічога не сказана.';
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
      return 'Сцёрта.';
    case 'copied':
      return notice.what === 'position' ? 'Пазіцыя скапіравана.' : 'Партыя скапіравана.';
    case 'not copied':
      return 'Не скапіравана: браўзер не дазваляе.';
    case 'language not loaded':
      return 'Гэтая мова не загрузілася. Падключыцеся да сеткі і паспрабуйце яшчэ раз.';
    case 'settings':
      return SETTINGS[notice.state];
  }
}

function gameBegun(opponent: Opponent, turn: string): string {
  if (opponent.type !== 'computer') return `Новая партыя${against(opponent)}. Ход ${turn}.`;
  const side = SIDES[opponent.you];
  const you = opponent.byLot ? `Вам выпалі ${side.nominative}` : `Вы гуляеце ${side.instrumental}`;
  return `Новая партыя. ${you}${against(opponent)}.`;
}

function against(opponent: Opponent): string {
  switch (opponent.type) {
    case 'computer':
      return ` супраць камп’ютара, узровень ${opponent.level}`;
    case 'player beside you':
      return ' супраць гульца побач';
    case 'at the table':
      return ' за сталом';
  }
}

/** Counted as a scoresheet counts: White's move and Black's answer to it are one. */
function movesMade(plies: number): string {
  if (plies === 0) return 'хадоў яшчэ няма';
  const moves = Math.ceil(plies / 2);
  return `${counted(moves) === 'one' ? 'зроблены' : 'зроблена'} ${moveCount(moves)}`;
}

function whoseTurn(standing: Standing): string {
  return standing.ending ? ending(standing.ending) : `Ход ${SIDES[standing.turn].genitive}.`;
}

const POSITION_PROBLEMS: Readonly<Record<PositionProblem, string>> = {
  unreadable: 'гэта не запіс FEN',
  board: 'не восем гарызанталей па восем палёў',
  turn: 'не сказана, чый ход',
  castling: 'права на ракіроўку не чытаецца',
  'en passant': 'поле для ўзяцця на праходзе не чытаецца',
  counters: 'лік хадоў не чытаецца',
  'no pieces': 'дошка пустая',
  kings: 'кожны бок павінен мець аднаго караля',
  'pawn on last rank': 'пешка стаіць на першай ці апошняй гарызанталі',
  'opponent in check': 'пад шахам кароль таго, хто цяпер не ходзіць',
};

const ENGINE_TROUBLES: Readonly<Record<EngineTrouble, string>> = {
  'not loaded': 'не запусціўся: яго файлы не загрузіліся',
  'no answer': 'не адказвае',
  'out of memory': 'мае замала памяці',
  crashed: 'перапыніў працу',
};

const KEYS = {
  'as at first': 'Усе клавішы зноў такія, як спачатку.',
  unreadable: 'Вашы клавішы не ўдалося прачытаць. Усе клавішы такія, як спачатку.',
} as const;

const FULL_SCREEN = {
  on: 'Поўны экран.',
  off: 'Поўны экран выключаны.',
  refused: 'Браўзер не дазваляе поўны экран.',
} as const;

const SETTINGS = {
  exported: 'Файл налад захаваны.',
  imported: 'Налады файла прыняты.',
  unreadable: 'Гэты файл не мае налад праграмы. Нічога не зменена.',
  reset: 'Усе налады цяпер такія, як спачатку.',
} as const;

/** The languages of the program's voices. A browser need not know Belarusian names of languages, so they stand here. */
const VOICES: ReadonlyMap<string, string> = new Map([
  ['be', 'беларускага голасу'],
  ['de', 'нямецкага голасу'],
  ['en', 'англійскага голасу'],
  ['mk', 'македонскага голасу'],
  ['uk', 'украінскага голасу'],
]);

/** For "de" or "de-DE". */
function voiceOf(tag: string): string {
  return VOICES.get(tag.split('-')[0] ?? tag) ?? `голасу для мовы ${tag}`;
}

/** Said at the beginning of the first games in this browser. The names are those of the page. */
export function howToMove(letters: boolean): string {
  return letters
    ? 'Хадзіце стрэлкамі і клавішай Энтэр ці націсніце I і набярыце ход; F1 паказвае клавішы, Z кажа гэта яшчэ раз.'
    : 'Хадзіце стрэлкамі і клавішай Энтэр ці набярыце ход у полі «Ваш ход»; F1 паказвае клавішы, «Паўтарыць» кажа гэта яшчэ раз.';
}
