import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeMove, type Position } from '../../../src/laws/board/board.js';
import { canArise } from '../../../src/laws/board/can-arise.js';
import { isClosedIn } from '../../../src/laws/board/closed-in.js';
import { canMate, isDead } from '../../../src/laws/board/dead-position.js';
import { decide } from '../../../src/laws/board/helpmate.js';
import { isMatingLine } from '../../../src/laws/board/mating-line.js';
import { parsePosition } from '../../../src/laws/board/parse-position.js';
import { COLORS, SQUARES, opposite, type Color, type Move } from '../../../src/laws/squares.js';
import { NIGHTLY } from '../../nightly.js';
import { move, position } from '../play.js';
import { EveryLine } from './every-line.js';
import { FATES, SEARCHED_FATES, type Fate } from './fates.js';

const NODES = { nodes: 200_000 };

/** Milliseconds, as for tables of few men: in the night a busy machine needs many times what a quiet one does. */
const PATIENCE = 240_000;

const BOTH_SIDES: readonly (readonly [string, Color, string, Fate])[] = [...FATES, ...SEARCHED_FATES].flatMap(
  ([what, fen, white, black]) =>
    [
      [what, 'white', fen, white],
      [what, 'black', fen, black],
    ] as const,
);

describe('decided by hand', () => {
  test.each(BOTH_SIDES)('FIDE 2023 5.2.2, 6.9: %s, for %s', (_, side, fen, fate) => {
    const board = position(fen);
    const decision = decide(board, side, NODES);
    if ('can' in fate) {
      expect(playedOut(board, fate.can)).toEqual({ mated: true, by: side });
      expect(canMate(board, side)).toBe(true);
      expect(decision.verdict).toBe('can');
      if (decision.verdict !== 'can') return;
      expect(playedMoves(board, decision.line)).toEqual({ mated: true, by: side });
    } else {
      expect(decision.verdict).toBe('cannot');
    }
  });

  test('FIDE 2023 5.2.2: where neither can, the position is dead', () => {
    const dead = FATES.filter(([, , white, black]) => 'cannot' in white && 'cannot' in black);
    expect(dead.length).toBeGreaterThan(15);
    for (const [what, fen] of dead) expect(isDead(position(fen)), what).toBe(true);
  });
});

test('FIDE 2023 5.2.2: the quick answer leaves open what only a search sees', () => {
  for (const [what, fen] of SEARCHED_FATES)
    for (const side of COLORS) expect(canMate(position(fen), side), what).toBe(true);
});

/** Plays the moves of the table; castling is written O-O and O-O-O. */
function playedOut(start: Position, line: string) {
  const moves: Move[] = [];
  let board = start;
  for (const text of line.split(' ').filter((one) => one !== '')) {
    const king = board.kingOf(board.turn) ?? 'e1';
    const next = text.startsWith('O-O')
      ? completeMove(board, { from: king, to: king, castling: text === 'O-O' ? 'short' : 'long' })
      : completeMove(board, move(text));
    moves.push(next);
    board = board.play(next);
  }
  return playedMoves(start, moves);
}

/** Throws where a move is illegal. */
function playedMoves(start: Position, line: readonly Move[]) {
  const end = line.reduce((board, next) => board.play(next), start);
  return { mated: end.isCheckmate(), by: opposite(end.turn) };
}

describe('a line', () => {
  const board = position('7k/5P2/6K1/8/8/8/8/8 w - - 0 1');

  test('proves a mate by the side that is asked about', () => {
    expect(isMatingLine(board, 'white', [move('f7f8q')])).toBe(true);
    expect(isMatingLine(board, 'black', [move('f7f8q')])).toBe(false);
  });

  test('proves nothing when it is illegal, or ends before the mate', () => {
    expect(isMatingLine(board, 'white', [move('f7f8')])).toBe(false);
    expect(isMatingLine(board, 'white', [move('f7f8b')])).toBe(false);
    expect(isMatingLine(board, 'white', [move('f7f8q'), move('h8g8')])).toBe(false);
    expect(isMatingLine(board, 'white', [])).toBe(false);
  });

  test('mates at once where there is a mate', () => {
    const rook = decide(position('7k/R7/6K1/8/8/8/8/8 w - - 0 1'), 'white', NODES);
    expect(rook).toMatchObject({ verdict: 'can', line: [{ from: 'a7', to: 'a8' }] });
  });

  test('goes from each of its positions the shortest way that it knows', () => {
    const decision = decide(position('4k3/8/8/8/8/8/P7/4K3 w - - 0 1'), 'white', NODES);
    if (decision.verdict !== 'can') throw new Error(decision.verdict);
    const seen = new Set<string>();
    let now = position('4k3/8/8/8/8/8/P7/4K3 w - - 0 1');
    for (const next of decision.line) {
      now = now.play(next);
      const key = now.fen().split(' ').slice(0, 4).join(' ');
      expect(seen.has(key)).toBe(false);
      seen.add(key);
    }
  });
});

