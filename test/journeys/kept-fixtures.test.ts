/**
 * What browsers kept on 2026-11-23 (journal 5, database 3) is put into a browser that knows nothing, and the app is opened there: what is said,
 * and what then stands on the page. How each came about stands in `test/fixtures/write-kept.ts`; its facts are tested in
 * `test/storage/kept-fixtures.test.ts`.
 *
 * These are games of users. A test that fails here is mended by the program, never by the fixture.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Journey, type User } from './app.js';
import { pass, timeStandsAt } from './clock-controlled.js';
import { besideOf, keptFixture, putKept } from './kept-data.js';

/** When every game was begun. */
const BEGAN = Date.UTC(2026, 10, 23, 12);

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

const journey = new Journey();
let user: User;

beforeAll(() => journey.start());
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

/** Opens the app where this is kept, so many milliseconds after the game was begun. @param path after the app's address */
async function opens(fixture: string, since: number, path = ''): Promise<User> {
  const kept = await keptFixture(fixture);
  return journey.visit(path, async (page) => {
    await timeStandsAt(BEGAN + since)(page);
    const beside = await besideOf(page, journey.address);
    await putKept(beside, kept);
    await beside.close();
    await page.bringToFront();
  });
}

/** The line that tells how the game stands. */
const standing = () => user.page.$eval('>>> .standing', ({ textContent }) => textContent.trim());

/** The rows of the score: number, White's move, Black's; with a clock each with the time left. */
const score = () =>
  user.page.$$eval('>>> score-sheet >>> tbody tr', (rows) =>
    rows.map((row) =>
      [...row.cells].map((cell) => {
        // As it is heard, without the figures that are seen in its place.
        const heard = cell.cloneNode(true) as Element;
        for (const figures of heard.querySelectorAll('button > [aria-hidden]:first-child')) figures.remove();
        return heard.textContent.trim().replaceAll(/\s+/gu, ' ');
      }),
    ),
  );

async function sees(...cells: readonly string[]): Promise<void> {
  for (const cell of cells) await user.find('gridcell', cell);
}

describe('a casual game that ended by mate', () => {
  beforeAll(async () => {
    user = await opens('casual-mate', DAY);
  });

  test('is back as it ended', async () => {
    expect(await user.hears(8)).toEqual([
      'Bauer Eva zwei Eva vier',
      'Bauer Eva sieben Eva fünf',
      'Läufer Felix eins Cesar vier',
      'Springer Bella acht Cesar sechs',
      'Dame David eins Hector fünf',
      'Springer Gustav acht Felix sechs',
      'Dame Hector fünf schlägt Felix sieben, matt. White wins.',
      'Your game is back: 4 moves made. Checkmate. White wins.',
    ]);
    await user.isSpoken('Your game is back: 4 moves made. Checkmate. White wins.');
  });

  test('stands on the page with its score and times', async () => {
    expect(await standing()).toBe('Checkmate. White wins.');
    expect(await user.position()).toBe('r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4');
    await sees('f7, white queen', 'e8, black king', 'c4, white bishop', 'h5, empty');
    // Each move with what was left after it; Black offered his draw before his third.
    await expect.poll(score, { timeout: 10_000 }).toEqual([
      [
        '1',
        'Bauer Eva zwei Eva vier 5:06, 5 minutes 6 seconds',
        'Bauer Eva sieben Eva fünf 4:59, 4 minutes 59 seconds',
      ],
      [
        '2',
        'Läufer Felix eins Cesar vier 5:04, 5 minutes 4 seconds',
        'Springer Bella acht Cesar sechs 4:56, 4 minutes 56 seconds',
      ],
      [
        '3',
        'Dame David eins Hector fünf 5:03, 5 minutes 3 seconds',
        'Springer Gustav acht Felix sechs (=), draw offered 4:51, 4 minutes 51 seconds',
      ],
      ['4', 'Dame Hector fünf schlägt Felix sieben, matt 4:56, 4 minutes 56 seconds', ''],
    ]);
    await user.find('button', 'Play again');
    // 296 and 291 seconds.
    await user.enter('clock');
    expect(await user.hears()).toEqual([
      'The clocks are stopped. White 4 minutes 56 seconds. Black 4 minutes 51 seconds.',
    ]);
  });
});

