/** Settings as a file of the user's. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_CLOCK_CHOICE, readClockChoice } from '../../../src/storage/settings/clock-choice.js';
import { DEFAULT_SETTINGS, LANGUAGE_CHOICES, THEMES, type Settings } from '../../../src/storage/settings/settings.js';
import {
  SETTINGS_FILE_LIMIT,
  readSettingsFile,
  writeSettingsFile,
} from '../../../src/storage/settings/settings-file.js';
import { CALL_LENGTHS, CALL_STYLES, GERMAN_CALLS, VERBOSITIES, WHO_SPEAKS } from '../../../speech/style.js';

const settings: fc.Arbitrary<Settings> = fc
  .record({
    language: fc.constantFrom(...LANGUAGE_CHOICES),
    whoSpeaks: fc.constantFrom(...WHO_SPEAKS),
    callStyle: fc.constantFrom(...CALL_STYLES),
    callLength: fc.constantFrom(...CALL_LENGTHS),
    squareStyle: fc.constantFrom(...CALL_STYLES),
    germanCall: fc.constantFrom(...GERMAN_CALLS),
    theme: fc.constantFrom(...THEMES),
    sound: fc.boolean(),
    voiceInBackground: fc.boolean(),
    detail: fc.record({
      ownMoves: fc.constantFrom(...VERBOSITIES),
      opponentsMoves: fc.constantFrom(...VERBOSITIES),
      squares: fc.constantFrom(...VERBOSITIES),
      captures: fc.constantFrom(...VERBOSITIES),
      clock: fc.constantFrom(...VERBOSITIES),
      mover: fc.boolean(),
      number: fc.boolean(),
      color: fc.boolean(),
      echo: fc.boolean(),
    }),
    rate: fc.double({ min: 0.5, max: 4, noNaN: true }),
    capture: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ rate, capture, ...chosen }) => ({
    ...DEFAULT_SETTINGS,
    ...chosen,
    voice: { ...DEFAULT_SETTINGS.voice, rate, voices: { de: { name: 'Anna', lang: 'de-DE' } } },
    sounds: { ...DEFAULT_SETTINGS.sounds, volumes: { ...DEFAULT_SETTINGS.sounds.volumes, capture } },
  }));

test('whatever was chosen comes back from its file', () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      expect(readSettingsFile(writeSettingsFile(chosen))).toEqual(chosen);
    }),
  );
});

test('what was chosen for clocks comes back from its file, and is left where a file or a reset names none', () => {
  const clock = { ...DEFAULT_CLOCK_CHOICE, language: 'german', warningsAllowed: true } as const;
  const read = readSettingsFile(writeSettingsFile({ ...DEFAULT_SETTINGS, clock }));
  expect(readClockChoice(read?.clock)).toEqual(clock);
  const without = readSettingsFile(writeSettingsFile(DEFAULT_SETTINGS));
  expect({ ...DEFAULT_SETTINGS, clock, ...without }.clock).toBeUndefined();
  expect({ ...DEFAULT_SETTINGS, clock, ...DEFAULT_SETTINGS }.clock).toBeUndefined();
});

describe('a file that holds no settings', () => {
  test.each([
    ['empty', ''],
    ['no JSON', 'Nf3 Nf6'],
    ['a list', '[]'],
    ['other JSON', '{"kind":"chess game","settings":{}}'],
    ['settings that are none', '{"kind":"anna-hector settings","settings":7}'],
    ['too long', ' '.repeat(SETTINGS_FILE_LIMIT + 1)],
  ])('%s', (_name, text) => {
    expect(readSettingsFile(text)).toBeUndefined();
  });
});

test('what cannot be chosen, or is missing, is as at first, and the rest is taken', () => {
  const text = JSON.stringify({
    kind: 'anna-hector settings',
    version: 1,
    settings: { callStyle: 'shouted', theme: 'dark', voice: { rate: 900, pitch: 1.5 }, detail: 'much', sounds: null },
  });
  expect(readSettingsFile(text)).toEqual({
    ...DEFAULT_SETTINGS,
    theme: 'dark',
    voice: { ...DEFAULT_SETTINGS.voice, pitch: 1.5 },
  });
});
