/**
 * `node test/bench/neighbours.js` writes `neighbours/{language}.json`: the words near in sound to those of moves, found by espeak-ng among
 * `common-words/`. To be run again when calls get other words or the lists grow.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatted } from '../../scripts/formatted.js';
import { runnerImport } from 'vite';

const LANGUAGES = /** @type {const} */ (['en', 'de', 'uk', 'be', 'mk', 'pl', 'fr', 'es']);
const FOLDER = import.meta.dirname;

/** @param {string} language */
async function commonWords(language) {
  const text = await readFile(path.join(FOLDER, 'common-words', `${language}.txt`), 'utf8');
  return text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
}

const { module } = await runnerImport(path.join(FOLDER, 'find-neighbours.ts'), {
  configFile: false,
  logLevel: 'error',
});
const { neighboursAmong } = /** @type {typeof import('./find-neighbours.js')} */ (/** @type {unknown} */ (module));
const lists = await Promise.all(LANGUAGES.map(commonWords));
const found = neighboursAmong(
  /** @type {Record<(typeof LANGUAGES)[number], string[]>} */ (
    Object.fromEntries(LANGUAGES.map((language, index) => [language, lists[index] ?? []]))
  ),
);
await mkdir(path.join(FOLDER, 'neighbours'), { recursive: true });
for (const language of LANGUAGES) {
  const file = path.join(FOLDER, 'neighbours', `${language}.json`);
  await writeFile(file, await formatted(file, JSON.stringify(found[language])));
}
