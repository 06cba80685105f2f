import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { START_FEN, type Position } from '../../src/laws/board/board.js';
import { viewFor, type GameView } from '../../src/laws/view.js';
import { FILES, RANKS, opposite, type Color, type PlacedPiece, type Square } from '../../src/laws/squares.js';
import { PAWN_TRAITS, askOfBoard, type BoardAnswer, type PawnTrait } from '../../src/questions/whole-board.js';
import { inRandomGames } from '../speech/random-games.js';
import { POSITIONS } from '../nightly.js';
import { game, make } from '../laws/play.js';

function view(fen = START_FEN, moves = '', play: 'casual' | 'strict' = 'casual'): GameView {
  return viewFor(make(game(fen, play), moves), 'white');
}

/** "white rook a1" as "Ra1", "black rook a1" as "ra1". */
function short({ color, kind, square }: PlacedPiece): string {
  const letter = { king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p' }[kind];
  return `${color === 'white' ? letter.toUpperCase() : letter}${square}`;
}

function diagonals(answer: BoardAnswer): readonly string[] {
  if (answer.about !== 'diagonals') return [answer.about];
  return answer.diagonals.map(({ from, to, pieces }) => [`${from}-${to}`, ...pieces.map(short)].join(' '));
}

describe('a diagonal', () => {
  test.each<readonly [from: Square, to: Square, told: string]>([
    ['a1', 'h8', 'a1-h8 Ra1 Pb2 pg7 rh8'],
    // Told from the end from which it was asked.
    ['h8', 'a1', 'h8-a1 rh8 pg7 Pb2 Ra1'],
    ['h1', 'a8', 'h1-a8 Rh1 Pg2 pb7 ra8'],
    // The whole diagonal, though only two squares of it were named.
    ['d4', 'e3', 'a7-g1 pa7 Pf2 Ng1'],
    ['c1', 'h6', 'c1-h6 Bc1 Pd2'],
    ['g1', 'h2', 'g1-h2 Ng1 Ph2'],
    ['a4', 'b5', 'a4-e8 pd7 ke8'],
  ])('%s %s', (from, to, told) => {
    expect(diagonals(askOfBoard(view(), { about: 'diagonal', from, to }))).toEqual([told]);
  });

  test.each([
    ['a1', 'a8'],
    ['e4', 'h4'],
    ['e4', 'f6'],
  ] as const)('%s and %s are not on one', (from, to) => {
    expect(askOfBoard(view(), { about: 'diagonal', from, to })).toEqual({ about: 'no diagonal', from, to });
  });

  test.each<readonly [square: Square, told: readonly string[]]>([
    ['e4', ['b1-h7 Nb1 Pc2 ph7', 'h1-a8 Rh1 Pg2 pb7 ra8']],
    ['a1', ['a1-h8 Ra1 Pb2 pg7 rh8']],
    ['h1', ['h1-a8 Rh1 Pg2 pb7 ra8']],
    ['a8', ['h1-a8 Rh1 Pg2 pb7 ra8']],
  ])('those of %s', (square, told) => {
    expect(diagonals(askOfBoard(view(), { about: 'diagonals of square', square }))).toEqual(told);
    expect(diagonals(askOfBoard(view(), { about: 'diagonal', from: square, to: square }))).toEqual(told);
  });

  test('the long ones, as they stood earlier too', () => {
    const played = view(START_FEN, 'b2b3 e7e5 c1b2');
    const question = { about: 'long diagonals' } as const;
    expect(diagonals(askOfBoard(played, question))).toEqual(['a1-h8 Ra1 Bb2 pe5 pg7 rh8', 'h1-a8 Rh1 Pg2 pb7 ra8']);
    expect(diagonals(askOfBoard(played, question, 1))).toEqual(['a1-h8 Ra1 pg7 rh8', 'h1-a8 Rh1 Pg2 pb7 ra8']);
  });
});

describe('pawns', () => {
  /** White a2 a3, d5, f4, h2; Black b7, d7, e6, f7, h3. */
  const FEN = '4k3/1p1p1p2/4p3/3P4/5P2/P6p/P6P/4K3 w - - 0 1';

  test('file by file', () => {
    const answer = askOfBoard(view(FEN), { about: 'pawns by file' });
    expect(answer.about === 'pawns by file' && answer.files).toEqual([
      { file: 'a', white: ['a2', 'a3'], black: [] },
      { file: 'b', white: [], black: ['b7'] },
      { file: 'c', white: [], black: [] },
      { file: 'd', white: ['d5'], black: ['d7'] },
      { file: 'e', white: [], black: ['e6'] },
      { file: 'f', white: ['f4'], black: ['f7'] },
      { file: 'g', white: [], black: [] },
      { file: 'h', white: ['h2'], black: ['h3'] },
    ]);
  });

  test.each<readonly [what: string, fen: string, PawnTrait, white: readonly Square[], black: readonly Square[]]>([
    ['two on one file', FEN, 'doubled', ['a2', 'a3'], []],
    ['three on one file', '4k3/8/8/2P5/2P5/2P5/8/4K3 w - - 0 1', 'doubled', ['c3', 'c4', 'c5'], []],
    ['of both players on one file', '4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1', 'doubled', [], []],
    ['none beside', FEN, 'isolated', ['a2', 'a3', 'd5', 'f4', 'h2'], ['b7', 'h3']],
    ['one beside, however far behind', '4k3/8/6P1/8/8/8/7P/4K3 w - - 0 1', 'isolated', [], []],
    ['of the edge', '4k3/8/8/8/8/8/P6P/4K3 w - - 0 1', 'isolated', ['a2', 'h2'], []],
    // h2 and h3 stop each other; b7 stops a2 and a3, and a2 and a3 stop b7; d5 is stopped by d7 and e6, f4 by e6 and f7.
    ['stopped on the file and beside it', FEN, 'passed', [], []],
    ['past each other', '4k3/8/3P4/4p3/8/8/8/4K3 w - - 0 1', 'passed', ['d6'], ['e5']],
    // What stands on the same rank beside it has been passed.
    ['side by side', '4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1', 'passed', ['d5'], ['e5']],
    ['before another of its own', '4k3/8/8/1P6/1P6/8/8/4K3 w - - 0 1', 'passed', ['b4', 'b5'], []],
    ['a piece before it is no pawn', '3rk3/8/8/3P4/8/8/8/4K3 w - - 0 1', 'passed', ['d5'], []],
    ['two files away', '4k3/3p4/8/8/8/5P2/8/4K3 w - - 0 1', 'passed', ['f3'], ['d7']],
  ])('%s: %s, %s', (_what, fen, trait, white, black) => {
    expect(askOfBoard(view(fen), { about: 'pawn trait', trait })).toEqual({
      about: 'pawn trait',
      trait,
      sides: [
        { color: 'white', squares: white },
        { color: 'black', squares: black },
      ],
    });
  });
});

/** Square by square, without files in lists: slow, and seen at a glance to be right. */
const SLOWLY: Readonly<Record<PawnTrait, (position: Position, square: Square, color: Color) => boolean>> = {
  doubled: (position, square, color) =>
    RANKS.filter((rank) => isPawn(position, `${square[0] ?? ''}${rank}`, color)).length >= 2,
  isolated: (position, square, color) =>
    ![-1, 1].some((by) => RANKS.some((rank) => isPawn(position, `${neighbour(square, by)}${rank}`, color))),
  passed: (position, square, color) =>
    ![-1, 0, 1].some((by) =>
      RANKS.filter((rank) => (color === 'white' ? rank > (square[1] ?? '') : rank < (square[1] ?? ''))).some((rank) =>
        isPawn(position, `${neighbour(square, by)}${rank}`, opposite(color)),
      ),
    ),
};

function neighbour(square: Square, by: number): string {
  return String.fromCharCode(square.charCodeAt(0) + by);
}

function isPawn(position: Position, square: string, color: Color): boolean {
  const there = position.pieces().find((piece) => piece.square === square);
  return there?.kind === 'pawn' && there.color === color;
}

function slowly(position: Position, trait: PawnTrait, color: Color): readonly string[] {
  return FILES.flatMap((file) => RANKS.map((rank): Square => `${file}${rank}`)).filter(
    (square) => isPawn(position, square, color) && SLOWLY[trait](position, square, color),
  );
}

/** Up to eight pawns a side, anywhere from the second to the seventh rank. */
const PAWNS = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 47 }), fc.boolean()), {
    minLength: 1,
    maxLength: 16,
    selector: ([at]) => at,
  })
  .map((pawns) => {
    const ranks = Array.from({ length: 6 }, (_, rank) =>
      Array.from({ length: 8 }, (__, file) => {
        const pawn = pawns.find(([at]) => at === rank * 8 + file);
        return pawn ? (pawn[1] ? 'P' : 'p') : '1';
      }).join(''),
    );
    return `k7/${ranks.join('/')}/K7 w - - 0 1`;
  })
  // A king in check cannot be the opponent's.
  .filter((fen) => !/^k7\/.P/u.test(fen) && fen.split('P').length <= 9 && fen.split('p').length <= 9);

