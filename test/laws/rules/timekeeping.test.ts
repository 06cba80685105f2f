import { describe, expect, test } from 'vitest';
import { timeControl, type TimeControl } from '../../../src/laws/clock/time-control.js';
import { EDITIONS } from '../../../src/laws/editions.js';
import { EDITION_NAMES, type EditionName } from '../../../src/laws/editions/edition.js';
import { factsFor, viewFor } from '../../../src/laws/view.js';
import { addTimeTo } from '../../../src/laws/rules/timekeeping.js';
import { move } from '../play.js';
import { did, doing, play, refusalOf, times, typesOf } from '../judged.js';
import { START } from '../opened.js';
import { MINUTE, SECOND, begin, beginUntimed, bothSides } from '../timed.js';

/** Two moves in one minute, then half a minute for the rest. */
const TWO_PERIODS: TimeControl = {
  periods: [
    { moves: 2, time: MINUTE, extra: { kind: 'none' } },
    { moves: null, time: 30 * SECOND, extra: { kind: 'none' } },
  ],
};
const e4 = { type: 'make', by: 'white', move: move('e2e4') } as const;
const e5 = { type: 'make', by: 'black', move: move('e7e5') } as const;
const nf3 = { type: 'make', by: 'white', move: move('g1f3') } as const;

const STARTING: readonly [EditionName, string][] = [
  ['FIDE 2005', '6.5'],
  ['FIDE 2009', '6.5'],
  ['FIDE 2014', '6.6'],
  ['FIDE 2018', '6.6'],
  ['FIDE 2023', '6.6'],
];

describe.each(STARTING)('%s %s: White’s clock is started', (edition, article) => {
  test(`${edition} ${article}: by the arbiter, or by Black’s press, and White’s time runs`, () => {
    const game = begin({ edition });
    for (const draft of [{ type: 'start', by: 'arbiter' } as const, { type: 'press', by: 'black' } as const]) {
      const { game: started, facts } = did(game, 100, draft);
      expect(facts).toEqual([
        { type: 'clock started', of: 'white', again: false, audience: expect.anything() as unknown },
      ]);
      expect(times(started, 10_100)).toEqual([5 * MINUTE - 10_000, 5 * MINUTE]);
      expect(started.startedAt).toBe(100);
    }
  });

  test(`${edition} ${article}: before it nothing is made, and White does not start it himself`, () => {
    const game = begin({ edition });
    expect(refusalOf(game, 0, e4)).toEqual({ reason: 'clocks not started', article });
    expect(refusalOf(game, 0, { type: 'press', by: 'white' })).toEqual({ reason: 'clocks not started', article });
    expect(refusalOf(game, 0, { type: 'stop', by: 'arbiter' }).reason).toBe('clocks not started');
    expect(refusalOf(game, 0, { type: 'restart', by: 'arbiter' }).reason).toBe('clocks not started');
    expect(refusalOf(doing(game, START), 5, { type: 'start', by: 'arbiter' })).toEqual({
      reason: 'clocks already started',
      article,
    });
  });
});

test('FIDE 2023 6.6: with the press in the move, White’s first move starts Black’s clock, and White has used nothing', () => {
  const game = begin({ play: 'casual', time: bothSides(timeControl(5, 3)) });
  const { game: made, facts } = did(game, 7000, e4);
  expect(typesOf(facts)).toEqual(['moved', 'clock started']);
  expect(facts[1]).toMatchObject({ of: 'black', again: false });
  expect(times(made, 8000)).toEqual([5 * MINUTE + 6000, 5 * MINUTE + 2000]);
});

test('FIDE 2023 6.6: Black may start the clocks in casual play too, and then White’s time runs', () => {
  const game = begin({ play: 'casual' });
  const started = did(game, 0, { type: 'press', by: 'black' }).game;
  const { game: made, facts } = did(started, 9000, e4);
  expect(typesOf(facts)).toEqual(['moved']);
  expect(times(made, 10_000)).toEqual([5 * MINUTE - 9000, 5 * MINUTE - 1000]);
});

const COMPLETING: readonly [EditionName, string, boolean][] = [
  ['FIDE 2005', '6.8a', false],
  ['FIDE 2009', '6.7a', false],
  ['FIDE 2014', '6.2a', true],
  ['FIDE 2018', '6.2.1.2', true],
  ['FIDE 2023', '6.2.1.2', true],
];

