/**
 * Ukrainian words for "the first", of a masculine noun.
 */

const MASCULINE = ['перший', 'другий', 'третій', 'четвертий', 'п’ятий', 'шостий', 'сьомий', 'восьмий'] as const;
const INSTRUMENTAL = ['першим', 'другим', 'третім', 'четвертим', 'п’ятим', 'шостим', 'сьомим', 'восьмим'] as const;

/** "перший"; 1 is the first. */
export function ordinal(count: number): string {
  return MASCULINE[count - 1] ?? `номер ${count}`;
}

/** "першим", to what something amounts. */
export function asOrdinal(count: number): string {
  return INSTRUMENTAL[count - 1] ?? `номер ${count}`;
}
