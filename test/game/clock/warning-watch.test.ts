import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../../src/laws/board/board.js';
import { addTime, pauseClock, pressClock, startClock, type Clock } from '../../../src/laws/clock/clock.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import { beginGame } from '../../../src/laws/rules/begin.js';
import type { Ending } from '../../../src/laws/result.js';
import type { Color } from '../../../src/laws/squares.js';
import { ClockWarningWatch, type WatchedClock } from '../../../src/game/clock/warning-watch.js';
import type { DueWarning } from '../../../src/game/clock/due-warnings.js';
import type { HeldGame } from '../../../src/game/session/session-port.js';
import { warningsInForce, type Warning } from '../../../src/game/clock/warning.js';
import { FakeClock, FakeTimers } from '../fakes.js';

interface Given {
  readonly conditions?: Partial<Conditions>;
  readonly ending?: Ending;
  readonly id?: string;
}

/** One minute for White, of which 10 seconds are low, two for Black, of which 15 are; White's clock was started at 0. */
function held(
  change: (clock: Clock) => Clock = (clock) => clock,
  { conditions, ending, id = 'one' }: Given = {},
): HeldGame {
  const begun = beginGame({
    play: 'casual',
    start: START_FEN,
    time: { white: timeControl(1), black: timeControl(2) },
    ...conditions,
  });
  if (!begun.ok || !begun.game.clock) throw new Error('no clock');
  const player = { type: 'player' } as const;
  return {
    setup: { id, conditions: begun.game.conditions, seats: { white: player, black: player }, begunAt: 0 },
    game: { ...begun.game, clock: change(startClock(begun.game.clock, 'white', 0)), ...(ending && { ending }) },
    acts: 1,
  };
}

/** A clock whose lever was pressed at these times, White first. */
const pressed =
  (...times: readonly number[]) =>
  (clock: Clock): Clock =>
    times.reduce((current, at) => pressClock(current, at), clock);

/** A clock that was started at another time. */
const startedAt =
  (since: number) =>
  (clock: Clock): Clock => ({ ...clock, now: { phase: 'running', side: 'white', since } });

const LOW: readonly Warning[] = [{ when: { at: 'low time' }, ways: ['sound'] }];

/** What the app follows of a game: nothing of one that is over, and in strict play no warnings. */
function watched({ setup, game: { clock, conditions, ending } }: HeldGame, list = LOW): WatchedClock | undefined {
  if (!clock || ending) return undefined;
  const own = warningsInForce({ on: true, warnings: list }, { play: conditions.play, allowed: false });
  return { id: setup.id, clock, warnings: { white: own, black: own } };
}

/** A watch with a time that the test lets pass, half a second at once at most, and what it noticed. */
function watching(begin = 0, list = LOW) {
  const clock = new FakeClock();
  clock.time = begin;
  const timers = new FakeTimers();
  const noticed: { readonly of: Color; readonly at: number }[] = [];
  const told: DueWarning[] = [];
  const warnings = new ClockWarningWatch({
    clock,
    timers,
    onDue: (due) => {
      noticed.push({ of: due.of, at: clock.time });
      told.push(due);
    },
  });
  const watch = {
    follow: (one: HeldGame | undefined) => warnings.follow(one && watched(one, list)),
    close: () => warnings.close(),
  };
  const until = async (at: number) => {
    while (clock.time < at) {
      const step = Math.min(500, at - clock.time);
      clock.time += step;
      await timers.pass(step);
    }
  };
  return { watch, noticed, told, timers, clock, until };
}