describe('a casual game with a draw that is offered', () => {
  beforeAll(async () => {
    user = await opens('casual-draw-offered', 10 * DAY);
  });

  test('is back, and the offer can still be refused', async () => {
    expect(await user.hears(4)).toEqual([
      'Bauer David zwei David vier',
      'Bauer David sieben David fünf',
      'Bauer Cesar zwei Cesar vier',
      'Your game is back: 2 moves made. Black to move.',
    ]);
    expect(await standing()).toBe('Move 2. Black to move.');
    await user.find('button', 'Accept draw');
    await user.click('button', 'Decline draw');
    expect(await user.hears()).toEqual(['White refuses the draw.']);
    await user.enter('dxc4');
    expect(await user.hears()).toEqual(['Bauer David fünf schlägt Cesar vier']);
    await sees('c4, black pawn', 'd5, empty');
  });
});

test('a game against the computer is back, and is named with its level', async () => {
  user = await opens('casual-computer', DAY);
  expect(await user.hears(3)).toEqual([
    'Bauer Eva zwei Eva vier',
    'Bauer Felix sieben Felix fünf',
    'Your game is back: 1 move made. White to move.',
  ]);
  await user.focus('textbox', 'Your move');
  await user.type('games');
  await user.press('Enter');
  await user.focusIsOn('Games on this device');
  const rows = await user.page.$$eval('>>> saved-games >>> li', (items) =>
    items.map(({ textContent }) => textContent.trim()),
  );
  expect(rows).toEqual([expect.stringMatching(/^White against the computer, level 2, .* Not over\. Moves: 1 /u)]);
});

describe('a strict game', () => {
  beforeAll(async () => {
    user = await opens('strict', 190 * SECOND);
  });

  test('is back, with its illegal move taken back and White’s clock running', async () => {
    expect(await user.hears(3)).toEqual([
      'Springer Gustav eins Felix drei',
      'Bauer Eva sieben Eva fünf',
      'Your game is back: 1 move made. White to move.',
    ]);
    expect(await standing()).toBe('Move 2. White to move.');
    expect(await user.position()).toBe('rnbqkbnr/pppp1ppp/8/4p3/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2');
    // 5430 − 65 + 30 − 27 + 30 − 25 seconds, and 5430 − 20 + 120 − 43 + 30 + 120: above an hour the minutes are told.
    await user.enter('clock');
    expect(await user.hears()).toEqual([
      'White 1 hour 29 minutes, running, 39 moves to go. Black 1 hour 33 minutes, 39 moves to go.',
    ]);
  });

  test('goes on: the claim still stands as an offer, and a second illegal move loses (7.5.5)', async () => {
    await user.find('button', 'Accept draw');
    await user.enter('h1h4');
    await user.enter('press');
    await user.enter('illegal');
    expect((await user.hears(3)).at(-1)).toBe(
      'White has made an illegal move. It is the second. Too many illegal moves by White. Black wins.',
    );
  });
});

test('a strict game of blitz in Chess960 that was won on time is back as it ended', async () => {
  user = await opens('strict-blitz', DAY);
  expect(await user.hears(4)).toEqual([
    'kurze Rochade',
    'Bauer Eva sieben Eva fünf',
    'Bauer David zwei David vier. White wins on time.',
    'Your game is back: 2 moves made. White wins on time.',
  ]);
  expect(await standing()).toBe('White wins on time.');
  await sees('g1, white king', 'f1, white rook', 'd4, white pawn');
});

describe('a game at a table', () => {
  beforeAll(async () => {
    user = await opens('table', 88 * SECOND, '?role=black');
  });

  test('is back in Black’s window, who knows the move by its call', async () => {
    expect((await user.hears(3)).at(-1)).toBe(
      'This window is for Black. Your game is back: 2 moves made. Black to move.',
    );
    await sees('g1, white knight', 'f3, empty', 'e5, black pawn');
  });

  test('goes on from the middle of the move', async () => {
    await user.enter('repeat Nf3');
    expect(await user.hears()).toEqual(['Black repeats it.']);
    await user.enter('execute Nf3');
    expect(await user.hears()).toEqual(["On Black's board: Springer Gustav eins Felix drei."]);
    await sees('f3, white knight');
  });
});

