/** Positions that are set up: what is impossible is named (Art. 2.2, 2.3, 3.7–3.9), and what is possible becomes the position that was meant. */
import { describe, expect, test } from 'vitest';
import { fenOf, positionFrom, setUpFrom, setUpOf, type SetUpProblem } from '../../../src/laws/board/set-up.js';
import { parsePosition } from '../../../src/laws/board/parse-position.js';

function problemsOf(fen: string): readonly SetUpProblem[] {
  const read = setUpFrom(fen);
  if (!read.ok) throw new Error(read.problem);
  const result = positionFrom(read.setUp);
  return result.ok ? [] : result.problems;
}

describe('what is impossible, by hand', () => {
  test.each<readonly [string, readonly SetUpProblem[]]>([
    ['4k3/8/8/8/8/8/8/8 w - - 0 1', [{ reason: 'no king', color: 'white' }]],
    [
      '8/8/8/8/8/8/8/8 w - - 0 1',
      [
        { reason: 'no king', color: 'white' },
        { reason: 'no king', color: 'black' },
      ],
    ],
    ['4k2k/8/8/8/8/8/8/4K3 w - - 0 1', [{ reason: 'several kings', color: 'black', number: 2, squares: ['e8', 'h8'] }]],
    ['4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1', [{ reason: 'too many pawns', color: 'white', number: 9 }]],
    ['4k3/8/8/8/8/NNNNNNNN/PPPPPPPP/4K3 w - - 0 1', [{ reason: 'too many pieces', color: 'white', number: 17 }]],
    [
      'P3k3/8/8/8/8/8/8/4K2p w - - 0 1',
      [
        {
          reason: 'pawn on end rank',
          pawns: [
            { color: 'black', kind: 'pawn', square: 'h1' },
            { color: 'white', kind: 'pawn', square: 'a8' },
          ],
        },
      ],
    ],
    ['8/8/8/4k3/4K3/8/8/8 w - - 0 1', [{ reason: 'kings side by side', white: 'e4', black: 'e5' }]],
    [
      '4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1',
      [{ reason: 'opponent in check', color: 'black', by: [{ color: 'white', kind: 'queen', square: 'e7' }] }],
    ],
    [
      // Three pieces give check at once; no move of one uncovers two more.
      '4k3/8/8/8/4r3/8/r3K2r/8 w - - 0 1',
      [
        {
          reason: 'impossible check',
          color: 'white',
          by: [
            { color: 'black', kind: 'rook', square: 'a2' },
            { color: 'black', kind: 'rook', square: 'h2' },
            { color: 'black', kind: 'rook', square: 'e4' },
          ],
        },
      ],
    ],
    [
      '4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1',
      [
        {
          reason: 'castling without rook',
          right: { color: 'white', side: 'short' },
          missing: { color: 'white', kind: 'rook', square: 'h1' },
        },
      ],
    ],
    [
      'r6r/4k3/8/8/8/8/8/4K3 w q - 0 1',
      [
        {
          reason: 'castling without king',
          right: { color: 'black', side: 'long' },
          missing: { color: 'black', kind: 'king', square: 'e8' },
        },
      ],
    ],
    ['4k3/8/8/8/8/8/8/4K3 w - e3 0 1', [{ reason: 'en passant rank', square: 'e3', turn: 'white', rank: '6' }]],
    [
      '4k3/8/8/8/8/8/8/4K3 w - e6 0 1',
      [
        {
          reason: 'en passant without pawn',
          square: 'e6',
          missing: { color: 'black', kind: 'pawn', square: 'e5' },
        },
      ],
    ],
    ['4k3/3p4/8/3p4/8/8/8/4K3 w - d6 0 1', [{ reason: 'en passant not empty', square: 'd6', occupied: 'd7' }]],
  ])('%s', (fen, problems) => {
    expect(problemsOf(fen)).toEqual(problems);
  });
});

test.each([
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  // After 1.e4 d5 2.e5 f5 White may take on f6.
  'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3',
  // Chess960 position 0: BBQNNRKR.
  'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1',
  // Only the inner rook of the a-side may castle: it is named by its file.
  '4k3/8/8/8/8/8/8/RR2K3 w B - 5 20',
])('what is possible is the position itself: %s', (fen) => {
  const read = setUpFrom(fen);
  const result = read.ok ? positionFrom(read.setUp) : undefined;
  expect(result?.ok && result.position.fen()).toBe(fen);
  expect(read.ok && fenOf(read.setUp)).toBe(fen);
  const known = parsePosition(fen);
  expect(known.ok && fenOf(setUpOf(known.position))).toBe(fen);
});
