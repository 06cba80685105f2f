/** What a window sees of the game. */
import type { Color } from '../laws/squares.js';
import type { GameView } from '../laws/view.js';
import type { HeldGame } from './session/session-port.js';

/** What the elements draw of the game. */
export interface GameContextValue {
  /** The game that stands here, its set-up and seats with it; `undefined` before the first. */
  readonly held: HeldGame | undefined;
  /** What the one who looks may see of it; `undefined` exactly when `held` is. */
  readonly view: GameView | undefined;
  /** The colours that are played from this device: both beside one another, one against the computer. */
  readonly mine: readonly Color[];
  /** The ply that is looked at, an index of `view.positions`; the last one unless the user went back in the game. */
  readonly ply: number;
}
