/** Helpers of the tests of Belarusian words. */
import type { Fact } from '../../src/laws/facts.js';
import { EVERYONE } from '../../src/laws/roles.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import type { CallStyle } from '../../speech/style.js';
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import { firstTrap, inWords } from './said.js';

/** Calls and squares in the same style, plain where none is named. */
export function belarusian(
  style: CallStyle = 'plain',
  choices: Partial<Omit<PhraseOptions, 'words'>> = {},
): PhraseOptions {
  return inWords(wordsBe, { callStyle: style, squareStyle: style, ...choices });
}

type Untold<T> = T extends Fact ? Omit<T, 'audience' | 'article'> & { readonly article?: string } : never;
export type UntoldFact = Untold<Fact>;

/** Facts as they are told, everyone's, by an article that is not spoken. */
export function told(...facts: readonly UntoldFact[]): readonly Fact[] {
  return facts.map((fact) => ({ article: '0', audience: EVERYONE, ...fact }));
}

/**
 * What is wrong in any Belarusian sentence: a consonant by itself, which the voice reads as the name of a letter ("у нескладовае"); a
 * mark that was not named; a hole; a time of day.
 */
const TRAPS: readonly RegExp[] = [
  /(?<!\p{L})[бвгджзйклмнпрстўфхцчш](?!\p{L})/iu,
  /[\uE000\uE001]/u,
  // "у" after a vowel becomes "ў", and nowhere else.
  /[аеёіоуыэюя] у/iu,
  /(?:^|[^аеёіоуыэюя] )ў/iu,
  / {2}|^ | $/u,
  / [,.:;?!]/u,
  /undefined|null|NaN|\[object/u,
  /\d:\d\d/u,
];

/** And where there is nothing but words: Latin letters, and a digit that touches a letter. */
const TRAPS_OF_WORDS: readonly RegExp[] = [...TRAPS, /\p{Script=Latin}/u, /\d\p{L}|\p{L}\d/u];

/** The trap in a sentence, with the sentence; `undefined` where there is none. */
export function trapIn(text: string, only: 'words' | 'any' = 'any'): string | undefined {
  return firstTrap(text, only === 'words' ? TRAPS_OF_WORDS : TRAPS);
}
