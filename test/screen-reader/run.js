/**
 * The app under a real screen reader:
 * `node test/screen-reader/run.js [--browser NAME] [--desktops N] [--listen] [--times N] [--url ADDRESS] [--replies N] [--seed N] [--night] [SCENARIO.js …]`
 *
 * --browser  chromium or firefox; both at the same time, if it is left out
 * --desktops how many of them each browser has, on which scenarios are played at the same time; 1, if it is left out. Two take little more
 *            than half the time, and the screen reader now and then leaves out what another time it says
 * --listen   prints what is heard after each step and judges nothing
 * --times N  does all of it N times and counts the runs
 * --url      listens to the app at that address instead of serving `dist`
 * --replies  so many moves are told while keys are pressed; 6, if no scenario is named
 * --seed     of the times of these keys; the first of several
 * --night    also what takes minutes, if no scenario is named: the reading of every page, and each scenario in both browsers
 *
 * Where neither a scenario nor a browser is named, each scenario is heard in one of the browsers.
 *
 * Ends with 1 when a word was wrong. When there is no screen reader or no such browser to be had, or it does not answer three times,
 * the run in that browser is skipped; that alone ends with 0.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { serve } from '../../scripts/serve.js';
import { BROWSERS } from './browser.js';
import { LinesInTurn } from './lines-in-turn.js';
import { REPLIES_EACH, repliesScenario } from './replies.js';
import { Stage } from './stage.js';

const HERE = dirname(fileURLToPath(import.meta.url));

/** As many steps as take about as long as to open a window of the browser, to come to where a scenario begins, and to close it (measured). */
const STEPS_TO_OPEN = { chromium: 10, firefox: 12 };

/** Moves that are told while keys are pressed, where it is not said how many. */
const REPLIES_BY_DAY = 6;

/** Two minutes long. */
const AT_NIGHT = ['pages-read.js'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string' },
    desktops: { type: 'string', default: '1' },
    listen: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    url: { type: 'string' },
    replies: { type: 'string' },
    seed: { type: 'string', default: '1611' },
    night: { type: 'boolean', default: false },
  },
});

const lines = new LinesInTurn((line) => console.log(line));
// Leaving through `exit` ends the desktops, whatever they are doing.
process.once('exit', () => lines.flush());
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

