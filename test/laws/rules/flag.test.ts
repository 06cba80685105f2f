import { describe, expect, test } from 'vitest';
import { timeControl, type TimeControl } from '../../../src/laws/clock/time-control.js';
import { canMate } from '../../../src/laws/board/dead-position.js';
import { clockAt } from '../../../src/laws/clock/clock.js';
import { EDITION_NAMES, type EditionName } from '../../../src/laws/editions/edition.js';
import { hasEnough } from '../../../src/laws/rules/flag.js';
import type { Game } from '../../../src/laws/game.js';
import { move, position } from '../play.js';
import { did, doing, play, refusalOf, typesOf } from '../judged.js';
import { START } from '../opened.js';
import { ROLES } from '../../../src/laws/roles.js';
import { MINUTE, SECOND, begin, bothSides } from '../timed.js';

const FLAG = { type: 'flag', by: 'black', of: 'white' } as const;
const LATE = 6 * MINUTE;

const ON_TIME: readonly [EditionName, string, string][] = [
  ['FIDE 2005', '6.9', '6.10'],
  ['FIDE 2009', '6.8', '6.9'],
  ['FIDE 2014', '6.8', '6.9'],
  ['FIDE 2018', '6.8', '6.9'],
  ['FIDE 2023', '6.8', '6.9'],
  ['US Chess', '6.8', '6.9'],
];

describe.each(ON_TIME)('%s: a fallen flag', (edition, fallen, loss) => {
  test(`${edition} ${fallen}: it must have fallen, to the millisecond`, () => {
    const game = doing(begin({ edition }), START);
    expect(refusalOf(game, 5 * MINUTE - 1, FLAG)).toEqual({
      reason: 'flag has not fallen',
      of: 'white',
      left: 1,
      article: fallen,
    });
    expect(refusalOf(game, 5 * MINUTE, { ...FLAG, of: 'black' })).toMatchObject({ left: 5 * MINUTE });
    expect(did(game, 5 * MINUTE, FLAG).game.ending).toBeDefined();
  });

  test(`${edition} ${loss}: the game is lost`, () => {
    const { game, facts } = did(doing(begin({ edition }), START), LATE, FLAG);
    expect(facts[0]).toMatchObject({ type: 'flag fell', of: 'white' });
    expect(facts[0]).not.toHaveProperty('goesOn');
    expect(game.ending).toEqual({ result: '0-1', reason: 'time', article: loss, winner: 'black' });
    expect(typesOf(facts)).toEqual(['flag fell', 'ended']);
  });

  test(`${edition} ${loss}: a move made but not completed does not help, one completed before does`, () => {
    const one: TimeControl = {
      periods: [
        { moves: 1, time: MINUTE, extra: { kind: 'none' } },
        { moves: null, time: MINUTE, extra: { kind: 'none' } },
      ],
    };
    const made = doing(begin({ edition, time: bothSides(one) }), START, [
      MINUTE - 1,
      { type: 'make', by: 'white', move: move('e2e4') },
    ]);
    expect(did(made, MINUTE, FLAG).game.ending).toMatchObject({ reason: 'time', winner: 'black' });
    const pressed = doing(made, [MINUTE - 1, { type: 'press', by: 'white' }]);
    expect(refusalOf(pressed, MINUTE, FLAG)).toMatchObject({ reason: 'flag has not fallen', left: MINUTE + 1 });
  });
});

test.each([
  ['FIDE 2005', '6.10'],
  ['FIDE 2009', '6.9'],
  ['FIDE 2014', '6.9'],
  ['FIDE 2023', '6.9'],
] as const)('%s %s: drawn when the opponent cannot mate by any series of legal moves', (edition, article) => {
  const start = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  const game = doing(begin({ edition, start }), START);
  const { game: over, facts } = did(game, LATE, FLAG);
  expect(over.ending).toEqual({ result: '1/2-1/2', reason: 'time', article, cannotMate: 'black' });
  expect(typesOf(facts)).toEqual(['flag fell', 'ended']);
});

test.each([
  ['FIDE 2005', '6.10'],
  ['FIDE 2009', '6.9'],
  ['FIDE 2014', '6.9'],
  ['FIDE 2023', '6.9'],
] as const)('%s %s: drawn when the only legal move leaves the opponent a lone king', (edition, article) => {
  // Kxh5.
  const start = '8/6P1/5k1K/7r/8/8/8/8 w - - 0 1';
  const { game: over } = did(doing(begin({ edition, start }), START), LATE, FLAG);
  expect(over.ending).toEqual({ result: '1/2-1/2', reason: 'time', article, cannotMate: 'black' });
});

