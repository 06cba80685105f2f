/**
 * Whether the opponent of a player who loses can still mate (Art. 5.1.2, 6.9): decided while the page answers, told with its reason, and lost by
 * no crash.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { Journey, type User } from './app.js';
import { NOON, keptActs, pass, timeStandsAt } from './clock-controlled.js';
import { besideOf, keptFixture, putKept, type KeptData } from './kept-data.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Kxh5 is the only legal move, and leaves Black a lone king. */
const ONE_MOVE = '8/6P1/5k1K/7r/8/8/8/8 w - - 0 1';

/** With Black's help White can mate (a composed position), but a million positions do not lead there. */
const LONG = '4B3/1k3B1B/7b/4bB2/1p1p1pBp/bPpP1P1P/2Pb2K1/N1b1b3 b - - 0 1';

const DECIDING = 'Deciding whether White can still win.';

const journey = new Journey();
let user: User;

beforeAll(() => journey.start());
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

/** A game from this position with a minute each, in which the clock of whoever has the move was started at noon; there is an arbiter at a table. */
async function timedFrom(start: string, isAtTable = false): Promise<KeptData> {
  const kept = await keptFixture('casual-mate');
  const turn = start.includes(' w ') ? 'white' : 'black';
  const game = 'timed';
  const side = { periods: [{ moves: null, time: MINUTE, extra: { kind: 'none' } }] };
  const conditions = {
    play: 'strict',
    arbiter: isAtTable,
    start,
    press: 'by hand',
    time: { white: side, black: side },
  };
  const seats = { white: { type: 'player' }, black: { type: 'player' } };
  const table = { approved: true, callStyle: 'fide', specialClock: true };
  const setup = { id: game, begunAt: NOON, conditions, seats, ...(isAtTable && { table }) };
  const press = { type: 'press', by: turn === 'white' ? 'black' : 'white', at: NOON };
  const audience = ['white', 'black', 'assistant of white', 'assistant of black', 'arbiter', 'onlooker'];
  const facts = [{ type: 'clock started', of: turn, again: false, audience }];
  const records: Readonly<Record<string, readonly unknown[]>> = {
    games: [{ id: game, order: 1, setup }],
    entries: [{ game, n: 1, version: 5, act: press, facts }],
    watches: [{ id: 'watch', game, from: NOON, to: NOON + SECOND, wall: NOON + SECOND }],
  };
  const stores = kept.database.stores.map((store) => {
    const own = records[store.name];
    return own ? { ...store, records: own.map((value) => ({ key: undefined, value })) } : store;
  });
  return { ...kept, database: { ...kept.database, stores } };
}

/** The window stands at this time. Where a game is given, it is kept there first. */
function at(time: number, kept?: KeptData): (page: Page) => Promise<void> {
  return async (page) => {
    await timeStandsAt(time)(page);
    if (!kept) return;
    const beside = await besideOf(page, journey.address);
    await putKept(beside, kept);
    await beside.close();
    await page.bringToFront();
  };
}

describe('a flag that falls where the opponent cannot mate', () => {
  test('draws, and it is told why (6.9)', async () => {
    user = await journey.visit('', at(NOON + SECOND, await timedFrom(ONE_MOVE)));
    expect(await user.hears()).toEqual(['Your game is back: no move made yet. White to move.']);
    await pass(user, 2 * MINUTE);
    const drawn = "White's flag has fallen. Draw: Black cannot checkmate by any series of legal moves. Article 6.9.";
    expect(await user.hears()).toEqual([drawn]);
    await user.isSpoken(drawn);
    expect((await keptActs(user.page)).at(-1)).toEqual(['flag', NOON + MINUTE]);
  });
});

