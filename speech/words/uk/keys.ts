/**
 * The keys of the board in Ukrainian.
 */
import { commands, tableCommands } from './commands.js';
import type { BoardEnd, KeyWords } from '../keys.js';
import { listed } from './counting.js';
import { genderOf, kindIn } from './names.js';

const ENDS: Readonly<Record<BoardEnd, string>> = {
  'rank start': 'До лівого краю горизонталі',
  'rank end': 'До правого краю горизонталі',
  'file start': 'До нижнього краю вертикалі',
  'file end': 'До верхнього краю вертикалі',
  'board start': 'До першого кута дошки, для білих це а один',
  'board end': 'До останнього кута дошки, для білих це аш вісім',
};

const CLOCKS = {
  both: 'Час обох сторін',
  mine: 'Ваш час',
  opponent: 'Час суперника',
} as const;

/** After "До", with the gender of the piece. */
const NEXT = { masculine: 'наступного', feminine: 'наступної' } as const;
const PREVIOUS = { masculine: 'попереднього', feminine: 'попередньої' } as const;

export const keys: KeyWords = {
  groups: {
    'moving about': 'Рух по дошці',
    'moving pieces': 'Ходи фігурами',
    'clock and acts': 'Годинник, пропозиції та вимоги',
    asking: 'Запитання',
    'going through the game': 'Перегляд партії',
    'page and speech': 'Сторінка та мовлення',
  },
  does: {
    step: () => 'До сусіднього поля в той бік',
    end: ({ of }) => (of === undefined ? 'До краю' : ENDS[of]),
    rank: () => 'До цієї горизонталі, на тій самій вертикалі',
    file: () => 'До цієї вертикалі, від а до аш, на тій самій горизонталі',
    'next piece': ({ kind, back }) => {
      const gender = kind === undefined ? 'feminine' : genderOf(kind);
      const which = (back ? PREVIOUS : NEXT)[gender];
      return `До ${which} ${kind === undefined ? 'фігури' : kindIn(kind, 'genitive')}`;
    },
    'lift or place': () => 'Підняти фігуру або поставити підняту сюди',
    'put back': () => 'Поставити підняту фігуру назад',
    'turn board': () => 'Повернути дошку',
    'move entry': () => 'До поля «Ваш хід»',
    'next region': ({ back }) => (back ? 'До попередньої частини сторінки' : 'До наступної частини сторінки'),
    'this square': () => 'Що тут стоїть; ще раз одразу: докладніше',
    'last move': () => 'Останній хід',
    'go to last move': () => 'До поля, на яке зроблено останній хід',
    'last capture': () => 'Що взято останнім ходом',
    'moves of piece': ({ capturesOnly }) => (capturesOnly ? 'Що може взяти ця фігура' : 'Куди може піти ця фігура'),
    'whole position': () => 'Уся позиція за горизонталями',
    'piece lists': () => 'Фігури обох сторін',
    'back in game': () => 'На хід назад у партії',
    'forward in game': () => 'На хід уперед у партії',
    repeat: ({ before }) => (before ? 'Повідомлення перед ним' : 'Останнє повідомлення ще раз'),
    'say move': () => 'За столом: оголосити свій хід або повторити хід суперника',
    'execute move': () => 'За столом: зробити хід суперника на своїй дошці',
    'act menu': () => 'Меню дій: запропонувати, вимагати, поправити, прапорець, зупинити, здатися',
    'press clock': () => 'Перемкнути годинник',
    'feel clock': () => 'Відчути годинник на циферблаті',
    clocks: ({ whose }) => CLOCKS[whose ?? 'both'],
    talk: () => 'Говорити, якщо вибрано голосове введення: тримати або натиснути до і після',
    mute: () => 'Вимкнути чи ввімкнути весь звук',
    help: () => 'Ці клавіші',
  },
  commands,
  tableCommands,
  atTable: 'За столом',
  names: {
    ArrowLeft: 'Стрілка вліво',
    ArrowRight: 'Стрілка вправо',
    ArrowUp: 'Стрілка вгору',
    ArrowDown: 'Стрілка вниз',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    Enter: 'Enter',
    ' ': 'Пробіл',
    Escape: 'Escape',
    Backspace: 'Backspace',
    '.': 'Крапка',
  },
  held: (modifier, key) => `${modifier === 'shift' ? 'Shift' : 'Ctrl'}+${key}`,
  through: (first, last) => `від ${first} до ${last}`,
  either: (names) => listed(names, 'або'),
};
