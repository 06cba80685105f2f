/**
 * `npm test`: installs what is missing and finds a browser, then the page in its languages, the build, unit tests, element tests and the
 * journeys through the built app. A stage that fails does not keep the next from running. What needs one processor runs beside others that
 * do. At the end stand what failed, and the counts and seconds of each stage; the last line has the sum.
 * `--code`: the code as it is written: lint, format and types, and whether the linters find what they are for.
 * `--bundled`: some of the elements' tests and a first game alone, in the browser of the npm packages, as on a machine without another.
 * `--nightly`: what is tried more often or more widely than there is time for in every run (CONTRIBUTING.md).
 * Node's own modules only, until the packages are installed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { complaintAboutNode, install } from './install.js';
import {
  countsOfLastLine,
  countsOfVitest,
  countsOfWebTestRunner,
  ending,
  failuresOfVitest,
  failuresOfWebTestRunner,
  total,
} from './test-counts.js';
import { PRESENT_COMPILER, PROJECTS, typeChecker } from './type-checker.js';

const ROOT = path.resolve(import.meta.dirname, '..');
/** A stage that takes longer than this, in milliseconds, hangs: it is ended and has failed. */
const PATIENCE = 15 * 60_000;
const PATIENCE_IN_THE_NIGHT = 60 * 60_000;

/**
 * @typedef {import('./test-counts.js').Counts} Counts
 * @typedef {object} Ended
 * @property {boolean} good Whether the program ended with 0.
 * @property {string} output What it printed, colours and all.
 * @typedef {object} Stage
 * @property {string} name
 * @property {readonly string[]} arguments For node.
 * @property {Readonly<Record<string, string>>} [environment] Where it is another.
 * @property {boolean} [givesWay] Whether what runs beside it has the processors first.
 * @property {(ended: Ended) => Counts | undefined} counts What the tool counted, if it came so far.
 * @property {(ended: Ended) => readonly string[]} [failures] What failed, if it can be told better than by the end of the output.
 */

/** A check that passes or fails as a whole. @type {Stage['counts']} */
const asOne = ({ good }) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 });

/** @param {string} place Under node_modules. */
const tool = (place) => path.join('node_modules', place);

/**
 * A project of vitest; its counts come from a report in a file.
 * @param {string} name
 * @param {string} folder
 * @returns {Stage}
 */
function vitest(name, folder) {
  const report = path.join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    arguments: [tool('vitest/vitest.mjs'), 'run', `--project=${name}`, ...reporters],
    counts: () => countsOfVitest(JSON.parse(readFileSync(report, 'utf8'))),
    failures: () => failuresOfVitest(JSON.parse(readFileSync(report, 'utf8'))),
  };
}

/** From the first page to the end of a game; and all settings, which ask the browser most. */
const FIRST_GAME = ['test/journeys/reykjavik.test.ts', 'test/journeys/settings.test.ts'];

/**
 * What a browser may be without, and elements ask of it, a file each: axe and names as assistive technology has them, forced colours, the
 * mouse, touch, animations, sound, recognisers of speech, WebAssembly in a worker, the journal. What elements do is tested by `npm test`.
 */
const ASKED_OF_A_BROWSER = [
  'test/components/bare-elements.test.ts',
  'test/components/chess-board-look.test.ts',
  'test/components/chess-board-hand.test.ts',
  'test/components/tactile-clock-touch.test.ts',
  'test/components/chess-board-glide.test.ts',
  'test/components/earcons-sound.test.ts',
  'test/components/recogniser-*.test.ts',
  'test/browser/{engine,storage}/**/*.test.ts',
];

/** Whether a side can still mate, over many more positions. */
const MATES = ['test/laws/board/few-men.test.ts', 'test/laws/board/helpmate.test.ts'];

/** What becomes of calls that were heard amiss, of many more of them. */
const NOISE = ['test/speech/hear-noise.test.ts'];

/**
 * For node: more room for what is new (MB), which is collected less often. Unit tests, that make much and keep little, take 4 to 8 per cent less, measured
 * by turns.
 */
const ROOM_FOR_NEW = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};

/** @type {Stage} First: everything imports what is made there. */
const MESSAGES = { name: 'messages', arguments: ['scripts/messages.js'], counts: asOne };

/** @type {Stage} */
const COMPONENTS = {
  name: 'components',
  arguments: [tool('@web/test-runner/dist/bin.js')],
  counts: ({ output }) => countsOfWebTestRunner(output),
  failures: ({ output }) => failuresOfWebTestRunner(output),
};

/** @type {Stage} */
const BUILD = { name: 'build', arguments: ['scripts/make-ready.js'], counts: asOne };

/**
 * @param {string} folder For reports.
 * @returns {ReturnType<typeof stages>}
 */
