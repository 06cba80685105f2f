/** Going back and forward in the game: earlier positions are looked at, and nothing is taken back. */
import { rows } from './command.js';

const replay = { group: 'going through the game', page: 'game', scope: 'board', does: 'bound' } as const;

export const REPLAY = rows({
  /** The position after the move of this number on the scoresheet; after White's, where both have one. */
  'go-to-move': replay,
  back: { ...replay, keys: [{ key: 'a', shift: true }], shown: { questions: 9 } },
  forward: { ...replay, keys: [{ key: 'd', shift: true }], shown: { questions: 10 } },
  present: replay,
});
