/**
 * Who of those at this device is meant by an act of the rules for visually disabled players that names nobody (see `../whose-act.ts`).
 */
import type { ActType } from '../../acts.js';
import type { BlindAct } from '../../acts/blind.js';
import { plyOf, positionOf, type Game } from '../../game.js';
import { opposite, type Color } from '../../squares.js';
import { onClock, onlySide } from '../whose-act.js';
import { lastSteps, stepsBegun } from './steps.js';

/** Whose act it is, where two sit here. */
type Meant = 'has the move' | 'clock runs' | 'announces' | 'hears the announcement' | 'whose board is wrong';

const MEANT = {
  /** App. D.2.3.1. */
  'take off': 'has the move',
  'put back': 'has the move',
  /** D.2.1, D.2.8. */
  announce: 'announces',
  repeat: 'hears the announcement',
  execute: 'hears the announcement',
  /** D.2.9. */
  'compare boards': 'clock runs',
  'mend board': 'whose board is wrong',
  /** D.2.10.4: his assistant. */
  ask: 'clock runs',
} as const satisfies Partial<Record<ActType, Meant>>;

/** What a player does; an assistant who tells says himself whose he is. */
export type PlayerAtBoards = Exclude<BlindAct['type'], 'tell'>;

/** @param mine the sides that are played here */
export function actorAtBoards(game: Game, mine: readonly Color[], type: PlayerAtBoards): Color {
  return onlySide(mine) ?? ofTwo(game, MEANT[type]);
}

function ofTwo(game: Game, meant: Meant): Color {
  const { turn } = positionOf(game);
  switch (meant) {
    case 'has the move':
      return turn;
    case 'clock runs':
      return onClock(game);
    case 'announces':
      return announcer(game);
    case 'hears the announcement':
      return stepsBegun(game)?.called ? opposite(turn) : turn;
    case 'whose board is wrong':
      return game.steps?.mends?.[0] ?? onClock(game);
  }
}

/**
 * Whoever made the last move, as long as he has not announced it, and, to correct his call, until he has pressed; then whoever has the
 * move.
 */
function announcer(game: Game): Color {
  const { turn } = positionOf(game);
  if (plyOf(game) === 0) return turn;
  const owes = lastSteps(game).called === undefined;
  return owes || onClock(game) !== turn ? opposite(turn) : turn;
}
