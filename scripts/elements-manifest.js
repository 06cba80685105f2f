/**
 * `npm run elements`: writes `custom-elements.json`, from which editors and catalogues learn what each element takes and tells, by the
 * doc comments of the elements (custom elements manifest, schema 1.0.0). A test says when it is no longer what the sources say.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
// @ts-expect-error The package declares no types for what it exports.
import { create, ts } from '@custom-elements-manifest/analyzer';
import { litPlugin } from '@custom-elements-manifest/analyzer/src/features/framework-plugins/lit/lit.js';
import { formatted } from './formatted.js';

const ROOT = path.resolve(import.meta.dirname, '..');
export const MANIFEST = path.join(ROOT, 'custom-elements.json');

/**
 * @typedef {object} Member
 * @property {string} name
 * @property {string} [privacy]
 *
 * @typedef {object} Declaration
 * @property {string} [tagName]
 * @property {readonly Member[]} [members]
 * @property {readonly { name?: string, description?: string }[]} [events]
 *
 * @typedef {object} Module
 * @property {string} path
 * @property {readonly Declaration[]} declarations
 */

/** What nobody but the element and lit calls. */
const OF_LIT = ['styles', 'render', 'updated', 'firstUpdated', 'willUpdate', 'scheduleUpdate', 'requestUpdate'];

/** @param {Member} member */
const isPublic = ({ name, privacy }) => privacy === undefined && !name.startsWith('#') && !OF_LIT.includes(name);

/** The elements that others may use. */
const INDEX = readFileSync(path.join(ROOT, 'components/index.ts'), 'utf8');

/** @param {string} module */
const isExported = (module) =>
  INDEX.includes(`'./${path.posix.relative('components', module).replace(/\.ts$/, '.js')}'`);

/**
 * The text of the manifest.
 * @returns {Promise<string>}
 */
export async function elementsManifest() {
  const sources = readdirSync(path.join(ROOT, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.posix.join('components', name.replaceAll(path.sep, '/')))
    .sort()
    .map((name) =>
      ts.createSourceFile(name, readFileSync(path.join(ROOT, name), 'utf8'), ts.ScriptTarget.ES2022, true),
    );
  /** @type {{ schemaVersion: string, readme: string, modules: readonly Module[] }} */
  const { schemaVersion, readme, modules } = create({
    modules: sources,
    plugins: litPlugin(),
    context: { dev: false },
  });
  const described = modules
    .filter((module) => isExported(module.path) && module.declarations.some(({ tagName }) => tagName !== undefined))
    .map((module) => ({
      ...module,
      path: `packages/${module.path.replace(/\.ts$/, '.js')}`,
      declarations: module.declarations
        .filter(({ tagName }) => tagName !== undefined)
        .map(({ members = [], events = [], ...declaration }) => ({
          ...declaration,
          members: members.filter(isPublic),
          // The others are what the analyzer takes an argument of an event's constructor for.
          events: events.filter(({ description }) => description !== undefined),
        })),
    }));
  const text = JSON.stringify({ schemaVersion, readme, modules: described });
  return formatted(MANIFEST, text.replaceAll(/components\/([\w/-]+)\.ts/g, 'packages/components/$1.js'));
}

if (process.argv[1] === import.meta.filename) writeFileSync(MANIFEST, await elementsManifest());
