import { describe, expect, test } from 'vitest';
import { pauseClock, pressClock, setUpClock, startClock, stopClock, type Clock } from '../../src/laws/clock/clock.js';
import { timeControl, type Extra, type TimeControl } from '../../src/laws/clock/time-control.js';
import { COLORS } from '../../src/laws/squares.js';
import { askClockDetail } from '../../src/questions/clock.js';

const NONE: Extra = { kind: 'none' };
const MINUTE = 60_000;

const clockOf = (time: TimeControl): Clock => setUpClock({ white: time, black: time });
const TWO: TimeControl = {
  periods: [
    { moves: 2, time: MINUTE, extra: NONE },
    { moves: null, time: 2 * MINUTE, extra: NONE },
  ],
};
/** White has used 10 and 20 seconds, Black 5 and, so far, 4: White is in the second period. */
const PLAYED = [10_000, 15_000, 35_000].reduce(
  (clock, at) => pressClock(clock, at),
  startClock(clockOf(TWO), 'white', 0),
);
const AT = 39_000;

describe('what a clock answers', () => {
  test('the times: White 60 − 30 + 120 = 150, Black 60 − 9 = 51', () => {
    expect(askClockDetail(PLAYED, { about: 'time left', of: COLORS }, AT)).toEqual({
      about: 'time left',
      sides: [
        { color: 'white', time: 150_000, running: false, flag: false },
        { color: 'black', time: 51_000, running: true, flag: false },
      ],
    });
  });

  test('a flag', () => {
    expect(askClockDetail(PLAYED, { about: 'time left', of: ['black'] }, 35_000 + 55_000)).toEqual({
      about: 'time left',
      sides: [{ color: 'black', time: 0, running: true, flag: true }],
    });
  });

  test('moves completed, and those to the control', () => {
    expect(askClockDetail(PLAYED, { about: 'moves completed', of: COLORS }, AT)).toEqual({
      about: 'moves completed',
      sides: [
        { color: 'white', moves: 2 },
        { color: 'black', moves: 1 },
      ],
    });
    expect(askClockDetail(PLAYED, { about: 'moves to the control', of: COLORS }, AT)).toEqual({
      about: 'moves to the control',
      sides: [
        { color: 'white', moves: null },
        { color: 'black', moves: 1 },
      ],
    });
  });

  test('the time used by both (App. D.2.10.4)', () => {
    expect(askClockDetail(PLAYED, { about: 'time used', of: COLORS }, AT)).toEqual({
      about: 'time used',
      sides: [
        { color: 'white', moves: 2, used: 30_000 },
        { color: 'black', moves: 1, used: 9000 },
      ],
    });
  });

  test('the period', () => {
    expect(askClockDetail(PLAYED, { about: 'period', of: COLORS }, AT)).toEqual({
      about: 'period',
      sides: [
        { color: 'white', number: 2, of: 2, movesToGo: null },
        { color: 'black', number: 1, of: 2, movesToGo: 1, next: 2 * MINUTE },
      ],
    });
  });

  test('a period that is repeated has no last one', () => {
    const again: TimeControl = { periods: [{ moves: 16, time: 60 * MINUTE, extra: NONE }] };
    expect(askClockDetail(clockOf(again), { about: 'period', of: ['white'] }, 0)).toEqual({
      about: 'period',
      sides: [{ color: 'white', number: 1, of: null, movesToGo: 16, next: 60 * MINUTE }],
    });
  });

  test('what is left of the delay, on the clock that runs', () => {
    const delayed: TimeControl = { periods: [{ moves: null, time: MINUTE, extra: { kind: 'delay', time: 5000 } }] };
    const left = (clock: Clock, at: number) => askClockDetail(clock, { about: 'delay left' }, at);
    const running = startClock(clockOf(delayed), 'white', 0);
    expect(left(running, 2000)).toEqual({ about: 'delay left', left: 3000 });
    expect(left(running, 9000)).toEqual({ about: 'delay left', left: 0 });
    expect(left(pauseClock(running, 2000), 9000)).toEqual({ about: 'delay left', left: 3000 });
    expect(left(clockOf(delayed), 0)).toEqual({ about: 'delay left' });
    expect(left(startClock(clockOf(timeControl(5, 3)), 'white', 0), 0)).toEqual({ about: 'delay left' });
  });

  test('whose clock runs', () => {
    const whose = (clock: Clock) => askClockDetail(clock, { about: 'whose clock' }, AT);
    expect(whose(clockOf(TWO))).toEqual({ about: 'whose clock', phase: 'waiting' });
    expect(whose(PLAYED)).toEqual({ about: 'whose clock', phase: 'running', side: 'black', move: 2 });
    expect(whose(pauseClock(PLAYED, AT))).toEqual({ about: 'whose clock', phase: 'paused', side: 'black', move: 2 });
    expect(whose(stopClock(PLAYED, AT))).toEqual({ about: 'whose clock', phase: 'stopped' });
  });
});
