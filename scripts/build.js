/**
 * `npm run build`: the page, then the service worker with the list of everything it keeps for offline use, into `dist/`; and beside each
 * file its compressed forms.
 */
import { copyFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { injectManifest } from 'workbox-build';
import { compress } from './compress.js';
import { generateMessages } from './messages.js';
import { fingerprint, markBuilt } from './sources.js';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The largest file kept for offline use, in bytes: the engine is just under two million. */
const LARGEST_KEPT = 8_000_000;

/**
 * Large files that few use: kept for offline use from the first time on that they are asked for. The catalogues, in which the message of a
 * wrong wording is found, would be more than half as much again as all that is kept.
 */
const KEPT_WHEN_USED = /^(?:vosk-(?:engine|worker)|catalogue-[a-z]{2})-/;

/** Licences that go with what is built, beside those the bundler gathers into licenses.md. */
const LICENSES = /** @type {const} */ ([
  ['LICENSE', 'license.txt'],
  ['node_modules/@fontsource/atkinson-hyperlegible/LICENSE', 'typeface-license.txt'],
  ['speech/recogniser/vosk/license.txt', 'vosk-license.txt'],
  // The text of the Apache License, which is Vosk's too.
  ['node_modules/typescript/LICENSE.txt', 'apache-license.txt'],
]);

/**
 * Builds everything.
 * @param {{ root?: string, quiet?: boolean }} [options]
 */
export async function build({ root = ROOT, quiet = false } = {}) {
  // Whatever it is where this was called from (a test runner has its own): what is built is for use.
  process.env.NODE_ENV = 'production';
  generateMessages(root);
  const made = fingerprint(root);
  const dist = path.join(root, 'dist');
  const logLevel = quiet ? 'warn' : 'info';
  await viteBuild({ root, configFile: path.join(root, 'vite.config.ts'), logLevel });
  await buildServiceWorker(root, dist);
  for (const [from, to] of LICENSES) await copyFile(path.join(root, from), path.join(dist, to));
  const { count, size, warnings } = await injectManifest({
    swSrc: path.join(dist, 'service-worker.js'),
    swDest: path.join(dist, 'service-worker.js'),
    globDirectory: dist,
    globPatterns: ['**/*'],
    globIgnores: ['service-worker.js', 'screenshots/*', '**/*.{map,br,gz}', '**/.*', ...(await keptWhenUsed(dist))],
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: LARGEST_KEPT,
  });
  // A warning here is a file that would be missing offline.
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  // Last, so that what is kept for offline use is each file once.
  await compress(dist);
  markBuilt(root, made);
  if (!quiet) console.log(`Kept for offline use: ${String(count)} files, ${String(Math.round(size / 1000))} kB.`);
}

/**
 * The service worker is a build of its own, so that it never shares a chunk with the page.
 * @param {string} root
 * @param {string} dist
 */
async function buildServiceWorker(root, dist) {
  await viteBuild({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      // Workbox asks for it; in a service worker nothing else would give the answer.
      'process.env.NODE_ENV': JSON.stringify('production'),
      KEPT_WHEN_USED: JSON.stringify(await keptWhenUsed(dist)),
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      license: { fileName: 'service-worker-licenses.md' },
      rolldownOptions: {
        input: path.join(root, 'src', 'service-worker', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/**
 * Addresses of the large files, relative to the page. Their names tell their content.
 * @param {string} dist
 * @returns {Promise<string[]>}
 */
async function keptWhenUsed(dist) {
  const names = await readdir(path.join(dist, 'assets'));
  return names.filter((name) => KEPT_WHEN_USED.test(name)).map((name) => `assets/${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
