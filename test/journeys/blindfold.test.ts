/** Blindfold play in the built app: by typed commands, by its button and in the settings; names, questions and hand follow it, and the end shows all. */
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

/** The squares on which a piece is drawn. */
const drawn = (): Promise<readonly (string | undefined)[]> =>
  user.page.evaluate(() => {
    const board = document.querySelector('chess-app')?.shadowRoot?.querySelector('chess-board');
    return [...(board?.shadowRoot?.querySelectorAll<HTMLElement>('[role="gridcell"]') ?? [])]
      .filter((cell) => cell.querySelector('svg.man'))
      .map((cell) => cell.dataset['square']);
  });

async function answered(line: string): Promise<readonly string[]> {
  await user.enter(line);
  return user.hears();
}

test('all hidden on a board that answers: names and questions tell all; the questions are counted, also after the page is loaded again', async () => {
  expect(await answered('hide pieces')).toEqual(['Blindfold: all pieces are hidden. The board answers.']);
  await expect.poll(drawn).toEqual([]);
  expect(await answered('square e2')).toEqual(['e2, white pawn']);
  await user.press('F2');
  await user.press('ArrowUp');
  expect(await user.focused()).toBe('e2, white pawn');
  await user.reload();
  await user.isOnBoard();
  await user.hears();
  await user.press('l');
  expect(await user.hears()).toEqual(['No move has been made yet.']);
  expect(await answered('doubled pawns')).toEqual(['White: no doubled pawns. Black: no doubled pawns.']);
  // The shortest mate: 1. f3 e5 2. g4 Qh4.
  for (const move of ['f3', 'e5', 'g4']) await user.enter(move);
  await user.hears(3);
  expect(await answered('what was the second move')).toEqual(['Move 2, White: Bauer Gustav zwei Gustav vier.']);
  await user.enter('Qh4');
  expect(await user.hears(2)).toEqual(['Dame David acht Hector vier, matt. Black wins.', 'You asked 4 questions.']);
  await expect.poll(async () => (await drawn()).length).toBe(32);
});

test('a silent board tells nothing of what is hidden, by name, question, key or hand; moves are told', async () => {
  expect(await answered('silent board')).toEqual(['Blindfold: all pieces are hidden. The board is silent.']);
  await user.press('F2');
  await user.focusIsOn('e1');
  const silent = ['The board is silent. Ask for moves and clocks only.'];
  await user.press('o');
  expect(await user.hears()).toEqual(silent);
  await user.press('q');
  expect(await user.hears()).toEqual(silent);
  await user.press('w');
  expect(await user.hears()).toEqual(silent);
  await user.press('m');
  expect(await user.hears()).toEqual(silent);
  // Lifting and placing say nothing but the call.
  await user.moveByKeys('e2', 'e4');
  expect(await user.hears()).toEqual(['Bauer Eva zwei Eva vier']);
  expect(await user.focused()).toBe('e4');
  await user.press('l');
  expect(await user.hears()).toEqual(['White: Bauer Eva zwei Eva vier']);
  expect(await answered('move 1')).toEqual(['Move 1, White: Bauer Eva zwei Eva vier.']);
  expect(await answered('where are the knights')).toEqual(silent);
  // Asked of what is loaded late.
  for (const question of ['pawns by file', 'what can move', 'can White win']) {
    expect(await answered(question)).toEqual(silent);
  }
  expect(await answered('show only the last move')).toEqual([
    'Blindfold: only the piece moved last is shown. The board is silent.',
  ]);
  await expect.poll(drawn).toEqual(['e4']);
  expect(await answered('square e4')).toEqual(['e4, white pawn']);
  expect(await answered('square d1')).toEqual(silent);
  expect(await answered('show my pieces')).toEqual(['Blindfold: only your pieces are shown. The board is silent.']);
  await expect.poll(async () => (await drawn()).length).toBe(16);
  expect(await answered('square d1')).toEqual(['d1, white queen']);
  expect(await answered('square d8')).toEqual(silent);
  expect(await answered('blindfold')).toEqual(['All pieces are shown.']);
  await expect.poll(async () => (await drawn()).length).toBe(32);
  expect(await answered('square d8')).toEqual(['d8, black queen']);
});

test('by the button in View, and in the settings', async () => {
  await user.focus('button', 'Blindfold');
  await user.press('Enter');
  expect(await user.hears()).toEqual(['Blindfold: all pieces are hidden. The board answers.']);
  await user.goToPage('settings/look', 'Look');
  await user.focus('checkbox', 'The board answers questions about hidden pieces');
  await user.press('Space');
  await user.focus('radio', 'Nothing');
  await user.press('ArrowDown');
  await user.click('link', 'Back to the game');
  await user.isOnBoard();
  await expect.poll(async () => (await drawn()).length).toBe(16);
  expect(await answered('square e7')).toEqual(['The board is silent. Ask for moves and clocks only.']);
});
