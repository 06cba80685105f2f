import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieces } from '../../speech/sentences.js';
import type { Voice } from '../../speech/sinks/synthesis.js';
import { languageTag, speaks, voiceFor } from '../../speech/sinks/voices.js';

const voice = (name: string, lang: string, isDefault = false): Voice => ({
  name,
  lang,
  localService: true,
  default: isDefault,
});

describe('a voice for a language', () => {
  const british = voice('british', 'en-GB');
  const american = voice('american', 'en_US', true);
  const austrian = voice('austrian', 'de_AT');
  const german = voice('german', 'de_DE');
  const swiss = voice('swiss', 'de-CH', true);

  it.each([
    ['the same country', [austrian, german], 'de-DE', 'german'],
    ['the same country, though another is the default', [british, american], 'en-GB', 'british'],
    ['the first of the language', [british, austrian, german], 'de', 'austrian'],
    ['the default of the language', [austrian, german, swiss], 'de', 'swiss'],
    ['the page’s language where there is none', [german, british], 'uk', 'british'],
    ['the default where there is none of that either', [german, swiss], 'uk', 'swiss'],
    ['any', [german], 'uk', 'german'],
  ] as const)('%s', (_why, voices, lang, name) => {
    expect(voiceFor(voices, lang, 'en')?.name).toBe(name);
  });

  it('there is none where there are none', () => {
    expect(voiceFor([], 'en', 'en')).toBeUndefined();
  });

  it.each([
    ['de_DE', 'de-DE'],
    ['de-de', 'de-DE'],
    ['EN', 'en'],
    ['zh_hans_cn', 'zh-Hans-CN'],
    ['not a tag', 'not a tag'],
  ])('%s is the language tag %s', (written, tag) => {
    expect(languageTag(written)).toBe(tag);
  });

  it('the country does not matter for what it speaks', () => {
    expect(speaks(german, 'de')).toBe(true);
    expect(speaks(german, 'de-AT')).toBe(true);
    expect(speaks(german, 'en')).toBe(false);
  });
});

describe('a long text', () => {
  it.each([
    ['fits', 'White wins.', 20, ['White wins.']],
    ['is cut after a sentence', 'Mate. White wins. Play again?', 20, ['Mate. White wins.', 'Play again?']],
    ['else after a part of one', 'king e1, queen d1, rook a1', 20, ['king e1, queen d1,', 'rook a1']],
    ['else between words', 'Springer Gustav eins Felix drei', 20, ['Springer Gustav eins', 'Felix drei']],
    ['else anywhere', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['is not cut inside a number', 'In 1.5 minutes it ends', 14, ['In 1.5 minutes', 'it ends']],
    ['keeps a character whole', 'ab😀cd', 3, ['ab', '😀c', 'd']],
    ['may be empty', '  ', 20, []],
  ])('%s', (_what, text, longest, expected) => {
    expect(pieces(text, longest)).toEqual(expected);
  });

  it('loses nothing', () => {
    const text = fc.array(fc.constantFrom('a', 'Läufer', '.', ',', '!', 'e4', ' ', ' ', ' '), { maxLength: 120 });
    fc.assert(
      fc.property(text, fc.integer({ min: 8, max: 40 }), (parts, longest) => {
        const whole = parts.join('');
        const cut = pieces(whole, longest);
        for (const piece of cut) {
          expect(piece.length).toBeLessThanOrEqual(longest);
          expect(piece).not.toBe('');
        }
        expect(cut.join('').replaceAll(/\s/g, '')).toBe(whole.replaceAll(/\s/g, ''));
      }),
      { seed: 17, numRuns: 500 },
    );
  });
});
