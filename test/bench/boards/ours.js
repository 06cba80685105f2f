/** Our board as the app has it: pieces can be lifted, every square has its name, and the last move is marked. */
import '../../../components/chess-board/chess-board.js';
import { adoptTokens } from '../../../components/styles/tokens.js';
import { parsePosition } from '../../../src/laws/board/parse-position.js';
import { changedSquares } from './changed-squares.js';
import { offer } from './timing.js';

offer((fens) => {
  adoptTokens(document);
  const positions = fens.map((fen) => {
    const read = parsePosition(fen);
    if (!read.ok) throw new Error(fen);
    return read.position;
  });
  const lastMoves = changedSquares(fens);
  const board = document.createElement('chess-board');
  board.mayLift = ['white', 'black'];
  document.body.append(board);
  return {
    draw: (index) => {
      board.position = /** @type {(typeof positions)[number]} */ (positions[index]);
      board.lastMove = lastMoves[index];
    },
    men: () => board.shadowRoot?.querySelectorAll('.man').length ?? 0,
  };
});
