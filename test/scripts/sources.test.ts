import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint, isBuilt, markBuilt } from '../../scripts/sources.js';

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  write('src/a.ts', '1');
  write('index.html', '<!doctype html>');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

test.each<[string, () => void]>([
  ['other content', () => write('src/a.ts', '2')],
  ['another file', () => write('components/b/b.ts', '')],
  [
    'content moved from one file to the next',
    () => {
      write('src/a.ts', '');
      write('src/b.ts', '1');
    },
  ],
  ['another configuration', () => write('vite.config.ts', '')],
  ['another list of packages', () => write('package-lock.json', '{}')],
])('%s: another fingerprint', (_what, change) => {
  const before = fingerprint(root);
  change();
  expect(fingerprint(root)).not.toBe(before);
});

test.each<[string, () => void]>([
  ['a file only touched', () => utimesSync(path.join(root, 'src/a.ts'), 0, 0)],
  ['a test', () => write('test/a.test.ts', '')],
  ['what was built', () => write('dist/index.html', '')],
])('%s: the same fingerprint', (_what, change) => {
  const before = fingerprint(root);
  change();
  expect(fingerprint(root)).toBe(before);
});

test('built is what was marked from the sources as they are', () => {
  expect(isBuilt(root)).toBe(false);
  write('dist/index.html', '');
  expect(isBuilt(root)).toBe(false);
  markBuilt(root, fingerprint(root));
  expect(isBuilt(root)).toBe(true);
  write('src/a.ts', 'changed since');
  expect(isBuilt(root)).toBe(false);
});
