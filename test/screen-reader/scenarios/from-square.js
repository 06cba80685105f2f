/** Questions from the square of the cursor: lines by compass, a knight's view, who attacks and who defends, each in one message. */
import { enterBoard, MOVE_ENTRY, opened } from '../pages.js';

/** @type {readonly import('../scenario.js').Scenario[]} */
export const scenarios = [
  {
    name: 'Questions from a square',
    // A knight pinned by a bishop, a rook behind a rook.
    path: opened('3qk3/8/8/3p4/1b6/2NR4/8/3RK3 w - - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      enterBoard('e1, white king', 'row 1 column 5'),
      { what: 'to the pawn', press: 'p', heard: ['p', 'd5, black pawn.', 'row 5 column 4.'] },
      {
        what: 'the first line',
        press: 'x',
        counts: 'answer',
        heard: ['x', 'North-east: e6 empty, f7 empty, g8 empty.'],
      },
      {
        what: 'the next one',
        press: 'x',
        counts: 'answer',
        heard: ['x', 'South-east: e4 empty, f3 empty, g2 empty, h1 empty.'],
      },
      {
        what: 'along the file',
        press: 'alt+x',
        counts: 'answer',
        heard: ['left alt', 'x', 'North: d6 empty, d7 empty, d8 black queen.'],
      },
      {
        press: 'a',
        counts: 'answer',
        heard: [
          'a',
          'd5, black pawn. 3 attackers: knight c3 pinned by bishop b4, rook d3, rook d1 behind rook d3. 1 defender: queen d8.',
        ],
      },
      { press: 'd', counts: 'answer', heard: ['d', 'd5, black pawn. 1 defender: queen d8.'] },
      {
        press: 'j',
        counts: 'answer',
        heard: ['j', 'Knight’s view from d5: white knight c3, black bishop b4; empty: e7, f6, f4, e3, b6, c7.'],
      },
    ],
  },
];
