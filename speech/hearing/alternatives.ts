/** The texts that a recogniser gives for one phrase, and how they are weighed against each other. */

/** One way in which words may have been heard, as a recogniser gives it. */
export interface SpokenText {
  readonly text: string;
  /** From 0 to 1; absent, or 0, where the recogniser does not rate. */
  readonly confidence?: number;
}

/** More alternatives than this say nothing any more. */
export const MOST_ALTERNATIVES = 8;
/** So sure a recogniser need not be asked again. */
const SURE = 0.85;
/** Confidences no further apart are alike. */
const ALIKE = 0.15;

/** Unrated ones are as likely as each other. */
export function areAlike(one: number | undefined, other: number | undefined): boolean {
  return !one || !other || Math.abs(one - other) <= ALIKE;
}

/** Who gave other texts as well has weighed the words that sound alike; who is sure has too. Letters of files are doubted all the same. */
export function isWeighed(given: number, confidence = 0): boolean {
  return given > 1 || confidence >= SURE;
}
