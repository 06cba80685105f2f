/** What this window sees of the game: one value for all who draw, tell and act here. */
import { expect, test } from 'vitest';
import { GameStore, NO_GAME, type GameValue } from '../../src/game/store.js';
import { boardShown, type WindowRole } from '../../src/game/window-role.js';
import type { Color } from '../../src/laws/squares.js';

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