describe('undecided', () => {
  test('where the positions it may look at are used up', () => {
    const board = position('4k3/8/8/8/8/8/P7/4K3 w - - 0 1');
    expect(decide(board, 'white', { nodes: 0 })).toEqual({ verdict: 'undecided', nodes: 0 });
    expect(decide(board, 'white', { nodes: 5 })).toEqual({ verdict: 'undecided', nodes: 5 });
  });

  test('where a king is missing, taken by an illegal move that stands', () => {
    const board = position('4k3/8/8/8/8/8/8/3Q1K2 w - - 0 1').put({ from: 'd1', to: 'e8' });
    for (const side of COLORS) expect(decide(board, side, NODES)).toEqual({ verdict: 'undecided', nodes: 0 });
    expect(canMate(board, 'white')).toBe(true);
  });

  test('where the player not on move is in check', () => {
    const board = position('4k3/8/8/8/8/8/r7/4K2R w - - 0 1').put({ from: 'e1', to: 'e2' });
    for (const side of COLORS) expect(decide(board, side, NODES)).toEqual({ verdict: 'undecided', nodes: 0 });
    expect(canMate(board, 'white')).toBe(true);
  });

  test('where a double check cannot have arisen', () => {
    const board = position('8/8/8/4k3/8/3N1N2/8/4K3 b - - 0 1');
    for (const side of COLORS) expect(decide(board, side, NODES)).toEqual({ verdict: 'undecided', nodes: 0 });
  });
});

/** The last move, where there can have been one. */
const CHECKS: readonly (readonly [string, string, boolean])[] = [
  ['one check', '4k3/8/8/8/8/8/8/4RK2 b - - 0 1', true],
  ['a knight uncovers a rook', '4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1', true],
  ['a pawn uncovers a rook and captures', '8/4k3/3P4/8/8/8/8/4RK2 b - - 0 1', true],
  ['a knight uncovers a bishop', '4N3/2k5/8/4B3/8/8/8/5K2 b - - 0 1', true],
  ['a knight that comes from beside the line of the bishop', '8/2k5/8/1N2B3/8/8/8/5K2 b - - 0 1', true],
  ['a pawn captures, becomes a bishop and uncovers a rook', 'B7/1k5R/8/8/8/8/8/5K2 b - - 0 1', false],
  ['a pawn uncovers a rook and becomes a knight', '3N4/R4k2/8/8/8/8/8/5K2 b - - 0 1', true],
  ['taking en passant uncovers two', '8/8/3Pk3/8/8/8/B7/4R1K1 b - - 0 1', true],
  ['two rooks on one line', '4k3/8/8/8/4R3/8/8/4RK2 b - - 0 1', true],
  ['two rooks, of which one became one', '3Rk3/8/8/8/8/8/8/4RK2 b - - 0 1', true],
  ['two knights', '8/8/8/4k3/8/3N1N2/8/4K3 b - - 0 1', false],
  ['two pawns', '8/8/8/4k3/3P1P2/8/8/4K3 b - - 0 1', false],
  ['three pieces', '4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1', false],
];

describe('positions that can arise', () => {
  test.each(CHECKS)('%s', (_, fen, expected) => {
    expect(canArise(position(fen).native())).toBe(expected);
  });
});

function fenOf(men: readonly (readonly [string, string])[], turn: 'w' | 'b'): string {
  const at = new Map(men.map(([man, square]) => [square, man]));
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((file) => at.get(`${file}${String(rank)}`) ?? '1').join(''),
  );
  return `${rows.join('/')} ${turn} - - 0 1`;
}

