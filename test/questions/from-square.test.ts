import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { START_FEN, type Position } from '../../src/laws/board/board.js';
import { chess960 } from '../../src/laws/board/chess960.js';
import { viewFor, type GameView } from '../../src/laws/view.js';
import {
  SQUARES,
  opposite,
  type Color,
  type PieceKind,
  type PlacedPiece,
  type Square,
} from '../../src/laws/squares.js';
import { askFromSquare, directionsFrom, type SquareAnswer, type Taker } from '../../src/questions/from-square.js';
import { DIRECTIONS, type Direction } from '../../src/questions/lines.js';
import { POSITIONS } from '../nightly.js';
import { game, make } from '../laws/play.js';

function view(fen = START_FEN, moves = '', play: 'casual' | 'strict' = 'casual'): GameView {
  return viewFor(make(game(fen, play), moves), 'white');
}

const LETTERS: Readonly<Record<PieceKind, string>> = {
  king: 'k',
  queen: 'q',
  rook: 'r',
  bishop: 'b',
  knight: 'n',
  pawn: 'p',
};

/** "white rook a1" as "Ra1", "black rook a1" as "ra1". */
function short({ color, kind, square }: PlacedPiece): string {
  const letter = LETTERS[kind];
  return `${color === 'white' ? letter.toUpperCase() : letter}${square}`;
}

/** "Rd1 behind Rd3", "Nc3 pinned by bb4". */
function taker({ piece, behind, pinnedBy }: Taker): string {
  return [
    short(piece),
    ...(behind ? ['behind', short(behind)] : []),
    ...(pinnedBy ? ['pinned by', short(pinnedBy)] : []),
  ].join(' ');
}

/** "Pe4: nf6 / Nc3, Bf3, Re1"; of an empty square White's and Black's. */
function attackers(fen: string, square: Square): string {
  const answer = askFromSquare(view(fen), { about: 'attackers', square });
  const list = (takers: readonly Taker[]): string => takers.map(taker).join(', ') || '–';
  switch (answer.about) {
    case 'attackers':
      return `${short(answer.piece)}: ${list(answer.attackers)} / ${list(answer.defenders)}`;
    case 'attackers of an empty square':
      return `${answer.square}: ${list(answer.white)} / ${list(answer.black)}`;
    default:
      return answer.about;
  }
}

function rays(answer: SquareAnswer): readonly string[] {
  if (answer.about !== 'rays') return [answer.about];
  return answer.rays.map(({ direction, squares }) =>
    [direction, ...squares.map(({ square, there: [piece] }) => (piece ? short(piece) : square))].join(' '),
  );
}

describe('a line from a square', () => {
  test.each<readonly [square: Square, direction: Direction, told: string]>([
    ['e4', 'north-east', 'north-east f5 g6 ph7'],
    ['e4', 'south-west', 'south-west d3 Pc2 Nb1'],
    ['e4', 'north', 'north e5 e6 pe7 ke8'],
    ['a1', 'east', 'east Nb1 Bc1 Qd1 Ke1 Bf1 Ng1 Rh1'],
    // North is the eighth rank whoever asks, and the edge of the board ends a line at once.
    ['h8', 'north', 'north'],
    ['h8', 'south-west', 'south-west pg7 f6 e5 d4 c3 Pb2 Ra1'],
  ])('%s %s', (square, direction, told) => {
    expect(rays(askFromSquare(view(), { about: 'rays', square, directions: [direction] }))).toEqual([told]);
  });

  test('those that have squares, clockwise', () => {
    expect(directionsFrom('a1')).toEqual(['north', 'north-east', 'east']);
    expect(directionsFrom('h4')).toEqual(['north', 'south', 'south-west', 'west', 'north-west']);
    expect(directionsFrom('e4')).toHaveLength(8);
  });
});

