import { expect, test } from 'vitest';
import { countByPart, filesThatRan } from '../bench/covered-files.js';

const ADDRESS = 'http://localhost:5173';

/** A script of 100 letters with one function, whose ranges were run so often; the first is the whole function. */
function script(path: string, counts: readonly number[], functionName = 'judge') {
  const ranges = counts.map((count, index) => ({ startOffset: 10 + index, endOffset: 90 - index, count }));
  const functions = [
    { functionName: '', isBlockCoverage: true, ranges: [{ startOffset: 0, endOffset: 100, count: 1 }] },
    { functionName, isBlockCoverage: true, ranges },
  ];
  return { scriptId: path, url: `${ADDRESS}${path}`, functions };
}

test('a file counts when a function of it was called, not when it was only loaded', () => {
  const scripts = [
    script('/src/laws/judge.ts', [1]),
    script('/src/laws/draw.ts', [0]),
    script('/components/pieces/pieces.ts', [1], '<static_initializer>'),
  ];
  expect(filesThatRan(scripts)).toEqual(['src/laws/judge.ts']);
});

test('a function that goes on after it has waited counts, though it was called before', () => {
  expect(filesThatRan([script('/src/game/session/session.ts', [0, 2])])).toEqual(['src/game/session/session.ts']);
});

test('an arrow function without a name counts as any other', () => {
  expect(filesThatRan([script('/speech/hear.ts', [3], '')])).toEqual(['speech/hear.ts']);
});

test('a file counts once, whatever stands behind its name; libraries and what has no address do not count', () => {
  const scripts = [
    script('/src/laws/judge.ts?t=1', [1]),
    script('/src/laws/judge.ts', [1]),
    script('/node_modules/lit/index.js', [1]),
    { ...script('', [1]), url: '' },
  ];
  expect(filesThatRan(scripts)).toEqual(['src/laws/judge.ts']);
});

test('files are counted by the folders of src, and by components and speech as a whole', () => {
  const files = [
    'components/chess-board/grid.ts',
    'components/chess-board/events.ts',
    'src/laws/judge.ts',
    'src/laws/moves/pawn.ts',
    'src/laws/game.ts',
    'src/service-worker/service-worker.ts',
    'speech/hear.ts',
  ];
  expect(countByPart(files)).toEqual([
    ['src/laws', 3],
    ['components', 2],
    ['speech', 1],
    ['src/service-worker', 1],
  ]);
});
