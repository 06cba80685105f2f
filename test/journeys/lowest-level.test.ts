import type { KeyInput } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Advisor } from './advisor.js';
import { Journey, type User } from './app.js';
import { Listener, isCall } from './written.js';

/** More moves than a strong player needs against a beginner; a game that takes longer is a fault of its own. */
const MOST_MOVES = 120;

/** What may be heard beside calls while the game goes on. */
const BESIDE_CALLS = /^(?:[KQRBNP]\w+ [a-h][1-8] lifted\.|Which piece\? .*|The computer is still thinking\.)$/;

const journey = new Journey();
const advisor = new Advisor();
const game = new Listener();
const { calls, moves } = game;
let user: User;

beforeAll(async () => {
  await journey.start();
  user = await journey.open();
  await user.settled();
});

afterAll(async () => {
  advisor.close();
  await journey.end();
});

/** Listens until this many calls have been heard in all. */
async function listenUntil(count: number): Promise<void> {
  while (calls.length < count) {
    for (const line of await user.hears(1, 60_000)) {
      if (isCall(line)) game.note(line);
      else expect(line).toMatch(BESIDE_CALLS);
    }
  }
}

async function makeMove(move: string): Promise<void> {
  await user.moveByKeys(move.slice(0, 2), move.slice(2, 4));
  if (move.length < 5) return;
  await user.focusIsOn('Queen');
  await user.press(move.charAt(4) as KeyInput);
}

/** Loads the page again: every call stands in the log, and then what the computer did meanwhile. */
async function reload(): Promise<void> {
  await user.reload();
  const lines: string[] = [];
  const isBack = (line: string): boolean => line.startsWith('Your game is back');
  while (!lines.some(isBack)) lines.push(...(await user.hears()));
  const recalled = lines.slice(0, lines.findIndex(isBack));
  expect(recalled.slice(0, calls.length)).toEqual(calls);
  const number = String(Math.ceil(recalled.length / 2));
  const turn = recalled.length % 2 === 0 ? 'White' : 'Black';
  expect(lines[recalled.length]).toBe(`Your game is back: ${number} moves made. ${turn} to move.`);
  for (const line of lines.filter(isCall).slice(calls.length)) game.note(line);
}

test('a game against the computer at the lowest level is played to mate by board keys and the log alone', async () => {
  expect(await user.start({ Opponent: 'Computer', Level: '1, for beginners', 'Your colour': 'White' })).toEqual([
    'New game. You are White against the computer, level 1.',
  ]);
  await user.focusIsOn('e1, white king');

  for (let number = 1; !game.isMated(); number += 1) {
    expect(number).toBeLessThanOrEqual(MOST_MOVES);
    const own = await advisor.bestAfter(moves);
    await makeMove(own);
    await listenUntil(2 * number - 1);
    expect(moves[2 * number - 2]).toBe(own);
    // Once while the computer is to move, once while the player is; it may be mated before.
    if (number === 4 && !game.isMated()) await reload();
    if (!game.isMated()) await listenUntil(2 * number);
    if (number === 7 && !game.isMated()) await reload();
  }

  expect(calls.at(-1)).toMatch(/, matt\. White wins\.$/);
  await user.reload();
  const log = await user.log();
  expect(log.slice(0, -1)).toEqual(calls);
  expect(log.at(-1)).toBe(
    `Your game is back: ${String(Math.ceil(calls.length / 2))} moves made. Checkmate. White wins.`,
  );
  expect(journey.complaints).toEqual([]);
});
