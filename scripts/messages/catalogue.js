/** One language's messages as they stand in its file, with the faults of reading them. */
import { parse } from '@fluent/syntax';
import { isOfPhrases, readPhrases } from './phrases.js';

/**
 * @typedef {object} CatalogueMessage
 * @property {string} id With its dash, where it is a term.
 * @property {string} group
 * @property {number} line
 * @property {string} comment
 * @property {string} source As it is written, without its comment.
 * @property {import('@fluent/syntax').Message | import('@fluent/syntax').Term} entry
 *
 * @typedef {object} Catalogue
 * @property {string} language
 * @property {string} file As it is told.
 * @property {ReadonlyMap<string, CatalogueMessage>} messages
 * @property {readonly string[]} groups Those of messages, in their order.
 * @property {ReadonlyMap<string, readonly import('./phrases.js').CommandPhrases[]>} phrases By group.
 * @property {readonly string[]} faults
 * @property {(span: { readonly start: number } | undefined) => number} lineOf
 */

/** A part of other messages, of its language alone: nobody else has to have it, and the program cannot ask for it. @param {string} id */
export function isFragment(id) {
  return id.startsWith('part-') || id.startsWith('-');
}

/**
 * @param {string} language
 * @param {string} file
 * @param {string} source
 * @returns {Catalogue}
 */
export function readCatalogue(language, file, source) {
  const lineOf = lineFinder(source);
  /** @type {Map<string, CatalogueMessage>} */
  const messages = new Map();
  /** @type {Set<string>} */
  const ids = new Set();
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const groups = [];
  /** @type {Map<string, import('./phrases.js').CommandPhrases[]>} */
  const phrases = new Map();
  for (const entry of parse(source, {}).body) {
    const line = lineOf(entry.span);
    const fault = (/** @type {string} */ what, at = line) => faults.push(`${file}:${String(at)}: ${what}`);
    switch (entry.type) {
      case 'Junk': {
        const [annotation] = entry.annotations;
        fault(`cannot be read: ${annotation?.message ?? ''}`, lineOf(annotation?.span ?? entry.span));
        break;
      }
      case 'GroupComment': {
        const [name = ''] = entry.content.split('\n');
        if (!/^[a-z]+(-[a-z0-9]+)*$/.test(name)) fault(`"${name}" is no name of a group.`);
        if (groups.includes(name)) fault(`The group ${name} is there already.`);
        groups.push(name);
        break;
      }
      case 'Message':
      case 'Term': {
        const id = `${entry.type === 'Term' ? '-' : ''}${entry.id.name}`;
        const at = lineOf(entry.id.span);
        const group = groups.at(-1);
        if (group === undefined) fault(`${id} is in no group.`, at);
        if (ids.has(id)) fault(`${id} is there already.`, at);
        ids.add(id);
        if (!entry.value || entry.attributes.length > 0) fault(`${id} must be a text without attributes.`, at);
        if (group !== undefined && isOfPhrases(group)) {
          const read = readPhrases(group, entry, at, (what) => fault(what, at));
          phrases.set(group, [...(phrases.get(group) ?? []), read]);
          break;
        }
        const comment = entry.comment?.content ?? '';
        const written = source.slice(entry.id.span?.start, entry.span?.end);
        messages.set(id, { id, group: group ?? '', line: at, comment, source: written, entry });
        break;
      }
    }
  }
  return { language, file, messages, groups: groups.filter((group) => !isOfPhrases(group)), phrases, faults, lineOf };
}

/**
 * Tells of a place in a text in which line it is, the first of which is 1. It is asked of each message of each language, wherever tests or a
 * build begin, so the text is not gone through each time.
 * @param {string} source
 * @returns {Catalogue['lineOf']}
 */
function lineFinder(source) {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (span) => {
    const place = span?.start ?? 0;
    let line = 0;
    let after = starts.length;
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? Infinity) <= place) line = middle;
      else after = middle;
    }
    return line + 1;
  };
}
