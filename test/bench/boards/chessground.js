/** A board that names no squares: its pieces are laid over one picture. */
import { Chessground } from 'chessground';
import { changedSquares } from './changed-squares.js';
import { offer } from './timing.js';

offer((fens) => {
  const lastMoves = changedSquares(fens);
  const place = document.createElement('div');
  document.body.append(place);
  const board = Chessground(place, { animation: { enabled: false }, highlight: { lastMove: true } });
  return {
    draw: (index) => {
      const { from, to } = /** @type {(typeof lastMoves)[number]} */ (lastMoves[index]);
      board.set({ fen: /** @type {string} */ (fens[index]), lastMove: [from, to] });
    },
    men: () => place.querySelectorAll('piece:not(.ghost)').length,
  };
});
