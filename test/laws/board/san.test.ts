/** Short notation of legal moves (App. C), without the signs of check and mate. */
import { Chess } from 'chess.js';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../seeded-random.js';
import { completeMove, startPosition } from '../../../src/laws/board/board.js';
import { move, position } from '../play.js';

const WRITTEN: readonly (readonly [fen: string, move: string, san: string])[] = [
  ['4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4', 'e4'],
  ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'exd5'],
  // En passant is written as the capture it is.
  ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'exd6'],
  ['3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1', 'e7d8n', 'exd8=N'],
  ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'O-O'],
  ['r3k3/8/8/8/8/8/8/4K3 b q - 0 1', 'e8c8', 'O-O-O'],
  // Two rooks on one rank are told apart by their files, two on one file by their ranks.
  ['6k1/8/8/8/8/8/K7/R6R w - - 0 1', 'a1d1', 'Rad1'],
  ['7k/8/R7/8/8/8/1K6/R7 w - - 0 1', 'a1a3', 'R1a3'],
  // Two knights on neither the same file nor the same rank: by the file.
  ['7k/8/8/8/8/2N5/4N3/K7 w - - 0 1', 'c3d5', 'Nd5'],
  ['7k/8/8/8/8/1N6/8/K4N2 w - - 0 1', 'b3d2', 'Nbd2'],
  // Three queens, one beside and one on the file of the one that moves: by file and rank.
  ['8/7k/8/8/Q7/8/8/Q2Q3K w - - 0 1', 'a1d4', 'Qa1d4'],
  ['8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1', 'h4e1', 'Qh4e1'],
  // A pinned knight cannot go there, so nothing has to be told apart.
  ['4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1', 'g1e2', 'Ne2'],
];

describe('a legal move in short notation', () => {
  it.each(WRITTEN)('%s %s is %s', (fen, text, san) => {
    const stands = position(fen);
    expect(stands.san(completeMove(stands, move(text)))).toBe(san);
  });

  it('is as another program writes it, for every move of random games', () => {
    const random = seededRandom(20);
    for (let game = 0; game < 12; game += 1) {
      const other = new Chess();
      let stands = startPosition();
      for (let ply = 0; ply < 120 && !other.isGameOver(); ply += 1) {
        const ours = stands.legalMoves().map((one) => stands.san(one));
        const theirs = other.moves().map((san) => san.replace(/[+#]$/, ''));
        expect([...ours].sort()).toEqual([...theirs].sort());
        const next = Math.floor(random() * ours.length);
        const chosen = stands.legalMoves()[next];
        if (!chosen) break;
        other.move(ours[next] ?? '');
        stands = stands.play(chosen);
      }
    }
  });
});
