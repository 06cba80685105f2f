/** Helpers of the tests of words that hold whole sentences of all five languages at once. */
import { wholeBe } from '../../speech/words/be/whole.js';
import { wholeDe } from '../../speech/words/de/whole.js';
import { wholeEn } from '../../speech/words/en/whole.js';
import type { LanguageName } from '../../speech/words/language-names.js';
import { wholeMk } from '../../speech/words/mk/whole.js';
import { wholeUk } from '../../speech/words/uk/whole.js';
import type { WholeWords } from '../../speech/words/words.js';
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
