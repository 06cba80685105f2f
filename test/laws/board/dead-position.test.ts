import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../../src/laws/board/board.js';
import { parsePosition } from '../../../src/laws/board/parse-position.js';
import { reachOf } from '../../../src/laws/board/reach.js';
import { COLORS, FILES, SQUARES, type Color } from '../../../src/laws/squares.js';
import { canMate, isDead } from '../../../src/laws/board/dead-position.js';
import { isWalledOff } from '../../../src/laws/board/walls.js';
import { position } from '../play.js';

/**
 * Every position that can be reached by legal moves, searched for a mate by either side: the words of Art. 5.2.2, without any
 * thought. Throws where there are too many.
 */
function matesIn(start: Position, limit = 60_000): ReadonlySet<Color> {
  const mates = new Set<Color>();
  const keyOf = (board: Position): string => board.fen().split(' ').slice(0, 4).join(' ');
  const seen = new Set([keyOf(start)]);
  const open = [start];
  for (let board = open.pop(); board; board = open.pop()) {
    const moves = board.legalMoves();
    if (moves.length === 0 && board.isCheck()) mates.add(board.turn === 'white' ? 'black' : 'white');
    for (const move of moves) {
      const next = board.play(move);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      open.push(next);
    }
    if (seen.size > limit) throw new Error(`too many positions from ${start.fen()}`);
  }
  return mates;
}

/** What is left, and a mate by White with it: the position shows by itself that the material is enough. */
const ENOUGH: readonly (readonly [string, string])[] = [
  ['two knights against a king', '7k/5N2/5N1K/8/8/8/8/8 b - - 0 1'],
  ['a knight against a knight', 'kn6/2N5/1K6/8/8/8/8/8 b - - 0 1'],
  ['a knight against a rook', '6rk/5N2/7K/8/8/8/8/8 b - - 0 1'],
  ['a knight against a bishop', 'kb6/8/KN6/8/8/8/8/8 b - - 0 1'],
  ['a knight against a pawn', '8/8/8/8/8/1N6/p1K5/k7 b - - 0 1'],
  ['a bishop against a bishop of the other colour', 'kb6/8/K7/8/4B3/8/8/8 b - - 0 1'],
  ['a bishop against a knight', 'k7/nBK5/8/8/8/8/8/8 b - - 0 1'],
  ['a bishop against a pawn', '8/8/8/8/8/2B5/p1K5/k7 b - - 0 1'],
  ['bishops of both colours', 'k7/B7/1K6/3B4/8/8/8/8 b - - 0 1'],
];

const NOT_ENOUGH: readonly (readonly [string, string])[] = [
  ['a king', '4k3/8/8/8/8/8/8/K6q w - - 0 1'],
  ['a knight against a king', '4k3/8/8/8/8/8/8/KN6 w - - 0 1'],
  ['a knight against a queen', '3qk3/8/8/8/8/8/8/KN6 w - - 0 1'],
  ['a bishop against a king', '4k3/8/8/8/8/8/8/KB6 w - - 0 1'],
  ['a bishop against a bishop of the same colour', '2b1k3/8/8/8/8/8/8/KB6 w - - 0 1'],
  ['a bishop against rooks and a queen', 'r2qk2r/8/8/8/8/8/8/KB6 w - - 0 1'],
];

