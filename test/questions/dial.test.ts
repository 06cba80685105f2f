/** The dial of the clock that is felt: hands, flag and marks at their angles (App. D.2.6.2). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../../src/laws/clock/time-control.js';
import {
  DIAL_MARKS,
  angleOfMinute,
  between,
  dotsAt,
  flagMinute,
  minuteAt,
  readDial,
  urgencyOf,
} from '../../src/questions/dial.js';
import type { DialMode } from '../../src/questions/dial-setting.js';

const HOUR = 60 * MINUTE;
const SEED = { seed: 19720711, numRuns: 1000 };

const analogue = (time: number, controlHour = 6) =>
  readDial({ time, flag: time === 0 }, { mode: 'analogue', controlHour });
const left = (time: number) => readDial({ time, flag: time === 0 }, { mode: 'time left', controlHour: 6 });

describe('angle and minute', () => {
  test.each([
    [0, 0],
    [15, 90],
    [30, 180],
    [58, 348],
    [60, 0],
    [-1, 354],
  ])('minute %d stands at %d degrees', (minute, angle) => {
    expect(angleOfMinute(minute)).toBe(angle);
  });

  test.each([
    [2.9, 0],
    [3.1, 1],
    [356.9, 59],
    [357.1, 0],
    [360, 0],
    [-6, 59],
  ])('%d degrees are nearest to minute %d', (angle, minute) => {
    expect(minuteAt(angle)).toBe(minute);
  });

  test('every minute is found again at its angle', () => {
    for (let minute = 0; minute < 60; minute += 1) expect(minuteAt(angleOfMinute(minute))).toBe(minute);
  });

  test('over the whole circle no minute is nearer than the one that is found, and turns make no difference', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), fc.integer({ min: -3, max: 3 }), (angle, turns) => {
        const minute = minuteAt(angle);
        expect(minute).toBeGreaterThanOrEqual(0);
        expect(minute).toBeLessThan(60);
        expect(between(angleOfMinute(minute), angle)).toBeLessThanOrEqual(3 + 1e-9);
        // At the border between two, rounding may choose either.
        if (Math.abs((angle % 6) - 3) > 1e-6) expect(minuteAt(angle + turns * 360)).toBe(minute);
      }),
      SEED,
    );
  });

  test('two angles are never more than half a turn apart, either way', () => {
    const angle = fc.double({ min: -720, max: 720, noNaN: true });
    fc.assert(
      fc.property(angle, angle, (one, other) => {
        expect(between(one, other)).toBeGreaterThanOrEqual(0);
        expect(between(one, other)).toBeLessThanOrEqual(180);
        expect(between(one, other)).toBeCloseTo(between(other, one), 6);
      }),
      SEED,
    );
    expect(between(350, 10)).toBe(20);
  });
});

test('twelve marks: one dot, two every fifteen minutes, three at the top', () => {
  expect(DIAL_MARKS.map(({ minute, dots }) => [minute, dots])).toEqual([
    [0, 3],
    [5, 1],
    [10, 1],
    [15, 2],
    [20, 1],
    [25, 1],
    [30, 2],
    [35, 1],
    [40, 1],
    [45, 2],
    [50, 1],
    [55, 1],
  ]);
  expect(dotsAt(45)).toBe(2);
  expect(dotsAt(46)).toBeUndefined();
});

describe('the hands of an analogue dial', () => {
  test.each([
    // What a mechanical clock shows that is set to run out at six.
    [5 * MINUTE, 330, 177.5, [5, 6]],
    [HOUR, 0, 150, [5]],
    [90 * MINUTE, 180, 135, [4, 5]],
    [2 * HOUR, 0, 120, [4]],
    [5 * HOUR + 30 * MINUTE, 180, 15, [12, 1]],
    [6 * HOUR, 0, 0, [12]],
    [6 * HOUR + 30 * MINUTE, 180, 345, [11, 12]],
    [0, 0, 180, [6]],
    [18 * HOUR, 0, 0, [12]],
  ])('%d milliseconds before six', (time, minuteAngle, hourAngle, hours) => {
    expect(analogue(time)).toMatchObject({ minuteAngle, hourAngle, hours });
  });

  test('go to the hour that is chosen', () => {
    expect(analogue(HOUR, 12)).toMatchObject({ minuteAngle: 0, hourAngle: 330, hours: [11] });
    expect(analogue(HOUR + MINUTE, 1)).toMatchObject({ minuteAngle: 354, hours: [11, 12] });
  });

  test('go clockwise as the time goes, and say how long until the hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 12 * HOUR }), fc.integer({ min: 0, max: 999 }), (time, passed) => {
        const [before, after] = [analogue(time), analogue(time - passed)];
        const turned = (after.minuteAngle - before.minuteAngle + 360) % 360;
        expect(turned).toBeCloseTo((passed / HOUR) * 360, 6);
        expect(((360 - before.minuteAngle) % 360) * (HOUR / 360)).toBeCloseTo(before.toTheTop, 3);
      }),
      SEED,
    );
  });
});

describe('the hands of a dial of the time left', () => {
  test.each([
    [5 * MINUTE, 30, 2.5, [0, 1]],
    [74 * MINUTE, 84, 37, [1, 2]],
    [HOUR, 0, 30, [1]],
    [0, 0, 0, [0]],
  ])('%d milliseconds', (time, minuteAngle, hourAngle, hours) => {
    expect(left(time)).toMatchObject({ minuteAngle, hourAngle, hours });
  });

  test('the minute hand mirrors that of the analogue dial, and the flag is on its side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * HOUR }), (time) => {
        expect(between(left(time).minuteAngle, -analogue(time).minuteAngle)).toBeCloseTo(0, 6);
      }),
      SEED,
    );
    expect([flagMinute('analogue'), flagMinute('time left')]).toEqual([58, 2]);
  });
});

describe('the flag', () => {
  const flagAt = (time: number, mode: DialMode = 'analogue', fallen = false) =>
    readDial({ time, flag: fallen }, { mode, controlHour: 6 }).flag;

  test.each([
    [30 * MINUTE, { state: 'at rest' }],
    [5 * MINUTE + 1, { state: 'at rest' }],
    [5 * MINUTE, { state: 'rising', left: 5 * MINUTE, height: 0 }],
    [150 * SECOND, { state: 'rising', left: 150 * SECOND, height: 0.5 }],
    [0, { state: 'fallen' }],
  ])('%d milliseconds before the end', (time, flag) => {
    expect(flagAt(time)).toEqual(flag);
    expect(flagAt(time, 'time left')).toEqual(flag);
  });

  test('rises before every full hour of an analogue dial, and hangs again after it', () => {
    expect(flagAt(HOUR + 3 * MINUTE)).toMatchObject({ state: 'rising', left: 3 * MINUTE });
    expect(flagAt(HOUR)).toEqual({ state: 'at rest' });
    expect(flagAt(HOUR + 3 * MINUTE, 'time left')).toEqual({ state: 'at rest' });
  });

  test('that has fallen stays so, whatever time there is', () => {
    expect(flagAt(10 * MINUTE, 'analogue', true)).toEqual({ state: 'fallen' });
  });

  test.each([
    [5 * MINUTE, 1],
    [4 * MINUTE + 1, 1],
    [4 * MINUTE, 2],
    [2 * MINUTE + 30 * SECOND, 3],
    [MINUTE + 1, 4],
    [MINUTE, 5],
    [1, 5],
  ])('with %d milliseconds is as urgent as %d', (time, urgency) => {
    const flag = flagAt(time);
    expect(flag.state === 'rising' && urgencyOf(flag)).toBe(urgency);
  });
});
