import { expect, test } from 'vitest';
import type { Game } from '../../src/laws/game.js';
import { ROLES, type Role } from '../../src/laws/roles.js';
import { viewFor } from '../../src/laws/view.js';
import { move } from './play.js';
import { doing, play } from './judged.js';
import { START } from './opened.js';
import { after, atTable, call, place, press, write } from './table.js';
import { begin } from './timed.js';

test('FIDE 2023 I.7: everybody sees whose move is sealed and how far it is, nobody which it is', () => {
  const told = doing(play(doing(begin(), START), 'e2e4 e7e5'), [3000, { type: 'adjourn', by: 'arbiter' }]);
  const written = doing(told, [
    4000,
    { type: 'seal', by: 'white', step: { do: 'write', move: { readings: [move('g1f3')] } } },
  ]);
  for (const role of ROLES) {
    expect(viewFor(told, role).adjournment).toEqual({ sealer: 'white', sealed: false, written: false });
    expect(viewFor(written, role).adjournment).toEqual({ sealer: 'white', sealed: false, written: true });
    expect(JSON.stringify(viewFor(written, role).adjournment)).not.toContain('g1');
  }
});

test('FIDE 2023 12.9: points that a penalty has changed are seen, and the end', () => {
  const over = doing(
    begin(),
    START,
    [1000, { type: 'resign', by: 'white' }],
    [
      2000,
      {
        type: 'rule',
        by: 'arbiter',
        decision: { on: 'penalty', against: 'black', penalty: { kind: 'points taken', points: 0.5 } },
      },
    ],
  );
  expect(viewFor(over, 'onlooker')).toMatchObject({
    scores: { white: 0, black: 0.5 },
    ending: { reason: 'resignation' },
  });
  expect(viewFor(begin(), 'onlooker').scores).toBeUndefined();
});

test('a move that does not stand on a sheet yet is known as it was made, and to a visually disabled opponent as it was announced', () => {
  const knows = (game: Game, role: Role) => viewFor(game, role).latest?.moved.to;
  const game = atTable({ recording: 'players' });
  const placed = after(game, place('white', 'e2e4'), call('white', 'e2e3'));
  expect(knows(placed, 'black')).toBe('e3');
  const pressed = after(placed, press('white'), write('white', 1, 'e2e4'), write('black', 1, 'e2e3'));
  expect(knows(pressed, 'black')).toBeUndefined();
  const answered = after(pressed, place('black', 'e7e5'));
  expect([knows(answered, 'black'), knows(answered, 'white')]).toEqual(['e5', undefined]);
  expect(knows(after(answered, call('black', 'e7e5')), 'white')).toBe('e5');
});
