/**
 * Writes beside each file of the built app its compressed forms, for servers that send them: `index.html.br`, `index.html.gz`.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is text, or as good as: pictures, sounds and typefaces are compressed already. */
const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.wasm', '.webmanifest']);
/** Bytes; of less the headers of the answer are the larger part. */
const SMALLEST = 512;
/** Bytes; with more the slowest way takes minutes for little. */
const LARGE = 1_000_000;

/** @param {Buffer} bytes */
const brotli = (bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** @param {Buffer} bytes */
const gzipped = (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

/** @param {string} folder With everything below it. */
export async function compress(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(path.extname(entry.name)) && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < SMALLEST) return;
      await keepIfSmaller(`${file}.gz`, await gzipped(bytes), bytes);
      await keepIfSmaller(`${file}.br`, await brotli(bytes), bytes);
    }),
  );
}

/**
 * @param {string} file
 * @param {Buffer} compressed
 * @param {Buffer} bytes
 */
async function keepIfSmaller(file, compressed, bytes) {
  if (compressed.length < bytes.length) await writeFile(file, compressed);
}
