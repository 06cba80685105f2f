import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../../src/laws/board/board.js';
import { endingOf } from '../../../src/laws/rules/ending.js';
import { EDITIONS } from '../../../src/laws/editions.js';
import type { EditionName } from '../../../src/laws/editions/edition.js';
import { shadeOf, SQUARES, type Square } from '../../../src/laws/squares.js';
import { move, position } from '../play.js';

/** The basic rules have not changed; their numbers have. 2005, 2009, 2014 and 2023. */
type Numbers = readonly [string | undefined, string | undefined, string | undefined, readonly string[]];
const EDITIONS_IN_ORDER = ['FIDE 2005', 'FIDE 2009', 'FIDE 2014'] as const;

function numbered([a2005, a2009, a2014, a2023]: Numbers): readonly (readonly [EditionName, string])[] {
  const early = [a2005, a2009, a2014].flatMap((article, index) => {
    const edition = EDITIONS_IN_ORDER[index];
    return article && edition ? [[edition, article] as const] : [];
  });
  return [...early, ...a2023.map((article) => ['FIDE 2023', article] as const)];
}
const same = (article: string): Numbers => [article, article, article, [article]];

const to = (fen: string, from: Square) =>
  position(fen)
    .legalMovesFrom(from)
    .map((found) => found.to)
    .filter((square, index, all) => all.indexOf(square) === index)
    .sort()
    .join(' ');

/** Where the piece can go, worked out by hand. */
const ROWS: readonly (readonly [Numbers, string, string, Square, string])[] = [
  [
    same('3.2'),
    'a bishop goes along diagonals',
    '6k1/8/8/8/3B4/8/8/K7 w - - 0 1',
    'd4',
    'a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8',
  ],
  [
    same('3.3'),
    'a rook goes along file and rank',
    '7k/8/8/8/3R4/8/8/K7 w - - 0 1',
    'd4',
    'a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4',
  ],
  [
    same('3.4'),
    'a queen goes along file, rank and diagonal',
    '6k1/8/8/8/8/8/8/Q3K3 w - - 0 1',
    'a1',
    'a2 a3 a4 a5 a6 a7 a8 b1 b2 c1 c3 d1 d4 e5 f6 g7 h8',
  ],
  [same('3.5'), 'bishops, rooks and queens do not go over pieces', '7k/8/8/8/8/1p6/P7/RN2K3 w - - 0 1', 'a1', ''],
  [
    same('3.6'),
    'a knight goes to the nearest squares of no line',
    '7k/8/8/8/3N4/8/8/K7 w - - 0 1',
    'd4',
    'b3 b5 c2 c6 e2 e6 f3 f5',
  ],
  [
    ['3.1', '3.1', '3.1', ['3.1', '3.1.1']],
    'not on one’s own piece, but on the opponent’s, taking it',
    '7k/8/8/8/8/p7/8/RN2K3 w - - 0 1',
    'a1',
    'a2 a3',
  ],
  [
    ['3.7a', '3.7a', '3.7a', ['3.7.1']],
    'a pawn goes one square forward, if it is free',
    '4k3/8/8/8/8/3P4/8/4K3 w - - 0 1',
    'd3',
    'd4',
  ],
  [
    ['3.7b', '3.7b', '3.7b', ['3.7.2']],
    'or two from its first, if both are free',
    '4k3/8/8/8/8/8/3P4/4K3 w - - 0 1',
    'd2',
    'd3 d4',
  ],
  [
    ['3.7c', '3.7c', '3.7c', ['3.7.3']],
    'a pawn takes one square ahead diagonally',
    '4k3/8/8/2ppp3/3P4/8/8/4K3 w - - 0 1',
    'd4',
    'c5 e5',
  ],
  [
    ['3.7d', '3.7d', '3.7d', ['3.7.4.1']],
    'a pawn takes en passant',
    '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
    'e5',
    'd6 e6',
  ],
  [[undefined, undefined, undefined, ['3.7.4.2']], 'later it cannot', '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2', 'e5', 'e6'],
  [
    ['3.8a', '3.8a', '3.8a', ['3.8.1']],
    'a king goes to any adjoining square that is not attacked',
    '4k3/8/8/8/8/8/7r/K7 w - - 0 1',
    'a1',
    'b1',
  ],
  [
    ['3.8a', '3.8a', '3.8b', ['3.8.2']],
    'or castles to either side',
    '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
    'e1',
    'c1 d1 d2 e2 f1 f2 g1',
  ],
  [
    [undefined, undefined, '3.8b', ['3.8.2.1.1']],
    'not when the king has moved',
    '4k3/8/8/8/8/8/8/R3K2R w - - 0 1',
    'e1',
    'd1 d2 e2 f1 f2',
  ],
  [
    [undefined, undefined, '3.8b', ['3.8.2.1.2']],
    'not with a rook that has moved',
    '4k3/8/8/8/8/8/8/R3K2R w Q - 0 1',
    'e1',
    'c1 d1 d2 e2 f1 f2',
  ],
  [
    [undefined, undefined, '3.8b', ['3.8.2.2.1']],
    'not over an attacked square',
    '3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
    'e1',
    'e2 f1 f2 g1',
  ],
  [
    [undefined, undefined, '3.8b', ['3.8.2.2.2']],
    'not over a piece',
    '4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1',
    'e1',
    'd1 d2 e2 f1 f2 g1',
  ],
  [
    ['3.9', '3.9', '3.9', ['3.9.2']],
    'no piece moves that leaves its king in check',
    '4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1',
    'e2',
    '',
  ],
];

