/** Articles on the board, the clock, those present and arbiters enough, as `judge` has them. */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../src/laws/acts.js';
import { startPosition } from '../../src/laws/board/board.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import { clockAt } from '../../src/laws/clock/clock.js';
import { incrementOf, timeControl, type TimeControl } from '../../src/laws/clock/time-control.js';
import type { EditionName } from '../../src/laws/editions/edition.js';
import { plyOf, positionOf } from '../../src/laws/game.js';
import { factsFor, viewFor } from '../../src/laws/view.js';
import { FILES, RANKS, SQUARES, shadeOf } from '../../src/laws/squares.js';
import { move } from './play.js';
import { did, doing, play, refusalOf, times, typesOf } from './judged.js';
import { START } from './opened.js';
import { MINUTE, SECOND, begin, beginUntimed, bothSides } from './timed.js';

type Rows = readonly (readonly [EditionName, string])[];

describe('board and game', () => {
  test.each<readonly [EditionName, string]>([
    ['FIDE 2005', '2.3'],
    ['FIDE 2009', '2.4'],
    ['FIDE 2014', '2.4'],
    ['FIDE 2023', '2.4'],
  ])('%s %s: eight files, eight ranks, and diagonals of squares of one colour', () => {
    for (const file of FILES) expect(SQUARES.filter((square) => square.startsWith(file))).toHaveLength(8);
    for (const rank of RANKS) expect(SQUARES.filter((square) => square.endsWith(rank))).toHaveLength(8);
    const diagonal = ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8'] as const;
    expect(new Set(diagonal.map((square) => shadeOf(square)))).toEqual(new Set(['dark']));
  });

  test('FIDE 2023 1.1: two players in turn, on a square board', () => {
    const game = beginUntimed();
    expect([SQUARES.length, positionOf(game).turn]).toEqual([64, 'white']);
    expect(positionOf(play(game, 'e2e4')).turn).toBe('black');
    expect(refusalOf(game, 0, { type: 'make', by: 'black', move: move('e7e5') }).reason).toBe('not your turn');
  });

  test('FIDE 2023 1.4: whoever mates has won', () => {
    const mated = play(beginUntimed(), 'f2f3 e7e5 g2g4 d8h4');
    expect(mated.ending).toMatchObject({ result: '0-1', reason: 'checkmate', winner: 'black' });
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2014', '3.10c'],
    ['FIDE 2023', '3.10.3'],
  ])('%s %s: a position that no legal moves lead to is illegal', (edition) => {
    expect(parsePosition('4k3/4R3/8/8/8/8/8/4K3 w - - 0 1')).toEqual({ ok: false, problem: 'opponent in check' });
    const game = play(beginUntimed({ edition, start: '4k3/8/8/8/7b/8/3R4/4K3 w - - 0 1' }), 'd2e2');
    expect(parsePosition(positionOf(game).fen()).ok).toBe(false);
    expect(startPosition().isLegal(move('e2e4'))).toBe(true);
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2009', '9.6'],
    ['FIDE 2014', '9.7'],
  ])('%s %s: where nobody can mate by any legal moves the game is drawn at once', (edition) => {
    const game = play(beginUntimed({ edition, start: '8/8/8/8/8/k7/4p3/4K3 w - - 0 1' }), 'e1e2');
    expect(game.ending).toMatchObject({ result: '1/2-1/2', reason: 'dead position' });
  });
});

