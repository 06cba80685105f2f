/**
 * Judging a stored game of 300 plies with a clock, beside chessops doing the least for the same moves, in turns in one run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { quantile, row } from './row.js';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const ROUNDS = 60;
const WARM_UP = 15;

/** @returns {Promise<import('./row.js').Row[]>} */
export async function judgeRows({ seed = 1 } = {}) {
  const { storedGame, nativeMoves, timeJudge, timeChessops } = await bundled('judging.ts');
  const { acts, moves } = storedGame(seed);
  const native = nativeMoves(moves);
  const ours = [];
  const peer = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const judged = timeJudge(acts);
    const played = timeChessops(native);
    if (round < WARM_UP) continue;
    ours.push(judged);
    peer.push(played);
  }
  const game = quantile(ours, 0.5);
  const what = `judge: ${moves.length} plies with clock, ${acts.length} acts (seed ${seed})`;
  return [
    row(what, game, 'ms', { name: 'chessops: clone, isLegal, play, makeFen, isEnd', value: quantile(peer, 0.5) }),
    row(what, (1000 * acts.length) / game, 'acts a second'),
  ];
}

/**
 * A file of the bench with all it needs in one module, as the page has it: one and the same chessops serves both that are measured.
 * @param {string} file
 * @returns {Promise<typeof import('./judging.js')>}
 */
async function bundled(file) {
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
