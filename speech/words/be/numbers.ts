/**
 * How Belarusian counts. A voice reads digits in the masculine and in the nominative: "21 хвіліна" would be heard as "дваццаць адзін
 * хвіліна". So a number that would be another word of the feminine is written out, and any other is a number in digits.
 */

export type Counted = 'one' | 'few' | 'many';

/** "1, 21, 31 ход", "2, 3, 4, 22 хады", "5, 11, 12, 25 хадоў". */
export function counted(count: number): Counted {
  const [ones, tens] = [count % 10, Math.floor((count % 100) / 10)];
  if (tens === 1 || ones === 0 || ones > 4) return 'many';
  return ones === 1 ? 'one' : 'few';
}

/** "1 ход", "2 хады", "5 хадоў". */
export function moveCount(count: number): string {
  return `${count} ${{ one: 'ход', few: 'хады', many: 'хадоў' }[counted(count)]}`;
}

export const TENS = [
  '',
  '',
  'дваццаць',
  'трыццаць',
  'сорак',
  'пяцьдзясят',
  'шэсцьдзясят',
  'семдзесят',
  'восемдзесят',
  'дзевяноста',
] as const;

export const HUNDREDS = [
  '',
  'сто',
  'дзвесце',
  'трыста',
  'чатырыста',
  'пяцьсот',
  'шэсцьсот',
  'семсот',
  'восемсот',
  'дзевяцьсот',
] as const;

/** A number before a feminine word: "адна", "дваццаць дзве", "сто адну", and "14" where the gender makes no difference. */
export function feminine(count: number, grammaticalCase: 'nominative' | 'accusative'): string {
  const ones = count % 10;
  if (counted(count) === 'many' || ones > 2 || count >= 1000) return String(count);
  const last = ones === 2 ? 'дзве' : grammaticalCase === 'nominative' ? 'адна' : 'адну';
  return [HUNDREDS[Math.floor(count / 100)], TENS[Math.floor((count % 100) / 10)], last].filter(Boolean).join(' ');
}

const ORDINALS = [
  'першы',
  'другі',
  'трэці',
  'чацвёрты',
  'пяты',
  'шосты',
  'сёмы',
  'восьмы',
  'дзявяты',
  'дзясяты',
] as const;

/** "трэці", of a masculine noun; 1 is the first. */
export function ordinal(count: number): string {
  return ORDINALS[count - 1] ?? `${count}-ы`;
}
