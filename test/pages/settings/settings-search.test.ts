/** Which page of the settings has to do with a word: on a page in English, and in the other languages. */
import { afterEach, describe, expect, test } from 'vitest';
import { pageTexts } from '../../../components/texts.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../../speech/language-names.js';
import { loadTexts } from '../../../src/app/translations.js';
import { SETTINGS_PAGES, type SettingsPage } from '../../../src/pages/settings/settings-names.js';
import { settingsPageFor, settingsPageName } from '../../../src/pages/settings/settings-search.js';

test.each<readonly [text: string, page: SettingsPage]>([
  ['voice', 'settings/speech'],
  ['the language', 'settings/speech'],
  ['volume of the voice', 'settings/speech'],
  ['voice input', 'settings/voice-input'],
  ['microphone', 'settings/voice-input'],
  ['Vosk', 'settings/voice-input'],
  ['keys', 'settings/keys'],
  ['KEYBOARD', 'settings/keys'],
  ['shortcut', 'settings/keys'],
  ['dark theme', 'settings/look'],
  ['dark mode', 'settings/look'],
  ['voices', 'settings/speech'],
  ['colours', 'settings/look'],
  ['colors', 'settings/look'],
  ['blindfold', 'settings/look'],
  ['the clock', 'settings/clock'],
  ['sounds', 'settings/sounds'],
  ['how moves are called', 'settings/calling'],
  ['backup', 'settings/data'],
  ['translation', 'settings/wording'],
])('%s', (text, page) => {
  expect(settingsPageFor(text)).toBe(page);
});

test('by its name each is found', () => {
  expect(SETTINGS_PAGES.map((page) => settingsPageFor(settingsPageName(page)))).toEqual(SETTINGS_PAGES);
});

test.each(['', 'bananas', 'the', 'e4'])('nothing has to do with "%s"', (text) => {
  expect(settingsPageFor(text)).toBe(undefined);
});

describe('on a page in another language', () => {
  afterEach(() => {
    pageTexts.show();
  });

  async function show(language: Exclude<LanguageName, 'en'>): Promise<void> {
    pageTexts.show(await loadTexts(language, true));
  }

  test.each(LANGUAGE_NAMES.filter((name) => name !== 'en'))('by its name each is found: %s', async (language) => {
    await show(language);
    expect(SETTINGS_PAGES.map((page) => settingsPageFor(settingsPageName(page)))).toEqual(SETTINGS_PAGES);
  });

  test.each<readonly [Exclude<LanguageName, 'en'>, voice: string, keys: string, dark: string]>([
    ['de', 'Stimmen', 'Tastatur', 'dunkel'],
    ['uk', 'голосу', 'клавіш', 'темна тема'],
    ['be', 'голасу', 'клавіш', 'цёмная тэма'],
    ['mk', 'гласот', 'тастатурата', 'темна тема'],
    ['es', 'la voz', 'teclado', 'oscuro'],
    ['fr', 'la voix', 'clavier', 'sombre'],
    ['pl', 'głosu', 'klawiatury', 'ciemny motyw'],
  ])('%s: with the ending that a sentence gives the word', async (language, voice, keys, dark) => {
    await show(language);
    expect([voice, keys, dark].map(settingsPageFor)).toEqual(['settings/speech', 'settings/keys', 'settings/look']);
  });
});
