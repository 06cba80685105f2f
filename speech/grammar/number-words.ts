/** Numbers in words, up to 999, where hundreds, tens and the rest are words of their own. Larger ones stay digits. */
export interface NumberWords {
  /** From zero on. */
  readonly toNineteen: readonly string[];
  /** By how many tens; none and one have no word. */
  readonly tens: readonly string[];
  /** By how many hundreds; none has no word. */
  readonly hundreds: readonly string[];
}

/**
 * The words of a number, one after another.
 *
 * @param bent the last word, where it is another before what is counted
 */
export function wordsOfNumber(
  number: number,
  { toNineteen, tens, hundreds }: NumberWords,
  bent: (last: number) => string | undefined = () => undefined,
): readonly string[] {
  const [hundred, rest] = [Math.floor(number / 100), number % 100];
  if (hundred > 9) return [String(number)];
  const [ten, last] = rest < 20 ? [0, rest] : [Math.floor(rest / 10), rest % 10];
  const lastWord = last === 0 && number > 0 ? '' : (bent(last) ?? toNineteen[last] ?? '');
  return [hundreds[hundred] ?? '', tens[ten] ?? '', lastWord].filter((word) => word !== '');
}
