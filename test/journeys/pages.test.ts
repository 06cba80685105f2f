/** Each page has its address, its title and its heading; Back leads to where one was, and nothing that was begun on a page is lost by leaving it. */
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

/** Beside those of a game: address, title, and what the heading says that takes the focus. */
const PAGES = [
  ['#/settings', 'Settings – Anna–Hector', 'Settings'],
  ['#/settings/speech', 'Speech – Anna–Hector', 'Speech'],
  ['#/settings/calling', 'Calling – Anna–Hector', 'Calling'],
  ['#/settings/sounds', 'Sounds – Anna–Hector', 'Sounds'],
  ['#/settings/voice-input', 'Voice input – Anna–Hector', 'Voice input'],
  ['#/settings/clock', 'Clock warnings – Anna–Hector', 'Clock warnings'],
  ['#/settings/keys', 'Keys – Anna–Hector', 'Keys'],
  ['#/settings/look', 'Look – Anna–Hector', 'Look'],
  ['#/settings/data', 'Data – Anna–Hector', 'Data'],
  ['#/settings/wording', 'Wording – Anna–Hector', 'Wording'],
  ['#/help', 'Help – Anna–Hector', 'Help'],
  ['#/help/board', 'Moving on the board – Anna–Hector', 'Moving on the board'],
  ['#/help/touch', 'Playing by touch – Anna–Hector', 'Playing by touch'],
  ['#/help/moves', 'Typing and saying moves – Anna–Hector', 'Typing and saying moves'],
  ['#/help/asking', 'Asking about the game – Anna–Hector', 'Asking about the game'],
  ['#/help/game', 'Draw, resigning, claims, taking back – Anna–Hector', 'Draw, resigning, claims, taking back'],
  ['#/help/clock', 'The clock – Anna–Hector', 'The clock'],
  ['#/help/dial', 'The dial: feeling the clock – Anna–Hector', 'The dial: feeling the clock'],
  [
    '#/help/table',
    'A game at a table: player, assistant, arbiter – Anna–Hector',
    'A game at a table: player, assistant, arbiter',
  ],
  ['#/help/voice', 'Talking to the program – Anna–Hector', 'Talking to the program'],
  ['#/help/speech', 'What is read out, and hearing it again – Anna–Hector', 'What is read out, and hearing it again'],
  ['#/help/pages', 'Pages, and keys that work everywhere – Anna–Hector', 'Pages, and keys that work everywhere'],
  ['#/help/commands', 'Typed commands – Anna–Hector', 'Typed commands'],
  ['#/games', 'Games on this device – Anna–Hector', 'Games on this device'],
  ['#/set-up', 'Set up a position – Anna–Hector', 'Set up a position'],
  ['#/about', 'About Anna–Hector – Anna–Hector', 'About Anna–Hector'],
  ['#/', 'Anna–Hector', 'New game'],
] as const;

const hash = () => user.page.evaluate(() => location.hash);
const scrolls = () => user.page.evaluate(() => document.scrollingElement?.scrollTop);

/** Follows a link by a key. */
async function follows(link: string): Promise<void> {
  await user.focus('link', link);
  await user.press('Enter');
}

