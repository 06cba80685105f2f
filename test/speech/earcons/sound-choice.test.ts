import { expect, test } from 'vitest';
import { readChoices } from '../../../speech/choice.js';
import { EARCON_NAMES, DEFAULT_SOUNDS, SOUND_CHOICE } from '../../../speech/earcons/sound-choice.js';

test('at first all but the dark square are at full volume, and felt', () => {
  expect(EARCON_NAMES.filter((name) => DEFAULT_SOUNDS.volumes[name] !== 1)).toEqual(['dark square']);
  expect(DEFAULT_SOUNDS.volumes['dark square']).toBe(0);
  expect(DEFAULT_SOUNDS.vibration).toBe(true);
});

test('what was kept is read again', () => {
  const volumes = { ...DEFAULT_SOUNDS.volumes, capture: 0.35, edge: 0, 'dark square': 1 };
  expect(readChoices(SOUND_CHOICE, structuredClone({ volumes, vibration: false }))).toEqual({
    volumes,
    vibration: false,
  });
});

test.each([
  ['nothing', undefined],
  ['a text', 'loud'],
  ['a list', [1, 2]],
  ['no record of volumes', { volumes: 1, vibration: 'yes' }],
  ['volumes that are none', { volumes: { lift: 1.5, place: -0.1, check: '1', mate: Number.NaN, trumpet: 1 } }],
])('%s falls back to what it is at first', (_, kept) => {
  expect(readChoices(SOUND_CHOICE, kept)).toEqual(DEFAULT_SOUNDS);
});
