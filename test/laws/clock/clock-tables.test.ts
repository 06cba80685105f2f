/**
 * Clock tables worked out by hand, in milliseconds: what stands on both displays after each press. The working stands beside each
 * row in seconds, as an arbiter would do it on paper.
 */
import { describe, expect, test } from 'vitest';
import {
  addTime,
  clockAt,
  dueAt,
  flagsDown,
  pauseClock,
  pressClock,
  setUpClock,
  settle,
  startClock,
  type Clock,
} from '../../../src/laws/clock/clock.js';
import { timeControl, type Extra, type TimeControl } from '../../../src/laws/clock/time-control.js';

const NONE: Extra = { kind: 'none' };
const before = (seconds: number): Extra => ({ kind: 'increment', time: seconds * 1000, added: 'before' });
const after = (seconds: number): Extra => ({ kind: 'increment', time: seconds * 1000, added: 'after' });
const bronstein = (seconds: number): Extra => ({ kind: 'bronstein', time: seconds * 1000 });
const delay = (seconds: number): Extra => ({ kind: 'delay', time: seconds * 1000 });

/** Periods as moves (`null`: all that remain), seconds, and what each move gives. */
type Row = readonly [moves: number | null, seconds: number, extra: Extra];
const chain = (...rows: readonly Row[]): TimeControl =>
  ({
    periods: rows.map(([moves, seconds, extra]) => ({ moves, time: seconds * 1000, extra })),
  }) as unknown as TimeControl;

const started = (white: TimeControl, black = white): Clock => startClock(setUpClock({ white, black }), 'white', 0);

/** White's and Black's main time after each press. */
function table(clock: Clock, ...presses: readonly number[]): readonly (readonly [number, number])[] {
  let now = clock;
  return presses.map((at) => {
    now = pressClock(now, at);
    const face = clockAt(now, at);
    return [face.white.time, face.black.time];
  });
}

const pressed = (clock: Clock, ...presses: readonly number[]): Clock =>
  presses.reduce((now, at) => pressClock(now, at), clock);

describe('two periods, in which each move gives another time (Art. 6.3.2)', () => {
  /** White thinks 8, 4 and 6 seconds, Black 2 and 9. */
  const PRESSES = [8000, 10_000, 14_000, 23_000, 29_000] as const;

  test('Fischer, added before the move', () => {
    const clock = started(chain([1, 20, before(3)], [null, 10, before(5)]));
    // Both begin with 20 + 3 = 23.
    expect(clockAt(clock, 0)).toMatchObject({ white: { time: 23_000 }, black: { time: 23_000 } });
    expect(table(clock, ...PRESSES)).toEqual([
      [30_000, 23_000], // 23 − 8 = 15; one move, so the next period: + 10; for the move to come + 5: 30
      [30_000, 36_000], // 23 − 2 = 21; + 10 + 5 = 36
      [31_000, 36_000], // 30 − 4 + 5
      [31_000, 32_000], // 36 − 9 + 5
      [30_000, 32_000], // 31 − 6 + 5
    ]);
  });

  test('Fischer, added after the move', () => {
    const clock = started(chain([1, 20, after(3)], [null, 10, after(5)]));
    expect(table(clock, ...PRESSES)).toEqual([
      [25_000, 20_000], // 20 − 8 + 3 = 15, + 10
      [25_000, 31_000], // 20 − 2 + 3 = 21, + 10
      [26_000, 31_000], // 25 − 4 + 5
      [26_000, 27_000], // 31 − 9 + 5
      [25_000, 27_000], // 26 − 6 + 5
    ]);
  });

  /** Bronstein and delay come to the same with each press; in between they do not. */
  const MAIN = [
    [25_000, 20_000], // 20 − (8 − 3) = 15, + 10
    [25_000, 30_000], // 2 is less than 3: 20, + 10
    [25_000, 30_000], // 4 is less than 5
    [25_000, 26_000], // 30 − (9 − 5)
    [24_000, 26_000], // 25 − (6 − 5)
  ];

  test('Bronstein', () => {
    const clock = started(chain([1, 20, bronstein(3)], [null, 10, bronstein(5)]));
    expect(table(clock, ...PRESSES)).toEqual(MAIN);
    // White's third move began at 23: at 26 three seconds of 25 are gone, to be given back with the press.
    expect(clockAt(pressed(clock, ...PRESSES.slice(0, 4)), 26_000).white).toMatchObject({ time: 22_000, delay: 0 });
  });

  test('delay', () => {
    const clock = started(chain([1, 20, delay(3)], [null, 10, delay(5)]));
    expect(table(clock, ...PRESSES)).toEqual(MAIN);
    // The same moment: nothing is gone, and two seconds of the delay are left.
    expect(clockAt(pressed(clock, ...PRESSES.slice(0, 4)), 26_000).white).toMatchObject({ time: 25_000, delay: 2000 });
  });
});

