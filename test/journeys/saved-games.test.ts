/**
 * The games on this device: none is out of reach because another was begun.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

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

/** The rows of the list: the title without its day, and what stands behind it. */
async function rows(): Promise<readonly string[]> {
  return user.page.$$eval('>>> saved-games >>> li', (items) =>
    items.map((item) => {
      const [title = '', detail = ''] = [...item.querySelectorAll('span')].map((part) => part.textContent);
      return `${title.split(',')[0] ?? ''}: ${detail}`;
    }),
  );
}

/** The button of a row, by its label and the row's number from 1. */
async function pressIn(row: number, label: string): Promise<void> {
  await user.page.evaluate(
    (index, wanted) => {
      const list = document.querySelector('chess-app')?.shadowRoot?.querySelector('saved-games');
      const item = list?.shadowRoot?.querySelectorAll('li')[index - 1];
      const button = [...(item?.querySelectorAll('button') ?? [])].find((one) => one.textContent.trim() === wanted);
      if (!button) throw new Error(`no button ${wanted}`);
      button.focus();
    },
    row,
    label,
  );
  await user.press('Enter');
}

async function opens(): Promise<void> {
  await user.focus('textbox', 'Your move');
  await user.type('games');
  await user.press('Enter');
  await user.focusIsOn('Games on this device');
}

describe('games that were left', () => {
  beforeAll(async () => {
    await user.start({ Opponent: 'Player beside you' });
    await user.enter('e4');
    await user.enter('e5');
    await user.enter('Nf3');
    await user.focus('textbox', 'Your move');
    await user.type('resign');
    await user.press('Enter');
    await user.focusIsOn('No, play on');
    await user.click('button', 'Yes, resign');
    await user.heard('Black resigns. White wins.');
    await user.goTo(`${journey.address}?fen=${encodeURIComponent('4k3/8/8/8/8/8/8/4K2R w K - 0 1')}`);
    await user.enter('Rh7');
    await user.goTo(`${journey.address}?fen=${encodeURIComponent('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1')}`);
    await user.isOnBoard();
    await user.hears();
  });

  test('stand in a list, the newest first, each with its buttons named with it', async () => {
    await opens();
    expect(await user.focusedRole()).toBe('heading: Games on this device');
    expect(await rows()).toEqual([
      'Two players here: On the board. Not over. Moves: 0',
      'Two players here: Not over. Moves: 1',
      'Two players here: Black resigns. White wins. Moves: 2',
    ]);
    const names = await user.page.$$eval('>>> saved-games >>> li button', (buttons) =>
      buttons.map((button) => button.getAttribute('aria-labelledby')),
    );
    expect(names.slice(0, 3)).toEqual(['open-0 game-0', 'save-0 game-0', 'delete-0 game-0']);
  });

  test('Escape closes the list, with the focus back where it was', async () => {
    await user.press('Escape');
    await user.focusIsOn('Your move');
    await user.isGone('heading', 'Games on this device');
  });

  test('one goes on as it stood', async () => {
    await opens();
    await pressIn(2, 'Go on');
    await user.isOnBoard();
    await user.heard('Your game is back: 1 move made. Black to move.');
    await user.find('gridcell', 'h7, white rook');
    await user.enter('Kf8');
    await user.reload();
    await user.heard('Your game is back: 1 move made. White to move.');
  });

  test('one that is over is opened to be looked through', async () => {
    await opens();
    await pressIn(3, 'Open');
    await user.isOnBoard();
    await user.heard('Your game is back: 2 moves made. Black resigns. White wins.');
    await user.press('a', 'Shift');
    await user.press('a', 'Shift');
    await user.find('gridcell', 'e5, empty');
  });

  test('the one on the board is not deleted; another is, and comes back by Undo', async () => {
    await opens();
    await pressIn(3, 'Delete');
    await user.heard('This game is on the board: it is not deleted.');
    await pressIn(2, 'Delete');
    await user.heard('Game deleted. Undo brings it back as long as this page is open.');
    expect((await rows())[1]).toBe('Two players here: Deleted.');
    expect(await user.focusedRole()).toMatch(/^button: Undo Two players here, /);
    await user.press('Enter');
    await user.heard('The deleted game is back.');
    expect((await rows())[1]).toBe('Two players here: Not over. Moves: 1');
    expect(await user.focusedRole()).toMatch(/^button: Go on Two players here, /);
  });

  test('one that was deleted is gone after the page was loaded again', async () => {
    await pressIn(1, 'Delete');
    // It was said of another before.
    await expect.poll(async () => (await rows())[0], { timeout: 10_000 }).toMatch(/: Deleted\.$/);
    await user.reload();
    await expect.poll(rows, { timeout: 10_000 }).toHaveLength(2);
  });

  test('all are saved as one PGN', async () => {
    await user.click('button', 'Save all games as one PGN');
    await user.heard('All games saved as one file. Games: 2.');
  });

  test('a strict game keeps the others closed until it is over', async () => {
    await user.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const asked = indexedDB.open('anna-hector');
          asked.onsuccess = () => {
            const transaction = asked.result.transaction('games', 'readwrite');
            const games = transaction.objectStore('games');
            games.getAll().onsuccess = ({ target }) => {
              const player = { type: 'player' };
              games.add({
                ...(target as IDBRequest<{ order: number; setup: object }[]>).result[0],
                id: 'strict',
                order: 100,
                ending: undefined,
                setup: {
                  id: 'strict',
                  begunAt: 1,
                  seats: { white: player, black: player },
                  conditions: { play: 'strict', start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' },
                },
              });
            };
            transaction.oncomplete = () => {
              asked.result.close();
              resolve();
            };
          };
        }),
    );
    await user.reload();
    await expect.poll(rows, { timeout: 10_000 }).toHaveLength(3);
    await pressIn(1, 'Go on');
    await user.heard('Strict play does not allow that.');
    expect(await user.has('heading', 'Games on this device')).toBe(true);
  });
});

test('a button leads there on the page of a new game too', async () => {
  user = await journey.visit();
  await user.settled();
  await user.click('button', 'Games on this device');
  await user.focusIsOn('Games on this device');
  expect(await rows()).toEqual([]);
  await user.click('button', 'Close');
  await user.focusIsOn('Games on this device');
  expect(await user.focusedRole()).toBe('button: Games on this device');
});