describe('made and completed', () => {
  test.each<[EditionName, string]>([
    ['FIDE 2005', '6.8a'],
    ['FIDE 2009', '6.7a'],
    ['FIDE 2014', '6.2a'],
    ['FIDE 2023', '6.2.1'],
    ['FIDE 2023', '6.2.1.1'],
    ['FIDE 2023', '6.2.2'],
  ])('%s %s: a move is completed by the press, and until then his own clock runs', (edition) => {
    const made = doing(begin({ edition }), START, [1000, e4]);
    expect(made.plies[0]?.completed).toBe(false);
    expect(times(made, 3000)).toEqual([5 * MINUTE - 3000, 5 * MINUTE]);
    const { game, facts } = did(made, 3000, { type: 'press', by: 'white' });
    expect(typesOf(facts)).toEqual(['pressed']);
    expect(game.plies[0]?.completed).toBe(true);
    expect(times(game, 4000)).toEqual([5 * MINUTE - 3000, 5 * MINUTE - 1000]);
    expect(game.clock?.sides.white.moves).toBe(1);
  });

  test.each(COMPLETING)(
    '%s %s: whether the next move completes one whose clock was not pressed: %s',
    (edition, _, by) => {
      const answered = doing(begin({ edition }), START, [1000, e4], [2000, e5]);
      expect(answered.plies.map((ply) => ply.completed)).toEqual([false, false]);
      const again = doing(answered, [3000, nf3]);
      expect(again.plies.map((ply) => ply.completed)).toEqual([by, false, false]);
      expect(again.clock?.sides.white.moves).toBe(by ? 1 : 0);
      const pressed = doing(again, [4000, { type: 'press', by: 'white' }]);
      expect(pressed.plies.map((ply) => ply.completed)).toEqual([true, false, true]);
      expect(pressed.clock?.sides.white.moves).toBe(2);
    },
  );

  test('FIDE 2023 6.2.1: he may press after the opponent has answered, and the opponent then for his answer', () => {
    const answered = doing(begin(), START, [1000, e4], [2000, e5]);
    expect(refusalOf(answered, 2500, { type: 'press', by: 'black' })).toEqual({
      reason: 'not your clock',
      article: '6.2.1',
    });
    const both = doing(answered, [3000, { type: 'press', by: 'white' }], [4000, { type: 'press', by: 'black' }]);
    expect(both.plies.map((ply) => ply.completed)).toEqual([true, true]);
    expect(times(both, 5000)).toEqual([5 * MINUTE - 4000, 5 * MINUTE - 1000]);
  });

  test('FIDE 2023 6.2.1.1: mate completes the move and stops the clocks', () => {
    const game = play(doing(begin(), START), 'f2f3 e7e5 g2g4 d8h4');
    expect(game.ending?.reason).toBe('checkmate');
    expect(game.plies.every((ply) => ply.completed)).toBe(true);
    expect(game.clock?.now).toEqual({ phase: 'stopped' });
    expect(game.clock?.sides.black.moves).toBe(2);
  });

  test.each<[EditionName, string]>([
    ['FIDE 2005', '6.8c'],
    ['FIDE 2009', '6.7c'],
    ['FIDE 2014', '6.2c'],
    ['FIDE 2023', '6.2.4'],
    ['FIDE 2023', '7.5.3'],
  ])('%s %s: a press without a move stands, gives nothing, and starts the opponent’s clock', (edition) => {
    const game = doing(begin({ edition, time: bothSides(timeControl(5, 30)) }), START);
    const { game: pressed, facts } = did(game, 1000, { type: 'press', by: 'white' });
    expect(typesOf(facts)).toEqual(['pressed']);
    expect(times(pressed, 3000)).toEqual([5 * MINUTE + 29_000, 5 * MINUTE + 28_000]);
    expect(pressed.clock?.sides.white.moves).toBe(0);
  });

  test('FIDE 2023 6.2.4: where what is not allowed is refused, so is a press without a move, at any move of the game', () => {
    const notMoved = { reason: 'not moved yet', article: '6.2.4' };
    const game = doing(begin({ illegalMoves: 'refused' }), START);
    expect(refusalOf(game, 1000, { type: 'press', by: 'white' })).toEqual(notMoved);
    const later = play(game, 'e2e4 e7e5 g1f3 b8c6');
    expect(refusalOf(later, 5000, { type: 'press', by: 'white' })).toEqual(notMoved);
  });
});

