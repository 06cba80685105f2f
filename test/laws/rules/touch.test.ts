import { describe, expect, test } from 'vitest';
import { EDITION_NAMES, type EditionName } from '../../../src/laws/editions/edition.js';
import type { Move, Square } from '../../../src/laws/squares.js';
import type { Touch, TouchKind } from '../../../src/laws/acts/move.js';
import {
  isBreach,
  mayClaim,
  mayComplain,
  obligation,
  release,
  touchesOf,
  type HandAct,
} from '../../../src/laws/rules/touch.js';
import { numbered, numberedSince2009 } from '../numbered.js';
import { move, position } from '../play.js';

/** "e2e4", "e7e8q", "0-0"; in alphabetical order. */
function names(moves: readonly Move[]): string {
  return moves
    .map(({ from, to, castling, promotion }) =>
      castling ? { short: '0-0', long: '0-0-0' }[castling] : from + to + (promotion?.[0]?.replace('k', 'n') ?? ''),
    )
    .sort()
    .join(' ');
}

function touches(text: string, how: TouchKind = 'to move'): readonly Touch[] {
  return text
    .split(' ')
    .filter((square) => square !== '')
    .map((square) => ({ square: square as Square, how }));
}

/** Kings e1 and e8 and what else is named: a bare board on which every move can be counted by hand. */
const ONE_OF_EACH = '4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1';
const CASTLE = '4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1';
/** f1 is attacked: short castling is illegal, long castling is not. */
const THROUGH_CHECK = '4kr2/8/8/8/8/8/P3P2P/R3K2R w KQ - 0 1';
/** The king on e1 has no move of its own: d1 and d2 are attacked by the rook, f1 and f2 by the other, e2 is a pawn's. */
const KING_STUCK = '3rkr2/8/8/8/8/8/P3P2P/R3K2R w KQ - 0 1';

const DIGITS = ['FIDE 2018', 'FIDE 2023'] as const;
const LETTERS = ['FIDE 2005', 'FIDE 2009', 'FIDE 2014'] as const;
const ALL: readonly (readonly [EditionName, (article: string) => string])[] = [
  ...DIGITS.map((edition) => [edition, (article: string) => article] as const),
  // The same rules are counted with letters before 2018: 4.3.1 was 4.3a.
  ...LETTERS.map(
    (edition) =>
      [
        edition,
        (article: string) =>
          article.replace(
            /^(4\.[34])\.(\d)$/,
            (_, rule: string, n: string) => `${rule}${'abcd'.charAt(Number(n) - 1)}`,
          ),
      ] as const,
  ),
];

interface Row {
  readonly article: string;
  readonly what: string;
  readonly fen: string;
  readonly touched: string;
  readonly unclear?: boolean;
  readonly allowed: string;
}

