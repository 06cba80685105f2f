/**
 * The list of what was said, in the built app: what matters of the game that is here first, everything at the press of a button.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HOW_TO_MOVE, Journey, type User } from './app.js';

const journey = new Journey();
let user: User;

beforeAll(async () => {
  await journey.start();
  user = await journey.visit();
  await user.settled();
});
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

const BEGUN = `New game against the player beside you. White to move. ${HOW_TO_MOVE}`;
const MAIN = ['g1, white knight', 'There is no piece on e5.', 'Bauer Eva zwei Eva vier', BEGUN];

test('shows moves, events and refusals of this game with the last answer, the newest first', async () => {
  await user.start({ Opponent: 'Player beside you' });
  await user.press('ArrowDown');
  await user.press('l');
  expect(await user.hears(2)).toEqual(['Edge', 'No move has been made yet.']);
  await user.enter('e2 e4');
  await user.enter('e5 e6');
  await user.focus('gridcell', 'e1, white king');
  await user.goToSquare('g1');
  await user.press('o');
  expect(await user.hears(3)).toEqual(['Bauer Eva zwei Eva vier', 'There is no piece on e5.', 'g1, white knight']);
  await expect.poll(() => user.listed()).toEqual(MAIN);
});

test('and everything at the press of a button, which keeps the focus', async () => {
  await user.focus('button', 'All messages');
  await user.press('Enter');
  const all = await user.log();
  expect(all).toContain('Edge');
  await expect.poll(() => user.listed()).toEqual(all.toReversed());
  expect(await user.focused()).toBe('All messages');
  await user.press('Space');
  await expect.poll(() => user.listed()).toEqual(MAIN);
  // Nothing was said: the state of the button is.
  expect(await user.hears(0)).toEqual([]);
});

test('of a former game nothing stands there', async () => {
  await user.click('button', 'New game');
  expect(await user.start({ Opponent: 'Player beside you' })).toEqual([
    'New game against the player beside you. White to move.',
  ]);
  await expect.poll(() => user.listed()).toEqual([BEGUN]);
});

test('a game that is brought back has its moves there, and the choice is kept', async () => {
  await user.enter('e2 e4');
  await user.hears();
  await user.click('button', 'All messages');
  await user.reload();
  expect(await user.hears(2)).toEqual(['Bauer Eva zwei Eva vier', 'Your game is back: 1 move made. Black to move.']);
  await user.find('button', 'All messages');
  const pressed = () => user.page.$eval('>>> message-log >>> button', (button) => button.ariaPressed);
  expect(await pressed()).toBe('true');
  await user.click('button', 'All messages');
  await expect.poll(pressed).toBe('false');
  await expect
    .poll(() => user.listed())
    .toEqual(['Your game is back: 1 move made. Black to move.', 'Bauer Eva zwei Eva vier']);
});

test('how to move is told in the first three games of a browser, also by z, and then no more', async () => {
  const begins = async (): Promise<string[]> => {
    await user.click('button', 'New game');
    await user.find('button', 'Continue');
    await user.click('button', 'Start');
    const heard = await user.hears();
    await user.isOnBoard();
    return heard;
  };
  // Two have been begun by now.
  expect(await begins()).toEqual([BEGUN]);
  await user.isSpoken(BEGUN);
  await user.press('z');
  await user.isSpoken(BEGUN, 2);
  await user.reload();
  await user.hears();
  expect(await begins()).toEqual(['New game against the player beside you. White to move.']);
});
