import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { START_FEN, completeMove, type Position } from '../../../src/laws/board/board.js';
import {
  CHESS960_COUNT,
  REGULAR_NUMBER,
  chess960,
  chess960ByLot,
  type Chess960Start,
} from '../../../src/laws/board/chess960.js';
import { layoutOf } from '../../../src/laws/board/layout.js';
import { describeMove } from '../../../src/laws/rules/scoresheet.js';
import { whyImpossible } from '../../../src/laws/rules/impossible.js';
import type { CastlingObstacle } from '../../../src/laws/acts/move.js';
import { FILES, isSquare, type CastlingSide, type Square } from '../../../src/laws/squares.js';
import { readAlgebraic, makeShort } from '../../../src/notation/algebraic.js';
import { movesDescribed } from '../../../src/notation/description.js';
import { game, make, move, position } from '../play.js';

function start(number: number): Chess960Start {
  const result = chess960(number);
  if (!result.ok) throw new Error(result.problem);
  return result.start;
}

const ALL = Array.from({ length: CHESS960_COUNT }, (_, number) => start(number));

describe('starting positions', () => {
  // The first and last rows of Scharnagl's table, the position of Art. 2.3, and 534, the same with king and queen changed about.
  test.each([
    [0, 'BBQNNRKR'],
    [1, 'BQNBNRKR'],
    [518, 'RNBQKBNR'],
    [534, 'RNBKQBNR'],
    [959, 'RKRNNQBB'],
  ])('FIDE 2023 II.2: number %i is %s', (number, name) => {
    expect(start(number).name).toBe(name);
  });

  test('FIDE 2009 F2, FIDE 2023 II.2, II.2.1, II.2.2, II.2.3: 960 different positions, each meeting all three requirements', () => {
    expect(new Set(ALL.map(({ name }) => name)).size).toBe(960);
    for (const { name, backRank, fen } of ALL) {
      expect([...name].sort().join(''), name).toBe('BBKNNQRR');
      expect(name, 'II.2.1 the king between the rooks').toMatch(/R.*K.*R/);
      expect((name.indexOf('B') + name.lastIndexOf('B')) % 2, `II.2.2 bishops of ${name}`).toBe(1);
      const board = position(fen);
      FILES.forEach((file, index) => {
        expect(board.pieceAt(`${file}1`)).toEqual({ color: 'white', kind: backRank[index] });
        expect(board.pieceAt(`${file}8`), 'II.2.3 Black opposite').toEqual({ color: 'black', kind: backRank[index] });
      });
      expect(position(board.fen()).fen()).toBe(board.fen());
    }
  });

  test('FIDE 2023 2.3: number 518 is the regular initial position', () => {
    expect(start(REGULAR_NUMBER).fen).toBe(START_FEN);
  });

  test.each([-1, 960, 1.5, Number.NaN])('%d is no number of a position', (number) => {
    expect(chess960(number)).toEqual({ ok: false, problem: 'number' });
  });

  test('FIDE 2023 II.2: by lot every position has an equal part of the chance', () => {
    expect(chess960ByLot(0).number).toBe(0);
    expect(chess960ByLot(0.5).number).toBe(480);
    expect(chess960ByLot(1 - Number.EPSILON).number).toBe(959);
    expect(new Set(ALL.map((_, index) => chess960ByLot((index + 0.5) / 960).number)).size).toBe(960);
    expect(() => chess960ByLot(1)).toThrow(RangeError);
  });

  test('FIDE 2023 II.2: the layout, rank by rank', () => {
    const layout = layoutOf(position(start(1).fen));
    expect(layout.map(({ rank }) => rank)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(layout[0]?.pieces.map(({ kind }) => kind)).toEqual([
      'bishop',
      'queen',
      'knight',
      'bishop',
      'knight',
      'rook',
      'king',
      'rook',
    ]);
    expect(layout[0]?.all).toBeUndefined();
    expect(layout[1]?.all).toEqual({ color: 'white', kind: 'pawn' });
    expect(layout[3]).toEqual({ rank: '4', pieces: [] });
    expect(layout[6]?.all).toEqual({ color: 'black', kind: 'pawn' });
    expect(layout[7]?.pieces[0]).toEqual({ color: 'black', kind: 'bishop', square: 'a8' });
  });
});

interface Castling {
  readonly fen: string;
  readonly side: CastlingSide;
  /** As II.3.2.1 to II.3.2.4 name the four ways. */
  readonly method: string;
  /** What else must be vacant. */
  readonly vacant: string;
  readonly after: string;
}

/** The four methods of II.3.2.1–4, worked out by hand from II.3.2.5.2 (final squares) and II.3.2.7 (vacant squares). */
const CASTLINGS: readonly Castling[] = [
  // Regular chess.
  {
    fen: '4k3/8/8/8/8/8/8/R3K3 w A - 0 1',
    side: 'long',
    method: 'double move',
    vacant: 'b1 c1 d1',
    after: '4k3/8/8/8/8/8/8/2KR4',
  },
  // II.3.2.2: king f1, rook g1.
  {
    fen: '4k3/8/8/8/8/8/8/5KR1 w G - 0 1',
    side: 'short',
    method: 'transposition',
    vacant: '',
    after: '4k3/8/8/8/8/8/8/5RK1',
  },
  // II.3.2.3: the rook stands on f1, a bishop on h1 stays.
  {
    fen: '4k3/8/8/8/8/8/8/4KR1B w F - 0 1',
    side: 'short',
    method: 'king only',
    vacant: 'g1',
    after: '4k3/8/8/8/8/8/8/5RKB',
  },
  // II.3.2.4: the king stands on g1.
  {
    fen: '4k3/8/8/8/8/8/8/6KR w H - 0 1',
    side: 'short',
    method: 'rook only',
    vacant: 'f1',
    after: '4k3/8/8/8/8/8/8/5RK1',
  },
  // The king goes past the rook, and the whole way; the a-file stays filled.
  {
    fen: '4k3/8/8/8/8/8/8/NKR5 w C - 0 1',
    side: 'short',
    method: 'double move',
    vacant: 'd1 e1 f1 g1',
    after: '4k3/8/8/8/8/8/8/N4RK1',
  },
  // Long, with king b1 and rook a1: the king goes towards the h-file.
  {
    fen: '4k3/8/8/8/8/8/8/RK6 w A - 0 1',
    side: 'long',
    method: 'double move',
    vacant: 'c1 d1',
    after: '4k3/8/8/8/8/8/8/2KR4',
  },
  // Black, long, king g8 and rook e8; a, b and h stay filled.
  {
    fen: 'nb2r1kn/8/8/8/8/8/8/1K6 b e - 0 1',
    side: 'long',
    method: 'double move',
    vacant: 'c8 d8 f8',
    after: 'nbkr3n/8/8/8/8/8/8/1K6',
  },
];

const squares = (text: string): readonly Square[] => text.split(' ').filter((name) => isSquare(name));

function castle(board: Position, side: CastlingSide) {
  const from = board.kingOf(board.turn);
  if (!from || !board.castlingRook(board.turn, side)) throw new Error('no right');
  return { from, to: board.castlingSquares(board.turn, side).king, castling: side } as const;
}

/** The position with a white knight put on an empty square. */
function withKnight(fen: string, square: Square): Position {
  const [rows = '', ...rest] = fen.split(' ');
  const ranks = rows.split('/').map((row) => [...row.replace(/\d/g, (count) => '.'.repeat(Number(count)))]);
  ranks[8 - Number(square[1])]![square.charCodeAt(0) - 'a'.charCodeAt(0)] = 'N';
  const written = ranks.map((row) => row.join('').replace(/\.+/g, (empty) => String(empty.length))).join('/');
  return position([written, ...rest].join(' '));
}

describe('castling', () => {
  test.each(CASTLINGS)('FIDE 2023 II.3.2, FIDE 2009 F3: $method, $side, from $fen', ({ fen, side, ...expected }) => {
    const board = position(fen);
    const legal = board.legalMoves().filter((one) => one.castling);
    expect(legal).toEqual([castle(board, side)]);
    expect(board.isLegal(castle(board, side))).toBe(true);
    expect(board.play(castle(board, side)).fen().split(' ')[0]).toBe(expected.after);
    expect(whyImpossible(board, castle(board, side))).toBeUndefined();
    for (const square of squares(expected.vacant)) {
      const blocked = withKnight(fen, square);
      expect(blocked.isLegal(castle(blocked, side)), square).toBe(false);
      expect(whyImpossible(blocked, castle(blocked, side)), square).toMatchObject({
        reason: 'castling',
        obstacle: { why: 'way blocked', by: { kind: 'knight', square } },
      });
    }
  });

  test.each(CASTLINGS)('FIDE 2023 C.13: $method, $side, is written and read, from $fen', ({ fen, side }) => {
    const board = position(fen);
    const move = castle(board, side);
    const san = side === 'short' ? 'O-O' : 'O-O-O';
    expect(board.san(move).replace(/[+#]/, '')).toBe(san);
    const entry = describeMove(board, move, 1, 'casual');
    expect(entry.moved).toMatchObject({ san, castling: side, piece: 'king', from: move.from, to: move.to });
    expect(entry.captured).toBeUndefined();
    expect(makeShort(entry.moved)).toBe(san.replaceAll('O', '0'));
    const rook = board.castlingRook(board.turn, side);
    for (const text of [san, makeShort(entry.moved), `${move.from}${rook ?? ''}`]) {
      expect(
        readAlgebraic(text).flatMap(({ description }) => movesDescribed(board, description)),
        text,
      ).toEqual([move]);
    }
    expect(completeMove(board, { from: move.from, to: rook as Square })).toEqual(move);
  });

  test('FIDE 2023 II.3.2.7: castling can be possible on the first move', () => {
    // All is filled, so king and rook must exchange: king f1 and rook g1, or rook c1 and king d1. Counted by hand. Short: the
    // other rook on a, c or e leaves 2 × 3 squares to the bishops and 3 to the queen, on b or d 3 × 2 and 3: 5 × 18. Long: the
    // other rook on e, f, g or h, 4 × 18.
    const castlings = ALL.flatMap(({ fen }) =>
      position(fen)
        .legalMoves()
        .flatMap(({ castling }) => castling ?? []),
    );
    expect(castlings.filter((side) => side === 'short')).toHaveLength(90);
    expect(castlings.filter((side) => side === 'long')).toHaveLength(72);
  });

  test('FIDE 2023 II.3.1: there is no castling once the right is lost', () => {
    const board = position('4k3/8/8/8/8/8/8/5KR1 w - - 0 1');
    expect(whyImpossible(board, { from: 'f1', to: 'g1', castling: 'short' })).toMatchObject({
      reason: 'castling',
      obstacle: { why: 'right is lost' },
    });
  });

  test('FIDE 2023 II.3.2: one step of the king to its castling square is a move of the king, onto its rook is castling', () => {
    const board = position('4k3/8/8/8/8/8/8/5K1R w H - 0 1');
    expect(completeMove(board, move('f1g1'))).toEqual({ from: 'f1', to: 'g1' });
    expect(completeMove(board, move('f1h1'))).toEqual({ from: 'f1', to: 'g1', castling: 'short' });
    expect(board.san(completeMove(board, move('f1g1')))).toBe('Kg1');
    expect(board.play(completeMove(board, move('f1g1'))).pieceAt('h1')?.kind).toBe('rook');
  });
});

/** Moves after each of which the position is counted; from the published Chess960 perft results (fischer.epd). */
const PERFT: readonly (readonly [string, readonly number[]])[] = [
  ['bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9', [21, 528, 12189]],
  ['2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9', [21, 807, 18002]],
  ['b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9', [20, 479, 10471]],
];

test.each(PERFT)('FIDE 2023 II.1: the number of legal moves from %s', (fen, counts) => {
  const count = (board: Position, depth: number): number => {
    const legal = board.legalMoves();
    return depth === 1 ? legal.length : legal.reduce((sum, one) => sum + count(board.play(one), depth - 1), 0);
  };
  expect(counts.map((_, index) => count(position(fen), index + 1))).toEqual(counts);
});

const obstacle = (fen: string, side: CastlingSide, moves = ''): CastlingObstacle | undefined => {
  const played = make(game(fen), moves);
  const board = played.positions.at(-1)!;
  const king = board.kingOf(board.turn)!;
  const to = board.castlingSquares(board.turn, side).king;
  const refusal = whyImpossible(board, { from: king, to, castling: side }, played.positions);
  return refusal?.reason === 'castling' ? refusal.obstacle : undefined;
};

describe('why castling is impossible in Chess960', () => {
  test.each<[string, string, CastlingSide, object | undefined]>([
    [
      'II.3.2.4: a king on its square is in check',
      '4k3/8/8/8/8/8/6r1/6KR w H - 0 1',
      'short',
      { why: 'in check', by: [{ kind: 'rook', square: 'g2' }] },
    ],
    ['3.8.2.2.1: the rook may come to an attacked square', '4k3/8/8/8/8/8/5r2/6KR w H - 0 1', 'short', undefined],
    [
      '3.8.2.2.1: the castling rook was pinned along the rank, the king stays',
      '4k3/8/8/8/8/8/8/rRK5 w B - 0 1',
      'long',
      { why: 'into check', square: 'c1', by: [{ kind: 'rook', square: 'a1' }] },
    ],
    [
      '3.8.2.2.1: the rook leaves the rank open for a queen, the king comes from afar',
      '4k3/8/8/8/8/8/8/qR3K2 w B - 0 1',
      'long',
      { why: 'into check', square: 'c1', by: [{ kind: 'queen', square: 'a1' }] },
    ],
    [
      '3.8.2.2.1: the same for Black',
      'Qr3k2/8/8/8/8/8/8/4K3 b b - 0 1',
      'long',
      { why: 'into check', square: 'c8', by: [{ kind: 'queen', square: 'a8' }] },
    ],
    ['3.8.2.2.1: a knight in the corner attacks no rank', '4k3/8/8/8/8/8/8/nRK5 w B - 0 1', 'long', undefined],
    ['3.8.2.2.1: a bishop in the corner attacks no rank', '4k3/8/8/8/8/8/8/bR3K2 w B - 0 1', 'long', undefined],
    [
      '3.8.2.2.1: a square far on the way is attacked',
      '3rk3/8/8/8/8/8/8/1KR5 w C - 0 1',
      'short',
      { why: 'through check', square: 'd1', by: [{ kind: 'rook', square: 'd8' }] },
    ],
    [
      '3.8.2.2.1: the king crosses the square its rook stands on',
      '2r1k3/8/8/8/8/8/8/1KR5 w C - 0 1',
      'short',
      { why: 'through check', square: 'c1', by: [{ kind: 'rook', square: 'c8' }] },
    ],
    [
      'II.3.2.7: beyond the rook something stands on the way of the king',
      '4k3/8/8/8/8/8/8/1KR1N3 w C - 0 1',
      'short',
      { why: 'way blocked', by: { kind: 'knight', square: 'e1' } },
    ],
    [
      'II.3.2.7: something on the final square of the rook, beyond the king',
      '4k3/8/8/8/8/8/8/RK1N4 w A - 0 1',
      'long',
      { why: 'way blocked', by: { kind: 'knight', square: 'd1' } },
    ],
    ['II.3.2.7: beside the way squares may be filled', '4k3/8/8/8/8/8/8/NN1RK2N w D - 0 1', 'long', undefined],
  ])('FIDE 2023 %s', (_, fen, side, expected) => {
    const found = obstacle(fen, side);
    if (expected) expect(found).toMatchObject(expected);
    else expect(found).toBeUndefined();
  });

  test('FIDE 2023 II.3.1: only once in a game, also when the king never left its square', () => {
    const fen = '2k5/8/8/8/8/8/8/R5KR w AH - 0 1';
    expect(obstacle(fen, 'long', 'g1h1 c8b8')).toEqual({ why: 'king has moved' });
    expect(obstacle(fen, 'long', 'a1a2 c8b8 a2a1 b8c8')).toEqual({
      why: 'rook has moved',
      rook: 'a1',
    });
  });

  test('FIDE 2023 II.3: wherever a right is left, illegal castling has its reason and legal castling none', () => {
    let refused = 0;
    let legal = 0;
    fc.assert(
      fc.property(
        fc.nat(CHESS960_COUNT - 1),
        fc.array(fc.nat(1000), { minLength: 20, maxLength: 50 }),
        (number, choices) => {
          let board = position(start(number).fen);
          for (const choice of choices) {
            const moves = board.legalMoves();
            if (moves.length === 0) return;
            for (const side of ['short', 'long'] as const) {
              if (!board.castlingRook(board.turn, side)) continue;
              const castling = castle(board, side);
              const refusal = whyImpossible(board, castling);
              if (board.legalMoves().some((one) => one.castling === side)) {
                legal += 1;
                expect(refusal).toBeUndefined();
              } else {
                refused += 1;
                expect(refusal?.reason).toBe('castling');
                expect(refusal?.reason === 'castling' && refusal.obstacle.why).not.toBe('right is lost');
              }
            }
            // Kings and rooks stay at home where something else can move, so that there is something to ask.
            const quiet = moves.filter((one) => !['king', 'rook'].includes(board.placedAt(one.from).kind));
            const from = quiet.length > 0 ? quiet : moves;
            board = board.play(from[choice % from.length]!);
          }
        },
      ),
      { seed: 960, numRuns: 60 },
    );
    expect(Math.min(refused, legal)).toBeGreaterThan(50);
  });
});
