/** The journeys go through the built app, which is built before them unless it stands there as the sources have it. */
import { execFileSync } from 'node:child_process';
import { isBuilt } from '../../scripts/sources.js';

const ROOT = new URL('../..', import.meta.url).pathname;

export function setup(): void {
  if (isBuilt(ROOT)) return;
  // In a process of its own: the test runner's NODE_ENV would make it a development build.
  const { NODE_ENV: _, VITEST: _vitest, ...env } = process.env;
  execFileSync(process.execPath, ['scripts/build.js'], { cwd: ROOT, env, stdio: 'inherit' });
}
