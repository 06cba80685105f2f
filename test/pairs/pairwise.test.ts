import { describe, expect, test } from 'vitest';
import { NARROW, THEMES, WIDE, looksAt } from '../journeys/looks.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { VIEWS } from '../journeys/views.js';
import { everyRow, pairwise } from './pairwise.js';

/** Every two values of two factors, written out. */
function everyPair(
  factors: Readonly<Record<string, readonly unknown[]>>,
): readonly (readonly [string, unknown, string, unknown])[] {
  const names = Object.keys(factors);
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .flatMap((other) =>
        factors[one]!.flatMap((value) => factors[other]!.map((otherValue) => [one, value, other, otherValue] as const)),
      ),
  );
}

const CASES: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'two factors': { left: ['a', 'b'], right: [1, 2, 3] },
  'three of two values': { one: [0, 1], two: [0, 1], three: [0, 1] },
  'a factor of one value': { one: ['only'], two: [1, 2], three: [1, 2, 3] },
  'many factors': Object.fromEntries('abcdefgh'.split('').map((name) => [name, [0, 1, 2, 3]])),
  'the views and looks of the journeys': {
    view: ['the first page', ...VIEWS.map(({ name }) => name)],
    theme: THEMES,
    language: LANGUAGE_NAMES,
    width: [WIDE, NARROW],
  },
};

describe.each(Object.entries(CASES))('%s', (_name, factors) => {
  const rows = pairwise<Record<string, unknown>>(factors);

  test('every pair is covered', () => {
    const missing = everyPair(factors).filter(
      ([one, value, other, otherValue]) => !rows.some((row) => row[one] === value && row[other] === otherValue),
    );
    expect(missing).toEqual([]);
  });

  test('every row has a value of every factor', () => {
    for (const row of rows) {
      for (const [name, values] of Object.entries(factors)) expect(values).toContain(row[name]);
    }
  });
});

test('three factors of two values take four rows, the least there is', () => {
  expect(pairwise<Record<string, number>>(CASES['three of two values'] as Record<string, number[]>)).toHaveLength(4);
});

test('a view is looked at once a language, the least there is', () => {
  const rows = pairwise<Record<string, unknown>>(CASES['the views and looks of the journeys']!);
  expect(rows).toHaveLength(LANGUAGE_NAMES.length * (VIEWS.length + 1));
});

test('every row is every combination, once', () => {
  expect(everyRow({ one: ['a', 'b'], other: [1, 2] })).toEqual([
    { one: 'a', other: 1 },
    { one: 'a', other: 2 },
    { one: 'b', other: 1 },
    { one: 'b', other: 2 },
  ]);
});

test('every view is looked at in every theme and width, any two together, and every theme in every language', () => {
  const looks = looksAt(VIEWS);
  const missing = [
    ...everyPair({ view: VIEWS, theme: THEMES, width: [WIDE, NARROW] }),
    ...everyPair({ theme: THEMES, language: LANGUAGE_NAMES }),
  ].filter(
    ([one, value, other, otherValue]) =>
      !looks.some((look) => {
        const row: Readonly<Record<string, unknown>> = { ...look };
        return row[one] === value && row[other] === otherValue;
      }),
  );
  expect(missing).toEqual([]);
});
