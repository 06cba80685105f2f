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
  expect(asking(asked)).toEqual({ ok: false, notice: { about: 'position refused', problem } });
});

test.each([
  // No rook stands on h1, no king on e1; both of Black's are there.
  ['r3k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1', { color: 'white', kind: 'rook', square: 'h1' }],
  ['r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1', { color: 'white', kind: 'king', square: 'e1' }],
  // Shredder-FEN names the rook of the b-file.
  ['1r2k3/8/8/8/8/8/8/R3K3 w Bb - 0 1', { color: 'white', kind: 'rook', square: 'b1' }],
])('rights to castle without their piece: %s', (asked, missing) => {
  expect(asking(asked)).toEqual({ ok: false, notice: { about: 'castling refused', missing } });
});

test('an en passant square that no pawn has passed', () => {
  const notice = { about: 'position refused', problem: 'en passant impossible' };
  expect(asking('4k3/8/8/8/8/8/8/4K3 w - e6 0 1')).toEqual({ ok: false, notice });
});
