/**
 * What stands in an XLIFF file of the page's texts, read as far as the checks need it; all else is left to lit-localize, which
 * writes these files (XLIFF 1.2, http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html).
 */

/**
 * @typedef {object} Unit One text.
 * @property {string} id
 * @property {string} source The English text, with its markup.
 * @property {string | undefined} target The translation, with its markup; absent where there is none.
 */

const UNIT =
  /<trans-unit id="(?<id>[^"]+)"[^>]*>\s*<source>(?<source>[^]*?)<\/source>(?:\s*<target[^>]*>(?<target>[^]*?)<\/target>)?/g;

/**
 * The texts of a file, in its order.
 * @param {string} xliff
 * @returns {readonly Unit[]}
 */
export function unitsOf(xliff) {
  return [...xliff.matchAll(UNIT)].map(({ groups }) => ({
    id: groups?.id ?? '',
    source: groups?.source ?? '',
    target: groups?.target,
  }));
}

/**
 * Which placeholders a text has, sorted: a text may have them in another order than its translation.
 * @param {string} text
 * @returns {readonly string[]}
 */
export function placeholdersOf(text) {
  return [...text.matchAll(/<x id="([^"]+)"/g)].map(([, id = '']) => id).sort();
}

/**
 * The file without the translations of texts that are other than they were: they may say something else now.
 * @param {string} xliff The file, with the texts as they are.
 * @param {string} before The file, with the texts as they were when they were translated.
 * @returns {string}
 */
export function withoutStale(xliff, before) {
  const translated = new Map(unitsOf(before).map(({ id, source }) => [id, wordsOf(source)]));
  return xliff.replaceAll(UNIT, (unit, id, source) =>
    translated.get(id) === wordsOf(source) ? unit : unit.replace(/\s*<target[^]*<\/target>$/, ''),
  );
}

/**
 * A text without the names its placeholders have in the program.
 * @param {string} text
 */
function wordsOf(text) {
  return text.replaceAll(/ equiv-text="[^"]*"/g, '');
}
