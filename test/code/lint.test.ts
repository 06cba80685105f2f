/**
 * The linter holds the floors of the house and the purity of the ground floor: each row is a line that must not pass.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { typeChecker } from '../../scripts/type-checker.js';

const ROOT = path.resolve(import.meta.dirname, '../..');

const eslint = new ESLint({ cwd: ROOT });

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
  [GAME, 'export let held = 1;', 'no-restricted-syntax'],
  [COMPONENT, 'let shown = 1;', 'no-restricted-syntax'],
  [GAME, 'const known = new Map<string, string>();', 'no-restricted-syntax'],
  [GAME, "announcer.say('e4');", 'no-restricted-syntax'],
  ['src/pages/clock/dials.ts', 'speech.announcer.repeat(0);', 'no-restricted-syntax'],
  ['src/app/choices.ts', 'this.#announcer.mention(1);', 'no-restricted-syntax'],
])('%s: %s', async (file, text, rule) => {
  expect(await broken(file, text)).toContain(rule);
});

/** What a program of this repository prints about a project of that one text, with the options of this one. @param parameters the program, under node_modules, and what it is given */
async function printedAbout(text: string, parameters: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'anna-hector-lint-'));
  try {
    await writeFile(path.join(folder, 'text.ts'), text);
    const types = { extends: path.join(ROOT, 'tsconfig.json'), compilerOptions: { types: [] }, include: ['text.ts'] };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(types));
    const [program = '', ...further] = parameters;
    const started = [path.join(ROOT, 'node_modules', program), ...further];
    // The linter looks for what knows the types from where it stands, else on the path, as npm sets it.
    const PATH = [path.join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter);
    return spawnSync(process.execPath, started, { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH } })
      .stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What the linter that knows TypeScript says of a text, as far as its name for each fault goes. */
async function brokenInTypeScript(text: string): Promise<readonly string[]> {
  const config = ['--config', path.join(ROOT, '.oxlintrc.json')];
  const printed = await printedAbout(text, ['oxlint/bin/oxlint', ...config, '--format', 'json', 'text.ts']);
  const { diagnostics } = JSON.parse(printed) as { readonly diagnostics: readonly { readonly code: string }[] };
  return diagnostics.map(({ code }) => code);
}

test.each([
  ['no-floating-promises', 'export const begin = (save: () => Promise<void>): void => { save(); };'],
  [
    'no-misused-promises',
    'export const all = (names: readonly string[], save: (name: string) => Promise<void>): void => { names.forEach(save); };',
  ],
  [
    'switch-exhaustiveness-check',
    "export function turn(side: 'white' | 'black'): number { switch (side) { case 'white': return 1; } return 2; }",
  ],
])('a text is refused by %s, which needs types', async (rule, text) => {
  expect(await brokenInTypeScript(text)).toEqual([`typescript(${rule})`]);
});

test.each([
  ['typescript(no-non-null-assertion)', 'export const first = (list: readonly string[]) => list[0]!;'],
  ['typescript(no-explicit-any)', 'export const all: any = 1;'],
  ['typescript(consistent-type-imports)', "import { Way } from './way.js';\nexport const ways: readonly Way[] = [];"],
  ['eslint(no-unused-vars)', 'const unused = 1;\nexport const used = 2;'],
  ['import(no-default-export)', 'export default 1;'],
  ['import(extensions)', "export * from './time';"],
])('a text is refused by %s', async (rule, text) => {
  expect(await brokenInTypeScript(text)).toEqual([rule]);
});

test('an enum does not compile', async () => {
  const compiler = typeChecker(path.join(ROOT, 'node_modules'), process);
  const printed = await printedAbout('export enum Way { Left, Right }', [compiler, '-p', '.']);
  expect(printed).toContain("error TS1294: This syntax is not allowed when 'erasableSyntaxOnly' is enabled.");
});
