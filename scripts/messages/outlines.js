/**
 * What a message says whatever it is about, so that a sentence somebody has heard can be found again: its texts, with a mark for each place
 * where something is named. What is chosen stands as a list of the ways in which it can be said; parts stand where they are said.
 */

/** Where a piece, a square, a number or another thing is named; as `speech/wording/catalogue.ts` has it. */
const NAMED = '\u{FFFC}';

/**
 * @typedef {readonly (string | readonly Outline[])[]} Outline
 * @typedef {import('./catalogue.js').Catalogue} Catalogue
 * @typedef {import('@fluent/syntax').Pattern} Pattern
 * @typedef {import('@fluent/syntax').Expression | import('@fluent/syntax').Placeable} Expression
 */

/**
 * @param {Catalogue} catalogue Without faults.
 * @param {string} id
 * @returns {Outline}
 */
export function outlineOf(catalogue, id) {
  const value = catalogue.messages.get(id)?.entry.value;
  return value ? ofPattern(catalogue, value) : [];
}

/** @param {Catalogue} catalogue @param {Pattern} pattern @returns {Outline} */
function ofPattern(catalogue, { elements }) {
  /** @type {(string | readonly Outline[])[]} */
  const parts = [];
  for (const element of elements) {
    for (const part of element.type === 'TextElement' ? [element.value] : ofExpression(catalogue, element.expression)) {
      const before = parts.at(-1);
      if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part;
      else if (part !== '') parts.push(part);
    }
  }
  return parts;
}

/** @param {Catalogue} catalogue @param {Expression} expression @returns {Outline} */
function ofExpression(catalogue, expression) {
  switch (expression.type) {
    case 'Placeable':
      return ofExpression(catalogue, expression.expression);
    case 'StringLiteral':
      return [expression.parse().value];
    case 'SelectExpression':
      return [expression.variants.map(({ value }) => ofPattern(catalogue, value))];
    case 'MessageReference':
      return outlineOf(catalogue, expression.id.name);
    default:
      return [NAMED];
  }
}