describe('three periods, the increment from the last one on', () => {
  const clock = started(chain([2, 60, NONE], [1, 30, NONE], [null, 15, before(5)]));
  /** White thinks 10, 25, 20, 12 and 3 seconds, Black one each time. */
  const PRESSES = [10_000, 11_000, 36_000, 37_000, 57_000, 58_000, 70_000, 71_000, 74_000] as const;

  test('the times', () => {
    expect(table(clock, ...PRESSES)).toEqual([
      [50_000, 60_000], // 60 − 10
      [50_000, 59_000], // 60 − 1
      [55_000, 59_000], // 50 − 25 = 25; two moves: + 30
      [55_000, 88_000], // 59 − 1 + 30
      [55_000, 88_000], // 55 − 20 = 35; the third move: + 15, and + 5 for the fourth
      [55_000, 107_000], // 88 − 1 + 15 + 5
      [48_000, 107_000], // 55 − 12 + 5
      [48_000, 111_000], // 107 − 1 + 5
      [50_000, 111_000], // 48 − 3 + 5
    ]);
  });

  test('the counters', () => {
    const counters = PRESSES.map((_, index) => {
      const { period, moves, movesToGo } = clockAt(pressed(clock, ...PRESSES.slice(0, index + 1)), 0).white;
      return [period, moves, movesToGo];
    });
    expect(counters.filter((_, index) => index % 2 === 0)).toEqual([
      [0, 1, 1],
      [1, 2, 1],
      [2, 3, null],
      [2, 4, null],
      [2, 5, null],
    ]);
  });

  test('the time used: 10 + 25 + 20 + 12 + 3 = 70, and 4', () => {
    const { white, black } = pressed(clock, ...PRESSES).sides;
    expect([white.used, black.used]).toEqual([70_000, 4000]);
  });
});

describe('time used', () => {
  test('a delay is used too, while nothing is counted down', () => {
    const clock = started(chain([null, 60, delay(5)]));
    expect(settle(clock, 3000).sides.white).toMatchObject({ used: 3000, remaining: 60_000 });
    expect(settle(clock, 7000).sides.white).toMatchObject({ used: 7000, remaining: 58_000 });
  });

  test('what is given, taken or given back changes nothing of it, nor does a pause', () => {
    const clock = started(chain([null, 60, bronstein(5)]));
    const changed = addTime(addTime(clock, 2000, 'white', -10_000), 2000, 'black', 30_000);
    const paused = startClock(pauseClock(changed, 4000), 'white', 9000);
    expect(pressClock(paused, 12_000).sides.white.used).toBe(7000);
    expect(pressClock(paused, 12_000).sides.black.used).toBe(0);
  });
});

describe('minutes added and taken (Art. 7.5.5, 12.9)', () => {
  const five = started(chain([null, 300, delay(5)]));

  test('two minutes to the opponent of an illegal move, one taken from his own, within the delay', () => {
    const punished = addTime(addTime(five, 3000, 'black', 120_000), 3000, 'white', -60_000);
    // White 300 − 60, with 5 − 3 of the delay; Black 300 + 120.
    expect(clockAt(punished, 3000)).toMatchObject({ white: { time: 240_000, delay: 2000 }, black: { time: 420_000 } });
    // Until 5 the delay, then three seconds.
    expect(clockAt(punished, 8000).white).toMatchObject({ time: 237_000, delay: 0 });
    // 3 + 2 + 240 = 245
    expect(dueAt(punished)).toBe(245_000);
  });

  test('to the millisecond', () => {
    const given = addTime(five, 6001, 'white', 120_000);
    // 300 − (6.001 − 5) + 120 = 418.999
    expect(clockAt(given, 6001).white.time).toBe(418_999);
    expect(dueAt(given)).toBe(425_000);
  });

  test('a flag that is down rises with the time that is added, and falls when that is gone', () => {
    const minute = started(timeControl(1));
    const more = addTime(minute, 61_000, 'white', 30_000);
    // Nothing was left at 60; what is added at 61 is gone at 91.
    expect(flagsDown(more, 90_999)).toEqual([]);
    expect(flagsDown(more, 91_000)).toEqual(['white']);
    expect(dueAt(more)).toBe(91_000);
  });

  test('taken from a period that is not the last, the next one’s time covers it', () => {
    const two = started(chain([1, 60, NONE], [null, 60, NONE]));
    // 60 − 20 − 50 = −10: the flag is down; with the press the next period is reached: −10 + 60 = 50.
    const taken = addTime(two, 20_000, 'white', -50_000);
    expect(flagsDown(taken, 20_000)).toEqual(['white']);
    expect(clockAt(taken, 20_000).white.time).toBe(0);
    expect(table(taken, 20_000)).toEqual([[50_000, 60_000]]);
  });
});

