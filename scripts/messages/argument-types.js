/**
 * The arguments of a message, out of the comment above the English one. Each has a line of its own, with its type:
 *
 *     # $piece (Placed) the piece in the way
 *     # $side (short, long)
 *     # $with (Placed or none)
 *     # $by (list of Placed)
 *     # $kinds (list of { $kind (Kind), $count (Number) })
 */

/**
 * @typedef {{ readonly is: 'named', readonly name: string, readonly orNone: boolean }
 *   | { readonly is: 'words', readonly words: readonly string[] }
 *   | { readonly is: 'list', readonly of: ArgumentType }
 *   | { readonly is: 'record', readonly fields: Declared }} ArgumentType
 * @typedef {ReadonlyMap<string, ArgumentType>} Declared
 */

/** As `Values` of speech/grammar/grammar.ts has them. */
const NAMES = [
  ...['Player', 'Kind', 'Piece', 'KindOnSquare', 'Placed', 'Square', 'File', 'Rank'],
  ...['Number', 'Time', 'Text', 'Segment', 'Language'],
];

/**
 * @param {string} comment
 * @returns {{ readonly declared: Declared, readonly faults: readonly string[] }}
 */
export function readArguments(comment) {
  /** @type {Map<string, ArgumentType>} */
  const declared = new Map();
  /** @type {string[]} */
  const faults = [];
  for (const line of comment.split('\n').filter((text) => text.startsWith('$'))) {
    try {
      const reader = new Reader(line);
      const [name, type] = reader.argument();
      if (declared.has(name)) faults.push(`$${name} is named twice.`);
      declared.set(name, type);
    } catch (error) {
      if (!(error instanceof NotRead)) throw error;
      faults.push(`"${line}" names no argument: ${error.message}.`);
    }
  }
  return { declared, faults };
}

class NotRead extends Error {}

class Reader {
  /** @param {string} text */
  constructor(text) {
    this.rest = text;
  }

  /** @param {RegExp} pattern Anchored at its start. @returns {string | undefined} */
  take(pattern) {
    const [found] = pattern.exec(this.rest) ?? [];
    if (found !== undefined) this.rest = this.rest.slice(found.length).trimStart();
    return found?.trim();
  }

  /** @param {RegExp} pattern @param {string} what @returns {string} */
  need(pattern, what) {
    const found = this.take(pattern);
    if (found === undefined) throw new NotRead(`${what} is missing`);
    return found;
  }

  /** @returns {readonly [string, ArgumentType]} */
  argument() {
    const name = this.need(/^\$[a-z][A-Za-z0-9]*/, 'a name').slice(1);
    this.need(/^\(/, 'its type in parentheses');
    const type = this.type();
    this.need(/^\)/, ')');
    return [name, type];
  }

  /** @returns {ArgumentType} */
  type() {
    if (this.take(/^list of\b/) !== undefined) return { is: 'list', of: this.type() };
    if (this.take(/^\{/) !== undefined) return { is: 'record', fields: this.fields() };
    const name = this.take(/^[A-Z][A-Za-z]*/);
    if (name === undefined) return { is: 'words', words: this.words() };
    if (!NAMES.includes(name)) throw new NotRead(`${name} is no type`);
    return { is: 'named', name, orNone: this.take(/^or none\b/) !== undefined };
  }

  words() {
    const words = [this.need(/^[a-z][a-z0-9-]*/, 'a type')];
    while (this.take(/^,/) !== undefined) words.push(this.need(/^[a-z][a-z0-9-]*/, 'a word'));
    return words;
  }

  /** @returns {Declared} */
  fields() {
    const fields = [this.argument()];
    while (this.take(/^,/) !== undefined) fields.push(this.argument());
    this.need(/^\}/, '}');
    return new Map(fields);
  }
}

/** As TypeScript has it. @param {ArgumentType} type @returns {string} */
export function typeText(type) {
  switch (type.is) {
    case 'named':
      return `Values['${type.name}']${type.orNone ? ' | undefined' : ''}`;
    case 'words':
      return type.words.map((word) => `'${word}'`).join(' | ');
    case 'list':
      return `readonly (${typeText(type.of)})[]`;
    case 'record':
      return `{ ${[...type.fields].map(([name, field]) => `readonly ${name}: ${typeText(field)};`).join(' ')} }`;
  }
}
