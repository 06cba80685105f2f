/** Lines typed one after the other without a pause, as fast as the keys can be pressed: in order, none lost, and none taken for granted. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;

beforeAll(() => journey.start());
afterEach(() => {
  expect(journey.complaints).toEqual([]);
});
afterAll(() => journey.end());

/** Types lines into "Your move", where the focus is, each with Enter, and waits for nothing. */
async function typeAhead(...lines: readonly string[]): Promise<void> {
  await user.focus('textbox', 'Your move');
  for (const line of lines) {
    await user.type(line);
    await user.press('Enter');
  }
}

async function strictGame(opponent: 'Computer' | 'Player beside you'): Promise<void> {
  user = await journey.visit();
  await user.settled();
  const summary = await user.part('>>> game-conditions >>> summary');
  await summary.click();
  await user.choose('Time', '5 minutes, with 3 seconds a move');
  await user.choose('Play', 'Strict, as in a tournament');
  await user.start({ Opponent: opponent });
  await user.press('h');
  expect(await user.hears()).toEqual(["White's clock runs."]);
}

describe('in strict play against the computer', () => {
  beforeAll(() => strictGame('Computer'));

  test('what is typed after a refused move is a line of its own: b1 refused, then c3, plays the pawn', async () => {
    await typeAhead('b1');
    expect(await user.hears()).toEqual(['Your own knight stands on b1.']);
    expect(await user.entered()).toBe('b1');
    await user.type('c3');
    await user.press('Enter');
    expect(await user.hears()).toEqual(['Bauer Cesar zwei Cesar drei']);
    await user.find('gridcell', 'c3, white pawn');
  });
});

describe('in strict play beside a player', () => {
  beforeAll(() => strictGame('Player beside you'));

  test('a press typed after a move that cannot be read does not press the clock, and is named', async () => {
    const reason = '“Nf33” is not a move I can read. For example: Nf3, e2 e4, or Springer Felix drei.';
    // What looks for near moves is loaded at the first such line; whatever is typed meanwhile is answered with it, in one message.
    await user.enter('Nf33');
    expect(await user.hears()).toEqual([reason]);
    await user.press('Escape');
    expect(await user.hears()).toEqual(['Cleared.']);
    await typeAhead('Nf33', 'press');
    await user.heard(`${reason} Not done: press.`);
    expect(await user.hears()).toEqual([reason, `${reason} Not done: press.`]);
    expect(await user.entered()).toBe('Nf33');
    // It stands in the history, and holds again once it is wanted.
    await user.press('ArrowUp');
    expect(await user.entered()).toBe('press');
    await user.press('ArrowDown');
    expect(await user.entered()).toBe('Nf33');
    await user.press('Escape');
    await user.type('Nf3');
    await user.press('Enter');
    expect(await user.hears(2)).toEqual(['Cleared.', 'Springer Gustav eins Felix drei']);
  });

  test('a press typed after a move presses the clock, and no key of it is lost', async () => {
    await typeAhead('press', 'Nc6', 'press');
    expect(await user.hears(3)).toEqual([
      'White presses the clock.',
      'Springer Bella acht Cesar sechs',
      'Black presses the clock.',
    ]);
    await expect.poll(() => user.entered()).toBe('');
  });
});

describe('a question', () => {
  beforeAll(async () => {
    // D is the d-pawn in a capital, or the German queen: both can capture on e5.
    user = await journey.visit(`?fen=${encodeURIComponent('4k3/8/8/4p3/3P4/8/8/K3Q3 w - - 0 1')}`);
    await user.settled();
  });

  test('is answered by a line typed behind it; any other is not carried out, and named', async () => {
    await typeAhead('Dxe5', 'take back', '2');
    await user.heard('Dame Eva eins schlägt Eva fünf, Schach');
    const heard = await user.hears();
    expect(
      heard.some((line) =>
        line.startsWith('Which move? 1: Bauer David vier schlägt Eva fünf; 2: Dame Eva eins schlägt Eva fünf, Schach.'),
      ),
    ).toBe(true);
  });
});
