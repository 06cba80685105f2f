import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { complaintAboutNode, isInstalled, OLDEST_NODE, type Lock, type LockedPackage } from '../../scripts/install.js';

const LINUX = { platform: 'linux', arch: 'x64' };
const MAC = { platform: 'darwin', arch: 'arm64' };

const LIT: LockedPackage = { version: '3.3.3', integrity: 'sha512-lit' };
const FOR_LINUX: LockedPackage = {
  version: '1.0.0',
  integrity: 'sha512-l',
  optional: true,
  os: ['linux'],
  cpu: ['x64'],
};
const FOR_MAC: LockedPackage = {
  version: '1.0.0',
  integrity: 'sha512-m',
  optional: true,
  os: ['darwin'],
  cpu: ['arm64'],
};
const lock = (packages: Record<string, LockedPackage>): Lock => ({ packages });

const WANTED = lock({
  '': { version: '0.1.0' },
  'node_modules/lit': LIT,
  'node_modules/binding-linux': FOR_LINUX,
  'node_modules/binding-mac': FOR_MAC,
});
const INSTALLED = lock({ 'node_modules/lit': LIT, 'node_modules/binding-linux': FOR_LINUX });

describe('whether what is installed is what the lock file asks for', () => {
  test.each<[string, Lock | undefined, typeof LINUX, boolean]>([
    ['just installed', INSTALLED, LINUX, true],
    ['nothing there', undefined, LINUX, false],
    ['a package is missing', lock({ 'node_modules/binding-linux': FOR_LINUX }), LINUX, false],
    ['a package has another version', lock({ 'node_modules/lit': { ...LIT, version: '3.3.2' } }), LINUX, false],
    ['a package has another content', lock({ 'node_modules/lit': { ...LIT, integrity: 'sha512-x' } }), LINUX, false],
    ['without what is optional', lock({ 'node_modules/lit': LIT }), LINUX, true],
    ['carried over from another system', INSTALLED, MAC, false],
    ['carried over to another processor', INSTALLED, { platform: 'linux', arch: 'arm64' }, false],
    [
      'with a package for all systems but one',
      lock({ ...INSTALLED.packages, 'node_modules/unix': { version: '1.0.0', os: ['!win32'] } }),
      LINUX,
      true,
    ],
  ])('%s', (_what, installed, machine, good) => {
    expect(isInstalled(WANTED, installed, machine)).toBe(good);
  });
});

describe('the oldest Node', () => {
  test.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.0.0', true],
    ['26.1.0', true],
    ['20.18.9', false],
    ['18.20.8', false],
    ['9.99.0', false],
  ])('%s: %s', (version, good) => {
    expect(complaintAboutNode(version) === undefined).toBe(good);
  });

  test('the complaint names both versions', () => {
    expect(complaintAboutNode('18.20.8')).toBe(
      'Anna–Hector needs Node 20.19 or newer; this is Node 18.20.8. See https://nodejs.org/.',
    );
  });

  test('is that of package.json', () => {
    const described = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      engines: { node: string };
    };
    expect(described.engines.node).toBe(`>=${OLDEST_NODE}`);
  });
});

describe('the lock file', () => {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const { packages } = JSON.parse(text) as {
    packages: Record<string, LockedPackage & { optionalDependencies?: Record<string, string>; resolved?: string }>;
  };

  test('names no host: any registry will do', () => {
    expect(text).not.toContain('"resolved"');
  });

  test('has the content of every package', () => {
    const without = Object.entries(packages).filter(([place, locked]) => place !== '' && !locked.integrity);
    expect(without).toEqual([]);
  });

  test.each(['esbuild', 'lightningcss', 'rolldown', 'rollup', 'unrs-resolver'])(
    '%s can be installed on every system it is made for',
    (name) => {
      const wanted = Object.keys(packages[`node_modules/${name}`]!.optionalDependencies ?? {});
      const missing = wanted.filter((binding) => !(`node_modules/${binding}` in packages));
      expect(wanted.length).toBeGreaterThan(5);
      expect(missing).toEqual([]);
    },
  );
});
