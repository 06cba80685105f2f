/** A draw claimed: it is asked about before it is made, and judged aloud. Then check, promotion and mate. */
import { enterBoard, FORM, MOVE_ENTRY, opened } from '../pages.js';

const PROMOTE = [{ firefox: 'leaving table.' }, { chromium: 'Promote to menu.', firefox: 'Promote to menu' }, 'Queen.'];

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'A wrong claim, then check',
    path: opened('4k3/8/8/8/8/8/8/4K2R w K - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      { type: 'claim three', heard: ['c', 'l', 'a', 'i', 'm', 'space', 't', 'h', 'r', 'e', 'e'] },
      {
        what: 'it asks, and the focus is on No',
        press: 'Return',
        heard: [
          'return',
          'leaving form.',
          'leaving region.',
          'Claim a draw: the same position stands on the board for the third time? panel.',
          'No, play on push button.',
          'Without a clock a wrong claim costs no time. A wrong claim is an offer of a draw too.',
          'Browse mode',
        ],
      },
      { press: 'Tab', heard: ['tab', 'Yes, claim push button.'] },
      {
        what: 'Yes leads back to the entry, and the claim is judged',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving panel.' },
          { maybe: 'leaving region.' },
          'region Move entry',
          FORM,
          'Your move entry.',
          'Focus mode',
          'White claims a draw: the position has stood three times. Not correct: the position has occurred only once. It stands as a draw offer.',
        ],
      },
      { what: 'the claim is gone from the entry', type: 'Rh8', heard: ['left shift', 'R', 'h', '8'] },
      { press: 'Return', heard: ['return', 'Turm Hector eins Hector acht, Schach'] },
    ],
  },
  {
    name: 'Promotion',
    path: opened('8/P6k/8/8/8/8/8/K7 w - - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      enterBoard('e1, empty', 'row 1 column 5'),
      { what: 'the next pawn', press: 'p', heard: ['p', 'a7, white pawn.', 'row 7 column 1.'] },
      { press: 'Return', heard: ['return', 'Pawn a7 lifted.'] },
      { press: 'Up', heard: ['a8, empty.', 'row 8.'] },
      {
        what: 'it asks',
        press: 'Return',
        heard: ['return', ...PROMOTE, 'Which piece? Queen, rook, bishop or knight.'],
      },
      {
        what: 'cancelling',
        press: 'Escape',
        heard: [
          'escape',
          'Chess board.',
          'table with 8 rows 8 columns',
          'a8, empty.',
          'row 8 column 1.',
          'Promotion cancelled. Pawn a7 put back.',
        ],
      },
      { press: 'Down', heard: ['a7, white pawn.', 'row 7.'] },
      { press: 'Return', heard: ['return', 'Pawn a7 lifted.'] },
      { press: 'Up', heard: ['a8, empty.', 'row 8.'] },
      {
        what: 'it asks again',
        press: 'Return',
        heard: ['return', ...PROMOTE, 'Which piece? Queen, rook, bishop or knight.'],
      },
      { press: 'Down', heard: ['Rook.'] },
      { press: 'Up', heard: ['Queen.'] },
      {
        what: 'choosing',
        press: 'Return',
        heard: [
          'return',
          'Chess board.',
          'table with 8 rows 8 columns',
          { either: ['a8, empty.', 'a8, white queen.'] },
          'row 8 column 1.',
          'Bauer Anna sieben Anna acht Dame',
        ],
      },
      { press: 'Right', heard: ['b8, empty.', 'column 2.'] },
      { press: 'Left', heard: ['a8, white queen.', 'column 1.'] },
    ],
  },
  {
    name: 'Mate',
    path: opened('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      { type: 'Ra8', heard: ['left shift', 'R', 'a', '8'] },
      { press: 'Return', heard: ['return', 'Turm Anna eins Anna acht, matt. White wins.'] },
    ],
  },
];