/** Articles as counted in 2018 and 2023. */
const ROWS: readonly Row[] = [
  {
    article: '4.3.1',
    what: 'one of his own pieces must move',
    fen: ONE_OF_EACH,
    touched: 'c3',
    allowed: 'c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4',
  },
  {
    article: '4.3.1',
    what: 'of several the first that can be moved: the pawn behind the knight cannot, nor the pinned bishop',
    fen: '4r3/k7/8/8/8/2N5/2P1B3/4K3 w - - 0 1',
    touched: 'c2 e2 c3 e1',
    allowed: 'c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e4',
  },
  {
    article: '4.3.1',
    what: 'the king alone may also castle',
    fen: CASTLE,
    touched: 'e1',
    allowed: '0-0 0-0-0 e1d1 e1d2 e1e2 e1f1 e1f2',
  },
  {
    article: '4.3.1',
    what: 'the rook alone may not castle, for that is a move of the king',
    fen: '4k3/8/8/8/8/8/P6P/R3K2R w KQ - 0 1',
    touched: 'h1',
    allowed: 'h1f1 h1g1',
  },
  {
    article: '4.3.2',
    what: 'an opponent’s piece must be captured, with whatever can',
    fen: '4k3/8/8/3p4/2P5/2N5/8/4K3 w - - 0 1',
    touched: 'd5',
    allowed: 'c3d5 c4d5',
  },
  {
    article: '4.3.2',
    what: 'of several the first that can be captured',
    fen: '4k3/q7/8/3p4/8/2N5/8/4K3 w - - 0 1',
    touched: 'a7 d5',
    allowed: 'c3d5',
  },
  {
    article: '4.3.2',
    what: 'a pawn that can be taken en passant only',
    fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
    touched: 'd5',
    allowed: 'e5d6',
  },
  {
    article: '4.3.3',
    what: 'one of each: his piece captures it',
    fen: '4k3/8/8/3p4/2P5/2N5/8/4K3 w - - 0 1',
    touched: 'c3 d5',
    allowed: 'c3d5',
  },
  {
    article: '4.3.3',
    what: 'one of each, the opponent’s first, and no capture with his piece: that one is captured otherwise',
    fen: '4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1',
    touched: 'd5 e1',
    allowed: 'c4d5',
  },
  {
    article: '4.3.3',
    what: 'one of each, his own first, and no capture with it: it moves',
    fen: '4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1',
    touched: 'e1 d5',
    allowed: 'e1d1 e1d2 e1e2 e1f1 e1f2',
  },
  {
    article: '4.3.3',
    what: 'nobody saw which was first: it was his own',
    fen: '4k3/8/8/3p4/2P5/8/8/4K3 w - - 0 1',
    touched: 'd5 e1',
    unclear: true,
    allowed: 'e1d1 e1d2 e1e2 e1f1 e1f2',
  },
  {
    article: '4.3.3',
    what: 'a pawn that promotes by capturing may become any of the four',
    fen: '3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1',
    touched: 'e7 d8',
    allowed: 'e7d8b e7d8n e7d8q e7d8r',
  },
  { article: '4.4.1', what: 'king, then rook: castling on that side', fen: CASTLE, touched: 'e1 a1', allowed: '0-0-0' },
  { article: '4.4.1', what: 'king, then rook, the other side', fen: CASTLE, touched: 'e1 h1', allowed: '0-0' },
  {
    article: '4.4.2',
    what: 'rook, then king: no castling on that side, the rook moves',
    fen: CASTLE,
    touched: 'a1 e1',
    allowed: 'a1b1 a1c1 a1d1',
  },
  {
    article: '4.4.2',
    what: 'rook, then king, and the rook has no move: the king moves, and may castle on the other side',
    fen: '4k3/8/8/8/8/8/P6P/RN2K2R w KQ - 0 1',
    touched: 'a1 e1',
    allowed: '0-0 e1d1 e1d2 e1e2 e1f1 e1f2',
  },
  {
    article: '4.4.1',
    what: 'rook and king at once: the king counts as the first',
    fen: CASTLE,
    touched: 'h1 e1',
    unclear: true,
    allowed: '0-0',
  },
  {
    article: '4.4.3',
    what: 'castling there is illegal: another move of the king, also castling with the other rook',
    fen: THROUGH_CHECK,
    touched: 'e1 h1',
    allowed: '0-0-0 e1d1 e1d2',
  },
  {
    article: '4.4.3',
    what: 'castling there is illegal and the king has no move: any move',
    fen: KING_STUCK,
    touched: 'e1 h1',
    allowed: 'a1b1 a1c1 a1d1 a2a3 a2a4 e2e3 e2e4 h1f1 h1g1 h2h3 h2h4',
  },
  {
    article: '4.3.1',
    what: 'a piece that can move was touched before king and rook: it moves',
    fen: CASTLE,
    touched: 'h2 e1 h1',
    allowed: 'h2h3 h2h4',
  },
  {
    article: '4.4.1',
    what: 'a piece that cannot move was touched before king and rook: castling',
    fen: '4k3/8/8/8/8/p7/P6P/R3K2R w KQ - 0 1',
    touched: 'a2 e1 h1',
    allowed: '0-0',
  },
  {
    article: '4.4.1',
    what: 'king, rook, and then another piece: castling',
    fen: CASTLE,
    touched: 'e1 h1 h2',
    allowed: '0-0',
  },
  {
    article: '4.3.1',
    what: 'a king that stands off its first rank does not castle',
    fen: '4k3/8/8/8/8/8/4K3/7R w - - 0 1',
    touched: 'e2 h1',
    allowed: 'e2d1 e2d2 e2d3 e2e1 e2e3 e2f1 e2f2 e2f3',
  },
  {
    article: '4.3.1',
    what: 'nor is there castling with a rook off the first rank',
    fen: '4k3/8/8/8/7R/8/8/4K3 w - - 0 1',
    touched: 'e1 h4',
    allowed: 'e1d1 e1d2 e1e2 e1f1 e1f2',
  },
  {
    article: '4.3.3',
    what: 'an opponent’s piece that cannot be captured, then king and rook: the king is the first that can move',
    fen: '4k3/8/8/3p4/8/8/P6P/R3K2R w KQ - 0 1',
    touched: 'd5 e1 h1',
    allowed: '0-0 0-0-0 e1d1 e1d2 e1e2 e1f1 e1f2',
  },
  {
    article: '4.5',
    what: 'none of the touched pieces can move or be captured: any move',
    fen: '4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1',
    touched: 'd4 d5',
    allowed: 'e1d1 e1d2 e1e2 e1f1 e1f2',
  },
];

