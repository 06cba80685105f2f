/**
 * Whatever becomes of the page, the game is where it was, and says so.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'puppeteer-core';
import { Journey, type User } from './app.js';

const journey = new Journey({ worksOffline: true });

beforeAll(() => journey.start());
afterAll(() => journey.end());

describe('a game that is brought back', () => {
  let user: User;
  const calls: string[] = [];

  /** Makes one more move, which must be heard before the page goes. */
  async function move(line: string, call: string): Promise<void> {
    await user.enter(line);
    expect(await user.hears()).toEqual([call]);
    calls.push(call);
  }

  async function isBack(standing: string): Promise<void> {
    expect(await user.hears(calls.length + 1)).toEqual([...calls, `Your game is back: ${standing}`]);
    await user.isSpoken(`Your game is back: ${standing}`);
    // What was called before is written down and not called again.
    expect(await user.spoken()).toEqual([`Your game is back: ${standing}`]);
    expect(await user.focusedRole()).toMatch(/^gridcell: /);
  }

  beforeAll(async () => {
    user = await journey.open();
    await user.settled();
    await user.start({ Opponent: 'Player beside you' });
  });

  test('after loading the page again, before the first move too', async () => {
    await user.reload();
    await isBack('no move made yet. White to move.');
    await move('e4', 'Bauer Eva zwei Eva vier');
    await user.reload();
    await isBack('1 move made. Black to move.');
    await user.find('gridcell', 'e4, white pawn');
  });

  test('after the window was closed', async () => {
    await move('e5', 'Bauer Eva sieben Eva fünf');
    await user.page.close();
    user = await journey.open();
    await isBack('1 move made. White to move.');
  });

  test('after the browser was closed', async () => {
    await move('Nf3', 'Springer Gustav eins Felix drei');
    await journey.stopBrowser();
    await journey.startBrowser();
    user = await journey.open();
    await isBack('2 moves made. Black to move.');
  });

  test('after the browser was killed', async () => {
    await move('Nc6', 'Springer Bella acht Cesar sechs');
    await journey.crashBrowser();
    await journey.startBrowser();
    user = await journey.open();
    await isBack('2 moves made. White to move.');
  });

  test('after the page itself broke down', async () => {
    await move('Bb5', 'Läufer Felix eins Bella fünf');
    const broken = new Promise((resolve) => user.page.once('error', resolve));
    await user.page.goto('chrome://crash').catch(() => undefined);
    await broken;
    await user.page.close();
    user = await journey.open();
    await isBack('3 moves made. Black to move.');
  });

  test('what is lifted but not placed is no act, and is back on its square', async () => {
    await user.goToSquare('a7');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Pawn a7 lifted.']);
    await user.reload();
    await isBack('3 moves made. Black to move.');
    await user.find('gridcell', 'a7, black pawn');
  });

  test('a draw offer stands as it did', async () => {
    await user.click('button', 'Offer draw');
    expect(await user.hears()).toEqual(['Black offers a draw.']);
    await user.reload();
    await isBack('3 moves made. Black to move.');
    await user.click('button', 'Decline draw');
    expect(await user.hears()).toEqual(['White refuses the draw.']);
    await user.isGone('button', 'Decline draw');
  });

  test('a game that has ended is brought back as ended', async () => {
    await user.click('button', 'Resign');
    await user.click('button', 'Yes, resign');
    expect(await user.hears()).toEqual(['Black resigns. White wins.']);
    await user.reload();
    calls.push(`${calls.pop() ?? ''}. Black resigns. White wins.`);
    await isBack('3 moves made. Black resigns. White wins.');
    await user.find('button', 'Play again');
  });

  async function isChosen(radio: string): Promise<boolean> {
    return (await user.find('radio', radio)).evaluate((input) => (input as HTMLInputElement).checked);
  }

  test('the settings are kept too', async () => {
    await user.goToPage('settings/look', 'Look');
    for (const theme of ['Light', 'Dark', 'High contrast', 'Same as the system', 'Light', 'Dark', 'High contrast']) {
      await user.click('radio', theme);
      await user.reload();
      expect([theme, await isChosen(theme)]).toEqual([theme, true]);
    }
    await user.goToPage('settings/calling', 'Calling');
    await user.click('radio', 'Plain words: knight g1 to f3');
    await user.reload();
    expect(await isChosen('Plain words: knight g1 to f3')).toBe(true);
    expect((await user.log())[0]).toBe('pawn e2 to e4');
  });

  test('[bug: a setting chosen as the page went was lost] whatever the page had no time for', async () => {
    await user.goToPage('settings/look', 'Look');
    const radio = await user.find('radio', 'Dark');
    const gone = user.page.waitForNavigation({ waitUntil: 'load' });
    // The database is busy with something else until the page goes, so that it has surely not begun to keep the choice.
    await radio.evaluate((input) => {
      const opening = indexedDB.open('anna-hector');
      opening.onsuccess = () => {
        const busy = opening.result.transaction('settings', 'readwrite').objectStore('settings');
        const stayBusy = (): void => {
          busy.count().onsuccess = stayBusy;
        };
        busy.count().onsuccess = () => {
          stayBusy();
          (input as HTMLInputElement).click();
          location.reload();
        };
      };
    });
    await gone;
    await user.ready();
    expect(await isChosen('Dark')).toBe(true);
  });

  // The windows of the next journey are to be the only ones.
  afterAll(() => user.page.close());
});

