/** The peer: every square has its name. It marks no last move. */
import 'gchessboard';
import { placements } from './changed-squares.js';
import { offer } from './timing.js';

const KINDS = /** @type {const} */ ({ p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' });

offer((fens) => {
  const positions = fens.map((fen) =>
    Object.fromEntries(
      [...placements(fen)].map(([square, letter]) => [
        square,
        {
          pieceType: KINDS[/** @type {keyof typeof KINDS} */ (letter.toLowerCase())],
          color: letter === letter.toLowerCase() ? 'black' : 'white',
        },
      ]),
    ),
  );
  const board = /** @type {any} */ (document.createElement('g-chess-board'));
  board.interactive = true;
  board.animationDuration = 0;
  document.body.append(board);
  return {
    draw: (index) => {
      board.position = positions[index];
    },
    men: () => board.shadowRoot.querySelectorAll('.piece').length,
  };
});
