import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings } from '../../../src/storage/settings/settings.js';

test('no window calls in the background until that is chosen, and then it is kept', () => {
  expect(parseSettings(undefined).voiceInBackground).toBe(false);
  expect(parseSettings({ voiceInBackground: 'yes' }).voiceInBackground).toBe(false);
  const settings = { ...DEFAULT_SETTINGS, voiceInBackground: true };
  expect(parseSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
});