test('US Chess 14E: which pieces win on time', () => {
  const start = (pieces: string) => position(`4k3/${pieces}/8/8/8/8/8/4K3 w - - 0 1`);
  const wins = (pieces: string) => hasEnough(start(pieces), 'white');
  // A lone king, king and knight, king and bishop: never, though a helpmate may be possible.
  expect(['p7', 'Np6', 'Bp6'].map(wins)).toEqual([false, false, false]);
  expect(['Np6', 'Bp6'].map((pieces) => canMate(start(pieces), 'white'))).toEqual([true, true]);
  // Two knights only against a pawn.
  expect(['NN6', 'NNp5', 'NB6', 'P7', 'R7', 'Q7', 'BB6'].map(wins)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
});

describe('who calls it', () => {
  const CALLING: readonly [EditionName, 'standard' | 'blitz', 'adequate' | 'inadequate', string | undefined][] = [
    ['FIDE 2005', 'standard', 'adequate', undefined],
    ['FIDE 2005', 'blitz', 'inadequate', 'B6'],
    ['FIDE 2009', 'standard', 'adequate', undefined],
    ['FIDE 2009', 'blitz', 'adequate', undefined],
    ['FIDE 2009', 'blitz', 'inadequate', 'A4d'],
    ['FIDE 2014', 'blitz', 'inadequate', undefined],
    ['FIDE 2023', 'blitz', 'inadequate', undefined],
    ['US Chess', 'standard', 'adequate', 'US 13C'],
  ];
  test.each(CALLING)('%s, %s, %s: the arbiter must wait for a claim by %s', (edition, tempo, supervision, article) => {
    const time = bothSides(timeControl(tempo === 'standard' ? 90 : 5));
    const game = doing(begin({ edition, supervision, time }), START);
    const at = 100 * MINUTE;
    if (article === undefined) expect(did(game, at, { ...FLAG, by: 'arbiter' }).game.ending?.reason).toBe('time');
    else expect(refusalOf(game, at, { ...FLAG, by: 'arbiter' })).toEqual({ reason: 'only on claim', article });
    expect(did(game, at, FLAG).game.ending?.reason).toBe('time');
    expect(did(game, at, { ...FLAG, by: 'assistant of black' }).game.ending?.reason).toBe('time');
  });

  /** Both flags down: White's first, Black's later, as nobody called the first. */
  const bothDown = (given: Parameters<typeof begin>[0]): Game => {
    const game = doing(begin(given), START, [0, { type: 'make', by: 'white', move: move('e2e4') }]);
    return doing(game, [100 * MINUTE, { type: 'press', by: 'white' }]);
  };

  test('FIDE 2014 A4c: without supervision the claimant needs time of his own', () => {
    const game = bothDown({ edition: 'FIDE 2014', supervision: 'inadequate' });
    expect(refusalOf(game, 300 * MINUTE, FLAG)).toEqual({ reason: 'own flag has fallen', article: 'A4c' });
    // The arbiter calls what he sees (A4e), and the clock shows which fell first (6.9).
    expect(did(game, 300 * MINUTE, { ...FLAG, by: 'arbiter' }).game.ending).toMatchObject({ winner: 'black' });
  });

  test.each(['FIDE 2018', 'FIDE 2023'] as const)(
    '%s 6.8: where the clock shows which fell first, that one has lost',
    (edition) => {
      const game = bothDown({ edition });
      for (const of of ['white', 'black'] as const) {
        expect(did(game, 300 * MINUTE, { type: 'flag', by: 'arbiter', of }).game.ending).toMatchObject({
          winner: 'black',
        });
      }
    },
  );
});

describe('both flags (Art. 6.11 of 2009, Guidelines III.3.1)', () => {
  /** Both displays set to nothing at once: nobody can tell which fell first. */
  const together = (given: Parameters<typeof begin>[0]): Game =>
    doing(begin(given), START, [
      1000,
      { type: 'set clock', by: 'arbiter', settings: { white: { time: 0 }, black: { time: 0 } } },
    ]);
  const LAST: readonly [EditionName, string, 'draw' | 'goes on'][] = [
    ['FIDE 2005', '6.12', 'goes on'],
    ['FIDE 2009', '6.11', 'draw'],
    ['FIDE 2014', '6.11', 'draw'],
    ['FIDE 2018', 'III.3.1', 'draw'],
    ['FIDE 2023', 'III.3.1', 'draw'],
  ];

  test.each(LAST)('%s %s: in the last period: %s', (edition, article, what) => {
    const { game, facts } = did(together({ edition, time: bothSides(timeControl(90)) }), 2000, {
      ...FLAG,
      by: 'arbiter',
    });
    if (what === 'draw') {
      expect(game.ending).toEqual({ result: '1/2-1/2', reason: 'both flags', article });
    } else {
      expect(game.ending).toBeUndefined();
      expect(facts).toMatchObject([{ type: 'flag fell', of: 'white', goesOn: article }]);
    }
  });

  test.each(LAST)('%s %s: in another period the game goes on in the next one', (edition, article) => {
    const time = bothSides({
      periods: [
        { moves: 40, time: 90 * MINUTE, extra: { kind: 'none' } },
        { moves: null, time: 30 * MINUTE, extra: { kind: 'none' } },
      ],
    });
    const { game, facts } = did(together({ edition, time, recording: 'players' }), 1000, FLAG);
    expect(game.ending).toBeUndefined();
    expect(facts).toMatchObject([
      { type: 'flag fell', goesOn: article },
      { type: 'period reached', by: 'white', period: 1, added: 30 * MINUTE },
      { type: 'period reached', by: 'black', period: 1, added: 30 * MINUTE },
    ]);
    expect(game.clock?.sides.black).toMatchObject({ moves: 40, period: 1, remaining: 30 * MINUTE });
    expect([game.own.white.due, game.own.black.due]).toEqual([true, true]);
  });

  /** White’s flag falls a minute before Black’s, and nobody says so. */
  const oneAfterTheOther = (given: Parameters<typeof begin>[0]): Game =>
    doing(
      begin({ supervision: 'inadequate', ...given }),
      START,
      [0, { type: 'make', by: 'white', move: move('e2e4') }],
      [LATE + 100 * MINUTE, { type: 'press', by: 'white' }],
    );
  const EVERYBODY = ['arbiter', 'white', 'black', 'assistant of white', 'assistant of black'] as const;
  const UNSUPERVISED: readonly (readonly [EditionName, string, 'rapid' | 'blitz', number])[] = [
    ['FIDE 2005', 'B8', 'rapid', 25],
    ['FIDE 2005', 'B8', 'blitz', 5],
    ['FIDE 2009', 'A4d', 'rapid', 25],
    ['FIDE 2009', 'A4d', 'blitz', 5],
  ];

  test.each(UNSUPERVISED)(
    '%s %s: in %s without supervision both flags draw, whoever points it out and whichever fell first',
    (edition, article, _tempo, minutes) => {
      const game = oneAfterTheOther({ edition, time: bothSides(timeControl(minutes)) });
      for (const by of EVERYBODY) {
        for (const of of ['white', 'black'] as const) {
          const { game: over, facts } = did(game, 300 * MINUTE, { type: 'flag', by, of });
          expect(over.ending).toEqual({ result: '1/2-1/2', reason: 'both flags', article });
          expect(typesOf(facts)).toEqual(['flag fell', 'ended']);
        }
      }
    },
  );

  test.each([
    ['FIDE 2005', 'B6'],
    ['FIDE 2009', 'A4d'],
  ] as const)('%s %s: while only one is down the arbiter still must not signal it', (edition, article) => {
    const game = oneAfterTheOther({ edition });
    expect(refusalOf(game, LATE + 100 * MINUTE, { ...FLAG, by: 'arbiter' })).toEqual({
      reason: 'only on claim',
      article,
    });
    expect(did(game, LATE + 100 * MINUTE, FLAG).game.ending).toMatchObject({ reason: 'time', winner: 'black' });
  });

  test('US Chess 14G: in the last period it is a draw whichever fell first, and the director may say so too', () => {
    const game = oneAfterTheOther({ edition: 'US Chess', time: bothSides(timeControl(60)) });
    for (const by of ['arbiter', 'white', 'black'] as const) {
      expect(did(game, 300 * MINUTE, { type: 'flag', by, of: 'white' }).game.ending).toEqual({
        result: '1/2-1/2',
        reason: 'both flags',
        article: 'US 14G',
      });
    }
  });
});

describe('rapid and blitz by their own rules (Art. A.5 in 2023, A.4 in 2018)', () => {
  const fast = (given: Parameters<typeof begin>[0]) => doing(begin({ supervision: 'inadequate', ...given }), START);

  test.each<[EditionName, string]>([
    ['FIDE 2018', 'A.4.3'],
    ['FIDE 2023', 'A.5.3'],
  ])('%s %s: who claims a win on time may stop the clocks, and draws where he cannot mate', (edition) => {
    const stopped = did(fast({ edition }), LATE, { type: 'stop', by: 'black' }).game;
    expect(did(stopped, LATE + SECOND, FLAG).game.ending).toMatchObject({ reason: 'time', winner: 'black' });
    // He need not stop them, and a lone king mates nobody.
    expect(did(fast({ edition }), LATE, FLAG).game.ending).toMatchObject({ reason: 'time', winner: 'black' });
    const lone = fast({ edition, start: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' });
    expect(did(lone, LATE, FLAG).game.ending).toMatchObject({ reason: 'time', result: '1/2-1/2' });
  });

  test.each<[EditionName, string]>([
    ['FIDE 2018', 'A.4.5'],
    ['FIDE 2023', 'A.5.5'],
  ])('%s %s: the arbiter too calls a flag that he sees', (edition) => {
    const called = did(fast({ edition }), LATE, { ...FLAG, by: 'arbiter' }).game;
    expect(called.ending).toMatchObject({ reason: 'time', winner: 'black' });
  });
});

test('US Chess 13C: a flag falls only by a player’s claim', () => {
  const game = doing(begin({ edition: 'US Chess' }), START);
  expect(refusalOf(game, LATE, { ...FLAG, by: 'arbiter' })).toEqual({ reason: 'only on claim', article: 'US 13C' });
  expect(did(game, LATE, FLAG).game.ending).toMatchObject({ reason: 'time', winner: 'black' });
});

describe('a flag that fell before the last move of its period was completed (Art. 6.8, 6.9)', () => {
  const HOUR = 60 * MINUTE;
  /** Two moves in two hours, then one hour for the rest: as 40 in two hours, and shorter to play. */
  const PERIODS = bothSides({
    periods: [
      { moves: 2, time: 2 * HOUR, extra: { kind: 'none' } },
      { moves: null, time: HOUR, extra: { kind: 'none' } },
    ],
  });
  const LATE_BY = 39 * SECOND;
  /** White’s second move is completed 39 seconds after his flag fell, and nobody has said anything. */
  const PRESSED_AT = 2 * HOUR + LATE_BY;
  const made = (given: Parameters<typeof begin>[0]): Game =>
    doing(
      begin({ time: PERIODS, ...given }),
      START,
      [0, { type: 'make', by: 'white', move: move('e2e4') }],
      [0, { type: 'press', by: 'white' }],
      [0, { type: 'make', by: 'black', move: move('e7e5') }],
      [0, { type: 'press', by: 'black' }],
      [PRESSED_AT, { type: 'make', by: 'white', move: move('g1f3') }],
    );
  const overstepped = (given: Parameters<typeof begin>[0]): Game =>
    doing(made(given), [PRESSED_AT, { type: 'press', by: 'white' }]);
  const LOST: readonly [EditionName, string][] = [
    ['FIDE 2005', '6.10'],
    ['FIDE 2009', '6.9'],
    ['FIDE 2014', '6.9'],
    ['FIDE 2018', '6.9'],
    ['FIDE 2023', '6.9'],
  ];

  test.each(LOST)(
    '%s %s: completing that move does not undo it: the arbiter calls it, either player claims it',
    (edition, article) => {
      const game = overstepped({ edition });
      expect(clockAt(game.clock!, PRESSED_AT).white).toMatchObject({
        time: HOUR - LATE_BY,
        flag: false,
        overstepped: 0,
        period: 1,
      });
      const answered = doing(
        game,
        [PRESSED_AT + MINUTE, { type: 'make', by: 'black', move: move('b8c6') }],
        [PRESSED_AT + MINUTE, { type: 'press', by: 'black' }],
      );
      for (const now of [game, answered]) {
        for (const by of ['arbiter', 'black', 'white', 'assistant of black'] as const) {
          const { game: over } = did(now, PRESSED_AT + 2 * MINUTE, { type: 'flag', by, of: 'white' });
          expect(over.ending).toEqual({ result: '0-1', reason: 'time', article, winner: 'black' });
        }
        expect(refusalOf(now, PRESSED_AT + 2 * MINUTE, { type: 'flag', by: 'white', of: 'black' }).reason).toBe(
          'flag has not fallen',
        );
      }
    },
  );

  test.each(EDITION_NAMES)('%s: the arbiter is told of it when it happens, and nobody else', (edition) => {
    const { facts } = did(made({ edition }), PRESSED_AT, { type: 'press', by: 'white' });
    expect(facts.slice(1)).toEqual([
      { type: 'period reached', by: 'white', period: 1, added: HOUR, audience: ROLES },
      { type: 'time overstepped', by: 'white', period: 0, late: LATE_BY, audience: ['arbiter'] },
    ]);
    expect(typesOf(facts)[0]).toBe('pressed');
  });

  test('a period completed in time leaves nothing behind', () => {
    const game = doing(
      begin({ time: PERIODS }),
      START,
      [0, { type: 'make', by: 'white', move: move('e2e4') }],
      [2 * HOUR - 1, { type: 'press', by: 'white' }],
    );
    expect(game.clock?.sides.white).not.toHaveProperty('overstepped');
    expect(refusalOf(game, 2 * HOUR, FLAG).reason).toBe('flag has not fallen');
  });

  test.each<[EditionName, string]>([
    ['FIDE 2014', '6.2a'],
    ['FIDE 2018', '6.2.1.2'],
    ['FIDE 2023', '6.2.1.2'],
  ])('%s %s: nor does a period help that is reached without a press', (edition) => {
    // White does not press; his clock runs until Black has answered and White makes his next move.
    const game = doing(
      made({ edition }),
      [PRESSED_AT, { type: 'make', by: 'black', move: move('b8c6') }],
      [PRESSED_AT, { type: 'make', by: 'white', move: move('f1b5') }],
    );
    expect(game.clock?.sides.white).toMatchObject({
      period: 1,
      overstepped: { period: 0, fell: 2 * HOUR, late: LATE_BY },
    });
    expect(did(game, PRESSED_AT, FLAG).game.ending).toMatchObject({ reason: 'time', winner: 'black' });
  });

  test('FIDE 2023 6.10.2: a display that the arbiter sets has nothing of it any more', () => {
    const game = doing(overstepped({}), [
      PRESSED_AT,
      { type: 'set clock', by: 'arbiter', settings: { white: { time: HOUR } } },
    ]);
    expect(refusalOf(game, PRESSED_AT, FLAG)).toMatchObject({ reason: 'flag has not fallen', left: HOUR });
  });

  test('FIDE 2023 7.1: going back into the period, its flag is down as it was', () => {
    const back = doing(overstepped({}), [PRESSED_AT, { type: 'restore', by: 'arbiter', ply: 2, cause: 'ruling' }]);
    expect(back.clock?.sides.white).toMatchObject({ period: 0, fell: 2 * HOUR });
    expect(back.clock?.sides.white).not.toHaveProperty('overstepped');
    expect(did(back, PRESSED_AT, FLAG).game.ending).toMatchObject({ reason: 'time', winner: 'black' });
  });

  test('FIDE 2009 6.8: where both overstepped it, the one whose flag fell first has lost', () => {
    const both = doing(
      overstepped({ edition: 'FIDE 2009' }),
      [PRESSED_AT + 2 * HOUR + MINUTE, { type: 'make', by: 'black', move: move('b8c6') }],
      [PRESSED_AT + 2 * HOUR + MINUTE, { type: 'press', by: 'black' }],
    );
    const { ending } = did(both, PRESSED_AT + 2 * HOUR + MINUTE, { type: 'flag', by: 'arbiter', of: 'black' }).game;
    expect(ending).toMatchObject({ reason: 'time', winner: 'black' });
  });

  test('US Chess 13C: only a claim counts, so that each can be claimed of, whoever overstepped first', () => {
    const both = doing(
      overstepped({ edition: 'US Chess' }),
      [PRESSED_AT + 2 * HOUR + MINUTE, { type: 'make', by: 'black', move: move('b8c6') }],
      [PRESSED_AT + 2 * HOUR + MINUTE, { type: 'press', by: 'black' }],
    );
    const at = PRESSED_AT + 2 * HOUR + MINUTE;
    expect(refusalOf(both, at, { ...FLAG, by: 'arbiter' }).reason).toBe('only on claim');
    expect(did(both, at, { type: 'flag', by: 'white', of: 'black' }).game.ending).toMatchObject({ winner: 'white' });
    expect(did(both, at, FLAG).game.ending).toMatchObject({ winner: 'black' });
  });
});

test.each(EDITION_NAMES)('%s 5.1: mate made before the flag is called stands', (edition) => {
  const game = play(doing(begin({ edition }), START), 'f2f3 e7e5 g2g4');
  const mated = doing(game, [20 * MINUTE, { type: 'make', by: 'black', move: move('d8h4') }]);
  expect(mated.ending?.reason).toBe('checkmate');
  expect(refusalOf(mated, 20 * MINUTE, { type: 'flag', by: 'white', of: 'black' }).reason).toBe('game over');
});
