/** How things are said, as the user has chosen. */
import { expect, test } from 'vitest';
import { NO_GAME } from '../../../src/game/store.js';
import { phraseOptions } from '../../../src/pages/shared/phrase-options.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/storage/settings/settings.js';
import { WORDS } from '../../speech/all-languages.js';

const tellsOwnPress = (change: Partial<Settings>) =>
  phraseOptions(WORDS.en, { ...DEFAULT_SETTINGS, ...change }, NO_GAME).tellsOwnPress;

test('one’s own press of the clock is told by its sound, or in words where sound or that sound is off', () => {
  const { sounds } = DEFAULT_SETTINGS;
  const at = (place: number) => ({ sounds: { ...sounds, volumes: { ...sounds.volumes, place } } });
  expect(tellsOwnPress({})).toBeUndefined();
  expect(tellsOwnPress(at(0.1))).toBeUndefined();
  expect(tellsOwnPress(at(0))).toBe(true);
  expect(tellsOwnPress({ sound: false })).toBe(true);
});
