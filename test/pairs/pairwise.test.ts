import { describe, expect, test } from 'vitest';
import { NARROW, THEMES, WIDE, looksAt } from '../journeys/looks.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { VIEWS } from '../journeys/views.js';
import { NIGHTLY } from '../nightly.js';
import { bringingTogether, everyRow, pairwise } from './pairwise.js';

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

describe('of the rows those that bring two values together', () => {
  test('in their order, by the factors that are named', () => {
    const rows = [
      { one: 'a', other: 1, rest: 'x' },
      { one: 'a', other: 1, rest: 'y' },
      { one: 'a', other: 2, rest: 'x' },
      { one: 'b', other: 2, rest: 'x' },
      { one: 'a', other: 2, rest: 'y' },
    ];
    expect(bringingTogether(rows, ['one', 'other'])).toEqual([rows[0], rows[2], rows[3]]);
    expect(bringingTogether(rows, ['one', 'rest'])).toEqual([rows[0], rows[1], rows[3]]);
  });

  test.each(Object.entries(CASES))('%s: every pair of the first two factors, and of a third', (_name, factors) => {
    const names = Object.keys(factors).slice(0, 3);
    const rows = bringingTogether(pairwise<Record<string, unknown>>(factors), names);
    const wanted = Object.fromEntries(names.map((name) => [name, factors[name] ?? []]));
    const missing = everyPair(wanted).filter(
      ([one, value, other, otherValue]) => !rows.some((row) => row[one] === value && row[other] === otherValue),
    );
    expect(missing).toEqual([]);
  });
});

describe('colours', () => {
  const looks = looksAt(VIEWS);
  const coloured = looks.filter(({ colours }) => colours);

  test('are looked at in every view, theme and width, any two together, and in every theme and language', () => {
    const factors = { view: VIEWS, theme: THEMES, width: [WIDE, NARROW], language: LANGUAGE_NAMES };
    const missing = everyPair(factors)
      .filter(
        ([one, , other]) => !(one === 'view' && other === 'language') && !(one === 'width' && other === 'language'),
      )
      .filter(
        ([one, value, other, otherValue]) =>
          !coloured.some((look) => {
            const row: Readonly<Record<string, unknown>> = { ...look };
            return row[one] === value && row[other] === otherValue;
          }),
      );
    expect(missing).toEqual([]);
  });

  test('are looked at again in every language in the night alone', () => {
    if (NIGHTLY) expect(coloured).toHaveLength(looks.length);
    else expect(coloured.length).toBeLessThan(looks.length * 0.7);
  });
});