test('doubled, isolated and passed pawns agree with a slow computation', () => {
  fc.assert(
    fc.property(PAWNS, (fen) => {
      const { positions } = view(fen);
      const [position] = positions;
      if (!position) throw new Error(fen);
      for (const trait of PAWN_TRAITS) {
        const answer = askOfBoard(view(fen), { about: 'pawn trait', trait });
        const sides = answer.about === 'pawn trait' ? answer.sides : [];
        expect(
          sides.map(({ squares }) => squares),
          fen,
        ).toEqual([slowly(position, trait, 'white'), slowly(position, trait, 'black')]);
      }
    }),
    { numRuns: POSITIONS, seed: 20 },
  );
});

describe('in strict play', () => {
  const strict = view(START_FEN, '', 'strict');

  test.each(PAWN_TRAITS)('%s pawns are not told', (trait) => {
    expect(askOfBoard(strict, { about: 'pawn trait', trait })).toEqual({ about: 'withheld' });
  });

  test.each([
    { about: 'long diagonals' },
    { about: 'diagonals of square', square: 'e4' },
    { about: 'pawns by file' },
    { about: 'position by file' },
    { about: 'changes' },
  ] as const)('what eye or hand would know is: $about', (question) => {
    expect(askOfBoard(strict, question)).toEqual(askOfBoard(view(), question));
  });
});

