/**
 * TypeScript of the bench with all it needs in one module, as the page has it: one and the same chessops serves both that are measured.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

/**
 * @template {'board-questions.ts' | 'call-and-hear.ts' | 'deciding.ts' | 'hearing.ts' | 'judging.ts' | 'noise.ts' | 'phrasing.ts'} File
 * @param {File} file
 * @returns {Promise<{
 *   'board-questions.ts': typeof import('./board-questions.js'),
 *   'call-and-hear.ts': typeof import('./call-and-hear.js'),
 *   'deciding.ts': typeof import('./deciding.js'),
 *   'hearing.ts': typeof import('./hearing.js'),
 *   'judging.ts': typeof import('./judging.js'),
 *   'noise.ts': typeof import('./noise.js'),
 *   'phrasing.ts': typeof import('./phrasing.js'),
 * }[File]>}
 */
export async function bundled(file) {
  const outDir = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await build({
      root: ROOT,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: { outDir, ssr: path.join(import.meta.dirname, file), target: 'es2022', minify: false },
    });
    return await import(pathToFileURL(path.join(outDir, file.replace(/\.ts$/, '.js'))).href);
  } finally {
    await rm(outDir, { recursive: true });
  }
}
