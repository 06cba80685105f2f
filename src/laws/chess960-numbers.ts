/** The numbers of Chess960, in a file of their own: a page that only asks for one needs not the positions. */

/** How many starting positions there are. */
export const CHESS960_COUNT = 960;

/** The number of the initial position of regular chess, RNBQKBNR (Art. 2.3). */
export const REGULAR_NUMBER = 518;
