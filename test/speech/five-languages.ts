/** Helpers of the tests of words that hold whole sentences of all five languages at once. */
import { wordsBe } from '../../speech/messages/generated/be/words.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { wordsMk } from '../../speech/messages/generated/mk/words.js';
import { wordsUk } from '../../speech/messages/generated/uk/words.js';
import type { LanguageName } from '../../speech/language-names.js';
import type { Words } from '../../speech/phrase/words.js';
import { trapIn } from './be.js';

/** Those whose sentences stand beside each other; a later language has them in a file of its own. */
export const FIVE = ['en', 'de', 'uk', 'be', 'mk'] as const satisfies readonly LanguageName[];
type Five = (typeof FIVE)[number];

/** For `describe.each`: each language by name, with its words and with the sentences that are expected of them. */
export function inFiveLanguages<Sentences>(
  expected: Readonly<Record<Five, Sentences>>,
): readonly (readonly [language: string, words: Words, sentences: Sentences])[] {
  return [
    ['English', wordsEn, expected.en],
    ['German', wordsDe, expected.de],
    ['Ukrainian', wordsUk, expected.uk],
    ['Belarusian', wordsBe, expected.be],
    ['Macedonian', wordsMk, expected.mk],
  ];
}

/** The sentences with a word that a voice spells out: none should be. */
export function spelledOut(belarusian: readonly string[], macedonian: readonly string[]): readonly string[] {
  return [
    ...belarusian.flatMap((sentence) => trapIn(sentence) ?? []),
    ...macedonian.filter((sentence) => /[ѐѝ]/iu.test(sentence)),
  ];
}
