/**
 * The user's choices about speech, as data.
 */

export const WHO_SPEAKS = ['screen reader', 'app', 'both'] as const;
/** Who says what happens: the screen reader (live regions), Anna–Hector's own voice, or each its part. */
export type WhoSpeaks = (typeof WHO_SPEAKS)[number];

export const CALL_STYLES = ['fide', 'plain', 'algebraic'] as const;
/** How moves are called: the FIDE way (App. D.2.1), in plain words of the page's language, or in short algebraic notation. */
export type CallStyle = (typeof CALL_STYLES)[number];