describe('material', () => {
  test.each(ENOUGH)('FIDE 2023 5.2.2, 6.9: %s may mate', (_, fen) => {
    expect(position(fen).isCheckmate()).toBe(true);
    expect(canMate(position(fen), 'white')).toBe(true);
    expect(isDead(position(fen))).toBe(false);
  });

  test('FIDE 2023 6.9: a pawn may mate, for it may become a queen', () => {
    const board = position('7k/5P2/6K1/8/8/8/8/8 w - - 0 1');
    expect(board.play({ from: 'f7', to: 'f8', promotion: 'queen' }).isCheckmate()).toBe(true);
    expect(canMate(board, 'white')).toBe(true);
    expect(canMate(board, 'black')).toBe(false);
  });

  test.each(NOT_ENOUGH)('FIDE 2023 6.9: %s cannot mate', (_, fen) => {
    expect(canMate(position(fen), 'white')).toBe(false);
  });

  test('FIDE 2023 5.2.2: dead only where neither can mate', () => {
    expect(isDead(position('4k3/8/8/8/8/8/8/KN6 w - - 0 1'))).toBe(true);
    expect(isDead(position('2b1k3/8/8/8/8/8/8/KB6 w - - 0 1'))).toBe(true);
    expect(isDead(position('3qk3/8/8/8/8/8/8/KN6 w - - 0 1'))).toBe(false);
  });

  test.each([
    ['N', 'q'],
    ['B', 'r'],
  ])('FIDE 2023 6.9: no position with %s against %s is mate', (piece, against) => {
    let checks = 0;
    // A queen instead of the rook would only have more ways out. These ten squares mirror and turn into all others. A king that
    // is farther off takes no escape square away, and one piece and one blocker cannot fill three.
    for (const king of ['a1', 'b1', 'c1', 'd1', 'b2', 'c2', 'd2', 'c3', 'd3', 'd4']) {
      const file = king.charCodeAt(0);
      const rank = king.charCodeAt(1);
      const near = SQUARES.filter(
        (square) => Math.max(Math.abs(square.charCodeAt(0) - file), Math.abs(square.charCodeAt(1) - rank)) === 2,
      );
      for (const mating of SQUARES.filter((square) => reaches(piece, coordinates(square), [file - 97, rank - 49]))) {
        for (const white of near) {
          for (const blocker of SQUARES) {
            if (new Set([king, mating, white, blocker]).size < 4) continue;
            const fen = fenOf({ [king]: 'k', [mating]: piece, [white]: 'K', [blocker]: against }, 'b');
            const read = parsePosition(fen);
            if (!read.ok || !read.position.isCheck()) continue;
            checks += 1;
            if (read.position.isCheckmate()) throw new Error(`${fen} is mate`);
          }
        }
      }
    }
    expect(checks).toBeGreaterThan(10_000);
  });
});

function coordinates(square: string): readonly [number, number] {
  return [square.charCodeAt(0) - 97, square.charCodeAt(1) - 49];
}

function reaches(piece: string, [file, rank]: readonly [number, number], [toFile, toRank]: readonly [number, number]) {
  const files = Math.abs(file - toFile);
  const ranks = Math.abs(rank - toRank);
  return piece === 'N' ? files * ranks === 2 : files === ranks && files > 0;
}

function fenOf(pieces: Readonly<Record<string, string>>, turn: 'w' | 'b', enPassant = '-'): string {
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) => FILES.map((file) => pieces[`${file}${rank}`] ?? '1').join(''));
  return `${rows.join('/')} ${turn} - ${enPassant} 0 1`;
}

/** Worked out by hand: which squares each king is shut out of, and by which pawns. */
const WALLS: readonly (readonly [string, string, Readonly<Record<Color, boolean>>])[] = [
  ['a wall with gaps that pawns guard', '4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1', { white: false, black: false }],
  ['pawns on a2, c2, e2, g2', '4k3/8/8/8/8/p1p1p1p1/P1P1P1P1/4K3 w - - 0 1', { white: false, black: false }],
  ['every file closed', '4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3 b - - 0 1', { white: false, black: false }],
  [
    'bishops shut in behind pawns of their own colour',
    '2b1k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 w - - 0 1',
    { white: false, black: false },
  ],
  // All white pawns stand on dark squares, and on the light ones of the fifth rank stand Black's own.
  [
    'a bishop shut in by its own pawns alone',
    '2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1',
    { white: false, black: false },
  ],
  // It gives check, on light squares alone. The dark ones beside a king there are free: Black's king cannot come, White's pawns stand still.
  [
    'the same bishop on the other side of the wall',
    '4k3/8/8/1p1p1p1p/1P1P1P1P/8/2b5/4K3 w - - 0 1',
    { white: false, black: false },
  ],
  // Bb3xc4.
  ['a bishop that takes', '2b1k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4KB2 w - - 0 1', { white: true, black: true }],
  // Nb3 axb3: it stands where a bishop is shut in, and jumps.
  ['a knight that can be taken', '4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2N1K3 w - - 0 1', { white: true, black: true }],
  // Rb3 axb3.
  ['a rook that can be taken', '4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/R3K3 w - - 0 1', { white: true, black: true }],
  ['a way through on c4', '4k3/8/8/p5p1/P5P1/8/8/4K3 w - - 0 1', { white: true, black: true }],
  ['a king already through: Kxa5', '4k3/8/8/pK1p2p1/P2P2P1/8/8/8 w - - 0 1', { white: true, black: true }],
  ['a pawn with a step left, then closed', '4k3/6p1/8/p2p4/P2P2P1/8/8/4K3 w - - 0 1', { white: true, black: true }],
  ['no right to take en passant', '4k3/8/4p3/p2pP1p1/P2P2P1/8/8/4K3 w - - 0 1', { white: false, black: false }],
  ['taking en passant opens the wall', '4k3/8/4p3/p2pP1p1/P2P2P1/8/8/4K3 w - d6 0 1', { white: true, black: true }],
];

