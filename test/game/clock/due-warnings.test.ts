import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addTime,
  pauseClock,
  pressClock,
  setUpClock,
  startClock,
  type Clock,
  clockAt,
} from '../../../src/laws/clock/clock.js';
import { readChoices } from '../../../speech/choice.js';
import { MINUTE, SECOND, incrementOf, timeControl, type TimeControl } from '../../../src/laws/clock/time-control.js';
import {
  beginWarnings,
  nextWarningAt,
  renewWarnings,
  takeWarnings,
  warnsAtAll,
  type DueWarning,
  lowTime,
} from '../../../src/game/clock/due-warnings.js';
import { DEFAULT_WARNINGS, WARNING_SETTINGS, warningsInForce, type Warning } from '../../../src/game/clock/warning.js';

const LIST = DEFAULT_WARNINGS.warnings;
const BOTH = { white: LIST, black: LIST };
const running = (time: TimeControl, black = time): Clock => startClock(setUpClock({ white: time, black }), 'white', 0);

/** Every warning from a time on, at its due moment, if nothing is done. */
function all(clock: Clock, warnings = BOTH, from = 0): readonly (readonly [at: number, DueWarning])[] {
  const told: (readonly [number, DueWarning])[] = [];
  let given = beginWarnings(clock, warnings, from);
  for (let at = nextWarningAt(given, clock, warnings); at !== undefined; at = nextWarningAt(given, clock, warnings)) {
    const taken = takeWarnings(given, clock, warnings, at);
    ({ given } = taken);
    for (const due of taken.due) told.push([at, due]);
  }
  return told;
}

describe('the default, of ten minutes', () => {
  // 600 s: five minutes left at 300, two at 480; low is a minute, at 540; 30 s at 570; the last ten from 590 on.
  test('is told at five minutes, two, one (low), thirty seconds and each of the last ten', () => {
    const seconds = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((left) => [
      600_000 - left * SECOND,
      { of: 'white', ways: ['sound', 'pulse'], about: 'last seconds', left: left * SECOND },
    ]);
    expect(all(running(timeControl(10)))).toEqual([
      [300_000, { of: 'white', ways: ['word'], about: 'time', left: 5 * MINUTE }],
      [480_000, { of: 'white', ways: ['word'], about: 'time', left: 2 * MINUTE }],
      [540_000, { of: 'white', ways: ['sound', 'pulse'], about: 'low time', left: MINUTE }],
      [570_000, { of: 'white', ways: ['word', 'sound'], about: 'time', left: 30 * SECOND }],
      ...seconds,
    ]);
  });

  test('of five minutes and three seconds: five minutes are no warning there', () => {
    // 303 s; two minutes left at 183.
    expect(all(running(timeControl(5, 3)))[0]).toEqual([
      183_000,
      { of: 'white', ways: ['word'], about: 'time', left: 2 * MINUTE },
    ]);
  });

  test('of one minute: thirty seconds are', () => {
    expect(all(running(timeControl(1)))[0]).toEqual([
      30_000,
      { of: 'white', ways: ['word', 'sound'], about: 'time', left: 30 * SECOND },
    ]);
  });
});

describe('each player has his own', () => {
  const own = { white: [] as readonly Warning[], black: LIST };

  test('and only the running clock is warned of', () => {
    expect(all(running(timeControl(10)), own)).toEqual([]);
    expect(
      nextWarningAt(beginWarnings(running(timeControl(10)), own, 0), running(timeControl(10)), own),
    ).toBeUndefined();
    const black = pressClock(running(timeControl(10)), 1000);
    expect(all(black, own, 1000)[0]?.[0]).toBe(301_000);
    expect(all(pauseClock(black, 2000), own, 2000)).toEqual([]);
    expect([warnsAtAll(own), warnsAtAll({ white: [], black: [] })]).toEqual([true, false]);
  });
});

