import { describe, expect, test } from 'vitest';
import {
  addTime,
  clockAt,
  completeWithoutPress,
  dueAt,
  flagsDown,
  pauseClock,
  pressClock,
  setClock,
  setUpClock,
  startClock,
  stopClock,
  type Clock,
} from '../../../src/laws/clock/clock.js';
import { timeControl, type Extra, type Period, type TimeControl } from '../../../src/laws/clock/time-control.js';

/** All times in this file are milliseconds, worked out by hand. */
const MIN = 60_000;

function chain(...periods: [Period, ...Period[]]): TimeControl {
  return { periods };
}

function all(time: number, extra: Extra = { kind: 'none' }): TimeControl {
  return chain({ moves: null, time, extra });
}

function both(one: TimeControl, other = one): Clock {
  return setUpClock({ white: one, black: other });
}

/** The clock started for White at 0 and pressed in turn at these times. */
function pressedAt(clock: Clock, ...times: number[]): Clock {
  return times.reduce((now, at) => pressClock(now, at), startClock(clock, 'white', 0));
}

function times(clock: Clock, at: number): [number, number] {
  const face = clockAt(clock, at);
  return [face.white.time, face.black.time];
}

/** White takes 10 s and 4 s, Black 3 s and 7 s: pressed at 10, 13, 17 and 24 seconds. */
const PRESSES = [10_000, 13_000, 17_000, 24_000] as const;

describe('FIDE 2023 6.3.2: main time after each press, in every mode', () => {
  const modes: readonly (readonly [string, Extra, readonly (readonly [number, number])[]])[] = [
    // nothing given: 300−10=290; 300−3=297; 290−4=286; 297−7=290
    [
      'no extra',
      { kind: 'none' },
      [
        [290_000, 300_000],
        [290_000, 297_000],
        [286_000, 297_000],
        [286_000, 290_000],
      ],
    ],
    // 5 s before each move: both begin with 305; 305−10+5=300; 305−3+5=307; 300−4+5=301; 307−7+5=305
    [
      'increment before the move',
      { kind: 'increment', time: 5_000, added: 'before' },
      [
        [300_000, 305_000],
        [300_000, 307_000],
        [301_000, 307_000],
        [301_000, 305_000],
      ],
    ],
    // 5 s after each move: 300−10+5=295; 300−3+5=302; 295−4+5=296; 302−7+5=300
    [
      'increment after the move',
      { kind: 'increment', time: 5_000, added: 'after' },
      [
        [295_000, 300_000],
        [295_000, 302_000],
        [296_000, 302_000],
        [296_000, 300_000],
      ],
    ],
    // given back min(used, 5): 300−10+5=295; 300−3+3=300; 295−4+4=295; 300−7+5=298
    [
      'Bronstein',
      { kind: 'bronstein', time: 5_000 },
      [
        [295_000, 300_000],
        [295_000, 300_000],
        [295_000, 300_000],
        [295_000, 298_000],
      ],
    ],
    // counted down after 5 s: 300−5=295; 300−0=300; 295−0=295; 300−2=298
    [
      'delay',
      { kind: 'delay', time: 5_000 },
      [
        [295_000, 300_000],
        [295_000, 300_000],
        [295_000, 300_000],
        [295_000, 298_000],
      ],
    ],
  ];
  for (const [name, extra, expected] of modes) {
    test(`FIDE 2023 6.3.2: five minutes, ${name}`, () => {
      const found = PRESSES.map((at, index) =>
        times(pressedAt(both(all(5 * MIN, extra)), ...PRESSES.slice(0, index + 1)), at),
      );
      expect(found).toEqual(expected);
    });
  }

  test('FIDE 2023 6.3.2: while the move is thought about, Bronstein counts down at once and delay waits', () => {
    const at3 = (extra: Extra) => clockAt(startClock(both(all(5 * MIN, extra)), 'white', 0), 3_000).white;
    expect(at3({ kind: 'bronstein', time: 5_000 })).toMatchObject({ time: 297_000, delay: 0, running: true });
    expect(at3({ kind: 'delay', time: 5_000 })).toMatchObject({ time: 300_000, delay: 2_000, running: true });
    const at7 = clockAt(startClock(both(all(5 * MIN, { kind: 'delay', time: 5_000 })), 'white', 0), 7_000).white;
    expect(at7).toMatchObject({ time: 298_000, delay: 0 });
  });
});

