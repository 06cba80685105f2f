/** Help: typed, it leads to the list of typed commands; F1 on the board to what can be done there. And the ways back. */
import { FORM, MOVE_ENTRY, opened } from '../pages.js';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Typed help',
    path: opened('4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      { type: 'help', heard: ['h', 'e', 'l', 'p'] },
      {
        what: 'it opens the list and says one sentence',
        press: 'Return',
        heard: [
          'return',
          { chromium: 'leaving form.', firefox: { maybe: 'leaving form.' } },
          { chromium: 'leaving region.', firefox: { maybe: 'leaving region.' } },
          'Typed commands heading level 2.',
          'Browse mode',
          'Typed commands are listed here: “help clock” finds one, Escape leads back.',
        ],
      },
      {
        what: 'Escape leads back to the entry',
        press: 'Escape',
        heard: [
          'escape',
          { chromium: 'main content' },
          { firefox: 'region Move entry' },
          FORM,
          'Your move entry.',
          'Focus mode',
        ],
      },
    ],
  },
  {
    name: 'F1 on the board',
    path: opened('4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      {
        what: 'to the board',
        press: 'F2',
        heard: [
          ...['F2', 'leaving form.', 'leaving region.', 'region Board', 'Chess board.', 'table with 8 rows 8 columns'],
          ...['e1, white king.', 'row 1 column 5.'],
        ],
      },
      {
        what: 'F1 leads to what can be done on the board, which is said once',
        press: 'F1',
        heard: [
          'F1',
          'leaving table.',
          'leaving region.',
          'What you can do on the board heading level 3.',
          'Browse mode',
        ],
      },
      { what: 'below it stands how to go back', press: 'Down', heard: ['Escape leads back to where you were.'] },
      {
        what: 'then each command in a line',
        press: 'Down',
        heard: ['List with 59 items.', 'To the next square that way:', 'Left Arrow, Right Arrow, Up Arrow or'],
      },
      { what: 'which goes on where it is long', press: 'Down', heard: ['Down Arrow.'] },
      {
        what: 'Escape leads back to the square from there',
        press: 'Escape',
        heard: [
          'escape',
          'leaving list.',
          { firefox: 'region Board' },
          ...['Chess board.', 'table with 8 rows 8 columns', 'e1, white king.', 'Focus mode'],
        ],
      },
    ],
  },
];
