/** The position as text: its heading and button are one stop of a game, and what it opens is read below them. */
import { FROM_ENTRY_TO_SCORE, MOVE_ENTRY, OPENS_MENU, opened } from '../pages.js';

/** Said in Firefox where Tab comes from one face of the panel into another. */
const FIREFOX_MAIN = { firefox: { maybe: 'main content' } };
const DOTS = '8 dots, one cell a square: dot 7 white piece, dot 8 dark square.';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'The position as text, opened and closed',
    path: opened('4k3/8/8/8/8/8/4P3/4K2R w K - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      ...FROM_ENTRY_TO_SCORE,
      {
        press: 'Tab',
        heard: ['tab', 'leaving table.', 'Score tool bar', 'Read the score push button.', 'Focus mode'],
      },
      {
        what: 'the third face',
        press: 'Tab',
        heard: ['tab', FIREFOX_MAIN, 'region Position', 'Position as text collapsed push button.'],
      },
      {
        what: 'it opens, and the focus stays',
        press: 'Return',
        heard: ['return', 'expanded', 'The position stands as text beside the moves.'],
      },
      {
        press: 'Tab',
        heard: ['tab', 'Braille combo box.', DOTS, OPENS_MENU],
      },
      {
        press: 'Tab',
        heard: ['tab', { chromium: 'Braille diagram panel.', firefox: 'Braille diagram.' }, 'Browse mode'],
      },
      { press: 'Tab', heard: ['tab', 'Copy the FEN push button.'] },
      { press: 'Return', heard: ['return', 'Position copied.'] },
      {
        press: 'shift+Tab',
        heard: ['left shift', { chromium: 'Braille diagram panel.', firefox: 'Braille diagram.' }],
      },
      {
        press: 'shift+Tab',
        heard: ['left shift', 'Braille combo box.', DOTS, OPENS_MENU, 'Focus mode'],
      },
      { press: 'shift+Tab', heard: ['left shift', 'Position as text expanded push button.'] },
      {
        what: 'it closes, and the focus stays',
        press: 'Return',
        heard: ['return', 'collapsed', 'The position as text is hidden.'],
      },
    ],
  },
];
