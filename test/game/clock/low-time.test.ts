import { describe, expect, test } from 'vitest';
import { clockAt, pressClock, setUpClock, startClock, type Clock } from '../../../src/laws/clock/clock.js';
import { MINUTE, SECOND, incrementOf, timeControl, type TimeControl } from '../../../src/laws/clock/time-control.js';
import { lowTime, lowTimeDue } from '../../../src/game/clock/low-time.js';

/** Seconds, reckoned by hand from the formula. */
test.each([
  [0, 2],
  [5, 2],
  [10, 2],
  [15, 3],
  [30, 6],
  [59, 11.8],
  [60, 10],
  [80, 10],
  [120, 15],
  [180, 22.5],
  [300, 37.5],
  [480, 60],
  [600, 60],
  [5400, 60],
])('of %d seconds, %d are low', (initial, low) => {
  expect(lowTime(initial * SECOND)).toBeCloseTo(low * SECOND, 6);
});

describe('when it is due', () => {
  const running = (time: TimeControl): Clock => startClock(setUpClock({ white: time, black: time }), 'white', 1000);

  test('an eighth of the time before the flag falls', () => {
    expect(lowTimeDue(running(timeControl(2)))).toEqual({ of: 'white', at: 1000 + 120_000 - 15_000 });
  });

  test('for the side whose clock runs', () => {
    expect(lowTimeDue(pressClock(running(timeControl(2)), 5000))).toEqual({ of: 'black', at: 5000 + 105_000 });
  });

  test('what is given with the first move is there too', () => {
    // Five minutes and three seconds; of five minutes 37.5 seconds are low.
    expect(lowTimeDue(running(timeControl(5, 3)))).toEqual({ of: 'white', at: 1000 + 303_000 - 37_500 });
  });

  test('a delay does not count', () => {
    const delayed = { periods: [{ moves: null, time: MINUTE, extra: { kind: 'delay', time: 5000 } }] } as const;
    const due = lowTimeDue(running(delayed))!;
    expect(due).toEqual({ of: 'white', at: 1000 + 5000 + 50_000 });
    expect(clockAt(running(delayed), due.at).white.time).toBe(10_000);
  });

  test('in a later period, by the time that this one gives', () => {
    const two: TimeControl = {
      periods: [
        { moves: 1, time: 10 * MINUTE, extra: incrementOf(0) },
        { moves: null, time: MINUTE, extra: incrementOf(0) },
      ],
    };
    expect(lowTimeDue(running(two))).toEqual({ of: 'white', at: 1000 + 540_000 });
    // White used nine minutes of ten, Black one second: White has two minutes, of which ten seconds are low.
    const second = pressClock(pressClock(running(two), 541_000), 542_000);
    expect(lowTimeDue(second)).toEqual({ of: 'white', at: 542_000 + 110_000 });
  });

  test('it is past where the time is low already', () => {
    const low = pressClock(pressClock(running(timeControl(1)), 56_000), 57_000);
    // Five seconds are left at 57 seconds: ten were five seconds before.
    expect(lowTimeDue(low)).toEqual({ of: 'white', at: 52_000 });
  });

  test('it is not due before the clock is started', () => {
    expect(lowTimeDue(setUpClock({ white: timeControl(1), black: timeControl(1) }))).toBeUndefined();
  });
});