test('the position by file has every piece once, and all files in their order', () => {
  const answer = askOfBoard(view('4k3/8/8/8/1r6/1P6/8/R3K3 w - - 0 1'), { about: 'position by file' });
  expect(answer.about === 'position by file' && answer.files.map(({ pieces }) => pieces.map(short))).toEqual([
    ['Ra1'],
    ['Pb3', 'rb4'],
    [],
    [],
    ['Ke1', 'ke8'],
    [],
    [],
    [],
  ]);
});

describe('what has changed', () => {
  /** "since move: nb8-c6" */
  function changes(seen: GameView, by: Color | undefined, ply?: number): string {
    const answer = askOfBoard(seen, { about: 'changes', ...(by && { by }) }, ply);
    if (answer.about !== 'changes') throw new Error(answer.about);
    const moved = answer.changes.map(
      ({ piece, to, promotion }) => `${short(piece)}-${to}${promotion ? `=${promotion}` : ''}`,
    );
    return [`since ${answer.since}:`, ...moved, ...(answer.captured ? [`x${short(answer.captured)}`] : [])].join(' ');
  }

  const ITALIAN = 'e2e4 e7e5 g1f3 b8c6';

  test.each<readonly [what: string, fen: string, moves: string, by: Color, ply: number | undefined, told: string]>([
    ['nothing at the start', START_FEN, '', 'white', undefined, 'since start:'],
    ['the first move, to Black', START_FEN, 'e2e4', 'black', undefined, 'since start: Pe2-e4'],
    ['one’s own move is no change', START_FEN, 'e2e4', 'white', undefined, 'since move:'],
    ['the answer', START_FEN, ITALIAN, 'white', undefined, 'since move: nb8-c6'],
    ['at an earlier ply', START_FEN, ITALIAN, 'white', 2, 'since move: pe7-e5'],
    ['at an earlier ply after one’s own', START_FEN, ITALIAN, 'white', 3, 'since move:'],
    ['a capture', START_FEN, 'e2e4 d7d5 e4d5', 'black', undefined, 'since move: Pe4-d5 xpd5'],
    ['en passant', '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1', 'd7d5 e5d6', 'black', undefined, 'since move: Pe5-d6 xpd5'],
    ['castling', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'a1b1 e8g8', 'white', undefined, 'since move: ke8-g8 rh8-f8'],
    [
      'castling long',
      'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1',
      'a8b8 e1c1',
      'black',
      undefined,
      'since move: Ke1-c1 Ra1-d1',
    ],
    ['a promotion', '8/4P3/8/8/8/8/7k/K7 b - - 0 1', 'h2h3 e7e8n', 'black', undefined, 'since move: Pe7-e8=knight'],
  ])('%s', (_what, fen, moves, by, ply, told) => {
    expect(changes(view(fen, moves), by, ply)).toBe(told);
  });

  test('where no player is named it is told to whoever has the move', () => {
    expect(changes(view(START_FEN, ITALIAN), undefined)).toBe('since move: nb8-c6');
  });

  test('is all that the two positions differ by, in random games', () => {
    inRandomGames((plies) => {
      for (const { after: played } of plies) {
        const seen = viewFor(played, 'white');
        const [before, now] = seen.positions.slice(-2);
        const answer = askOfBoard(seen, { about: 'changes' });
        if (answer.about !== 'changes' || !before || !now) continue;
        const rest = before
          .pieces()
          .filter(({ square }) => square !== answer.captured?.square)
          .map((piece) => {
            const change = answer.changes.find((one) => one.piece.square === piece.square);
            return change ? { ...piece, square: change.to, kind: change.promotion ?? piece.kind } : piece;
          });
        expect(rest.map(short).toSorted()).toEqual(now.pieces().map(short).toSorted());
      }
    });
  });
});

