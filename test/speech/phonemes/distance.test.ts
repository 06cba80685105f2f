/** The cases are worked by hand from the costs that `distance.ts` names. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, distanceOfSounds } from './distance.js';
import { phones } from './phones.js';

describe('the distance of two pronunciations', () => {
  it.each([
    ['nothing for the same', 'ˈɡʊstɑːf', 'ˈɡʊstɑːf', 0],
    ['a voiced for a voiceless consonant', 'ˈaɪnz', 'ˈaɪns', 1 / 2],
    ['one step of place', 'ʃp', 'sp', 3 / 20],
    ['six steps of place, from the lips to the velum', 'p', 'k', 18 / 20],
    ['another manner', 'x', 'k', 1 / 2],
    ['never more than 1 for two consonants', 'p', 'h', 1],
    ['a consonant put in', 'sa', 'tsa', 1],
    ['a palatalised consonant', 'fa', 'fʲa', 1 / 10],
    ['a doubled consonant as a long one', 'ˈbɛla', 'ˈbɛlla', 1 / 10],
    // Two steps of height are 1/4; the front slopes by 1/6 of the width, which is 1/12.
    ['two heights of stressed front vowels', 'ˈi', 'ˈe', 1 / 4 + 1 / 12],
    ['half of it without stress', 'i', 'e', 1 / 8 + 1 / 24],
    ['the width of the chart', 'ˈy', 'ˈu', 1 / 2],
    ['rounding', 'ˈi', 'ˈy', 1 / 4],
    // [a] stands in the middle of the lower half of the chart's width.
    ['an open central and an open back vowel', 'ˈa', 'ˈɑ', 1 / 8],
    ['length', 'ˈa', 'ˈaː', 1 / 10],
    ['stress', 'ˈa', 'a', 1 / 5],
    ['secondary stress', 'ˌa', 'a', 1 / 10],
    ['a glide for the end of a diphthong', 'ˈaj', 'ˈaɪ', 1 / 8],
    ['a diphthong for a long vowel', 'ˈeɪ', 'ˈeː', 1 / 2 + 1 / 10],
    ['an r that ends a syllable', 'ˈfiːr', 'ˈfiː', 1 / 2],
    ['an r that begins one', 'ˈraɪ', 'ˈaɪ', 1],
    ['any r for any other', 'ˈɹaɪ', 'ˈraɪ', 0],
    // The consonant goes and the vowel comes.
    ['a consonant and a vowel', 'k', 'ˈa', 2],
    // t and s put in, w to v by manner and one step, and the second half of the diphthong is stressed in neither.
    ['several together', 'ˈwaɪ', 'tsˈvaɪ', 2 + 1 / 2 + 3 / 20],
  ])('is %s: %s and %s', (_why, one, other, expected) => {
    expect(distance(one, other)).toBeCloseTo(expected, 10);
    expect(distance(other, one)).toBeCloseTo(expected, 10);
  });

  it('does not heed stress where only the sounds are asked for', () => {
    expect(distanceOfSounds('ˈodin', 'oˈdin')).toBe(0);
    expect(distanceOfSounds('i', 'ˈe')).toBeCloseTo(1 / 4 + 1 / 12, 10);
    expect(distanceOfSounds('i', 'e')).toBeCloseTo(1 / 8 + 1 / 24, 10);
  });

  const ipa = fc.string({
    unit: fc.constantFrom(
      'a',
      'ɑ',
      'e',
      'ɪ',
      'o',
      'y',
      'ə',
      'p',
      'd',
      'k',
      's',
      'ʃ',
      'x',
      'r',
      'l',
      'n',
      'ŋ',
      'j',
      'w',
      'ˈ',
      'ː',
    ),
    maxLength: 12,
  });

  it('is nothing to itself, the same both ways, and never more than leaving all out and putting all in', () => {
    fc.assert(
      fc.property(ipa, ipa, (one, other) => {
        expect(distance(one, one)).toBe(0);
        expect(distance(one, other)).toBeCloseTo(distance(other, one), 10);
        expect(distance(one, other)).toBeLessThanOrEqual(distance(one, '') + distance('', other) + 1e-9);
      }),
    );
  });
});

describe('reading a transcription', () => {
  it('gives the stress to the next vowel and makes two of an affricate and of a diphthong', () => {
    expect(phones('tsvˈaɪ').map(({ symbol }) => symbol)).toEqual(['t', 's', 'v', 'a', 'ɪ']);
    expect(phones('ˈʃpa').map((phone) => (phone.type === 'vowel' ? phone.stress : undefined))).toEqual([
      undefined,
      undefined,
      1,
    ]);
  });

  it('makes no long consonant of two words', () => {
    expect(phones('ˈev vˈi').map(({ symbol }) => symbol)).toEqual(['e', 'v', 'v', 'i']);
  });

  it('takes no heed of ties and of the marks of the teeth', () => {
    expect(phones('t̻͡s̪ˈɛ')).toEqual(phones('tsˈɛ'));
  });

  it('hears an r in a vowel with the colour of r', () => {
    expect(phones('ɚ')).toEqual(phones('əɹ'));
  });

  it.each(['?', 'q͡?', 'ˈ5'])('refuses what is no phone it knows: %s', (text) => {
    expect(() => phones(text)).toThrow(RangeError);
  });
});