function stagesInBundledBrowser(folder) {
  const journeys = vitest('journeys', folder);
  return [
    [MESSAGES],
    [{ ...COMPONENTS, arguments: [...COMPONENTS.arguments, '--files', ...ASKED_OF_A_BROWSER] }],
    // They build the app first, unless it is there as the sources have it.
    [{ ...journeys, arguments: [...journeys.arguments, ...FIRST_GAME] }],
  ];
}

/**
 * @param {string} folder For reports.
 * @returns {ReturnType<typeof stages>}
 */
function stagesInTheNight(folder) {
  const sequences = vitest('unit', folder);
  const mates = vitest('unit', folder);
  const noise = vitest('unit', folder);
  return [
    [MESSAGES],
    [vitest('packages', folder), ...types(tool(PRESENT_COMPILER))],
    [{ ...sequences, name: 'sequences', arguments: [...sequences.arguments, 'test/laws/judge-properties.test.ts'] }],
    [{ ...mates, name: 'mates', arguments: [...mates.arguments, ...MATES] }],
    [{ ...noise, name: 'noise', arguments: [...noise.arguments, ...NOISE] }],
    [{ ...COMPONENTS, name: 'bundled browser', environment: { CHROME_PATH: 'bundled' } }],
    [journeys(folder)],
    [
      {
        name: 'screen reader',
        arguments: ['test/screen-reader/run.js', '--replies', '100', '--night'],
        counts: ({ output }) => countsOfLastLine(output),
      },
    ],
  ];
}

/**
 * @param {string} compiler
 * @param {readonly string[]} [further] Arguments.
 * @returns {readonly Stage[]}
 */
function types(compiler, further = []) {
  return PROJECTS.map((project) => ({
    name: `types of ${project}`,
    arguments: [compiler, '-p', project, ...further],
    counts: asOne,
  }));
}

/** The types by the quickest compiler there is for this machine. */
function typesAtOnce() {
  const compiler = typeChecker(path.join(ROOT, 'node_modules'), process);
  // By one thread it takes two thirds of the work, and the other processor has another row.
  return types(tool(compiler), compiler === PRESENT_COMPILER ? [] : ['--singleThreaded']);
}

/**
 * @param {string} folder For reports.
 * @returns {ReturnType<typeof stages>}
 */
function stagesOfCode(folder) {
  return [
    [MESSAGES],
    // The longest first, so that none is left alone at the end.
    [
      { name: 'lint by types', arguments: [tool('oxlint/bin/oxlint'), '--deny-warnings'], counts: asOne },
      { name: 'lint', arguments: [tool('eslint/bin/eslint.js'), '.'], counts: asOne },
      ...typesAtOnce(),
      { ...vitest('code', folder), name: 'what the linters hold' },
      { name: 'format', arguments: [tool('oxfmt/bin/oxfmt'), '--check', '.'], counts: asOne },
    ],
  ];
}

/**
 * @param {string} folder For reports.
 * @returns {readonly (readonly Stage[])[]} One group after the other; of each, as many side by side as there are processors, in this order.
 */
function stages(folder) {
  return [
    [MESSAGES],
    [BUILD, vitest('packages', folder)],
    // Elements wait much of their time, for what a page draws and for keys: unit tests take what they leave.
    [COMPONENTS, { ...vitest('unit', folder), environment: ROOM_FOR_NEW, givesWay: true }],
    // They use all processors by themselves.
    [journeys(folder)],
  ];
}

/** They wait much of their time, so two more than there are processors go at a time. @param {string} folder @returns {Stage} */
function journeys(folder) {
  const stage = vitest('journeys', folder);
  return { ...stage, arguments: [...stage.arguments, `--maxWorkers=${availableParallelism() + 2}`] };
}

