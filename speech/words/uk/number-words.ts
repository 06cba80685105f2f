/**
 * Ukrainian numbers in words, 0 to 999, in the gender of what is counted. Larger ones stay digits.
 */
import { HUNDREDS, TENS, formAfter, type CountedWord, type CountingCase, type Gender } from './counting.js';

export const TO_NINETEEN = [
  ...['нуль', 'один', 'два', 'три', 'чотири', 'п’ять', 'шість', 'сім', 'вісім', 'дев’ять', 'десять'],
  ...['одинадцять', 'дванадцять', 'тринадцять', 'чотирнадцять', 'п’ятнадцять'],
  ...['шістнадцять', 'сімнадцять', 'вісімнадцять', 'дев’ятнадцять'],
] as const;

/** "двадцять одна", in the accusative "двадцять одну". */
export function inWords(number: number, gender: Gender = 'masculine', inCase: CountingCase = 'nominative'): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds > 9) return String(number);
  const [tens, small] = rest < 20 ? [0, rest] : [Math.floor(rest / 10), rest % 10];
  const last = small === 0 && number > 0 ? '' : one(small, gender, inCase);
  return [HUNDREDS[hundreds], TENS[tens], last].filter((word) => word !== undefined && word !== '').join(' ');
}

/** "двадцять одна секунда", "п’ять ходів". */
export function countedInWords(count: number, word: CountedWord, inCase: CountingCase = 'nominative'): string {
  return `${inWords(count, word.gender, inCase)} ${formAfter(count, word, inCase)}`;
}

function one(number: number, gender: Gender, inCase: CountingCase): string {
  if (gender === 'feminine' && number === 1) return inCase === 'accusative' ? 'одну' : 'одна';
  return gender === 'feminine' && number === 2 ? 'дві' : (TO_NINETEEN[number] ?? '');
}
