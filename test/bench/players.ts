/**
 * The players of the matches: the computer at its levels, and two simple ones to measure the lowest level by.
 */
import { positionOf } from '../../src/laws/game.js';
import type { Position } from '../../src/laws/board/board.js';
import type { Color, Move, PieceKind } from '../../src/laws/squares.js';
import type { EngineWorkerFactory, Engine } from '../../src/engine/engine.js';
import { ComputerOpponent } from '../../src/engine/opponent.js';
import { LEVELS, type Level, type LevelNumber } from '../../src/game/levels.js';
import { seededRandom } from '../seeded-random.js';
import type { Random } from '../../src/engine/choice.js';
import type { HeldGame } from '../../src/game/session/session-port.js';
import { engineProcess, engineProcessWith } from './engine-process.js';

export interface Player {
  readonly name: string;
  /** What runs the engine of this player. */
  readonly process: EngineWorkerFactory;
  /** Begins a game with its own chance; what it gives chooses the moves of that game. */
  sit(engine: Engine, seed: number): (held: HeldGame) => Promise<Move>;
}

/**
 * Time is no measure that can be repeated, so in a match a level bound by time is bound by positions instead: 50 for each
 * millisecond, less than a tenth of what a desktop's browser was seen to do (about 600). A level that wins even so has more
 * in hand in the app.
 */
export const POSITIONS_PER_MILLISECOND = 50;

function withoutTime(level: Level): Level {
  return 'milliseconds' in level.limit
    ? { ...level, limit: { nodes: level.limit.milliseconds * POSITIONS_PER_MILLISECOND } }
    : level;
}

const MATCH_LEVELS = Object.fromEntries(
  Object.entries(LEVELS).map(([number, level]) => [number, withoutTime(level)]),
) as Record<LevelNumber, Level>;

/** The computer at a level, as it plays in the app but for the waiting. */
export function levelPlayer(level: LevelNumber, levels = MATCH_LEVELS): Player {
  return {
    name: `level ${level}`,
    process: engineProcess,
    sit(engine, seed) {
      const atOnce = (_milliseconds: number, then: () => void): (() => void) => {
        then();
        return () => undefined;
      };
      const opponent = new ComputerOpponent({ engine, random: seededRandom(seed), after: atOnce, levels });
      return async (held) => {
        const seat = { type: 'computer', level } as const;
        const seats = { ...held.setup.seats, [positionOf(held.game).turn]: seat };
        const answer = await opponent.answer(
          { ...held, setup: { ...held.setup, seats } },
          new AbortController().signal,
        );
        if (answer.type === 'act' && answer.draft.type === 'make') return answer.draft.move;
        throw new Error(`level ${level} made no move: ${JSON.stringify(answer)}`);
      };
    },
  };
}

/** Enough for its lowest ratings, at which Stockfish chooses after the first depths. */
const ELO_POSITIONS = 10_000;

/** Stockfish weakened by its own means. Its chance comes from the clock: games against it can't be repeated. */
export function eloPlayer(elo: number): Player {
  const best: Level = { ...LEVELS[8], limit: { nodes: ELO_POSITIONS } };
  const player = levelPlayer(8, { ...LEVELS, 8: best });
  const process = engineProcessWith(['UCI_LimitStrength value true', `UCI_Elo value ${elo}`]);
  return { ...player, name: `Stockfish at UCI_Elo ${elo}`, process };
}

function simplePlayer(name: string, choose: (position: Position, random: Random) => Move): Player {
  return {
    name,
    process: engineProcess,
    sit(_engine, seed) {
      const random = seededRandom(seed);
      return ({ game }) => Promise.resolve(choose(positionOf(game), random));
    },
  };
}

/** Plays any legal move. */
export const RANDOM_PLAYER = simplePlayer('random mover', (position, random) => one(position.legalMoves(), random));

/** Mates if it can, else takes the most, and sees no answer of the opponent: one ply, material only. */
export const GREEDY_PLAYER = simplePlayer('one-ply capturer', (position, random) => {
  const gains = position.legalMoves().map((move) => ({ move, gain: gainOf(position, move) }));
  const most = Math.max(...gains.map(({ gain }) => gain));
  return one(
    gains.filter(({ gain }) => gain === most).map(({ move }) => move),
    random,
  );
});

const WORTH: Readonly<Record<PieceKind, number>> = { king: 0, queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 };

function gainOf(position: Position, move: Move): number {
  const next = position.play(move);
  return next.isCheckmate() ? Infinity : balance(next, position.turn) - balance(position, position.turn);
}

function balance(position: Position, color: Color): number {
  return position.pieces().reduce((sum, piece) => sum + (piece.color === color ? 1 : -1) * WORTH[piece.kind], 0);
}

function one<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('a player to move has a move');
  return item;
}
