/**
 * Who of those at this device is meant by an act that is wanted here and names nobody. Whoever plays here alone means himself; of two
 * players the Laws say whose act it can be. Commands, buttons, the menu and the form of claims all ask here; what is done only by the
 * rules for visually disabled players stands in `blind/whose-act.ts`.
 */
import type { ActType } from '../acts.js';
import type { Press, Start } from '../acts/clock.js';
import { sideToGo } from '../clock/clock.js';
import { isPressedByHand, positionOf, type Game } from '../game.js';
import { opposite, type Color } from '../squares.js';

/** Whose act it is, where two sit here. Until a move is completed by the press, the second is the opponent of the first. */
type Meant = 'has the move' | 'clock runs' | 'asked' | 'opponent of whose clock runs' | 'has not said';

const MEANT = {
  make: 'has the move',
  touch: 'has the move',
  restore: 'has the move',
  /** Art. 9.2, 9.3; Guidelines III.4, III.5. */
  claim: 'has the move',
  'claim quickplay': 'has the move',
  /** Art. 9.1.2.1: after making the move and before pressing. */
  offer: 'clock runs',
  resign: 'clock runs',
  /** Art. 6.2.1. */
  press: 'clock runs',
  start: 'clock runs',
  stop: 'clock runs',
  restart: 'clock runs',
  /** Art. 6.2.5. */
  adjust: 'clock runs',
  accept: 'asked',
  reject: 'asked',
  /** Art. 6.8. */
  flag: 'opponent of whose clock runs',
  /** What nobody watched is charged where both players say so, one after the other. */
  'charge time': 'has not said',
} as const satisfies Partial<Record<ActType, Meant>>;

/** @param mine the sides that are played here */
export function actorFor(game: Game, mine: readonly Color[], type: keyof typeof MEANT): Color {
  return onlySide(mine) ?? ofTwo(game, MEANT[type]);
}

function ofTwo(game: Game, meant: Meant): Color {
  const { turn } = positionOf(game);
  switch (meant) {
    case 'has the move':
      return turn;
    case 'clock runs':
      return onClock(game);
    case 'asked':
      return game.offer ? opposite(game.offer.by) : turn;
    case 'opponent of whose clock runs':
      return opposite(onClock(game));
    case 'has not said':
      return game.unwatched?.proposed ? opposite(game.unwatched.proposed.by) : onClock(game);
  }
}

/** Who acts upon what this player has done: answers, complains, claims his flag. */
export function actorAgainst(mine: readonly Color[], of: Color): Color {
  return onlySide(mine) ?? opposite(of);
}

/**
 * "Press the clock" as an act. Before the game Black thereby starts White's clock (Art. 6.6); White, alone against the computer, says
 * himself that it shall begin.
 */
export function pressOrStart(game: Game, mine: readonly Color[]): Omit<Press, 'at'> | Omit<Start, 'at'> {
  if (game.clock?.now.phase !== 'waiting') return { type: 'press', by: actorFor(game, mine, 'press') };
  const { turn } = positionOf(game);
  const by = actorAgainst(mine, turn);
  return { type: by === turn && isPressedByHand(game) ? 'start' : 'press', by };
}

/** Whoever plays here alone. */
export function onlySide(mine: readonly Color[]): Color | undefined {
  return mine.length === 1 ? mine[0] : undefined;
}

/** Whose clock runs, or is to go on where both are stopped; where none does, whoever has the move. */
export function onClock(game: Game): Color {
  return (game.clock && sideToGo(game.clock)) ?? positionOf(game).turn;
}
