/** Games played at random from a seed, by the Laws, for what must hold of every move. */
import fc from 'fast-check';
import { START_FEN } from '../../src/laws/board/board.js';
import { positionOf, type Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import type { Fact, Moved } from '../../src/laws/facts.js';
import { game } from '../laws/play.js';

export interface Ply {
  readonly before: Game;
  readonly after: Game;
  readonly facts: readonly Fact[];
  readonly moved: Moved;
}

/** A game in which the numbers choose among the legal moves, to its end or for as long as there are numbers. */
function playedBy(choices: readonly number[], start: string): readonly Ply[] {
  const plies: Ply[] = [];
  let current = game(start);
  for (const [index, choice] of choices.entries()) {
    const position = positionOf(current);
    const legal = position.legalMoves();
    const move = legal[choice % legal.length];
    if (current.ending || !move) break;
    const judgement = judge(current, { type: 'make', by: position.turn, at: index, move });
    if (judgement.type === 'refused') throw new Error(JSON.stringify(judgement.refusal));
    const moved = judgement.facts.find((fact) => fact.type === 'moved');
    if (!moved) throw new Error('a move was made');
    plies.push({ before: current, after: judgement.game, facts: judgement.facts, moved });
    current = judgement.game;
  }
  return plies;
}

const games = fc.record({
  choices: fc.array(fc.nat({ max: 9999 }), { minLength: 20, maxLength: 120 }),
  // The initial position, one with much to castle and capture, one with pawns to be taken en passant, one about to promote.
  start: fc.constantFrom(
    START_FEN,
    'r3k2r/pppq1ppp/2npbn2/1Bb1p1B1/4P3/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 1',
    '4k3/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1',
    'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  ),
});

const SEED = 20261120;

/** Holds the property against so many games. */
export function inRandomGames(property: (plies: readonly Ply[]) => void, runs = 40): void {
  fc.assert(
    fc.property(games, ({ choices, start }) => {
      property(playedBy(choices, start));
    }),
    { seed: SEED, numRuns: runs },
  );
}