const [times, desktops] = ['times', 'desktops'].map((option) => {
  const number = Number(values[option]);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${option} takes a whole number from 1, not ${values[option]}`);
  return number;
});
const browsers = BROWSERS.filter(({ browser }) => values.browser === undefined || values.browser === browser);
if (browsers.length === 0) throw new Error(`--browser takes chromium or firefox, not ${values.browser}`);
const scenarios = [...(await readScenarios(positionals)), ...replies()].toSorted(
  (one, other) => other.steps.length - one.steps.length,
);
const heardIn = assigned();
const app = values.url === undefined ? await serveApp() : { address: values.url, close: () => {} };
const runs = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} Told once more at the end: what a long run printed before is soon out of sight. */
const failures = [];
try {
  for (let run = 1; run <= times; run += 1) {
    const began = performance.now();
    if (times > 1) console.log(`\nRun ${run} of ${times}`);
    const counts = sum(await Promise.all(browsers.map((browser) => runInBrowser(browser, app.address))));
    runs[counts.failed > 0 ? 'failed' : counts.skipped > 0 ? 'skipped' : 'passed'] += 1;
    for (const failure of failures.splice(0)) console.log(`\nFailed: ${failure}`);
    console.log(`\n${secondsSince(began)} s\n${line(counts)}`);
  }
} finally {
  await app.close();
}
if (times > 1) console.log(`\nRuns: ${line(runs)}`);
process.exitCode = runs.failed > 0 ? 1 : 0;

/** @returns {Promise<readonly import('./scenario.js').Scenario[]>} In the order of the files' names. */
async function readScenarios(paths) {
  const folder = join(HERE, 'scenarios');
  const files =
    paths.length > 0
      ? paths
      : readdirSync(folder)
          .filter((name) => values.night || !AT_NIGHT.includes(name))
          .map((name) => join(folder, name))
          .sort();
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(resolve(file)).href)));
  return modules.flatMap((module) => module.scenarios);
}

/**
 * The browsers in which each scenario is heard: all that it is for by night, and where it or a browser was named. Else one of them: the longest in
 * Firefox, which takes longer to open, as long as it has no more to do than Chromium will have with the rest.
 * @returns {ReadonlyMap<import('./scenario.js').Scenario, readonly import('./browser.js').BrowserKind[]>}
 */
function assigned() {
  const all = new Map(
    scenarios.map((scenario) => [
      scenario,
      browsers.filter(({ browser }) => scenario.browsers?.includes(browser) ?? true),
    ]),
  );
  if (values.night || positionals.length > 0 || values.browser !== undefined) return all;
  const took = (scenario, browser) => scenario.steps.length + STEPS_TO_OPEN[browser];
  let inFirefox = 0;
  let inChromium = scenarios.reduce((sum, scenario) => sum + took(scenario, 'chromium'), 0);
  for (const [scenario, kinds] of all) {
    if (kinds.length === 1) continue;
    const left = inChromium - took(scenario, 'chromium');
    const more = inFirefox + took(scenario, 'firefox');
    const chosen = more <= left ? 'firefox' : 'chromium';
    if (chosen === 'firefox') [inFirefox, inChromium] = [more, left];
    all.set(
      scenario,
      kinds.filter(({ browser }) => browser === chosen),
    );
  }
  return all;
}

/** @returns {readonly import('./scenario.js').Scenario[]} */
function replies() {
  const wanted = Number(values.replies ?? (positionals.length > 0 ? 0 : REPLIES_BY_DAY));
  const seed = Number(values.seed);
  if (![wanted, seed].every(Number.isInteger)) throw new Error('--replies and --seed take whole numbers');
  return Array.from({ length: Math.ceil(wanted / REPLIES_EACH) }, (_, index) =>
    repliesScenario(seed + index, wanted - index * REPLIES_EACH),
  );
}

/**
 * The built app, on any free port, with a service worker that keeps nothing: each window begins with nothing kept, and would keep the whole
 * program before its first step. What is kept for use offline is no matter of the screen reader.
 */
async function serveApp() {
  const built = resolve(HERE, '../../dist');
  if (!existsSync(join(built, 'index.html'))) throw new Error('there is no dist: run `npm run build` first');
  const root = mkdtempSync(join(tmpdir(), 'anna-hector-app-'));
  cpSync(built, root, { recursive: true, preserveTimestamps: true });
  for (const ending of ['', '.br', '.gz']) rmSync(join(root, `service-worker.js${ending}`), { force: true });
  writeFileSync(join(root, 'service-worker.js'), '');
  const server = await serve({ port: 0, root });
  return {
    address: server.address,
    close: async () => {
      await server.close();
      rmSync(root, { recursive: true });
    },
  };
}

/**
 * All that is heard in one browser, on its desktops: each takes the longest of what is left.
 * @param {import('./browser.js').BrowserKind} kind
 * @param {string} url Where the app is.
 */
async function runInBrowser(kind, url) {
  const began = performance.now();
  const left = scenarios.filter((scenario) => heardIn.get(scenario)?.includes(kind));
  const counted = { answer: [], 'own move': [] };
  const counts = await Promise.all(
    Array.from({ length: Math.min(desktops, left.length) }, () =>
      runOnDesktop({ kind, url, next: () => left.shift(), counted, out: lines.writer() }),
    ),
  );
  const out = lines.writer();
  out.write(`\n${kind.name}: ${secondsSince(began)} s${speeds(counted)}`);
  out.end();
  return sum(counts);
}

/**
 * What comes next, on one desktop, or on a new one where the screen reader has fallen silent. Where it stays silent the run ends: what is
 * left of it counts as one that was skipped.
 * @param {object} run
 * @param {import('./browser.js').BrowserKind} run.kind
 * @param {string} run.url Where the app is.
 * @param {() => import('./scenario.js').Scenario | undefined} run.next
 * @param {Record<'answer' | 'own move', number[]>} run.counted
 * @param {{ write: (line: string) => void, end: () => void }} run.out
 */
async function runOnDesktop({ kind, url, next, counted, out: { write, end } }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const stage = new Stage(kind, write);
  try {
    for (let scenario = next(); scenario; scenario = next()) {
      write(`\n${kind.name}: ${scenario.name}`);
      let results;
      try {
        results = await stage.play(scenario, url);
      } catch (error) {
        // The others are still heard: one that breaks off is one that failed.
        const why = inspect(error);
        write(`  FAILED  ${why}`);
        failures.push(`${kind.name}: ${scenario.name}: ${why}`);
        counts.failed += 1;
        await stage.close();
        continue;
      }
      if (results === undefined) {
        write('  skipped');
        counts.skipped += 1;
        break;
      }
      for (const result of results) {
        counts[result.passed || values.listen ? 'passed' : 'failed'] += 1;
        if (result.counted) counted[result.counted.what].push(result.counted.took);
        report(result, write);
        if (!result.passed && !values.listen) failures.push(`${kind.name}: ${scenario.name}: ${detail(result)}`);
      }
    }
  } finally {
    await stage.close();
    end();
  }
  return counts;
}

function sum(all) {
  // A browser may have none of the scenarios that were named.
  return all.reduce(
    (one, other) => ({
      passed: one.passed + other.passed,
      failed: one.failed + other.failed,
      skipped: one.skipped + other.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** How long it took from a key to its answer and from Enter to the player's own move; judged by nobody, for the machine may be busy. */
function speeds({ answer, 'own move': ownMove }) {
  if (answer.length === 0 || ownMove.length === 0) return '';
  return `; medians: key to answer ${median(answer)} ms (${answer.length}), Enter to own move ${median(ownMove)} ms (${ownMove.length})`;
}

function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return Math.round((sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2);
}

function secondsSince(began) {
  return ((performance.now() - began) / 1000).toFixed(1);
}

function report({ name, passed, expected, heard, delay }, write) {
  const after = delay === undefined ? '' : ` (${delay} ms)`;
  if (values.listen) {
    write(`  ${name}${after}`);
    for (const text of heard) write(`      ${JSON.stringify(text)}`);
  } else if (passed) {
    write(`  passed  ${name}${after}`);
  } else {
    write(`  FAILED  ${detail({ name: name + after, expected, heard })}`);
  }
}

function detail({ name, expected, heard }) {
  const indent = '\n          ';
  return `${name}${indent}expected ${JSON.stringify(expected)}${indent}heard    ${JSON.stringify(heard)}`;
}

function line({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
