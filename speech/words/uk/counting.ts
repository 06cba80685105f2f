/**
 * Ukrainian numbers, and the forms of words after them.
 *
 * A voice reads "1" and "2" as masculine whatever follows ("один хвилина"), so before a feminine word numbers that end so are
 * written out: "двадцять одна хвилина", "дві секунди".
 */

export type Gender = 'masculine' | 'feminine';

/** A word as it stands after a number. The accusative of lifeless things differs only after one of a feminine word. */
export interface CountedWord {
  readonly gender: Gender;
  /** After 1, 21, 31: "хвилина". */
  readonly one: string;
  /** The same in the accusative: "хвилину". */
  readonly oneAccusative: string;
  /** After 2, 3, 4, 22: "хвилини". */
  readonly few: string;
  /** After 0, 5 to 20, 25: "хвилин". */
  readonly many: string;
}

/** The two cases that spans of time and counts stand in. */
export type CountingCase = 'nominative' | 'accusative';

const RULES = new Intl.PluralRules('uk');

/** "14 хвилин", "одна хвилина", in the accusative "одну хвилину"; "1 хід", "22 ходи". */
export function countedAs(count: number, word: CountedWord, inCase: CountingCase = 'nominative'): string {
  return `${numberBefore(count, word.gender, inCase)} ${formAfter(count, word, inCase)}`;
}

/** The form alone: "хід", "ходи", "ходів". */
export function formAfter(count: number, word: CountedWord, inCase: CountingCase = 'nominative'): string {
  switch (RULES.select(count)) {
    case 'one':
      return inCase === 'accusative' ? word.oneAccusative : word.one;
    case 'few':
      return word.few;
    default:
      return word.many;
  }
}

export const HUNDREDS = [
  '',
  'сто',
  'двісті',
  'триста',
  'чотириста',
  'п’ятсот',
  'шістсот',
  'сімсот',
  'вісімсот',
  'дев’ятсот',
] as const;

export const TENS = [
  '',
  '',
  'двадцять',
  'тридцять',
  'сорок',
  'п’ятдесят',
  'шістдесят',
  'сімдесят',
  'вісімдесят',
  'дев’яносто',
] as const;

/** The number before a word: a digit, or words where a voice would take the digits for masculine. */
function numberBefore(count: number, gender: Gender, inCase: CountingCase): string {
  const [last, teen] = [count % 10, Math.floor(count / 10) % 10 === 1];
  if (gender === 'masculine' || teen || (last !== 1 && last !== 2) || count > 999) return String(count);
  const one = inCase === 'accusative' ? 'одну' : 'одна';
  return [HUNDREDS[Math.floor(count / 100)], TENS[Math.floor(count / 10) % 10], last === 1 ? one : 'дві']
    .filter((word) => word !== undefined && word !== '')
    .join(' ');
}

const SMALL: Readonly<Record<Gender, readonly string[]>> = {
  masculine: ['нуль', 'один', 'два', 'три', 'чотири', 'п’ять', 'шість', 'сім', 'вісім', 'дев’ять', 'десять'],
  feminine: ['нуль', 'одна', 'дві', 'три', 'чотири', 'п’ять', 'шість', 'сім', 'вісім', 'дев’ять', 'десять'],
};

/** Small numbers in words. */
export function counted(count: number, gender: Gender = 'masculine'): string {
  return SMALL[gender][count] ?? String(count);
}

export const MOVE: CountedWord = { gender: 'masculine', one: 'хід', oneAccusative: 'хід', few: 'ходи', many: 'ходів' };

/** "1 хід", "2 ходи", "5 ходів"; both cases are alike. */
export function moveCount(count: number): string {
  return countedAs(count, MOVE);
}

/** "а один", "а один чи аш один", "а один, бе один чи аш один". */
export function listed(items: readonly string[], conjunction: 'і' | 'чи' | 'або'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
