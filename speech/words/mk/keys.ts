/**
 * The keys of the board in Macedonian. Keys with a name are called as it stands on the key.
 */
import { commands, tableCommands } from './commands.js';
import type { BoardEnd, KeyWords } from '../keys.js';
import { PIECES, genderOf, listed } from './names.js';

const ENDS: Readonly<Record<BoardEnd, string>> = {
  'rank start': 'До левиот крај на редот',
  'rank end': 'До десниот крај на редот',
  'file start': 'До долниот крај на линијата',
  'file end': 'До горниот крај на линијата',
  'board start': 'До првото ќоше на таблата, а еден за белите',
  'board end': 'До последното ќоше на таблата, ха осум за белите',
};

const CLOCKS = {
  both: 'Времето на двете страни',
  mine: 'Вашето време',
  opponent: 'Времето на противникот',
} as const;

const NEXT = {
  masculine: 'следниот',
  feminine: 'следната',
  neuter: 'следното',
} as const;
const PREVIOUS = {
  masculine: 'претходниот',
  feminine: 'претходната',
  neuter: 'претходното',
} as const;

export const keys: KeyWords = {
  groups: {
    'moving about': 'Движење по таблата',
    'moving pieces': 'Играње со фигурите',
    'clock and acts': 'Часовник, понуди и барања',
    asking: 'Прашања',
    'going through the game': 'Низ партијата',
    'page and speech': 'Страница и говор',
  },
  does: {
    step: () => 'До следното поле во таа насока',
    end: ({ of }) => (of === undefined ? 'До крајот' : ENDS[of]),
    rank: () => 'До тој ред, на истата линија',
    file: () => 'До таа линија, од а до ха, на истиот ред',
    'next piece': ({ kind, back }) => {
      const which = (back ? PREVIOUS : NEXT)[kind === undefined ? 'feminine' : genderOf(kind)];
      return `До ${which} ${kind === undefined ? 'фигура' : PIECES[kind]}`;
    },
    'lift or place': () => 'Ја крева фигурата или ја става кренатата тука',
    'put back': () => 'Ја враќа кренатата фигура',
    'turn board': () => 'Ја врти таблата',
    'move entry': () => 'До полето „Ваш потег“',
    'next region': ({ back }) => (back ? 'До претходниот дел од страницата' : 'До следниот дел од страницата'),
    'this square': () => 'Што стои тука; со ново притискање веднаш потоа, повеќе',
    'last move': () => 'Последниот потег',
    'go to last move': () => 'До полето каде што отиде последниот потег',
    'last capture': () => 'Што зеде последниот потег',
    'moves of piece': ({ capturesOnly }) => (capturesOnly ? 'Што може да земе фигурата' : 'Каде може да оди фигурата'),
    'whole position': () => 'Целата позиција, ред по ред',
    'piece lists': () => 'Фигурите на двете страни',
    'back in game': () => 'Еден потег назад во партијата',
    'forward in game': () => 'Еден потег напред во партијата',
    repeat: ({ before }) => (before ? 'Пораката пред таа' : 'Последната порака уште еднаш'),
    'say move': () => 'На маса: најави го својот потег или повтори го потегот на противникот',
    'execute move': () => 'На маса: изведи го потегот на противникот на својата табла',
    'act menu': () => 'Менито на дејства: понуда, барање, наместување, знаменце, запирање, предавање',
    'press clock': () => 'Го притиска часовникот',
    'feel clock': () => 'Часовникот на бројчаник, за допир',
    clocks: ({ whose }) => CLOCKS[whose ?? 'both'],
    talk: () => 'Зборување, ако е избрано гласовно внесување: се држи, или се притиска пред и потоа',
    mute: () => 'Го исклучува или вклучува целиот звук',
    help: () => 'Овие копчиња',
  },
  commands,
  tableCommands,
  atTable: 'На маса',
  names: {
    ArrowLeft: 'Стрелка налево',
    ArrowRight: 'Стрелка надесно',
    ArrowUp: 'Стрелка нагоре',
    ArrowDown: 'Стрелка надолу',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    Enter: 'Enter',
    ' ': 'Празно место',
    Escape: 'Escape',
    Backspace: 'Backspace',
    '.': 'Точка',
  },
  held: (modifier, key) => `${modifier === 'shift' ? 'Shift' : 'Ctrl'}+${key}`,
  through: (first, last) => `од ${first} до ${last}`,
  either: (names) => listed(names, 'или'),
};
