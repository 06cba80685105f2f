/** Who may read, compare and put right which boards (App. D.2.9). */
import { describe, expect, test } from 'vitest';
import { boardsRead, comparingAs, mendingHere } from '../../../src/pages/table/boards/boards.js';
import type { Game } from '../../../src/laws/game.js';
import { WINDOW_ROLES } from '../../../src/game/window-role.js';
import { doing } from '../../laws/judged.js';
import { MIXED, after, atTable, call, execute, place, press, repeat } from '../../laws/table.js';
import { begin } from '../../laws/timed.js';

const strict = atTable();
const casual = doing(begin({ play: 'casual', arbiter: false, blind: MIXED, press: 'by hand' }), [
  0,
  { type: 'start', by: 'black' },
]);

/** Black has put the knight on h3 that was called to f3, and that was found. */
const found = after(
  strict,
  ...[place('white', 'g1f3'), call('white', 'g1f3'), press('white'), repeat('black', 'g1f3')],
  ...[execute('black', 'g1h3', 'black'), { type: 'compare boards', by: 'arbiter' } as const],
);

const forAll = <Told>(told: (role: (typeof WINDOW_ROLES)[number]) => Told): readonly Told[] => WINDOW_ROLES.map(told);

test('the roles, in this order', () => {
  expect(WINDOW_ROLES).toEqual([
    ...['both players', 'white', 'black', 'assistant of white', 'assistant of black', 'arbiter', 'onlooker'],
  ]);
});

describe('reading', () => {
  test('is of one’s own board, and of both for the arbiter', () => {
    const [white, black, both] = [['white'], ['black'], ['white', 'black']];
    expect(forAll((role) => boardsRead(strict, role))).toEqual([both, white, black, white, black, both, []]);
    expect(boardsRead(casual, 'onlooker')).toEqual(both);
  });
});

describe('comparing', () => {
  test('is the arbiter’s in a strict game, and the players’ where there is none', () => {
    const nobody = undefined;
    expect(forAll((role) => comparingAs(strict, role))).toEqual([
      ...[nobody, nobody, nobody, nobody, nobody, 'arbiter', nobody],
    ]);
    expect(forAll((role) => comparingAs(casual, role))).toEqual([
      ...['white', 'white', 'black', 'assistant of white', 'assistant of black', 'arbiter', nobody],
    ]);
  });

  test('is nobody’s with one board, or when the game is over', () => {
    const one: Game = atTable({ blind: { ...MIXED, boards: 'one' } });
    expect(comparingAs(one, 'arbiter')).toBeUndefined();
    expect(comparingAs(after(strict, { type: 'resign', by: 'white' }), 'arbiter')).toBeUndefined();
  });
});

describe('putting right', () => {
  test('is his whose board was found to be wrong, the arbiter’s and the assistants’', () => {
    expect(forAll((role) => mendingHere(found, role).map(({ by }) => by))).toEqual([
      ...[['black'], [], ['black'], ['assistant of white'], ['assistant of black'], ['arbiter'], []],
    ]);
    expect(mendingHere(found, 'arbiter')).toEqual([{ of: 'black', by: 'arbiter' }]);
  });

  test('is there only as long as it is due', () => {
    expect(mendingHere(strict, 'arbiter')).toEqual([]);
    const mended = after(found, { type: 'mend board', by: 'black', of: 'black' });
    expect(mendingHere(mended, 'black')).toEqual([]);
  });
});
