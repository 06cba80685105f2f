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
