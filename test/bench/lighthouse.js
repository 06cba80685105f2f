/**
 * What Lighthouse gives the first page and the page of a game that goes on: accessibility and best practices, and performance on its phone (a
 * slow network and a slow processor, both computed).
 */
import lighthouse from 'lighthouse';
import { openOurs } from './pages.js';
import { beginBeside, untilCalm, visit } from './player.js';
import { row } from './row.js';

/** Of 100 points, what must be reached. */
const LEAST = /** @type {const} */ ({ accessibility: 100, 'best-practices': 100, performance: 95 });

/** Of so many runs the middle one counts: performance is measured, and a busy machine is no fault of the page. */
const RUNS = 3;

/** @type {import('lighthouse').Flags} */
const FLAGS = {
  onlyCategories: Object.keys(LEAST),
  formFactor: 'mobile',
  logLevel: 'error',
  output: 'json',
  // The game that goes on is kept by the browser.
  disableStorageReset: true,
};

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function lighthouseRows() {
  const ours = await openOurs();
  try {
    const page = await visit(ours.browser, ours.address);
    await untilCalm(page);
    const start = await scoresOf(page, `${ours.address}#/`);
    await page.goto(`${ours.address}#/`, { waitUntil: 'load' });
    await beginBeside(page);
    await untilCalm(page);
    const game = await scoresOf(page, ours.address);
    return [...rowsOf('the first page', start), ...rowsOf('a game that goes on', game)];
  } finally {
    await ours.close();
  }
}

/**
 * @typedef {Readonly<Record<keyof typeof LEAST, number>>} Scores Of 100 points.
 *
 * @typedef {object} Judged
 * @property {Scores} scores
 * @property {readonly string[]} names What cost points, a line each.
 */

/**
 * @param {import('puppeteer-core').Page} page
 * @param {string} address
 * @returns {Promise<Judged>} That of the run with the middle performance.
 */
async function scoresOf(page, address) {
  /** @type {Judged[]} */
  const all = [];
  for (let run = 0; run < RUNS; run += 1) {
    // Lighthouse brings types of its own Puppeteer.
    const result = await lighthouse(address, FLAGS, undefined, /** @type {any} */ (page));
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    all.push(judged(result.lhr));
  }
  all.sort((one, other) => one.scores.performance - other.scores.performance);
  const middle = all[Math.floor(RUNS / 2)];
  if (!middle) throw new RangeError('There was no run.');
  return middle;
}

/**
 * @param {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} report
 * @returns {Judged}
 */
function judged({ categories, audits }) {
  const pointsOf = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const names = Object.keys(LEAST).flatMap((id) =>
    (categories[id]?.auditRefs ?? []).flatMap(({ id: auditId, weight }) => {
      const audit = audits[auditId];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      const details = audit.details && 'items' in audit.details ? audit.details.items : [];
      const where = details.flatMap((/** @type {any} */ { node, selector }) => {
        const found = node?.selector ?? selector?.selector ?? selector;
        return found ? [String(found)] : [];
      });
      return [[`${id}: ${audit.title}`, audit.displayValue ?? '', ...where].filter((part) => part !== '').join(' – ')];
    }),
  );
  return {
    scores: {
      accessibility: pointsOf('accessibility'),
      'best-practices': pointsOf('best-practices'),
      performance: pointsOf('performance'),
    },
    names,
  };
}

/**
 * A limit is what a row may have at most: so what is missing of 100 is what has one.
 * @param {string} what
 * @param {Judged} judgement
 */
function rowsOf(what, { scores, names }) {
  const ids = /** @type {(keyof typeof LEAST)[]} */ (Object.keys(LEAST));
  return ids.map((id) => ({
    ...row(
      `Lighthouse, ${what}, ${id} (${String(scores[id])}): missing`,
      100 - scores[id],
      'points',
      undefined,
      100 - LEAST[id],
    ),
    names: names.filter((name) => name.startsWith(`${id}:`)),
  }));
}
