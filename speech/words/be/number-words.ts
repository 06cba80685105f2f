/**
 * Belarusian numbers in words, 0 to 999, in the gender of what is counted. Larger ones stay digits.
 */
import { HUNDREDS, TENS } from './numbers.js';

export const TO_NINETEEN = [
  ...['нуль', 'адзін', 'два', 'тры', 'чатыры', 'пяць', 'шэсць', 'сем', 'восем', 'дзевяць', 'дзесяць'],
  ...['адзінаццаць', 'дванаццаць', 'трынаццаць', 'чатырнаццаць', 'пятнаццаць'],
  ...['шаснаццаць', 'семнаццаць', 'васямнаццаць', 'дзевятнаццаць'],
] as const;

/** "дваццаць адна", "сто два". */
export function inWords(number: number, gender: 'masculine' | 'feminine' = 'masculine'): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds > 9) return String(number);
  const [tens, small] = rest < 20 ? [0, rest] : [Math.floor(rest / 10), rest % 10];
  const last = small === 0 && number > 0 ? '' : one(small, gender);
  return [HUNDREDS[hundreds], TENS[tens], last].filter((word) => word !== undefined && word !== '').join(' ');
}

function one(number: number, gender: 'masculine' | 'feminine'): string {
  if (gender === 'feminine' && number === 1) return 'адна';
  return gender === 'feminine' && number === 2 ? 'дзве' : (TO_NINETEEN[number] ?? '');
}