test('the first page takes no focus, and its address is that of the start', async () => {
  expect(await hash()).toBe('#/');
  expect(await user.page.title()).toBe('Anna–Hector');
  expect(await user.page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test.each([
  ['a laptop', { width: 1280, height: 720 }],
  ['a telephone', { width: 360, height: 640 }],
  ['a small window magnified four times', { width: 320, height: 568 }],
])('a game can be begun on the first page without scrolling: %s', async (_, viewport) => {
  const newcomer = await journey.visit('', (page) => page.setViewport(viewport));
  const start = await newcomer.find('button', 'Start');
  const { top, bottom } = await start.evaluate((button) => button.getBoundingClientRect().toJSON() as DOMRect);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(viewport.height);
  await newcomer.page.close();
});

test.each(PAGES)('%s has the title "%s", and its heading takes the focus', async (address, title, heading) => {
  await user.page.evaluate((to) => {
    location.hash = to;
  }, address);
  await user.focusIsOn(heading);
  expect(await user.focusedRole()).toBe(`heading: ${heading}`);
  await expect.poll(() => user.page.title()).toBe(title);
  await user.find('heading', 'Anna–Hector');
});

test('an address of no page leads to the start page, which says so', async () => {
  await user.page.evaluate(() => {
    location.hash = '#/nowhere';
  });
  await user.heard('There is no such page. This is the start page.');
  expect(await hash()).toBe('#/');
});

test('a page that the address names is there at once, without the focus', async () => {
  const other = await journey.visit('#/settings/look');
  await other.find('radio', 'High contrast');
  expect(await other.page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await other.page.title()).toBe('Look – Anna–Hector');
  await other.page.close();
  const topic = await journey.visit('#/help/commands');
  await topic.find('heading', 'Typed commands');
  expect(await topic.page.title()).toBe('Typed commands – Anna–Hector');
  await topic.page.close();
});

describe('beside a game', () => {
  beforeAll(async () => {
    await user.goToPage('', 'New game');
    await user.start({ Opponent: 'Player beside you' });
  });

  test('its address and title are its own, with whose turn it is', async () => {
    expect(await hash()).toBe('#/game');
    expect(await user.page.title()).toBe('Game – White to move – Anna–Hector');
    await user.enter('e4');
    await user.hears();
    await expect.poll(() => user.page.title()).toBe('Game – Black to move – Anna–Hector');
  });

  test('Back leads to the link that was followed, Forward to where one was on the page behind it', async () => {
    await follows('Settings');
    await user.focusIsOn('Settings');
    await follows('Keys');
    await user.focusIsOn('Keys');
    await user.focus('checkbox', 'Single letters and digits on the board are keys');
    await user.page.goBack();
    await expect.poll(() => user.focusedRole()).toBe('link: Keys');
    await user.page.goForward();
    await user.focusIsOn('Single letters and digits on the board are keys');
  });

  test('F2 and the link in the header lead to the board, on the square where one was', async () => {
    await user.press('F2');
    await user.isOnBoard();
    await user.goToSquare('c3');
    await follows('Help');
    // The link has the same name.
    await expect.poll(() => user.focusedRole()).toBe('heading: Help');
    expect(await user.page.title()).toBe('Help – Anna–Hector');
    await follows('Back to the game');
    await user.focusIsOn('c3, empty');
  });

  test('what was typed and what was lifted is there when one comes back', async () => {
    await user.goToSquare('g8');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Knight g8 lifted.']);
    await user.focus('textbox', 'Your move');
    await user.type('Nf');
    await follows('Settings');
    await user.focusIsOn('Settings');
    await user.isGone('grid', 'Chess board');
    await user.page.goBack();
    await expect.poll(() => user.focusedRole()).toBe('link: Settings');
    expect(await user.entered()).toBe('Nf');
    await user.focus('gridcell', 'f6, empty');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Springer Gustav acht Felix sechs']);
  });

  test('Escape leads from the help to where it was asked for', async () => {
    await user.press('F1');
    await user.focusIsOn('What you can do on the board');
    await user.press('Escape');
    await user.focusIsOn('f6, black knight');
    expect(await hash()).toBe('#/game');
  });

  test('a topic that is followed leads back to its link, and from there to the square', async () => {
    await user.press('F1');
    await user.focusIsOn('What you can do on the board');
    await follows('The clock');
    await expect.poll(() => user.focusedRole()).toBe('heading: The clock');
    await user.press('Escape');
    await expect.poll(() => user.focusedRole()).toBe('link: The clock');
    // Asked for again here, it goes to what can be done where one came from.
    await user.press('F1');
    await user.focusIsOn('What you can do on the board');
    await user.press('Escape');
    await user.focusIsOn('f6, black knight');
  });

  test('on a page that is no game F1 tells the keys of that page, and Escape leads back', async () => {
    await user.goToPage('settings/look', 'Look');
    await user.focus('radio', 'High contrast');
    await user.press('F1');
    await user.focusIsOn('What you can do on the page “Look”');
    expect(await user.rowsOf('help-index')).toEqual([
      'To the next part of the page | F6 | ',
      'To the previous part of the page | Shift+F6 | ',
      'Back to the game, from any page | F2 | board, go to board, go to the board',
      'Talk, where voice input is chosen: hold it, or press it before and after | F8 | ',
      'What you can do here | F1 | ',
    ]);
    await user.press('Escape');
    await user.focusIsOn('High contrast');
    expect(await hash()).toBe('#/settings/look');
    await user.goBackToGame();
  });

  // In Chromium it went, as its page was hidden, into a live region, and Orca went there too.
  test('no caret stays in a field that is left with its page', async () => {
    await user.press('F2');
    await user.focus('textbox', 'Your move');
    const before = await user.entered();
    await user.press('e');
    const carets = () => user.page.evaluate(() => getSelection()?.rangeCount);
    expect(await carets()).toBe(1);
    await user.goToPage('settings', 'Settings');
    expect(await carets()).toBe(0);
    await user.page.goBack();
    await user.focusIsOn('Your move');
    await user.press('4');
    expect(await user.entered()).toBe(`${before}e4`);
  });

  // Emptied only right before the focus moved, in Firefox it took Orca back to itself, from the page that had just been told.
  test('the line that leads to a page is gone before the focus is', async () => {
    await user.press('F2');
    const entry = await user.find('textbox', 'Your move');
    await entry.evaluate((field) => {
      const input = field as HTMLInputElement;
      const tell = () =>
        (input.dataset['left'] = `“${input.value}”, ${input.matches(':focus') ? 'with' : 'without'} the focus`);
      input.addEventListener('focus-leaves', tell, { once: true });
    });
    await entry.focus();
    await user.press('a', 'Control');
    await user.type('settings voice');
    await user.press('Enter');
    await user.focusIsOn('Speech');
    expect(await entry.evaluate((field) => (field as HTMLInputElement).dataset['left'])).toBe('“”, with the focus');
    await user.page.goBack();
    await user.focusIsOn('Your move');
  });

  test('a page begins at its top', async () => {
    await user.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await scrolls()).toBeGreaterThan(0);
    await user.goToPage('settings/calling', 'Calling');
    expect(await scrolls()).toBe(0);
  });
});

test('a move by the computer is heard while the settings are open', async () => {
  await user.goToPage('', 'New game');
  await user.start({ Opponent: 'Computer' });
  await user.enter('e4');
  const before = await user.spoken();
  await user.goToPage('settings', 'Settings');
  // Ours, and the computer's.
  const [, answer = ''] = await user.hearsComputer(2);
  // It may be one that was made before.
  await user.isSpoken(answer, before.filter((one) => one === answer).length + 1);
  expect(answer).toMatch(/^(?:Bauer|Springer) /u);
  expect(await hash()).toBe('#/settings');
});