describe('a pause (Art. 6.11)', () => {
  test('gives nothing and takes nothing, in each mode', () => {
    // White has thought 1.234 seconds before it and thinks 2 after it: 3.234 in all.
    const times = ([extra]: readonly [Extra]) => {
      const paused = pauseClock(started(chain([null, 60, extra])), 1234);
      const again = startClock(paused, 'white', 3_600_000);
      return [clockAt(paused, 3_599_999).white.time, table(again, 3_602_000)[0]?.[0]];
    };
    expect(times([NONE])).toEqual([58_766, 56_766]); // 60 − 1.234; − 2
    expect(times([before(5)])).toEqual([63_766, 66_766]); // 65 − 1.234; − 2 + 5
    expect(times([after(5)])).toEqual([58_766, 61_766]); // 60 − 1.234; − 2 + 5
    expect(times([bronstein(2)])).toEqual([58_766, 58_766]); // 60 − 1.234; − 2, two of 3.234 back
    expect(times([delay(2)])).toEqual([60_000, 58_766]); // in the delay; 60 − (3.234 − 2)
  });
});

describe('both flags (Art. 6.8, Guidelines III.3.1)', () => {
  test('each at its own millisecond, the first known as the first', () => {
    // White falls at 10, presses at 12.345; Black falls at 12.345 + 10.
    const both = pressed(started(timeControl(1 / 6)), 12_345);
    expect([both.sides.white.fell, settle(both, 30_000).sides.black.fell]).toEqual([10_000, 22_345]);
    expect(flagsDown(both, 22_344)).toEqual(['white']);
    expect(flagsDown(both, 22_345)).toEqual(['white', 'black']);
    expect(dueAt(both)).toBe(22_345);
  });

  test('overstepped in a period that is not the last, and nobody saw it: the next one pays', () => {
    const two = chain([1, 10, NONE], [null, 10, NONE]);
    // 10 − 12 = −2, + 10 = 8
    expect(table(started(two), 12_000)).toEqual([[8000, 10_000]]);
    expect(flagsDown(pressed(started(two), 12_000), 12_000)).toEqual([]);
    // 10 − 25 = −15, + 10 = −5: nothing is left, and the flag is where it fell.
    const late = pressed(started(two), 25_000);
    expect(table(started(two), 25_000)).toEqual([[0, 10_000]]);
    expect(late.sides.white.fell).toBe(10_000);
  });
});

describe('ten hours', () => {
  /** Everything that is held of a clock, however deep. */
  const size = (clock: Clock): number => JSON.stringify(clock).length;

  test('of a running clock hold no more than its first second', () => {
    const clock = started(timeControl(600));
    const first = size(settle(clock, 1000));
    let now = clock;
    for (let at = 1000; at <= 36_000_000; at += 1000) now = settle(now, at);
    expect(clockAt(now, 36_000_000).white).toMatchObject({ time: 0, flag: true });
    expect(now.sides.white.fell).toBe(36_000_000);
    // Nothing but longer numbers, and the moment of the fall.
    expect(size(now) - first).toBeLessThan(40);
  });

  test('of play hold no more than the first move, and lose no millisecond', () => {
    const clock = started(chain([40, 36_000, before(30)], [20, 3600, before(30)]));
    const first = size(pressed(clock, 1000));
    let now = clock;
    // A press every 7.001 seconds.
    let at = 0;
    while (at + 7001 <= 36_000_000) now = pressClock(now, (at += 7001));
    expect(now.sides.white.used + now.sides.black.used).toBe(at);
    expect(size(now) - first).toBeLessThan(40);
  });
});
