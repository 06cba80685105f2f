/** The game as this window sees it: one value, new with each piece of news, for whoever draws, tells and acts here. */
import type { Color } from '../laws/squares.js';
import type { GameView } from '../laws/view.js';
import type { AskedInGame } from './line-open.js';
import type { HeldGame } from './session/session-port.js';
import type { WindowRole } from './window-role.js';

/** What the computer does at the board. */
export type ComputerState = 'idle' | 'thinking' | 'failed';

/** What the elements draw of the game. */
export interface GameValue {
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
  /** Why what was last wanted was refused, or what is asked about it, in words; empty when it was not. */
  readonly refusal: string;
  /** The moves between which a line leaves the choice, with the game they were asked about in. */
  readonly asked: AskedInGame | undefined;
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