test('the arbiter’s page has the rulings that were given', async () => {
  user = await opens('table', 88 * SECOND, '?role=arbiter');
  await user.heard('This window is for the arbiter. Your game is back: 2 moves made. Black to move.');
  const rulings = await user.page.$$eval('>>> arbiter-page >>> li', (items) =>
    items.map((item) => item.textContent.trim()),
  );
  expect(rulings).toEqual([
    "After move 1 by Black: Black is given a penalty. Three minutes added to White's clock. Article 12.9.2. Reason: He hummed.",
    'After move 1 by Black: White is warned. Article 12.9.1.',
  ]);
});

describe('an adjourned game', () => {
  beforeAll(async () => {
    user = await opens('adjourned', 2 * DAY, '?role=arbiter');
  });

  test('is back with its sealed move', async () => {
    await user.heard('This window is for the arbiter. Your game is back: 1 move made. White to move.');
    await user.find('heading', 'Adjournment: the move is sealed');
  });

  test('is resumed by the passphrase, and the sealed move is made', async () => {
    await user.click('checkbox', 'White is here');
    await user.click('checkbox', 'Black is here');
    await user.focus('textbox', 'The passphrase of the envelope');
    await user.type('Hector und Anna');
    await user.click('button', 'Resume …');
    await user.click('button', 'Yes, resume');
    await user.heard(
      "The game is resumed. The envelope is opened. Black's clock runs. Springer Gustav eins Felix drei",
    );
  });
});

describe('a clock alone that was running', () => {
  test('is back a few seconds later, and they are charged', async () => {
    user = await opens('clock', 88 * SECOND);
    expect(await user.hears()).toEqual([
      "The clock is back. White five minutes fifty-five. Black five minutes thirty-six, running. Black's clock is running, move two.",
    ]);
    await pass(user, 6 * SECOND);
    await user.press('l');
    expect(await user.hears()).toEqual(['Black has reached the time control. One minute added.']);
    await user.press('t');
    expect(await user.hears()).toEqual(['White five minutes fifty-five, running. Black six minutes forty.']);
  });

  test('is back an hour later, stopped, and whoever works it decides', async () => {
    // It was watched, as far as that is kept, until the fifth second after it was started again.
    user = await opens('clock', 3683 * SECOND);
    expect(await user.hears(2)).toEqual([
      "The clock is back. White five minutes fifty-five. Black five minutes forty-two. The clocks are stopped. Black's clock goes on next, move two.",
      'The device was away for 1 hour. Both clocks are stopped. Charge it to Black, or do not charge it?',
    ]);
  });
});

describe('settings', () => {
  const isChosen = async (radio: string): Promise<boolean> =>
    (await user.find('radio', radio)).evaluate((element) => (element as HTMLInputElement).checked);

  /** Each on its page of the settings. */
  async function areChosen(who: string, how: string, theme: string): Promise<void> {
    for (const [page, name, radio] of [
      ['settings/speech', 'Speech', who],
      ['settings/calling', 'Calling', how],
      ['settings/look', 'Look', theme],
    ] as const) {
      await user.goToPage(page, name);
      expect([radio, await isChosen(radio)]).toEqual([radio, true]);
    }
  }

  test('that were chosen hold', async () => {
    user = await opens('settings-chosen', DAY);
    await user.heard('Your game is back: no move made yet. White to move.');
    expect(await user.page.evaluate(() => document.documentElement.dataset['theme'])).toBe('high-contrast');
    // The square by the NATO alphabet with its own colour, and the piece without it.
    expect(await user.focused()).toBe('echo one, king, dark square');
    await areChosen('Both, each its part', 'Plain words: knight g1 to f3', 'High contrast');
  });

  test('with nothing but what is so at first hold as if there were none', async () => {
    user = await opens('settings-usual', DAY);
    await user.find('button', 'Start');
    await areChosen('My screen reader', 'The FIDE way: Springer Gustav eins Felix drei', 'Same as the system');
  });
});
