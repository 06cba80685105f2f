/**
 * Macedonian numbers in words, 0 to 999, in the gender of what is counted: "дваесет и една", "сто и пет". Larger ones stay digits.
 */
import { HUNDREDS, TENS, isSingular, type Gender, type Noun } from './numbers.js';

export const TO_NINETEEN = [
  ...['нула', 'еден', 'два', 'три', 'четири', 'пет', 'шест', 'седум', 'осум', 'девет', 'десет'],
  ...['единаесет', 'дванаесет', 'тринаесет', 'четиринаесет', 'петнаесет'],
  ...['шеснаесет', 'седумнаесет', 'осумнаесет', 'деветнаесет'],
] as const;

/** The last word is joined by "и". */
export function inWords(number: number, gender: Gender = 'masculine'): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds > 9) return String(number);
  const [tens, small] = rest < 20 ? [0, rest] : [Math.floor(rest / 10), rest % 10];
  const last = small === 0 && number > 0 ? '' : one(small, gender);
  const words = [HUNDREDS[hundreds], TENS[tens], last].filter((word) => word !== undefined && word !== '');
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(' ')} и ${words.at(-1) ?? ''}`;
}

/** "дваесет и една секунда", "пет потега". */
export function countedInWords(count: number, noun: Noun): string {
  return `${inWords(count, noun.gender)} ${isSingular(count) ? noun.one : noun.counted}`;
}

function one(number: number, gender: Gender): string {
  if (number === 1 && gender !== 'masculine') return gender === 'feminine' ? 'една' : 'едно';
  return number === 2 && gender !== 'masculine' ? 'две' : (TO_NINETEEN[number] ?? '');
}