test.each<readonly [square: Square, pieces: string, empty: string]>([
  ['e4', 'Pf2 Pd2', 'f6 g5 g3 c3 c5 d6'],
  ['a1', 'Pc2', 'b3'],
  ['h8', 'pf7', 'g6'],
])('a knight’s jump from %s, clockwise from the north', (square, pieces, empty) => {
  const answer = askFromSquare(view(), { about: 'knight’s view', square });
  if (answer.about !== 'knight’s view') throw new Error(answer.about);
  expect([answer.pieces.map(short).join(' '), answer.empty.join(' ')]).toEqual([pieces, empty]);
});

/** The rook sees e4 along its file, the bishop from beside it and d5 through it; the knight on f6 attacks both. */
const SMALL = '4k3/8/5n2/8/4P3/2N2B2/8/4RK2 w - - 0 1';

describe('attackers and defenders', () => {
  test.each<readonly [what: string, fen: string, square: Square, told: string]>([
    ['of a piece, the one of least worth first', SMALL, 'e4', 'Pe4: nf6 / Nc3, Bf3, Re1'],
    [
      'of an empty square: a pawn attacks aside, the bishop through it',
      SMALL,
      'd5',
      'd5: Pe4, Nc3, Bf3 behind Pe4 / nf6',
    ],
    ['none', SMALL, 'a5', 'a5: – / –'],
    [
      'one behind another as soon as that has gone, one that is pinned with what pins it',
      '3qk3/8/8/3p4/1b6/2NR4/8/3RK3 w - - 0 1',
      'd5',
      'pd5: Nc3 pinned by bb4, Rd3, Rd1 behind Rd3 / qd8',
    ],
    // The king takes last: where the other side defends he may not (Art. 3.9.2).
    ['the king last', '4k3/8/8/8/8/3p4/3R4/3QK3 w - - 0 1', 'd2', 'Rd2: – / Qd1, Ke1'],
    // On the line of the pin it may go, and it may take what pins it.
    ['pinned along the line', '4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1', 'e5', 'e5: Re2 / re7'],
    ['taking what pins it', '4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1', 'e7', 're7: Re2 / ke8'],
    // Behind the opponent's piece comes what waits for it.
    ['behind the opponent’s', '3rk3/8/8/3P4/8/3q4/8/3RK3 w - - 0 1', 'd5', 'Pd5: rd8, qd3 / Rd1 behind qd3'],
    ['queen before bishop on one diagonal', '4k3/8/8/3p4/8/1Q6/B7/4K3 w - - 0 1', 'd5', 'pd5: Qb3, Ba2 behind Qb3 / –'],
    ['a pawn does not attack straight on', '4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1', 'e5', 'pe5: – / –'],
  ])('%s', (_what, fen, square, told) => {
    expect(attackers(fen, square)).toBe(told);
  });

  test('a pinned piece attacks nevertheless (Art. 3.1.2), and the king defends', () => {
    const pinned = '4k3/8/8/8/8/4r3/4N3/4K3 w - - 0 1';
    expect(attackers(pinned, 'd4')).toBe('d4: Ne2 pinned by re3 / –');
    expect(attackers(pinned, 'e2')).toBe('Ne2: re3 / Ke1');
  });

  test('defenders alone; an empty square has none', () => {
    const defended = askFromSquare(view(SMALL), { about: 'defenders', square: 'e4' });
    expect(defended.about === 'defenders' && defended.defenders.map(taker)).toEqual(['Nc3', 'Bf3', 'Re1']);
    expect(askFromSquare(view(SMALL), { about: 'defenders', square: 'd5' })).toEqual({
      about: 'empty square',
      square: 'd5',
    });
  });

  test('as it was at an earlier ply', () => {
    const answer = askFromSquare(view(START_FEN, 'e2e4 d7d5'), { about: 'attackers', square: 'd5' }, 1);
    expect(answer).toMatchObject({ about: 'attackers of an empty square', white: [{ piece: { square: 'e4' } }] });
  });
});