/** Kings and a few more, crowded into a corner so that there are cages, forced captures and stalemates among them. */
const CROWDED = fc.record({
  men: fc.array(fc.constantFrom('P', 'p', 'P', 'p', 'N', 'n', 'B', 'b', 'R', 'r', 'q'), { minLength: 2, maxLength: 6 }),
  squares: fc.uniqueArray(fc.constantFrom(...SQUARES.filter((square) => square[0]! < 'e' && square[1]! < '5')), {
    minLength: 8,
    maxLength: 8,
  }),
  turn: fc.constantFrom('w' as const, 'b' as const),
});

function crowded({ men, squares, turn }: Omit<typeof CROWDED extends fc.Arbitrary<infer T> ? T : never, never>) {
  const read = parsePosition(
    fenOf(
      ['K', 'k', ...men].map((man, index) => [man, squares[index] ?? 'a1']),
      turn,
    ),
  );
  return read.ok ? read.position : undefined;
}

const RUNS = NIGHTLY ? 2_000 : 150;

describe('kings closed in, told from kings and pawns alone', () => {
  test.each([
    ['bishops of one colour', '1k6/b1b5/7p/5p1P/5p2/5PpK/6P1/8 w - - 0 1', true],
    // A light bishop checks him on h3, and takes g2.
    ['a bishop of the other colour too', '1k6/b1b5/2b4p/5p1P/5p2/5PpK/6P1/8 w - - 0 1', false],
    ['a rook', '1k6/b1r5/7p/5p1P/5p2/5PpK/6P1/8 w - - 0 1', false],
    ['a pawn more that may be promoted', '1k6/b1b5/p6p/5p1P/5p2/5PpK/6P1/8 w - - 0 1', false],
    // On h1 he is mated from f3, with his bishops on g1 and h2; no pawn ever moves.
    ['a king whose own bishops can stand in his way', '8/4kb2/8/1p1p1p1p/1P1P1P1P/1bB5/3B1K2/8 b - - 0 1', false],
    ['a right to castle', 'r3k3/b1b5/7p/5p1P/5p2/5PpK/6P1/8 w q - 0 1', false],
  ])('FIDE 2023 5.2.2: %s, for Black', (_, fen, expected) => {
    expect(isClosedIn(position(fen).native(), 'black')).toBe(expected);
  });

  test(
    'FIDE 2023 5.2.2: what is held for closed in has no mate in any line',
    () => {
      let closed = 0;
      const everyLine = { white: new EveryLine('white'), black: new EveryLine('black') };
      const pawns = ['h6', 'f5', 'f4', 'g3', 'h5', 'f3', 'g2'];
      fc.assert(
        fc.property(
          fc.record({
            moved: fc.option(fc.nat(pawns.length - 1), { freq: 2 }),
            white: fc.constantFrom('h3', 'h4'),
            black: fc.constantFrom(...SQUARES),
            bishop: fc.constantFrom(...SQUARES),
            turn: fc.constantFrom('w' as const, 'b' as const),
          }),
          ({ moved, white, black, bishop, turn }) => {
            const men = pawns.map((square, index) => [index < 4 ? 'p' : 'P', square] as const);
            const kept = men.filter((_, index) => index !== moved);
            const squares = new Set([white, black, bishop, ...kept.map(([, square]) => square)]);
            if (squares.size < kept.length + 3) return;
            const read = parsePosition(fenOf([...kept, ['K', white], ['k', black], ['b', bishop]], turn));
            if (!read.ok || !canArise(read.position.native())) return;
            for (const side of COLORS) {
              if (!isClosedIn(read.position.native(), side)) continue;
              const found = everyLine[side].canMate(read.position.native(), 20_000);
              if (found === undefined) continue;
              closed += 1;
              expect(found, `${read.position.fen()} for ${side}`).toBe(false);
            }
          },
        ),
        { seed: 56, numRuns: NIGHTLY ? 1_000 : 60 },
      );
      expect(closed).toBeGreaterThan(10);
    },
    PATIENCE,
  );

  /** No pawn ever moves or is taken, for White's bishops stay on dark squares and Black's on light ones: so nothing but a mate can be found. */
  const SHUT = 'bdfh'.split('').flatMap((file) => [['P', `${file}4`] as const, ['p', `${file}5`] as const]);
  const CORNER = SQUARES.filter((square) => /[f-h][1-3]/.test(square));
  const isDark = (square: string) => (square.charCodeAt(0) + Number(square[1])) % 2 === 0;
  const bishops = (squares: readonly string[]) =>
    fc.uniqueArray(fc.constantFrom(...squares), { minLength: 2, maxLength: 3 });

  test(
    'FIDE 2023 5.2.2: where a line ends in mate no king is held for closed in',
    () => {
      let mated = 0;
      fc.assert(
        fc.property(
          fc.constantFrom(...CORNER),
          bishops(CORNER.filter(isDark)),
          bishops(CORNER.filter((square) => !isDark(square))),
          fc.constantFrom('w' as const, 'b' as const),
          (king, own, others, turn) => {
            const squares = new Set([king, ...own, ...others]);
            if (squares.size < 1 + own.length + others.length) return;
            const men = [
              ...own.map((square) => ['B', square] as const),
              ...others.map((square) => ['b', square] as const),
            ];
            const read = parsePosition(fenOf([...SHUT, ['K', king], ['k', 'a8'], ...men], turn));
            if (!read.ok || !canArise(read.position.native())) return;
            const chess = read.position.native();
            // It is not asked itself whether he is closed in within so many positions, and it plays its line out.
            if (decide(read.position, 'black', { nodes: 4_000 }).verdict !== 'can') return;
            mated += 1;
            expect(isClosedIn(chess, 'black'), read.position.fen()).toBe(false);
          },
        ),
        { seed: 57, numRuns: NIGHTLY ? 1_000 : 100 },
      );
      expect(mated).toBeGreaterThan(10);
    },
    PATIENCE,
  );
});

