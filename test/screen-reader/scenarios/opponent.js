/** The opponent's moves, wherever the focus is; answers that equal the last; and a typed move that is refused. */
import { enterBoard, FIRST_POSITION, FORM, MOVE_ENTRY, opened } from '../pages.js';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'The opponent’s moves, and the same answer twice',
    path: opened(FIRST_POSITION),
    from: MOVE_ENTRY,
    steps: [
      { type: 'e4', heard: ['e', '4'] },
      { press: 'Return', heard: ['return', 'Bauer Eva zwei Eva vier'] },
      { what: 'the focus in the entry', elsewhere: 'e5', heard: ['Bauer Eva sieben Eva fünf'] },
      { type: 'Nf3', heard: ['left shift', 'N', 'f', '3'] },
      { press: 'Return', heard: ['return', 'Springer Gustav eins Felix drei'] },
      enterBoard('e1, white king', 'row 1 column 5'),
      { what: 'the focus on the board', elsewhere: 'Nc6', heard: ['Springer Bella acht Cesar sechs'] },
      // Whether it was cut off or not: the first key after it says it again.
      { what: 'the move again', press: 'z', heard: ['z', 'Springer Bella acht Cesar sechs'], sentinel: false },
      { what: 'the last move', press: 'l', heard: ['l', 'Black: Springer Bella acht Cesar sechs'], sentinel: false },
      { what: 'the same', press: 'l', heard: ['l', 'Black: Springer Bella acht Cesar sechs'], sentinel: false },
      { what: 'the last message', press: 'z', heard: ['z', 'Black: Springer Bella acht Cesar sechs'] },
      { press: 'Up', heard: ['e2, empty.', 'row 2.'] },
      {
        what: 'leaving the board for the entry',
        press: 'i',
        heard: ['i', 'leaving table.', 'leaving region.', 'region Move entry', FORM, 'Your move entry.'],
      },
      { type: 'Ra3', heard: ['left shift', 'R', 'a', '3'] },
      {
        what: 'a refusal with its reason',
        press: 'Return',
        // It comes back, selected.
        heard: ['return', 'Ra3', 'selected', 'The way is blocked by the white pawn on a2.'],
        sentinel: false,
      },
      {
        what: 'the same refusal',
        press: 'Return',
        heard: ['return', { maybe: 'Ra3' }, { maybe: 'selected' }, 'The way is blocked by the white pawn on a2.'],
      },
    ],
  },
  {
    name: 'A move of the computer while the settings are open',
    path: '/',
    from: 'Start push button.',
    steps: [
      {
        press: 'Return',
        heard: [
          ...['return', 'leaving form.', 'leaving region.', 'region Board', 'Chess board.'],
          ...['table with 8 rows 8 columns', 'e1, white king.', 'Focus mode'],
          'New game. You are White against the computer, level 1. Move with the arrows and Enter, or press I and type a move; F1 lists the keys, Z says this again.',
        ],
      },
      { goTo: '#/settings', heard: ['leaving table.', 'leaving region.', 'Settings heading level 2.', 'Browse mode'] },
      {
        what: 'a move from another window, and the answer to it',
        elsewhere: 'e4',
        // Which of its twenty moves the computer makes is its own affair.
        heard: [
          'Bauer Eva zwei Eva vier',
          { like: /^(?:Bauer|Springer) [A-Z][a-z]+ (?:sieben|acht) [A-Z][a-z]+ (?:sechs|fünf)$/ },
        ],
      },
    ],
  },
];
