import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { folded, meaningsOf } from '../../speech/hearing/lexicon.js';
import { EVERY_LANGUAGE, everyLanguage } from '../../speech/hearing/every-language.js';

/** Every word of a vocabulary with where it stands in it: "b’е" under captures. */
function words(part: unknown, under = ''): readonly { readonly word: string; readonly under: string }[] {
  if (typeof part === 'string') return [{ word: folded(part), under }];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, within]) =>
    words(within, Array.isArray(part) ? under : under === '' ? name : `${under} ${name}`),
  );
}

/** What each word of a language means beside its first meaning there. */
function ambiguous(language: LanguageName): readonly string[] {
  const all = words(EVERY_LANGUAGE[language].moves);
  return all
    .filter(({ word, under }, index) =>
      all.some((other, at) => at < index && other.word === word && other.under !== under),
    )
    .map(({ word }) => word);
}

describe('the words of a language', () => {
  it.each<[LanguageName, readonly string[]]>([
    // a rook to many, and castling
    ['en', ['castle']],
    ['de', []],
    ['uk', []],
    // "б’е" (takes) and the letter, by its Ukrainian and Macedonian name
    ['be', ['бе']],
    ['mk', []],
  ])('%s: mean one thing each, but for those the sentence must decide', (language, expected) => {
    expect(ambiguous(language)).toEqual(expected);
  });

  it.each(LANGUAGE_NAMES)('%s: stand there once', (language) => {
    const all = words(EVERY_LANGUAGE[language].moves).map(({ word, under }) => `${under} ${word}`);
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  it.each(LANGUAGE_NAMES)('%s: are understood on every page', (language) => {
    for (const { word } of words(EVERY_LANGUAGE[language].moves)) {
      for (const page of LANGUAGE_NAMES)
        expect(meaningsOf(word, everyLanguage(page)), `${word} on ${page}`).not.toEqual([]);
    }
  });
});

describe('a word that means two things', () => {
  it('means first what it does in the language of the page', () => {
    expect(meaningsOf('бе', everyLanguage('be'))[0]).toEqual({ heed: { is: 'capture' }, abroad: false });
    expect(meaningsOf('бе', everyLanguage('uk'))).toEqual([
      { heed: { is: 'file', file: 'b' }, abroad: false },
      { heed: { is: 'capture' }, abroad: true },
    ]);
    // On a page that has no meaning for it every other one counts alike.
    expect(meaningsOf('бе', everyLanguage('de')).map(({ abroad }) => abroad)).toEqual([false, false]);
  });
});

describe('a spelling', () => {
  // App. D.2.1 as it is printed, the German spelling, and the misprints of the handbook's E.02
  it.each([
    ['Cesar', { is: 'file', file: 'c' }],
    ['Cäsar', { is: 'file', file: 'c' }],
    ['Hector', { is: 'file', file: 'h' }],
    ['fuenf', { is: 'rank', rank: '5' }],
    ['fünf', { is: 'rank', rank: '5' }],
    ['funf', { is: 'rank', rank: '5' }],
    ['seiben', { is: 'rank', rank: '7' }],
    ['Koenig', { is: 'kind', kind: 'king' }],
    ['König', { is: 'kind', kind: 'king' }],
    ['Laeufer', { is: 'kind', kind: 'bishop' }],
    ['Läufer', { is: 'kind', kind: 'bishop' }],
    ['П’ЯТЬ', { is: 'rank', rank: '5' }],
    ["п'ять", { is: 'rank', rank: '5' }],
    ['Густаў', { is: 'file', file: 'g' }],
    ['коњ', { is: 'kind', kind: 'knight' }],
    ['слоном', { is: 'kind', kind: 'bishop', role: 'instrument' }],
  ])('%s', (word, heed) => {
    expect(meaningsOf(folded(word), everyLanguage('en')).map((meaning) => meaning.heed)).toContainEqual(heed);
  });
});
