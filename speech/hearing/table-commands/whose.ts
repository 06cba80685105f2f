/**
 * Whose act a line of the table is, and about which move: as the steps of the game stand (App. D.2.1–D.2.8).
 */
import { onClock, onlySide } from '../../../src/laws/rules/whose-act.js';
import { lastSteps, stepsBegun } from '../../../src/laws/rules/blind/steps.js';
import type { CalledMove } from '../../../src/laws/facts.js';
import { opposite, type Color, type Move } from '../../../src/laws/squares.js';
import { plyOf, positionOf, type Game } from '../../../src/laws/game.js';
import type { TableContext } from './table-command.js';

type Sitting = Pick<TableContext, 'sides' | 'isAssistant'>;

/** Whose move is announced: an assistant announces those of both, so that it is whoever's is due (D.2.10.2). */
export function callerIn(game: Game, { sides, isAssistant }: Sitting): Color {
  const { turn } = positionOf(game);
  return (isAssistant ? undefined : onlySide(sides)) ?? (isUncalled(game) ? opposite(turn) : turn);
}

/** Whose announcement is corrected (D.2.8): that of the move that is being made, or else of the last one. */
export function correctorIn(game: Game, { sides, isAssistant }: Sitting): Color {
  const { turn } = positionOf(game);
  return (isAssistant ? undefined : onlySide(sides)) ?? (stepsBegun(game)?.called ? turn : opposite(turn));
}

/** Who repeats: an assistant for his player alone. */
export function repeaterIn(game: Game, { sides }: Sitting): Color {
  return onlySide(sides) ?? hearer(game);
}

/** On whose board a move is executed: an assistant executes those of either (D.2.10.1). */
export function executorIn(game: Game, { sides, isAssistant }: Sitting): Color {
  return (isAssistant ? undefined : onlySide(sides)) ?? hearer(game);
}

/** Who makes a move on his own board. */
export function moverIn(game: Game, { sides }: Sitting): Color {
  return onlySide(sides) ?? positionOf(game).turn;
}

/** Who asks his assistant, or is told by him. */
export function askerIn(game: Game, { sides }: Sitting): Color {
  return onlySide(sides) ?? onClock(game);
}

/** Whose board is put right: where one was found to be wrong, that one. */
export function menderIn(game: Game, { sides, isAssistant }: Sitting): Color {
  const [wrong] = game.steps?.mends ?? [];
  return (isAssistant ? undefined : onlySide(sides)) ?? wrong ?? onClock(game);
}

/** On whose scoresheet is written: of two players', on the one that is behind. */
export function writerIn(game: Game, { sides }: Sitting): Color {
  const { white, black } = game.own;
  if (white.recorded === black.recorded) return onlySide(sides) ?? positionOf(game).turn;
  return onlySide(sides) ?? (white.recorded < black.recorded ? 'white' : 'black');
}

/** A move of the opponent, as far as it is known: `ply` is how many had been made before it. */
export interface OpponentsMove {
  readonly ply: number;
  readonly called?: CalledMove;
  /** Where it is made. */
  readonly made?: Move;
}

/** What this player repeats and executes: what is announced now, or the last move made. */
export function opponentsMove(game: Game, of: Color): OpponentsMove {
  const ply = plyOf(game);
  if (of !== positionOf(game).turn) {
    const called = stepsBegun(game)?.called;
    return { ply, ...(called && { called }) };
  }
  const { called } = lastSteps(game);
  const made = game.plies.at(-1)?.move;
  return { ply: Math.max(0, ply - 1), ...(called && { called }), ...(made && { made }) };
}

/** Whether the last move is made and was not announced: a sighted player may do it in this order (D.2.5). */
export function isUncalled(game: Game): boolean {
  return plyOf(game) > 0 && game.conditions.blind !== undefined && !lastSteps(game).called;
}

/** The opponent of whoever announces, or has made the last move. */
function hearer(game: Game): Color {
  const { turn } = positionOf(game);
  return stepsBegun(game)?.called ? opposite(turn) : turn;
}
