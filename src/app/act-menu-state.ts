/**
 * What of the acts beside moving is possible now, for the menu and for the button of the clock.
 */
import type { ActMenuState } from '../../components/act-menu/act-menu-items.js';
import { complaintsOf } from '../laws/complaint.js';
import { positionOf, type Game } from '../laws/state.js';
import { opposite, type Color } from '../laws/squares.js';
import { isPressedByHand } from '../laws/terms.js';

/**
 * In strict play it must tell no more than board and clock show (Art. 12.6): whether a claim would be right is not looked at.
 *
 * @param mine the colours played from this device
 * @param actor for whom this window acts
 */
export function actMenuStateOf(game: Game, mine: readonly Color[], actor: Color): ActMenuState {
  const { clock, ending, offer } = game;
  const phase = clock?.now.phase ?? 'none';
  const answerable = offer !== undefined && mine.some((color) => color !== offer.by);
  return {
    playing: ending === undefined,
    toMove: positionOf(game).turn === actor && mine.includes(actor),
    offer: !offer ? 'none' : answerable ? 'to answer' : 'waiting',
    clock: phase === 'stopped' ? 'waiting' : phase,
    press: pressOf(game, mine),
    complaints: complaintsOf(game),
  };
}

/** Whether somebody who sits here may press the clock now: the player whose clock runs; before the game anybody. */
export function pressOf(game: Game, mine: readonly Color[]): ActMenuState['press'] {
  if (!isPressedByHand(game)) return 'none';
  const starts = game.clock?.now.phase === 'waiting' && mine.length > 0;
  return starts || presserOf(game, mine) !== undefined ? 'now' : 'not now';
}

/**
 * Who of those that sit here presses the clock when "Press the clock" is wanted: before the game Black, then the player whose
 * clock runs, where a move waits for it or the press stands in any case (Art. 7.5.3). It asks no judge, so that it can be shown
 * before the judges are loaded.
 */
export function presserOf(game: Game, mine: readonly Color[]): Color | undefined {
  const { clock, conditions, ending, plies } = game;
  if (ending) return undefined;
  switch (clock?.now.phase) {
    case 'waiting': {
      const starter = opposite(positionOf(game).turn);
      return mine.find((by) => by === starter);
    }
    case 'running': {
      const { side } = clock.now;
      const waits = plies.some(({ by, completed }) => by === side && !completed);
      return mine.find((by) => by === side && (waits || conditions.illegalMoves === 'stand'));
    }
    default:
      return undefined;
  }
}
