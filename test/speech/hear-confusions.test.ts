/** The data of confusions: it speaks of words that are understood, and costs what it means. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedSubstitutes } from '../../speech/hearing/confusions/index.js';
import { soundDistance } from '../../speech/hearing/confusions/sounding.js';
import { folded, meaningsOf, wordsIn } from '../../speech/hearing/lexicon.js';
import { soundOfText } from '../../speech/hearing/near-phrase.js';
import { alone } from '../../speech/hearing/languages.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { CONFUSIONS } from '../../speech/languages/spoken.js';
import { EVERY_LANGUAGE, everyLanguage } from '../../speech/hearing/every-language.js';

describe.each(LANGUAGE_NAMES)('in %s', (language) => {
  const { heard, alike, fillers } = CONFUSIONS[language];

  it('what is meant is a word of moves', () => {
    const meant = Object.keys(heard).flatMap((text) => text.split(' '));
    expect(meant.filter((word) => meaningsOf(folded(word), everyLanguage(language)).length === 0)).toEqual([]);
  });

  it('each group has words of moves that can be meant', () => {
    for (const { words } of alike) {
      expect(
        words.some((word) => meaningsOf(folded(word), everyLanguage(language)).length > 0),
        words.join(' '),
      ).toBe(true);
      expect(new Set(words).size, words.join(' ')).toBe(words.length);
    }
  });

  it('a filler says nothing of a move', () => {
    for (const filler of fillers) {
      const telling = meaningsOf(folded(filler), alone(EVERY_LANGUAGE[language])).filter(
        ({ heed, abroad }) => heed.is !== 'remark' && !abroad,
      );
      expect(telling, filler).toEqual([]);
    }
  });

  it('every word of moves has a sound in the signs that are compared', () => {
    for (const [word] of wordsIn(EVERY_LANGUAGE[language]))
      expect(soundOfText(word, language), word).toMatch(/^[A-Za-z]+$/);
  });

  it('what costs less than a letter is a small word, a filler or no word of moves', () => {
    const costs = listedSubstitutes([folded(fillers[0] ?? '')], 0, language).map(({ cost }) => cost);
    expect(Math.min(...costs)).toBeLessThan(0.1);
  });
});

const soundsAlike = (one: string, other: string, language: LanguageName): number =>
  soundDistance(soundOfText(one, language), soundOfText(other, language));

describe('how alike words sound', () => {
  it.each([
    ['en', 'night', 'knight'],
    ['en', 'rite', 'right'],
    ['de', 'zwai', 'zwei'],
    ['uk', 'тури', 'тури'],
  ] as const)('%s: %s is %s', (language, one, other) => {
    expect(soundsAlike(one, other, language)).toBe(0);
  });

  it.each([
    ['en', 'queen', 'green', 'table'],
    ['de', 'drei', 'frei', 'acht'],
    ['uk', 'слон', 'сон', 'король'],
    ['be', 'конь', 'дзень', 'ферзь'],
    ['mk', 'шест', 'чест', 'два'],
  ] as const)('%s: %s is nearer to %s than to %s', (language, word, near, far) => {
    expect(soundsAlike(word, near, language)).toBeLessThan(soundsAlike(word, far, language));
  });

  it('is the same both ways, and nothing of itself', () => {
    const sounds = fc.string({ unit: fc.constantFrom(...Array.from('aeiouEIYbdgptkszSTmnlr')), maxLength: 8 });
    fc.assert(
      fc.property(sounds, sounds, (one, other) => {
        expect(soundDistance(one, other)).toBeCloseTo(soundDistance(other, one), 10);
        expect(soundDistance(one, one)).toBe(0);
        // A bound changes nothing but what is beyond it.
        const distance = soundDistance(one, other);
        expect(soundDistance(one, other, 0.4)).toBe(distance <= 0.4 + 1e-9 ? distance : Infinity);
      }),
      { seed: 20261122 },
    );
  });
});
