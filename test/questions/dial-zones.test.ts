/** What a finger comes upon at each place of the dial, and what it leaves a little later. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../src/laws/clock/time-control.js';
import { readDial, type DialReading } from '../../src/questions/dial.js';
import {
  feltAtMinute,
  feltIn,
  foundPart,
  minuteOfPart,
  touchAtMinute,
  touchIn,
} from '../../src/questions/dial-felt.js';
import { isSameZone, placeOf, zoneAt, type DialZone } from '../../src/questions/dial-zones.js';

const read = (minutes: number, mode: DialReading['mode'] = 'analogue') =>
  readDial({ time: minutes * MINUTE, flag: minutes === 0 }, { mode, controlHour: 6 });
/** Minute hand at 180 degrees, hour hand at 135. */
const HALF_PAST_FOUR = read(90);

const zone = (angle: number, distance: number, reading = HALF_PAST_FOUR, before?: DialZone) =>
  zoneAt({ angle, distance }, reading, before);

describe('a place', () => {
  test.each([
    [0, -50, 0, 0.5],
    [100, 0, 90, 1],
    [0, 100, 180, 1],
    [-150, 0, 270, 1.5],
    [-1, -1, 315, Math.SQRT2 / 100],
  ])('%d right and %d down', (right, down, angle, distance) => {
    const place = placeOf(right, down, 100);
    expect(place.angle).toBeCloseTo(angle, 9);
    expect(place.distance).toBeCloseTo(distance, 9);
  });
});

describe('what is where', () => {
  test.each<readonly [number, number, DialZone]>([
    [30, 0.85, { zone: 'mark', minute: 5 }],
    [35, 0.85, { zone: 'mark', minute: 5 }],
    [36, 0.85, { zone: 'face', minute: 6 }],
    [0, 0.71, { zone: 'mark', minute: 0 }],
    [355.5, 0.99, { zone: 'mark', minute: 0 }],
    [348, 0.85, { zone: 'flag' }],
    [180, 0.5, { zone: 'minute hand' }],
    [174, 0.5, { zone: 'minute hand' }],
    [173, 0.5, { zone: 'face', minute: 29 }],
    // The marks hide no hand, nor one hand the other.
    [180, 0.85, { zone: 'mark', minute: 30 }],
    [180, 0.3, { zone: 'face', minute: 30 }],
    [135, 0.3, { zone: 'hour hand' }],
    [147, 0.3, { zone: 'hour hand' }],
    [148, 0.3, { zone: 'face', minute: 25 }],
    [135, 0.5, { zone: 'face', minute: 23 }],
    [77, 0.05, { zone: 'middle' }],
    [77, 1, { zone: 'off the dial' }],
    [348, 1.2, { zone: 'off the dial' }],
  ])('%d degrees, %d of the way to the rim', (angle, distance, expected) => {
    expect(zone(angle, distance)).toEqual(expected);
  });

  test('the minute hand is felt beneath the flag in each of the last five minutes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 5, noNaN: true }), (minutes) => {
        const reading = read(minutes);
        expect(reading.flag.state).toBe('rising');
        expect(zone(reading.minuteAngle, 0.56, reading)).toEqual({ zone: 'minute hand' });
        expect(zone(348, 0.85, reading)).toEqual({ zone: 'flag' });
      }),
      { seed: 19720711 },
    );
  });

  test('a flag that is up stands out beyond the rim, and is found there from outside', () => {
    expect(zone(348, 1.05, read(30))).toEqual({ zone: 'off the dial' });
    expect(zone(348, 1.05, read(1))).toEqual({ zone: 'flag' });
    expect(zone(348, 1.05, read(1), { zone: 'off the dial' })).toEqual({ zone: 'flag' });
  });

  test('of the time left the flag is on the other side', () => {
    expect(zone(12, 0.85, read(3, 'time left'))).toEqual({ zone: 'flag' });
  });
});

