import { expect, test } from 'vitest';
import {
  countsOfLastLine,
  countsOfVitest,
  countsOfWebTestRunner,
  ending,
  failuresOfVitest,
  failuresOfWebTestRunner,
  total,
} from '../../scripts/test-counts.js';

test('vitest: its own counts, and a file that could not be run counts as one failed', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{}, {}] },
      { status: 'failed', assertionResults: [{}, {}, {}] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countsOfVitest(report)).toEqual({ passed: 4, failed: 2 });
});

/** As Web Test Runner 0.20 prints without a terminal. */
const SUMMARY = `
Chrome: |                              | 0/2 test files | 0 passed, 0 failed

Running tests...

Chrome: |██████████████████████████████| 2/2 test files | 12 passed, 3 failed, 1 skipped

Finished running tests in 2.1s with 3 failed tests.
`;

test.each([
  ['the last summary counts', SUMMARY, { passed: 12, failed: 3 }],
  [
    'colours are not read',
    'Chrome: |██| 1/1 test files | \u001b[32m5 passed\u001b[39m, 0 failed',
    { passed: 5, failed: 0 },
  ],
  [
    'what moves the cursor is not read',
    'Chrome: |█ | 0/1 test files | 2 passed, 1 failed\n\u001b[2K\u001b[1A\u001b[2K\u001b[GChrome: |██| 1/1 test files | 5 passed, 2 failed\n',
    { passed: 5, failed: 2 },
  ],
  [
    'a file that never finished has failed',
    'Chrome: |█ | 1/3 test files | 5 passed, 0 failed\n',
    { passed: 5, failed: 2 },
  ],
  [
    'browsers add up',
    'Chrome:  |██| 1/1 test files | 5 passed, 0 failed\nFirefox: |██| 1/1 test files | 4 passed, 1 failed\n',
    { passed: 9, failed: 1 },
  ],
  ['no summary', 'Could not find any test files with pattern(s): test/**', undefined],
])('Web Test Runner: %s', (_what, output, counts) => {
  expect(countsOfWebTestRunner(output)).toEqual(counts);
});

test.each([
  ['31 passed, 0 failed\n', { passed: 31, failed: 0 }],
  ['Listening …\n31 passed, 2 failed, 1 skipped\n\n', { passed: 31, failed: 2 }],
  ['31 passed, 0 failed\nand then it broke', undefined],
  ['', undefined],
])('the last line of %j', (output, counts) => {
  expect(countsOfLastLine(output)).toEqual(counts);
});

test('the sum of nothing is nothing', () => {
  expect(total([])).toEqual({ passed: 0, failed: 0 });
  expect(
    total([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});

test('vitest: what failed is told with its file, its name and how its message begins', () => {
  const long = Array.from({ length: 40 }, (_, line) => `at line ${String(line)}`).join('\n');
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a good one', status: 'passed', failureMessages: [] },
          {
            fullName: 'a bad one',
            status: 'failed',
            failureMessages: [`\u001b[31mexpected 1 to be 2\u001b[39m\n${long}`],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'Cannot find package', assertionResults: [] },
    ],
  };
  const [bad = '', broken] = failuresOfVitest(report);
  expect(bad.split('\n').slice(0, 3)).toEqual(['a.test.ts', 'a bad one', 'expected 1 to be 2']);
  expect(bad.split('\n')).toHaveLength(10);
  expect(broken).toBe('b.test.ts\nCannot find package');
});

/** As Web Test Runner 0.20 tells of a failed test. */
const CROSSED = `
test/components/a.test.ts:

 [31m❌ the board > has a name
      AssertionError: expected '' to equal 'Board'
      at: test/components/a.test.ts:5:10

 ❌ the board > is drawn

Chrome: |██| 1/1 test files | 3 passed, 2 failed
`;

test('Web Test Runner: what failed begins with a cross and ends before an empty line', () => {
  expect(failuresOfWebTestRunner(CROSSED)).toEqual([
    ` ❌ the board > has a name
      AssertionError: expected '' to equal 'Board'
      at: test/components/a.test.ts:5:10`,
    ' ❌ the board > is drawn',
  ]);
});

test('what a tool printed last is told where it names no test', () => {
  const printed = Array.from({ length: 40 }, (_, line) => `line ${String(line)}`).join('\n');
  expect(ending(`${printed}\n\n`)).toEqual([printed.slice(printed.indexOf('line 10'))]);
  expect(failuresOfWebTestRunner('Could not start the browser.\n')).toEqual(['Could not start the browser.']);
});
