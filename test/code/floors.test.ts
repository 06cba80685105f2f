/**
 * What the floors of the house do not allow and some files still import stands in one list, which only shrinks: a line that nothing needs
 * any more is taken out of it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint, type Linter } from 'eslint';
import { expect, test } from 'vitest';
import tseslint from 'typescript-eslint';
import { FLOOR_EXCEPTIONS } from '../../scripts/floor-exceptions.js';
import { ALL_ZONES, floorRule } from '../../scripts/floors.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = Object.keys(FLOOR_EXCEPTIONS);

const WITHOUT_TYPES: Linter.Config = { files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked };
const WITHOUT_EXCEPTIONS: Linter.Config = { files: ['**/*.ts'], rules: floorRule(ALL_ZONES) };
const RULE = 'import-x/no-restricted-paths';

/** What a file imports and may not, by the floors alone. */
async function notAllowed(): Promise<Readonly<Record<string, readonly string[]>>> {
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfig: [WITHOUT_TYPES, WITHOUT_EXCEPTIONS],
    ruleFilter: ({ ruleId }) => ruleId === RULE,
  });
  const results = await eslint.lintFiles(FILES);
  return Object.fromEntries(
    results.map(({ filePath, messages }) => {
      const broken = messages.filter(({ ruleId }) => ruleId === RULE).map(({ message }) => imported(filePath, message));
      return [path.relative(ROOT, filePath), [...new Set(broken)].sort()];
    }),
  );
}

/** The file that a message of the linter names, from the root. */
function imported(filePath: string, message: string): string {
  const [, place = ''] = /"(.+?)"/.exec(message) ?? [];
  const file = path.join(path.dirname(filePath), place);
  return path.relative(ROOT, existsSync(file) ? file : file.replace(/\.js$/, '.ts'));
}

test('each file that is excepted is there', () => {
  expect(FILES.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('each exception from the floors is needed', async () => {
  const listed = Object.entries(FLOOR_EXCEPTIONS).map(([file, imports]) => [file, [...imports].sort()] as const);
  expect(await notAllowed()).toEqual(Object.fromEntries(listed));
}, 60_000);
