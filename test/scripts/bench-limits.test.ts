import { expect, test } from 'vitest';
import { broken, row } from '../bench/row.js';

test('a limit of the bench that is broken is told, one that is kept is not', () => {
  expect(
    broken([
      row('layouts', 1, 'a second', undefined, 1),
      row('frames', 1.27, 'a second', undefined, 1),
      row('paints', 2.2, 'a second'),
      row('nothing measured', Number.NaN, 'ms', undefined, 1),
    ]),
  ).toEqual([
    'frames: 1.27 a second, more than the limit of 1.',
    'nothing measured: NaN ms, more than the limit of 1.',
  ]);
});
