/**
 * What is said, in every language: `speech/messages/<language>.ftl` (Project Fluent). They are read and held against each other here, and of
 * them are made the modules in `speech/messages/generated/` that the app imports: the arguments of every message as types, and the texts,
 * one module a group and language. The build, the tests and the development server make them first; a fault ends them, with its line.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { FluentSerializer } from '@fluent/syntax';
import { OF_LANGUAGE } from '../speech/grammar/signatures.js';
import { shortName } from '../speech/messages/short-name.js';
import { check } from './messages/check.js';
import { isFragment, readCatalogue } from './messages/catalogue.js';
import { gathered, wordsName } from './messages/gathered.js';
import { LOADS } from './messages/loads.js';
import { outlineOf } from './messages/outlines.js';
import { partNames, seedFor } from './messages/short-names.js';
import { typeText } from './messages/argument-types.js';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = 'speech/messages';

/** @typedef {import('./messages/catalogue.js').Catalogue} Catalogue */

/**
 * @param {string} root The repository.
 * @returns {string} The folder of the sources.
 */
export function messagesFolder(root) {
  return path.join(root, FOLDER);
}

/**
 * Makes the modules. A file that would be as it is stays untouched, so that nothing is made anew that depends on it.
 * @param {string} root The repository.
 * @throws with every fault, a line each: file, line, what is wrong.
 */
export function generateMessages(root) {
  const catalogues = Object.keys(OF_LANGUAGE).map((language) => {
    const file = path.posix.join(FOLDER, `${language}.ftl`);
    return readCatalogue(language, file, readFileSync(path.join(root, file), 'utf8'));
  });
  const { faults, declared } = check(catalogues);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const seed = seedFor(catalogues);
  const made = new Map([
    ['arguments.ts', argumentsModule(catalogues[0], declared)],
    ['loads.ts', loadsModule()],
    ['seed.ts', `/** Of the short names of messages. Made by scripts/messages.js. */\nexport const SEED = ${seed};\n`],
  ]);
  for (const catalogue of catalogues) {
    for (const [group, text] of textsByGroup(catalogue, seed)) {
      made.set(path.join(catalogue.language, `${group}.ts`), textModule(group, text));
    }
    for (const [group, phrases] of catalogue.phrases) {
      made.set(path.join(catalogue.language, `${group}.ts`), phrasesModule(group, phrases));
    }
    made.set(path.join(catalogue.language, 'catalogue.ts'), catalogueModule(catalogue));
    const { first, ...others } = LOADS;
    made.set(path.join(catalogue.language, 'words.ts'), wordsModule(catalogue.language, first));
    for (const [load, groups] of Object.entries(others)) {
      made.set(
        path.join(catalogue.language, `${load}.ts`),
        load === 'page' ? pageModule(catalogue.language, groups) : loadModule(load, groups),
      );
    }
  }
  writeAll(path.join(messagesFolder(root), 'generated'), made);
  writeAll(path.join(root, 'speech/languages'), gathered(catalogues.map(({ language }) => language)));
}

/**
 * @param {Catalogue | undefined} english
 * @param {ReadonlyMap<string, import('./messages/argument-types.js').Declared>} declared
 */
function argumentsModule(english, declared) {
  /** @type {Map<string, string[]>} */
  const groups = new Map(english?.groups.map((group) => [group, []]));
  for (const { id, group } of english?.messages.values() ?? []) {
    const lines = groups.get(group) ?? [];
    groups.set(group, lines);
    if (isFragment(id)) continue;
    const fields = [...(declared.get(id) ?? [])].map(([name, type]) => `readonly ${name}: ${typeText(type)};`);
    lines.push(`    '${id}': ${fields.length > 0 ? `{ ${fields.join(' ')} }` : 'Readonly<Record<never, never>>'};`);
  }
  const body = [...groups].map(([group, lines]) => `  '${group}': {\n${lines.join('\n')}\n  };`);
  return [
    '/** What each message is given. Made by scripts/messages.js out of the comments in speech/messages/en.ftl. */',
    "import type { Values } from '../../grammar/grammar.js';",
    '',
    `export interface MessageGroups {\n${body.join('\n')}\n}\n`,
  ].join('\n');
}

/**
 * The texts without what is for translators, and messages and parts under short names. The app reads them as they are: small by themselves, and smaller
 * compressed than what a parser makes of them.
 * @param {Catalogue} catalogue
 * @param {number} seed
 * @returns {ReadonlyMap<string, string>}
 */
