/**
 * What scripts from outside may rely on: roles, names and ways of the page, as docs/accessibility.md promises them.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { HOW_TO_MOVE, Journey, type User } from './app.js';

const journey = new Journey();
let user: User;

beforeAll(() => journey.start());
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

/** The options of a select, by what they are called, with the one that is chosen. */
async function optionsOf(combobox: string): Promise<{ readonly options: string[]; readonly chosen: string }> {
  const select = await user.find('combobox', combobox);
  return select.evaluate((element) => {
    const list = element as HTMLSelectElement;
    return { options: [...list.options].map(({ label }) => label), chosen: list.selectedOptions[0]?.label ?? '' };
  });
}

async function isChecked(radio: string): Promise<boolean> {
  return (await user.find('radio', radio)).evaluate((element) => (element as HTMLInputElement).checked);
}

/** The names of the headings in the order of the page, each with its level. */
async function headings(): Promise<string[]> {
  const tree = await user.page.accessibility.snapshot({ interestingOnly: true });
  const found: string[] = [];
  const collect = (node: { role: string; name?: string; level?: number; children?: readonly object[] }): void => {
    if (node.role === 'heading') found.push(`${String(node.level)} ${node.name ?? ''}`);
    for (const child of node.children ?? []) collect(child as typeof node);
  };
  if (tree) collect(tree);
  return found;
}

describe('the first visit', () => {
  beforeAll(async () => {
    user = await journey.visit();
  });

  test('has the question who speaks and the form for a new game on one page', async () => {
    expect(await headings()).toEqual([...['1 Anna–Hector', '2 New game', '2 At the table', '2 Clock', '2 Speech']]);
    await user.find('radiogroup', 'Who speaks?');
    for (const answer of ['My screen reader', 'Anna–Hector', 'Both, each its part']) await user.find('radio', answer);
    expect(await user.has('grid', 'Chess board')).toBe(false);
  });

  test('has the question answered: "My screen reader"', async () => {
    expect(await isChecked('My screen reader')).toBe(true);
    expect(await isChecked('Anna–Hector')).toBe(false);
  });

  test('shows each way of calling by a sample, the FIDE way chosen', async () => {
    expect(await optionsOf('How are moves called?')).toEqual({
      options: [
        'The FIDE way: Springer Gustav eins Felix drei',
        'FIDE names in this language: knight Gustav one Felix three',
        'Plain words: knight g1 to f3',
        'NATO alphabet: knight golf one foxtrot three',
        'Short algebraic: Nf3',
        'UCI: g1 f3',
      ],
      chosen: 'The FIDE way: Springer Gustav eins Felix drei',
    });
  });

  test('has native selects for opponent, level and colour', async () => {
    expect(await optionsOf('Opponent')).toEqual({ options: ['Computer', 'Player beside you'], chosen: 'Computer' });
    expect(await optionsOf('Level')).toEqual({
      options: ['1, for beginners', '2', '3', '4', '5', '6', '7', '8, full strength'],
      chosen: '1, for beginners',
    });
    expect(await optionsOf('Your colour')).toEqual({ options: ['White', 'Black', 'Random'], chosen: 'White' });
  });

  test('takes Start alone to begin a game, with the focus on the board', async () => {
    await user.settled();
    await user.focus('button', 'Start');
    await user.press('Enter');
    expect(await user.hears()).toEqual([`New game. You are White against the computer, level 1. ${HOW_TO_MOVE}`]);
    await user.focusIsOn('e1, white king');
    expect(await user.focusedRole()).toBe('gridcell: e1, white king');
  });
});

