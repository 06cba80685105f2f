/**
 * A mate in two is found and played by typed questions and moves alone, without a look at the board: Paul Morphy, New York Clipper, 28 June 1856
 * (1. Ra6, and after 1… bxa6 2. b7 mate).
 */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;

beforeAll(() => journey.start());
beforeEach(async () => {
  user = await journey.visit(`?fen=${encodeURIComponent('kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1')}`);
});
afterEach(() => user.page.close());
afterAll(() => journey.end());

test('the position is asked for, the key found, and the mate played', async () => {
  await user.enter('position by file');
  await user.heard(
    'File a: white rook a1, black pawn a7, black king a8. File b: white pawn b6, black pawn b7, black bishop b8. ' +
      'File c: white king c8. Nothing on files d, e, f, g, h.',
  );
  await user.enter('which pawns are passed');
  await user.heard('White: no passed pawns. Black: no passed pawns.');
  await user.enter('diagonals of b8');
  await user.heard('Diagonal a7 b8: black pawn a7, black bishop b8. Diagonal h2 b8: black bishop b8.');
  await user.enter('what is on the long diagonal');
  await user.heard('Diagonal a1 h8: white rook a1. Diagonal h1 a8: black pawn b7, black king a8.');
  await user.enter('rook a6');
  await user.heard('Turm Anna eins Anna sechs');
  await user.enter('b takes a6');
  await user.heard('Bauer Bella sieben schlägt Anna sechs');
  await user.enter('what has changed since my last move?');
  await user.heard('Since your last move: black pawn from b7 to a6; captured: white rook a6.');
  await user.enter('diagonal h1 a8');
  await user.heard('Diagonal h1 a8: black king a8.');
  await user.enter('b7');
  await user.heard('Bauer Bella sechs Bella sieben, matt. White wins.');
  expect(journey.complaints).toEqual([]);
});
