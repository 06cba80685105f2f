/** What only the element can do for the app. */
import type { Square } from '../laws/squares.js';

export interface AppViews {
  /** Shows the game and puts the focus on the board. */
  readonly showGame: () => Promise<void>;
  readonly showForm: () => Promise<void>;
  readonly showHelp: () => Promise<void>;
  readonly focusEntry: () => void;
  readonly focusNextRegion: (back: boolean) => void;
  readonly focusSquare: (square: Square) => void;
  /** Everything is there and can be used. */
  readonly ready: () => void;
}
