import { expect, test } from 'vitest';
import { broken, lists, row } from '../bench/row.js';

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

test('what was counted is listed under what it was counted for, rows without a list left out', () => {
  expect(
    lists([
      { ...row('files of a move', 2, 'files'), names: ['src/laws/judge.ts', 'speech/hear.ts'] },
      row('  of them in speech', 1, 'files'),
      { ...row('files of a key', 1, 'files'), names: ['src/pages/shared/events.ts'] },
    ]),
  ).toBe('files of a move:\n  src/laws/judge.ts\n  speech/hear.ts\n\nfiles of a key:\n  src/pages/shared/events.ts');
});