describe('a resignation of which it takes long to decide', () => {
  beforeAll(async () => {
    user = await journey.visit(`?fen=${encodeURIComponent(LONG)}`);
    await user.hears();
  });

  test('is told to be decided, and the board can be walked meanwhile', async () => {
    await user.click('button', 'Resign');
    await user.click('button', 'Yes, resign');
    await user.heard(DECIDING);
    await user.focus('gridcell', 'b7, black king');
    for (const [key, square] of [
      ['ArrowUp', 'b8, empty'],
      ['ArrowDown', 'b7, black king'],
      ['ArrowDown', 'b6, empty'],
      ['ArrowDown', 'b5, empty'],
      ['ArrowDown', 'b4, black pawn'],
    ] as const) {
      await user.press(key);
      await user.focusIsOn(square);
    }
    // Nothing has been decided yet.
    expect(await user.log()).toHaveLength(2);
  });

  test('is judged when that ends, decided or not: as lost, and nobody knows', async () => {
    expect(await user.hears()).toEqual([
      'It could not be decided whether White can still checkmate. An arbiter may rule otherwise. Black resigns. White wins.',
    ]);
  });
});

describe('a page that breaks down while it is decided', () => {
  test('has lost nothing: the game is there, and it is decided anew by itself', async () => {
    user = await journey.open('', at(NOON + SECOND, await timedFrom(LONG)));
    expect(await user.hears()).toEqual(['Your game is back: no move made yet. Black to move.']);
    await pass(user, 2 * MINUTE);
    await user.heard(DECIDING);
    expect(await keptActs(user.page)).toEqual([['press', NOON]]);
    const broken = new Promise((resolve) => user.page.once('error', resolve));
    await user.page.goto('chrome://crash').catch(() => undefined);
    await broken;
    await user.page.close();

    user = await journey.open('', at(NOON + 2 * MINUTE + SECOND));
    expect(await user.hears()).toEqual(['Your game is back: no move made yet. Black to move.']);
    await pass(user, SECOND);
    await user.heard(DECIDING);
    expect(await user.hears()).toEqual([
      "Black's flag has fallen. It could not be decided whether White can still checkmate. An arbiter may rule otherwise. White wins on time.",
    ]);
    expect(await keptActs(user.page)).toEqual([
      ['press', NOON],
      ['flag', NOON + MINUTE],
    ]);
  });
});

describe('whether a side can still win', () => {
  test('is asked in words, and answered with a line', async () => {
    user = await journey.visit(`?fen=${encodeURIComponent('7k/R7/6K1/8/8/8/8/8 w - - 0 1')}`);
    await user.hears();
    await user.enter('can White still win?');
    expect(await user.hears()).toEqual([
      'Yes, White can still checkmate. The shortest line found: Move 1, White: Turm Anna sieben Anna acht, matt.',
    ]);
    await user.enter('can Black still win?');
    expect(await user.hears()).toEqual(['No, Black cannot checkmate by any series of legal moves.']);
  });

  test('is asked by the arbiter with a button, and told to no player in strict play', async () => {
    const kept = await timedFrom('7k/R7/6K1/8/8/8/8/8 w - - 0 1', true);
    user = await journey.visit('?role=arbiter', at(NOON + SECOND, kept));
    expect(await user.hears()).toEqual([
      'This window is for the arbiter. Your game is back: no move made yet. White to move.',
    ]);
    await user.click('button', 'Can White still win?');
    expect(await user.hears()).toEqual([
      'Yes, White can still checkmate. The shortest line found: Move 1, White: Turm Anna sieben Anna acht, matt.',
    ]);
    await user.click('button', 'Can Black still win?');
    expect(await user.hears()).toEqual(['No, Black cannot checkmate by any series of legal moves.']);
    user = await journey.visit('?role=white', at(NOON + SECOND, kept));
    expect(await user.hears()).toEqual([
      'This window is for White. Your game is back: no move made yet. White to move.',
    ]);
    await user.enter('can White still win?');
    expect(await user.hears()).toEqual(['In strict play the program gives no hints.']);
  });
});