describe('the clock', () => {
  test.each<readonly [EditionName, string]>([
    ['FIDE 2005', '6.1'],
    ['FIDE 2009', '6.1'],
    ['FIDE 2014', '6.1'],
  ])('%s %s: two displays of which only one runs, each with a flag', (edition) => {
    const game = play(doing(begin({ edition }), START), 'e2e4');
    const face = game.clock && clockAt(game.clock, 2 * SECOND);
    expect([face?.white.running, face?.black.running]).toEqual([false, true]);
    const late = game.clock && clockAt(game.clock, 6 * MINUTE);
    expect([late?.white.flag, late?.black.flag]).toEqual([false, true]);
  });

  /** Two moves in a minute, then half a minute; ten seconds with every move. */
  const TWO: TimeControl = {
    periods: [
      { moves: 2, time: MINUTE, extra: incrementOf(10) },
      { moves: null, time: 30 * SECOND, extra: incrementOf(10) },
    ],
  };

  test.each<readonly [EditionName, string]>([
    ['FIDE 2005', '6.2a'],
    ['FIDE 2009', '6.2a'],
    ['FIDE 2014', '6.3a'],
    ['FIDE 2023', '6.3.1'],
  ])('%s %s: so many moves in a time, or all, and so much more with each', (edition) => {
    const game = doing(begin({ edition, time: bothSides(TWO) }), START);
    expect(times(game, 0)).toEqual([70 * SECOND, 70 * SECOND]);
    expect(times(play(game, 'e2e4 e7e5'), 2 * SECOND)).toEqual([79 * SECOND, 79 * SECOND]);
    const flag: ActDraft = { type: 'flag', by: 'black', of: 'white' };
    expect(did(game, 70 * SECOND, flag).game.ending?.reason).toBe('time');
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2005', '6.2b'],
    ['FIDE 2009', '6.2b'],
    ['FIDE 2014', '6.3b'],
  ])('%s %s: the time that was saved is added to the next period’s', (edition) => {
    const none: TimeControl = {
      periods: [
        { moves: 2, time: MINUTE, extra: { kind: 'none' } },
        { moves: null, time: 30 * SECOND, extra: { kind: 'none' } },
      ],
    };
    const game = play(doing(begin({ edition, time: bothSides(none) }), START), 'e2e4 e7e5 g1f3 b8c6');
    expect(times(game, 4 * SECOND)).toEqual([88 * SECOND, 88 * SECOND]);
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2005', '6.3'],
    ['FIDE 2009', '6.3'],
    ['FIDE 2014', '6.4'],
  ])('%s %s: a flag that falls is no loss where the moves of its period are made', (edition) => {
    const game = play(doing(begin({ edition, time: bothSides(TWO) }), START), 'e2e4 e7e5 g1f3');
    const flag = (of: 'white' | 'black'): ActDraft => ({ type: 'flag', by: 'arbiter', of });
    expect(refusalOf(game, 100 * SECOND, flag('white')).reason).toBe('flag has not fallen');
    expect(did(game, 100 * SECOND, flag('black')).game.ending).toMatchObject({ reason: 'time', winner: 'white' });
  });

  const DEFECT: Rows = [
    ['FIDE 2005', '6.11'],
    ['FIDE 2009', '6.10a'],
    ['FIDE 2009', '6.10b'],
    ['FIDE 2014', '6.10a'],
    ['FIDE 2014', '6.10b'],
    ['FIDE 2023', '6.10.1'],
  ];
  test.each(DEFECT)('%s %s: what the clock shows is so, until the arbiter stops it and sets it right', (edition) => {
    const game = doing(begin({ edition }), START);
    expect(did(game, 5 * MINUTE, { type: 'flag', by: 'black', of: 'white' }).game.ending?.reason).toBe('time');
    const set = doing(
      game,
      [MINUTE, { type: 'stop', by: 'arbiter' }],
      [MINUTE, { type: 'set clock', by: 'arbiter', settings: { white: { time: 10 * MINUTE } } }],
      [2 * MINUTE, { type: 'restart', by: 'arbiter' }],
    );
    expect(times(set, 3 * MINUTE)).toEqual([9 * MINUTE, 5 * MINUTE]);
    expect(refusalOf(game, MINUTE, { type: 'set clock', by: 'white', settings: { white: { time: 1 } } }).reason).toBe(
      'not for this role',
    );
  });

  const LAST: Rows = [
    ['FIDE 2009', '6.11b'],
    ['FIDE 2014', '6.11b'],
    ['FIDE 2023', 'III.3.1.2'],
  ];
  const EARLIER: Rows = [
    ['FIDE 2009', '6.11a'],
    ['FIDE 2014', '6.11a'],
    ['FIDE 2023', 'III.3.1.1'],
  ];
  const bothFallen = (edition: EditionName, time: TimeControl) =>
    did(
      doing(begin({ edition, time: bothSides(time) }), START, [
        SECOND,
        { type: 'set clock', by: 'arbiter', settings: { white: { time: 0 }, black: { time: 0 } } },
      ]),
      2 * SECOND,
      { type: 'flag', by: 'arbiter', of: 'white' },
    ).game.ending;
  test.each(LAST)('%s %s: both flags down in the last period, and nobody knows which first: drawn', (edition) => {
    expect(bothFallen(edition, timeControl(90))).toMatchObject({ result: '1/2-1/2', reason: 'both flags' });
  });
  test.each(EARLIER)('%s %s: both flags down in an earlier period: the game goes on', (edition) => {
    expect(bothFallen(edition, TWO)).toBeUndefined();
  });
});