describe.each(ALL)('%s: which move is left after touching', (edition, numbered) => {
  for (const row of ROWS) {
    test(`${edition} ${numbered(row.article)}: ${row.what}`, () => {
      const found = obligation(position(row.fen), touches(row.touched), edition, row.unclear ? 'unclear' : 'seen');
      expect(names(found.allowed)).toBe(row.allowed);
      expect(found.article).toBe(numbered(row.article));
    });
  }
});

describe('the duty in words of data', () => {
  test('FIDE 2023 4.3.3: which piece must be captured, and with which', () => {
    const { duty } = obligation(position(ONE_OF_EACH), touches('d5 c3'), 'FIDE 2023');
    expect(duty).toEqual({
      type: 'capture',
      piece: { color: 'black', kind: 'pawn', square: 'd5' },
      by: { color: 'white', kind: 'knight', square: 'c3' },
    });
  });

  test('FIDE 2023 4.4.1: castling and its side', () => {
    expect(obligation(position(CASTLE), touches('e1 a1'), 'FIDE 2023').duty).toEqual({ type: 'castle', side: 'long' });
  });

  test('FIDE 2023 4.5: free', () => {
    expect(obligation(position(KING_STUCK), touches('e1'), 'FIDE 2023').duty).toEqual({ type: 'free' });
  });

  test('FIDE 2023 4.3.1: Black’s touches bind Black by his own first rank', () => {
    const found = obligation(position('r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1'), touches('e8 h8'), 'FIDE 2023');
    expect(found.duty).toEqual({ type: 'castle', side: 'short' });
  });
});

describe('touches that bind to nothing', () => {
  test.each(['FIDE 2018', 'FIDE 2023'] as const)('%s 4.2.1: adjusting, announced before', (edition) => {
    const found = obligation(position(ONE_OF_EACH), touches('c3 d5', 'adjusting'), edition);
    expect(found).toMatchObject({ duty: { type: 'free' }, article: '4.2.1' });
    expect(found.allowed).toHaveLength(13);
  });

  test.each(['FIDE 2005', 'FIDE 2009', 'FIDE 2014'] as const)('%s 4.2: adjusting, announced before', (edition) => {
    const found = obligation(position(ONE_OF_EACH), touches('c3', 'adjusting'), edition);
    expect(found).toMatchObject({ duty: { type: 'free' }, article: '4.2' });
  });

  test('FIDE 2023 4.2.2: touched clearly by accident; the next touch binds', () => {
    const touched = [...touches('c3', 'by accident'), ...touches('e1')];
    expect(names(obligation(position(ONE_OF_EACH), touched, 'FIDE 2023').allowed)).toBe('e1d1 e1d2 e1e2 e1f1 e1f2');
  });

  test('FIDE 2023 4.3: an empty square is no piece', () => {
    expect(obligation(position(ONE_OF_EACH), touches('a5'), 'FIDE 2023').duty).toEqual({ type: 'free' });
  });
});

