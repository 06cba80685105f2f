/**
 * The projects of TypeScript, and the compiler that checks their types: the native one, which finds the same in a fifth of the time, or, on a
 * machine it was not made for, the other. It makes the packages too.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

export const PROJECTS = [
  'tsconfig.json',
  'tsconfig.pure.json',
  'src/service-worker/tsconfig.json',
  'tsconfig.scripts.json',
];

/** Under node_modules, to be run by node. */
export const PRESENT_COMPILER = 'typescript/bin/tsc';
const NATIVE_COMPILER = '@typescript/native-preview/bin/tsgo';

/**
 * @param {string} packages The folder node_modules.
 * @param {{ platform: string, arch: string }} machine As in `process`.
 * @returns {string} The place of the compiler in that folder.
 */
export function typeChecker(packages, { platform, arch }) {
  const madeForIt = path.join(packages, '@typescript', `native-preview-${platform}-${arch}`);
  return existsSync(madeForIt) ? NATIVE_COMPILER : PRESENT_COMPILER;
}