describe('a game', () => {
  beforeAll(async () => {
    user = await journey.visit();
    await user.settled();
    await user.start({ Opponent: 'Player beside you' });
  });

  test('has board, entry, log, score and acts, in this order, under their names', async () => {
    // The form that was left stays a moment, until the focus on the board has been heard.
    await expect
      .poll(headings)
      .toEqual([
        ...['1 Anna–Hector', '2 Game', '2 Board', '2 Move entry', '2 What was said', '2 Scoresheet', '2 Position'],
        ...['2 Ask', '2 Actions', '2 View'],
      ]);
    await user.find('grid', 'Chess board');
    await user.find('textbox', 'Your move');
    for (const name of ['New game', 'Resign', 'Offer draw', 'Turn board']) await user.find('button', name);
    await user.find('list', 'What was said');
    for (const name of ['Settings', 'Help']) await user.find('link', name);
  });

  test('names the squares in plain words', async () => {
    for (const name of ['e4, empty', 'e2, white pawn', 'd8, black queen', 'a1, white rook']) {
      await user.find('gridcell', name);
    }
  });

  test('takes a move by Enter in "Your move", which is empty at once and keeps the focus', async () => {
    await user.enter('e4');
    await expect.poll(() => user.entered()).toBe('');
    expect(await user.focusedRole()).toBe('textbox: Your move');
    expect(await user.hears()).toEqual(['Bauer Eva zwei Eva vier']);
    await user.find('gridcell', 'e4, white pawn');
  });

  test('brings a refused text back for mending, selected, with the reason beneath it and in the log', async () => {
    const selected = () =>
      user.page.$eval('>>> move-entry >>> input', ({ value, selectionStart, selectionEnd }) =>
        value.slice(selectionStart ?? 0, selectionEnd ?? 0),
      );
    const reasonBeneath = () => user.page.$eval('>>> move-entry >>> .refusal', (reason) => reason.textContent);
    await user.enter('Nf3');
    expect(await user.hears()).toEqual(['No knight can reach f3.']);
    expect([await user.entered(), await selected()]).toEqual(['Nf3', 'Nf3']);
    expect(await reasonBeneath()).toBe('No knight can reach f3.');

    // The same once more is refused once more.
    await user.press('Enter');
    expect(await user.hears()).toEqual(['No knight can reach f3.']);
    expect(await user.entered()).toBe('Nf3');
    expect(await reasonBeneath()).toBe('No knight can reach f3.');

    await user.press('End');
    await user.press('Backspace');
    await user.type('6');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Springer Gustav acht Felix sechs']);
    await expect.poll(() => user.entered()).toBe('');
    expect(await user.page.$('>>> move-entry >>> .refusal')).toBe(null);
  });

  test('asks where a text can be read in two ways, and takes the answer by number or by button', async () => {
    for (const move of ['d4', 'd6', 'Nc3']) await user.enter(move);
    await user.hears(3);
    // A Cyrillic letter, which is a bishop in Ukrainian and a knight in Macedonian.
    await user.enter('Сg4');
    expect(await user.hears()).toEqual([
      'Which move? 1: Läufer Cesar acht Gustav vier; 2: Springer Felix sechs Gustav vier.',
    ]);
    // The answer is typed there.
    await expect.poll(() => user.entered()).toBe('');
    await user.find('group', 'Which move?');
    await user.find('button', '1: Läufer Cesar acht Gustav vier');
    await user.type('2');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Springer Felix sechs Gustav vier']);
    await user.isGone('group', 'Which move?');

    await user.click('button', 'Take back');
    expect(await user.hears()).toEqual(['Taken back: Springer Felix sechs Gustav vier. Black to move.']);
    await user.enter('Сg4');
    await user.hears();
    await user.click('button', '1: Läufer Cesar acht Gustav vier');
    expect(await user.hears()).toEqual(['Läufer Cesar acht Gustav vier']);
    await user.focusIsOn('Your move');
    await expect.poll(() => user.entered()).toBe('');
    await user.isGone('group', 'Which move?');
  });

  test('goes through the lines entered before by Up and Down, and clears what is typed by Escape', async () => {
    await user.focus('textbox', 'Your move');
    await user.type('N');
    const seen: string[] = [];
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'] as const) {
      await user.press(key);
      seen.push(await user.entered());
    }
    expect(seen).toEqual(['Сg4', '2', 'Сg4', 'N']);
    await user.press('Escape');
    expect([await user.entered(), await user.hears()]).toEqual(['', ['Cleared.']]);
  });

  test('brings the form again by New game, and goes back to the game from there', async () => {
    await user.click('button', 'New game');
    await expect.poll(() => user.focusedRole()).toBe('heading: New game');
    expect((await optionsOf('Opponent')).chosen).toBe('Player beside you');
    await user.isGone('grid', 'Chess board');
    await user.click('button', 'Continue');
    await user.isOnBoard();
  });
});

