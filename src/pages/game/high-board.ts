/**
 * Where the board fills the height (as in `game-page.styles.ts`): in a low window, as a telephone on its side or any at a zoom of 200 % and more,
 * and on a full screen.
 */
export const HIGH_BOARD = '(max-height: 30rem), (display-mode: fullscreen)';