describe('flags', () => {
  test('FIDE 2023 6.1.1: the flag falls with the last millisecond, not before', () => {
    const clock = startClock(both(all(MIN)), 'white', 1_000);
    expect(dueAt(clock)).toBe(61_000);
    expect(flagsDown(clock, 60_999)).toEqual([]);
    expect(flagsDown(clock, 61_000)).toEqual(['white']);
    expect(clockAt(clock, 60_999).white).toMatchObject({ time: 1, flag: false });
    expect(clockAt(clock, 70_000).white).toMatchObject({ time: 0, flag: true });
  });

  const due: readonly (readonly [string, Extra, number])[] = [
    ['no extra', { kind: 'none' }, 60_000],
    ['increment before the move', { kind: 'increment', time: 5_000, added: 'before' }, 65_000],
    ['increment after the move', { kind: 'increment', time: 5_000, added: 'after' }, 60_000],
    ['Bronstein', { kind: 'bronstein', time: 5_000 }, 60_000],
    ['delay', { kind: 'delay', time: 5_000 }, 65_000],
  ];
  for (const [name, extra, at] of due) {
    test(`FIDE 2023 6.3.2: one minute, ${name}: the flag of a first move falls at ${at} ms`, () => {
      expect(dueAt(startClock(both(all(MIN, extra)), 'white', 0))).toBe(at);
    });
  }

  test('a flag is due on the running clock only, and not a second time', () => {
    const clock = both(all(MIN));
    expect(dueAt(clock)).toBeUndefined();
    const running = startClock(clock, 'white', 0);
    expect(dueAt(pauseClock(running, 5_000))).toBeUndefined();
    expect(dueAt(pressedAt(clock, 60_000, 61_000))).toBeUndefined();
    expect(dueAt(pressedAt(clock, 20_000))).toBe(80_000);
  });

  test('FIDE 2023 III.3.1: a fallen flag in the last period gets nothing more, and the first to fall is known', () => {
    const clock = pressedAt(
      both(all(MIN, { kind: 'increment', time: 2_000, added: 'after' })),
      61_000,
      125_000,
      126_000,
    );
    expect(flagsDown(clock, 126_000)).toEqual(['white', 'black']);
    expect(times(clock, 126_000)).toEqual([0, 0]);
  });

  test('a pause within the delay keeps what is left of it', () => {
    const running = startClock(both(all(MIN, { kind: 'delay', time: 5_000 })), 'white', 0);
    const again = startClock(pauseClock(running, 2_000), 'white', 100_000);
    expect(clockAt(again, 101_000).white).toMatchObject({ time: 60_000, delay: 2_000 });
    expect(dueAt(again)).toBe(163_000);
  });
});

describe('periods', () => {
  /** Two moves in one minute, then one minute for the rest. */
  const two = chain(
    { moves: 2, time: MIN, extra: { kind: 'none' } },
    { moves: null, time: MIN, extra: { kind: 'none' } },
  );

  test('FIDE 2023 6.3.2: time saved in one period is added to the next', () => {
    // White: 60−20−15=25, then 25+60=85; Black: 60−1−1=58, then 118.
    const clock = pressedAt(both(two), 20_000, 21_000, 36_000, 37_000);
    expect(times(clock, 37_000)).toEqual([85_000, 118_000]);
    expect(clockAt(clock, 37_000).white).toMatchObject({ period: 1, moves: 2, movesToGo: null });
    expect(clockAt(pressedAt(both(two), 20_000), 20_000).white).toMatchObject({ period: 0, moves: 1, movesToGo: 1 });
  });

  test('FIDE 2023 6.4: with the moves completed before it the flag of a period does not fall', () => {
    const clock = pressedAt(both(two), 20_000, 21_000, 60_000, 61_000);
    // White has 60−20−39=1 s of the first minute left at the second press, so 61 s: due at 61+61=122 s.
    expect(dueAt(clock)).toBe(122_000);
    expect(flagsDown(clock, 121_999)).toEqual([]);
  });

  test('FIDE 2023 6.9: the second move pressed one second late: the flag was down, unless nobody saw it', () => {
    const late = startClock(both(two), 'white', 0);
    const one = pressClock(pressClock(late, 20_000), 21_000);
    expect(flagsDown(one, 62_000)).toEqual(['white']);
    // 60−20−42=−2: two seconds of the next minute are used.
    const seenTooLate = pressClock(one, 63_000);
    expect(flagsDown(seenTooLate, 63_000)).toEqual([]);
    expect(times(seenTooLate, 63_000)[0]).toBe(58_000);
  });

  test('"40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move one"', () => {
    const thirty: Extra = { kind: 'increment', time: 30_000, added: 'before' };
    const olympic = chain({ moves: 40, time: 90 * MIN, extra: thirty }, { moves: null, time: 30 * MIN, extra: thirty });
    // Each move takes ten seconds, so each move saves twenty: after 39 moves 90:00 + 30 + 39 × 20 s = 103:30.
    const presses = (moves: number) => Array.from({ length: 2 * moves }, (_, index) => (index + 1) * 10_000);
    expect(times(pressedAt(both(olympic)), 0)).toEqual([90 * MIN + 30_000, 90 * MIN + 30_000]);
    expect(times(pressedAt(both(olympic), ...presses(39)), 780_000)[0]).toBe(103 * MIN + 30_000);
    // The fortieth adds 20 s more and the half hour: 133:50.
    expect(times(pressedAt(both(olympic), ...presses(40)), 800_000)[0]).toBe(133 * MIN + 50_000);
  });

  test('a last period with a number of moves is repeated', () => {
    const hour = chain({ moves: 1, time: MIN, extra: { kind: 'none' } });
    const clock = pressedAt(both(hour), 10_000, 11_000, 21_000, 22_000);
    // 60−10+60=110; 110−10+60=160
    expect(times(clock, 22_000)[0]).toBe(160_000);
    expect(clockAt(clock, 22_000).white).toMatchObject({ period: 2, movesToGo: 1 });
  });

  test('FIDE 2023 6.2.1.2: a move completed by the next one counts, and no press means no increment', () => {
    const clock = startClock(both(all(MIN, { kind: 'increment', time: 5_000, added: 'after' })), 'white', 0);
    const counted = completeWithoutPress(clock, 'white', 10_000);
    expect(clockAt(counted, 10_000).white).toMatchObject({ time: 50_000, moves: 1, running: true });
  });
});