describe('at an edge', () => {
  test.each<readonly [DialZone, number, number, boolean]>([
    [{ zone: 'mark', minute: 5 }, 36.9, 0.85, true],
    [{ zone: 'mark', minute: 5 }, 37.1, 0.85, false],
    [{ zone: 'mark', minute: 5 }, 30, 0.69, true],
    [{ zone: 'mark', minute: 5 }, 30, 0.67, false],
    [{ zone: 'mark', minute: 5 }, 30, 1.01, true],
    [{ zone: 'minute hand' }, 188, 0.5, true],
    [{ zone: 'minute hand' }, 188.1, 0.5, false],
    [{ zone: 'hour hand' }, 121, 0.3, true],
    [{ zone: 'off the dial' }, 90, 0.985, true],
    [{ zone: 'off the dial' }, 90, 0.97, false],
  ])('%o is held on to within two degrees: %d, %d', (before, angle, distance, held) => {
    expect(isSameZone(zone(angle, distance, HALF_PAST_FOUR, before), before)).toBe(held);
  });

  test('a trembling finger never goes to and fro between two things', () => {
    const tremble = fc.array(fc.double({ min: -0.99, max: 0.99, noNaN: true }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), tremble, (angle, path) => {
        let before: DialZone | undefined;
        const seen: DialZone[] = [];
        for (const off of path) {
          const now = zone((angle + off + 360) % 360, 0.85, HALF_PAST_FOUR, before);
          if (now.zone !== 'face' && !(before && isSameZone(before, now))) seen.push(now);
          before = now;
        }
        // What it once came to is not left within less than two degrees.
        expect(seen.length).toBeLessThanOrEqual(1);
      }),
      { seed: 19720711, numRuns: 2000 },
    );
  });
});

describe('what is told and felt', () => {
  const place = { angle: 31, distance: 0.85 };

  test.each<readonly [DialZone, object, object | undefined]>([
    [
      { zone: 'mark', minute: 5 },
      { at: 'minute', minute: 5, holds: [{ part: 'dots', dots: 1 }] },
      { angle: 30, feels: 'dots', dots: 1 },
    ],
    [{ zone: 'face', minute: 7 }, { at: 'minute', minute: 7, holds: [] }, undefined],
    [{ zone: 'middle' }, { at: 'middle' }, undefined],
    [{ zone: 'off the dial' }, { at: 'off the dial' }, { angle: 31, feels: 'off the dial' }],
    [
      { zone: 'minute hand' },
      { at: 'minute hand', mode: 'analogue', toTheTop: 30 * MINUTE },
      { angle: 180, feels: 'minute hand' },
    ],
    [{ zone: 'hour hand' }, { at: 'hour hand', hours: [4, 5] }, { angle: 135, feels: 'hour hand' }],
    [
      { zone: 'flag' },
      { at: 'flag', flag: { state: 'at rest' } },
      { angle: 348, feels: 'flag', flag: { state: 'at rest' } },
    ],
  ])('of %o', (at, felt, touch) => {
    expect(feltIn(at, HALF_PAST_FOUR)).toEqual(felt);
    expect(touchIn(at, HALF_PAST_FOUR, place)).toEqual(touch);
  });

  test('the cursor has all that there is at its minute, and feels what is looked for most', () => {
    // Half past four: the minute hand lies under two dots; the hour hand at 135 degrees is nearest to 22 or 23.
    const both = feltAtMinute(30, HALF_PAST_FOUR);
    expect(both.holds).toEqual([{ part: 'dots', dots: 2 }, { part: 'minute hand' }]);
    expect(touchAtMinute(both)).toEqual({ angle: 180, feels: 'minute hand' });
    const flag = feltAtMinute(58, HALF_PAST_FOUR);
    expect(flag.holds).toEqual([{ part: 'flag', flag: { state: 'at rest' } }]);
    expect(touchAtMinute(flag)).toEqual({ angle: 348, feels: 'flag', flag: { state: 'at rest' } });
    expect(touchAtMinute(feltAtMinute(29, HALF_PAST_FOUR))).toBeUndefined();
  });

  test('every part is found at the minute at which the cursor has it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 720 * MINUTE }),
        fc.constantFrom('minute hand', 'hour hand', 'flag'),
        fc.constantFrom('analogue', 'time left'),
        (time, part, mode) => {
          const reading = readDial({ time, flag: time === 0 }, { mode, controlHour: 6 });
          const { holds } = feltAtMinute(minuteOfPart(part, reading), reading);
          expect(holds.some((held) => held.part === part)).toBe(true);
          expect(foundPart(part, reading).at).toBe(part);
        },
      ),
      { seed: 19720711, numRuns: 1000 },
    );
  });
});
