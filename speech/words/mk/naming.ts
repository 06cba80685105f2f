/**
 * How Macedonian names squares: as words, for its voices read Latin letters one by one or not at all ("c" as "ц", "h" as "х"). The
 * letters have the names they have in Macedonian schools, the FIDE names stand in Cyrillic. "Белла" keeps both its letters, for
 * "Бела" is "white".
 */
import { fileOf, rankOf, type File, type Rank } from '../../../src/laws/squares.js';
import type { Naming } from '../naming.js';

const FILES: Readonly<Record<File, string>> = {
  a: 'а',
  b: 'бе',
  c: 'це',
  d: 'де',
  e: 'е',
  f: 'еф',
  g: 'ге',
  h: 'ха',
};

const NUMBERS: Readonly<Record<Rank, string>> = {
  '1': 'еден',
  '2': 'два',
  '3': 'три',
  '4': 'четири',
  '5': 'пет',
  '6': 'шест',
  '7': 'седум',
  '8': 'осум',
};

export const naming: Naming = {
  square: (square) => `${FILES[fileOf(square)]} ${NUMBERS[rankOf(square)]}`,
  files: FILES,
  ranks: NUMBERS,
  fideFiles: {
    a: 'Ана',
    b: 'Белла',
    c: 'Цезар',
    d: 'Давид',
    e: 'Ева',
    f: 'Феликс',
    g: 'Густав',
    h: 'Хектор',
  },
  natoFiles: {
    a: 'алфа',
    b: 'браво',
    c: 'чарли',
    d: 'делта',
    e: 'ехо',
    f: 'фокстрот',
    g: 'голф',
    h: 'хотел',
  },
  numbers: NUMBERS,
};