describe('periods (Art. 6.3)', () => {
  test('FIDE 2023 6.3.2: the second press fulfils the period, and what was saved goes over', () => {
    const before = play(doing(begin({ time: bothSides(TWO_PERIODS) }), START), 'e2e4 e7e5');
    const made = doing(before, [5000, nf3]);
    expect(times(made, 5000)).toEqual([MINUTE - 4000, MINUTE - 1000]);
    const { game, facts } = did(made, 5000, { type: 'press', by: 'white' });
    expect(facts).toMatchObject([
      { type: 'pressed' },
      { type: 'period reached', by: 'white', period: 1, added: 30_000 },
    ]);
    expect(times(game, 5000)).toEqual([MINUTE - 4000 + 30_000, MINUTE - 1000]);
  });

  test('FIDE 2023 6.3.2: with the press in the move, the fact follows the move', () => {
    const game = play(begin({ play: 'casual', time: bothSides(TWO_PERIODS) }), 'e2e4 e7e5');
    const { facts } = did(game, 5000, nf3);
    expect(typesOf(facts)).toEqual(['moved', 'period reached']);
  });

  test('FIDE 2023 6.2.1.2: completing by the next move reaches a period too', () => {
    const one: TimeControl = { periods: [{ moves: 1, time: MINUTE, extra: { kind: 'none' } }, TWO_PERIODS.periods[0]] };
    const game = doing(begin({ time: bothSides(one) }), START, [1000, e4], [2000, e5]);
    const { facts } = did(game, 3000, nf3);
    expect(facts).toMatchObject([{ type: 'period reached', by: 'white', period: 1, added: MINUTE }, { type: 'moved' }]);
  });
});

const STOPPING: readonly [EditionName, string, string][] = [
  ['FIDE 2005', '6.13a', '6.13c'],
  ['FIDE 2009', '6.12a', '6.12c'],
  ['FIDE 2014', '6.12a', '6.12c'],
  ['FIDE 2018', '6.11.1', '6.11.3'],
  ['FIDE 2023', '6.11.1', '6.11.3'],
];

describe.each(STOPPING)('%s %s and %s: stopping both clocks', (edition, stopped, again) => {
  test(`${edition} ${stopped}, ${EDITIONS[edition].articles['player stops the clocks']}: an arbiter or a player stops them, and no time passes`, () => {
    for (const by of ['arbiter', 'white', 'black'] as const) {
      const { game, facts } = did(doing(begin({ edition }), START), 2000, { type: 'stop', by });
      expect(facts).toMatchObject([{ type: 'clocks stopped', by }]);
      expect(times(game, 9000)).toEqual([5 * MINUTE - 2000, 5 * MINUTE]);
    }
  });

  test(`${edition} ${again}: an arbiter starts them again, and nothing is made before`, () => {
    const game = doing(begin({ edition }), START, [2000, { type: 'stop', by: 'white' }]);
    for (const draft of [
      e4,
      { type: 'press', by: 'white' } as const,
      { type: 'touch', by: 'white', square: 'e2' } as const,
    ]) {
      expect(refusalOf(game, 3000, draft)).toEqual({ reason: 'clocks stopped', article: again });
    }
    expect(refusalOf(game, 3000, { type: 'restart', by: 'white' })).toEqual({
      reason: 'not for this role',
      article: again,
      doneBy: 'arbiter',
    });
    const { game: on, facts } = did(game, 8000, { type: 'restart', by: 'arbiter' });
    expect(facts).toMatchObject([{ type: 'clock started', of: 'white', again: true }]);
    expect(times(on, 9000)).toEqual([5 * MINUTE - 3000, 5 * MINUTE]);
    expect(refusalOf(on, 9000, { type: 'restart', by: 'arbiter' })).toEqual({
      reason: 'clocks not stopped',
      article: again,
    });
  });
});

test('FIDE 2023 6.11.3: where no arbiter is there, either player starts them again', () => {
  const stopped = doing(begin({ arbiter: false }), START, [2000, { type: 'stop', by: 'white' }]);
  expect(doing(stopped, [3000, { type: 'restart', by: 'black' }]).clock?.now).toMatchObject({ side: 'white' });
});