describe('the address', () => {
  // Lolli 1763: rook and bishop against rook, as a position with little in it.
  const POSITION = '4k3/8/4K3/8/8/8/8/R7 w - - 0 1';

  beforeAll(async () => {
    user = await journey.visit(`?fen=${encodeURIComponent(POSITION)}`);
  });

  test('?fen= opens a position at once, against the player beside, with the focus on the board', async () => {
    expect((await user.hears())[0]).toBe('Position opened against the player beside you. White to move.');
    expect(await user.focusedRole()).toBe('gridcell: e1, empty');
    await user.find('gridcell', 'e6, white king');
    expect(await user.position()).toBe(POSITION);
    await user.settled();
    await user.enter('Ra8');
    expect(await user.hears()).toEqual(['Turm Anna eins Anna acht, matt. White wins.']);
  });

  test('loading the page again brings back the game and not the position', async () => {
    await user.reload();
    expect(await user.hears(2)).toEqual([
      'Turm Anna eins Anna acht, matt. White wins.',
      'Your game is back: 1 move made. Checkmate. White wins.',
    ]);
  });

  // What is wrong with each, by the order of the fields in FEN (PGN standard, 16.1).
  test.each([
    ['hello', 'its ranks are not eight of eight squares each'],
    ['4k3/8/4K3/8/8/8/8 w - - 0 1', 'its ranks are not eight of eight squares each'],
    ['8/8/4K3/8/8/8/8/R7 w - - 0 1', 'each side must have one king'],
    ['4k3/8/4K3/8/8/8/8/R6P w - - 0 1', 'a pawn stands on the first or the last rank'],
    ['R3k3/8/4K3/8/8/8/8/8 w - - 0 1', 'the king of the player not on move stands in check'],
  ])('a wrong one (%s) is refused in words, and nothing is lost', async (fen, reason) => {
    await user.goTo(`${journey.address}?fen=${encodeURIComponent(fen)}`);
    const lines = await user.hears(3);
    expect(lines).toHaveLength(3);
    expect(lines).toContain(`The position in the address cannot be opened: ${reason}.`);
    expect(lines).toContain('Your game is back: 1 move made. Checkmate. White wins.');
    await user.find('gridcell', 'a8, white rook');
  });

  test('a wrong one on the first visit leaves the page as it is without one', async () => {
    user = await journey.visit('?fen=hello');
    await user.heard('The position in the address cannot be opened: its ranks are not eight of eight squares each.');
    await user.find('button', 'Start');
    await user.find('radiogroup', 'Who speaks?');
  });

  test('one of 30 kB is refused in words as well', async () => {
    user = await journey.visit(`?fen=${'8'.repeat(30_000)}`);
    await user.heard('The position in the address cannot be opened: it is not a position in FEN.');
    await user.find('button', 'Start');
  });
});

describe('who was never here', () => {
  // The second comes to where the first has been.
  test.each(['one', 'the next'])('%s finds the question who speaks, and no game', async () => {
    user = await journey.visit();
    await user.find('radiogroup', 'Who speaks?');
    expect(await user.has('grid', 'Chess board')).toBe(false);
    await user.start({ Opponent: 'Player beside you' });
    await user.enter('e4');
  });
});
