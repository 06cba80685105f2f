/** From the first page to the first piece in the hand, by keys alone. */

import { OPENS_MENU } from '../pages.js';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Beginning a game',
    path: '/',
    from: 'Opponent combo box.',
    steps: [
      { press: 'Down', heard: ['Player beside you.'] },
      { press: 'Tab', heard: ['tab', 'Your colour combo box.', 'White.', OPENS_MENU] },
      { press: 'Tab', heard: ['tab', 'Start push button.', 'Browse mode'] },
      {
        what: 'Start leads to the board, and keys to the app',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving form.' },
          { maybe: 'leaving region.' },
          'region Board',
          'Chess board.',
          'table with 8 rows 8 columns',
          'e1, white king.',
          'Focus mode',
          'New game against the player beside you. White to move. Move with the arrows and Enter, or press I and type a move; F1 lists the keys, Z says this again.',
        ],
      },
      { press: 'Right', heard: ['f1, white bishop.', 'column 6.'] },
      { press: 'Up', heard: ['f2, white pawn.', 'row 2.'] },
      { press: 'Return', heard: ['return', 'Pawn f2 lifted.'] },
    ],
  },
];
