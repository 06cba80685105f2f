/** The guided first game, from its link on the start page to its end, word for word, by keys. */
import { FORM } from '../pages.js';

/** @typedef {import('../scenario.js').Step} Step */

/** @type {Step} */
const TO_THE_TOP = {
  what: 'to the top, where a page that is opened is read from',
  press: 'ctrl+Home',
  heard: ['left control', 'leaving navigation.', 'Anna–Hector heading level 1.', 'Settings link.', 'Help link.'],
};

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'The guided first game',
    path: '/',
    browsers: ['chromium'],
    from: 'Help link.',
    steps: [
      TO_THE_TOP,
      { press: 'k', heard: ['k', { maybe: 'leaving navigation.' }, 'Settings link.'] },
      { press: 'k', heard: ['k', 'Help link.'] },
      { press: 'k', heard: ['k', { maybe: 'leaving navigation.' }, 'Learn by ear in five minutes link.'] },
      {
        what: 'the link leads to the board, and the first step is told',
        press: 'Return',
        heard: [
          'return',
          ...['region Board', 'Chess board.', 'table with 8 rows 8 columns', 'e1, white king.', 'Focus mode'],
          'Your first game, in seven steps. No clock runs: take your time. On the board, Z says a step again. You can leave, and go on later. Step 1 of 7. The board. You play White, I play Black. You are on e1, with your king. The arrow keys go from square to square. Go up to e4.',
        ],
      },
      { press: 'Up', heard: ['e2, white pawn.', 'row 2.'] },
      { press: 'Up', heard: ['e3, empty.', 'row 3.'] },
      {
        press: 'Up',
        heard: [
          ...['e4, empty.', 'row 4.'],
          'Good. Step 2 of 7. A question. You can ask at any time. Press O to hear the square you are on.',
        ],
      },
      {
        press: 'o',
        heard: [
          'o',
          'e4, empty. Good. Step 3 of 7. A move. Press I for the field “Your move”, type e4 and press Enter.',
        ],
      },
      { press: 'i', heard: ['i', 'leaving table.', 'leaving region.', 'region Move entry', FORM, 'Your move entry.'] },
      { type: 'e4', heard: ['e', '4'] },
      {
        press: 'Return',
        heard: [
          'return',
          'Bauer Eva zwei Eva vier',
          'Bauer Felix sieben Felix fünf. Good. Step 4 of 7. You heard the calls: your move, and my answer f5. Moves are called in German, as blind players do in every country: Bauer is a pawn, Eva is e, Felix is f. Press F2 for the board, then L to hear my move again.',
        ],
      },
      {
        press: 'F2',
        heard: [
          ...['F2', 'leaving form.', 'leaving region.', 'region Board', 'Chess board.', 'table with 8 rows 8 columns'],
          ...['e4, white pawn.', 'row 4 column 5.'],
        ],
      },
      {
        press: 'l',
        heard: [
          'l',
          'Black: Bauer Felix sieben Felix fünf. Good. Step 5 of 7. A capture. You can take my pawn on f5. Press F2 for the board, go to your pawn on e4 and press Enter. Then go to f5 and press Enter.',
        ],
      },
      { press: 'Return', heard: ['return', { maybe: 'selected.' }, 'Pawn e4 lifted.'] },
      { press: 'Up', heard: ['e5, empty.', 'row 5.'] },
      { press: 'Right', heard: ['f5, black pawn.', 'column 6.'] },
      {
        press: 'Return',
        heard: [
          'return',
          { maybe: 'f5, white pawn.' },
          'Bauer Eva vier schlägt Felix fünf',
          'Bauer Gustav sieben Gustav fünf. Good. Step 6 of 7. Mate in one. I played g5, and my king on e8 is open. Your queen on d1 can mate me: find the square. M on the queen says where she can go.',
        ],
      },
      { press: 'i', heard: ['i', 'leaving table.', 'leaving region.', 'region Move entry', FORM, 'Your move entry.'] },
      { type: 'Qf3', heard: ['left shift', 'Q', 'f', '3'] },
      {
        what: 'a move that does not mate is not made',
        press: 'Return',
        heard: ['return', 'Qf3', 'selected', 'That is not mate. Look at the diagonal from e8 to h5: it is open.'],
      },
      { press: 'ctrl+a', heard: ['left control', { like: /./ }] },
      { type: 'Q', heard: ['left shift', 'Q', { maybe: 'Text unselected.' }] },
      { type: 'h5', heard: ['h', '5'] },
      {
        press: 'Return',
        heard: [
          'return',
          'Dame David eins Hector fünf, matt. White wins. Good. Step 7 of 7. Mate: you have won. The last step: help. F1 tells what you can do where you are. Press it now; Escape brings you back.',
        ],
      },
      {
        what: 'the help on where one is',
        press: 'F1',
        heard: [
          'F1',
          'leaving form.',
          'leaving region.',
          'What you can type in “Your move” heading level 3.',
          'Browse mode',
        ],
      },
      {
        what: 'back, and the end is told',
        press: 'Escape',
        heard: [
          'escape',
          FORM,
          'Your move entry.',
          'Focus mode',
          'That is all you need: the board, questions, moves, calls and help. The button “New game” begins a game of your own.',
        ],
      },
    ],
  },
];