describe('setting the displays (Art. 6.10.2, 7.1)', () => {
  test.each<[EditionName, string]>([
    ['FIDE 2005', '6.14'],
    ['FIDE 2009', '6.13'],
    ['FIDE 2014', '7.1'],
    ['FIDE 2023', '7.1'],
    ['FIDE 2023', '6.10.2'],
  ])('%s %s: the arbiter sets what he judges right, the counter too', (edition) => {
    const game = play(doing(begin({ edition, time: bothSides(TWO_PERIODS) }), START), 'e2e4 e7e5');
    const settings = { white: { time: 90 * SECOND }, black: { time: 1234, moves: 2 } };
    const { game: set, facts } = did(game, 2000, { type: 'set clock', by: 'arbiter', settings });
    expect(facts).toMatchObject([{ type: 'clock set', settings }]);
    expect(times(set, 3000)).toEqual([89 * SECOND, 1234]);
    expect(set.clock?.sides.black).toMatchObject({ moves: 2, period: 1 });
  });

  test.each([
    [{}],
    [{ white: {} }],
    [{ white: { time: -1 } }],
    [{ white: { time: 0.5 } }],
    [{ white: { time: 1e15 } }],
    [{ white: { moves: -1 } }],
    [{ white: { moves: 1.5 } }],
    [{ white: { time: 5 }, black: { moves: 2 } }],
    [{ black: { moves: 1e12 } }],
  ])('FIDE 2023 7.1: %j is no setting', (settings) => {
    const game = doing(begin(), START);
    expect(refusalOf(game, 10, { type: 'set clock', by: 'arbiter', settings })).toEqual({
      reason: 'not a time',
      article: '7.1',
    });
  });

  test('FIDE 2023 6.8: a flag with time above it is up again', () => {
    const game = doing(begin(), START, [
      10 * MINUTE,
      { type: 'set clock', by: 'arbiter', settings: { white: { time: 1000 } } },
    ]);
    expect(refusalOf(game, 10 * MINUTE + 400, { type: 'flag', by: 'black', of: 'white' })).toMatchObject({ left: 600 });
  });
});

describe('time given and taken', () => {
  test('FIDE 2023 12.9.2, 12.9.3: what a display could not bear is not said to be taken', () => {
    const game = doing(begin(), START);
    expect(addTimeTo(game, 1000, 'white', -2 * MINUTE, '12.9.2').facts).toMatchObject([
      { time: -2 * MINUTE, to: 'white' },
    ]);
    const { game: none, facts } = addTimeTo(game, 1000, 'white', -9 * MINUTE, '12.9.2');
    expect(facts).toMatchObject([{ time: -5 * MINUTE + 1000 }]);
    expect(times(none, 1000)).toEqual([0, 5 * MINUTE]);
    expect(addTimeTo(none, 1000, 'white', -1, '12.9.2').facts).toEqual([]);
    expect(addTimeTo(beginUntimed(), 0, 'white', 5, '12.9.3').facts).toEqual([]);
  });
});

test('FIDE 2023 6.5: everybody sees the clock, and every fact of it', () => {
  const { game, facts } = did(begin(), 0, { type: 'start', by: 'arbiter' });
  for (const role of ['white', 'black', 'arbiter', 'onlooker'] as const) {
    expect(factsFor(facts, role)).toEqual(facts);
    expect(viewFor(game, role).clock).toBe(game.clock);
  }
  expect(viewFor(beginUntimed(), 'white').clock).toBeUndefined();
});

test.each(EDITION_NAMES)('%s: without a clock nothing can be done to it', (edition) => {
  const game = beginUntimed({ edition, arbiter: false });
  for (const type of ['press', 'start', 'stop', 'restart'] as const) {
    expect(refusalOf(game, 0, { type, by: 'white' })).toEqual({ reason: 'no clock' });
  }
  expect(refusalOf(game, 0, { type: 'flag', by: 'white', of: 'black' })).toEqual({ reason: 'no clock' });
  expect(refusalOf(game, 0, { type: 'set clock', by: 'arbiter', settings: {} })).toEqual({ reason: 'no clock' });
});
