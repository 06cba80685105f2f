/**
 * How Macedonian counts. After a number that ends in one, but not in eleven, a noun is singular ("21 потег"), after any other number
 * masculine nouns have a form of their own ("два потега", the избројана множина). Numbers are written as digits where a voice says
 * them right; it says masculine ones, so one and two, and feminine and neuter numbers that end in them, are written as words.
 */
export type Gender = 'masculine' | 'feminine' | 'neuter';

export interface Noun {
  readonly gender: Gender;
  readonly one: string;
  /** After two and more. */
  readonly counted: string;
}

export const HOUR: Noun = { gender: 'masculine', one: 'час', counted: 'часа' };
export const MINUTE: Noun = { gender: 'feminine', one: 'минута', counted: 'минути' };
export const SECOND: Noun = { gender: 'feminine', one: 'секунда', counted: 'секунди' };
export const MOVE: Noun = { gender: 'masculine', one: 'потег', counted: 'потега' };

const ONE: Readonly<Record<Gender, string>> = { masculine: 'еден', feminine: 'една', neuter: 'едно' };
const TWO: Readonly<Record<Gender, string>> = { masculine: 'два', feminine: 'две', neuter: 'две' };
const TO_TEN = ['нула', '', '', 'три', 'четири', 'пет', 'шест', 'седум', 'осум', 'девет', 'десет'] as const;
export const TENS = [
  '',
  '',
  'дваесет',
  'триесет',
  'четириесет',
  'педесет',
  'шеесет',
  'седумдесет',
  'осумдесет',
  'деведесет',
] as const;
export const HUNDREDS = [
  '',
  'сто',
  'двесте',
  'триста',
  'четиристотини',
  'петстотини',
  'шестстотини',
  'седумстотини',
  'осумстотини',
  'деветстотини',
] as const;

const PLURALS = new Intl.PluralRules('mk');

/** "два потега", "21 потег", "дваесет и една минута", "5 минути". */
export function count(number: number, noun: Noun): string {
  return `${numberBefore(number, noun.gender)} ${isSingular(number) ? noun.one : noun.counted}`;
}

/** Whether a number has a noun in the singular: 1, 21, 31, 101, but not 11. */
export function isSingular(number: number): boolean {
  return PLURALS.select(number) === 'one';
}

/** Small numbers in words: "два", "две", "десет"; others as in `count`. */
export function numeral(number: number, gender: Gender): string {
  if (number === 1) return ONE[gender];
  if (number === 2) return TWO[gender];
  return TO_TEN[number] ?? numberBefore(number, gender);
}

/** As it stands before a noun: digits, or words where a voice would say the digits in another gender. */
export function numberBefore(number: number, gender: Gender): string {
  const [unit, tens, hundreds] = [number % 10, Math.floor(number / 10) % 10, Math.floor(number / 100)];
  const ends = (unit === 1 || unit === 2) && tens !== 1;
  if (!ends || hundreds > 9 || (gender === 'masculine' && number > 2)) return String(number);
  const larger = [HUNDREDS[hundreds], TENS[tens]].filter((word) => word !== undefined && word !== '').join(' ');
  const last = unit === 1 ? ONE[gender] : TWO[gender];
  return larger === '' ? last : `${larger} и ${last}`;
}

const ORDINALS = ['прв', 'втор', 'трет', 'четврти', 'петти', 'шести', 'седми', 'осми', 'деветти', 'десетти'] as const;

/** "прв", "втор": masculine, indefinite; 1 is the first. */
export function ordinal(number: number): string {
  return ORDINALS[number - 1] ?? `${number}-ти`;
}
