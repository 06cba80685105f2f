/**
 * How long a move takes to be drawn, drawing alone: our board beside others, each alone on its page in the same browser. The positions are read
 * before; nothing is judged or said. The boards take turns, so that a slow moment of the machine meets all of them.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Chess } from 'chess.js';
import { build as viteBuild } from 'vite';
import { serve } from '../../scripts/serve.js';
import { launchBrowser, PEER_NAME } from './pages.js';
import { quantile, row } from './row.js';
import { REYKJAVIK } from './reykjavik.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(import.meta.dirname, 'boards');

const MOVES = 1000;
const BLOCK = 25;
/** Moves of each board before any is counted: what is compiled and fetched at first is no part of a move. */
const WARM_UP = 2 * BLOCK;

/** Ours may take as long as the peer that names its squares too. */
const LIMIT = 1;

/** No frame waits for the screen's next one: only what is done in it counts. */
const FRAMES_AT_ONCE = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Both name every square. */
const OURS = 'ours';
const PEER = 'gchessboard';
/** They name none. */
const OTHERS = /** @type {const} */ (['chessground', 'cm-chessboard']);
/** The frames in which nothing is drawn: they are taken off. */
const NOTHING = 'nothing';
const ALL = [OURS, PEER, ...OTHERS, NOTHING];

/**
 * @typedef {object} Board
 * @property {string} name
 * @property {import('puppeteer-core').Page} page
 * @property {number[]} times Milliseconds, one a move.
 */

/** @returns {Promise<readonly import('./row.js').Row[]>} */
export async function drawnMovesRows() {
  const folder = await mkdtemp(path.join(tmpdir(), 'anna-hector-boards-'));
  await buildBoards(folder);
  const served = await serve({ port: 0, root: folder, policy: false, isolated: true });
  const browser = await launchBrowser(...FRAMES_AT_ONCE);
  try {
    const positions = thereAndBack(REYKJAVIK);
    const boards = await Promise.all(ALL.map((name) => openBoard(browser, served.address, name, positions)));
    for (let move = 0; move < WARM_UP + MOVES; move += BLOCK) {
      // Whoever goes first changes from block to block.
      const first = (move / BLOCK) % boards.length;
      for (const board of [...boards.slice(first), ...boards.slice(0, first)]) await drawBlock(board, positions, move);
    }
    return await rowsOf(boards);
  } finally {
    await browser.close();
    await served.close();
    await rm(folder, { recursive: true });
  }
}

/** @param {string} folder */
async function buildBoards(folder) {
  await viteBuild({
    root: FOLDER,
    configFile: false,
    base: './',
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ALL.map((name) => path.join(FOLDER, `${name}.html`)) },
    },
  });
}

/**
 * The positions after each move of a game, and back to the first by the same ones: from each to the next is one move.
 * @param {readonly string[]} moves
 */
function thereAndBack(moves) {
  const game = new Chess();
  const there = [
    game.fen(),
    ...moves.map((move) => {
      game.move(move);
      return game.fen();
    }),
  ];
  return [...there, ...there.slice(1, -1).reverse()];
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} address
 * @param {string} name
 * @param {readonly string[]} positions
 * @returns {Promise<Board>}
 */
async function openBoard(browser, address, name, positions) {
  const page = await browser.newPage();
  // Nothing moves slowly, where a board asks for that.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${address}${name}.html`, { waitUntil: 'load' });
  await page.evaluate((fens) => {
    if (!crossOriginIsolated) throw new Error('The clock of this page is too coarse.');
    /** @type {any} */ (globalThis).prepare(fens);
  }, positions);
  return { name, page, times: [] };
}

/**
 * @param {Board} board
 * @param {readonly string[]} positions
 * @param {number} first How many moves there were before.
 */
async function drawBlock({ name, page, times }, positions, first) {
  await page.bringToFront();
  const indices = Array.from({ length: BLOCK }, (_, index) => (first + index) % positions.length);
  const drawn = await page.evaluate(drawAll, indices);
  for (const [place, { time, men }] of drawn.entries()) {
    const wanted = menOf(positions[indices[place] ?? 0] ?? '');
    if (men !== wanted) throw new Error(`${name} shows ${String(men)} pieces and not ${String(wanted)}.`);
    if (first >= WARM_UP) times.push(time);
  }
}

/**
 * Runs in the page.
 * @param {readonly number[]} indices
 */
async function drawAll(indices) {
  const { drawTimed, men } = /** @type {any} */ (globalThis);
  // A page that comes to the front is painted anew, all of it: that is no part of a move.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  /** @type {{ time: number, men: number }[]} */
  const drawn = [];
  for (const index of indices) {
    const time = await drawTimed(index);
    drawn.push({ time, men: men() });
  }
  return drawn;
}

/** @param {string} fen */
function menOf(fen) {
  return (fen.split(' ')[0] ?? '').replace(/[^a-z]/giu, '').length;
}

/** @param {readonly Board[]} boards @returns {Promise<readonly import('./row.js').Row[]>} */
async function rowsOf(boards) {
  const medianWithFrames = (/** @type {string} */ name) => {
    const board = boards.find((one) => one.name === name);
    return quantile(board?.times ?? [], 0.5);
  };
  const medianOf = (/** @type {string} */ name) => medianWithFrames(name) - medianWithFrames(NOTHING);
  const ours = medianOf(OURS);
  const peer = medianOf(PEER);
  const what = `a move drawn, median of ${String(MOVES)}`;
  const others = await Promise.all(
    OTHERS.map(async (name) => row(what, ours, 'ms', { name: await named(name), value: medianOf(name) })),
  );
  return [
    row(what, ours, 'ms', { name: PEER_NAME, value: peer }),
    row('a move drawn, as a multiple of that peer', ours / peer, 'times', undefined, LIMIT),
    ...others,
  ];
}

/** With its version, and why it is printed only. @param {string} name */
async function named(name) {
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(await readFile(file, 'utf8'));
  return `${name} ${String(version)} (names no squares)`;
}
