/** A game at a table, by keys alone, in one window that is both players': set up, read back, begun, called, repeated, executed and written. */

import { FORM, MORE_CHOICES, OPENS_MENU } from '../pages.js';

const NOTHING = 'Nothing is to be called, repeated or executed now.';
const REPEAT = 'Repeat: Bauer David sieben David fünf push button.';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'A game at a table',
    // It is the longest; what is said otherwise in Firefox is heard in the others.
    browsers: ['chromium'],
    path: '/',
    from: MORE_CHOICES,
    steps: [
      {
        press: 'Tab',
        heard: [
          'tab',
          'leaving form.',
          'leaving region.',
          'region At the table',
          'Set up a game at a table … push button.',
          'Browse mode',
        ],
      },
      {
        what: 'the form',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving region.' },
          'region A game at a table',
          FORM,
          'A game at a table heading level 2.',
        ],
      },
      {
        press: 'Tab',
        heard: [
          'tab',
          'Play and Laws panel.',
          'Play combo box.',
          'Strict, as in a tournament.',
          OPENS_MENU,
          'Focus mode',
        ],
      },
      { press: 'Up', heard: ['Casual.'] },
      { press: 'Tab', heard: ['tab', 'Laws combo box.', 'FIDE 2023.', OPENS_MENU] },
      {
        press: 'Tab',
        heard: ['tab', 'leaving panel.', 'Clock panel.', 'With a clock check box checked.', 'Browse mode'],
      },
      { what: 'without a clock its other fields go', press: 'space', heard: ['space', 'not checked'] },
      {
        press: 'Tab',
        heard: [
          'tab',
          'leaving panel.',
          'The player of the white pieces panel.',
          'White’s name, if you like entry.',
          'Focus mode',
        ],
      },
      { press: 'Tab', heard: ['tab', 'White is visually disabled check box checked.', 'Browse mode'] },
      { press: 'Tab', heard: ['tab', 'White is hearing-impaired check box not checked.'] },
      {
        press: 'Tab',
        heard: [
          'tab',
          'leaving panel.',
          'The player of the black pieces panel.',
          'Black’s name, if you like entry.',
          'Focus mode',
        ],
      },
      { press: 'Tab', heard: ['tab', 'Black is visually disabled check box not checked.', 'Browse mode'] },
      { press: 'Tab', heard: ['tab', 'Black is hearing-impaired check box not checked.'] },
      {
        press: 'Tab',
        heard: [
          'tab',
          'leaving panel.',
          'Boards and calls panel.',
          'Boards combo box.',
          'two, one for each player.',
          OPENS_MENU,
          'Focus mode',
        ],
      },
      {
        press: 'Tab',
        heard: [
          'tab',
          'How moves are called at this table panel.',
          'The FIDE way: Springer Gustav eins Felix drei.',
          'selected radio button',
          'Browse mode',
        ],
      },
      {
        press: 'Tab',
        heard: [
          'tab',
          'leaving panel.',
          'leaving panel.',
          'White’s assistant panel.',
          'White has an assistant check box not checked.',
        ],
      },
      {
        press: 'Tab',
        heard: ['tab', 'leaving panel.', 'Black’s assistant panel.', 'Black has an assistant check box not checked.'],
      },
      {
        press: 'Tab',
        heard: [
          'tab',
          'leaving panel.',
          'Score and illegal moves panel.',
          'The score is kept by combo box.',
          'each player.',
          OPENS_MENU,
          'Focus mode',
        ],
      },
      { press: 'Tab', heard: ['tab', 'An illegal move combo box.', 'stands until it is found.', OPENS_MENU] },
      { press: 'Tab', heard: ['tab', 'A touched piece must be played check box not checked.', 'Browse mode'] },
      {
        press: 'Tab',
        heard: [
          'tab',
          'leaving panel.',
          'Draws and points panel.',
          'Draws by agreement combo box.',
          'allowed.',
          OPENS_MENU,
          'Focus mode',
        ],
      },
      {
        press: 'Tab',
        heard: ['tab', 'Points for a win, a draw and a loss combo box.', '1, ½, 0.', OPENS_MENU],
      },
      {
        press: 'Tab',
        heard: ['tab', 'leaving panel.', 'Arbiter panel.', 'An arbiter is present check box checked.', 'Browse mode'],
      },
      { what: 'without an arbiter', press: 'space', heard: ['space', 'not checked'] },
      {
        press: 'Tab',
        heard: ['tab', 'leaving panel.', 'This window is for combo box.', 'Both players.', OPENS_MENU, 'Focus mode'],
      },
      { press: 'Tab', heard: ['tab', 'Read the conditions … push button.', 'Browse mode'] },
      {
        what: 'they are read back before the game begins',
        press: 'Return',
        heard: [
          'return',
          'leaving form.',
          'region Conditions of play',
          'Begin the game push button.',
          "Casual play. Laws: FIDE 2023. No clock. White is visually disabled. Each player has a board of his own (article D.1). Each player calls his moves and repeats the opponent's (article D.2.1). Moves are called the FIDE way, with German numbers (article D.2.1). For example: Springer Gustav eins Felix drei. Neither player has an assistant. Each player keeps his own score. A recording device may be used (article D.2.7). An illegal move stands until it is found. No arbiter is present.",
        ],
      },
      {
        what: 'the board, and no list beside it',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving region.' },
          { maybe: 'leaving region.' },
          'region Board',
          'Chess board.',
          'table with 8 rows 8 columns',
          'e1, white king.',
          'Focus mode',
          'This window is for both players. New game at the table. White to move.',
        ],
      },
      {
        press: 'i',
        heard: ['i', 'leaving table.', 'leaving region.', 'region Move entry', FORM, 'Your move entry.'],
      },
      { type: 'e4', heard: ['e', '4'] },
      {
        what: 'a move is called, and made',
        press: 'Return',
        heard: ['return', 'White places the pawn on e4.', 'White calls: Bauer Eva zwei Eva vier.'],
      },
      {
        what: 'back to the board',
        press: 'shift+Tab',
        heard: ['left shift', 'leaving form.', 'leaving region.', 'Show Black’s board push button.', 'Browse mode'],
      },
      {
        press: 'shift+Tab',
        heard: [
          'left shift',
          'region Board',
          'Chess board.',
          'table with 8 rows 8 columns',
          'e1, white king.',
          'Focus mode',
        ],
      },
      { what: 'repeating it', press: 'y', heard: ['y', 'Black repeats it.'] },
      {
        what: 'nothing more',
        press: 'y',
        heard: ['y', 'Nothing is to be called, repeated or made on your board now.'],
      },
      { what: 'making it on the own board', press: 'e', heard: ['e', "On Black's board: Bauer Eva zwei Eva vier."] },
      {
        press: 'i',
        heard: ['i', 'leaving table.', 'leaving region.', 'region Move entry', FORM, 'Your move entry.'],
      },
      { type: 'd5', heard: ['d', '5'] },
      {
        press: 'Return',
        heard: [
          'return',
          "On Black's board: Bauer David sieben David fünf.",
          'Black calls: Bauer David sieben David fünf.',
        ],
      },
      { press: 'Tab', heard: ['tab', 'Make move push button.', 'Browse mode'] },
      {
        what: 'whose turn it is to do something',
        press: 'Tab',
        heard: ['tab', 'leaving form.', 'region To do', 'White panel.', 'List with 2 items.', REPEAT],
      },
      {
        what: 'the focus stays where the next step comes',
        press: 'Return',
        heard: ['return', 'Make it on my board: Bauer David sieben David fünf push button.', 'White repeats it.'],
      },
      {
        what: 'nothing is left, and that has the focus',
        press: 'Return',
        heard: [
          'return',
          // Orca reads a paragraph that has the focus by its name and by the first line of its text.
          `${NOTHING} ${NOTHING.replace(' now.', '')}`,
          "On White's board: Bauer David sieben David fünf.",
        ],
      },
      {
        press: 'Tab',
        heard: ['tab', 'leaving region.', 'leaving region.', 'All messages toggle button not pressed.'],
      },
      {
        what: 'a score of which nothing is written',
        press: 'Tab',
        heard: [
          'tab',
          { maybe: 'leaving main content.' },
          { maybe: 'main content' },
          'region Scoresheet',
          'White’s score.',
        ],
      },
      {
        press: 'Tab',
        heard: ['tab', 'White’s score tool bar', 'Read the score push button.', 'Focus mode'],
      },
      { press: 'Right', heard: ['Copy push button.'] },
      { press: 'Right', heard: ['Save as PGN push button.'] },
      { press: 'Tab', heard: ['tab', 'form Writing on White’s score', 'Write move 1, White entry.'] },
      { type: 'e4', heard: ['e', '4'] },
      { what: 'it is written', press: 'Return', heard: ['return', 'Move written.'] },
      { type: 'd5', heard: ['d', '5'] },
      { what: 'the next', press: 'Return', heard: ['return', 'Move written.'] },
      {
        what: 'what stands may be corrected',
        press: 'shift+Tab',
        heard: ['left shift', 'Which move combo box.', 'Correct move 1, Black.', OPENS_MENU],
      },
      {
        press: 'shift+Tab',
        heard: ['left shift', 'leaving form.', 'White’s score tool bar', 'Save as PGN push button.'],
      },
      {
        what: 'the score is one stop',
        press: 'shift+Tab',
        heard: [
          'left shift',
          'White’s score.',
          'table with 2 rows 3 columns',
          '1 White column header.',
          'row 2.',
          'column 2',
          'Bauer Eva zwei Eva vier push button.',
          'Browse mode',
        ],
      },
      { press: 'Right', heard: ['Bauer David sieben David fünf.'] },
      { press: 'Left', heard: ['Bauer Eva zwei Eva vier.'] },
      {
        what: 'back to a move',
        press: 'Return',
        heard: ['return', 'Back to move 1, White: Bauer Eva zwei Eva vier'],
      },
      {
        what: 'on to the other score, to the game, and to what the players see to themselves',
        press: 'F6',
        heard: ['F6', 'leaving table.', 'Black’s score.', 'table with 2 rows 3 columns', 'Black’s score caption.'],
      },
      {
        press: 'F6',
        heard: ['F6', 'leaving table.', 'leaving region.', 'Actions tool bar', 'Offer draw push button.', 'Focus mode'],
      },
      {
        press: 'F6',
        heard: ['F6', 'Without an arbiter tool bar', 'Illegal move … push button.'],
      },
      { press: 'Right', heard: ['Compare the boards … push button.'] },
      {
        what: 'it is read back',
        press: 'Return',
        heard: [
          'return',
          'Your ruling panel.',
          'Record this ruling push button.',
          'Browse mode',
          'The boards agree. Article D.2.9. Do you want to do this?',
        ],
      },
      {
        what: 'and done',
        press: 'Return',
        heard: [
          'return',
          { maybe: 'leaving panel.' },
          FORM,
          'What is it about? combo box.',
          'An illegal move.',
          OPENS_MENU,
          'Focus mode',
          'The boards agree.',
        ],
      },
      {
        press: 'Tab',
        heard: ['tab', 'Which move combo box.', 'Move 1, Black: Bauer David sieben David fünf.', OPENS_MENU],
      },
      { press: 'Tab', heard: ['tab', 'Read back push button.', 'Browse mode'] },
      { what: 'a refusal, once', press: 'Return', heard: ['return', 'Nothing of the kind has happened.'] },
    ],
  },
];
