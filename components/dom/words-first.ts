/**
 * Milliseconds for which what is read at leisure waits before it is drawn, so that the words of the same act come to a screen reader first.
 * Chromium passes on what has changed at most every 150 ms, and Orca takes it one by one: an entry of the log, drawn before the words stood
 * in their region, made them late by 140 ms (Orca 43, two cores).
 */
const WORDS_FIRST = 300;

/**
 * The same in a window without the focus, in which nobody reads by ear. To Orca it is one program with the window that has the focus: what both
 * draw stands in one line, and where more than fifty changes wait in it, words among them are not said.
 */
const WORDS_FIRST_ELSEWHERE = 1000;

/** Resolves when the words of what came just now have had their time. */
export function wordsFirst(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, document.hasFocus() ? WORDS_FIRST : WORDS_FIRST_ELSEWHERE));
}
