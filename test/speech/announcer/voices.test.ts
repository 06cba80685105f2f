import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChoices } from '../../../speech/choice.js';
import { pieces } from '../../../speech/announcer/voice-piece.js';
import type { Voice } from '../../../speech/announcer/synthesis.js';
import { voiceFor } from '../../../speech/announcer/voices.js';
import {
  DEFAULT_VOICE,
  VOICE_CHOICE,
  chosenVoice,
  languageTag,
  speaks,
  withVoice,
} from '../../../speech/announcer/voice-choice.js';

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

  it.each([
    ['the chosen one', 'de', { de: { name: 'swiss', lang: 'de_CH' } }, 'swiss'],
    [
      'the chosen one, though the text asks for another country',
      'de-AT',
      { de: { name: 'german', lang: 'de-DE' } },
      'german',
    ],
    [
      'the best of the device where the chosen one is not there',
      'de-AT',
      { de: { name: 'gone', lang: 'de-DE' } },
      'austrian',
    ],
    [
      'the best of the device where only the name is the same',
      'de',
      { de: { name: 'german', lang: 'de-AT' } },
      'swiss',
    ],
    ['one of another language, if it was chosen', 'be', { be: { name: 'austrian', lang: 'de-AT' } }, 'austrian'],
    [
      'that chosen for the page’s language where there is none',
      'uk',
      { en: { name: 'british', lang: 'en-GB' } },
      'british',
    ],
    ['the best where another language’s was chosen', 'en', { de: { name: 'german', lang: 'de-DE' } }, 'american'],
  ] as const)('%s', (_why, lang, voices, name) => {
    const all = [british, american, austrian, german, swiss];
    expect(voiceFor(all, lang, 'en', { ...DEFAULT_VOICE, voices })?.name).toBe(name);
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

describe('the choice of how the voice sounds', () => {
  const anna = { name: 'Anna', lang: 'de-DE' };

  it('has a voice for each main language, or the best of the device', () => {
    const chosen = withVoice(DEFAULT_VOICE, 'de-AT', anna);
    expect(chosenVoice(chosen, 'de')).toEqual(anna);
    expect(chosenVoice(chosen, 'de_CH')).toEqual(anna);
    expect(chosenVoice(chosen, 'en')).toBeUndefined();
    expect(withVoice(chosen, 'de', undefined)).toEqual(DEFAULT_VOICE);
    expect(DEFAULT_VOICE.voices).toEqual({});
  });

  it('comes back as it was kept', () => {
    const choice = { voices: { de: anna }, rate: 2.5, pitch: 0, volume: 0.4 };
    expect(readChoices(VOICE_CHOICE, JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });

  it.each([
    ['nothing', undefined],
    ['a text', 'fast'],
    ['out of bounds', { rate: 100, pitch: -1, volume: 2 }],
    ['of the wrong kind', { rate: '2', pitch: null, volume: NaN, voices: [] }],
    ['no voices', { voices: { de: 'Anna', en: { name: 'Hector' }, uk: { name: 1, lang: 'uk' } } }],
  ])('falls back where what was kept is %s', (_what, kept) => {
    expect(readChoices(VOICE_CHOICE, kept)).toEqual(DEFAULT_VOICE);
  });
});
