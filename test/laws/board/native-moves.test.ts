import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { expect, test } from 'vitest';
import { seededRandom } from '../../seeded-random.js';
import { hasMoreFreeMoves, hasMoreMoves, legalMoves } from '../../../src/laws/board/native-moves.js';

const GAMES = 40;
const PLIES = 120;
const SEED = 1920;

/** Positions of games of random moves, until nobody can move. */
function* positions(): Generator<Chess> {
  const random = seededRandom(SEED);
  for (let game = 0; game < GAMES; game += 1) {
    const chess = Chess.default();
    for (let ply = 0; ply < PLIES; ply += 1) {
      yield chess;
      const moves = legalMoves(chess, chess.ctx());
      const move = moves[Math.floor(random() * moves.length)];
      if (!move) break;
      chess.play(move);
    }
  }
}

test('there are more moves than so many where the legal ones, counted one by one, are more', () => {
  for (const chess of positions()) {
    const context = chess.ctx();
    const count = [...chess.allDests(context).values()].reduce((sum, squares) => sum + squares.size(), 0);
    const told = [0, 8, 16, count - 1, count, count + 1].map((many) => [many, hasMoreMoves(chess, context, many)]);
    expect(told, makeFen(chess.toSetup())).toEqual(
      [0, 8, 16, count - 1, count, count + 1].map((many) => [many, count > many]),
    );
  }
});

test.each([
  // Counted by hand: 8 pawns with two squares each, and two knights with two.
  ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 20],
  // The pawn of e4 is stopped, that of d2 can go one or two squares; the knight in the corner has two.
  ['4k3/8/8/4p3/4P3/8/3P4/K6N w - - 0 1', 4],
  // A rook on an open file and rank.
  ['4k3/8/8/8/3R4/8/8/K7 w - - 0 1', 14],
  // The bishop has c2, b1, e2, f1, c4, e4 and takes on b5; its own pawn, which can go to f6, stops it.
  ['4k3/8/8/1p3P2/8/3B4/8/K7 w - - 0 1', 8],
])('%s leaves White %i moves to free squares', (fen, count) => {
  const chess = position(fen);
  expect([count - 1, count].map((many) => hasMoreFreeMoves(chess.board, 'white', many))).toEqual([true, false]);
});

test('a piece that is pinned has fewer moves than free squares', () => {
  // The rook may only go along the e-file: e3 to e7, and take on e8; the king has d1, d2, f1, f2.
  const chess = position('4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1');
  expect([9, 10].map((many) => hasMoreMoves(chess, chess.ctx(), many))).toEqual([true, false]);
});

function position(fen: string): Chess {
  return Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
}
