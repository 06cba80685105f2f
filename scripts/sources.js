/**
 * Whether `dist/` is built from the files as they now are: a fingerprint of everything the build reads, kept beside what it made.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a build is made from. */
const SOURCES = [
  'components',
  'index.html',
  'node_modules/.package-lock.json',
  'package-lock.json',
  'public',
  'scripts',
  'speech',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/** Hidden, so that it is neither served nor kept for offline use; the next build removes it first. */
const FINGERPRINT_FILE = '.sources';

/**
 * The same text for the same names and contents, another for others.
 * @param {string} root The repository.
 * @returns {string}
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesUnder(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update('\0');
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}

/**
 * @param {string} root The repository.
 * @returns {boolean}
 */
export function isBuilt(root) {
  const kept = path.join(root, 'dist', FINGERPRINT_FILE);
  return existsSync(kept) && readFileSync(kept, 'utf8') === fingerprint(root);
}

/**
 * Says of `dist/` that it is finished, and from what.
 * @param {string} root The repository.
 * @param {string} made The fingerprint taken before the build began.
 */
export function markBuilt(root, made) {
  writeFileSync(path.join(root, 'dist', FINGERPRINT_FILE), made);
}
