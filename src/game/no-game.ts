import type { GameContextValue } from './game-value.js';

/** What this window sees before there is a game. */
export const NO_GAME: GameContextValue = { held: undefined, view: undefined, mine: [], ply: 0 };
