/** A move that is wanted while an earlier position is looked at: typed or placed, it is asked whether the present one is meant. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;

const QUESTION = 'You are looking at move 1. Play Läufer Felix eins David drei in the present position?';

beforeAll(() => journey.start());
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

/** 1.e4 e5 2.Nf3 Nc6, and back to the position after 1.e4. */
beforeEach(async () => {
  user = await journey.visit();
  await user.settled();
  await user.start({ Opponent: 'Player beside you' });
  for (const move of ['e4', 'e5', 'Nf3', 'Nc6', 'go to move 1']) await user.enter(move);
  expect((await user.hears(5)).at(-1)).toBe('Back to move 1, White: Bauer Eva zwei Eva vier');
});

test('a typed move is asked about; yes plays it in the present position', async () => {
  await user.enter('Bd3');
  expect(await user.hears()).toEqual([QUESTION]);
  await user.find('group', 'Make this move?');
  await user.type('yes');
  await user.press('Enter');
  expect(await user.hears()).toEqual(['Läufer Felix eins David drei']);
  expect(await user.position()).toMatch(/^r1bqkbnr\/pppp1ppp\/2n5\/4p3\/4P3\/3B1N2\/PPPP1PPP\/RNBQK2R b /);
});

test('a placed move is asked about with the focus on No, and Escape leads back to the square', async () => {
  await user.focus('gridcell', 'f1, white bishop');
  await user.moveByKeys('f1', 'd3');
  expect((await user.hears(2)).at(-1)).toBe(QUESTION);
  await user.focusIsOn('No');
  await user.press('Escape');
  expect(await user.hears()).toEqual(['The move is not made.']);
  await user.focusIsOn('d3, empty');
  expect(await user.position()).toMatch(/ b KQkq - 0 1$/);
});

test('yes to a placed move plays it, with the focus back on the board', async () => {
  await user.focus('gridcell', 'f1, white bishop');
  await user.moveByKeys('f1', 'd3');
  await user.hears(2);
  await user.focusIsOn('No');
  await user.press('Tab');
  expect(await user.focused()).toBe('Yes: Läufer Felix eins David drei');
  await user.press('Enter');
  expect(await user.hears()).toEqual(['Läufer Felix eins David drei']);
  await user.focusIsOn('d3, white bishop');
});

test('a move that can be made there alone is refused as any other, in the present position', async () => {
  await user.focus('gridcell', 'g1, white knight');
  await user.moveByKeys('g1', 'h3');
  await user.hears(2);
  await user.focusIsOn('No');
  await user.press('Tab');
  await user.press('Enter');
  expect(await user.hears()).toEqual(['There is no piece on g1.']);
  expect(await user.position()).toMatch(/ w KQkq - 2 3$/);
});
