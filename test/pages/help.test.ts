/** What the help tells of a place, and what it finds. */
import { expect, test } from 'vitest';
import { COMMANDS, rowsOf, type CommandId, type CommandTable } from '../../src/commands/commands.js';
import { NOTHING_TO_DO, type WhenView } from '../../src/commands/when.js';
import { rowsHere, type HereKind } from '../../src/pages/help/here.js';
import { hasWords } from '../../src/pages/help/help-index.js';

const PLAYING: WhenView = { ...NOTHING_TO_DO, playing: true, toMove: true };

const idsHere = (kind: HereKind, view = PLAYING, table: CommandTable = COMMANDS): readonly CommandId[] =>
  rowsHere(kind, { view, atTable: false, isTyped: (id) => id === 'rank' || id === 'resign' }, table).flatMap(
    ({ ids }) => ids,
  );

const EVERYWHERE = ['next-region', 'previous-region', 'board', 'talk', 'keys'];

test('beside a game the keys that hold anywhere are told', () => {
  expect(idsHere('page')).toEqual(EVERYWHERE);
});

test('on the dial its own keys stand with them, and none of the board', () => {
  expect(idsHere('dial')).toEqual([
    ...EVERYWHERE,
    ...['dial-minute-on', 'dial-minute-back', 'dial-five-minutes-on', 'dial-five-minutes-back', 'dial-start'],
    ...['dial-end', 'dial-minute-hand', 'dial-hour-hand', 'dial-flag', 'dial-time'],
  ]);
});

test('in the field for a move what can be typed is told', () => {
  expect(idsHere('entry')).toEqual(expect.arrayContaining(['rank', 'resign', 'keys']));
  expect(idsHere('entry')).not.toContain('next-king');
});

test('on the board keys, and what is done in a game; a clock is told where there is one', () => {
  expect(idsHere('board')).toEqual(expect.arrayContaining(['step-left', 'last-move', 'resign', 'offer-draw']));
  expect(idsHere('board')).not.toContain('both-clocks');
  expect(idsHere('board', { ...PLAYING, clock: 'running' })).toContain('both-clocks');
  // A draw that nobody has offered is not there to be accepted.
  expect(idsHere('board')).not.toContain('accept-draw');
});

test('what cannot be done now is known', () => {
  const state = (id: CommandId, view: WhenView) =>
    rowsHere('board', { view, atTable: false, isTyped: () => false }).find(({ ids }) => ids.includes(id))?.isPossible;
  expect(state('resign', PLAYING)).toBe(true);
  expect(state('resign', NOTHING_TO_DO)).toBe(false);
  expect(state('claim-draw', { ...PLAYING, toMove: false })).toBe(false);
});

test('a row that is taken away is told nowhere', () => {
  const table: CommandTable = Object.fromEntries(rowsOf(COMMANDS).filter(([id]) => id !== 'last-move'));
  for (const kind of ['board', 'game'] as const) {
    expect(idsHere(kind)).toContain('last-move');
    expect(idsHere(kind, PLAYING, table)).not.toContain('last-move');
  }
});

test.each([
  ['Your opponent’s time', 'time', true],
  ['Your opponent’s time', 'TIM oppo', true],
  ['Your opponent’s time', 'ime', false],
  ['Réclamer la nulle', 'reclamer', true],
  ['Ўвод хода', 'увод', true],
  ['F1 or ?', '?', true],
  ['Shift+F', 'shift+f', true],
  ['anything', ' ', false],
])('%s, sought by %s: %s', (stands, sought, found) => {
  expect(hasWords(stands, sought)).toBe(found);
});