describe('closed walls', () => {
  test.each(WALLS)('FIDE 2023 5.2.2: %s', (_, fen, expected) => {
    const board = position(fen);
    expect({ white: canMate(board, 'white'), black: canMate(board, 'black') }).toEqual(expected);
    expect(isDead(board)).toBe(!expected.white && !expected.black);
  });

  test('FIDE 2023 5.2.2: what is held for dead has no mate in any line', () => {
    const dead = WALLS.filter(([, fen, { white, black }]) => !white && !black && !/b/i.test(fen.split(' ')[0] ?? ''));
    expect(dead.length).toBeGreaterThan(3);
    for (const [, fen] of dead) expect([...matesIn(position(fen))], fen).toEqual([]);
  });

  test('FIDE 2023 5.2.2: what a pawn can become comes to every square', () => {
    const promoted = reachOf(position('4k3/8/8/8/8/8/P7/4K3 w - - 0 1').native()).find(
      ({ role }) => role === 'promoted',
    );
    expect(promoted?.squares.size()).toBe(64);
  });

  test('FIDE 2023 5.2.2: no walls are seen while there is a right to castle', () => {
    expect(isWalledOff(position('r3k3/8/8/8/8/8/8/4K3 b - - 0 1').native(), 'white')).toBe(true);
    expect(isWalledOff(position('r3k3/8/8/8/8/8/8/4K3 b q - 0 1').native(), 'white')).toBe(false);
  });

  test('FIDE 2023 5.2.2: the king comes to the square that its own bishop leaves', () => {
    const board = position('2b1k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 w - - 0 1');
    const king = reachOf(board.native()).find(({ role, color }) => role === 'king' && color === 'white');
    expect(king?.squares.has(SQUARES.indexOf('c1'))).toBe(true);
  });

  test('FIDE 2023 5.2.2: walls changed at random, every "cannot" searched through to the end', () => {
    let searched = 0;
    const wall = fc.constantFrom(
      ['a4', 'd4', 'g4', 'a5', 'd5', 'g5'],
      ['a2', 'c2', 'e2', 'g2', 'a3', 'c3', 'e3', 'g3'],
      ['b4', 'd4', 'f4', 'h4', 'b5', 'd5', 'f5', 'h5'],
      ['a4', 'd4', 'e5', 'g4', 'a5', 'd5', 'e6', 'g5'],
      ['b3', 'c4', 'f4', 'h4', 'b4', 'c5', 'f5', 'h5'],
    );
    const square = fc.constantFrom(...SQUARES);
    fc.assert(
      fc.property(
        wall,
        fc.constantFrom(...SQUARES.slice(0, 24)),
        fc.constantFrom(...SQUARES.slice(24)),
        fc.constantFrom('w' as const, 'b' as const),
        fc.option(fc.nat(7), { freq: 2 }),
        fc.option(fc.tuple(fc.constantFrom('B', 'b', 'P', 'p'), square), { freq: 2 }),
        (pawns, white, black, turn, moved, added) => {
          const pieces: Record<string, string> = {};
          const half = pawns.length / 2;
          pawns.forEach((at, index) => {
            const back = index === moved ? (index < half ? -1 : 1) : 0;
            pieces[`${at[0] ?? ''}${Number(at[1]) + back}`] = index < half ? 'P' : 'p';
          });
          if (added) pieces[added[1]] = added[0];
          pieces[white] = 'K';
          pieces[black] = 'k';
          const read = parsePosition(fenOf(pieces, turn));
          if (!read.ok) return;
          const cannot = COLORS.filter((side) => !canMate(read.position, side) && !read.position.lacksMaterial(side));
          if (cannot.length === 0) return;
          try {
            const mates = matesIn(read.position, 4_000);
            searched += 1;
            expect(
              cannot.filter((side) => mates.has(side)),
              read.position.fen(),
            ).toEqual([]);
          } catch (error) {
            if (!(error instanceof Error) || !error.message.startsWith('too many')) throw error;
          }
        },
      ),
      { seed: 522, numRuns: 300 },
    );
    expect(searched).toBeGreaterThan(30);
  }, 60_000);
});
