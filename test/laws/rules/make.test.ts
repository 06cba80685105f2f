import { describe, expect, test } from 'vitest';
import { describeMove } from '../../../src/laws/rules/scoresheet.js';
import { EDITION_NAMES, type EditionName } from '../../../src/laws/editions/edition.js';
import { completeMove } from '../../../src/laws/board/board.js';
import { playMove } from '../../../src/laws/rules/make.js';
import { positionOf } from '../../../src/laws/game.js';
import type { Move } from '../../../src/laws/squares.js';
import { move, position } from '../play.js';
import { did, doing, play, refusalOf, times, typesOf } from '../judged.js';
import { START } from '../opened.js';
import { SECOND, begin, beginUntimed } from '../timed.js';

const make = (text: string, by: 'white' | 'black' = 'white') => ({ type: 'make', by, move: move(text) }) as const;

describe('a legal move (Art. 4.7)', () => {
  test('FIDE 2023 4.7.1: what it tells, in its order', () => {
    const game = play(beginUntimed({ play: 'casual' }), 'e2e4 f7f6 d2d4 g7g5');
    const { facts, game: mated } = did(game, 9, make('d1h5'));
    expect(typesOf(facts)).toEqual(['moved', 'checked', 'ended']);
    expect(mated.plies[4]).toEqual({
      move: { from: 'd1', to: 'h5' },
      by: 'white',
      touches: [],
      legal: true,
      bothHands: false,
      completed: true,
    });
  });

  test('FIDE 2023 4.1: a move with both hands is remembered as such', () => {
    const { game } = did(beginUntimed(), 0, { ...make('e2e4'), hands: 'both' });
    expect(game.plies[0]?.bothHands).toBe(true);
  });

  test('FIDE 2023 3.8.2: castling with the king’s square wrong is not legal, and is completed to the right one', () => {
    const board = position('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    expect(board.isLegal({ from: 'e1', to: 'g1', castling: 'short' })).toBe(true);
    expect(board.isLegal({ from: 'e1', to: 'h1', castling: 'short' })).toBe(false);
    expect(board.isLegal({ from: 'e1', to: 'g1', castling: 'short', promotion: 'queen' })).toBe(false);
    expect(completeMove(board, { from: 'e1', to: 'h1', castling: 'short' })).toEqual({
      from: 'e1',
      to: 'g1',
      castling: 'short',
    });
    expect(completeMove(board, { from: 'h1', to: 'g1', castling: 'short' })).toEqual({
      from: 'h1',
      to: 'g1',
      castling: 'short',
    });
  });

  test('FIDE 2023 9.1.2.1: the opponent’s move rejects an offer, a mate needs no such word', () => {
    const offered = doing(
      play(doing(begin(), START), 'f2f3 e7e5'),
      [4000, make('g2g4')],
      [4000, { type: 'offer', by: 'white' }],
    );
    const { facts, game } = did(doing(offered, [5000, { type: 'press', by: 'white' }]), 6000, make('d7d6', 'black'));
    expect(typesOf(facts)).toEqual(['moved', 'draw rejected']);
    expect(game.offer).toBeUndefined();
    expect(
      typesOf(did(doing(offered, [5000, { type: 'press', by: 'white' }]), 6000, make('d8h4', 'black')).facts),
    ).toEqual(['moved', 'checked', 'ended']);
  });

  test('every alphabet that fits is counted', () => {
    const one = did(beginUntimed(), 0, { ...make('e2e4'), alphabets: ['en', 'de'] }).game;
    expect(did(one, 1, { ...make('e7e5', 'black'), alphabets: ['de'] }).game.alphabets).toEqual({ en: 1, de: 2 });
  });
});

const ILLEGAL: readonly [EditionName, string][] = [
  ['FIDE 2005', '7.4a'],
  ['FIDE 2009', '7.4a'],
  ['FIDE 2014', '7.5a'],
  ['FIDE 2018', '7.5.1'],
  ['FIDE 2023', '7.5.1'],
];

describe.each(ILLEGAL)('%s %s: an illegal move stands until it is found', (edition, article) => {
  test(`${edition} ${article}: a knight where none goes: made, told with both squares, and the opponent has the move`, () => {
    const { game, facts } = did(doing(begin({ edition }), START), 1000, make('g1g3'));
    expect(facts).toEqual([
      {
        type: 'moved',
        by: 'white',
        piece: 'knight',
        from: 'g1',
        to: 'g3',
        ply: 1,
        san: 'Ng1-g3',
        audience: expect.anything() as unknown,
      },
    ]);
    expect(game.plies[0]).toMatchObject({ legal: false, completed: false });
    expect(positionOf(game).pieceAt('g3')).toEqual({ color: 'white', kind: 'knight' });
    expect(positionOf(game).turn).toBe('black');
    expect(game.sheets.black[0]?.moved.san).toBe('Ng1-g3');
    expect(did(game, 2000, { type: 'press', by: 'white' }).game.plies[0]?.completed).toBe(true);
  });

  test(`${edition} ${article}: where impossible moves are refused it is not made`, () => {
    const game = doing(begin({ edition, illegalMoves: 'refused' }), START);
    expect(refusalOf(game, 1000, make('g1g3'))).toMatchObject({ reason: 'does not move so' });
  });

  test(`${edition} ${article}: what an illegal move seems to end goes on`, () => {
    // The queen jumps to mate; and a king is taken.
    const mate = doing(
      beginUntimed({ edition }),
      [0, make('f2f3')],
      [1, make('e7e5', 'black')],
      [2, make('g2g4')],
      [3, make('d8h5', 'black')],
    );
    expect(mate.ending).toBeUndefined();
    const stale = did(beginUntimed({ edition, start: '7k/8/6K1/8/8/8/8/4Q3 w - - 0 1' }), 0, make('e1f7')).game;
    expect(stale.plies[0]?.legal).toBe(false);
    expect(stale.ending).toBeUndefined();
    const taken = did(beginUntimed({ edition, start: '4k3/8/8/8/8/8/8/4KR2 w - - 0 1' }), 0, make('f1e8'));
    expect(typesOf(taken.facts)).toEqual(['moved', 'captured']);
    expect(taken.game.ending).toBeUndefined();
    expect(positionOf(taken.game).kingOf('black')).toBeUndefined();
  });
});

describe('illegal moves that stand (Art. 7.5.1)', () => {
  test.each<[string, string, string, string]>([
    ['8/8/8/8/8/8/4P3/4K2k w - - 0 1', 'e2e5', 'e2-e5', 'does not move so'],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8', 'a7-a8', 'promotion missing'],
    ['4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1', 'e2e3', 'e2xe3', 'pawn does not capture straight'],
    ['4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1', 'a1e1', 'Ra1xe1', 'own piece there'],
    ['4k3/1P6/8/8/8/8/8/4K3 w - - 0 1', 'b7a8q', 'b7-a8=Q', 'pawn has nothing to capture'],
    ['4r2k/8/8/8/8/8/4B3/4K3 w - - 0 1', 'e2d3', 'Be2-d3', 'leaves king in check'],
  ])('FIDE 2023 7.5.1: %s %s is told as %s', (start, text, san, reason) => {
    const game = beginUntimed({ start });
    expect(refusalOf(beginUntimed({ start, illegalMoves: 'refused' }), 0, make(text)).reason).toBe(reason);
    const { game: made, facts } = did(game, 0, make(text));
    expect(facts[0]).toMatchObject({ type: 'moved', san });
    expect(made.plies[0]?.legal).toBe(false);
    const to = move(text).to;
    const kind = game.positions[0]?.pieceAt(move(text).from)?.kind;
    expect(positionOf(made).pieceAt(to)?.kind).toBe(move(text).promotion ?? kind);
  });

  test('FIDE 2023 7.5.1: castling out of check, or when the right is gone, brings king and rook', () => {
    const short: Move = { from: 'e1', to: 'g1', castling: 'short' };
    for (const start of ['k3r3/8/8/8/8/8/8/4K2R w K - 0 1', 'k7/8/8/8/8/8/8/4K2R w - - 0 1']) {
      const { game, facts } = did(beginUntimed({ start }), 0, { type: 'make', by: 'white', move: short });
      expect(facts[0]).toMatchObject({ type: 'moved', san: 'O-O', castling: 'short' });
      expect(positionOf(game).pieceAt('f1')?.kind).toBe('rook');
      expect(positionOf(game).pieceAt('g1')?.kind).toBe('king');
      expect(game.plies[0]?.legal).toBe(false);
    }
  });

  test.each<[string, Move, string]>([
    ['4k3/p7/8/8/8/8/8/4K3 w - - 0 1', { from: 'a1', to: 'a2' }, 'empty square'],
    ['4k3/p7/8/8/8/8/8/4K3 w - - 0 1', { from: 'e8', to: 'e7' }, 'not your piece'],
    ['4k3/p7/8/8/8/8/8/4K3 w - - 0 1', { from: 'e1', to: 'e1' }, 'same square'],
    ['4k3/8/8/8/8/8/P7/4K3 w - - 0 1', { from: 'a2', to: 'a3', promotion: 'queen' }, 'nothing to promote'],
    ['4k3/p7/8/8/8/8/8/4K3 w - - 0 1', { from: 'e1', to: 'e2', promotion: 'queen' }, 'nothing to promote'],
    // Nothing to castle with, another piece in the rook’s place, the king not on its first rank, no king.
    ['4k3/p7/8/8/8/8/8/4K3 w - - 0 1', { from: 'e1', to: 'g1', castling: 'short' }, 'castling'],
    ['4k3/8/8/8/8/8/8/4KB1R w K - 0 1', { from: 'e1', to: 'g1', castling: 'short' }, 'castling'],
    ['4k3/8/8/8/8/8/4K2R/8 w - - 0 1', { from: 'e2', to: 'g1', castling: 'short' }, 'castling'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', { from: 'h1', to: 'g1', castling: 'short' }, 'castling'],
  ])('FIDE 2023 7.5.1: what no hand could do is refused: %s %j', (start, given, reason) => {
    expect(refusalOf(beginUntimed({ start }), 0, { type: 'make', by: 'white', move: given }).reason).toBe(reason);
  });

  test('FIDE 2023 7.5.1: an illegal move is described before it is played, with what it takes and whom it checks', () => {
    const entry = describeMove(position('4k3/8/8/8/8/8/4p3/R3K3 w - - 0 1'), { from: 'a1', to: 'e2' }, 7, 'casual');
    expect(entry).toMatchObject({
      moved: { san: 'Ra1xe2', ply: 7 },
      captured: { square: 'e2', piece: { color: 'black', kind: 'pawn' }, enPassant: false },
      checked: { king: 'black', square: 'e8', by: [{ square: 'e2' }] },
    });
  });
});

describe('what is bound (Art. 4.3)', () => {
  const touchPawn = { type: 'touch', by: 'white', square: 'a2' } as const;

  test.each([
    ['FIDE 2009', '4.3a'],
    ['FIDE 2014', '4.3a'],
    ['FIDE 2023', '4.3.1'],
  ] as const)(
    '%s %s: at home another move than that of the touched piece is refused, with the duty',
    (edition, article) => {
      const game = doing(beginUntimed({ play: 'casual', touch: 'binding', edition }), [0, touchPawn]);
      expect(refusalOf(game, 1, make('e2e4'))).toEqual({
        reason: 'bound',
        duty: { type: 'move', piece: { color: 'white', kind: 'pawn', square: 'a2' } },
        article,
      });
      expect(did(game, 1, make('a2a4')).game.hand).toEqual({ touches: [], adjusting: false });
    },
  );

  test('FIDE 2023 4.8: in strict play it stands, and what was touched is remembered', () => {
    const { game } = did(doing(beginUntimed(), [0, touchPawn]), 1, make('e2e4'));
    expect(game.plies[0]).toMatchObject({ legal: true, touches: [{ square: 'a2', how: 'to move' }] });
  });

  test('FIDE 2023 9.5.3: a ruling binds also where touching is free', () => {
    const game = beginUntimed({ play: 'casual' });
    const ruled = {
      duty: { type: 'move', piece: { color: 'white', kind: 'knight', square: 'g1' } },
      allowed: [move('g1f3')],
      article: '9.5.3',
    } as const;
    const bound = { ...game, hand: { ...game.hand, ruled } };
    expect(refusalOf(bound, 0, make('g1h3'))).toEqual({ reason: 'bound', duty: ruled.duty, article: '9.5.3' });
    expect(did(bound, 0, make('g1f3')).game.hand.ruled).toBeUndefined();
  });
});

describe('recording before moving (Art. 8.1.3)', () => {
  test.each<[EditionName, string]>([
    ['FIDE 2009', '8.1'],
    ['FIDE 2014', '8.1d'],
    ['FIDE 2023', '8.1.3'],
  ])('%s %s: the next move needs one’s own previous move on the sheet', (edition) => {
    const timed = {
      white: { periods: [{ moves: null, time: 7_200_000, extra: { kind: 'none' } }] },
      black: { periods: [{ moves: null, time: 7_200_000, extra: { kind: 'none' } }] },
    } as const;
    const game = play(doing(begin({ edition, recording: 'players', time: timed }), START), 'e2e4 e7e5');
    expect(game.sheets.white).toEqual([]);
    expect(refusalOf(game, 9000, make('g1f3'))).toMatchObject({ reason: 'not written', ply: 1 });
    const wrote = doing(game, [
      9000,
      { type: 'write', by: 'white', entry: { what: 'move', ply: 1, move: move('e2e4') } },
    ]);
    expect(did(wrote, 9500, make('g1f3')).game.plies).toHaveLength(3);
    // Under five minutes, without thirty seconds a move, he need not (Art. 8.4).
    expect(did(game, 7_200_000, make('g1f3')).game.plies).toHaveLength(3);
    const early = 7_200_000 - 290_000;
    expect(did(game, early + 2000, make('g1f3')).game.own.white.least).toMatchObject({ period: 0 });
  });

  test('FIDE 2023 8.1.2: the move written ahead to claim stands on the sheet once it is made', () => {
    const game = doing(beginUntimed({ recording: 'players', play: 'casual' }), [
      0,
      { type: 'write', by: 'white', entry: { what: 'move', ply: 1, move: move('e2e4') } },
    ]);
    const made = did(game, 1, make('e2e4')).game;
    expect(made.own.white.recorded).toBe(1);
    expect(made.own.white.ahead).toBeUndefined();
    expect(made.sheets.white.map((entry) => entry.moved.san)).toEqual(['e4']);
    const other = did(game, 1, make('d2d4')).game;
    expect(other.own.white).toMatchObject({ recorded: 0 });
    expect(other.own.white.ahead).toBeUndefined();
  });
});

test('FIDE 2023 I.1.1: the move made on the board after being told to seal is the one to be sealed', () => {
  const game = doing(play(doing(begin(), START), 'e2e4 e7e5'), [3000, { type: 'adjourn', by: 'arbiter' }]);
  const { game: made, facts } = did(game, 4000, make('g1f3'));
  expect(facts).toMatchObject([
    { type: 'bound', by: 'white', article: 'I.1.1', duty: { type: 'move', piece: { square: 'g1' } } },
  ]);
  expect(made.plies).toHaveLength(2);
  expect(made.adjournment?.sealing.madeOnBoard).toEqual({ from: 'g1', to: 'f3' });
  const other = { type: 'seal', by: 'white', step: { do: 'write', move: { readings: [move('b1c3')] } } } as const;
  expect(refusalOf(made, 5000, other)).toMatchObject({ reason: 'sealing', why: 'not the move made' });
});

test('FIDE 2023 I.7: a sealed move is made by the same function, and leaves the clock to its caller', () => {
  const game = doing(begin(), START, [SECOND, { type: 'stop', by: 'arbiter' }]);
  const played = playMove(game, 'white', move('e2e4'), 9 * SECOND, { completed: true, sealed: true });
  expect(typesOf(played.facts)).toEqual(['moved']);
  expect(played.game.clock).toBe(game.clock);
  expect(played.game.plies[0]?.completed).toBe(true);
  expect(times(played.game, 99 * SECOND)).toEqual(times(game, SECOND));
});

describe('resigning (Art. 5.1.2)', () => {
  const RESIGNING: readonly [EditionName, string, boolean][] = [
    ['FIDE 2005', '5.1b', false],
    ['FIDE 2009', '5.1b', false],
    ['FIDE 2014', '5.1b', false],
    ['FIDE 2018', '5.1.2', false],
    ['FIDE 2023', '5.1.2', true],
    ['US Chess', '5.1.2', true],
  ];

  test.each(RESIGNING)('%s %s: drawn where the opponent cannot mate: %s', (edition, article, draws) => {
    const game = beginUntimed({ edition, start: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' });
    const drawn = { result: '1/2-1/2', reason: 'resignation', article, cannotMate: 'black' };
    const lost = { result: '0-1', reason: 'resignation', article, winner: 'black' };
    expect(did(game, 0, { type: 'resign', by: 'white' }).game.ending).toEqual(draws ? drawn : lost);
    // White can still mate with the pawn.
    expect(did(game, 0, { type: 'resign', by: 'black' }).game.ending).toEqual({
      result: '1-0',
      reason: 'resignation',
      article,
      winner: 'white',
    });
  });

  test.each(EDITION_NAMES)('%s: it stops the clocks', (edition) => {
    const game = did(doing(begin({ edition }), START), 5000, { type: 'resign', by: 'black' }).game;
    expect(times(game, 9000)).toEqual([295_000, 300_000]);
    expect(game.clock?.now.phase).toBe('stopped');
  });
});
