/** `npm run types`: checks the types of every project, one after another, as `npm test` does. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { generateMessages } from './messages.js';
import { PROJECTS, typeChecker } from './type-checker.js';

const ROOT = path.resolve(import.meta.dirname, '..');
generateMessages(ROOT);
const packages = path.join(ROOT, 'node_modules');
const compiler = path.join(packages, typeChecker(packages, process));

for (const project of PROJECTS) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', project], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
