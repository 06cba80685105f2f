/**
 * What of the acts beside moving is possible now, for the menu and for the button of the clock.
 */
import type { ActMenuState } from '../../components/act-menu/act-menu-items.js';
import { judge, positionOf, type Game } from '../laws/game.js';
import type { Color } from '../laws/squares.js';
import { isPressedByHand } from '../laws/terms.js';

/**
 * In strict play it must tell no more than board and clock show (Art. 12.6): whether a claim would be right is not looked at.
 *
 * @param mine the colours played from this device
 * @param actor for whom this window acts
 * @param at the time by the clock that stamps the acts
 */
export function actMenuStateOf(game: Game, mine: readonly Color[], actor: Color, at: number): ActMenuState {
  const { clock, ending, offer } = game;
  const phase = clock?.now.phase ?? 'none';
  const answerable = offer !== undefined && mine.some((color) => color !== offer.by);
  return {
    playing: ending === undefined,
    toMove: positionOf(game).turn === actor && mine.includes(actor),
    offer: !offer ? 'none' : answerable ? 'to answer' : 'waiting',
    clock: phase === 'stopped' ? 'waiting' : phase,
    press: pressOf(game, mine, at),
  };
}

/** Whether somebody who sits here may press the clock now: the player whose clock runs, or Black before the game. */
export function pressOf(game: Game, mine: readonly Color[], at: number): ActMenuState['press'] {
  if (!isPressedByHand(game)) return 'none';
  return presserOf(game, mine, at) === undefined ? 'not now' : 'now';
}

/** Who of those that sit here presses the clock when "Press the clock" is wanted. */
export function presserOf(game: Game, mine: readonly Color[], at: number): Color | undefined {
  return mine.find((by) => judge(game, { type: 'press', by, at }).type === 'done');
}