describe('those who are present', () => {
  test.each<readonly [EditionName, string]>([
    ['FIDE 2005', '6.13b'],
    ['FIDE 2009', '6.12b'],
    ['FIDE 2014', '6.12b'],
    ['FIDE 2023', '6.11.2'],
  ])('%s %s: a player stops the clocks to seek the arbiter’s help, on either’s move', (edition, article) => {
    const game = play(doing(begin({ edition }), START), 'e2e4');
    for (const by of ['white', 'black'] as const) {
      const { game: stopped, facts } = did(game, 2 * SECOND, { type: 'stop', by });
      expect(facts).toMatchObject([{ type: 'clocks stopped', by }]);
      expect(times(stopped, MINUTE)).toEqual(times(game, 2 * SECOND));
      expect(refusalOf(stopped, MINUTE, { type: 'stop', by })).toEqual({ reason: 'clocks stopped', article });
    }
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2009', '6.14'],
    ['FIDE 2014', '6.13'],
    ['FIDE 2023', '6.12.1'],
  ])('%s %s: a screen may show the position, the moves and the times', (edition) => {
    const game = play(doing(begin({ edition }), START), 'e2e4 e7e5');
    const shown = viewFor(game, 'onlooker');
    expect([shown.board.fen(), shown.sheet.map(({ moved }) => moved.san)]).toEqual([
      positionOf(game).fen(),
      ['e4', 'e5'],
    ]);
    expect(times(game, 2 * SECOND)).toEqual([5 * MINUTE - SECOND, 5 * MINUTE - SECOND]);
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2009', '12.5'],
    ['FIDE 2023', '11.4'],
  ])('%s %s: a player whose game is over does nothing at the board any more', (edition) => {
    const game = did(beginUntimed({ edition }), 0, { type: 'resign', by: 'white' }).game;
    for (const type of ['adjust', 'offer', 'resign', 'claim'] as const) {
      const draft: ActDraft = type === 'claim' ? { type, by: 'white', ground: 'threefold' } : { type, by: 'white' };
      expect(refusalOf(game, 0, draft).reason).toBe('game over');
    }
    expect(refusalOf(game, 0, { type: 'make', by: 'white', move: move('e2e4') }).reason).toBe('game over');
  });

  const MOVING: Rows = [
    ['FIDE 2014', '4.9'],
    ['FIDE 2023', '4.9'],
    ['FIDE 2009', 'E2'],
    ['FIDE 2023', 'D.2.10.1'],
    ['FIDE 2023', 'D.2.10.2'],
  ];
  test.each(MOVING)('%s %s: an assistant moves for the player, and hears the moves of both', (edition) => {
    const game = doing(begin({ edition }), START);
    const mine = did(game, SECOND, { type: 'make', by: 'assistant of white', move: move('e2e4') });
    expect(typesOf(factsFor(mine.facts, 'assistant of white'))).toEqual(['moved']);
    const pressed = did(mine.game, SECOND, { type: 'press', by: 'assistant of white' }).game;
    const theirs = did(pressed, 2 * SECOND, { type: 'make', by: 'black', move: move('e7e5') });
    expect(typesOf(factsFor(theirs.facts, 'assistant of white'))).toEqual(['moved']);
    expect(
      refusalOf(pressed, 2 * SECOND, { type: 'make', by: 'assistant of white', move: move('e7e5') }),
    ).toMatchObject({
      reason: 'not your turn',
    });
  });

  const CLOCK: Rows = [
    ['FIDE 2005', '6.8d'],
    ['FIDE 2009', '6.7d'],
    ['FIDE 2014', '6.2e'],
    ['FIDE 2023', '6.2.6'],
  ];
  test.each(CLOCK)('%s %s: an assistant presses the clock for the player', (edition) => {
    const game = doing(begin({ edition }), START, [SECOND, { type: 'make', by: 'white', move: move('e2e4') }]);
    expect(refusalOf(game, SECOND, { type: 'press', by: 'assistant of black' }).reason).toBe('not your clock');
    const { game: pressed, facts } = did(game, SECOND, { type: 'press', by: 'assistant of white' });
    expect(facts).toMatchObject([{ type: 'pressed', by: 'white' }]);
    expect(pressed.clock?.now).toMatchObject({ side: 'black' });
  });

  test('FIDE 2023 D.2.10.5: an assistant claims on time, and tells the arbiter of a touched piece', () => {
    const game = doing(begin({ time: bothSides(timeControl(5)) }), START);
    const flag: ActDraft = { type: 'flag', by: 'assistant of black', of: 'white' };
    expect(did(game, 6 * MINUTE, flag).game.ending?.reason).toBe('time');
    const breach = doing(
      game,
      [SECOND, { type: 'touch', by: 'white', square: 'd2' }],
      [SECOND, { type: 'make', by: 'white', move: move('e2e4') }],
    );
    const told = did(breach, 2 * SECOND, {
      type: 'point out',
      by: 'assistant of black',
      fault: { what: 'touched piece', ply: 1 },
    });
    expect(told.facts[0]).toMatchObject({ type: 'fault found', what: 'touched piece', of: 'white' });
  });

  test('FIDE 2023 D.2.10.6: an assistant does what adjourning asks', () => {
    const game = doing(begin(), START, [SECOND, { type: 'adjourn', by: 'arbiter' }]);
    const wrote = did(game, 2 * SECOND, {
      type: 'seal',
      by: 'assistant of white',
      step: { do: 'write', move: { readings: [move('e2e4')] } },
    });
    expect(wrote.facts).toMatchObject([{ type: 'sealed', sealer: 'white', step: 'written' }]);
  });

  test('FIDE 2023 D.2.11: the sighted player may have an assistant as well', () => {
    const game = doing(begin(), START, [SECOND, { type: 'make', by: 'assistant of white', move: move('e2e4') }]);
    const pressed = did(game, SECOND, { type: 'press', by: 'assistant of white' }).game;
    expect(plyOf(did(pressed, 2 * SECOND, { type: 'make', by: 'assistant of black', move: move('e7e5') }).game)).toBe(
      2,
    );
  });

  test('FIDE 2023 D.2.4: only when the move is made is the opponent’s clock started', () => {
    const game = doing(begin(), START, [SECOND, { type: 'make', by: 'white', move: move('e2e4') }]);
    expect(game.clock?.now).toMatchObject({ side: 'white' });
    expect(did(game, 2 * SECOND, { type: 'press', by: 'white' }).game.clock?.now).toMatchObject({ side: 'black' });
  });

  test('FIDE 2023 D.2.5: touching binds either player alike', () => {
    const game = play(doing(begin(), START), 'e2e4');
    const touched = did(game, 2 * SECOND, { type: 'touch', by: 'black', square: 'b8' });
    expect(touched.facts).toMatchObject([
      { type: 'touched', by: 'black' },
      { type: 'bound', by: 'black' },
    ]);
  });

  test('FIDE 2023 D.2.9: where the boards differ the game goes on from the last position that both sheets show', () => {
    const game = play(doing(begin(), START), 'e2e4 e7e5 g1f3');
    const { game: after, facts } = did(game, 5 * SECOND, {
      type: 'point out',
      by: 'arbiter',
      fault: { what: 'displaced', found: 'later', of: 'white', ply: 2 },
    });
    expect(facts).toMatchObject([
      { type: 'fault found', ruling: 'restored' },
      { type: 'restored', ply: 2 },
    ]);
    expect(plyOf(after)).toBe(2);
  });
});

