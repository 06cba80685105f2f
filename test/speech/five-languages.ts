/** Helpers of the tests of words that hold whole sentences of all five languages at once. */
import { wholeBe } from '../../speech/languages/be.js';
import { wholeDe } from '../../speech/languages/de.js';
import { wholeEn } from '../../speech/languages/en.js';
import type { LanguageName } from '../../speech/language-names.js';
import { wholeMk } from '../../speech/languages/mk.js';
import { wholeUk } from '../../speech/languages/uk.js';
import type { WholeWords } from '../../speech/phrase/words.js';
import { trapIn } from './be.js';

/** For `describe.each`: each language by name, with its words and with the sentences that are expected of them. */
export function inFiveLanguages<Sentences>(
  expected: Readonly<Record<LanguageName, Sentences>>,
): readonly (readonly [language: string, words: WholeWords, sentences: Sentences])[] {
  return [
    ['English', wholeEn, expected.en],
    ['German', wholeDe, expected.de],
    ['Ukrainian', wholeUk, expected.uk],
    ['Belarusian', wholeBe, expected.be],
    ['Macedonian', wholeMk, expected.mk],
  ];
}

/** The sentences with a word that a voice spells out: none should be. */
export function spelledOut(belarusian: readonly string[], macedonian: readonly string[]): readonly string[] {
  return [
    ...belarusian.flatMap((sentence) => trapIn(sentence) ?? []),
    ...macedonian.filter((sentence) => /[ѐѝ]/iu.test(sentence)),
  ];
}
