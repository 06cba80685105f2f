import { expect, test } from 'vitest';
import { listenedLanguage, listenedTag } from '../../../src/app/voice/voice-language.js';

test('the page’s language is listened for, or German for the international call', () => {
  expect(listenedLanguage('page', 'uk')).toBe('uk');
  expect(listenedLanguage('german call', 'uk')).toBe('de');
});

test('recognisers know languages by country', () => {
  expect((['en', 'de', 'uk', 'be', 'mk'] as const).map((language) => listenedTag(language))).toEqual([
    'en-US',
    'de-DE',
    'uk-UA',
    'be-BY',
    'mk-MK',
  ]);
});

test('the user’s own country comes first, where it is one', () => {
  expect(listenedTag('en', ['de-AT', 'en', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(listenedTag('de', ['de-AT', 'en-GB'])).toBe('de-AT');
  expect(listenedTag('uk', ['en', 'uk'])).toBe('uk-UA');
});
