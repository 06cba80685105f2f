/**
 * The linter holds the floors of the house and the purity of the ground floor: each row is a line that must not pass.
 */
import path from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { expect, test } from 'vitest';
import tseslint from 'typescript-eslint';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** As the repository is linted, but for what needs the types of the whole program: that alone would take as long as all other tests here. */
const WITHOUT_TYPES: Linter.Config = { files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked };

const eslint = new ESLint({ cwd: ROOT, overrideConfig: WITHOUT_TYPES });
const whole = new ESLint({ cwd: ROOT });

/** The rules a text breaks, were it the content of that file. */
async function broken(file: string, text: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath: path.join(ROOT, file) });
  return result!.messages.map(({ ruleId }) => ruleId);
}

const LAWS = 'src/laws/squares.ts';
const QUESTION = 'src/questions/question.ts';
const PHRASE = 'speech/utterance.ts';
const GAME = 'src/game/levels.ts';
const STORAGE = 'src/storage/database.ts';
const COMPONENT = 'components/dom/quiet-list.ts';
const PATHS = 'import-x/no-restricted-paths';

test.each([
  [LAWS, '../questions/question.js', 'notation and questions'],
  [LAWS, '../../speech/utterance.js', 'the words of speech'],
  [LAWS, '../game/levels.js', 'game'],
  [LAWS, './board/board.js', 'the board'],
  ['src/laws/clock/clock.ts', '../schema.js', 'schemas'],
  ['src/laws/acts/draw.ts', '../editions/draw.js', 'editions'],
  ['src/laws/editions/draw.ts', '../conditions.js', 'the conditions'],
  ['src/laws/game.ts', './rules/make.js', 'a rule'],
  ['src/laws/rules/blind/make.ts', '../../permission.js', 'permission'],
  ['src/laws/judge.ts', './parse.js', 'the doors'],
  ['src/laws/parse.ts', './index.js', 'the face of the package'],
  [QUESTION, '../../speech/style.js', 'the words of speech'],
  [QUESTION, '../../components/dom/quiet-list.js', 'components'],
  [PHRASE, './announcer/announcer.js', 'the voices of speech'],
  [PHRASE, '../src/storage/settings/settings.js', 'storage'],
  ['speech/announcer/announcer.ts', '../../src/game/levels.js', 'game'],
  ['speech/announcer/announcer.ts', '../../components/dom/quiet-list.js', 'components'],
  [GAME, '../../components/dom/quiet-list.js', 'components'],
  [GAME, '../storage/database.js', 'storage, which is told of games'],
  [GAME, '../engine/engine.js', 'the computer, which is told of games'],
  [GAME, '../app/update.js', 'app'],
  [STORAGE, '../app/update.js', 'app'],
  [COMPONENT, '../../src/game/levels.js', 'game'],
  [COMPONENT, '../../src/storage/database.js', 'storage'],
  [COMPONENT, '../../src/app/update.js', 'app'],
  [COMPONENT, '../../speech/announcer/announcer.js', 'the announcer, which elements never use'],
  [COMPONENT, '../../scripts/serve.js', 'not part of the app'],
])('%s must not import %s (%s)', async (file, imported) => {
  const ways = [
    `export * from '${imported}';`,
    `import '${imported}';`,
    `export const later = () => import('${imported}');`,
    `import type * as types from '${imported}';`,
  ];
  const rules = await broken(file, ways.join('\n'));
  expect(rules.filter((rule) => rule === PATHS).length).toBeGreaterThanOrEqual(ways.length);
});

test.each([
  ['src/laws/acts.ts', './acts/draw.js'],
  ['src/laws/rules/make.ts', '../judgement.js'],
  [QUESTION, '../laws/acts.js'],
  [PHRASE, './style.js'],
  [PHRASE, '../src/questions/question.js'],
  [GAME, '../../speech/style.js'],
  [STORAGE, '../game/levels.js'],
  [COMPONENT, '../../speech/utterance.js'],
  [COMPONENT, '../../src/laws/squares.js'],
  ['src/app/main.ts', '../../speech/announcer/announcer.js'],
  ['src/app/main.ts', '../../components/dom/quiet-list.js'],
])('%s may import %s, which lies below', async (file, imported) => {
  expect(await broken(file, `export * from '${imported}';`)).not.toContain(PATHS);
});

test.each([
  [LAWS, 'export const now = Date.now();', 'no-restricted-globals'],
  [LAWS, 'export const today = new Date();', 'no-restricted-globals'],
  [LAWS, 'export const chance = Math.random();', 'no-restricted-syntax'],
  [LAWS, 'export const title = document.title;', 'no-restricted-globals'],
  [QUESTION, 'export const wide = window.innerWidth;', 'no-restricted-globals'],
  [QUESTION, 'export const later = setTimeout(() => 0, 1);', 'no-restricted-globals'],
  [PHRASE, 'export const since = performance.now();', 'no-restricted-globals'],
  [PHRASE, "export const kept = localStorage.getItem('a');", 'no-restricted-globals'],
  [PHRASE, "export const opened = indexedDB.open('a');", 'no-restricted-globals'],
  [PHRASE, "import { FluentBundle } from '@fluent/bundle';\nexport const a = FluentBundle;", 'no-restricted-imports'],
  [
    COMPONENT,
    "import { FluentBundle } from '@fluent/bundle';\nexport const a = FluentBundle;",
    'no-restricted-imports',
  ],
  [LAWS, "import { html } from 'lit';\nexport const a = html``;", 'no-restricted-imports'],
  [COMPONENT, "export const asked = fetch('/a');", 'no-restricted-globals'],
  [GAME, 'export enum Way { Left, Right }', 'no-restricted-syntax'],
  [GAME, 'export default 1;', 'no-restricted-syntax'],
  [GAME, "export * from './time';", 'no-restricted-syntax'],
  [GAME, 'export let held = 1;', 'no-restricted-syntax'],
  [COMPONENT, 'let shown = 1;', 'no-restricted-syntax'],
  [GAME, 'const known = new Map<string, string>();', 'no-restricted-syntax'],
  [GAME, "announcer.say('e4');", 'no-restricted-syntax'],
  ['src/pages/clock/dials.ts', 'speech.announcer.repeat(0);', 'no-restricted-syntax'],
  ['src/app/choices.ts', 'this.#announcer.mention(1);', 'no-restricted-syntax'],
  [GAME, 'export const first = (list: readonly string[]) => list[0]!;', '@typescript-eslint/no-non-null-assertion'],
  [GAME, 'export const all: any = 1;', '@typescript-eslint/no-explicit-any'],
])('%s: %s', async (file, text, rule) => {
  expect(await broken(file, text)).toContain(rule);
});

test.each([
  '@typescript-eslint/no-floating-promises',
  '@typescript-eslint/no-misused-promises',
  '@typescript-eslint/switch-exhaustiveness-check',
])('%s, which needs types, is an error in the whole program', async (rule) => {
  const config = (await whole.calculateConfigForFile(path.join(ROOT, GAME))) as Linter.Config;
  const entry = config.rules?.[rule];
  expect(Array.isArray(entry) ? entry[0] : entry).toBe(2);
});
