/** Moves and commands typed in words, in the built app. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const START = encodeURIComponent('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');

const journey = new Journey();
let user: User;

beforeAll(async () => {
  await journey.start();
  user = await journey.visit();
  await user.settled();
  await user.goTo(`${journey.address}?fen=${START}`);
  await user.hears();
});
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

async function answers(line: string): Promise<readonly string[]> {
  await user.enter(line);
  return user.hears();
}

test('moves are typed in words of several languages in one game', async () => {
  expect(await answers('pawn e two to e four')).toEqual(['Bauer Eva zwei Eva vier']);
  expect(await answers('e7 nach e5')).toEqual(['Bauer Eva sieben Eva fünf']);
  expect(await answers('кінь на еф три')).toEqual(['Springer Gustav eins Felix drei']);
  expect(await answers('2836')).toEqual(['Springer Bella acht Cesar sechs']);
  expect(await answers('B-N5')).toEqual(['Läufer Felix eins Bella fünf']);
});

test.each([
  ['where knights', 'White knights b1, f3. Black knights c6, g8.'],
  ['attackers c6', 'c6, black knight. Attacked by bishop b5. Defended by pawn b7, pawn d7.'],
  ['captures', 'Black can capture nothing.'],
  ['last', 'White: Läufer Felix eins Bella fünf'],
  ['last 2', 'Move 2, Black: Springer Bella acht Cesar sechs. Move 3, White: Läufer Felix eins Bella fünf.'],
  ['move number', 'Move 3, Black to move.'],
  // Lichess's own
  ['p N', 'White knights b1, f3.'],
  ['s a', 'File a: white rook a1, white pawn a2, black pawn a7, black rook a8.'],
] as const)('%s is answered', async (command, sentence) => {
  expect(await answers(command)).toEqual([sentence]);
});

test('a command that is not understood gets the nearest ones', async () => {
  const [refusal = ''] = await answers('attakers of c6');
  expect(refusal).toContain('attackers');
});

test('part of a move that fits several is asked about, and answered by number', async () => {
  await user.enter('a7 a6');
  await user.hears();
  await user.enter('bishop takes c6');
  await user.hears();
  const [question = ''] = await answers('takes');
  expect(question).toMatch(/^Which move\?|^Two pawns can go to c6/u);
  await user.enter('1');
  expect((await user.hears())[0]).toMatch(/schlägt Cesar sechs$/u);
});
