/**
 * The eight levels of the computer, as data.
 */

export const LEVEL_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type LevelNumber = (typeof LEVEL_NUMBERS)[number];
