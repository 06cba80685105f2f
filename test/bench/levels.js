/**
 * Matches between neighbouring levels of the computer, repeatable from a seed, and of the lowest against two simple players
 * and against the weakest that Stockfish itself can be made (this last one can't be repeated: see `eloPlayer`).
 *
 *     node test/bench/levels.js [--games 20] [--seed 1]
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { row, table } from './row.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Games of each match in a full run: each opening from both sides. */
const FULL = 24;
/** The lowest that the option UCI_Elo can be. */
const LOWEST_ELO = 1320;

/** Loads one of our TypeScript modules. */
async function load(path) {
  const { module } = await runnerImport(path, { root: ROOT, configFile: false, logLevel: 'error' });
  return module;
}

/**
 * Plays the matches; the highest levels, whose games are the longest, first.
 *
 * @param {{ games?: number, seed?: number, tell?: (line: string) => void }} [options] games of each match, an even number so
 *   that each opening is played from both sides; `tell` hears each result as it comes
 * @returns {Promise<import('./row.js').Row[]>} `ours` and `peer` are per cent of the points
 */
export async function levelRows({ games = FULL, seed = 1, tell = () => undefined } = {}) {
  const { playMatches } = await load('/test/bench/matches.ts');
  const { levelPlayer, eloPlayer, RANDOM_PLAYER, GREEDY_PLAYER } = await load('/test/bench/players.ts');
  const { LEVEL_NUMBERS } = await load('/src/game/levels.ts');
  const neighbours = LEVEL_NUMBERS.slice(1).map((level) => [levelPlayer(level), levelPlayer(level - 1)]);
  const lowest = [RANDOM_PLAYER, GREEDY_PLAYER, eloPlayer(LOWEST_ELO)].map((player) => [levelPlayer(1), player]);
  const matches = [...neighbours.reverse(), ...lowest].map(([first, second]) => ({ first, second, games }));
  const results = await playMatches(matches, seed, ({ first, second }, { wins, draws, losses, plies }) =>
    tell(`${first.name} – ${second.name}: +${wins} =${draws} −${losses}, ${Math.round(plies / games)} plies a game`),
  );
  return matches.map(({ first, second }, index) => {
    const { wins, draws } = results[index];
    const ours = (100 * (wins + draws / 2)) / games;
    const peer = { name: second.name, value: 100 - ours };
    return row(`${first.name}, ${games} games (seed ${seed})`, ours, '% of the points', peer);
  });
}

function numberAfter(name, fallback) {
  const at = process.argv.indexOf(name);
  const value = at < 0 ? fallback : Number(process.argv[at + 1]);
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw new Error(`${name} wants a whole number above 0`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tell = (line) => console.log(line);
  const rows = await levelRows({ games: numberAfter('--games', FULL), seed: numberAfter('--seed', 1), tell });
  console.log('');
  console.log(table(rows));
}
