/** What is typed at a table beside moves: the help lists its lines, what is only near to one is offered, and "yes" is what an assistant does next. */
import { expect, test, vi } from 'vitest';
import { called } from './fide-words.js';
import { setTable } from './table-set.js';

const { table } = setTable();

test('the help opens the list of typed commands, those of a table among them, and leads back', async () => {
  await table.enter('white', 'help');
  const white = await table.at('white');
  expect(await white.hears(1)).toEqual(['Typed commands are listed here: “help clock” finds one, Escape leads back.']);
  expect(await white.focusedRole()).toBe('heading: Typed commands');
  expect(await white.rowsOf('help-topic')).toContain('Make the called move on your own board |  | make it on my board');
  await white.press('Escape');
  await expect.poll(() => white.focusedRole()).toBe('textbox: Your move');
});

test('what is only near to a line of the table is offered, and not done', async () => {
  // A window that was just opened in the background is drawn anew as it comes to the front.
  await vi.waitFor(() => table.click('arbiter', 'Start the clocks'), 5000);
  await table.allHear("White's clock runs.");
  await table.enter('white', 'anounce e4');
  await table.hear({ white: ['“anounce e4” is not a move or a command I know. Did you mean announce e4?'] });
  await table.enter('white', 'announce e4');
  await table.allHear(`White calls: ${called('Be2-e4')}.`);
  await table.enter('black', 'repaet e4');
  await table.hear({ black: ['“repaet e4” is not a move or a command I know. Did you mean repeat e4?'] });
});

test('while the other side has the move, a question in one’s own words is answered', async () => {
  await table.enter('black', 'uh, whose turn is it now please');
  await table.hear({ black: ['Move 1, White to move.'] });
});

test('"yes" is what the assistant does next, and elsewhere answers nothing', async () => {
  await table.enter('white', 'place e4');
  await table.allHear('White has made the move.');
  await table.enter('black', 'yes');
  await table.hear({ black: ['Nothing was asked.'] });
  await table.enter('assistant', 'yes');
  // Announced and made, the move wants no more than the press (D.2.10.3).
  const pressed = ['White presses the clock.'];
  await table.hear({ black: pressed, arbiter: pressed });
}, 30_000);

test('five lines typed without a pause are done one after the other, and no key is lost', async () => {
  await table.typeAhead('black', 'repeat e4', 'execute e4', 'call e5', 'place e5', 'press');
  const white = await table.at('white');
  // What was executed and placed on Black's own board he does not see.
  expect(await white.hears(3)).toEqual([
    'Black repeats it.',
    `Black calls: ${called('Be7-e5')}.`,
    'Black presses the clock.',
  ]);
}, 30_000);
