import { expect, test } from 'vitest';
import {
  DEFAULT_LISTENING,
  LISTENED_FOR,
  RECOGNISER_CHOICES,
  TALKING_WAYS,
} from '../../../speech/recogniser/listening-choice.js';
import { DEFAULT_SETTINGS, parseSettings } from '../../../src/storage/settings/settings.js';

const listening = (stored: unknown) => parseSettings({ listening: stored }).listening;

test('nothing listens until something is chosen, silence is no answer, and moves are not asked about', () => {
  expect(parseSettings(undefined).listening).toEqual({
    recogniser: 'none',
    way: 'push to talk',
    listenFor: 'page',
    cloudAllowed: false,
    silenceIsYes: false,
  });
  expect(parseSettings(undefined).confirmMoves).toBe(false);
});

test('every choice is kept as it was made', () => {
  for (const recogniser of RECOGNISER_CHOICES) {
    for (const way of TALKING_WAYS) {
      for (const listenFor of LISTENED_FOR) {
        const choice = { recogniser, way, listenFor, cloudAllowed: true, silenceIsYes: true };
        expect(listening(choice)).toEqual(choice);
      }
    }
  }
  const settings = { ...DEFAULT_SETTINGS, confirmMoves: true };
  expect(parseSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
});

test('what is missing or no choice is as at first', () => {
  for (const stored of [
    undefined,
    null,
    'vosk',
    [],
    { recogniser: 'siri', way: 1, listenFor: 'fr', cloudAllowed: 'yes', silenceIsYes: 'yes' },
  ])
    expect(listening(stored)).toEqual(DEFAULT_LISTENING);
  expect(parseSettings({ confirmMoves: 'yes' }).confirmMoves).toBe(false);
});

test('without consent what is said goes to no server, whatever was kept', () => {
  expect(listening({ recogniser: 'cloud' }).recogniser).toBe('none');
  expect(listening({ recogniser: 'cloud', cloudAllowed: 1 }).recogniser).toBe('none');
  expect(listening({ recogniser: 'on device' }).recogniser).toBe('on device');
});
