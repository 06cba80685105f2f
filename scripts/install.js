/**
 * Puts the packages in place when they are missing or other than the lock file says. Node's own modules only: this runs before
 * any package is there.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The oldest Node that runs the tools; the same as `engines` in package.json. */
export const OLDEST_NODE = '20.19';

/**
 * What to tell somebody whose Node is too old, or `undefined` if it will do.
 * @param {string} version As in `process.versions.node`, "20.19.4".
 * @returns {string | undefined}
 */
export function complaintAboutNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `Anna–Hector needs Node ${OLDEST_NODE} or newer; this is Node ${version}. See https://nodejs.org/.`;
}

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {readonly string[]} [os]
 * @property {readonly string[]} [cpu]
 */

/**
 * @typedef {object} Lock
 * @property {Readonly<Record<string, LockedPackage>>} packages By their place, "node_modules/lit".
 */

/**
 * Whether what is installed is what the lock file asks for, on this machine. What is optional may be missing: it is for other
 * systems. But nothing may be there that was made for another system (a folder carried over from one).
 * @param {Lock} wanted package-lock.json
 * @param {Lock | undefined} installed node_modules/.package-lock.json, which npm keeps of what it has installed
 * @param {{ platform: string, arch: string }} machine As in `process`.
 */
export function isInstalled(wanted, installed, machine) {
  if (installed === undefined) return false;
  const same = Object.entries(wanted.packages).every(([place, locked]) => {
    if (place === '') return true;
    const found = installed.packages[place];
    if (found === undefined) return locked.optional === true;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
  return same && Object.values(installed.packages).every((found) => runsOn(found, machine));
}

/**
 * @param {LockedPackage} found
 * @param {{ platform: string, arch: string }} machine
 */
function runsOn(found, machine) {
  const allows = (/** @type {readonly string[] | undefined} */ list, /** @type {string} */ name) =>
    list === undefined || list.includes(name) || list.every((entry) => entry.startsWith('!') && entry !== `!${name}`);
  return (
    allows(found.os, machine.platform) && (found.cpu?.includes('wasm32') === true || allows(found.cpu, machine.arch))
  );
}

/**
 * Installs with `npm ci` if needed, and says so. Everything is put in place, also what only builds and tests, and no browser is
 * fetched beside the packages.
 * @param {string} root The repository.
 * @returns {string | undefined} What went wrong, in words for the user.
 */
export function install(root) {
  const wanted = readLock(path.join(root, 'package-lock.json'));
  if (wanted === undefined) return 'There is no readable package-lock.json here; is the clone complete?';
  if (isInstalled(wanted, readLock(path.join(root, 'node_modules', '.package-lock.json')), process)) return undefined;
  console.log('Installing the packages (once, and again when package-lock.json has changed) …');
  const npm = npmCommand(process.env.npm_execpath);
  const done = spawnSync(npm.command, [...npm.arguments, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    env: { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' },
    shell: npm.shell,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (done.status === 0) return undefined;
  const why = done.error === undefined ? `npm ci ended with ${String(done.status ?? done.signal)}` : done.error.message;
  return `The packages could not be installed (${why}). The first start needs the network; try again when it is there.`;
}

/**
 * npm as it called us, else the one on the path (on Windows a script, which only a shell can start).
 * @param {string | undefined} execPath
 */
function npmCommand(execPath) {
  if (execPath?.endsWith('npm-cli.js')) return { command: process.execPath, arguments: [execPath], shell: false };
  return { command: 'npm', arguments: [], shell: process.platform === 'win32' };
}

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(file) {
  try {
    const lock = JSON.parse(readFileSync(file, 'utf8'));
    return typeof lock?.packages === 'object' ? lock : undefined;
  } catch {
    return undefined;
  }
}
