/** What this window sees of the game: one value for all who draw, tell and act here. */
import { expect, test } from 'vitest';
import { GameStore, NO_GAME, type GameValue, isOpponents } from '../../src/game/store.js';
import { boardShown, type WindowRole } from '../../src/game/window-role.js';
import type { Color } from '../../src/laws/squares.js';
import type { Game } from '../../src/laws/game.js';
import { viewFor } from '../../src/laws/view.js';
import { done, game, make } from '../laws/play.js';
import { on } from '../speech/said.js';

test('each change is a new value, told to whoever listens, and the value before stays as it was', () => {
  const store = new GameStore('arbiter');
  const before = store.value;
  const heard: GameValue[] = [];
  const end = store.subscribe((value) => heard.push(value));
  store.set({ ply: 3, refusal: 'No.' });
  expect(heard).toEqual([{ ...NO_GAME, role: 'arbiter', ply: 3, refusal: 'No.' }]);
  expect(before).toEqual({ ...NO_GAME, role: 'arbiter' });
  end();
  store.set({ ply: 4 });
  expect(heard).toHaveLength(1);
});

test('what one store is told another does not hear', () => {
  const heard: GameValue[] = [];
  const another = new GameStore();
  another.subscribe((value) => heard.push(value));
  new GameStore().set({ bottom: 'black' });
  expect(heard).toEqual([]);
  expect(another.value.bottom).toBe('white');
});

test.each<[WindowRole | undefined, Color]>([
  ['white', 'white'],
  ['assistant of white', 'black'],
  ['arbiter', 'black'],
  ['both players', 'black'],
  [undefined, 'black'],
])('of two boards a player is shown his own, anybody else the one that was chosen: %s', (role, shown) => {
  expect(boardShown({ role, board: 'black' })).toBe(shown);
});

const WHITE_TO_MOVE = make(game(), 'e2e4 e7e5');
const BLACK_TO_MOVE = make(game(), 'e2e4');
const OVER = done(WHITE_TO_MOVE, { type: 'resign', by: 'white', at: 2 }).game;
const BOTH: readonly Color[] = ['white', 'black'];

test.each<readonly [string, string, Game, readonly Color[], number, boolean]>([
  ['the other player’s, with both here', 'black knight g8', WHITE_TO_MOVE, BOTH, 0, true],
  ['whoever has the move', 'white knight g1', BLACK_TO_MOVE, BOTH, 0, true],
  ['one’s own', 'white knight g1', WHITE_TO_MOVE, BOTH, 0, false],
  ['alone, on one’s move', 'black knight g8', WHITE_TO_MOVE, ['white'], 0, true],
  ['alone, while the opponent has the move', 'white knight g1', BLACK_TO_MOVE, ['white'], 0, false],
  ['in an earlier position', 'black knight g8', WHITE_TO_MOVE, BOTH, 1, false],
  ['after the game', 'black knight g8', OVER, BOTH, 0, false],
])('%s: %s', (_name, piece, played, mine, back, expected) => {
  const view = viewFor(played, 'onlooker');
  expect(isOpponents(on(piece), { ...NO_GAME, view, mine, ply: view.positions.length - 1 - back })).toBe(expected);
});