for (const [numbers, what, fen, from, expected] of ROWS) {
  test.each(numbered(numbers))(`%s %s: ${what}`, () => {
    expect(to(fen, from)).toBe(expected);
  });
}

test.each(numbered(['3.7e', '3.7e', '3.7e', ['3.7.5.1', '3.7.5.2', '3.7.5.3']]))(
  '%s %s: on the last rank the pawn becomes queen, rook, bishop or knight at once, whatever is on the board',
  () => {
    const before = position('7k/P7/8/8/8/8/8/2Q1K3 w - - 0 1');
    const pieces = before.legalMovesFrom('a7').map((found) => found.promotion);
    expect([...pieces].sort()).toEqual(['bishop', 'knight', 'queen', 'rook']);
    const after = before.play(move('a7a8q'));
    expect(after.pieceAt('a8')).toEqual({ color: 'white', kind: 'queen' });
    expect(after.isCheck()).toBe(true);
  },
);

test.each(numbered([undefined, undefined, '3.1', ['3.1.2', '3.1.3']]))(
  '%s %s: a pinned piece attacks all the same',
  () => {
    const pinned = position('4k3/4n3/8/8/8/8/8/K3R3 w - - 0 1');
    expect(pinned.attackers('d5', 'black').map((piece) => piece.square)).toEqual(['e7']);
  },
);

test.each(numbered(['3.8b', '3.8b', undefined, ['3.9.1']]))(
  '%s %s: check is given even by a piece that cannot move there itself',
  () => {
    expect(position('4k3/8/8/8/4n3/6K1/8/4R3 w - - 0 1').isCheck()).toBe(true);
    expect(position('4k3/8/8/8/4n3/7K/8/4R3 w - - 0 1').isCheck()).toBe(false);
  },
);

test.each(numbered([undefined, undefined, '3.10a', ['3.10.1']]))('%s %s: a legal move', () => {
  expect(position(START_FEN).isLegal(move('e2e4'))).toBe(true);
});
test.each(numbered([undefined, undefined, '3.10b', ['3.10.2']]))('%s %s: an illegal move', () => {
  expect(position(START_FEN).isLegal(move('e2e5'))).toBe(false);
});

describe('the board and the first position', () => {
  test.each(numbered(same('2.1')))('%s %s: sixty-four squares, light at the right hand of each player', () => {
    expect(SQUARES).toHaveLength(64);
    expect(SQUARES.filter((square) => shadeOf(square) === 'light')).toHaveLength(32);
    expect([shadeOf('h1'), shadeOf('a8')]).toEqual(['light', 'light']);
  });
  test.each(numbered(same('2.2')))('%s %s: sixteen pieces each', () => {
    const count = (color: string, kind: string) =>
      position(START_FEN)
        .pieces()
        .filter((piece) => piece.color === color && piece.kind === kind).length;
    for (const color of ['white', 'black']) {
      const kinds = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
      expect(kinds.map((kind) => count(color, kind))).toEqual([1, 1, 2, 2, 2, 8]);
    }
  });
  test.each(numbered([undefined, '2.3', '2.3', ['2.3']]))('%s %s: each on its square', () => {
    const first = 'abcdefgh'.split('').map((file) => position(START_FEN).pieceAt(`${file}1` as Square)?.kind);
    expect(first).toEqual(['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook']);
  });
  test.each(numbered(['1.1', '1.1', '1.1', ['1.2', '1.3']]))('%s %s: White begins, then the other has the move', () => {
    expect(position(START_FEN).turn).toBe('white');
    expect(position(START_FEN).play(move('e2e4')).turn).toBe('black');
  });
  test.each(numbered(['1.2', '1.2', '1.2', ['1.4.1', '1.4.2']]))(
    '%s %s: mate wins, and the mated player has lost',
    (edition) => {
      const mated = position('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1');
      expect(endingOf([mated], EDITIONS[edition])).toMatchObject({ result: '1-0', winner: 'white' });
    },
  );
  test.each(numbered(['1.3', '1.3', '1.3', ['1.5']]))('%s %s: nobody can mate: drawn', (edition) => {
    expect(endingOf([position('4k3/8/8/8/8/8/8/4K3 w - - 0 1')], EDITIONS[edition])).toMatchObject({
      result: '1/2-1/2',
    });
  });
  test.each(numbered(['5.1a', '5.1a', '5.1a', ['5.1.1']]))('%s %s: checkmate wins', (edition, article) => {
    const mated = position('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1');
    expect(endingOf([mated], EDITIONS[edition])).toMatchObject({ reason: 'checkmate', article });
  });
  test.each(numbered(['5.2a', '5.2a', '5.2a', ['5.2.1']]))('%s %s: stalemate draws', (edition, article) => {
    const stale = position('7k/5Q2/8/8/8/8/8/4K3 b - - 0 1');
    expect(endingOf([stale], EDITIONS[edition])).toMatchObject({ reason: 'stalemate', article });
  });
  test.each(numbered(['5.2b', '5.2b', '5.2b', ['5.2.2']]))('%s %s: a dead position draws', (edition, article) => {
    const dead = position('4k3/8/8/8/8/8/8/4KB2 w - - 0 1');
    expect(endingOf([dead], EDITIONS[edition])).toMatchObject({ reason: 'dead position', article });
  });
});
