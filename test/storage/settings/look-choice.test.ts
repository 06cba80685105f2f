/** What was chosen of the look, as it is read. */
import { expect, test } from 'vitest';
import { DEFAULT_LOOK_CHOICE, readLookChoice } from '../../../src/storage/settings/look-choice.js';
import { DEFAULT_SETTINGS } from '../../../src/storage/settings/settings.js';
import { readSettingsFile, writeSettingsFile } from '../../../src/storage/settings/settings-file.js';

test('at first everything is as usual, and neither cross nor large square', () => {
  expect(DEFAULT_LOOK_CHOICE).toMatchObject({
    ...{ pieces: 'usual', squares: 'of the theme', coordinates: 'usual', pieceSize: 'usual', cursor: 'usual' },
    cross: false,
    squareHere: false,
  });
  expect(DEFAULT_SETTINGS.look).toBeUndefined();
});

test('what was chosen comes back from its file, and is left where a file names none', () => {
  const look = { ...DEFAULT_LOOK_CHOICE, pieces: 'bold', squares: 'own', own: { light: '#ffffff', dark: '#808080' } };
  const read = readSettingsFile(writeSettingsFile({ ...DEFAULT_SETTINGS, look }));
  expect(readLookChoice(read?.look)).toEqual(look);
  const without = readSettingsFile(writeSettingsFile(DEFAULT_SETTINGS));
  expect({ ...DEFAULT_SETTINGS, look, ...without }.look).toBeUndefined();
});

test('what cannot be chosen is as at first, and the rest is taken', () => {
  const kept = {
    ...{ pieces: 'golden', squares: 'green', cross: 'yes', coordinates: 'very large', pieceSize: 2 },
    own: { light: 'red', dark: '#abcdef' },
  };
  expect(readLookChoice(kept)).toEqual({
    ...DEFAULT_LOOK_CHOICE,
    ...{ squares: 'green', coordinates: 'very large' },
    own: { light: DEFAULT_LOOK_CHOICE.own.light, dark: '#abcdef' },
  });
  expect(readLookChoice('much')).toEqual(DEFAULT_LOOK_CHOICE);
});
