/** The words that an arbiter gives with a ruling: kept beside it, and no part of what is judged. */

/** Characters: what is longer is not heard to its end when it is read back. */
export const LONGEST_REASON = 500;
