/**
 * A window that holds the game and does nothing any more, as one that the browser has frozen: another takes the game over. A frozen page of
 * Chrome still hears what other windows say and answers what needs no task of its own; what it begins to write it does not finish.
 */
import type { CDPSession } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey({ processPerWindow: true });
const QUESTION =
  'The window running this game is not responding. Go on with the game here? That window then writes nothing more.';
let first: User;
let second: User;
let devtools: CDPSession;

beforeAll(async () => {
  await journey.start();
  first = await journey.open();
  await first.start({ Opponent: 'Player beside you' });
  await first.enter('d4');
  await first.hears();
  second = await journey.open();
  await second.hears(2);
  await second.page.bringToFront();
  devtools = await first.page.createCDPSession();
});

afterAll(() => journey.end());

/** Types a line without waiting for what becomes of it. */
async function asks(line: string): Promise<void> {
  await second.focus('textbox', 'Your move');
  await second.type(line);
  await second.press('Enter');
}

const freeze = (state: 'frozen' | 'active') => devtools.send('Page.setWebLifecycleState', { state });

test('that it does not answer is said, and whether to go on here is asked, No first', async () => {
  await freeze('frozen');
  await asks('d5');
  expect(await second.hears()).toEqual([
    'The window running this game is not responding. Check it, or close it: then the game goes on here.',
  ]);
  await second.focusIsOn('No, wait for that window');
  await second.find('group', QUESTION);
});

test('the question goes when it answers, and the move is made', async () => {
  await freeze('active');
  expect(await second.hears()).toEqual(['Bauer David sieben David fünf']);
  await second.isGone('button', 'Yes, go on here');
  expect(await first.hears()).toEqual(['Bauer David sieben David fünf']);
});

test('on consent the game goes on here, with the move that waited', async () => {
  await freeze('frozen');
  await asks('c4');
  await second.hears();
  await second.focusIsOn('No, wait for that window');
  await second.click('button', 'Yes, go on here');
  expect(await second.hears(2)).toEqual(['The game goes on here now.', 'Bauer Cesar zwei Cesar vier']);
  await asks('e6');
  expect(await second.hears()).toEqual(['Bauer Eva sieben Eva sechs']);
});

test('on waking the other says who holds the game, its last move, and what it has missed; it writes nothing itself', async () => {
  await freeze('active');
  expect(await first.hears(4)).toEqual([
    'Another window holds the game now. Moves made here reach it.',
    'Black: Bauer David sieben David fünf',
    'Bauer Cesar zwei Cesar vier',
    'Bauer Eva sieben Eva sechs',
  ]);
  expect(await first.position()).toBe(await second.position());
  // The headless shell leaves a page hidden that was woken: it is told that somebody is with it.
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await first.page.bringToFront();
  await first.enter('Nc3');
  expect(await first.hears()).toEqual(['Springer Bella eins Cesar drei']);
  expect(await second.hears()).toEqual(['Springer Bella eins Cesar drei']);
});

test('no page complained', () => {
  expect(journey.complaints).toEqual([]);
});