test('FIDE 2023 4.8: a move that the touch does not allow is a breach, another is none', () => {
  const bound = obligation(position(ONE_OF_EACH), touches('c3'), 'FIDE 2023');
  expect(isBreach(bound, move('e1e2'))).toBe(true);
  expect(isBreach(bound, move('c3e2'))).toBe(false);
});

describe('releasing', () => {
  const released = (text: string, more: Partial<HandAct> = {}): HandAct => ({
    move: move(text),
    released: true,
    ...more,
  });
  const short: HandAct = { move: { from: 'e1', to: 'g1', castling: 'short' }, released: false };
  const PROMOTES = '7k/4P3/8/8/8/8/8/4K3 w - - 0 1';

  test.each(numbered('4.7', '4.6', '4.7', '4.7'))(
    '%s %s: let go on a square it may go to, the move is made',
    (edition, article) => {
      expect(release(position(ONE_OF_EACH), released('c3e4'), edition)).toEqual({
        made: true,
        move: move('c3e4'),
        article,
      });
    },
  );

  test('FIDE 2023 4.3.1: still held, it may go elsewhere', () => {
    const held = release(position(ONE_OF_EACH), released('c3e4', { released: false }), 'FIDE 2023');
    expect(held.made).toBe(false);
    expect(!held.made && names(held.allowed)).toBe('c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4');
  });

  test('FIDE 2023 4.3.1: held over a capture, with the captured piece untouched, it still may go anywhere', () => {
    const held = release(position(ONE_OF_EACH), released('c3d5', { released: false }), 'FIDE 2023');
    expect(!held.made && held.allowed).toHaveLength(8);
  });

  test('FIDE 2023 4.3.3: let go on a square where it captures illegally, both pieces are touched', () => {
    const wrong = release(position(ONE_OF_EACH), released('e1d5'), 'FIDE 2023');
    expect(wrong).toMatchObject({ made: false, article: '4.3.3' });
  });

  test('FIDE 2023 4.7: let go where it may not stand, nothing is final but the touch', () => {
    const wrong = release(position(ONE_OF_EACH), released('c3c4'), 'FIDE 2023');
    expect(wrong).toMatchObject({ made: false, article: '4.3.1' });
    expect(!wrong.made && names(wrong.allowed)).toBe('c3a2 c3a4 c3b1 c3b5 c3d1 c3d5 c3e2 c3e4');
  });

  test.each(numbered('4.7', '4.6a', '4.7a', '4.7.1'))(
    '%s %s: a capture is made when the captured piece is off the board',
    (edition, article) => {
      const taking = position(ONE_OF_EACH);
      const half = release(taking, released('c3d5', { captureRemoved: false }), edition);
      expect(half).toMatchObject({ made: false, allowed: [move('c3d5')], article });
      expect(release(taking, released('c3d5', { captureRemoved: true }), edition).made).toBe(true);
    },
  );

  test('FIDE 2023 4.7.1: en passant the pawn beside must be off the board', () => {
    const taking = position('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1');
    expect(release(taking, released('e5d6', { captureRemoved: false }), 'FIDE 2023').made).toBe(false);
    expect(release(taking, released('e5d6', { captureRemoved: true }), 'FIDE 2023').made).toBe(true);
  });

  test.each(numbered('4.7', '4.6b', '4.7b', '4.7.2'))(
    '%s %s: castling is made when the rook is let go; after the king only castling is left',
    (edition, article) => {
      const king = release(position(CASTLE), short, edition);
      expect(king).toMatchObject({ made: false, duty: { type: 'castle', side: 'short' }, article });
      expect(!king.made && names(king.allowed)).toBe('0-0');
      expect(release(position(CASTLE), { ...short, released: true }, edition)).toMatchObject({ made: true, article });
    },
  );

  test.each(numberedSince2009('4.4c', '4.7b', '4.7.2'))(
    '%s %s: the king let go to castle, which is illegal there: another move of the king, else any',
    (edition, article) => {
      const other = release(position(THROUGH_CHECK), short, edition);
      expect(other).toMatchObject({ made: false, article });
      expect(!other.made && names(other.allowed)).toBe('0-0-0 e1d1 e1d2');
      const any = release(position(KING_STUCK), { ...short, released: true }, edition);
      expect(any).toMatchObject({ made: false, duty: { type: 'free' }, article });
    },
  );

  test.each(numbered('4.4d', '4.4d', '4.4d', '4.4.4'))(
    '%s %s: the new piece is chosen when it touches the square of promotion',
    (edition, article) => {
      const chosen = release(position(PROMOTES), released('e7e8r', { released: false }), edition);
      expect(chosen).toMatchObject({ made: false, article });
      expect(!chosen.made && names(chosen.allowed)).toBe('e7e8r');
    },
  );

  test.each(numbered('4.7', '4.6c', '4.7c', '4.7.3'))(
    '%s %s: the pawn let go on the last rank cannot go elsewhere; the new piece let go makes the move',
    (edition, article) => {
      const taking = position('3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1');
      const pawn = release(taking, released('e7e8'), edition);
      expect(pawn).toMatchObject({ made: false, article });
      expect(!pawn.made && names(pawn.allowed)).toBe('e7e8b e7e8n e7e8q e7e8r');
      expect(release(taking, released('e7e8q'), edition)).toEqual({ made: true, move: move('e7e8q'), article });
    },
  );
});

