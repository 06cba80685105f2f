/**
 * What a page fetches from the first visit to mate, in a game beside somebody with typed moves: each script and text, compressed as a server
 * would. The service worker, what it fetches for use offline, and the engine are not counted; typefaces and sounds are neither script nor text.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openOurs } from './pages.js';
import { beginBeside, enter, goToEntry, lastLine, untilAnswered, untilCalm, visit } from './player.js';
import { row } from './row.js';

/** The shortest of all games (Art. 5.1.1). */
const MOVES = ['f3', 'e5', 'g4', 'Qh4'];
/** Its end in English, the call as FIDE has it. */
const MATE = 'Dame David acht Hector vier, matt. Black wins.';

/** The most that the first visit may fetch, in kB. */
const LIMIT = 210;

const SCRIPT = '.js';
const SCRIPTS_AND_TEXTS = [SCRIPT, '.html', '.css', '.json', '.webmanifest'];
const NOT_COUNTED = /^(?:service-worker\.js|assets\/stockfish-)/;

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function visitRows() {
  const ours = await openOurs();
  try {
    /** @type {Set<string>} */
    const fetched = new Set();
    const page = await visit(ours.browser, ours.address, (opened) => {
      opened.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === new URL(ours.address).origin) fetched.add(pathname.slice(1) || 'index.html');
      });
    });
    await beginBeside(page);
    await goToEntry(page);
    for (const move of MOVES) await untilAnswered(page, () => enter(page, move));
    await untilCalm(page);
    const end = await lastLine(page);
    if (!end.includes(MATE)) throw new Error(`The game did not end with mate, but: ${end}`);
    return rowsOf(await sizesOf(ours.folder, [...fetched].filter(isCounted)));
  } finally {
    await ours.close();
  }
}

/** @param {string} file */
function isCounted(file) {
  return SCRIPTS_AND_TEXTS.includes(path.extname(file)) && !NOT_COUNTED.test(file);
}

/**
 * The largest first.
 * @param {string} folder
 * @param {readonly string[]} files
 */
async function sizesOf(folder, files) {
  const sizes = await Promise.all(
    files.map(async (file) => ({
      file,
      bytes: gzipSync(await readFile(path.join(folder, file)), { level: 9 }).length,
    })),
  );
  return sizes.sort((one, other) => other.bytes - one.bytes);
}

/**
 * @param {readonly { readonly file: string, readonly bytes: number }[]} sizes
 * @returns {readonly import('./row.js').Row[]}
 */
function rowsOf(sizes) {
  const scripts = sizes.filter(({ file }) => path.extname(file) === SCRIPT);
  const names = sizes.map(({ file, bytes }) => `${(bytes / 1000).toFixed(2).padStart(7)} kB  ${file}`);
  return [
    {
      ...row('scripts and texts from the first visit to mate (aim 170)', kilobytes(sizes), 'kB gzip', undefined, LIMIT),
      names,
    },
    row('scripts from the first visit to mate', kilobytes(scripts), 'kB gzip'),
  ];
}

/** @param {readonly { readonly bytes: number }[]} sizes */
function kilobytes(sizes) {
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}
