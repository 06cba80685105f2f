/** Going back and forward in the game: earlier positions are looked at, and nothing is taken back. */
import { rows } from './command.js';

const replay = { group: 'going through the game', page: 'game', scope: 'board', does: 'bound' } as const;

export const REPLAY = rows({
  /** The position after the move of this number on the scoresheet; after White's, where both have one. */
  'go-to-move': replay,
  /** Once the game is over, a way on. */
  'game-start': { ...replay, shown: { result: 2 } },
  back: { ...replay, keys: [{ key: 'a', shift: true }], shown: { view: 1 } },
  forward: { ...replay, keys: [{ key: 'd', shift: true }], shown: { view: 2 } },
  present: replay,
});
