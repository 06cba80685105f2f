/** Questions and own moves, at an even pace: what is answered, whole and in order, and how long that takes. */
import { enterBoard, MOVE_ENTRY, opened } from '../pages.js';

const CAPTURE = 'Springer Cesar drei schlägt David fünf';
const LAST = 'Black: König David acht David sieben';
const NO_CLOCK = 'This game is played without a clock.';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Questions, and own moves',
    path: opened('4k3/8/8/3p4/8/2N4P/8/4K3 w - - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      { type: 'Nxd5', heard: ['left shift', 'N', 'x', 'd', '5'] },
      { press: 'Return', counts: 'own move', heard: ['return', CAPTURE] },
      { type: 'Kd7', heard: ['left shift', 'K', 'd', '7'] },
      { press: 'Return', counts: 'own move', heard: ['return', 'König Eva acht David sieben'] },
      { type: 'h4', heard: ['h', '4'] },
      { press: 'Return', counts: 'own move', heard: ['return', 'Bauer Hector drei Hector vier'] },
      { type: 'Kd8', heard: ['left shift', 'K', 'd', '8'] },
      { press: 'Return', counts: 'own move', heard: ['return', 'König David sieben David acht'] },
      { type: 'h5', heard: ['h', '5'] },
      { press: 'Return', counts: 'own move', heard: ['return', 'Bauer Hector vier Hector fünf'] },
      { type: 'Kd7', heard: ['left shift', 'K', 'd', '7'] },
      { press: 'Return', counts: 'own move', heard: ['return', 'König David acht David sieben'] },
      enterBoard('e1, white king', 'row 1 column 5'),
      { what: 'the next knight', press: 'n', heard: ['n', 'd5, white knight.', 'row 5 column 4.'] },
      { press: 'o', counts: 'answer', heard: ['o', 'd5, white knight'] },
      { press: 'l', counts: 'answer', heard: ['l', LAST] },
      {
        press: 'w',
        counts: 'answer',
        heard: [
          'w',
          'Rank 1: white king e1. Ranks 2 to 4: empty. Rank 5: white knight d5, pawn h5. Rank 6: empty. Rank 7: black king d7. Rank 8: empty.',
        ],
      },
      { press: 'm', counts: 'answer', heard: ['m', 'Knight d5: c3, e3, b4, f4, b6, f6, c7, e7.'] },
      { press: 'c', counts: 'answer', heard: ['c', 'Nothing was captured.'] },
      { press: 't', counts: 'answer', heard: ['t', NO_CLOCK] },
      { press: 'u', counts: 'answer', heard: ['u', NO_CLOCK] },
      { press: 'z', counts: 'answer', heard: ['z', NO_CLOCK] },
    ],
  },
  {
    name: 'Moves placed on the board',
    path: opened('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      enterBoard('e1, white king', 'row 1 column 5'),
      ...placed('f1, empty', 'Right', 'column 6', 'King e1 lifted.', 'König Eva eins Felix eins'),
      { what: 'the other king', press: 'k', heard: ['k', 'e8, black king.', 'row 8 column 5.'] },
      ...placed('f8, empty', 'Right', 'column 6', 'King e8 lifted.', 'König Eva acht Felix acht'),
      { what: 'the other king', press: 'k', heard: ['k', 'f1, white king.', 'row 1.'] },
      ...placed('g1, empty', 'Right', 'column 7', 'King f1 lifted.', 'König Felix eins Gustav eins'),
    ],
  },
];

/** Lifting what the cursor is on, one step, placing. @returns {readonly import('../scenario.js').Step[]} */
function placed(to, step, place, lifted, call) {
  return [
    { press: 'Return', heard: ['return', lifted] },
    { press: step, heard: [`${to}.`, `${place}.`] },
    { what: 'placing', press: 'Return', counts: 'own move', heard: ['return', call] },
  ];
}
