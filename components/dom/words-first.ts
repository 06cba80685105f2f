/**
 * Milliseconds for which what is read at leisure waits before it is drawn, so that the words of the same act come to a screen reader first.
 * Chromium passes on what has changed at most every 150 ms, and Orca takes it one by one: an entry of the log, drawn before the words stood
 * in their region, made them late by 140 ms (Orca 43, two cores).
 */
const WORDS_FIRST = 300;

/** Resolves when the words of what came just now have had their time. */
export function wordsFirst(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, WORDS_FIRST));
}
