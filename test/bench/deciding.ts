/**
 * How long `canMate` takes over positions of games, and how many of them `decide` decides. The games are the hundred that chess.js measures itself
 * with, played on from their end by moves at random: so the last pieces, where the question matters, are among them.
 */
import { parsePgn } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { seededRandom } from '../seeded-random.js';
import { moveOf, startPosition, type Position } from '../../src/laws/board/board.js';
import { canMate, isDead } from '../../src/laws/board/dead-position.js';
import { decide } from '../../src/laws/board/helpmate.js';
import { COLORS } from '../../src/laws/squares.js';

/** Plies at random after the last move of a game. */
const PLAYED_ON = 150;

export type PlayedGame = readonly Position[];

/** The positions of each game after each move; every game twice, the second time ended otherwise. */
export function playedGames(pgn: string, seed: number): readonly PlayedGame[] {
  const random = seededRandom(seed);
  const games = parsePgn(pgn);
  return [...games, ...games].map(({ headers, moves }) => {
    const chess = startPosition().native();
    const positions: Position[] = [startPosition()];
    if (headers.has('FEN')) throw new Error('a game from another position');
    for (const { san } of moves.mainline()) {
      const native = parseSan(chess, san);
      const position = positions.at(-1);
      if (!native || !('from' in native) || !position) throw new Error(san);
      positions.push(position.play(moveOf(chess, native)));
      chess.play(native);
    }
    for (let ply = 0; ply < PLAYED_ON; ply += 1) {
      const position = positions.at(-1);
      const legal = position?.legalMoves() ?? [];
      const move = legal[Math.floor(random() * legal.length)];
      if (!position || !move || isDead(position)) break;
      positions.push(position.play(move));
    }
    return positions;
  });
}

/** So many positions, evenly out of all. */
export function sampled(games: readonly PlayedGame[], count: number): readonly Position[] {
  const all = games.flat();
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]).filter(
    (position) => position !== undefined,
  );
}

/** Microseconds a call, asked for both sides. */
export function timeCanMate(positions: readonly Position[]): number {
  const start = performance.now();
  for (const position of positions) for (const side of COLORS) canMate(position, side);
  return ((performance.now() - start) * 1000) / positions.length / COLORS.length;
}

/** Of every hundred questions about either side, how many are decided. */
export function shareDecided(positions: readonly Position[], nodes: number): number {
  const verdicts = positions.flatMap((position) => COLORS.map((side) => decide(position, side, { nodes }).verdict));
  return (verdicts.filter((verdict) => verdict !== 'undecided').length * 100) / verdicts.length;
}

/** Of every hundred plies, after how many the question whether the position is dead takes more than a millisecond. */
export function shareSlow(games: readonly PlayedGame[]): number {
  const times = games.flat().map((position) => {
    const start = performance.now();
    isDead(position);
    return performance.now() - start;
  });
  return (times.filter((time) => time > 1).length * 100) / times.length;
}
