/**
 * How long it takes to phrase a fact of real games, in each language. Promised: a median of at most 0.1 ms, here as 100 µs, for rows are rounded.
 */
import { bundled } from './bundled.js';
import { quantile, row } from './row.js';

const LIMIT = 100;
const MICROSECONDS = 1000;

/** @returns {Promise<import('./row.js').Row[]>} */
export async function phraseRows() {
  const { factsOfGames, timePhrasing, LANGUAGES } = await bundled('phrasing.ts');
  const acts = factsOfGames();
  const facts = acts.reduce((sum, { length }) => sum + length, 0);
  const times = LANGUAGES.map((language) => ({
    language,
    own: timePhrasing(acts, language).map((time) => time * MICROSECONDS),
  }));
  const all = times.flatMap(({ own }) => own);
  const what = `phrase: a fact of ${facts} in ${LANGUAGES.length} languages, said once in each of two ways of calling`;
  return [
    row(`${what}, median`, quantile(all, 0.5), 'µs', undefined, LIMIT),
    row(`${what}, all but the slowest twentieth`, quantile(all, 0.95), 'µs'),
    ...times.map(({ language, own }) =>
      row(`phrase: ${language}, a fact, median`, quantile(own, 0.5), 'µs', undefined, LIMIT),
    ),
  ];
}