/** Ends what still runs, with everything that it started. @type {Set<() => void>} */
const running = new Set();
process.once('exit', () => {
  for (const end of running) end();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/**
 * Runs a program of this repository, shows what it prints and keeps it.
 * @param {Pick<Stage, 'arguments' | 'environment' | 'givesWay'>} stage
 * @param {boolean} atOnce Whether it is shown as it comes: else when the program has ended, so that two do not mix.
 * @returns {Promise<Ended>}
 */
function run({ arguments: parameters, environment = {}, givesWay = false }, atOnce) {
  return new Promise((resolve) => {
    // A group of its own, so that what it started (a browser) ends with it; Windows has no such groups.
    const grouped = process.platform !== 'win32';
    const child = spawn(process.execPath, parameters, {
      cwd: ROOT,
      // For those tools that are Go programs: collecting their garbage less often saves a sixth of their work.
      env: { ...process.env, GOGC: '400', ...environment },
      detached: grouped,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    // What it starts in its turn takes after it.
    if (givesWay && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let output = '';
    let complaints = '';
    const end = () => {
      if (child.pid === undefined) return;
      try {
        if (grouped) process.kill(-child.pid, 'SIGKILL');
        else child.kill('SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    };
    const patience = setTimeout(() => {
      console.error(`Ended: it took longer than ${String(longest / 60_000)} minutes.`);
      end();
    }, longest);
    running.add(end);
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
      if (atOnce) process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk) => {
      if (atOnce) process.stderr.write(chunk);
      else complaints += String(chunk);
    });
    child.once('close', (code) => {
      clearTimeout(patience);
      running.delete(end);
      if (!atOnce) {
        process.stdout.write(output);
        process.stderr.write(complaints);
      }
      resolve({ good: code === 0, output });
    });
  });
}

/**
 * What a stage came to. However its tests went: a tool that ended badly without a failed test has failed, and so has one that
 * found no tests.
 * @param {Stage} stage
 * @param {Ended} ended
 * @returns {Counts}
 */
function outcome(stage, ended) {
  const counts = readCounts(stage, ended) ?? { passed: 0, failed: 0 };
  const unexplained = counts.failed === 0 && (!ended.good || counts.passed === 0);
  return unexplained ? { passed: counts.passed, failed: 1 } : counts;
}

/** @param {Stage} stage @param {Ended} ended */
function readCounts(stage, ended) {
  try {
    return stage.counts(ended);
  } catch {
    // The tool broke before it wrote its report; what it printed tells why.
    return undefined;
  }
}

/** @param {Stage} stage @param {Ended} ended @returns {readonly string[]} At least one. */
function failuresOf(stage, ended) {
  try {
    const failures = stage.failures?.(ended) ?? [];
    return failures.length > 0 ? failures : ending(ended.output);
  } catch {
    // As with the counts.
    return ending(ended.output);
  }
}

const started = performance.now();
const inBundledBrowser = process.argv.includes('--bundled');
const inTheNight = process.argv.includes('--nightly');
const byDay = process.argv.includes('--code') ? stagesOfCode : stages;
const longest = inTheNight ? PATIENCE_IN_THE_NIGHT : PATIENCE;
if (inTheNight) process.env.ANNA_HECTOR_NIGHTLY = 'yes';
const complaint = complaintAboutNode(process.versions.node) ?? install(ROOT);
if (complaint !== undefined) {
  console.error(complaint);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
try {
  if (inBundledBrowser) process.env.CHROME_PATH = 'bundled';
  const { browserPath } = await import('./browser-path.js');
  // Found once, for every stage.
  process.env.CHROME_PATH = await browserPath();
  console.log(`Testing in ${process.env.CHROME_PATH}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'anna-hector-test-'));
/** @typedef {{ name: string, counts: Counts, seconds: number, failures: readonly string[] }} Outcome */
/** @type {Outcome[]} */
const outcomes = [];

/**
 * @param {Stage} stage
 * @param {boolean} alone
 * @returns {Promise<Outcome>}
 */
async function runStage(stage, alone) {
  if (alone) console.log(`\n== ${stage.name}`);
  const began = performance.now();
  const ended = await run(stage, alone);
  const seconds = (performance.now() - began) / 1000;
  console.log(`== ${stage.name}: ${seconds.toFixed(1)} s`);
  const counts = outcome(stage, ended);
  return { name: stage.name, counts, seconds, failures: counts.failed > 0 ? failuresOf(stage, ended) : [] };
}

/**
 * As many side by side as there are processors: whenever one has ended, the next begins.
 * @param {readonly Stage[]} group
 * @returns {Promise<void>}
 */
async function runGroup(group) {
  const alone = group.length === 1;
  if (!alone) console.log(`\n== ${group.map(({ name }) => name).join(', ')}`);
  const left = group.values();
  const processors = Array.from({ length: availableParallelism() }, async () => {
    for (const stage of left) outcomes.push(await runStage(stage, alone));
  });
  await Promise.all(processors);
}

try {
  const all = inTheNight ? stagesInTheNight : inBundledBrowser ? stagesInBundledBrowser : byDay;
  for (const group of all(folder)) await runGroup(group);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const { name, failures } of outcomes) {
  for (const failure of failures) console.log(`\nFailed: ${name}: ${failure}`);
}
console.log('');
console.log(`All together: ${((performance.now() - started) / 1000).toFixed(1)} s`);
for (const { name, counts, seconds } of outcomes) {
  console.log(`${name}: ${String(counts.passed)} passed, ${String(counts.failed)} failed (${seconds.toFixed(1)} s)`);
}
const sum = total(outcomes.map(({ counts }) => counts));
console.log(`${String(sum.passed)} passed, ${String(sum.failed)} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
