/**
 * Ukrainian words for "the first", "for the first time" and "once".
 */

const MASCULINE = ['перший', 'другий', 'третій', 'четвертий', 'п’ятий', 'шостий', 'сьомий', 'восьмий'] as const;
const INSTRUMENTAL = ['першим', 'другим', 'третім', 'четвертим', 'п’ятим', 'шостим', 'сьомим', 'восьмим'] as const;
const TIMES = ['уперше', 'вдруге', 'втретє', 'вчетверте', 'уп’яте'] as const;
const HOW_OFTEN = ['один раз', 'двічі', 'тричі', 'чотири рази'] as const;

/** "перший"; 1 is the first. */
export function ordinal(count: number): string {
  return MASCULINE[count - 1] ?? `номер ${count}`;
}

/** "першим", to what something amounts. */
export function asOrdinal(count: number): string {
  return INSTRUMENTAL[count - 1] ?? `номер ${count}`;
}

/** "вдруге". */
export function forTheTime(count: number): string {
  return TIMES[count - 1] ?? `раз номер ${count}`;
}

/** "двічі"; more than four times a claim is never wrong. */
export function howOften(count: number): string {
  return HOW_OFTEN[count - 1] ?? `стільки разів: ${count}`;
}
