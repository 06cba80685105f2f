/** The pages that scenarios begin on, and the way from the move entry to the board. */

/** Art. 2.3. */
export const FIRST_POSITION = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The page on which a position, in Forsyth–Edwards notation, is opened against the player beside you. */
export function opened(fen) {
  return `/?${new URLSearchParams({ fen })}`;
}

/** What Orca says of the field where every scenario begins: whoever types there is in focus mode, and Orca is silent. */
export const MOVE_ENTRY = 'Your move entry.';

/** Words of Orca that differ: what opens a list, and the name that a form without one gets. */
export const OPENS_MENU = { chromium: 'opens menu' };
export const FORM = { chromium: 'form' };
/** The button that unfolds the choices of the form for a new game. */
export const MORE_CHOICES = {
  chromium: 'More options toggle button collapsed.',
  firefox: 'More options collapsed push button.',
};

/**
 * From the move entry to the board beside it. Orca names what it leaves and enters, and where in the grid it is.
 * @param {string} cell The name of the square, "e1, white king".
 * @param {string} place What Orca makes of its place, "row 1 column 5".
 */
export function enterBoard(cell, place) {
  return {
    what: 'entering the board',
    press: 'shift+Tab',
    heard: [
      'left shift',
      'leaving form.',
      'leaving region.',
      'region Board',
      'Chess board.',
      'table with 8 rows 8 columns',
      `${cell}.`,
      `${place}.`,
    ],
  };
}

/**
 * From “Your move” by F6 to what was said, and to the score of a game in which no move has been made.
 * @type {readonly import('./scenario.js').Step[]}
 */
export const FROM_ENTRY_TO_SCORE = [
  {
    press: 'F6',
    heard: ['F6', 'leaving form.', 'leaving region.', 'What was said heading level 2.', 'Browse mode'],
  },
  {
    press: 'F6',
    heard: [
      'F6',
      { firefox: { maybe: 'leaving main content.' } },
      { firefox: { maybe: 'main content' } },
      'region Scoresheet',
      'Score.',
      'table with 1 row 3 columns',
      { chromium: 'Score caption.', firefox: 'caption.' },
    ],
  },
];
