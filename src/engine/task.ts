/**
 * What is for the computer to do in a game, if anything. It needs no engine, and so is known before one is loaded.
 */
import { opposite, type Color } from '../laws/squares.js';
import { isPressedByHand, isSentForRuling, positionOf, type Game } from '../laws/game.js';
import type { LevelNumber } from '../game/levels.js';
import type { HeldGame } from '../game/session/session-port.js';

export interface ComputerTask {
  readonly type: 'move' | 'press' | 'offer' | 'charge';
  readonly color: Color;
  readonly level: LevelNumber;
}

/**
 * It presses the clock after its move before anything else, for its own time runs; the answer to an offer comes before its move. What the
 * player says of time that nobody watched, it says too.
 * It does not start the clocks (Art. 6.6): it is always ready, and the player says when the game begins.
 */
export function computerTask({ setup, game }: HeldGame): ComputerTask | undefined {
  if (game.ending || isSentForRuling(game)) return undefined;
  const taskOf = (type: ComputerTask['type'], color: Color | undefined): ComputerTask | undefined => {
    if (!color) return undefined;
    const seat = setup.seats[color];
    return seat.type === 'computer' ? { type, color, level: seat.level } : undefined;
  };
  return (
    taskOf('press', toPress(game)) ??
    taskOf('charge', game.unwatched?.proposed && opposite(game.unwatched.proposed.by)) ??
    taskOf('offer', game.offer && opposite(game.offer.by)) ??
    taskOf('move', toMove(game))
  );
}

/** Who has made his move and not yet pressed the clock (Art. 6.2.1): it is still his that runs. */
function toPress(game: Game): Color | undefined {
  const last = game.plies.at(-1);
  const running = isPressedByHand(game) && game.clock?.now.phase === 'running' ? game.clock.now.side : undefined;
  return last && last.by === running ? running : undefined;
}

/** Who may move now: nobody while the clocks are stopped, and where they are pressed by hand only the player whose clock runs. */
function toMove(game: Game): Color | undefined {
  const { turn } = positionOf(game);
  if (!game.clock) return turn;
  const { now } = game.clock;
  if (!isPressedByHand(game)) return now.phase === 'running' || now.phase === 'waiting' ? turn : undefined;
  return now.phase === 'running' && now.side === turn ? turn : undefined;
}
