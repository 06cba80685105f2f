/** A position set up by words alone, refused with its reason until it is possible, and played from. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Journey, type User } from './app.js';
import { findings } from './axe.js';

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

/** Types a line of the page, and hears what is said of it. */
async function says(line: string, answer: string): Promise<void> {
  await user.focus('textbox', 'Say or type what stands where');
  await user.type(line);
  await user.press('Enter');
  await user.heard(answer);
}

describe('by words alone', () => {
  test('from the options of a new game, with the focus on its heading', async () => {
    await (await user.part('>>> game-conditions >>> summary')).click();
    await user.focus('button', 'Set up a position');
    await user.press('Enter');
    await expect.poll(() => user.focusedRole()).toBe('heading: Set up a position');
    expect(await user.page.evaluate(() => location.hash)).toBe('#/set-up');
  });

  test('each change is told as it stands now', async () => {
    await says('clear', 'The board is empty.');
    await says('white king e1, white rook h1', 'e1, white king. h1, white rook.');
    await says('black king e8', 'e8, black king');
    await says('White may castle', 'Castling: White kingside, White queenside.');
    await says('black to move', 'Black to move.');
    await says('undo', 'Taken back.');
  });

  test('what is impossible is refused with its reason, and nothing is lost', async () => {
    await says(
      'play',
      'It cannot be played yet. White cannot castle queenside, for there is no white rook on a1. Put it there, or take the right away.',
    );
    expect(await user.page.evaluate(() => location.hash)).toBe('#/set-up');
    const fen = await user.page.$eval('>>> #set-up-fen', (field) => (field as HTMLInputElement).value);
    expect(fen).toBe('4k3/8/8/8/8/8/8/4K2R w KQ - 0 1');
  });

  test('axe finds nothing, also where something is not possible yet, and nothing is wider than 320 px', async () => {
    await user.page.setViewport({ width: 320, height: 640 });
    expect(await findings(user.page)).toEqual([]);
    expect(await user.page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(320);
    await user.page.setViewport({ width: 1280, height: 800 });
  });

  test('it is mended and played, against somebody beside', async () => {
    await says('White cannot castle long', 'Castling: White kingside.');
    await says('is it possible', 'It can be played.');
    await user.focus('textbox', 'Say or type what stands where');
    await user.type('play with somebody beside');
    await user.press('Enter');
    await user.isOnBoard();
    expect(await user.page.evaluate(() => location.hash)).toBe('#/game');
    await user.enter('O-O');
    expect(await user.position()).toContain('4k3/8/8/8/8/8/8/5RK1');
  });

  test('a command leads there from a game, and the computer can be played as Black', async () => {
    await user.focus('textbox', 'Your move');
    await user.type('set up a position');
    await user.press('Enter');
    await user.focusIsOn('Set up a position');
    await says('as in the game', 'The position of your game.');
    await user.choose('Your colour', 'Black');
    await user.focus('textbox', 'Say or type what stands where');
    await user.type('play against the computer');
    await user.press('Enter');
    await user.isOnBoard();
    // The computer is White, to move; level 1 answers at once.
    await user.hearsComputer();
  });
});