describe('low time', () => {
  test('is noticed when it is reached, once, and not before', async () => {
    const { watch, noticed, until, timers } = watching();
    watch.follow(held());
    await until(49_999);
    expect(noticed).toEqual([]);
    await until(50_000);
    expect(noticed).toEqual([{ of: 'white', at: 50_000 }]);
    await until(60_000);
    expect(noticed).toHaveLength(1);
    expect(timers.running).toBe(0);
  });

  test('is that of the side whose clock runs', async () => {
    const { watch, noticed, until } = watching();
    watch.follow(held());
    await until(10_000);
    watch.follow(held(pressed(10_000)));
    await until(114_999);
    expect(noticed).toEqual([]);
    await until(115_000);
    expect(noticed).toEqual([{ of: 'black', at: 115_000 }]);
  });

  test('is noticed once of each side, however often the clock is pressed after it', async () => {
    const { watch, noticed, until } = watching();
    watch.follow(held());
    await until(51_000);
    watch.follow(held(pressed(51_000)));
    await until(157_000);
    watch.follow(held(pressed(51_000, 157_000)));
    await until(158_000);
    watch.follow(held(pressed(51_000, 157_000, 158_000)));
    await until(159_000);
    expect(noticed).toEqual([
      { of: 'white', at: 50_000 },
      { of: 'black', at: 51_000 + 105_000 },
    ]);
  });

  test('is not noticed again by an increment that lifts the time a little above it', async () => {
    const time = { white: timeControl(1, 4), black: timeControl(1, 4) };
    const { watch, noticed, until } = watching();
    watch.follow(held(undefined, { conditions: { time } }));
    // 64 seconds from the start, 10 of them left at 54; pressed at 55 there are 9 and 4.
    await until(55_000);
    watch.follow(held(pressed(55_000, 56_000), { conditions: { time } }));
    await until(60_000);
    expect(noticed).toEqual([{ of: 'white', at: 54_000 }]);
  });

  test('is noticed again after the time had risen to more than one and a half of it', async () => {
    const { watch, noticed, until } = watching();
    watch.follow(held());
    await until(50_000);
    // 10 seconds and 5.001: more than 15. Ten are left 5.001 seconds on.
    watch.follow(held((clock) => addTime(clock, 50_000, 'white', 5001)));
    await until(55_000);
    expect(noticed).toHaveLength(1);
    await until(55_001);
    expect(noticed).toEqual([
      { of: 'white', at: 50_000 },
      { of: 'white', at: 55_001 },
    ]);
  });

  test('waits on when the timer was early', async () => {
    const { watch, noticed, timers, clock } = watching();
    watch.follow(held());
    // The timers run ahead of the session's clock by five milliseconds.
    clock.time = 49_995;
    await timers.pass(50_000);
    expect(noticed).toEqual([]);
    clock.time = 50_000;
    await timers.pass(5);
    expect(noticed).toEqual([{ of: 'white', at: 50_000 }]);
  });

  test('that was there before the game was seen here is no news; another side’s is', async () => {
    const { watch, noticed, until } = watching(55_000);
    watch.follow(held());
    await until(56_000);
    watch.follow(held(pressed(56_000)));
    await until(56_000 + 105_000);
    expect(noticed).toEqual([{ of: 'black', at: 161_000 }]);
  });

  test('is noticed in the next game too', async () => {
    const { watch, noticed, until } = watching();
    watch.follow(held());
    await until(50_000);
    watch.follow(held(startedAt(50_000), { id: 'two' }));
    await until(100_000);
    expect(noticed).toEqual([
      { of: 'white', at: 50_000 },
      { of: 'white', at: 100_000 },
    ]);
  });

  test('is noticed in another game that comes here with little more', async () => {
    const { watch, noticed, until } = watching();
    watch.follow(held());
    await until(50_000);
    // Twelve seconds are left of it.
    watch.follow(held(startedAt(2000), { id: 'two' }));
    await until(60_000);
    expect(noticed).toEqual([
      { of: 'white', at: 50_000 },
      { of: 'white', at: 52_000 },
    ]);
  });
});

describe('nothing is waited for', () => {
  test.each<readonly [string, HeldGame | undefined]>([
    ['without a game', undefined],
    ['in strict play, which hints at nothing', held(undefined, { conditions: { play: 'strict' } })],
    ['while the clocks are stopped', held((clock) => pauseClock(clock, 1000))],
    [
      'in a game that is over',
      held(undefined, { ending: { result: '1-0', reason: 'resignation', article: '5.1.2', winner: 'white' } }),
    ],
  ])('%s', (_, one) => {
    const { watch, timers } = watching();
    watch.follow(held());
    expect(timers.running).toBe(1);
    watch.follow(one);
    expect(timers.running).toBe(0);
  });

  test('without a clock', () => {
    const { watch, timers } = watching();
    const begun = beginGame({ play: 'casual', start: START_FEN });
    if (!begun.ok) throw new Error(begun.problem);
    watch.follow({ ...held(), game: begun.game });
    expect(timers.running).toBe(0);
  });

  test('after the watch was closed', async () => {
    const { watch, noticed, until } = watching();
    watch.follow(held());
    watch.close();
    await until(60_000);
    expect(noticed).toEqual([]);
  });
});

describe('several warnings', () => {
  const LIST: readonly Warning[] = [
    { when: { at: 'time', left: 30_000 }, ways: ['word'] },
    { when: { at: 'low time' }, ways: ['sound'] },
    { when: { at: 'last seconds', count: 3 }, ways: ['pulse'] },
  ];

  test('come one after another, each at its moment', async () => {
    const { watch, noticed, told, until, timers } = watching(0, LIST);
    watch.follow(held());
    await until(60_000);
    expect(noticed.map(({ at }) => at)).toEqual([30_000, 50_000, 57_000, 58_000, 59_000]);
    expect(told.map(({ about }) => about)).toEqual(['time', 'low time', ...Array<string>(3).fill('last seconds')]);
    expect(timers.running).toBe(0);
  });

  test('that became due while the device slept are one, with what is left when it wakes', async () => {
    const { watch, told, clock, timers } = watching(0, LIST);
    watch.follow(held());
    clock.time = 55_250;
    await timers.pass(30_000);
    expect(told).toEqual([{ of: 'white', about: 'low time', left: 4750, ways: ['word', 'sound'] }]);
  });

  test('are not told of a flag that fell in the sleep', async () => {
    const { watch, told, clock, timers } = watching(0, LIST);
    watch.follow(held());
    clock.time = 61_000;
    await timers.pass(30_000);
    expect(told).toEqual([]);
    expect(timers.running).toBe(0);
  });

  test('that are set anew begin from now', async () => {
    const { watch, noticed, until } = watching(0, LIST);
    watch.follow(held());
    await until(40_000);
    const other = watching(40_000, [...LIST, { when: { at: 'time', left: 25_000 }, ways: ['word'] }]);
    other.watch.follow(held());
    await other.until(60_000);
    expect(noticed.map(({ at }) => at)).toEqual([30_000]);
    expect(other.noticed.map(({ at }) => at)).toEqual([50_000, 57_000, 58_000, 59_000]);
  });
});
