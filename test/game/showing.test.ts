/** Which pieces are the opponent's of whoever sits here and has the move (Art. 4.3.2). */
import { expect, test } from 'vitest';
import { isOpponents } from '../../src/game/showing.js';
import { NO_GAME } from '../../src/game/store.js';
import type { Game } from '../../src/laws/game.js';
import type { Color } from '../../src/laws/squares.js';
import { viewFor } from '../../src/laws/view.js';
import { done, game, make } from '../laws/play.js';
import { on } from '../speech/said.js';

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
