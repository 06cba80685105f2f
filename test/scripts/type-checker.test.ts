import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { typeChecker } from '../../scripts/type-checker.js';

let packages: string;

beforeEach(() => {
  packages = mkdtempSync(path.join(tmpdir(), 'packages-'));
  mkdirSync(path.join(packages, '@typescript', 'native-preview-linux-x64'), { recursive: true });
});
afterEach(() => rmSync(packages, { recursive: true }));

test('types are checked by the native compiler', () => {
  expect(typeChecker(packages, { platform: 'linux', arch: 'x64' })).toBe('@typescript/native-preview/bin/tsgo');
});

test.each([
  { platform: 'linux', arch: 's390x' },
  { platform: 'freebsd', arch: 'x64' },
])('and by the other where there is none: $platform, $arch', (machine) => {
  expect(typeChecker(packages, machine)).toBe('typescript/bin/tsc');
});
