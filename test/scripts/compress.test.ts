import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compress } from '../../scripts/compress.js';

const TEXT = 'Springer Gustav eins Felix drei. '.repeat(100);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  await mkdir(path.join(folder, 'assets'));
  for (const name of ['index.html', 'assets/engine.wasm', 'assets/sound.ogg', '.sources']) {
    await writeFile(path.join(folder, name), TEXT);
  }
  await writeFile(path.join(folder, 'short.txt'), 'short');
  await compress(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test('texts and programs get both forms, everything else and what is short none', async () => {
  expect((await readdir(folder, { recursive: true })).sort()).toEqual([
    '.sources',
    'assets',
    'assets/engine.wasm',
    'assets/engine.wasm.br',
    'assets/engine.wasm.gz',
    'assets/sound.ogg',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'short.txt',
  ]);
});

test('both are the file', async () => {
  expect(brotliDecompressSync(await readFile(path.join(folder, 'index.html.br'))).toString()).toBe(TEXT);
  expect(gunzipSync(await readFile(path.join(folder, 'index.html.gz'))).toString()).toBe(TEXT);
});
