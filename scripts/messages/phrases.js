/**
 * The phrases of commands as they stand in a language's file: a message a command, a phrase a line. They are no sentences that are said, so Fluent only
 * carries them: read here, and made into what `speech/hearing` understands (`CommandPhrases`).
 */

const ASKED_PLACES = [
  ...['square', 'to', 'rank', 'file', 'number', 'count', 'color', 'pieces', 'direction', 'mine', 'theirs', 'rest'],
];

/**
 * The groups, each with the places that its phrases can have.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const PLACES = {
  phrases: ['square', 'to', 'cell', 'rank', 'file', 'number', 'count', 'color', 'pieces', 'letter', 'rest'],
  'phrases-asked': ASKED_PLACES,
  'phrases-loose': ASKED_PLACES,
  'phrases-table': ['square', 'rest'],
  'phrases-clock': ['color', 'rest'],
  'phrases-set-up': ['number', 'color', 'rest'],
};

/** What people ask in their own words, and words that tell a command in any order: of some commands only, and of each language what its speakers say. */
const OWN = ['phrases-asked', 'phrases-loose'];
/** Among what is asked, questions that nothing answers, which are of no command. */
const UNANSWERED = 'unanswered';

/** A place, one or several words with strokes between them, or such in brackets: it may be missing. */
const PART = /^(?:\([^()[\]\s]+\)|[^()[\]\s]+)$/;

/** @param {string} group */
export function isOfPhrases(group) {
  return Object.hasOwn(PLACES, group);
}

/**
 * @typedef {object} CommandPhrases
 * @property {string} id That of the command.
 * @property {number} line
 * @property {readonly string[]} phrases As hearing takes them: `[word]` may be missing, `{square}` is a place.
 */

/**
 * @param {string} group
 * @param {import('@fluent/syntax').Message | import('@fluent/syntax').Term} entry
 * @param {number} line
 * @param {(what: string) => void} fault
 * @returns {CommandPhrases}
 */
export function readPhrases(group, entry, line, fault) {
  const name = entry.id.name;
  if (!name.startsWith(`${group}-`)) fault(`${name} must be called ${group}-… by its command.`);
  const phrases = textOf(group, entry, fault).split('\n');
  for (const phrase of phrases) {
    const wrong = phrase.split(' ').find((part) => !PART.test(part));
    if (wrong !== undefined) fault(`${name}: "${phrase}" cannot be read at "${wrong}".`);
    if (phrases.indexOf(phrase) !== phrases.lastIndexOf(phrase)) fault(`${name}: "${phrase}" is there twice.`);
  }
  const read = phrases.map((phrase) => phrase.replaceAll('(', '[').replaceAll(')', ']'));
  return { id: name.slice(group.length + 1), line, phrases: read };
}

/** @param {string} group @param {import('@fluent/syntax').Message | import('@fluent/syntax').Term} entry @param {(what: string) => void} fault */
function textOf(group, entry, fault) {
  const text = entry.value?.elements.map((element) => {
    if (element.type === 'TextElement') return element.value;
    const { expression } = element;
    const place = expression.type === 'VariableReference' ? expression.id.name : '';
    if (!PLACES[group]?.includes(place)) fault(`${entry.id.name}: such a place is none of the group ${group}.`);
    return `{${place}}`;
  });
  return text?.join('') ?? '';
}

/**
 * What is missing or left over in a language, or stands in another order: that of English is the order of the help.
 * @param {import('./catalogue.js').Catalogue} catalogue
 * @param {import('./catalogue.js').Catalogue} english
 * @returns {readonly string[]}
 */
export function phraseFaults({ file, phrases }, english) {
  return [...english.phrases].flatMap(([group, expected]) => {
    const own = phrases.get(group) ?? [];
    const ids = new Set(own.map(({ id }) => id));
    if (OWN.includes(group)) {
      const commands = new Set([UNANSWERED, ...(english.phrases.get('phrases') ?? []).map(({ id }) => id)]);
      return own.flatMap(({ id, line }) =>
        commands.has(id) ? [] : [`${file}:${String(line)}: there is no command ${id}.`],
      );
    }
    const missing = expected.filter(({ id }) => !ids.has(id)).map(({ id }) => `${file}:1: ${group}-${id} is missing.`);
    const known = new Map(expected.map(({ id }, index) => [id, index]));
    const left = own.filter(({ id }) => !known.has(id));
    if (missing.length > 0 || left.length > 0) {
      return [...missing, ...left.map(({ id, line }) => `${file}:${String(line)}: there is no command ${id}.`)];
    }
    const astray = own.find(({ id }, index) => known.get(id) !== index);
    return astray ? [`${file}:${String(astray.line)}: ${group}-${astray.id} stands elsewhere in English.`] : [];
  });
}
