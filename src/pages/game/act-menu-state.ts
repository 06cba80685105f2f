/**
 * What of the acts beside moving is possible now, for the menu and for the button of the clock.
 */
import type { GameValue } from '../../game/store.js';
import { NOTHING_TO_DO, type WhenView } from '../../commands/when.js';
import { complaintsOf } from '../../laws/rules/complaint.js';
import { isPressedByHand, positionOf, type Game } from '../../laws/game.js';
import type { Color } from '../../laws/squares.js';

/**
 * In strict play it must tell no more than board and clock show (Art. 12.6): whether a claim would be right is not looked at.
 *
 * @param mine the colours played from this device
 */
export function whenViewOf(game: Game, mine: readonly Color[]): WhenView {
  const { clock, ending, offer } = game;
  const phase = clock?.now.phase ?? 'none';
  const answerable = offer !== undefined && mine.some((color) => color !== offer.by);
  return {
    playing: ending === undefined,
    toMove: mine.includes(positionOf(game).turn),
    offer: !offer ? 'none' : answerable ? 'to answer' : 'waiting',
    clock: phase === 'stopped' ? 'waiting' : phase,
    press: pressOf(game, mine),
    ...awayOf(game, mine),
    complaints: complaintsOf(game),
  };
}

/** Whose clock ran while no window watched, where whoever sits here has a say in whether that is charged and has not had it. */
function awayOf({ unwatched, conditions }: Game, mine: readonly Color[]): Pick<WhenView, 'away'> {
  const [first] = unwatched?.spans ?? [];
  const said = unwatched?.proposed?.by;
  const mayDecide = !conditions.arbiter && mine.some((color) => color !== said);
  return first && mayDecide ? { away: first.of } : {};
}

/**
 * Whether somebody who sits here may press the clock now: before the game anybody, then the player whose clock runs, where a move
 * waits for it or the press stands in any case (Art. 7.5.3). It asks no judge, so that it can be shown before the judges are loaded.
 */
function pressOf(game: Game, mine: readonly Color[]): WhenView['press'] {
  if (!isPressedByHand(game)) return 'none';
  return mayPress(game, mine) ? 'now' : 'not now';
}

function mayPress({ clock, conditions, ending, plies }: Game, mine: readonly Color[]): boolean {
  if (ending) return false;
  switch (clock?.now.phase) {
    case 'waiting':
      return mine.length > 0;
    case 'running': {
      const { side } = clock.now;
      const waits = conditions.illegalMoves === 'stand' || plies.some(({ by, completed }) => by === side && !completed);
      return waits && mine.includes(side);
    }
    default:
      return false;
  }
}

/** The same with what the page does for a game: taking back, and the computer that thinks. */
export function actsState({ held, mine, computer }: GameValue, canTakeBack: boolean): WhenView {
  return {
    ...(held ? whenViewOf(held.game, mine) : NOTHING_TO_DO),
    touchBinds: held?.game.conditions.touch === 'binding',
    canTakeBack,
    computerThinks: computer === 'thinking',
    computerFailed: computer === 'failed',
  };
}
