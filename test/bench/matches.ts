/**
 * Matches between players, by the Laws as the app judges them, repeatable from a seed.
 */
import { occurrences } from '../../src/laws/rules/ending.js';
import { plyOf, positionOf, type Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import { Engine } from '../../src/engine/engine.js';
import type { HeldGame } from '../../src/game/session/session-port.js';
import { OPENINGS } from './openings.js';
import type { Player } from './players.js';

/** From the first player's side. */
export interface MatchResult {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Plies of all games together. */
  readonly plies: number;
}

export interface Match {
  readonly first: Player;
  readonly second: Player;
  readonly games: number;
}

/** A game as long as this is a draw. */
const LONGEST_GAME = 300;

/**
 * Plays matches, `tables` games at a time, and tells each result as soon as its last game is over. Each opening is played
 * from both sides; the seed of a player is made of `seed`, the match, the game and the side, so that the order in which
 * games end changes nothing.
 */
export async function playMatches(
  matches: readonly Match[],
  seed: number,
  tell: (match: Match, result: MatchResult) => void,
  tables = 2,
): Promise<readonly MatchResult[]> {
  const results = matches.map(() => ({ wins: 0, draws: 0, losses: 0, plies: 0 }));
  const games = matches.flatMap((match, number) =>
    Array.from({ length: match.games }, (_, game) => ({ match, number, game })),
  );
  const left = matches.map(({ games: count }) => count);
  const playTable = async (): Promise<void> => {
    let engines: readonly Engine[] = [];
    let sitting: Match | undefined;
    try {
      for (let next = games.shift(); next; next = games.shift()) {
        const { match, number, game } = next;
        if (sitting !== match) {
          for (const engine of engines) engine.close();
          engines = [new Engine(match.first.process), new Engine(match.second.process)];
          sitting = match;
        }
        const { points, plies } = await playOne(match, engines, seed + 10_000 * number + 2 * game, game);
        const result = results[number];
        if (!result) throw new Error('each match has its result');
        result[points === 1 ? 'wins' : points === 0 ? 'losses' : 'draws'] += 1;
        result.plies += plies;
        left[number] = (left[number] ?? 0) - 1;
        if (left[number] === 0) tell(match, result);
      }
    } finally {
      for (const engine of engines) engine.close();
    }
  };
  await Promise.all(Array.from({ length: tables }, playTable));
  return results;
}

/** The first player is White in even games; two games share an opening. */
async function playOne(
  { first, second }: Match,
  [firstEngine, secondEngine]: readonly Engine[],
  seed: number,
  number: number,
): Promise<{ readonly points: 0 | 0.5 | 1; readonly plies: number }> {
  const opening = OPENINGS[Math.floor(number / 2) % OPENINGS.length];
  const begun = opening && beginGame({ play: 'casual', start: opening.fen });
  if (!begun?.ok) throw new Error(`no game can begin from ${opening?.name ?? 'nothing'}`);
  const firstIs = number % 2 === 0 ? 'white' : 'black';
  if (!firstEngine || !secondEngine) throw new Error('each player has an engine');
  const choose = [first.sit(firstEngine, seed), second.sit(secondEngine, seed + 1)] as const;
  const id = `${first.name} ${second.name} ${seed}`;
  let game = begun.game;
  while (!isOver(game)) {
    const turn = positionOf(game).turn;
    const move = await choose[turn === firstIs ? 0 : 1](held(id, game));
    const judged = judge(game, { type: 'make', by: turn, move, at: 0 });
    if (judged.type === 'refused') throw new Error(`${id}: ${JSON.stringify(move)} ${judged.refusal.reason}`);
    game = judged.game;
  }
  const winner = game.ending?.winner;
  return { points: winner === undefined ? 0.5 : winner === firstIs ? 1 : 0, plies: plyOf(game) };
}

/** Players of matches claim what can be claimed: threefold repetition and fifty moves (Art. 9.2, 9.3). */
function isOver(game: Game): boolean {
  return (
    game.ending !== undefined ||
    occurrences(game.positions) >= 3 ||
    positionOf(game).quietPlies >= 100 ||
    plyOf(game) >= LONGEST_GAME
  );
}

function held(id: string, game: Game): HeldGame {
  const seats = { white: { type: 'player' }, black: { type: 'player' } } as const;
  return { setup: { id, conditions: game.conditions, seats, begunAt: 0 }, game, acts: plyOf(game) };
}
