/** Who acts and what is seen at a window of a game at a table (issue: one device, several people). */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../src/laws/acts.js';
import type { Role } from '../../src/laws/roles.js';
import { GameAtTable } from '../../src/game/game-at-table.js';
import type { HeldGame } from '../../src/game/session/session-port.js';
import type { WindowRole } from '../../src/game/window-role.js';
import { after, atTable, boardOf, call, place } from '../laws/table.js';
import { setup } from './fakes.js';

const game = after(atTable(), place('white', 'e2e4'), call('white', 'e2e4'));
const elsewhere: HeldGame = { setup: setup('a'), game, acts: 3 };
const held: HeldGame = {
  ...elsewhere,
  setup: { ...elsewhere.setup, table: { approved: true, callStyle: 'fide', specialClock: false } },
};

function at(role: WindowRole | undefined) {
  const ears: Role[] = [];
  const table = new GameAtTable(() => ({ role, board: 'black' }), {
    listensAs: (ear) => ears.push(ear),
    load: () => Promise.reject(new Error('the network is cut')),
  });
  return { table, ears };
}

describe('an act of this window', () => {
  const RESIGN: ActDraft = { type: 'resign', by: 'white' };
  test.each<[WindowRole | undefined, ActDraft | undefined]>([
    ['white', RESIGN],
    ['both players', RESIGN],
    ['assistant of white', { type: 'resign', by: 'assistant of white' }],
    ['arbiter', { type: 'resign', by: 'arbiter' }],
    ['onlooker', undefined],
    [undefined, undefined],
  ])('of %s', (role, expected) => {
    expect(at(role).table.asHere(RESIGN, held)).toEqual(expected);
  });

  test('who says himself who he is, is', () => {
    const tell: ActDraft = { type: 'tell', by: 'assistant of black', about: 'time' };
    expect(at('arbiter').table.asHere(tell, held)).toEqual(tell);
  });

  test('in any other game it is as it was', () => {
    expect(at('arbiter').table.asHere(RESIGN, elsewhere)).toEqual(RESIGN);
  });
});

describe('who sits here', () => {
  test.each<[WindowRole | undefined, readonly string[], Role]>([
    ['white', ['white'], 'white'],
    ['both players', ['white', 'black'], 'onlooker'],
    ['assistant of black', ['black'], 'assistant of black'],
    ['arbiter', [], 'arbiter'],
    [undefined, [], 'onlooker'],
  ])('%s', (role, mine, ear) => {
    const { table, ears } = at(role);
    expect(table.seat(held)).toMatchObject({ mine, view: { role: ear } });
    expect(ears).toEqual([ear]);
  });

  test('the board that is shown is that of whoever it was chosen of', () => {
    const { board } = at('arbiter').table.seat(held).view;
    expect(board.fen().split(' ')[0]).toBe(boardOf(game, 'black'));
  });
});
