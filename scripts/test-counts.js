/**
 * How many tests passed and failed, and which failed, read from what each tool reports.
 */

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 */

/**
 * From a report of vitest's JSON reporter. A file that could not be run at all counts as one that failed.
 * @param {{ numPassedTests: number, numFailedTests: number,
 *   testResults: readonly { status: string, assertionResults: readonly unknown[] }[] }} report
 * @returns {Counts}
 */
export function countsOfVitest(report) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/**
 * From the last summary Web Test Runner printed, a line a browser:
 * "Chrome: |██████████| 12/12 test files | 100 passed, 0 failed, 1 skipped".
 * @param {string} output
 * @returns {Counts | undefined} Nothing if it printed none.
 */
export function countsOfWebTestRunner(output) {
  /** @type {Map<string, Counts>} */
  const byBrowser = new Map();
  const line = /^(\S[^|\n]*):\s*\|.*?(\d+)\/(\d+) test files \| (\d+) passed, (\d+) failed/gm;
  for (const [, browser = '', finished, files, passed, failed] of plain(output).matchAll(line)) {
    // A file that never finished has told nothing of its tests.
    byBrowser.set(browser, { passed: Number(passed), failed: Number(failed) + Number(files) - Number(finished) });
  }
  return byBrowser.size === 0 ? undefined : total([...byBrowser.values()]);
}

/**
 * From a last line as our own runs end: "31 passed, 0 failed" or "31 passed, 0 failed, 2 skipped".
 * @param {string} output
 * @returns {Counts | undefined}
 */
export function countsOfLastLine(output) {
  const last = plain(output).trimEnd().split('\n').at(-1) ?? '';
  const found = /^(\d+) passed, (\d+) failed\b/.exec(last);
  return found === null ? undefined : { passed: Number(found[1]), failed: Number(found[2]) };
}

/** How many lines of a failure are told again at the end of a run. */
const LINES_OF_A_FAILURE = 10;
/** How many lines are told of a tool that does not say which test failed. */
const LAST_LINES = 30;

/**
 * What failed by a report of vitest's JSON reporter: file, test and message.
 * @param {{ testResults: readonly { name: string, status: string, message?: string,
 *   assertionResults: readonly { fullName: string, status: string, failureMessages: readonly string[] }[] }[] }} report
 * @returns {readonly string[]}
 */
export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [beginning(`${name}\n${message}`)];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => beginning([name, fullName, ...failureMessages].join('\n')));
  });
}

/**
 * What failed by the output of Web Test Runner: each begins with its cross, and an empty line ends it.
 * @param {string} output
 * @returns {readonly string[]}
 */
export function failuresOfWebTestRunner(output) {
  const found = plain(output).match(/^[^\S\n]*[❌𐄂].*(?:\n[^\S\n]*\S.*)*/gmu) ?? [];
  return found.length > 0 ? found.map(beginning) : ending(output);
}

/**
 * The end of what a tool printed that failed as a whole.
 * @param {string} output
 * @returns {readonly string[]}
 */
export function ending(output) {
  return [plain(output).trimEnd().split('\n').slice(-LAST_LINES).join('\n')];
}

/** @param {string} failure */
function beginning(failure) {
  return plain(failure).split('\n').slice(0, LINES_OF_A_FAILURE).join('\n');
}

/** @param {readonly Counts[]} all @returns {Counts} */
export function total(all) {
  return all.reduce((sum, counts) => ({ passed: sum.passed + counts.passed, failed: sum.failed + counts.failed }), {
    passed: 0,
    failed: 0,
  });
}

/**
 * Without the colours of a terminal and without what moves its cursor.
 * @param {string} text
 */
function plain(text) {
  return text.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, '');
}
