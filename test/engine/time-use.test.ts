import { describe, expect, test } from 'vitest';
import { NO_EXTRA, incrementOf, timeControl, type Extra } from '../../src/laws/clock/time-control.js';
import { clockAt, flagsDown, pressClock, setUpClock, startClock } from '../../src/laws/clock/clock.js';
import { mostThinking, timeUse, type OwnDisplay } from '../../src/engine/time-use.js';

const MINUTE = 60_000;
const inc = incrementOf;
const delay = (time: number): Extra => ({ kind: 'delay', time });
const bronstein = (time: number): Extra => ({ kind: 'bronstein', time });

describe('how long the computer may think', () => {
  // Half a second stays in reserve; of the rest an even share of 40 moves, or of those to the control; what the move gives is added;
  // never more than four fifths of the main time.
  test.each<readonly [string, OwnDisplay, number]>([
    // (300,000 − 500) / 40
    ['5 minutes for all moves', { time: 5 * MINUTE, delay: 0, extra: NO_EXTRA, movesToGo: null }, 7487],
    // (300,000 − 500) / 40 + 3000
    ['5 minutes, 3 seconds a move', { time: 5 * MINUTE, delay: 0, extra: inc(3), movesToGo: null }, 10_487],
    // (60,000 − 500) / 10
    ['1 minute for 10 moves', { time: MINUTE, delay: 0, extra: NO_EXTRA, movesToGo: 10 }, 5950],
    // The last move before the control: four fifths of 9500.
    ['10 seconds for 1 move', { time: 10_000, delay: 0, extra: NO_EXTRA, movesToGo: 1 }, 7600],
    // The moves of the period are made and another is not yet reached: as for one.
    ['10 seconds for no move', { time: 10_000, delay: 0, extra: NO_EXTRA, movesToGo: 0 }, 7600],
    // Less on the clock than the increment: four fifths of 1500, not 1500 / 40 + 10,000.
    ['2 seconds, 10 seconds a move', { time: 2000, delay: 0, extra: inc(10), movesToGo: null }, 1200],
    // 9500 / 40 + 5000
    ['10 seconds, 5 seconds given back', { time: 10_000, delay: 0, extra: bronstein(5000), movesToGo: null }, 5237],
    // The delay costs nothing: 5000 + 9500 / 40
    ['10 seconds after a delay of 5', { time: 10_000, delay: 5000, extra: delay(5000), movesToGo: null }, 5237],
    // 5000 + 100 − 500
    ['a tenth of a second after a delay of 5', { time: 100, delay: 5000, extra: delay(5000), movesToGo: null }, 4600],
    // The delay has passed: 1500 / 40
    ['2 seconds, delay gone', { time: 2000, delay: 0, extra: delay(5000), movesToGo: null }, 37],
    ['the reserve', { time: 500, delay: 0, extra: inc(10), movesToGo: null }, 0],
    ['nothing', { time: 0, delay: 0, extra: NO_EXTRA, movesToGo: null }, 0],
  ])('%s', (_, display, expected) => {
    expect(mostThinking(display)).toBe(expected);
  });

  test('is less than what the clock has, whatever it shows', () => {
    for (const extra of [NO_EXTRA, inc(1), inc(30), bronstein(3000), delay(3000)]) {
      for (const left of [0, 3000]) {
        for (const movesToGo of [null, 0, 1, 2, 40]) {
          for (let time = 0; time < 20_000; time += 137) {
            const shown = extra.kind === 'delay' ? left : 0;
            const most = mostThinking({ time, delay: shown, extra, movesToGo });
            expect(most).toBeGreaterThanOrEqual(0);
            if (most > 0) expect(most).toBeLessThanOrEqual(time + shown - 500);
          }
        }
      }
    }
  });

  test('lets no flag fall in 300 moves that use all of it and a tenth of a second more', () => {
    let clock = startClock(setUpClock({ white: timeControl(1), black: timeControl(1) }), 'white', 0);
    let now = 0;
    for (let move = 0; move < 300; move += 1) {
      const side = clock.now.phase === 'running' ? clock.now.side : 'white';
      const most = mostThinking(clockAt(clock, now)[side]);
      now += most + (most > 0 ? 100 : 0);
      clock = pressClock(clock, now);
      expect(flagsDown(clock, now)).toEqual([]);
    }
  });
});

describe('a level’s search on the clock', () => {
  const rich: OwnDisplay = { time: 5 * MINUTE, delay: 0, extra: NO_EXTRA, movesToGo: null };
  const poor: OwnDisplay = { time: 4500, delay: 0, extra: NO_EXTRA, movesToGo: null };
  const none: OwnDisplay = { time: 1000, delay: 0, extra: NO_EXTRA, movesToGo: null };

  test.each([
    [
      'as the level has it',
      { milliseconds: 2000 },
      rich,
      { limit: { milliseconds: 2000 }, stopAfter: 7487, least: 300 },
    ],
    [
      'no longer than the clock allows',
      { milliseconds: 2000 },
      poor,
      { limit: { milliseconds: 100 }, stopAfter: 100, least: 100 },
    ],
    ['to its depth, but stopped', { depth: 4 }, poor, { limit: { depth: 4 }, stopAfter: 100, least: 100 }],
    [
      'through its positions, but stopped',
      { nodes: 5000 },
      poor,
      { limit: { nodes: 5000 }, stopAfter: 100, least: 100 },
    ],
    // 500 / 40 = 12 milliseconds: too short for any search.
    ['one move ahead in time trouble', { nodes: 5000 }, none, { limit: { depth: 1 }, stopAfter: 12, least: 0 }],
  ] as const)('%s', (_, limit, display, expected) => {
    expect(timeUse(limit, display, 300)).toEqual(expected);
  });
});
