import { describe, expect, test } from 'vitest';
import { problemOf, timeControl } from '../../src/laws/clock/time-control.js';
import { EDITION_NAMES } from '../../src/laws/editions/edition.js';
import {
  CONTROL_NAMES,
  NAMED_CONTROLS,
  nameOf,
  namedControls,
  usualControl,
} from '../../components/time-setting/named-controls.js';
import { timeOf } from '../../src/game/conditions-choice.js';

test.each(CONTROL_NAMES)('a clock can be set to %s, and it is known by its name', (name) => {
  expect(problemOf(NAMED_CONTROLS[name])).toBeUndefined();
  expect(nameOf(NAMED_CONTROLS[name])).toBe(name);
});

test('what a new game offers too is the same here', () => {
  const own = { minutes: 1, seconds: 0 };
  for (const time of ['90/40, 30+30', '60', '25+10', '15+10', '10', '5+3', '3+2'] as const) {
    expect(NAMED_CONTROLS[time]).toEqual(timeOf({ time, own: { white: own, black: own }, uneven: false })?.white);
  }
  expect(nameOf(timeControl(7))).toBeUndefined();
});

describe('classical, rapid and blitz by the edition (App. A, B)', () => {
  // The time for sixty moves: 15 minutes are blitz below the border of 2009 (15, not including), 10 + 5 makes 15.
  test('ten minutes are blitz up to 2014 and after, fifteen are rapid everywhere', () => {
    for (const edition of EDITION_NAMES) {
      const { rapid, blitz } = namedControls(edition);
      expect(blitz).toContain('10');
      expect(rapid).toContain('15');
    }
  });

  test('an hour is rapid in 2005, where the border belongs to it, and not in 2009 and 2023', () => {
    expect(namedControls('FIDE 2005').rapid).toContain('60');
    expect(namedControls('FIDE 2009').standard).toContain('60');
    expect(namedControls('FIDE 2023').standard).toContain('60');
  });

  test.each(EDITION_NAMES)('%s: each control has one name, and each name its usual control', (edition) => {
    const { standard, rapid, blitz } = namedControls(edition);
    expect([...standard, ...rapid, ...blitz].toSorted()).toEqual([...CONTROL_NAMES].toSorted());
    expect([usualControl('standard', edition), usualControl('rapid', edition), usualControl('blitz', edition)]).toEqual(
      ['90/40, 30+30', '15+10', '3+2'],
    );
  });
});
