/** Keys that were chosen: changed in the settings, pressed on the board, kept, told by the help, and reset by a typed line. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;

beforeAll(() => journey.start());
beforeEach(async () => {
  user = await journey.visit();
  await user.settled();
  await user.start({ Opponent: 'Player beside you' });
});
afterEach(async () => {
  expect(journey.complaints).toEqual([]);
  await user.page.close();
});
afterAll(() => journey.end());

async function openKeys(): Promise<void> {
  await user.goToPage('settings/keys', 'Keys');
  await user.find('combobox', 'Command');
}

async function giveKey(group: string, command: string, key: 's' | '9' | ';'): Promise<void> {
  const groups = await user.part('>>> keys-settings >>> #group');
  await groups.select(group);
  const commands = await user.part(`>>> keys-settings >>> #command:has([value="${command}"])`);
  await commands.select(command);
  await user.focus('textbox', 'New key');
  await user.press(key);
  await user.press('Escape');
}

test('a changed key does it at once, the one before does not, and so it stays after a reload', async () => {
  await user.enter('e4');
  await user.hears();
  await openKeys();
  await giveKey('Asking', 'last-move', 's');
  expect(await user.hears()).toEqual(['The last move: S']);
  await user.goBackToGame();
  await user.focus('gridcell', 'e4, white pawn');
  await user.press('s');
  expect(await user.hears()).toEqual(['White: Bauer Eva zwei Eva vier']);
  await user.press('l');
  expect(await user.hears()).toEqual(['No command on L. F1 lists the keys.']);
  await user.page.reload();
  await user.isOnBoard();
  await user.press('s');
  await user.heard('White: Bauer Eva zwei Eva vier');
  await user.press('F1');
  await user.focusIsOn('What you can do on the board');
  expect(await user.rowsOf('help-index')).toContain('The last move | S (changed) | last move, last');
});

test('"reset keys", typed, brings the first ones back', async () => {
  await openKeys();
  await giveKey('Clock, offers and claims', 'both-clocks', '9');
  expect(await user.hears()).toEqual(['The time of both sides: 9']);
  await user.goBackToGame();
  await user.enter('reset keys');
  expect(await user.hears()).toEqual(['All keys are reset.']);
  await user.goBackToGame();
  await user.focus('gridcell', 'e1, white king');
  await user.press('9');
  expect(await user.hears()).toEqual(['No command on 9. F1 lists the keys.']);
  await user.press('t');
  expect(await user.hears()).toEqual(['This game is played without a clock.']);
});

test('in the layout for typing, letters and digits on the board write a move', async () => {
  await openKeys();
  const layout = await user.find('radio', 'Letters and digits on the board write a move');
  await layout.focus();
  await user.press(' ');
  await user.goBackToGame();
  await user.focus('gridcell', 'e1, white king');
  await user.press('e');
  await user.focusIsOn('Your move');
  await user.type('4');
  expect(await user.entered()).toBe('e4');
  await user.press('Enter');
  expect(await user.hears()).toEqual(['Bauer Eva zwei Eva vier']);
});

test('keys that were kept and cannot be read are told, and are as at first', async () => {
  // As a page that is just going keeps its settings (`settings-note.ts`).
  await user.page.evaluate(() => {
    const keys = { layout: 'own', changes: { own: { 'last-move': [{ key: 'c' }] } } };
    localStorage.setItem('anna-hector settings', JSON.stringify({ keys, introducedGames: 3 }));
  });
  await user.page.reload();
  await user.isOnBoard();
  await user.heard('Your keys could not be read. All keys are reset.');
  await user.goBackToGame();
  await user.focus('gridcell', 'e1, white king');
  await user.press('l');
  await user.heard('No move has been made yet.');
  await user.page.reload();
  await user.isOnBoard();
  await user.press('l');
  await user.heard('No move has been made yet.');
  expect(await user.log()).not.toContain('Your keys could not be read. All keys are reset.');
});

test('a command with a letter and a function key keeps the one when the other is changed', async () => {
  await openKeys();
  await giveKey('Page and speech', 'talk', ';');
  expect(await user.hears()).toEqual([
    'Talk, where voice input is chosen: hold it, or press it before and after: F8 or ;',
  ]);
  await user.goBackToGame();
  await user.focus('gridcell', 'e1, white king');
  await user.press('v');
  expect(await user.hears()).toEqual(['No command on V. F1 lists the keys.']);
  const none = 'Voice input is off. Choose a recogniser under Voice input, in the settings.';
  for (const key of [';', 'F8'] as const) {
    await user.press(key);
    expect(await user.hears()).toEqual([none]);
  }
});
