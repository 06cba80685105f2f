/** The short names of messages, by which they are kept in what is loaded (`speech/messages/short-name.js`), and those of their parts. */
import { shortName } from '../../speech/messages/short-name.js';
import { isFragment } from './catalogue.js';
import { LOADS } from './loads.js';

/** @typedef {import('./catalogue.js').Catalogue} Catalogue */

const SHARED = 'shared';
const PAGE_GROUPS = [...LOADS.page, ...LOADS.latePage];

/**
 * The parts of a language, each with the name it is kept under.
 * @param {Catalogue} catalogue
 * @returns {ReadonlyMap<string, string>}
 */
export function partNames({ messages }) {
  return new Map([...messages.keys()].filter(isFragment).map((id, index) => [id, `p${index.toString(36)}`]));
}

/**
 * The first seed with which no two messages that are loaded together have one name, in any language, and none that of a part: those of the page
 * stand apart from those that are said of a game (`components/texts.ts`, `speech/phrase/words.ts`), and `shared` is with both.
 * @param {readonly Catalogue[]} catalogues
 */
export function seedFor(catalogues) {
  const messages = catalogues.flatMap((catalogue) => [...catalogue.messages.values()]);
  const idsOf = (/** @type {(group: string) => boolean} */ isThere) => [
    ...new Set(messages.filter(({ id, group }) => isThere(group) && !isFragment(id)).map(({ id }) => id)),
  ];
  const together = [
    idsOf((group) => group === SHARED || PAGE_GROUPS.includes(group)),
    idsOf((group) => group === SHARED || !PAGE_GROUPS.includes(group)),
  ];
  const parts = new Set(catalogues.flatMap((catalogue) => [...partNames(catalogue).values()]));
  let seed = 1;
  while (!together.every((ids) => areApart(ids, parts, seed))) seed += 1;
  return seed;
}

/**
 * @param {readonly string[]} ids
 * @param {ReadonlySet<string>} others
 * @param {number} seed
 */
function areApart(ids, others, seed) {
  const taken = new Set(others);
  return ids.every((id) => {
    const name = shortName(id, seed);
    return !taken.has(name) && taken.add(name);
  });
}
