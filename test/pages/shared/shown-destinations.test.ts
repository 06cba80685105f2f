/** Where a lifted piece may go, as it is shown on the board. */
import { expect, test } from 'vitest';
import { parsePosition } from '../../../src/laws/board/parse-position.js';
import { shownDestinations } from '../../../src/pages/shared/standing.js';

const read = parsePosition('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1');
if (!read.ok) throw new Error(read.problem);
const { position } = read;

test('casual play shows where it may go', () => {
  expect([...(shownDestinations({ play: 'casual' })?.(position, 'e4') ?? [])].sort()).toEqual(['d5', 'e5']);
});

test('strict play shows nothing (Art. 12.6)', () => {
  expect(shownDestinations({ play: 'strict' })).toBeUndefined();
});

test('the same of every game, so that no board is drawn anew for it', () => {
  expect(shownDestinations({ play: 'casual' })).toBe(shownDestinations({ play: 'casual' }));
});
