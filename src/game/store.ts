/** The game as this window sees it: one value, new with each piece of news, for whoever draws, tells and acts here; and what it allows. */
import type { Color, PlacedPiece } from '../laws/squares.js';
import type { GameView } from '../laws/view.js';
import type { AskedOrRefused } from './line-open.js';
import type { HeldGame } from './session/session-port.js';
import type { WindowRole } from './window-role.js';

/** What the computer does at the board. */
export type ComputerState = 'idle' | 'thinking' | 'failed';

/** What the elements draw of the game. */
export interface GameValue extends AskedOrRefused {
  /** The game that stands here, its set-up and seats with it; `undefined` before the first. */
  readonly held: HeldGame | undefined;
  /** What the one who looks may see of it; `undefined` exactly when `held` is. */
  readonly view: GameView | undefined;
  /** The colours that are played from this device: both beside one another, one against the computer. */
  readonly mine: readonly Color[];
  /** The ply that is looked at, an index of `view.positions`; the last one unless the user went back in the game. */
  readonly ply: number;
  /** Whose pieces stand at the bottom of the drawing. */
  readonly bottom: Color;
  /** Whose window this is, at a table; `undefined` where that was never said. */
  readonly role: WindowRole | undefined;
  /** Whose board is chosen to be seen, at a table with two; a player's own is shown to him whatever is chosen (`boardShown`). */
  readonly board: Color;
  readonly computer: ComputerState;
}

/** What a window sees before there is a game. */
export const NO_GAME: GameValue = {
  ...{ held: undefined, view: undefined, mine: [], ply: 0, bottom: 'white' },
  ...{ role: undefined, board: 'white', computer: 'idle', refusal: '', asked: undefined },
};

export class GameStore {
  readonly #listeners = new Set<(value: GameValue) => void>();
  #value: GameValue;

  /** @param role whose window this is, where it was said before */
  constructor(role?: WindowRole) {
    this.#value = { ...NO_GAME, role };
  }

  get value(): GameValue {
    return this.#value;
  }

  /** What is given is so from now on, and told at once. */
  set(change: Partial<GameValue>): void {
    this.#value = { ...this.#value, ...change };
    for (const listener of [...this.#listeners]) listener(this.#value);
  }

  /** Each new value. Returns what ends the listening. */
  subscribe(listener: (value: GameValue) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }
}

/** Whether the position that is looked at is the one the game stands in. */
export function isPresent({ view, ply }: GameValue): boolean {
  return view !== undefined && ply === view.positions.length - 1;
}

/**
 * Whose pieces may be lifted. Against the computer one's own also while it thinks: placing is then refused with the reason.
 * Nobody's once the game is over. In an earlier position too: where it is placed there, it is asked whether the present one is meant.
 */
export function mayLift(value: GameValue): readonly Color[] {
  const { view, mine } = value;
  if (!view || view.ending) return [];
  return mine.length === 1 ? mine : [view.turn];
}

/** Whether a piece is the opponent's of a player who sits here and has the move in the position that is looked at. */
export function isOpponents({ color }: PlacedPiece, value: GameValue): boolean {
  const { view, mine } = value;
  return view !== undefined && !view.ending && isPresent(value) && mine.includes(view.turn) && color !== view.turn;
}
