/** Which position is looked at, and what is said of it. */
import { describe, expect, it } from 'vitest';
import { lookAt, plyOfMove } from '../../src/game/looking.js';
import { viewFor } from '../../src/laws/view.js';
import { game, make } from '../laws/play.js';

const view = viewFor(make(game(), 'e2e4 e7e5 g1f3'), 'white');

describe('a move by its number', () => {
  it.each([
    [1, 1],
    [2, 3],
    [3, undefined],
    [0, undefined],
  ])('%d', (number, ply) => {
    expect(plyOfMove(view, number)).toBe(ply);
  });
  it('is Black’s where the game was begun with Black to move', () => {
    const late = viewFor(make(game('4k3/8/8/8/8/8/4r3/K7 b - - 10 40'), 'e2e4 a1b1 e4e5'), 'white');
    expect([40, 41, 1].map((number) => plyOfMove(late, number))).toEqual([1, 2, undefined]);
  });
});

describe('a given ply', () => {
  it('is told as back or forward, by where one comes from', () => {
    expect(lookAt(view, 3, 1)).toMatchObject({ ply: 1, viewing: { at: 'move', number: 1, way: 'back' } });
    expect(lookAt(view, 0, 2)).toMatchObject({ ply: 2, viewing: { at: 'move', number: 1, way: 'forward' } });
  });
  it('is within the game', () => {
    expect(lookAt(view, 1, Infinity)).toEqual({ type: 'moved', ply: 3, viewing: { at: 'present' } });
    expect(lookAt(view, 1, -1)).toEqual({ type: 'moved', ply: 0, viewing: { at: 'start' } });
  });
});
