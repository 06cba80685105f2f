import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** docs/accessibility.md says of each criterion of WCAG 2.2 what holds and which test shows it; here it is held to what it says. */
interface Row {
  readonly number: string;
  readonly level: string;
  readonly state: string;
  readonly what: string;
  readonly shown: string;
}

/** How many criteria each guideline has (https://www.w3.org/TR/WCAG22/). */
const CRITERIA = {
  '1.1': 1,
  '1.2': 9,
  '1.3': 6,
  '1.4': 13,
  '2.1': 4,
  '2.2': 6,
  '2.3': 3,
  '2.4': 13,
  '2.5': 8,
  '3.1': 6,
  '3.2': 6,
  '3.3': 9,
} as const;

/** 4.1.1 is obsolete and has been removed. */
const NUMBERS: readonly string[] = [
  ...Object.entries(CRITERIA).flatMap(([guideline, count]) =>
    Array.from({ length: count }, (_, index) => `${guideline}.${String(index + 1)}`),
  ),
  '4.1.2',
  '4.1.3',
];

/** Those of level A and AA, as the standard has them; all others are of level AAA. */
const A =
  `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2
  2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`.split(/\s+/);
const AA =
  `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4
  3.3.3 3.3.4 3.3.8 4.1.3`.split(/\s+/);

const STATES = ['supported', 'partly', 'not supported', 'not applicable'];

const rows: readonly Row[] = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, criterion = '', level = '', state = '', what = '', shown = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    const [number] = /^\d+\.\d+\.\d+(?= )/.exec(criterion) ?? [];
    return number === undefined ? [] : [{ number, level, state, what, shown }];
  });

function levelOf(number: string): string {
  if (A.includes(number)) return 'A';
  return AA.includes(number) ? 'AA' : 'AAA';
}

/** “`file`: “title””, as often as there are tests. */
function testsIn({ shown }: Row): readonly (readonly [file: string, title: string])[] {
  return [...shown.matchAll(/`([^`]+)`: “(.+?)”(?:; |$)/g)].map(([, file = '', title = '']) => [file, title]);
}

/** Whether a test in the file has this title, as it is written there. */
function hasTest(file: string, title: string): boolean {
  return (
    existsSync(file) && ["'", '`'].some((quote) => readFileSync(file, 'utf8').includes(`${quote}${title}${quote}`))
  );
}

describe('docs/accessibility.md', () => {
  test('has a row for each of the 86 criteria of WCAG 2.2, in their order, with their levels', () => {
    expect(NUMBERS).toHaveLength(86);
    expect([A.length, AA.length]).toEqual([31, 24]);
    expect(rows.map(({ number, level }) => [number, level])).toEqual(
      NUMBERS.map((number) => [number, levelOf(number)]),
    );
  });

  test.each(rows)('$number: says what holds, in one of four ways', ({ state, what }) => {
    expect(STATES).toContain(state);
    expect(what).not.toBe('');
  });

  test.each(rows)('$number: names tests that there are, or says that there is none', (row) => {
    const tests = testsIn(row);
    expect(tests.filter(([file, title]) => !hasTest(file, title))).toEqual([]);
    if (tests.length > 0) return;
    expect(row.shown).toBe(row.state === 'not applicable' ? 'nothing to test' : 'read, no test');
  });
});

test('a test that is not there is found', () => {
  expect(hasTest('test/scripts/accessibility-table.test.ts', 'no orientation is asked for')).toBe(true);
  expect(hasTest('test/scripts/accessibility-table.test.ts', ['no', 'such test'].join(' '))).toBe(false);
  expect(hasTest('test/scripts/no-such-file.test.ts', 'no orientation is asked for')).toBe(false);
});

test('no orientation is asked for', () => {
  const manifest: unknown = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect(manifest).not.toHaveProperty('orientation');
});
