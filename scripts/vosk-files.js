/**
 * Vosk's script and its WebAssembly as files, to be bundled under the names `vosk-engine` and `vosk-engine.wasm`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutOutVosk } from './vosk-engine.js';

/**
 * Makes the files where they are not there yet, of this version of the package and by this way of making them.
 * @param {string} root
 * @returns {{ script: string, wasm: string }} Where they lie.
 */
export function voskFiles(root) {
  const packages = path.join(root, 'node_modules');
  const { version } = JSON.parse(readFileSync(path.join(packages, 'vosk-browser', 'package.json'), 'utf8'));
  const folder = path.join(packages, '.cache', 'vosk-engine', `${version}-${makingOf(root)}`);
  const files = { script: path.join(folder, 'vosk-engine.js'), wasm: path.join(folder, 'vosk-engine.wasm') };
  if (existsSync(files.script)) return files;
  const { script, wasm } = cutOutVosk(readFileSync(path.join(packages, 'vosk-browser', 'dist', 'vosk.js'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  write(files.wasm, wasm);
  // The last: where it is, the other is too.
  write(files.script, script);
  return files;
}

/** @param {string} root */
function makingOf(root) {
  const source = readFileSync(path.join(root, 'scripts', 'vosk-engine.js'));
  return createHash('sha256').update(source).digest('hex').slice(0, 8);
}

/**
 * Whole or not at all, also where two do it at the same time.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
function write(file, content) {
  const unfinished = `${file}.${String(process.pid)}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