function textsByGroup(catalogue, seed) {
  const { file, messages } = catalogue;
  const serializer = new FluentSerializer();
  const parts = partNames(catalogue);
  const nameOf = (/** @type {string} */ id) => parts.get(id) ?? shortName(id, seed);
  /** @type {Map<string, string>} */
  const texts = new Map();
  for (const { id, group, entry } of messages.values()) {
    const plain = entry.clone();
    plain.comment = null;
    const text = serializer
      .serializeEntry(plain)
      .replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 4))
      .replaceAll(/\n +(?=\*?\[)/g, '\n')
      .replace(/^([\w-]+) = ?/, (_, name) => `${nameOf(name)}=`)
      .replaceAll(/\{ | \}/g, (brace) => brace.trim())
      .replaceAll(/(?<=\{)[a-z][\w-]*(?=\})|(?<=")part-[\w-]+(?=")/g, nameOf);
    if (new FluentResource(text).body.length !== 1) throw new Error(`${file}: the app would not read ${id}.`);
    texts.set(group, (texts.get(group) ?? '') + text);
  }
  return texts;
}

/**
 * @param {string} group
 * @param {string} text
 */
function textModule(group, text) {
  return [
    '/** Made by scripts/messages.js. */',
    "import type { GroupText } from '../../../phrase/say.js';",
    '',
    `export const ${exportName(group)}: GroupText<'${group}'> = { group: '${group}', text: ${JSON.stringify(text)} };\n`,
  ].join('\n');
}

/**
 * @param {string} group
 * @param {readonly import('./messages/phrases.js').CommandPhrases[]} phrases
 */
function phrasesModule(group, phrases) {
  const rows = phrases.map(({ id, phrases: own }) => `  ${JSON.stringify(id)}: ${JSON.stringify(own)},`);
  return `/** Made by scripts/messages.js. */\nexport const ${exportName(group)} = {\n${rows.join('\n')}\n} as const;\n`;
}

/**
 * The messages under their whole names and as they are written, for whoever reports a wrong wording; parts stand in those that say them. As
 * JSON, which a browser reads faster than a script, and the compiler not at all.
 * @param {Catalogue} catalogue
 */
function catalogueModule(catalogue) {
  const rows = [...catalogue.messages.values()]
    .filter(({ id }) => !isFragment(id))
    .map(({ id, source }) => ({ id, source, outline: outlineOf(catalogue, id) }));
  return [
    '/** Made by scripts/messages.js. */',
    "import type { CatalogueMessage } from '../../../wording/catalogue.js';",
    '',
    'export const catalogue = JSON.parse(',
    `  ${JSON.stringify(JSON.stringify(rows))},`,
    ') as readonly CatalogueMessage[];\n',
  ].join('\n');
}

/**
 * What a language says from its first load on.
 * @param {string} language
 * @param {readonly string[]} groups
 */
function wordsModule(language, groups) {
  return [
    '/** Made by scripts/messages.js. */',
    `import { ${language} } from '../../../grammar/${language}.js';`,
    "import { wordsOf } from '../../../phrase/words.js';",
    ...groups.map((group) => `import { ${exportName(group)} } from './${group}.js';`),
    '',
    `export const ${wordsName(language)} = wordsOf(${language}, [${groups.map(exportName).join(', ')}]);\n`,
  ].join('\n');
}

/**
 * What says the texts of the page. It shares only `shared` with what is said of a game, and has it once more: no name is to be looked for among both.
 * @param {string} language
 * @param {readonly string[]} groups
 */
function pageModule(language, groups) {
  const there = ['shared', ...groups];
  return [
    '/** Made by scripts/messages.js. */',
    `import { ${language} } from '../../../grammar/${language}.js';`,
    "import { createMessages } from '../../../phrase/say.js';",
    "import type { PageGroup } from '../loads.js';",
    ...there.map((group) => `import { ${exportName(group)} } from './${group}.js';`),
    '',
    `export const page = createMessages<PageGroup>(${language}, [${there.map(exportName).join(', ')}]);\n`,
  ].join('\n');
}

/**
 * The texts of a language that come at once, and later than its words.
 * @param {string} load
 * @param {readonly string[]} groups
 */
function loadModule(load, groups) {
  return [
    '/** Made by scripts/messages.js. */',
    ...groups.map((group) => `import { ${exportName(group)} } from './${group}.js';`),
    '',
    `export const ${load} = [${groups.map(exportName).join(', ')}] as const;\n`,
  ].join('\n');
}

function loadsModule() {
  const quoted = (/** @type {readonly string[]} */ groups) => groups.map((group) => `'${group}'`);
  return [
    '/** Which groups of messages come when. Made by scripts/messages.js out of scripts/messages/loads.js. */',
    'export interface Loads {',
    ...Object.entries(LOADS).map(([load, groups]) => `  readonly ${load}: ${quoted(groups).join(' | ')};`),
    '}',
    '/** The texts of the page and its elements. */',
    "export type PageGroup = Loads['page' | 'latePage'];\n",
  ].join('\n');
}

/** "piece-list" is exported as `pieceList`. @param {string} group */
function exportName(group) {
  return group.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * @param {string} folder
 * @param {ReadonlyMap<string, string>} made
 */
function writeAll(folder, made) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(name.parentPath, name.name);
    if (name.isFile() && !made.has(path.relative(folder, file))) rmSync(file);
  }
  for (const [name, content] of made) {
    const file = path.join(folder, name);
    if (readIfThere(file) === content) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    generateMessages(ROOT);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
