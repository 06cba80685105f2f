/** Which page of the settings has to do with a word, as it is named on a page in English. */
import { expect, test } from 'vitest';
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