describe('late', () => {
  const clock = running(timeControl(10));
  const begun = beginWarnings(clock, BOTH, 0);

  test('by less than a second, what was set is told; by more, what is left', () => {
    const due = (at: number) => takeWarnings(begun, clock, BOTH, at).due;
    expect(due(299_999)).toEqual([]);
    expect(due(300_900)).toEqual([{ of: 'white', ways: ['word'], about: 'time', left: 300_000 }]);
    expect(due(310_000)).toEqual([{ of: 'white', ways: ['word'], about: 'time', left: 290_000 }]);
  });

  test('several are told as the last one, in the ways of all', () => {
    expect(takeWarnings(begun, clock, BOTH, 575_000).due).toEqual([
      { of: 'white', ways: ['word', 'sound', 'pulse'], about: 'time', left: 25_000 },
    ]);
  });

  test('seconds are dropped that are gone', () => {
    const { given } = takeWarnings(begun, clock, BOTH, 589_000);
    // 594.6: six seconds were left 0.6 ago.
    expect(takeWarnings(given, clock, BOTH, 594_600).due).toEqual([]);
    expect(takeWarnings(given, clock, BOTH, 594_400).due).toMatchObject([{ about: 'last seconds', left: 6000 }]);
  });

  test('nothing is told when the flag is down, and nothing is due after it', () => {
    const { due, given } = takeWarnings(begun, clock, BOTH, 600_000);
    expect(due).toEqual([]);
    expect(nextWarningAt(given, clock, BOTH)).toBeUndefined();
  });

  test('what came due while nobody looked is told when his clock runs again', () => {
    // White has 590 s left when he presses at 10, and 100 s when he presses at 501; nobody was told anything.
    const later = pressClock(pressClock(pressClock(clock, 10_000), 11_000), 501_000);
    const given = renewWarnings(begun, later, BOTH, 501_000);
    const again = pressClock(later, 502_000);
    // The flag falls at 602, so five minutes were left at 302, and two at 482, as if his clock had run all the time.
    expect(nextWarningAt(given, again, BOTH)).toBe(302_000);
    expect(takeWarnings(given, again, BOTH, 502_000).due).toEqual([
      { of: 'white', ways: ['word'], about: 'time', left: 100_000 },
    ]);
  });
});

describe('given once', () => {
  const clock = running(timeControl(10));
  const given = takeWarnings(beginWarnings(clock, BOTH, 0), clock, BOTH, 480_000).given;

  test('and not again after little was added', () => {
    const little = addTime(clock, 481_000, 'white', 61_000);
    expect(nextWarningAt(renewWarnings(given, little, BOTH, 481_000), little, BOTH)).toBe(601_000);
  });

  test('but again with more than one and a half of it left', () => {
    // 119 + 62 = 181 seconds: more than three minutes. Two minutes are left 61 seconds on.
    const more = addTime(clock, 481_000, 'white', 62_000);
    expect(nextWarningAt(renewWarnings(given, more, BOTH, 481_000), more, BOTH)).toBe(542_000);
  });

  test('what had passed before the game was seen here is no news', () => {
    expect(all(clock, BOTH, 580_000)[0]?.[0]).toBe(590_000);
  });
});

describe('moves before a control', () => {
  const seven: TimeControl = {
    periods: [
      { moves: 7, time: 60 * MINUTE, extra: incrementOf(0) },
      { moves: null, time: 60 * MINUTE, extra: incrementOf(0) },
    ],
  };

  test('are told at the beginning of the turn in which so many are to be made, once', () => {
    let clock = running(seven);
    let given = beginWarnings(clock, BOTH, 0);
    const told: unknown[] = [];
    for (let at = 1000; at <= 10_000; at += 1000) {
      const taken = takeWarnings(given, clock, BOTH, at - 1000);
      told.push(...taken.due.map((due) => [at - 1000, due]));
      ({ given } = taken);
      expect(takeWarnings(given, clock, BOTH, at - 500).due).toEqual([]);
      clock = pressClock(clock, at);
      given = renewWarnings(given, clock, BOTH, at);
    }
    // White's third turn, with five of seven to be made, begins after four presses; Black's third after five.
    expect(told).toEqual([
      [4000, { of: 'white', ways: ['word'], about: 'moves', toGo: 5 }],
      [5000, { of: 'black', ways: ['word'], about: 'moves', toGo: 5 }],
    ]);
  });

  test('are due at once in that turn', () => {
    const clock = [1000, 2000, 3000, 4000].reduce((now, at) => pressClock(now, at), running(seven));
    expect(nextWarningAt(beginWarnings(clock, BOTH, 4000), clock, BOTH)).toBe(4000);
  });
});

test('nothing grows in ten hours: no more keys than moments that are set', () => {
  let clock = running(timeControl(5, 3));
  let given = beginWarnings(clock, BOTH, 0);
  for (let at = 2900; at <= 36_000_000; at += 2900) {
    ({ given } = takeWarnings(given, clock, BOTH, at));
    clock = pressClock(clock, at);
    given = renewWarnings(given, clock, BOTH, at);
    expect(given.white.size + given.black.size).toBeLessThanOrEqual(2 * (4 + 10 + 1));
  }
});

