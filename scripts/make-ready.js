/**
 * `node scripts/make-ready.js`: installs and builds what is not there yet or no longer current. Node's own modules only, until the packages
 * are installed.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { complaintAboutNode, install } from './install.js';
import { isBuilt } from './sources.js';

const ROOT = path.resolve(import.meta.dirname, '..');

/** @returns {Promise<string | undefined>} What keeps it from being installed, a sentence for the user. Rejects where the build fails. */
export async function makeReady() {
  const complaint = complaintAboutNode(process.versions.node) ?? install(ROOT);
  if (complaint !== undefined || isBuilt(ROOT)) return complaint;
  console.log('Building …');
  const { build } = await import('./build.js');
  await build({ quiet: true });
  return undefined;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const complaint = await makeReady();
  if (complaint !== undefined) {
    console.error(complaint);
    process.exitCode = 1;
  }
}