describe('where a piece has been', () => {
  const path = (fen: string, moves: string, square: Square, ply?: number): string => {
    const answer = askOfBoard(view(fen, moves), { about: 'path', square }, ply);
    if (answer.about !== 'path') return answer.about;
    return [short(answer.piece), ...answer.squares, ...(answer.wasPawn ? ['promoted'] : [])].join(' ');
  };
  const CASTLE = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

  test.each<readonly [what: string, fen: string, moves: string, square: Square, ply: number | undefined, told: string]>(
    [
      ['move by move', START_FEN, 'g1f3 b8c6 f3e5', 'e5', undefined, 'Ne5 g1 f3 e5'],
      ['as it was earlier', START_FEN, 'g1f3 b8c6 f3e5', 'f3', 2, 'Nf3 g1 f3'],
      ['nowhere else', START_FEN, 'g1f3', 'a1', undefined, 'Ra1 a1'],
      ['the one that took, not the one that was taken', START_FEN, 'e2e4 d7d5 e4d5 d8d5', 'd5', undefined, 'qd5 d8 d5'],
      ['back where it began', START_FEN, 'g1f3 b8c6 f3g1', 'g1', undefined, 'Ng1 g1 f3 g1'],
      ['the rook that castled', CASTLE, 'e1g1', 'f1', undefined, 'Rf1 h1 f1'],
      ['the king that castled', CASTLE, 'e1g1', 'g1', undefined, 'Kg1 e1 g1'],
      [
        'a pawn that was promoted',
        '8/4P3/8/8/8/8/7k/K7 w - - 0 1',
        'e7e8q h2h3 e8e1',
        'e1',
        undefined,
        'Qe1 e7 e8 e1 promoted',
      ],
      ['an empty square', START_FEN, '', 'e4', undefined, 'empty square'],
    ],
  )('%s', (_what, fen, moves, square, ply, told) => {
    expect(path(fen, moves, square, ply)).toBe(told);
  });
});

