/**
 * How Ukrainian names squares. A Ukrainian voice gives Latin letters to an English one ("сі чотири" for c4), so in plain words they are
 * written as they are called at a Ukrainian board: g is "же" and h is "аш".
 */
import type { File, Rank } from '../../../src/laws/squares.js';
import { placesOf } from '../marks.js';
import type { Naming } from '../naming.js';

const FILES: Readonly<Record<File, string>> = {
  a: 'а',
  b: 'бе',
  c: 'це',
  d: 'де',
  e: 'е',
  f: 'еф',
  g: 'же',
  h: 'аш',
};

const NUMBERS: Readonly<Record<Rank, string>> = {
  '1': 'один',
  '2': 'два',
  '3': 'три',
  '4': 'чотири',
  '5': 'п’ять',
  '6': 'шість',
  '7': 'сім',
  '8': 'вісім',
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
    b: 'Белла',
    c: 'Цезар',
    d: 'Давид',
    e: 'Ева',
    f: 'Фелікс',
    g: 'Густав',
    h: 'Гектор',
  },
  natoFiles: {
    a: 'альфа',
    b: 'браво',
    c: 'чарлі',
    d: 'дельта',
    e: 'ехо',
    f: 'фокстрот',
    g: 'гольф',
    h: 'готель',
  },
  numbers: NUMBERS,
};
