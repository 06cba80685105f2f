/** Questions from a square: lines by compass, a knight's view, who attacks and who defends, each in one message; and counts that come first. */
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
  {
    name: 'How many come first, and one line by its name',
    // Black pawns all around the queen; a white one can take too.
    path: opened('7k/8/8/2ppp3/2pQp3/2ppp3/1P6/6K1 w - - 0 1'),
    from: MOVE_ENTRY,
    steps: [
      {
        type: 'captures\r',
        told: [
          '9 captures. Pawn b2 takes c3, queen d4 takes c3, queen d4 takes d3, queen d4 takes e3, queen d4 takes c4, queen d4 takes e4, ' +
            'queen d4 takes c5, queen d4 takes d5, queen d4 takes e5.',
        ],
      },
      {
        type: 'north-east of d4\r',
        told: ['North-east: e5 black pawn, f6 empty, g7 empty, h8 black king.'],
      },
    ],
  },
];
