import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  problemOf,
  reckonedTime,
  timeControl,
  type Extra,
  type TimeControl,
} from '../../src/laws/clock/time-control.js';
import { tempoOf, type EditionName, type Tempo } from '../../src/laws/editions/edition.js';
import { EDITIONS } from '../../src/laws/editions.js';
import { readTimeControl, timeTags, writeTimeControl } from '../../src/notation/pgn-time-control.js';

const NONE: Extra = { kind: 'none' };
const HALF_MINUTE: Extra = { kind: 'increment', time: 30_000, added: 'before' };

describe('PGN 9.6.1, TimeControl', () => {
  const rows: readonly (readonly [string, TimeControl])[] = [
    // The examples of the standard: moves in seconds, sudden death, increment, periods in turn.
    ['40/9000', { periods: [{ moves: 40, time: 9_000_000, extra: NONE }] }],
    ['300', { periods: [{ moves: null, time: 300_000, extra: NONE }] }],
    [
      '4500+60',
      { periods: [{ moves: null, time: 4_500_000, extra: { kind: 'increment', time: 60_000, added: 'before' } }] },
    ],
    [
      '40/7200:3600',
      {
        periods: [
          { moves: 40, time: 7_200_000, extra: NONE },
          { moves: null, time: 3_600_000, extra: NONE },
        ],
      },
    ],
    // "40 moves in 90 minutes, then 30 minutes, 30 seconds a move from move one"
    [
      '40/5400+30:1800+30',
      {
        periods: [
          { moves: 40, time: 5_400_000, extra: HALF_MINUTE },
          { moves: null, time: 1_800_000, extra: HALF_MINUTE },
        ],
      },
    ],
    ['0.5', { periods: [{ moves: null, time: 500, extra: NONE }] }],
  ];
  for (const [text, expected] of rows) {
    test(`"${text}" is read and written`, () => {
      expect(readTimeControl(text)).toEqual({ kind: 'control', control: expected });
      expect(writeTimeControl(expected)).toBe(text);
    });
  }

  test('"?", "-" and "*180"', () => {
    expect(readTimeControl('?')).toEqual({ kind: 'unknown' });
    expect(readTimeControl('')).toEqual({ kind: 'unknown' });
    expect(readTimeControl('-')).toEqual({ kind: 'none' });
    expect(readTimeControl('*180')).toEqual({ kind: 'sandclock', time: 180_000 });
  });

  test.each([
    'abc',
    '40/',
    '/300',
    '300+',
    '40/7200:',
    '0',
    '0/300',
    '-5',
    '300:300',
    '1e3',
    '40/7200:*60',
    `1:${'1/1:'.repeat(30)}1`,
  ])('"%s" cannot be read', (text) => {
    expect(readTimeControl(text)).toEqual({ kind: 'unreadable' });
  });

  test('different times for the two sides have a tag each, and delay one of its own', () => {
    const delay: TimeControl = { periods: [{ moves: null, time: 60_000, extra: { kind: 'delay', time: 5_000 } }] };
    expect(timeTags({ white: timeControl(5), black: delay })).toEqual({
      WhiteTimeControl: '300',
      BlackTimeControl: '60+5',
      BlackTimeControlMode: 'delay',
    });
    expect(timeTags({ white: delay, black: delay })).toEqual({ TimeControl: '60+5', TimeControlMode: 'delay' });
    expect(timeTags(undefined)).toEqual({ TimeControl: '-' });
  });

  test('what is written is read as it was', () => {
    const extra: fc.Arbitrary<Extra> = fc.oneof(
      fc.constant(NONE),
      fc.record({
        kind: fc.constant('increment' as const),
        time: fc.integer({ min: 1, max: 600_000 }),
        added: fc.constantFrom('before' as const, 'after' as const),
      }),
      fc.record({
        kind: fc.constantFrom('delay' as const, 'bronstein' as const),
        time: fc.integer({ min: 1, max: 600_000 }),
      }),
    );
    const time = fc.integer({ min: 1, max: 9_000_000 });
    const anyControl = fc
      .tuple(
        fc.array(fc.record({ moves: fc.integer({ min: 1, max: 100 }), time, extra }), { maxLength: 3 }),
        fc.record({ moves: fc.constant(null), time, extra }),
      )
      .map(([periods, last]): TimeControl => ({ periods: [...periods, last] as unknown as TimeControl['periods'] }));
    fc.assert(
      fc.property(anyControl, anyControl, (white, black) => {
        const tags: Readonly<Record<string, string>> = timeTags({ white, black });
        for (const [side, control] of [
          ['White', white],
          ['Black', black],
        ] as const) {
          const own = tags[`${side}TimeControl`];
          const read =
            own === undefined
              ? readTimeControl(tags['TimeControl'] ?? '', tags['TimeControlMode'])
              : readTimeControl(own, tags[`${side}TimeControlMode`]);
          expect(read).toEqual({ kind: 'control', control });
        }
      }),
      { seed: 94 },
    );
  });
});

