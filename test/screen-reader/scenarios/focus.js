/** Where the focus goes when what had it goes: that is heard, and keys reach it. */
import { FIRST_POSITION, FORM, FROM_ENTRY_TO_SCORE, MOVE_ENTRY, OPENS_MENU, opened } from '../pages.js';

/** Entering the board where the focus did not come from beside it: the place in the grid is not told. */
const BOARD = ['region Board', 'Chess board.', 'table with 8 rows 8 columns', 'e1, white king.', 'Focus mode'];

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Which move?',
    path: opened('4k3/8/8/4p3/3P4/8/8/K3Q3 w - - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      // D is the d-pawn, made a capital by a keyboard, or the German queen.
      { type: 'Dxe5', heard: ['left shift', 'D', 'x', 'e', '5'] },
      {
        press: 'Return',
        heard: [
          'return',
          'Which move? 1: Bauer David vier schlägt Eva fünf; 2: Dame Eva eins schlägt Eva fünf, Schach.',
        ],
      },
      { press: 'Tab', heard: ['tab', 'Make move push button.', 'Browse mode'] },
      {
        press: 'Tab',
        heard: ['tab', 'leaving form.', 'Which move? panel.', 'None of these push button.'],
      },
      { press: 'Tab', heard: ['tab', '1: Bauer David vier schlägt Eva fünf push button.'] },
      { press: 'Tab', heard: ['tab', '2: Dame Eva eins schlägt Eva fünf, Schach push button.'] },
      {
        what: 'the answer leads back to the entry',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving panel.' },
          FORM,
          'Your move entry.',
          'Focus mode',
          'Dame Eva eins schlägt Eva fünf, Schach',
        ],
      },
      { type: 'Kd7', heard: ['left shift', 'K', 'd', '7'] },
    ],
  },
  {
    name: 'Resigning, playing again, and the form for a new game',
    path: opened(FIRST_POSITION),
    from: MOVE_ENTRY,
    steps: [
      ...FROM_ENTRY_TO_SCORE,
      {
        press: 'F6',
        heard: ['F6', 'leaving table.', 'leaving region.', 'Actions tool bar', 'Offer draw push button.', 'Focus mode'],
      },
      { press: 'Right', heard: ['Resign push button.'] },
      {
        what: 'it asks',
        press: 'Return',
        heard: ['return', 'Resign this game? panel.', 'No, play on push button.', 'Browse mode'],
      },
      {
        what: 'No',
        press: 'Return',
        heard: ['return', { maybe: 'leaving panel.' }, 'Actions tool bar', 'Resign push button.', 'Focus mode'],
      },
      {
        what: 'it asks again',
        press: 'Return',
        heard: ['return', 'Resign this game? panel.', 'No, play on push button.', 'Browse mode'],
      },
      { press: 'Tab', heard: ['tab', 'Yes, resign push button.'] },
      {
        what: 'Yes leads to Play again',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving panel.' },
          'Result tool bar',
          'Play again push button.',
          'Focus mode',
          'White resigns. Black wins.',
        ],
      },
      {
        what: 'Play again leads to the board',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving region.' },
          ...BOARD.slice(0, -1),
          'row 1 column 5.',
          'New game against the player beside you. White to move. Move with the arrows and Enter, or press I and type a move; F1 lists the keys, Z says this again.',
        ],
      },
      { press: 'Right', heard: ['f1, white bishop.', 'column 6.'] },
      {
        press: 'shift+F6',
        heard: ['left shift', 'F6', 'leaving table.', 'leaving region.', 'Actions tool bar', 'Resign push button.'],
      },
      { press: 'Right', heard: ['Claim a draw … push button.'] },
      { press: 'Right', heard: ['Take back push button grayed.'] },
      { press: 'Right', heard: ['Actions menu push button.'] },
      { press: 'Right', heard: ['New game push button.'] },
      {
        what: 'New game leads to the page where one is begun',
        press: 'Return',
        heard: ['return', { maybe: 'leaving region.' }, 'region', 'New game heading level 2.', 'Browse mode'],
      },
      {
        press: 'Tab',
        heard: [
          'tab',
          { maybe: 'main content' },
          { maybe: 'region New game' },
          FORM,
          'Opponent combo box.',
          'Computer.',
          OPENS_MENU,
          'Focus mode',
        ],
      },
      { press: 'Down', heard: ['Player beside you.'] },
    ],
  },
];
