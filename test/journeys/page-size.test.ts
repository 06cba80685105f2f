/** How much JavaScript stands between a visitor and the board. */
import { expect, test } from 'vitest';
import { pageSizeRows } from '../bench/page-size.js';

test('no more than 70 kB of JavaScript, as it is sent, are loaded before the board can be used', async () => {
  const [first] = await pageSizeRows();
  expect(first?.unit).toBe('kB gzip');
  expect(first?.ours).toBeLessThanOrEqual(70);
});
