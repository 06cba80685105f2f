/**
 * Calls of which one word is heard as another that sounds like it, in each language and each style whose calls are words. Promised, however sure the
 * recogniser says it is and however many texts it gives: at least 98 % are made out or asked about, and at most 0.1 % lead to a wrong move without
 * asking. How often a clean call is echoed is the price: at a confidence of 0.9 and more at most 5 % where files have names; letters have no limit.
 */
import { bundled } from './bundled.js';
import { row } from './row.js';

const SEED = 1;
/** For each language and style. */
const CASES = 1000;
/** For each language and style, heard with each confidence, in one text and in several. */
const CELL_CASES = 1000;
/** So sure a recogniser is that hardly errs. */
const SURE = 0.9;
/** In percent of a cell: wrong moves unasked, calls that are lost, and clean calls by names that are asked about. */
const MOST_WRONG = 0.1;
const MOST_LOST = 2;
const MOST_ASKED = 5;

/** @returns {Promise<import('./row.js').Row[]>} */
export async function noiseRows() {
  const bench = await bundled('noise.ts');
  const { noise } = bench;
  const all = noise({ cases: CASES, seed: SEED });
  /** @param {readonly import('./noise.js').NoiseCase[]} cases @param {readonly import('./noise.js').Outcome[]} outcomes */
  const share = (cases, outcomes) =>
    (100 * cases.filter(({ outcome }) => outcomes.includes(outcome)).length) / cases.length;
  /** @param {readonly import('./noise.js').NoiseCase[]} cases @param {readonly import('./noise.js').Outcome[]} outcomes */
  const cleanShare = (cases, outcomes) =>
    (100 * cases.filter(({ clean }) => outcomes.includes(clean)).length) / cases.length;
  const of = `noise: ${all.length} calls with a word changed (seed ${SEED})`;
  const languages = [...new Set(all.map(({ language }) => language))];
  const styles = [...new Set(all.map(({ style }) => style))];
  return [
    row(`${of}: right or asked about`, share(all, ['right', 'right, echoed', 'asked', 'asked amiss']), '%'),
    row(`${of}: a wrong move without asking`, share(all, ['wrong']), '%'),
    row(`${of}: right at once`, share(all, ['right']), '%'),
    row(`${of}: right, echoed to be confirmed`, share(all, ['right, echoed']), '%'),
    row(`${of}: asked about, the right one among the answers`, share(all, ['asked']), '%'),
    row(`${of}: asked about or echoed, only others`, share(all, ['asked amiss']), '%'),
    row(`${of}: not understood`, share(all, ['not understood']), '%'),
    ...languages.flatMap((language) =>
      styles.flatMap((style) => {
        const cases = all.filter((one) => one.language === language && one.style === style);
        return [
          row(
            `noise: ${language}, ${style}: right or asked about`,
            100 - share(cases, ['wrong', 'not understood']),
            '%',
          ),
          row(`noise: ${language}, ${style}: a wrong move without asking`, share(cases, ['wrong']), '%'),
          row(`noise: ${language}, ${style}: without noise, right at once`, cleanShare(cases, ['right']), '%'),
        ];
      }),
    ),
    ...cellRows(bench, 'neighbours'),
    ...cellRows(bench, 'letters'),
  ];
}

/**
 * The worst of each language and style over all confidences, and unrated.
 *
 * @param {typeof import('./noise.js')} bench @param {import('./noise.js').Confusions} confusions
 * @returns {readonly import('./row.js').Row[]}
 */
function cellRows({ CONFIDENCES, cleanOutcome, misheard, noisyOutcome }, confusions) {
  const calls = misheard({ cases: CELL_CASES, seed: SEED, confusions });
  const name = confusions === 'letters' ? 'noise of letters' : 'noise, rated';
  const kinds = [...new Set(calls.map(({ language, style }) => `${language}, ${style}`))];
  return kinds.flatMap((kind) => {
    const own = calls.filter(({ language, style }) => `${language}, ${style}` === kind);
    const told = (/** @type {'one' | 'several'} */ texts) => {
      const given = [{ texts }, ...CONFIDENCES.map((confidence) => ({ confidence, texts }))];
      const cells = given.map((one) => own.map((call) => noisyOutcome(call, one)));
      const worst = (/** @type {readonly string[]} */ outcomes) =>
        Math.max(...cells.map((cell) => (100 * cell.filter((one) => outcomes.includes(one)).length) / cell.length));
      const of = `${name}: ${kind}, ${texts === 'one' ? 'one text' : 'several texts'}, the worst of ${cells.length} confidences`;
      return [
        row(`${of}: neither right nor asked about`, worst(['wrong', 'not understood']), '%', undefined, MOST_LOST),
        row(`${of}: a wrong move without asking`, worst(['wrong']), '%', undefined, MOST_WRONG),
      ];
    };
    const sure = CONFIDENCES.filter((confidence) => confidence >= SURE);
    const asked = sure.map(
      (confidence) => (100 * own.filter((one) => cleanOutcome(one, { confidence }) !== 'right').length) / own.length,
    );
    return [
      ...told('one'),
      ...told('several'),
      ...(confusions === 'letters'
        ? []
        : [
            row(
              `${name}: ${kind}, without noise, asked about at ${SURE} and more`,
              Math.max(...asked),
              '%',
              undefined,
              own.every(({ style }) => style === 'plain') ? undefined : MOST_ASKED,
            ),
          ]),
    ];
  });
}
