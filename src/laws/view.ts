/**
 * What one role sees of a game (design: components draw this and compute no rule).
 */
import type { Position } from './board.js';
import type { Ending } from './facts.js';
import { positionOf, type DrawOffer, type Game, type ScoresheetEntry } from './game.js';
import { sideOf, type Role } from './roles.js';
import type { Color } from './squares.js';

export interface GameView {
  readonly role: Role;
  readonly play: Game['conditions']['play'];
  /** The positions this role may look back through; the last is on the board now. */
  readonly positions: readonly Position[];
  /** The position on this role's own board. */
  readonly board: Position;
  readonly sheet: readonly ScoresheetEntry[];
  readonly turn: Color;
  readonly offer?: DrawOffer;
  readonly ending?: Ending;
}

/** An arbiter and an onlooker look at White's board; while both boards are one that is the board. */
export function viewFor(game: Game, role: Role): GameView {
  const side = sideOf(role) ?? 'white';
  return {
    role,
    play: game.conditions.play,
    positions: game.positions,
    board: game.boards[side],
    sheet: game.sheets[side],
    turn: positionOf(game).turn,
    ...(game.offer && { offer: game.offer }),
    ...(game.ending && { ending: game.ending }),
  };
}
