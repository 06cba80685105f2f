/**
 * Whether a side can still mate: what the quick answer costs, and how much is decided at leisure.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundled } from './bundled.js';
import { row } from './row.js';

const GAMES = path.resolve(import.meta.dirname, '../../node_modules/chess.js/benchmarks/benchmark.pgn');
const POSITIONS = 5_000;
const DECIDED = 2_000;
const NODES = 50_000;

/** @returns {Promise<import('./row.js').Row[]>} */
export async function decideRows({ seed = 1 } = {}) {
  const { playedGames, sampled, timeCanMate, shareDecided, shareSlow } = await bundled('deciding.ts');
  const games = playedGames(await readFile(GAMES, 'utf8'), seed);
  const positions = sampled(games, POSITIONS);
  timeCanMate(positions);
  const quick = timeCanMate(positions);
  return [
    row(`canMate: ${POSITIONS} positions of games, both sides (aim 100)`, quick, 'µs a call', undefined, 100),
    row(`isDead: plies of ${games.length} games that take more than 1 ms (aim 1)`, shareSlow(games), '%', undefined, 1),
    row(
      `decide: not decided within ${NODES} positions, of ${DECIDED}, both sides (aim 0.5)`,
      100 - shareDecided(sampled(games, DECIDED), NODES),
      '%',
      undefined,
      0.5,
    ),
  ];
}
