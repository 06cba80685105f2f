/** What the address of the page asks for. */
import { expect, test } from 'vitest';
import { readAddress } from '../../src/app/address.js';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const MATE_IN_ONE = '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1';

const asking = (fen: string) => readAddress(`?${new URLSearchParams({ fen }).toString()}`);

test('nothing, without a position', () => {
  expect(readAddress('')).toBeUndefined();
  expect(readAddress('?other=1')).toBeUndefined();
});

test.each([
  [START, START],
  [MATE_IN_ONE, MATE_IN_ONE],
  // Blanks as underscores, as some addresses have them.
  [MATE_IN_ONE.replaceAll(' ', '_'), MATE_IN_ONE],
  [START.replaceAll(' ', '_'), START],
])('the position %s', (asked, fen) => {
  expect(asking(asked)).toEqual({ ok: true, fen });
});

test.each([
  ['', 'board'],
  ['8/8/8/8/8/8/8/8 w - - 0 1', 'no pieces'],
  ['x'.repeat(100_000), 'unreadable'],
])('what is no position, %#', (asked, problem) => {
  expect(asking(asked)).toEqual({ ok: false, problem });
});

test.each([
  // No rook stands on h1, no king on e1; both of Black's are there.
  'r3k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1',
  'r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1',
  // Shredder-FEN names the rook of the b-file, and White has none there.
  '1r2k3/8/8/8/8/8/8/R3K3 w Bb - 0 1',
])('rights to castle without king or rook: %s', (asked) => {
  expect(asking(asked)).toEqual({ ok: false, problem: 'castling impossible' });
});

test.each([
  '4k3/8/8/8/8/8/8/4K3 w - e6 0 1',
  // White is to move: no black pawn has passed rank 3.
  '4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1',
  // A knight stands where the pawn has passed.
  '4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1',
])('an en passant square that no pawn has passed: %s', (asked) => {
  expect(asking(asked)).toEqual({ ok: false, problem: 'en passant impossible' });
});
