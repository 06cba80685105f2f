/**
 * The keys of the board in Belarusian. Keys with a name are written in Cyrillic, as they are called: a Belarusian voice
 * spells "Shift" letter by letter in English.
 */
import { commands, tableCommands } from './commands.js';
import type { BoardEnd, KeyWords } from '../keys.js';
import { genderOf, kindIn, listed, type Gender } from './names.js';

const ENDS: Readonly<Record<BoardEnd, string>> = {
  'rank start': 'Да левага краю гарызанталі',
  'rank end': 'Да правага краю гарызанталі',
  'file start': 'Да ніжняга краю вертыкалі',
  'file end': 'Да верхняга краю вертыкалі',
  'board start': 'Да першага вугла дошкі, для белых а адзін',
  'board end': 'Да апошняга вугла дошкі, для белых аш восем',
};

const CLOCKS = {
  both: 'Час абодвух бакоў',
  mine: 'Ваш час',
  opponent: 'Час праціўніка',
} as const;

/** In the genitive. */
const NEXT: Readonly<Record<Gender, string>> = { masculine: 'наступнага', feminine: 'наступнай' };
const PREVIOUS: Readonly<Record<Gender, string>> = { masculine: 'папярэдняга', feminine: 'папярэдняй' };

export const keys: KeyWords = {
  groups: {
    'moving about': 'Рух па дошцы',
    'moving pieces': 'Хады фігурамі',
    'clock and acts': 'Гадзіннік, прапановы і патрабаванні',
    asking: 'Пытанні',
    'going through the game': 'Прагляд партыі',
    'page and speech': 'Старонка і маўленне',
  },
  does: {
    step: () => 'На суседняе поле, куды паказвае стрэлка',
    end: ({ of }) => (of === undefined ? 'Да краю' : ENDS[of]),
    rank: () => 'На гэтую гарызанталь па той самай вертыкалі',
    file: () => 'На гэтую вертыкаль, ад а да аш, па той самай гарызанталі',
    'next piece': ({ kind, back }) => {
      const gender = kind === undefined ? 'feminine' : genderOf(kind);
      return `Да ${(back ? PREVIOUS : NEXT)[gender]} ${kind === undefined ? 'фігуры' : kindIn(kind, 'genitive')}`;
    },
    'lift or place': () => 'Падняць фігуру ці паставіць паднятую сюды',
    'put back': () => 'Вярнуць паднятую фігуру на месца',
    'turn board': () => 'Павярнуць дошку',
    'move entry': () => 'Да поля «Ваш ход»',
    'next region': ({ back }) => (back ? 'Да папярэдняй часткі старонкі' : 'Да наступнай часткі старонкі'),
    'this square': () => 'Што стаіць тут; адразу яшчэ раз — больш падрабязна',
    'last move': () => 'Апошні ход',
    'go to last move': () => 'На поле, куды зроблены апошні ход',
    'last capture': () => 'Што ўзята апошнім ходам',
    'moves of piece': ({ capturesOnly }) =>
      capturesOnly ? 'Што можа ўзяць гэтая фігура' : 'Куды можа пайсці гэтая фігура',
    'whole position': () => 'Уся пазіцыя па гарызанталях',
    'piece lists': () => 'Фігуры абодвух бакоў',
    'back in game': () => 'На адзін ход назад па партыі',
    'forward in game': () => 'На адзін ход наперад па партыі',
    repeat: ({ before }) => (before ? 'Паведамленне перад гэтым' : 'Апошняе паведамленне яшчэ раз'),
    'say move': () => 'За сталом: аб’явіць свой ход або паўтарыць ход праціўніка',
    'execute move': () => 'За сталом: зрабіць ход праціўніка на сваёй дошцы',
    'act menu': () => 'Меню дзеянняў: прапанаваць, патрабаваць, паправіць, сцяжок, спыніць, здацца',
    'press clock': () => 'Націснуць на гадзіннік',
    'feel clock': () => 'Адчуць гадзіннік на цыферблаце',
    clocks: ({ whose }) => CLOCKS[whose ?? 'both'],
    talk: () => 'Гаварыць, калі выбраны галасавы ўвод: трымаць або націснуць да і пасля',
    mute: () => 'Выключыць ці ўключыць увесь гук',
    help: () => 'Гэтыя клавішы',
  },
  commands,
  tableCommands,
  atTable: 'За сталом',
  names: {
    ArrowLeft: 'Стрэлка ўлева',
    ArrowRight: 'Стрэлка ўправа',
    ArrowUp: 'Стрэлка ўверх',
    ArrowDown: 'Стрэлка ўніз',
    Home: 'Хоўм',
    End: 'Энд',
    PageUp: 'Пэйдж-ап',
    PageDown: 'Пэйдж-даўн',
    Enter: 'Энтэр',
    ' ': 'Прабел',
    Escape: 'Эскейп',
    Backspace: 'Бэкспэйс',
    '.': 'Кропка',
  },
  held: (modifier, key) => `${modifier === 'shift' ? 'Шыфт' : 'Кантрол'}+${key}`,
  through: (first, last) => `ад ${first} да ${last}`,
  either: (names) => listed(names, 'ці'),
};
