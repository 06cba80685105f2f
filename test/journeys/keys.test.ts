/**
 * The keys of the board in the built app, as docs/accessibility.md has them, on three keyboard layouts.
 */
import type { KeyInput } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Journey, type LayoutKey, type User } from './app.js';

const journey = new Journey();
let user: User;

/** Every test begins with the position it needs; one visitor is enough for all. */
async function open(fen: string, square?: string): Promise<void> {
  await user.goTo(`${journey.address}?fen=${encodeURIComponent(fen)}`);
  await user.hears();
  if (square) await user.goToSquare(square);
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

beforeAll(async () => {
  await journey.start();
  user = await journey.visit();
  await user.settled();
});

afterEach(async () => {
  // Nothing was said that the test did not expect.
  expect(await user.hears(0)).toEqual([]);
  expect(journey.complaints).toEqual([]);
});

afterAll(() => journey.end());

/** "Shift+k" as a key and what is held with it. */
function split(keys: string): [KeyInput, ...KeyInput[]] {
  const [key = '', ...held] = keys.split('+').reverse();
  return [key, ...held] as [KeyInput, ...KeyInput[]];
}

const press = (keys: string): Promise<void> => user.press(...split(keys));

describe('moving about', () => {
  beforeAll(() => open(START));

  test.each([
    ['e1', 'ArrowUp', 'e2, white pawn'],
    ['e2', 'ArrowDown', 'e1, white king'],
    ['e1', 'ArrowLeft', 'd1, white queen'],
    ['e1', 'ArrowRight', 'f1, white bishop'],
    ['e4', 'Home', 'a4, empty'],
    ['e4', 'End', 'h4, empty'],
    ['e4', 'PageUp', 'e8, black king'],
    ['e4', 'PageDown', 'e1, white king'],
    ['e4', 'Control+Home', 'a1, white rook'],
    ['e4', 'Control+End', 'h8, black rook'],
    ['e4', 'Digit7', 'e7, black pawn'],
    ['e4', 'Shift+Digit2', 'b4, empty'],
    // In the order a1, b1 … h8, round again, of either colour.
    ['e4', 'k', 'e8, black king'],
    ['e4', 'Shift+K', 'e1, white king'],
    ['e4', 'q', 'd8, black queen'],
    ['e4', 'Shift+Q', 'd1, white queen'],
    ['e4', 'r', 'a8, black rook'],
    ['e4', 'Shift+R', 'h1, white rook'],
    ['e4', 'b', 'c8, black bishop'],
    ['e4', 'Shift+B', 'f1, white bishop'],
    ['e4', 'n', 'b8, black knight'],
    ['e4', 'Shift+N', 'g1, white knight'],
    ['e4', 'p', 'a7, black pawn'],
    ['e4', 'Shift+P', 'h2, white pawn'],
    ['h8', 'r', 'a1, white rook'],
  ])('from %s, %s leads to %s', async (from, keys, name) => {
    await user.goToSquare(from);
    await press(keys);
    expect(await user.focused()).toBe(name);
  });

  test.each([
    ['e1', 'ArrowDown'],
    ['e8', 'ArrowUp'],
    ['a4', 'ArrowLeft'],
    ['h4', 'ArrowRight'],
    ['a4', 'Home'],
    ['h4', 'End'],
    ['e8', 'PageUp'],
    ['e1', 'PageDown'],
    ['a1', 'Control+Home'],
    ['h8', 'Control+End'],
  ])('at the edge, on %s, %s is heard and leads nowhere', async (square, keys) => {
    await user.goToSquare(square);
    const before = await user.focused();
    await press(keys);
    expect(await user.hears()).toEqual(['Edge']);
    expect(await user.focused()).toBe(before);
  });

  test('the same edge is heard as often as it is met', async () => {
    await user.goToSquare('e1');
    await press('ArrowDown');
    await press('ArrowDown');
    expect(await user.hears(2)).toEqual(['Edge', 'Edge']);
  });

  test('a jump to where one is says where that is', async () => {
    await user.goToSquare('e1');
    await press('Digit1');
    expect(await user.hears()).toEqual(['e1, white king']);
  });

  test('the board turned, the arrows follow the drawing', async () => {
    await user.goToSquare('e1');
    await press('f');
    expect(await user.hears()).toEqual(['Board turned: Black at the bottom.']);
    expect(await user.focused()).toBe('e1, white king');
    await press('ArrowDown');
    expect(await user.focused()).toBe('e2, white pawn');
    await press('ArrowLeft');
    expect(await user.focused()).toBe('f2, white pawn');
    await press('f');
    expect(await user.hears()).toEqual(['Board turned: White at the bottom.']);
  });

  test('a kind that is nowhere is told', async () => {
    await open('4k3/8/8/8/8/8/8/4K2R w - - 0 1');
    await press('q');
    expect(await user.hears()).toEqual(['No such piece on the board.']);
  });
});

describe('lifting and placing', () => {
  beforeEach(() => open(START, 'e2'));

  test.each(['Enter', 'Space'])('%s lifts and places', async (key) => {
    await press(key);
    expect(await user.hears()).toEqual(['Pawn e2 lifted.']);
    await user.goToSquare('e4');
    await press(key);
    expect(await user.hears()).toEqual(['Bauer Eva zwei Eva vier']);
    expect(await user.focused()).toBe('e4, white pawn');
  });

  test('another piece is taken up in its stead', async () => {
    await press('Enter');
    await user.goToSquare('g1');
    await press('Enter');
    expect(await user.hears(2)).toEqual(['Pawn e2 lifted.', 'Knight g1 lifted.']);
    await user.goToSquare('f3');
    await press('Enter');
    expect(await user.hears()).toEqual(['Springer Gustav eins Felix drei']);
  });
});

describe('what moves nothing', () => {
  beforeAll(() => open(START, 'e2'));

  test.each(['Escape', 'Backspace', 'Enter'])('%s puts the piece back on its square', async (key) => {
    await press('Enter');
    await press(key);
    expect(await user.hears(2)).toEqual(['Pawn e2 lifted.', 'Pawn e2 put back.']);
    expect(await user.position()).toBe(START);
  });

  test('an empty square and the other player’s piece cannot be lifted', async () => {
    await user.goToSquare('e5');
    await press('Enter');
    expect(await user.hears()).toEqual(['Nothing to lift on e5.']);
    await user.goToSquare('e7');
    await press('Enter');
    expect(await user.hears()).toEqual(["It is White's turn."]);
  });

  test('a move that cannot be made is refused with its reason', async () => {
    await user.moveByKeys('g1', 'g3');
    expect(await user.hears(2)).toEqual([
      'Knight g1 lifted.',
      'The knight cannot go from g1 to g3: it moves two squares straight and one aside.',
    ]);
    await user.moveByKeys('a1', 'a3');
    expect(await user.hears(2)).toEqual(['Rook a1 lifted.', 'The way is blocked by the white pawn on a2.']);
    expect(await user.position()).toBe(START);
  });
});

test('the king castles by two squares or onto his rook', async () => {
  await open('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  await user.moveByKeys('e1', 'g1');
  expect(await user.hears(2)).toEqual(['King e1 lifted.', 'kurze Rochade']);
  await user.moveByKeys('e8', 'a8');
  expect(await user.hears(2)).toEqual(['King e8 lifted.', 'lange Rochade']);
});

describe('promotion', () => {
  const PAWNS = '3rk3/P1P5/8/8/8/8/6p1/4K3 w - - 0 1';

  async function askFor(from: string, to: string): Promise<void> {
    await open(PAWNS);
    await user.moveByKeys(from, to);
    expect(await user.hears(2)).toEqual([`Pawn ${from} lifted.`, 'Which piece? Queen, rook, bishop or knight.']);
    expect(await user.focusedRole()).toBe('menuitem: Queen');
    await user.find('menu', 'Promote to');
  }

  test('by the button that has the focus', async () => {
    await askFor('a7', 'a8');
    await press('Enter');
    expect(await user.hears()).toEqual(['Bauer Anna sieben Anna acht Dame']);
    expect(await user.focused()).toBe('a8, white queen');
  });

  test('by arrows to another button', async () => {
    await askFor('a7', 'a8');
    await press('ArrowRight');
    expect(await user.focused()).toBe('Rook');
    await press('ArrowLeft');
    await press('ArrowLeft');
    expect(await user.focused()).toBe('Knight');
    await press('Space');
    expect(await user.hears()).toEqual(['Bauer Anna sieben Anna acht Springer']);
  });

  test('by the mouse', async () => {
    await askFor('c7', 'd8');
    await user.click('menuitem', 'Rook');
    expect(await user.hears()).toEqual(['Bauer Cesar sieben schlägt David acht Umwandlung Turm, Schach']);
  });

  test.each([
    ['q', 'Dame, Schach'],
    ['r', 'Turm, Schach'],
    ['b', 'Läufer'],
    ['n', 'Springer'],
  ])('by the letter %s', async (letter, called) => {
    await askFor('c7', 'd8');
    await press(letter);
    expect(await user.hears()).toEqual([`Bauer Cesar sieben schlägt David acht Umwandlung ${called}`]);
  });

  test.each(['Escape', 'Backspace'])('%s cancels it', async (key) => {
    await askFor('a7', 'a8');
    await press(key);
    expect(await user.hears()).toEqual(['Promotion cancelled. Pawn a7 put back.']);
    expect(await user.focused()).toBe('a8, empty');
    expect(await user.position()).toBe(PAWNS);
  });
});

/** 1. e4 d5 2. exd5, and back to the board. */
async function openScandinavian(): Promise<void> {
  await open(START);
  for (const move of ['e4', 'd5', 'exd5']) await user.enter(move);
  await user.hears(3);
  await press('Shift+F6');
  expect(await user.focused()).toBe('e1, white king');
}

describe('asking', () => {
  beforeAll(openScandinavian);

  test.each([
    ['e1', 'l', 'White: Bauer Eva vier schlägt David fünf'],
    ['e1', 'c', 'Captured: black pawn on d5.'],
    ['d5', 'o', 'd5, white pawn'],
    ['c3', 'o', 'c3, empty'],
    ['d8', 'm', 'Queen d8: takes d5, d6, d7.'],
    ['d8', 'Shift+M', 'Queen d8: takes d5.'],
    // White is not on move: what the bishop could do if it were.
    ['f1', 'm', 'Bishop f1: e2, d3, c4, b5, a6.'],
    ['a8', 'm', 'Rook a8 has no moves.'],
    ['a8', 'Shift+M', 'Rook a8 can capture nothing.'],
    ['e4', 'm', 'e4, empty'],
    [
      'e1',
      'w',
      '31 pieces. Rank 1: white rook a1, knight b1, bishop c1, queen d1, king e1, bishop f1, knight g1, rook h1. ' +
        'Rank 2: white pawns a2, b2, c2, d2, f2, g2, h2. Ranks 3 and 4: empty. Rank 5: white pawn d5. Rank 6: empty. ' +
        'Rank 7: black pawns a7, b7, c7, e7, f7, g7, h7. ' +
        'Rank 8: black rook a8, knight b8, bishop c8, queen d8, king e8, bishop f8, knight g8, rook h8.',
    ],
    [
      'e1',
      'Shift+W',
      '31 pieces. White: king e1, queen d1, rooks a1, h1, bishops c1, f1, knights b1, g1, pawns a2, b2, c2, d2, d5, f2, g2, h2. ' +
        'Black: king e8, queen d8, rooks a8, h8, bishops c8, f8, knights b8, g8, pawns a7, b7, c7, e7, f7, g7, h7.',
    ],
  ])('on %s, %s says: %s', async (square, keys, sentence) => {
    await user.goToSquare(square);
    await press(keys);
    expect(await user.hears()).toEqual([sentence]);
  });

  test('this square, asked again at once, is told with its colour, and then spelt', async () => {
    await user.goToSquare('d5');
    // Within a second, however slow the machine is: the events go out together.
    const { keyboard } = user.page;
    await Promise.all([1, 2, 3].flatMap(() => [keyboard.down('o'), keyboard.up('o')]));
    expect(await user.hears(3)).toEqual(['d5, white pawn', 'd5, white pawn, light square', 'David fünf, weißer Bauer']);
  });

  test.each([
    ['s', 'No command on S. F1 lists the keys.'],
    ['Shift+S', 'No command on Shift+S. F1 lists the keys.'],
    ['Semicolon', 'No command on this key. F1 lists the keys.'],
  ])('%s, which does nothing, says: %s', async (keys, sentence) => {
    await user.goToSquare('e4');
    await press(keys);
    expect(await user.hears()).toEqual([sentence]);
    expect(await user.focused()).toBe('e4, empty');
  });

  test('g goes to where the last move went', async () => {
    await user.goToSquare('a1');
    await press('g');
    expect(await user.focused()).toBe('d5, white pawn');
  });

  test('Shift+A and Shift+D go back and forward in the game, and nothing is moved there', async () => {
    for (const keys of ['Shift+A', 'Shift+A', 'Shift+A', 'Shift+A', 'Shift+D', 'Shift+D']) await press(keys);
    expect(await user.hears(6)).toEqual([
      'Back to move 1, Black: Bauer David sieben David fünf',
      'Back to move 1, White: Bauer Eva zwei Eva vier',
      'Start of the game',
      'Start of the game',
      'Forward to move 1, White: Bauer Eva zwei Eva vier',
      'Forward to move 1, Black: Bauer David sieben David fünf',
    ]);
    await user.goToSquare('d5');
    expect(await user.focused()).toBe('d5, black pawn');
    for (const keys of ['Shift+D', 'Shift+D']) await press(keys);
    expect(await user.hears(2)).toEqual(['The game as it stands', 'The game as it stands']);
    expect(await user.focused()).toBe('d5, white pawn');
  });

  test('z says the last message again and Shift+Z the one before; neither is written down anew', async () => {
    await openScandinavian();
    // After a reload no move was just told that the first key could have cut off.
    await user.reload();
    await user.focus('gridcell', 'e1, white king');
    await press('c');
    await user.isSpoken('Captured: black pawn on d5.');
    await press('l');
    await user.isSpoken('White: Bauer Eva vier schlägt David fünf');
    await user.hears(2);
    await press('z');
    await user.isSpoken('White: Bauer Eva vier schlägt David fünf', 2);
    await press('Shift+Z');
    await user.isSpoken('Captured: black pawn on d5.', 2);
    await press('z');
    await user.isSpoken('White: Bauer Eva vier schlägt David fünf', 3);
  });

  test('0 mutes all sound and lets it be heard again', async () => {
    const isMuted = async () =>
      (await user.find('button', 'Mute all sound')).evaluate((button) => button.getAttribute('aria-pressed'));
    await press('Digit0');
    expect(await user.hears()).toEqual(['Sound off.']);
    expect(await isMuted()).toBe('true');
    await press('Digit0');
    expect(await user.hears()).toEqual(['Sound on.']);
    expect(await isMuted()).toBe('false');
  });
});

describe('going about the page', () => {
  beforeAll(() => open(START));
  // As on a page that was opened.
  beforeEach(() => user.focus('gridcell', 'e1, white king'));

  test('F6 goes round the regions, Shift+F6 the other way', async () => {
    // The score is loaded after the board, and no region until then.
    await user.find('table', 'Score');
    const regions = [
      'textbox: Your move',
      'heading: What was said',
      'caption: Score',
      'button: Offer draw',
      'gridcell: e1, white king',
    ];
    for (const region of regions) {
      await press('F6');
      expect(await user.focusedRole()).toBe(region);
    }
    for (const region of [...regions.slice(0, -1).reverse(), regions.at(-1)]) {
      await press('Shift+F6');
      expect(await user.focusedRole()).toBe(region);
    }
  });

  test('i goes to the move entry', async () => {
    await press('i');
    expect(await user.focusedRole()).toBe('textbox: Your move');
    await expect.poll(() => user.entered()).toBe('');
  });

  test('the board is one stop of Tab', async () => {
    await press('Tab');
    expect(await user.focusedRole()).toBe('textbox: Your move');
    await press('Shift+Tab');
    expect(await user.focusedRole()).toBe('gridcell: e1, white king');
  });

  test.each(['F1', 'Shift+?'])('%s opens the help, and Escape leads back', async (keys) => {
    await user.goToSquare('e4');
    await press(keys);
    await user.focusIsOn('What you can do on the board');
    expect(await user.focusedRole()).toBe('heading: What you can do on the board');
    await press('Escape');
    await user.focusIsOn('e4, empty');
    await expect.poll(() => user.has('heading', 'What you can do on the board')).toBe(false);
  });

  test('on the board the help tells its keys, and what cannot be done now with the reason', async () => {
    await user.goToSquare('e4');
    await press('F1');
    await user.focusIsOn('What you can do on the board');
    const rows = await user.rowsOf('help-index');
    expect(rows).toContain('Lift the piece, or place the lifted piece here | Enter or Space | ');
    expect(rows).toContain('Put the lifted piece back | Escape or Backspace | ');
    expect(rows).toContain('To that file, a to h, on the same rank | Shift+1 to Shift+8 | ');
    expect(rows).toContain('The last message again | Z | repeat, again, say again');
    expect(rows).toContain('Take the last move back |  | undo, take back, takeback | Not before the first move.');
    // No clock ticks here, and this is no game at a table.
    expect(rows.filter((row) => /The time of both sides|At a table/u.test(row))).toEqual([]);
    await press('Escape');
    await user.focusIsOn('e4, empty');
  });

  test('from the field for a move the help tells what can be typed there, and leads back', async () => {
    await user.focus('textbox', 'Your move');
    await press('F1');
    await user.focusIsOn('What you can type in “Your move”');
    const rows = await user.rowsOf('help-index');
    expect(rows).toContain('What stands on this rank |  | rank 4, row 4');
    expect(rows.some((row) => row.includes('To the next king'))).toBe(false);
    await press('Escape');
    await expect.poll(() => user.focusedRole()).toBe('textbox: Your move');
  });

  test('its button tells what can be done in the game, and leads back to it', async () => {
    await user.click('button', 'Keys');
    await user.focusIsOn('What you can do in the game');
    await press('Escape');
    await expect.poll(() => user.focusedRole()).toBe('button: Keys');
  });

  test('help, typed, says one sentence and opens the list at the typed commands; Escape leads back', async () => {
    await user.enter('help');
    expect(await user.hears()).toEqual(['Typed commands are listed here: “help clock” finds one, Escape leads back.']);
    await user.focusIsOn('Typed commands');
    expect(await user.focusedRole()).toBe('heading: Typed commands');
    expect(await user.page.title()).toBe('Typed commands – Anna–Hector');
    expect(await user.rowsOf('help-topic')).toContain('Claim a draw: the same position three times |  | claim three');
    await press('Escape');
    await expect.poll(() => user.focusedRole()).toBe('textbox: Your move');
    await expect.poll(() => user.has('heading', 'Typed commands')).toBe(false);
  });

  test('help asked for again leads back to where it was asked for last', async () => {
    await user.focus('gridcell', 'e1, white king');
    await press('F1');
    await user.focusIsOn('What you can do on the board');
    await user.goBackToGame();
    await user.focusIsOn('e1, white king');
    await user.enter('help');
    await user.hears();
    await user.focusIsOn('Typed commands');
    await press('Escape');
    await user.focusIsOn('Your move');
  });

  test('help with a word finds the commands with it, and the search stands there with all that has to do with it', async () => {
    await user.enter('help clock');
    const [found = ''] = await user.hears();
    expect(found).toMatch(/^Commands for “clock”: .*\bmy clock\b/u);
    await user.focusIsOn('Found for “clock”');
    expect(await user.rowsOf('help-index')).toContain('Your time | U | my clock, my time');
    await press('Escape');
    await expect.poll(() => user.focusedRole()).toBe('textbox: Your move');
  });

  test('searching the help tells how much was found, once typing rests', async () => {
    await user.goToPage('help', 'Help');
    await user.focus('searchbox', 'Search the help');
    // What was sought before stands there still.
    await press('Escape');
    await user.type('dial');
    // The topic, and what feels the clock on it in a game and beside one.
    expect(await user.hears()).toEqual(['3 found']);
    await press('Enter');
    await user.focusIsOn('Found for “dial”');
    await user.goBackToGame();
  });

  test('each question and command has a button beside its key', async () => {
    for (const [button, sentence] of [
      ['Last move', 'No move has been made yet.'],
      ['Last capture', 'Nothing was captured.'],
      ['Back in the game', 'Start of the game'],
      ['Forward in the game', 'The game as it stands'],
      ['Turn board', 'Board turned: Black at the bottom.'],
      ['Turn board', 'Board turned: White at the bottom.'],
    ] as const) {
      await user.click('button', button);
      expect(await user.hears()).toEqual([sentence]);
    }
    await user.isSpoken('Board turned: White at the bottom.');
    await user.click('button', 'Say again');
    await user.isSpoken('Board turned: White at the bottom.', 2);
    for (const button of ['Piece lists', 'Whole position']) {
      await user.click('button', button);
      expect((await user.hears())[0]).toContain('king e1');
    }
    await user.click('button', 'Actions menu');
    await user.focusIsOn('Offer draw');
    await user.press('Escape');
    await user.focusIsOn('Actions menu');
  });
});

describe('another keyboard layout leads about the board', () => {
  beforeAll(() => open(START));
  beforeEach(() => user.goToSquare('e4'));

  // Letters by their place on a keyboard that types Cyrillic, by what they type on one that types Latin letters;
  // digits by their place on both. Layouts: DSTU 3470 and DIN 2137.
  const KEYS: readonly (readonly [string, LayoutKey, string])[] = [
    ['Ukrainian', { key: 'л', code: 'KeyK' }, 'e8, black king'],
    ['Ukrainian', { key: 'Л', code: 'KeyK', shift: true }, 'e1, white king'],
    ['Ukrainian', { key: 'й', code: 'KeyQ' }, 'd8, black queen'],
    ['Ukrainian', { key: 'к', code: 'KeyR' }, 'a8, black rook'],
    ['Ukrainian', { key: 'и', code: 'KeyB' }, 'c8, black bishop'],
    ['Ukrainian', { key: 'т', code: 'KeyN' }, 'b8, black knight'],
    ['Ukrainian', { key: 'з', code: 'KeyP' }, 'a7, black pawn'],
    ['Ukrainian', { key: '7', code: 'Digit7' }, 'e7, black pawn'],
    // Which types a question mark there, and is a file all the same.
    ['Ukrainian', { key: '?', code: 'Digit7', shift: true }, 'g4, empty'],
    ['Ukrainian', { key: '"', code: 'Digit2', shift: true }, 'b4, empty'],
    ['German', { key: 'k', code: 'KeyK' }, 'e8, black king'],
    ['German', { key: 'N', code: 'KeyN', shift: true }, 'g1, white knight'],
    ['German', { key: '/', code: 'Digit7', shift: true }, 'g4, empty'],
    ['German', { key: '§', code: 'Digit3', shift: true }, 'c4, empty'],
    ['German', { key: '8', code: 'Digit8' }, 'e8, black king'],
  ];

  test.each(KEYS)('%s: %o leads to %s', async (_layout, key, name) => {
    await user.pressOnLayout(key);
    expect(await user.focused()).toBe(name);
  });
});

describe('another keyboard layout asks', () => {
  beforeAll(() => open(START, 'e4'));

  const ANSWERS: readonly (readonly [string, LayoutKey, string])[] = [
    ['Ukrainian', { key: 'щ', code: 'KeyO' }, 'e4, empty'],
    ['Ukrainian', { key: 'д', code: 'KeyL' }, 'No move has been made yet.'],
    ['Ukrainian', { key: 'с', code: 'KeyC' }, 'Nothing was captured.'],
    ['Ukrainian', { key: 'ь', code: 'KeyM' }, 'e4, empty'],
    ['Ukrainian', { key: 'а', code: 'KeyF' }, 'Board turned: Black at the bottom.'],
    ['Ukrainian', { key: 'Ф', code: 'KeyA', shift: true }, 'Start of the game'],
    ['Ukrainian', { key: 'В', code: 'KeyD', shift: true }, 'The game as it stands'],
    ['German', { key: 'f', code: 'KeyF' }, 'Board turned: Black at the bottom.'],
  ];

  test.each(ANSWERS)('%s: %o says: %s', async (_layout, key, sentence) => {
    await user.pressOnLayout(key);
    expect(await user.hears()).toEqual([sentence]);
    if (key.code === 'KeyF') {
      await user.pressOnLayout(key);
      expect(await user.hears()).toEqual(['Board turned: White at the bottom.']);
    }
    expect(await user.focused()).toBe('e4, empty');
  });
});

describe('another keyboard layout commands', () => {
  beforeEach(() => open(START, 'e4'));

  // On a page of its own: asked again within a second, it would tell more.
  test('German: the o asks for this square', async () => {
    await user.pressOnLayout({ key: 'o', code: 'KeyO' });
    expect(await user.hears()).toEqual(['e4, empty']);
  });

  test.each([
    ['Ukrainian', { key: 'я', code: 'KeyZ' }],
    ['German', { key: 'z', code: 'KeyY' }],
  ])('%s: %o says the last message again', async (_layout, key) => {
    const [last = ''] = (await user.log()).slice(-1);
    await user.isSpoken(last);
    await user.pressOnLayout(key);
    await user.isSpoken(last, 2);
  });

  test('the y of a German keyboard, where others have z, is that of a table', async () => {
    await user.pressOnLayout({ key: 'y', code: 'KeyZ' });
    expect(await user.hears()).toEqual(['The rules for visually disabled players are not used in this game.']);
    await user.pressOnLayout({ key: 'o', code: 'KeyO' });
    expect(await user.hears()).toEqual(['e4, empty']);
  });

  test.each([
    ['Ukrainian', { key: 'ш', code: 'KeyI' }],
    ['German', { key: 'i', code: 'KeyI' }],
  ])('%s: %o leads to the move entry', async (_layout, key) => {
    await user.pressOnLayout(key);
    expect(await user.focused()).toBe('Your move');
    await expect.poll(() => user.entered()).toBe('');
  });

  test('German: the question mark opens the help', async () => {
    await user.pressOnLayout({ key: '?', code: 'Minus', shift: true });
    await user.focusIsOn('What you can do on the board');
    await press('Escape');
  });
});

describe('letters and digits switched off', () => {
  test('are no keys any more; the others are', async () => {
    await open(START);
    await user.goToPage('settings/keys', 'Keys');
    await user.click('checkbox', 'Single letters and digits on the board are keys');
    await press('F2');
    await user.focusIsOn('e1, white king');
    for (const keys of ['o', 'k', 'Digit8', 'Shift+Digit1', 'f', 'i']) await press(keys);
    expect(await user.focused()).toBe('e1, white king');
    await press('F1');
    await user.focusIsOn('What you can do on the board');
    await user.find('link', 'Choose keys');
    await press('Escape');
    await user.focusIsOn('e1, white king');
    await press('ArrowUp');
    await press('Space');
    expect(await user.hears()).toEqual(['Pawn e2 lifted.']);
    await user.reload();
    expect(await user.hears()).toEqual(['Your game is back: no move made yet. White to move.']);
    await press('o');
    await press('ArrowDown');
    expect(await user.hears()).toEqual(['Edge']);
  });
});