describe('arbiters enough, or not', () => {
  const late = (edition: EditionName, minutes: number, supervision: 'adequate' | 'inadequate') => {
    const game = play(
      doing(begin({ edition, time: bothSides(timeControl(minutes)), supervision }), START),
      'e2e4 e7e5 g1g3 b8c6',
    );
    const fault = { what: 'illegal move', ply: 3 } as const;
    return did(game, 10 * SECOND, { type: 'point out', by: 'black', fault }).facts[0];
  };
  const stands = { type: 'fault found', ruling: 'stands' };
  const counted = { type: 'fault found', ruling: 'counted' };

  test.each<readonly [EditionName, string, number]>([
    ['FIDE 2009', 'A3', 25],
    ['FIDE 2009', 'B2', 5],
    ['FIDE 2023', 'A.4.1', 25],
    ['FIDE 2023', 'B.2.1', 5],
    ['FIDE 2023', 'A.6', 25],
    ['FIDE 2023', 'B.4', 5],
  ])(
    '%s %s: with arbiters enough the Competition Rules hold, and the event says whether (%s minutes)',
    (edition, _article, minutes) => {
      expect(late(edition, minutes, 'adequate')).toMatchObject(counted);
      expect(late(edition, minutes, 'inadequate')).toMatchObject(stands);
    },
  );

  test.each<readonly [EditionName, string]>([
    ['FIDE 2009', 'B3a'],
    ['FIDE 2023', 'B.3'],
  ])('%s %s: without, blitz is played as rapid is', (edition) => {
    expect(late(edition, 5, 'inadequate')).toMatchObject(stands);
    expect(late(edition, 25, 'inadequate')).toMatchObject(stands);
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2023', 'A.4.2'],
    ['FIDE 2023', 'B.2.2'],
  ])('%s %s: the game is recorded by other means than the players’', (edition) => {
    const game = play(
      doing(begin({ edition, time: bothSides(timeControl(5)), supervision: 'adequate' }), START),
      'e2e4 e7e5',
    );
    expect(viewFor(game, 'arbiter').sheet.map(({ moved }) => moved.san)).toEqual(['e4', 'e5']);
  });
});