describe('a control that no clock could be set to', () => {
  test.each([
    [{ periods: [{ moves: null, time: 0, extra: NONE }] }, 'no time'],
    [{ periods: [{ moves: null, time: 0, extra: { kind: 'bronstein', time: 5_000 } }] }, 'no time'],
    [{ periods: [{ moves: null, time: -1, extra: NONE }] }, 'not a time'],
    [{ periods: [{ moves: null, time: 0.5, extra: NONE }] }, 'not a time'],
    [{ periods: [{ moves: 0, time: 1, extra: NONE }] }, 'not a number of moves'],
    [
      {
        periods: [
          { moves: null, time: 1, extra: NONE },
          { moves: null, time: 1, extra: NONE },
        ],
      },
      'period after the last',
    ],
    [{ periods: [{ moves: null, time: 0, extra: { kind: 'delay', time: 5_000 } }] }, undefined],
  ] as const)('%j: %s', (one, problem) => {
    expect(problemOf(one as TimeControl)).toBe(problem);
  });
});

describe('App. A and B: the borders of rapid and blitz', () => {
  const rows: readonly (readonly [EditionName, string, number, number, Tempo])[] = [
    ['FIDE 2023', 'B.1: ten minutes or less', 10, 0, 'blitz'],
    ['FIDE 2023', 'B.1: 5 + 60 × 5 s = 10 minutes', 5, 5, 'blitz'],
    ['FIDE 2023', 'A.1: more than ten', 10, 1, 'rapid'],
    ['FIDE 2023', 'A.1: less than sixty', 59, 0, 'rapid'],
    ['FIDE 2023', 'A.1: sixty is standard', 60, 0, 'standard'],
    ['FIDE 2023', 'A.1: 30 + 60 × 30 s = 60 minutes', 30, 30, 'standard'],
    ['FIDE 2018', 'B.1: ten minutes or less', 10, 0, 'blitz'],
    ['FIDE 2018', 'A.1: sixty is standard', 60, 0, 'standard'],
    ['FIDE 2014', 'B1: ten minutes or less', 10, 0, 'blitz'],
    ['FIDE 2014', 'A1: eleven minutes', 11, 0, 'rapid'],
    ['FIDE 2014', 'A1: sixty is standard', 60, 0, 'standard'],
    ['FIDE 2009', 'B1: less than fifteen', 14, 0, 'blitz'],
    ['FIDE 2009', 'A1: at least fifteen', 15, 0, 'rapid'],
    ['FIDE 2009', 'A1: less than sixty', 60, 0, 'standard'],
    ['FIDE 2005', 'C1: less than fifteen', 14, 0, 'blitz'],
    ['FIDE 2005', 'B1: from fifteen', 15, 0, 'rapid'],
    ['FIDE 2005', 'B1: to sixty minutes', 60, 0, 'rapid'],
    ['FIDE 2005', 'B1: beyond sixty', 61, 0, 'standard'],
  ];
  for (const [edition, rule, minutes, increment, tempo] of rows) {
    test(`${edition} ${rule}: ${minutes} minutes + ${increment} s is ${tempo}`, () => {
      expect(tempoOf([timeControl(minutes, increment)], EDITIONS[edition])).toBe(tempo);
    });
  }

  test('FIDE 2023 A.1: a chain of periods is reckoned over sixty moves; without a last one there is no time', () => {
    const thirty: TimeControl = {
      periods: [
        { moves: 40, time: 5_400_000, extra: HALF_MINUTE },
        { moves: null, time: 1_800_000, extra: HALF_MINUTE },
      ],
    };
    // 90 + 30 minutes and sixty times thirty seconds
    expect(reckonedTime(thirty)).toBe(9_000_000);
    expect(reckonedTime({ periods: [{ moves: 40, time: 60_000, extra: NONE }] })).toBeUndefined();
  });

  test('FIDE 2023 A.1: with different times the slower side decides; without a clock it is standard', () => {
    expect(tempoOf([timeControl(5), timeControl(30)], EDITIONS['FIDE 2023'])).toBe('rapid');
    expect(tempoOf([], EDITIONS['FIDE 2023'])).toBe('standard');
  });
});
