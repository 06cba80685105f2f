import { expect, it } from 'vitest';
import { earconOf } from '../../src/app/earcon-of.js';
import { EVERYONE } from '../../src/laws/roles.js';

it('sounds when the clock is pressed here, for that is not said; and not when the opponent presses, which is', () => {
  const pressed = { type: 'pressed', by: 'white', audience: EVERYONE } as const;
  expect(earconOf([pressed], ['white'])).toBe('place');
  expect(earconOf([pressed], ['black'])).toBeUndefined();
});