describe('Chess960', () => {
  test('FIDE 2009 F1: from another first position, then as usual', () => {
    const start = 'bqnbrknr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKNR w HEhe - 0 1';
    const game = play(beginUntimed({ edition: 'FIDE 2009', start }), 'e2e4 e7e5 g1f3');
    expect(game.sheets.white.map(({ moved }) => moved.san)).toEqual(['e4', 'e5', 'Nf3']);
  });

  test.each<readonly [string, string, string, string, string]>([
    ['II.3.2.1', '4k3/8/8/8/8/8/8/1K5R w K - 0 1', 'b1', 'g1', 'f1'],
    ['II.3.2.2', '4k3/8/8/8/8/8/8/5KR1 w K - 0 1', 'f1', 'g1', 'f1'],
    ['II.3.2.3', '4k3/8/8/8/8/8/8/4KR2 w K - 0 1', 'e1', 'g1', 'f1'],
    ['II.3.2.5', '4k3/8/8/8/8/8/8/3K3R w K - 0 1', 'd1', 'g1', 'f1'],
  ])('FIDE 2023 %s: castling short in %s from %s ends on %s and %s', (_article, start, from, king, rook) => {
    const game = beginUntimed({ start });
    const made = did(game, 0, { type: 'make', by: 'white', move: { ...move(`${from}g1`), castling: 'short' } });
    const after = positionOf(made.game);
    expect([king, rook].map((square) => after.pieceAt(move(`${square}a1`).from)?.kind)).toEqual(['king', 'rook']);
    expect(made.facts[0]).toMatchObject({ castling: 'short', san: 'O-O' });
  });

  // Read on the page of the Laws at chessarbiter.info ("Clarification"), worked out for both players from one first position.
  test.each<readonly ['white' | 'black', 'short' | 'long', string, string, string]>([
    ['white', 'short', 'c1', 'g1', 'f1'],
    ['white', 'long', 'c1', 'c1', 'd1'],
    ['black', 'short', 'c8', 'g8', 'f8'],
    ['black', 'long', 'c8', 'c8', 'd8'],
  ])('FIDE 2023 II.3.2.6: %s castling %s, from b and h with the king on c', (side, castling, from, king, rook) => {
    const turn = side === 'white' ? 'w' : 'b';
    const game = beginUntimed({ start: `1rk4r/8/8/8/8/8/8/1RK4R ${turn} KQkq - 0 1` });
    const made = did(game, 0, { type: 'make', by: side, move: { ...move(`${from}${king}`), castling } });
    const after = positionOf(made.game);
    expect([king, rook].map((square) => after.pieceAt(move(`${square}a1`).from))).toEqual([
      { color: side, kind: 'king' },
      { color: side, kind: 'rook' },
    ]);
    expect(made.facts[0]).toMatchObject({ castling, san: castling === 'short' ? 'O-O' : 'O-O-O' });
  });
});