describe('in strict play', () => {
  const strict = view(START_FEN, '', 'strict');

  test.each(['attackers', 'defenders', 'knight’s view'] as const)(
    '%s is a hint, and withheld (Art. 11.3.1, 12.6)',
    (about) => {
      expect(askFromSquare(strict, { about, square: 'e4' })).toEqual({ about: 'withheld' });
    },
  );

  test('a line is what eye or hand would know', () => {
    const question = { about: 'rays', square: 'e4', directions: DIRECTIONS } as const;
    expect(askFromSquare(strict, question)).toEqual(askFromSquare(view(), question));
  });
});

/** A board as Art. 3 reads it, by file and rank from 0, made from the text of the position alone. */
type Plain = ReadonlyMap<string, { readonly color: Color; readonly kind: PieceKind }>;

const at = (file: number, rank: number): string => `${file},${rank}`;
const whereIs = (square: string): readonly [number, number] => [
  'abcdefgh'.indexOf(square.charAt(0)),
  Number(square.charAt(1)) - 1,
];
const nameOf = (file: number, rank: number): string => `${'abcdefgh'.charAt(file)}${rank + 1}`;

function plainBoard(fen: string): Plain {
  const board = new Map<string, { readonly color: Color; readonly kind: PieceKind }>();
  for (const [index, row] of (fen.split(' ')[0] ?? '').split('/').entries()) {
    let file = 0;
    for (const sign of row) {
      const kind = (Object.keys(LETTERS) as PieceKind[]).find((one) => LETTERS[one] === sign.toLowerCase());
      if (kind) board.set(at(file, 7 - index), { color: sign === sign.toLowerCase() ? 'black' : 'white', kind });
      file += kind ? 1 : Number(sign);
    }
  }
  return board;
}

/** Whether what stands on one square attacks another (Art. 3.2 to 3.8). */
function attacks(board: Plain, from: string, to: string): boolean {
  const piece = board.get(from);
  const [file, rank] = from.split(',').map(Number) as [number, number];
  const [toFile, toRank] = to.split(',').map(Number) as [number, number];
  const [files, ranks] = [toFile - file, toRank - rank];
  if (!piece || from === to) return false;
  const [across, up] = [Math.abs(files), Math.abs(ranks)];
  switch (piece.kind) {
    case 'king':
      return Math.max(across, up) === 1;
    case 'knight':
      return across * up === 2;
    case 'pawn':
      return across === 1 && ranks === (piece.color === 'white' ? 1 : -1);
    default: {
      const straight = files === 0 || ranks === 0;
      const fits =
        piece.kind === 'rook' ? straight : piece.kind === 'bishop' ? across === up : straight || across === up;
      return fits && between(from, to).every((square) => !board.has(square));
    }
  }
}

/** The squares between two on one line, from the first on. */
function between(from: string, to: string): readonly string[] {
  const [file, rank] = from.split(',').map(Number) as [number, number];
  const [toFile, toRank] = to.split(',').map(Number) as [number, number];
  const far = Math.max(Math.abs(toFile - file), Math.abs(toRank - rank));
  return Array.from({ length: far - 1 }, (_, step) =>
    at(file + Math.sign(toFile - file) * (step + 1), rank + Math.sign(toRank - rank) * (step + 1)),
  );
}

function attacking(board: Plain, square: string, color: Color): readonly string[] {
  return [...board.keys()].filter((from) => board.get(from)?.color === color && attacks(board, from, square));
}

const without = (board: Plain, squares: readonly string[]): Plain =>
  new Map([...board].filter(([square]) => !squares.includes(square)));

/** Which pieces come to attack a square, each with all that has to be gone before, by taking every piece off that attacks it, over and over. */
function takersSlowly(board: Plain, square: string, color: Color): readonly string[] {
  const found: string[] = [];
  let left = board;
  for (;;) {
    const now = [...attacking(left, square, 'white'), ...attacking(left, square, 'black')];
    if (now.length === 0) break;
    found.push(...now.filter((from) => board.get(from)?.color === color));
    left = without(left, now);
  }
  return found.map((from) => toldSlowly(board, square, from)).toSorted();
}