describe('what holds of every position', () => {
  test(
    'FIDE 2023 5.2.2: with the colours changed and the board turned, all is the same',
    () => {
      fc.assert(
        fc.property(CROWDED, (setup) => {
          const board = crowded(setup);
          if (!board) return;
          const turned = position(turnedFen(board.fen()));
          for (const side of COLORS) {
            expect(canMate(turned, opposite(side))).toBe(canMate(board, side));
            const one = decide(board, side, { nodes: 2_000 }).verdict;
            const other = decide(turned, opposite(side), { nodes: 2_000 }).verdict;
            if (one !== 'undecided' && other !== 'undecided') expect(other).toBe(one);
          }
        }),
        { seed: 69, numRuns: RUNS },
      );
    },
    PATIENCE,
  );

  test(
    'FIDE 2023 5.2.2: what cannot be won cannot be won after any move',
    () => {
      let cannots = 0;
      fc.assert(
        fc.property(CROWDED, (setup) => {
          const board = crowded(setup);
          if (!board) return;
          for (const side of COLORS) {
            if (board.lacksMaterial(side) || decide(board, side, { nodes: 500 }).verdict !== 'cannot') continue;
            cannots += 1;
            for (const next of board.legalMoves().slice(0, 4)) {
              expect(decide(board.play(next), side, { nodes: 500 }).verdict, board.fen()).not.toBe('can');
            }
          }
        }),
        { seed: 522, numRuns: RUNS * 12 },
      );
      expect(cannots).toBeGreaterThan(10);
    },
    PATIENCE,
  );

  test(
    'FIDE 2023 5.2.2: what is told quickly to be impossible has no mate in any line',
    () => {
      let cannots = 0;
      const everyLine = { white: new EveryLine('white'), black: new EveryLine('black') };
      fc.assert(
        fc.property(CROWDED, (setup) => {
          const board = crowded(setup);
          if (!board) return;
          for (const side of COLORS) {
            if (board.lacksMaterial(side) || canMate(board, side)) continue;
            const found = everyLine[side].canMate(board.native(), 3_000);
            if (found === undefined) continue;
            cannots += 1;
            expect(found, `${board.fen()} for ${side}`).toBe(false);
          }
        }),
        { seed: 755, numRuns: RUNS * 40 },
      );
      expect(cannots).toBeGreaterThan(10);
    },
    PATIENCE,
  );

  test(
    'FIDE 2023 5.2.2: no more positions are looked at than may be',
    () => {
      fc.assert(
        fc.property(CROWDED, fc.nat(300), (setup, nodes) => {
          const board = crowded(setup);
          if (board) for (const side of COLORS) expect(decide(board, side, { nodes }).nodes).toBeLessThanOrEqual(nodes);
        }),
        { seed: 512, numRuns: RUNS },
      );
    },
    PATIENCE,
  );
});

/** White and Black changed, and the ranks with them. */
function turnedFen(fen: string): string {
  const [board = '', turn = ''] = fen.split(' ');
  const swapped = [...board].map((letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
  return `${swapped.join('').split('/').reverse().join('/')} ${turn === 'w' ? 'b' : 'w'} - - 0 1`;
}