describe('what the last move attacks and leaves', () => {
  const effect = (fen: string, moves: string, play: 'casual' | 'strict' = 'casual'): string => {
    const answer = askOfBoard(view(fen, moves, play), { about: 'last move’s effect' });
    if (answer.about !== 'last move’s effect') return answer.about;
    return `${short(answer.piece)} attacks ${answer.attacks.map(short).join(' ')} leaves ${answer.leaves.map(short).join(' ')}`;
  };
  /** The knight defends the pawn on d4, and is beside its king. */
  const KNIGHT = '4k3/5p2/8/8/3P4/5N2/8/4K3 w - - 0 1';

  test.each<readonly [what: string, fen: string, moves: string, told: string]>([
    ['a pawn is attacked', START_FEN, 'e2e4 e7e5 g1f3', 'Nf3 attacks pe5 leaves '],
    ['nothing', START_FEN, 'e2e4', 'Pe4 attacks  leaves '],
    ['a pawn is attacked, and one left', KNIGHT, 'f3g5', 'Ng5 attacks pf7 leaves Pd4'],
    ['check', '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'a1a8', 'Ra8 attacks ke8 leaves '],
    [
      'what is still defended from elsewhere on the same line is not left',
      '4k3/8/8/8/8/P7/R7/4K3 w - - 0 1',
      'a2a1',
      'Ra1 attacks  leaves ',
    ],
  ])('%s', (_what, fen, moves, told) => {
    expect(effect(fen, moves)).toBe(told);
  });

  test('nothing before the first move, and in strict play', () => {
    expect(effect(START_FEN, '')).toBe('no move yet');
    expect(effect(START_FEN, 'e2e4', 'strict')).toBe('withheld');
  });
});

describe('check', () => {
  test.each<readonly [name: string, fen: string, told: string]>([
    ['nobody', START_FEN, 'white'],
    ['a king that is mated', 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4', 'black Qf7'],
    ['by a pawn', '4k3/8/8/8/8/8/3p4/4K3 w - - 0 1', 'white pd2'],
    // Art. 3.1.2: it attacks the king although it could not move without exposing its own.
    ['by a pinned knight', '7k/8/5n2/8/6K1/8/1B6/8 w - - 0 1', 'white nf6'],
    ['double check', '4k3/8/5N2/8/4R3/8/8/4K3 b - - 0 1', 'black Nf6 Re4'],
  ])('%s', (_name, fen, told) => {
    const answer = askOfBoard(view(fen), { about: 'check' });
    const said = answer.about === 'check' ? [answer.color, ...answer.by.map(short).toSorted()] : [answer.about];
    expect(said.join(' ')).toBe(told);
  });

  test('of the position that is looked at', () => {
    const mated = view(START_FEN, 'f2f3 e7e5 g2g4 d8h4');
    const checkAt = (ply: number): BoardAnswer => askOfBoard(mated, { about: 'check' }, ply);
    expect(checkAt(3)).toEqual({ about: 'check', color: 'black', by: [] });
    const queen = { kind: 'queen', color: 'black', square: 'h4' };
    expect(checkAt(4)).toEqual({ about: 'check', color: 'white', by: [queen] });
  });

  test('is withheld in strict play (Art. 11.3.1, 12.6)', () => {
    expect(askOfBoard(view(START_FEN, '', 'strict'), { about: 'check' })).toEqual({ about: 'withheld' });
  });
});

describe('a move by its number', () => {
  const ITALIAN = 'e2e4 e7e5 g1f3 b8c6 f1c4';
  const played = (number: number, of: GameView = view(START_FEN, ITALIAN), ply?: number): readonly string[] => {
    const answer = askOfBoard(of, { about: 'move', number }, ply);
    return answer.about === 'move' ? answer.moves.map(({ moved }) => `${moved.by} ${moved.from}${moved.to}`) : [];
  };

  test.each<readonly [number: number, played: readonly string[]]>([
    [1, ['white e2e4', 'black e7e5']],
    [2, ['white g1f3', 'black b8c6']],
    [3, ['white f1c4']],
    [4, []],
    [0, []],
  ])('%i', (number, moves) => expect(played(number)).toEqual(moves));

  test('in the whole game, whichever position is looked at', () => {
    expect(played(2, undefined, 1)).toEqual(['white g1f3', 'black b8c6']);
  });

  test('by the numbers of a position that was set up, with Black to move', () => {
    const late = view('4k3/8/8/8/8/8/4P3/4K3 b - - 0 40', 'e8d7 e2e4 d7d6');
    expect(played(40, late)).toEqual(['black e8d7']);
    expect(played(41, late)).toEqual(['white e2e4', 'black d7d6']);
    expect(played(1, late)).toEqual([]);
  });

  test('in strict play too: it is on the scoresheet (Art. 8.1)', () => {
    expect(played(1, view(START_FEN, 'e2e4', 'strict'))).toEqual(['white e2e4']);
  });
});