describe('two windows', () => {
  let first: User;
  let second: User;

  beforeAll(async () => {
    first = await journey.open();
    await first.hears();
    await first.goToPage('settings/calling', 'Calling');
    await first.click('radio', 'The FIDE way: Springer Gustav eins Felix drei');
    await first.goToPage('', 'New game');
    await first.start({ Opponent: 'Player beside you' });
    await first.enter('d4');
    await first.hears();
    second = await journey.open();
  });

  test('the second joins the game of the first and says so', async () => {
    expect(await second.hears(2)).toEqual([
      'Bauer David zwei David vier',
      'This game is also open in another window. Moves made here reach it.',
    ]);
    await second.find('gridcell', 'd4, white pawn');
  });

  test('a move made in one is heard in the other, once, and the other way round', async () => {
    await second.page.bringToFront();
    await second.enter('d5');
    expect(await second.hears()).toEqual(['Bauer David sieben David fünf']);
    expect(await first.hears()).toEqual(['Bauer David sieben David fünf']);

    await first.page.bringToFront();
    await first.enter('c4');
    expect(await first.hears()).toEqual(['Bauer Cesar zwei Cesar vier']);
    expect(await second.hears()).toEqual(['Bauer Cesar zwei Cesar vier']);
    expect(await second.position()).toBe(await first.position());
  });

  test('a refusal is heard only where it was caused', async () => {
    await second.page.bringToFront();
    await second.enter('Nc5');
    expect(await second.hears()).toEqual(['No knight can reach c5.']);
    await second.enter('dxc4');
    expect(await second.hears()).toEqual(['Bauer David fünf schlägt Cesar vier']);
    expect(await first.hears()).toEqual(['Bauer David fünf schlägt Cesar vier']);
  });

  test('a new game begun in one stands in the other', async () => {
    await second.click('button', 'New game');
    await second.start({ Opponent: 'Player beside you' });
    expect(await first.hears()).toEqual(['New game against the player beside you. White to move.']);
    await second.enter('e4');
    await second.hears();
    await first.hears();
  });

  test('when the one that holds the game is closed, the other goes on with it', async () => {
    await first.page.close();
    expect(await second.hears()).toEqual(['The other window was closed. The game goes on here.']);
    await second.enter('c5');
    expect(await second.hears()).toEqual(['Bauer Cesar sieben Cesar fünf']);
    await second.reload();
    expect(await second.hears(3)).toEqual([
      'Bauer Eva zwei Eva vier',
      'Bauer Cesar sieben Cesar fünf',
      'Your game is back: 1 move made. White to move.',
    ]);
  });

  test('against the computer too: who holds the game has the engine', async () => {
    await second.click('button', 'New game');
    await second.start({ Opponent: 'Computer', 'Your colour': 'White' });
    first = second;
    second = await journey.open();
    await second.hears();
    await second.enter('e4');
    const [own, answer] = await second.hearsComputer(2);
    expect(own).toBe('Bauer Eva zwei Eva vier');
    expect(await first.hearsComputer(2)).toEqual([own, answer]);

    await first.page.close();
    expect(await second.hears()).toEqual(['The other window was closed. The game goes on here.']);
    await second.enter('d4');
    expect((await second.hearsComputer(2))[0]).toBe('Bauer David zwei David vier');
  });
});

