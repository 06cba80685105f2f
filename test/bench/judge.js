/**
 * Judging a stored game of 300 plies with a clock, beside chessops doing the least for the same moves, in turns in one run.
 */
import { bundled } from './bundled.js';
import { quantile, row } from './row.js';

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
