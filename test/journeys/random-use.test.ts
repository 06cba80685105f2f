/**
 * Whatever is pressed and typed, in whatever order and window, nothing is thrown, nothing is complained of, and what was kept opens again.
 */
import type { ElementHandle, KeyInput } from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '../seeded-random.js';
import { Journey, type User } from './app.js';
import { AtTable } from './at-table.js';

const SEEDS = [1, 2, 3, 4, 5, 6, 7];
const STEPS = 150;

const KEYS: readonly KeyInput[] = [
  ...(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter', 'Escape', 'Space', 'Tab', 'Home', 'End'] as const),
  ...(['F1', 'F2', 'F6', 'PageUp', 'PageDown', 'Backspace', 'Delete'] as const),
  ...('abcdefghijklmnopqrstuvwxyz0123456789.,/?'.split('') as KeyInput[]),
];

/** Moves that make a game where they are typed in their order. */
const GAME = 'e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 d6 c3 a6 Bb3 Ba7 h3 h6 Re1 O-O Nbd2 Re8 Nf1 Be6 Ng3 Bxb3 Qxb3 Qd7'.split(
  ' ',
);

const LINES = [
  ...["j'adoube", '1. e4 e5 2. Nf3', 'a'.repeat(300), '💥'],
  ...'e5, Ke2, xxxx, knight, touch e2, e4 draw, undo, cancel, yes, no, press, stop, flag, adjourn'.split(', '),
  ...'resign, offer draw, accept, decline, claim threefold, claim fifty moves, illegal move'.split(', '),
  ...'call the arbiter, add two minutes to white, new game, position, pieces, attackers e4, last move'.split(', '),
  ...'what can move, read score, move 1, clock, repeat, copy fen, flip, next, previous, blindfold, board'.split(', '),
  ...'settings voice, help, games, set up, guide'.split(', '),
];

/** The first is the start; of the last there is none. */
const PAGES = ['', ...'game table clock games guide set-up about help settings settings/keys none'.split(' ')];

const CONTROLS = 'button, a[href^="#"], input:not([type="file"]), select, summary, [role="gridcell"]';
const FIELDS = 'input:not([type]), input[type="text"], textarea';

/** Tells what was done, for whoever has to find out why it failed. */
type Step = (user: User) => Promise<string>;

/** One for each test: what is kept is of one place and one seed. */
async function started(): Promise<Journey> {
  const journey = new Journey();
  onTestFinished(() => journey.end());
  await journey.start();
  return journey;
}

test.each(SEEDS)('alone, seed %i', async (seed) => {
  const journey = await started();
  const user = await journey.open();
  await user.start({ Opponent: 'Player beside you' });
  await goesOn(journey, seed, () => Promise.resolve(user), [user]);
});

test.each(SEEDS)('at a table with an assistant and an arbiter, seed %i', async (seed) => {
  const journey = await started();
  const table = new AtTable(journey);
  await table.open();
  const seats = ['white', 'assistant', 'black', 'arbiter'] as const;
  const random = seededRandom(seed);
  const users = await Promise.all(seats.map((seat) => table.at(seat)));
  await goesOn(journey, seed, () => table.at(seats[Math.floor(random() * seats.length)] ?? 'white'), users);
});

async function goesOn(
  { complaints }: Journey,
  seed: number,
  next: () => Promise<User>,
  users: readonly User[],
): Promise<void> {
  const step = randomStep(seed);
  const trail: string[] = [];
  let user = await next();
  for (let count = 0; count < STEPS; count += 1) {
    if (count % 8 === 0) user = await next();
    trail.push(await step(user));
  }
  for (const one of users) {
    await one.page.bringToFront();
    await one.reload();
  }
  expect({ complaints, trail: complaints.length > 0 ? trail : [] }).toEqual({ complaints: [], trail: [] });
}

function randomStep(seed: number): Step {
  const random = seededRandom(seed);
  const one = <Thing>(things: readonly Thing[]): Thing | undefined => things[Math.floor(random() * things.length)];
  let played = 0;
  const press: Step = async ({ page }) => {
    const key = one(KEYS) ?? 'Enter';
    await page.keyboard.press(key);
    return key;
  };
  const type: Step = async (user) => {
    const line = (random() < 0.5 ? GAME[played++ % GAME.length] : one(LINES)) ?? '';
    await one(await shown(user, FIELDS))?.focus();
    await user.page.keyboard.type(line);
    await user.page.keyboard.press('Enter');
    return `“${line}”`;
  };
  const use: Step = async (user) =>
    (await one(await shown(user, CONTROLS))?.evaluate(uses, random())) ?? 'nothing to use';
  const turn: Step = async ({ page }) => {
    const address = `#/${one(PAGES) ?? ''}`;
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    return address;
  };
  // Pages turn least often, or nothing is done on any of them.
  return (user) => (one([press, press, press, type, type, type, use, use, use, turn]) ?? press)(user);
}

async function shown({ page }: User, selector: string): Promise<readonly ElementHandle[]> {
  const all = await page.$$(`>>> :is(${selector})`);
  const visible = await Promise.all(all.map((handle) => handle.evaluate((element) => element.checkVisibility())));
  return all.filter((_, index) => visible[index]);
}

/** Runs in the page: chooses something else in a list or a field of numbers, and presses anything else. */
function uses(element: Element, chance: number): string {
  if (element instanceof HTMLElement) element.focus();
  if (element instanceof HTMLSelectElement) element.selectedIndex = Math.floor(chance * element.options.length);
  else if (element instanceof HTMLInputElement && /^(?:range|number)$/u.test(element.type))
    element.value = String(Math.floor(chance * 100));
  else if (element instanceof HTMLElement) element.click();
  for (const type of ['input', 'change']) {
    if (element.matches('select, input[type="range"], input[type="number"]'))
      element.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
  return `[${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}]`;
}
