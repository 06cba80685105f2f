/**
 * Calls of which one word is heard as another that sounds like it, in each language and each style whose calls are words. Promised: at least
 * 98 % are made out or asked about, and at most 0.1 % lead to a wrong move without asking. How often a clean call is echoed is the price.
 */
import { bundled } from './bundled.js';
import { row } from './row.js';

const SEED = 1;
/** For each language and style. */
const CASES = 1000;

/** @returns {Promise<import('./row.js').Row[]>} */
export async function noiseRows() {
  const { noise } = await bundled('noise.ts');
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
  ];
}