/** As in a page that is not served over HTTPS: what browsers have in secure contexts only is not there. */
async function notServedSafely(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    for (const name of ['randomUUID', 'subtle'] as const) Reflect.deleteProperty(Crypto.prototype, name);
    for (const name of ['clipboard', 'locks', 'mediaDevices', 'serviceWorker', 'storage', 'wakeLock'] as const)
      Reflect.deleteProperty(Navigator.prototype, name);
    Reflect.deleteProperty(globalThis, 'caches');
  });
}

test('[bug: the page stayed empty] in a page that is not served over HTTPS a game is played, kept, and brought back', async () => {
  const user = await journey.visit('', notServedSafely);
  expect(await user.page.evaluate(() => 'locks' in navigator || 'randomUUID' in crypto || 'caches' in globalThis)).toBe(
    false,
  );
  await user.settled();
  await user.start({ Opponent: 'Player beside you' });
  await user.enter('e4');
  expect(await user.hears()).toEqual(['Bauer Eva zwei Eva vier']);
  await user.reload();
  await user.heard('Your game is back: 1 move made. Black to move.');
});

test('no page complained', () => {
  expect(journey.complaints).toEqual([]);
});

describe('a link that opens another position while a game goes on', () => {
  const LINK = `?fen=${encodeURIComponent('4k3/8/8/8/8/8/8/4K2R w K - 0 1')}`;
  const QUESTION = 'This link opens another position. Leave your game for it? Your game stays on this device.';
  let user: User;

  beforeAll(async () => {
    user = await journey.visit();
    await user.settled();
    await user.start({ Opponent: 'Player beside you' });
    await user.enter('e4');
    await user.hears();
  });

  /** Follows the link, as a bookmark does. */
  async function follows(): Promise<void> {
    await user.page.goto(journey.address + LINK, { waitUntil: 'load' });
    await user.ready();
    await user.focusIsOn('No, back to my game');
  }

  async function gameIsAsItWas(...before: readonly string[]): Promise<void> {
    await user.isOnBoard();
    await user.isGone('group', QUESTION);
    expect(await user.hears(before.length + 2)).toEqual([
      ...before,
      'Bauer Eva zwei Eva vier',
      'Your game is back: 1 move made. Black to move.',
    ]);
    await user.find('gridcell', 'e4, white pawn');
    expect(user.page.url()).toBe(`${journey.address}#/game`);
  }

  test('asks first, with the focus on No, and says nothing of either position', async () => {
    await follows();
    await user.find('group', QUESTION);
    expect(await user.log()).toEqual([]);
    await user.press('Tab');
    expect(await user.focusedRole()).toBe('button: Yes, open the position');
  });

  test('asks again where the page is loaded again without an answer', async () => {
    await user.reload();
    await user.focusIsOn('No, back to my game');
  });

  test('No leaves the game as it is, and the address is clean', async () => {
    await user.press('Enter');
    await gameIsAsItWas();
    await user.reload();
    expect(await user.hears(2)).toContain('Your game is back: 1 move made. Black to move.');
    expect(await user.has('button', 'No, back to my game')).toBe(false);
  });

  test('Escape is No, wherever the focus is', async () => {
    await follows();
    await user.focus('textbox', 'Your move');
    await user.press('Escape');
    await gameIsAsItWas();
  });

  test('a typed "no" is No', async () => {
    await follows();
    await user.focus('textbox', 'Your move');
    await user.type('no');
    await user.press('Enter');
    await gameIsAsItWas('Not done.');
  });

  test('Yes opens the position', async () => {
    await follows();
    await user.press('Tab');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Position opened against the player beside you. White to move.']);
    await user.isOnBoard();
    await user.find('gridcell', 'h1, white rook');
    expect(user.page.url()).toBe(`${journey.address}#/game`);
  });

  test('nothing is asked where no move was made yet, or the game is over', async () => {
    await user.page.goto(journey.address + LINK, { waitUntil: 'load' });
    await user.ready();
    expect(await user.hears()).toEqual(['Position opened against the player beside you. White to move.']);
    await user.enter('Rh8+');
    await user.focus('textbox', 'Your move');
    await user.type('resign');
    await user.press('Enter');
    await user.focusIsOn('No, play on');
    await user.click('button', 'Yes, resign');
    await user.heard('Black resigns. White wins.');
    await user.page.goto(journey.address + LINK, { waitUntil: 'load' });
    await user.ready();
    expect(await user.hears()).toEqual(['Position opened against the player beside you. White to move.']);
  });
});
