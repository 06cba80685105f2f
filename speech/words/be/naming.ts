/**
 * How Belarusian names squares. A Belarusian voice gives Latin letters to an English one ("c4" is heard as English "see" and "чатыры"), so in plain
 * words both places are written as words: the letters by the names chess players say, of French school ("жэ", "аш"), which are
 * also farther from "дэ", "бэ" and "ха" to the ear.
 */
import type { Naming } from '../naming.js';
import { placesOf } from '../marks.js';

const FILES: Naming['files'] = { a: 'а', b: 'бэ', c: 'цэ', d: 'дэ', e: 'е', f: 'эф', g: 'жэ', h: 'аш' };

const NUMBERS: Naming['numbers'] = {
  '1': 'адзін',
  '2': 'два',
  '3': 'тры',
  '4': 'чатыры',
  '5': 'пяць',
  '6': 'шэсць',
  '7': 'сем',
  '8': 'восем',
};

export const naming: Naming = {
  square: (square) => {
    const { file, rank } = placesOf(square);
    return `${FILES[file]} ${NUMBERS[rank]}`;
  },
  files: FILES,
  ranks: NUMBERS,
  fideFiles: {
    a: 'Анна',
    b: 'Бэла',
    c: 'Цэзар',
    d: 'Давід',
    e: 'Эва',
    f: 'Фелікс',
    g: 'Густаў',
    h: 'Гектар',
  },
  natoFiles: {
    a: 'альфа',
    b: 'брава',
    c: 'чарлі',
    d: 'дэльта',
    e: 'эха',
    f: 'фокстрот',
    g: 'гольф',
    h: 'гатэль',
  },
  numbers: NUMBERS,
};