test('whatever is done, a warning comes at its moment or after it, and never twice in one turn', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ wait: fc.integer({ min: 1, max: 90_000 }), press: fc.boolean() }), { maxLength: 60 }),
      fc.integer({ min: 0, max: 20 }),
      (steps, increment) => {
        let clock = running(timeControl(4, increment));
        let given = beginWarnings(clock, BOTH, 0);
        let at = 0;
        let turn: string[] = [];
        for (const { wait, press } of steps) {
          at += wait;
          const next = nextWarningAt(given, clock, BOTH);
          const { due, given: after } = takeWarnings(given, clock, BOTH, at);
          if (next === undefined || next > at) expect(due).toEqual([]);
          given = after;
          const rest = nextWarningAt(given, clock, BOTH);
          if (rest !== undefined) expect(rest).toBeGreaterThan(at);
          for (const one of due) {
            const name = JSON.stringify([one.about, one.about === 'moves' ? one.toGo : one.left]);
            expect(turn).not.toContain(name);
            turn.push(name);
          }
          if (!press) continue;
          turn = [];
          clock = pressClock(clock, at);
          given = renewWarnings(given, clock, BOTH, at);
        }
      },
    ),
    { seed: 19720711, numRuns: 500 },
  );
});

describe('what is set', () => {
  test('is in force in casual play, and in strict play where the event allows it', () => {
    const inForce = (on: boolean, play: 'casual' | 'strict', allowed: boolean) =>
      warningsInForce({ on, warnings: LIST }, { play, allowed }).length > 0;
    expect(inForce(true, 'casual', false)).toBe(true);
    expect(inForce(true, 'strict', false)).toBe(false);
    expect(inForce(true, 'strict', true)).toBe(true);
    expect(inForce(false, 'casual', true)).toBe(false);
  });

  test('is read again as it was kept', () => {
    expect(readChoices(WARNING_SETTINGS, JSON.parse(JSON.stringify(DEFAULT_WARNINGS)))).toEqual(DEFAULT_WARNINGS);
    expect(readChoices(WARNING_SETTINGS, { on: false, warnings: [] })).toEqual({ on: false, warnings: [] });
  });

  test.each([undefined, null, 'on', [], { warnings: 'all' }])('%j is the default', (stored) => {
    expect(readChoices(WARNING_SETTINGS, stored)).toEqual(DEFAULT_WARNINGS);
  });

  test('leaves out what is no warning', () => {
    const good: Warning = { when: { at: 'moves', toGo: 3 }, ways: ['sound'] };
    const wrong = [
      null,
      { when: { at: 'time', left: 0 }, ways: ['word'] },
      { when: { at: 'time', left: Number.POSITIVE_INFINITY }, ways: ['word'] },
      { when: { at: 'last seconds', count: 1e9 }, ways: ['word'] },
      { when: { at: 'moves', toGo: 2.5 }, ways: ['word'] },
      { when: { at: 'noon' }, ways: ['word'] },
      { when: { at: 'low time' }, ways: ['shout'] },
    ];
    expect(readChoices(WARNING_SETTINGS, { on: true, warnings: [...wrong, good] })).toEqual({
      on: true,
      warnings: [good],
    });
    expect(readChoices(WARNING_SETTINGS, { on: true, warnings: Array<Warning>(100).fill(good) }).warnings).toHaveLength(
      20,
    );
  });
});

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
  const low: readonly Warning[] = [{ when: { at: 'low time' }, ways: ['sound'] }];
  const warnings = { white: low, black: low };
  const lowTimeDue = (clock: Clock): number | undefined =>
    nextWarningAt(beginWarnings(clock, warnings, 0), clock, warnings);

  test('an eighth of the time before the flag falls', () => {
    expect(lowTimeDue(running(timeControl(2)))).toBe(1000 + 120_000 - 15_000);
  });

  test('for the side whose clock runs', () => {
    expect(lowTimeDue(pressClock(running(timeControl(2)), 5000))).toBe(5000 + 105_000);
  });

  test('what is given with the first move is there too', () => {
    // Five minutes and three seconds; of five minutes 37.5 seconds are low.
    expect(lowTimeDue(running(timeControl(5, 3)))).toBe(1000 + 303_000 - 37_500);
  });

  test('a delay does not count', () => {
    const delayed = { periods: [{ moves: null, time: MINUTE, extra: { kind: 'delay', time: 5000 } }] } as const;
    const due = lowTimeDue(running(delayed))!;
    expect(due).toBe(1000 + 5000 + 50_000);
    expect(clockAt(running(delayed), due).white.time).toBe(10_000);
  });

  test('in a later period, by the time that this one gives', () => {
    const two: TimeControl = {
      periods: [
        { moves: 1, time: 10 * MINUTE, extra: incrementOf(0) },
        { moves: null, time: MINUTE, extra: incrementOf(0) },
      ],
    };
    expect(lowTimeDue(running(two))).toBe(1000 + 540_000);
    // White used nine minutes of ten, Black one second: White has two minutes, of which ten seconds are low.
    const second = pressClock(pressClock(running(two), 541_000), 542_000);
    expect(lowTimeDue(second)).toBe(542_000 + 110_000);
  });

  test('it is not due before the clock is started', () => {
    expect(lowTimeDue(setUpClock({ white: timeControl(1), black: timeControl(1) }))).toBeUndefined();
  });
});
