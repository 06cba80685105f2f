/**
 * In the built app texts of the page go by numbers: there nobody reads their ids, and each stands twice in what is loaded, with the text and where
 * it is said. A number is shorter still than the name that every message has (`speech/messages/short-name.js`), and is taken for one.
 */
import { readFileSync } from 'node:fs';
import { shortName } from '../../speech/messages/short-name.js';
import { readCatalogue } from './catalogue.js';
import { LOADS } from './loads.js';

/** @typedef {ReadonlyMap<string, string>} ShortIds */

const GROUPS = [...LOADS.page, ...LOADS.latePage];

/**
 * @param {string} source The English messages. What is loaded first stands first there, and gets the shortest ids.
 * @returns {ShortIds}
 */
export function shortIdsOf(source) {
  const { messages } = readCatalogue('en', 'en.ftl', source);
  const ids = [...messages.values()].filter(({ group }) => GROUPS.includes(group)).map(({ id }) => id);
  return new Map(ids.map((id, index) => [id, numberOf(index)]));
}

const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SECOND = `${FIRST.toLowerCase()}${FIRST}0123456789_-`;

/**
 * Two signs, a capital first: no id begins with one, and the names of messages have three, those of parts a small letter.
 * @param {number} index
 */
function numberOf(index) {
  if (index >= FIRST.length * SECOND.length) throw new RangeError('More texts of the page than there are numbers.');
  return `${FIRST.charAt(Math.floor(index / SECOND.length))}${SECOND.charAt(index % SECOND.length)}`;
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
 * With the texts, in a module of theirs that `scripts/messages.js` has made.
 * @param {string} code
 * @param {ShortIds} short
 * @param {number} seed
 */
export function nameShort(code, short, seed) {
  const byName = new Map([...short].map(([id, number]) => [shortName(id, seed), number]));
  return code.replaceAll(/(?<=text: "|\\n)[a-zA-Z][\w-]*(?==)/g, (name) => byName.get(name) ?? name);
}

/**
 * The plugin for the build of the page.
 * @param {string} folder Of the messages.
 * @returns {import('vite').Plugin}
 */
export function shortIds(folder) {
  const short = shortIdsOf(readFileSync(`${folder}/en.ftl`, 'utf8'));
  const seed = Number(/SEED = (\d+)/.exec(readFileSync(`${folder}/generated/seed.ts`, 'utf8'))?.[1]);
  return {
    name: 'short-ids',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/ },
      handler: (code, id) => {
        const group = /\/messages\/generated\/\w\w\/([\w-]+)\.ts$/.exec(id)?.[1] ?? '';
        const shorter = GROUPS.includes(group) ? nameShort(code, short, seed) : sayShort(code, short);
        return shorter === code ? undefined : { code: shorter, map: null };
      },
    },
  };
}