describe('different times, pausing, setting', () => {
  test('FIDE 2023 6.1: each side has its own control', () => {
    const clock = pressedAt(both(timeControl(5), timeControl(1, 2)), 10_000, 20_000);
    // White 300−10; Black 60+2−10+2
    expect(times(clock, 20_000)).toEqual([290_000, 54_000]);
  });

  test('FIDE 2023 6.11: stopped, neither display runs; the same side goes on', () => {
    const paused = pauseClock(pressedAt(both(all(MIN)), 5_000), 8_000);
    expect(times(paused, 1_000_000)).toEqual([55_000, 57_000]);
    expect(clockAt(paused, 9_000)).toMatchObject({ phase: 'paused', black: { running: false } });
    const again = startClock(paused, 'black', 20_000);
    expect(times(again, 21_000)).toEqual([55_000, 56_000]);
  });

  test('after the game nothing runs', () => {
    const over = stopClock(pressedAt(both(all(MIN)), 5_000), 8_000);
    expect(times(over, 99_000)).toEqual([55_000, 57_000]);
    expect(dueAt(over)).toBeUndefined();
  });

  test('FIDE 2023 7.5.5: two minutes to the opponent, while either clock runs', () => {
    const running = pressedAt(both(all(MIN)), 5_000);
    expect(times(addTime(running, 8_000, 'white', 2 * MIN), 8_000)).toEqual([175_000, 57_000]);
    expect(times(addTime(running, 8_000, 'black', 2 * MIN), 9_000)).toEqual([55_000, 176_000]);
  });

  test('FIDE 2023 12.9.3: taking more time than is left brings the flag down', () => {
    const running = pressedAt(both(all(MIN)), 5_000);
    expect(flagsDown(addTime(running, 8_000, 'white', -55_000), 8_000)).toEqual(['white']);
    expect(flagsDown(addTime(running, 8_000, 'white', -54_999), 8_000)).toEqual([]);
  });

  test('FIDE 2023 7.1: the arbiter sets times and move counter, and the period follows the counter', () => {
    const two = chain(
      { moves: 2, time: MIN, extra: { kind: 'none' } },
      { moves: null, time: MIN, extra: { kind: 'none' } },
    );
    const clock = pauseClock(pressedAt(both(two), 20_000, 21_000, 36_000), 37_000);
    const set = setClock(clock, 38_000, { white: { time: 40_000, moves: 1 } });
    expect(clockAt(set, 38_000).white).toMatchObject({ time: 40_000, moves: 1, period: 0, movesToGo: 1 });
    expect(clockAt(set, 38_000).black.time).toBe(58_000);
  });

  test('a clock asked about a time before its last act shows that act', () => {
    expect(times(pressedAt(both(all(MIN)), 5_000), 1_000)).toEqual([55_000, 60_000]);
  });
});