describe('what an illegal or intended move has touched', () => {
  test('FIDE 2023 4.3: the piece, and what it captured', () => {
    expect(touchesOf(position(ONE_OF_EACH), move('c3c4'))).toEqual(touches('c3'));
    expect(touchesOf(position(ONE_OF_EACH), move('e1d5'))).toEqual(touches('e1 d5'));
  });

  test('FIDE 2023 4.4.3: castling touches the king and that rook', () => {
    expect(touchesOf(position(CASTLE), { from: 'e1', to: 'c1', castling: 'long' })).toEqual(touches('e1 a1'));
  });
});

describe('rights lost by touching', () => {
  const table = EDITION_NAMES.filter((edition) => edition !== 'US Chess');
  test.each(table)(
    '%s 4.8 (4.7 in 2009, 4.6 in 2005): the right to complain is lost by touching to move',
    (edition) => {
      const article = {
        'FIDE 2005': '4.6',
        'FIDE 2009': '4.7',
        'FIDE 2014': '4.8',
        'FIDE 2018': '4.8',
        'FIDE 2023': '4.8',
      };
      expect(mayComplain([], edition)).toEqual({ may: true, article: article[edition] });
      expect(mayComplain(touches('e7'), edition).may).toBe(false);
      expect(mayComplain(touches('e7', 'by accident'), edition).may).toBe(true);
    },
  );

  test.each([
    ['FIDE 2005', '4.6', false],
    ['FIDE 2009', '4.7', false],
    ['FIDE 2014', '4.8', true],
    ['FIDE 2018', '4.8', true],
    ['FIDE 2023', '4.8', true],
  ] as const)(
    '%s %s: adjusting is touching deliberately, but not with the intention of moving',
    (edition, article, may) => {
      expect(mayComplain(touches('e7', 'adjusting'), edition)).toEqual({ may, article });
    },
  );

  test.each(['FIDE 2009', 'FIDE 2014', 'FIDE 2018', 'FIDE 2023'] as const)(
    '%s 9.4: the right to claim a draw is lost by touching to move, not by adjusting',
    (edition) => {
      expect(mayClaim([], edition)).toEqual({ may: true, article: '9.4' });
      expect(mayClaim(touches('e7'), edition)).toEqual({ may: false, article: '9.4' });
      expect(mayClaim(touches('e7', 'adjusting'), edition).may).toBe(true);
      expect(mayClaim(touches('e7', 'by accident'), edition).may).toBe(true);
    },
  );

  test('FIDE 2005 9.4: only making the move ends the right to claim', () => {
    expect(mayClaim(touches('e7'), 'FIDE 2005')).toEqual({ may: true, article: '9.4' });
  });
});
