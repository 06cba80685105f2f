/**
 * The eight levels of the computer, as data.
 *
 * All of them are one engine, Stockfish, weakened by two means that are known and can be repeated from a seed: it looks
 * less far ahead, and it does not always play what it found best (`chooseMove` in engine/choice.ts). Stockfish's own
 * weakening (UCI_Elo, Skill Level) is not used: it begins at 1320, too strong for a beginner, and draws its chance from the clock.
 */

export const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type LevelNumber = (typeof LEVEL_NUMBERS)[number];

/** How far one search goes: to a depth in plies, through so many positions, or for so long. */
export type SearchLimit = { readonly depth: number } | { readonly nodes: number } | { readonly milliseconds: number };

export interface Level {
  /** How far it looks ahead. Only the highest is bound by time: the others are as strong on a slow device as on a fast one. */
  readonly limit: SearchLimit;
  /** How many of the best moves it weighs against each other; 256 is more than any position has. */
  readonly lines: number;
  /**
   * How far it lets itself be drawn from the best move, in hundredths of a pawn: a move that is worse by this much is
   * played 1/e times as often. 0 is always the best move.
   */
  readonly temperature: number;
  /** How often (0–1) it does not look ahead at all and plays a move at sight, captures before others. */
  readonly atSight: number;
  /** It accepts a draw when it stands better by no more than this, in hundredths of a pawn. */
  readonly drawMargin: number;
}

const ALL = 256;

/**
 * Each level beats the one below it clearly; test/bench/levels.js plays the matches. How strong they are, in words: level 1
 * hangs pieces and takes what it sees, and loses more often than not to a player who only counts what can be taken; levels 1
 * to 3 lose to Stockfish at its lowest UCI_Elo, 1320; level 4 is about even with that, level 5 with UCI_Elo 1600, level 6 with
 * 2000 (8 games each, a rough measure); level 7 is stronger than 2400, and level 8 is the engine as it is.
 */
export const LEVELS: Readonly<Record<LevelNumber, Level>> = {
  1: { limit: { depth: 1 }, lines: ALL, temperature: 250, atSight: 0.4, drawMargin: 100 },
  2: { limit: { depth: 1 }, lines: ALL, temperature: 130, atSight: 0.2, drawMargin: 80 },
  3: { limit: { depth: 2 }, lines: ALL, temperature: 75, atSight: 0.1, drawMargin: 60 },
  4: { limit: { depth: 4 }, lines: 24, temperature: 55, atSight: 0.04, drawMargin: 40 },
  5: { limit: { depth: 4 }, lines: 16, temperature: 40, atSight: 0.01, drawMargin: 30 },
  6: { limit: { nodes: 5000 }, lines: 6, temperature: 20, atSight: 0, drawMargin: 20 },
  7: { limit: { nodes: 10_000 }, lines: 4, temperature: 14, atSight: 0, drawMargin: 10 },
  8: { limit: { milliseconds: 2000 }, lines: 1, temperature: 0, atSight: 0, drawMargin: 0 },
};
