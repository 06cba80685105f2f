/**
 * `npm run build:packages`: what `npm pack` packs. The Laws, the notation, the languages and the elements go as modules with their types into `packages/`,
 * a file for each source; nothing is bundled, so that whoever uses them does it in his own way.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { generateMessages } from './messages.js';
import { typeChecker } from './type-checker.js';

const ROOT = path.resolve(import.meta.dirname, '..');

generateMessages(ROOT);
rmSync(path.join(ROOT, 'packages'), { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [path.join('node_modules', typeChecker(path.join(ROOT, 'node_modules'), process)), '-p', 'tsconfig.packages.json'],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
