/** Who speaks while fingers explore the board. */
import { expect, test } from 'vitest';
import { WHO_SPEAKS } from '../../../speech/style.js';
import { DEFAULT_SETTINGS, whoSpeaksNow } from '../../../src/storage/settings/settings.js';

test('fingers do not explore until that is wanted', () => {
  expect(DEFAULT_SETTINGS.exploring).toBe(false);
});

test.each(WHO_SPEAKS)('%s, or our own voice while fingers explore', (whoSpeaks) => {
  expect(whoSpeaksNow({ whoSpeaks, exploring: false })).toBe(whoSpeaks);
  expect(whoSpeaksNow({ whoSpeaks, exploring: true })).toBe('app');
});
