/** On the board: moving about, its edge, lifting, putting back, placing, and a refusal with its reason. */
import { enterBoard, FIRST_POSITION, MOVE_ENTRY, opened } from '../pages.js';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Moving about on the board',
    path: opened(FIRST_POSITION),
    from: MOVE_ENTRY,
    steps: [
      enterBoard('e1, white king', 'row 1 column 5'),
      { press: 'Right', heard: ['f1, white bishop.', 'column 6.'] },
      { press: 'Left', heard: ['e1, white king.', 'column 5.'] },
      { press: 'Up', heard: ['e2, white pawn.', 'row 2.'] },
      { press: 'Up', heard: ['e3, empty.', 'row 3.'] },
      { press: 'Down', heard: ['e2, white pawn.', 'row 2.'] },
      { what: 'the end of the rank', press: 'Home', heard: ['a2, white pawn.', 'column 1.'] },
      { what: 'the edge', press: 'Left', heard: ['Edge'] },
      { what: 'the edge again', press: 'Left', heard: ['Edge'], sentinel: false },
      { what: 'the edge a third time', press: 'Left', heard: ['Edge'] },
      { what: 'the next king', press: 'k', heard: ['k', 'e8, black king.', 'row 8 column 5.'] },
    ],
  },
  {
    name: 'Lifting, putting back, placing',
    path: opened(FIRST_POSITION),
    from: MOVE_ENTRY,
    steps: [
      enterBoard('e1, white king', 'row 1 column 5'),
      { press: 'Up', heard: ['e2, white pawn.', 'row 2.'] },
      { what: 'lifting', press: 'Return', heard: ['return', 'Pawn e2 lifted.'] },
      { what: 'putting back', press: 'Escape', heard: ['escape', 'Pawn e2 put back.'] },
      // With Space, and only with it, Orca tells the cell's new state by itself.
      { what: 'lifting', press: 'space', heard: ['space', 'selected', 'Pawn e2 lifted.'] },
      {
        what: 'putting back on its square',
        press: 'space',
        heard: ['space', { firefox: 'unselected' }, 'Pawn e2 put back.'],
      },
      { press: 'Return', heard: ['return', 'Pawn e2 lifted.'] },
      { press: 'Up', heard: ['e3, empty.', 'row 3.'] },
      { press: 'Up', heard: ['e4, empty.', 'row 4.'] },
      { press: 'Up', heard: ['e5, empty.', 'row 5.'] },
      {
        what: 'a refusal with its reason',
        press: 'Return',
        heard: [
          'return',
          'The pawn cannot go from e2 to e5: it moves straight ahead, and captures one square diagonally ahead.',
        ],
      },
      { press: 'Page_Down', heard: ['page down', 'e1, white king.', 'row 1.'] },
      { press: 'Up', heard: ['e2, white pawn.', 'row 2.'] },
      { press: 'Return', heard: ['return', 'Pawn e2 lifted.'] },
      { press: 'Up', heard: ['e3, empty.', 'row 3.'] },
      { press: 'Up', heard: ['e4, empty.', 'row 4.'] },
      { what: 'placing', press: 'Return', heard: ['return', 'Bauer Eva zwei Eva vier'] },
    ],
  },
];
