/** The position as text, the third face of the panel of a game: its heading and its button are always there; open, the text is. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;

beforeAll(() => journey.start());
beforeEach(async () => {
  user = await journey.visit();
  await user.start({ Opponent: 'Player beside you' });
  await user.isOnBoard();
});
afterEach(async () => {
  await user.page.close();
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

/** Its summary, its lists and its FEN, line by line; without its diagram. */
const shown = (): Promise<readonly string[]> =>
  user.page.evaluate(() => {
    const game = document.querySelector('chess-app')?.shadowRoot?.querySelector('.game');
    const text = game?.querySelector('position-text')?.shadowRoot;
    return [...(text?.querySelectorAll('p:has(code), li') ?? [])].map((line) => line.textContent.trim());
  });

async function answered(line: string): Promise<readonly string[]> {
  await user.enter(line);
  return user.hears();
}

/** Whether its button says that it is open. */
async function isOpen(): Promise<boolean> {
  const button = await user.find('button', 'Position as text');
  return button.evaluate((element) => element.getAttribute('aria-expanded') === 'true');
}

test('its heading and its button are there from the start; what they open is loaded when they are pressed', async () => {
  await user.find('heading', 'Position');
  expect(await isOpen()).toBe(false);
  expect(await user.page.evaluate(() => customElements.get('position-text') === undefined)).toBe(true);
  await user.focus('button', 'Position as text');
  await user.press('Enter');
  expect(await user.hears()).toEqual(['The position stands as text beside the moves.']);
  expect(await isOpen()).toBe(true);
  await expect.poll(async () => (await shown()).at(-1)).toBe(START);
  expect(await user.focusedRole()).toBe('button: Position as text');
  await user.press('Enter');
  expect(await user.hears()).toEqual(['The position as text is hidden.']);
  expect(await isOpen()).toBe(false);
  expect(await shown()).toEqual([]);
});

test('it stands under a heading of its own, is as the position that is looked at, says nothing by itself, and stays after a reload', async () => {
  expect(await answered('position as text')).toEqual(['The position stands as text beside the moves.']);
  await user.find('heading', 'Position');
  await expect
    .poll(shown)
    .toEqual([
      'White: king e1, queen d1, rooks a1, h1, bishops c1, f1, knights b1, g1, pawns a2, b2, c2, d2, e2, f2, g2, h2.',
      'Black: king e8, queen d8, rooks a8, h8, bishops c8, f8, knights b8, g8, pawns a7, b7, c7, d7, e7, f7, g7, h7.',
      START,
    ]);
  expect(await answered('e4')).toEqual(['Bauer Eva zwei Eva vier']);
  await expect.poll(async () => (await shown()).at(-1)).toBe(AFTER_E4);
  await answered('back');
  await expect.poll(async () => (await shown()).at(-1)).toBe(START);
  await user.reload();
  expect(await user.hears(2)).toEqual(['Bauer Eva zwei Eva vier', 'Your game is back: 1 move made. Black to move.']);
  await user.find('heading', 'Position');
  await expect.poll(async () => (await shown()).at(-1)).toBe(AFTER_E4);
  expect(await answered('position as text')).toEqual(['The position as text is hidden.']);
  expect(await shown()).toEqual([]);
  await user.find('heading', 'Position');
});

test('a name above brings it forward where there is room for one, and its focus does too', async () => {
  await user.page.setViewport({ width: 390, height: 844 });
  const faces = await user.part('chess-app >>> game-panel');
  const front = (): Promise<string | null> => faces.evaluate((panel) => panel.getAttribute('front'));
  expect(await front()).toBe('moves');
  const name = await user.part('>>> game-panel >>> .names [data-face="position"]');
  await name.click();
  expect(await front()).toBe('position');
  const moves = await user.part('>>> game-panel >>> .names [data-face="moves"]');
  await moves.click();
  await user.focus('button', 'Position as text');
  expect(await front()).toBe('position');
});

test('it tells nothing that is hidden blindfold', async () => {
  await answered('position as text');
  await expect.poll(async () => (await shown()).at(-1)).toBe(START);
  await answered('hide pieces');
  const hidden = await user.part('chess-app >>> game-panel section > p');
  expect(await hidden.evaluate((text) => text.textContent)).toBe('Hidden while you play blindfold.');
  expect(await shown()).toEqual([]);
});
