import { describe, expect, test } from 'vitest';
import { NARROW, THEMES, WIDE, looksAt } from '../journeys/looks.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { TABLE_VIEWS } from '../journeys/table-views.js';
import { VIEWS } from '../journeys/views.js';
import { NIGHTLY } from '../nightly.js';
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

test('every row is every combination, once', () => {
  expect(everyRow({ one: ['a', 'b'], other: [1, 2] })).toEqual([
    { one: 'a', other: 1 },
    { one: 'a', other: 2 },
    { one: 'b', other: 1 },
    { one: 'b', other: 2 },
  ]);
});

describe.each([
  ['the views that an address leads to', VIEWS],
  ['the views at a table', TABLE_VIEWS],
])('looks at %s', (_name, views) => {
  const looks = looksAt<unknown>(views);

  test('are one a view by day, and all there are by night', () => {
    const ways = NIGHTLY ? THEMES.length * LANGUAGE_NAMES.length * 2 : 1;
    expect(looks).toHaveLength(views.length * ways);
    expect(new Set(looks.map(({ view }) => view)).size).toBe(views.length);
  });

  test('have every theme in both widths, and every language', () => {
    expect(new Set(looks.map(({ theme, width }) => `${theme.name} ${String(width.width)}`)).size).toBe(
      THEMES.length * 2,
    );
    expect(new Set(looks.map(({ language }) => language)).size).toBe(LANGUAGE_NAMES.length);
  });
});

test('looks at the views that an address leads to bring any two of theme, language and width together', () => {
  const looks: readonly Readonly<Record<string, unknown>>[] = looksAt<unknown>(VIEWS).map((look) => ({ ...look }));
  const missing = everyPair({ theme: THEMES, language: LANGUAGE_NAMES, width: [WIDE, NARROW] }).filter(
    ([one, value, other, otherValue]) => !looks.some((look) => look[one] === value && look[other] === otherValue),
  );
  expect(missing).toEqual([]);
});
