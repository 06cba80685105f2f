/** Moves and commands typed in words, in the built app. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const START = encodeURIComponent('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');

const journey = new Journey();
let user: User;

beforeAll(async () => {
  await journey.start();
  user = await journey.visit();
  await user.settled();
  await user.goTo(`${journey.address}?fen=${START}`);
  await user.hears();
});
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

async function answers(line: string): Promise<readonly string[]> {
  await user.enter(line);
  return user.hears();
}

test('moves are typed in words of several languages in one game', async () => {
  expect(await answers('pawn e two to e four')).toEqual(['Bauer Eva zwei Eva vier']);
  expect(await answers('e7 nach e5')).toEqual(['Bauer Eva sieben Eva fünf']);
  expect(await answers('кінь на еф три')).toEqual(['Springer Gustav eins Felix drei']);
  expect(await answers('2836')).toEqual(['Springer Bella acht Cesar sechs']);
  expect(await answers('B-N5')).toEqual(['Läufer Felix eins Bella fünf']);
});

test.each([
  ['where knights', 'White knights b1, f3. Black knights c6, g8.'],
  ['attackers c6', 'c6, black knight. 1 attacker: bishop b5. 2 defenders: pawn b7, pawn d7.'],
  ['captures', 'Black can capture nothing.'],
  ['am I in check', 'Nobody is in check.'],
  ['last', 'White: Läufer Felix eins Bella fünf'],
  ['last 2', 'Move 2, Black: Springer Bella acht Cesar sechs. Move 3, White: Läufer Felix eins Bella fünf.'],
  ['move number', 'Move 3, Black to move.'],
  // Lichess's own
  ['p N', 'White knights b1, f3.'],
  ['s a', 'File a: white rook a1, white pawn a2, black pawn a7, black rook a8.'],
] as const)('%s is answered', async (command, sentence) => {
  expect(await answers(command)).toEqual([sentence]);
});

test('a command that is not understood gets the nearest ones', async () => {
  const [refusal = ''] = await answers('attakers of c6');
  expect(refusal).toContain('attackers');
});

test('part of a move that fits several is asked about, and answered by number', async () => {
  await user.enter('a7 a6');
  await user.hears();
  await user.enter('bishop takes c6');
  await user.hears();
  const [question = ''] = await answers('takes');
  expect(question).toMatch(/^Which move\?|^Two pawns can go to c6/u);
  await user.enter('1');
  expect((await user.hears())[0]).toMatch(/schlägt Cesar sechs$/u);
});

/** Types a line whose answer is a question of the page's own, which is not in the log. */
async function enterAndFind(line: string, group: string): Promise<void> {
  await (await user.find('textbox', 'Your move')).focus();
  await user.press('a', 'Control');
  await user.type(line);
  await user.press('Enter');
  await user.find('group', group);
}

test('a move with a slip is asked about before it is made, and answered by words', async () => {
  const question = 'Springer Bella eins Cesar drei? Yes, no, or say it again.';
  expect(await answers('knigt b1 to c3')).toEqual([question]);
  await user.find('group', 'Make this move?');
  await expect.poll(() => user.entered()).toBe('');
  expect(await answers('no')).toEqual(['The move is not made.']);
  await user.isGone('group', 'Make this move?');
  expect(await answers('yes')).toEqual(['Nothing was asked.']);
  expect(await answers('knigt b1 to c3')).toEqual([question]);
  expect(await answers('yes')).toEqual(['Springer Bella eins Cesar drei']);
  await user.isGone('group', 'Make this move?');
});

test('or by a button, and then the focus is where the next move is typed', async () => {
  expect(await answers('knigt g8 to f6')).toEqual(['Springer Gustav acht Felix sechs? Yes, no, or say it again.']);
  await user.click('button', 'Yes: Springer Gustav acht Felix sechs');
  expect(await user.hears()).toEqual(['Springer Gustav acht Felix sechs']);
  await user.focusIsOn('Your move');
  await expect.poll(() => user.entered()).toBe('');
});

test('what the refused piece can do is told on request', async () => {
  expect(await answers('bishop c1 to h6')).toEqual(['The way is blocked by the white pawn on d2.']);
  expect(await answers('what can it do')).toEqual(['Bishop c1 has no moves.']);
  expect(await answers('knight f3 to f4')).toEqual([
    'The knight cannot go from f3 to f4: it moves two squares straight and one aside.',
  ]);
  expect(await answers('moves')).toEqual(['Knight f3: g1, d4, h4, takes e5, g5.']);
});

test('the question of resigning is answered by words', async () => {
  await enterAndFind('resign', 'Resign this game?');
  expect(await answers('no')).toEqual(['Not done.']);
  await user.isGone('group', 'Resign this game?');
});

test.each([
  ['settings', 'Settings', 'settings'],
  ['settings voice', 'Speech', 'settings/speech'],
  ['open the settings for the keys', 'Keys', 'settings/keys'],
] as const)('%s: the page is opened, with the focus on its heading', async (line, heading, page) => {
  await (await user.find('textbox', 'Your move')).focus();
  await user.type(line);
  await user.press('Enter');
  await user.focusIsOn(heading);
  expect(await user.page.evaluate(() => location.hash)).toBe(`#/${page}`);
  await user.goBackToGame();
});

test('with a word that no settings have to do with, their list is opened, and that is said', async () => {
  await (await user.find('textbox', 'Your move')).focus();
  await user.type('settings bananas');
  await user.press('Enter');
  await user.focusIsOn('Settings');
  await user.goBackToGame();
  expect(await user.hears()).toEqual(['No settings have to do with “bananas”. This is the list of all settings.']);
});

test('the game is saved as a file', async () => {
  const today = await user.page.evaluate(() => {
    const date = new Date();
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });
  const saved = `Game saved as anna-hector-${today}.pgn.`;
  expect(await answers('save')).toEqual([saved]);
  await user.click('button', 'Save the game as PGN');
  expect(await user.hears()).toEqual([saved]);
});

test('a pawn that is promoted without its piece is asked about, and the piece completes it', async () => {
  await user.goTo(`${journey.address}?fen=${encodeURIComponent('8/4P2k/8/8/8/8/P7/4K3 w - - 0 1')}`);
  await user.hears();
  expect(await answers('e8')).toEqual(['Which piece? Queen, rook, bishop or knight.']);
  await user.find('group', 'Which move?');
  expect(await answers('a knight')).toEqual(['Bauer Eva sieben Eva acht Springer']);
});
