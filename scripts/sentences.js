/**
 * Prints every message as it stands in each language, side by side under its id and the comment of the English one: for reading and review.
 * Names of languages and groups choose some: `node scripts/sentences.js en uk refusals`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serializeExpression } from '@fluent/syntax';
import { OF_LANGUAGE } from '../speech/grammar/signatures.js';
import { isFragment, readCatalogue } from './messages/catalogue.js';
import { messagesFolder } from './messages.js';

/** @typedef {import('./messages/catalogue.js').Catalogue} Catalogue */

const chosen = process.argv.slice(2);
const catalogues = Object.keys(OF_LANGUAGE).map((language) => {
  const file = path.join(messagesFolder(path.resolve(import.meta.dirname, '..')), `${language}.ftl`);
  return readCatalogue(language, file, readFileSync(file, 'utf8'));
});
const languages = choice(catalogues.map(({ language }) => language));
const english = catalogues.find(({ language }) => language === 'en');
const groups = choice([...(english?.groups ?? [])]);
for (const { id, group, comment } of english?.messages.values() ?? []) {
  if (isFragment(id) || !groups.includes(group)) continue;
  console.log([`${group}: ${id}`, ...comment.split('\n').map((line) => `  # ${line}`), ...textsOf(id), ''].join('\n'));
}

/** @param {string} id */
function textsOf(id) {
  return catalogues
    .filter(({ language }) => languages.includes(language))
    .map((catalogue) => `  ${catalogue.language}  ${textOf(id, catalogue)}`);
}

/** A message on one line, its parts set in. @param {string} id @param {Catalogue} catalogue @returns {string} */
function textOf(id, catalogue) {
  const elements = catalogue.messages.get(id)?.entry.value?.elements ?? [];
  const text = elements.map((element) => {
    if (element.type === 'TextElement') return element.value;
    const { expression } = element;
    if (expression.type === 'MessageReference') return textOf(expression.id.name, catalogue);
    if (expression.type === 'StringLiteral') return expression.value;
    return `{ ${serializeExpression(expression)} }`;
  });
  return text.join('').replaceAll(/\s+/g, ' ');
}

/** Those of the names that were chosen, or all. @param {readonly string[]} names */
function choice(names) {
  const some = names.filter((name) => chosen.includes(name));
  return some.length > 0 ? some : names;
}
