/**
 * In the built app texts of the page go by short ids: there nobody reads them, and each stands twice in what is loaded, with the text and where it
 * is said.
 */
import { readFileSync } from 'node:fs';
import { readCatalogue } from './catalogue.js';
import { LOADS } from './loads.js';

/** @typedef {ReadonlyMap<string, string>} ShortIds */

/**
 * @param {string} source The English messages. What is loaded first stands first there, and gets the shortest ids.
 * @returns {ShortIds}
 */
export function shortIdsOf(source) {
  const { messages } = readCatalogue('en', 'en.ftl', source);
  const groups = [...LOADS.page, ...LOADS.latePage];
  const ids = [...messages.values()].filter(({ group }) => groups.includes(group)).map(({ id }) => id);
  return new Map(ids.map((id, index) => [id, `t${index.toString(36)}`]));
}

/**
 * Where they are said.
 * @param {string} code
 * @param {ShortIds} short
 */
export function sayShort(code, short) {
  return code.replaceAll(/(?<=\bmsg\(\s*')[\w-]+(?=')/g, (id) => short.get(id) ?? id);
}

/**
 * With the texts, in a module that `scripts/messages.js` has made.
 * @param {string} code
 * @param {ShortIds} short
 */
export function nameShort(code, short) {
  return code.replaceAll(/(?<=text: "|\\n)[a-z][\w-]*(?==)/g, (id) => short.get(id) ?? id);
}

/**
 * The plugin for the build of the page.
 * @param {string} file The English messages.
 * @returns {import('vite').Plugin}
 */
export function shortIds(file) {
  const short = shortIdsOf(readFileSync(file, 'utf8'));
  return {
    name: 'short-ids',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/ },
      handler: (code, id) => {
        const shorter = /\/messages\/generated\/\w\w\//.test(id) ? nameShort(code, short) : sayShort(code, short);
        return shorter === code ? undefined : { code: shorter, map: null };
      },
    },
  };
}
