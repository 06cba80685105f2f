/**
 * How far a voice of another language is from the German one when it says the German call: respelt, beside as it is written. By
 * espeak-ng's phonemes; what a distance is, says `test/speech/phonemes/distance.ts`.
 */
import path from 'node:path';
import { runnerImport } from 'vite';
import { row } from './row.js';

const SPEECH_TESTS = path.resolve(import.meta.dirname, '..', 'speech', 'phonemes');
const UNIT = 'phones';
const AS_WRITTEN = 'as it is written';

/** Sums of each voice over all words of the call, then each word that is respelt. @returns {Promise<import('./row.js').Row[]>} */
export async function respellingRows() {
  const { hasEspeak } = await load('espeak.ts');
  if (!hasEspeak()) {
    console.error('espeak-ng is not installed: the respellings are not measured.');
    return [];
  }
  const { OTHER_LANGUAGES } = await load('german.ts');
  const { measuredWords } = await load('measured.ts');
  const measured = OTHER_LANGUAGES.flatMap((language) => measuredWords(language));
  const voices = [...new Set(measured.map(({ voice }) => voice))];
  const sums = voices.map((voice) => {
    const words = measured.filter((word) => word.voice === voice);
    return row(
      `respelling: ${voice}, sum of ${words.length} words`,
      sum(words.map(({ respeltDistance }) => respeltDistance)),
      UNIT,
      { name: AS_WRITTEN, value: sum(words.map(({ plainDistance }) => plainDistance)) },
    );
  });
  const single = measured
    .filter(({ word, respelt }) => respelt !== word)
    .map(({ voice, word, respelt, plainDistance, respeltDistance }) =>
      row(`respelling: ${voice}, ${word}: ${respelt}`, respeltDistance, UNIT, {
        name: AS_WRITTEN,
        value: plainDistance,
      }),
    );
  return [...sums, ...single];
}

/**
 * A TypeScript file of the tests of speech, which Node by itself can't run.
 * @template {'espeak.ts' | 'german.ts' | 'measured.ts'} File
 * @param {File} file
 * @returns {Promise<{
 *   'espeak.ts': typeof import('../speech/phonemes/espeak.js'),
 *   'german.ts': typeof import('../speech/phonemes/german.js'),
 *   'measured.ts': typeof import('../speech/phonemes/measured.js'),
 * }[File]>}
 */
async function load(file) {
  const { module } = await runnerImport(path.join(SPEECH_TESTS, file), { configFile: false, logLevel: 'error' });
  return /** @type {any} */ (module);
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