function toldSlowly(board: Plain, square: string, from: string): string {
  const piece = board.get(from);
  if (!piece) throw new Error(from);
  const told = (one: string): string => {
    const [file, rank] = one.split(',').map(Number) as [number, number];
    const there = board.get(one);
    const letter = there ? LETTERS[there.kind] : '';
    return `${there?.color === 'white' ? letter.toUpperCase() : letter}${nameOf(file, rank)}`;
  };
  const front = piece.kind === 'knight' ? undefined : between(from, square).find((one) => board.has(one));
  const king = [...board].find(([, { kind, color }]) => kind === 'king' && color === piece.color)?.[0];
  const after = new Map([...without(board, [from, square]), [square, piece]]);
  const pinner =
    king === undefined || piece.kind === 'king'
      ? undefined
      : attacking(after, king, opposite(piece.color)).find((one) => !attacks(board, one, king));
  return [told(from), ...(front ? ['behind', told(front)] : []), ...(pinner ? ['pinned by', told(pinner)] : [])].join(
    ' ',
  );
}

function layout(number: number): Position {
  const made = chess960(number);
  if (!made.ok) throw new Error(String(number));
  return view(made.start.fen).board;
}

/** Positions that have come about by moves, from the initial one and those of Chess960. */
const PLAYED = fc
  .record({
    start: fc.option(fc.integer({ min: 0, max: 959 })),
    choices: fc.array(fc.nat({ max: 9999 }), { minLength: 4, maxLength: 70 }),
    square: fc.constantFrom(...SQUARES),
  })
  .map(({ start, choices, square }) => {
    const first: Position = start === null ? view().board : layout(start);
    const played = choices.reduce((position, choice) => {
      const legal = position.legalMoves();
      const move = legal[choice % legal.length];
      return move ? position.play(move) : position;
    }, first);
    return { fen: played.fen(), square };
  });

test('lines, jumps, attackers, defenders, pins and X-rays agree with a slow computation', () => {
  fc.assert(
    fc.property(PLAYED, ({ fen, square }) => {
      const board = plainBoard(fen);
      const seen = view(fen);
      const [file, rank] = whereIs(square);
      const here = at(file, rank);
      const answer = askFromSquare(seen, { about: 'attackers', square });
      const [white, black] = bothSides(answer);
      expect([white.map(taker).toSorted(), black.map(taker).toSorted()], `${fen} ${square}`).toEqual([
        takersSlowly(board, here, 'white'),
        takersSlowly(board, here, 'black'),
      ]);
      const lines = askFromSquare(seen, { about: 'rays', square, directions: DIRECTIONS });
      const told = lines.about === 'rays' ? lines.rays.flatMap(({ squares }) => squares.map((one) => one.square)) : [];
      const onLines = SQUARES.filter((one) => {
        const [files, ranks] = whereIs(one).map((place, index) => Math.abs(place - (index === 0 ? file : rank))) as [
          number,
          number,
        ];
        return one !== square && (files === 0 || ranks === 0 || files === ranks);
      });
      expect([...told].toSorted(), square).toEqual([...onLines].toSorted());
      const jumps = askFromSquare(seen, { about: 'knight’s view', square });
      if (jumps.about !== 'knight’s view') throw new Error(jumps.about);
      expect([...jumps.empty, ...jumps.pieces.map((piece) => piece.square)].toSorted()).toEqual(
        SQUARES.filter((one) => {
          const [files, ranks] = whereIs(one).map((place, index) => Math.abs(place - (index === 0 ? file : rank))) as [
            number,
            number,
          ];
          return files * ranks === 2;
        }).toSorted(),
      );
    }),
    { numRuns: POSITIONS, seed: 20 },
  );
});

function bothSides(answer: SquareAnswer): readonly [white: readonly Taker[], black: readonly Taker[]] {
  if (answer.about === 'attackers of an empty square') return [answer.white, answer.black];
  if (answer.about !== 'attackers') throw new Error(answer.about);
  const { piece, attackers: other, defenders: own } = answer;
  return piece.color === 'white' ? [own, other] : [other, own];
}
