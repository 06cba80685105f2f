/**
 * The computer as a player: what it does when it is its turn, when it must press the clock, or when a draw is offered to it.
 */
import type { ActDraft } from '../laws/acts.js';
import { clockAt } from '../laws/clock/clock.js';
import { positionOf, type Game } from '../laws/game.js';
import { LEVELS, type Level, type LevelNumber, type SearchLimit } from '../game/levels.js';
import type { HeldGame } from '../game/session/session-port.js';
import { answerDrawOffer, chooseMove, isOpening, type Candidate, type Random } from './choice.js';
import { pageAfter, type After, type EngineFailure, type Engine, type SearchAnswer } from './engine.js';
import { computerTask, type ComputerTask } from './task.js';
import { timeUse, type TimeUse } from './time-use.js';
import { makeChess960Move, makeUciMove, parseUciMove, turnScore, type Score } from './uci.js';

export interface OpponentOptions {
  readonly engine: Pick<Engine, 'search'>;
  readonly random: Random;
  /** Called once for each answer that is not there after `LONG_THINKING`. */
  readonly onThinkingLong?: () => void;
  /** Timers, replaced in tests. */
  readonly after?: After;
  /** The time by the clock that stamps the acts, in milliseconds. */
  readonly now?: () => number;
  /** What the numbers of the levels mean; replaced where time must not count, as in the matches of the bench. */
  readonly levels?: Readonly<Record<LevelNumber, Level>>;
}

export type OpponentAnswer =
  /** What the computer does now. Once it is done, ask again: after refusing a draw it may still be its turn. */
  | { readonly type: 'act'; readonly draft: ActDraft }
  /** The computer has nothing to do: it is not its turn, or the game is over. */
  | { readonly type: 'nothing' }
  /** Called off by the signal. */
  | { readonly type: 'cancelled' }
  /** The engine failed. The game is as it was; asking again starts the engine anew. */
  | { readonly type: 'failed'; readonly failure: EngineFailure };

/** Milliseconds after which the computer is said to be thinking. */
export const LONG_THINKING = 3000;
/** The least time for a move, in milliseconds: the player's own move is called before the answer is there. */
export const LEAST_THINKING = 300;

export class ComputerOpponent {
  readonly #engine: Pick<Engine, 'search'>;
  readonly #random: Random;
  readonly #after: After;
  readonly #onThinkingLong: () => void;
  readonly #levels: Readonly<Record<LevelNumber, Level>>;
  readonly #clock: () => number;
  #now: AbortController | undefined;

  constructor(options: OpponentOptions) {
    const { engine, random, onThinkingLong = () => {}, after = pageAfter, levels = LEVELS } = options;
    this.#clock = options.now ?? (() => Date.now());
    this.#engine = engine;
    this.#random = random;
    this.#after = after;
    this.#onThinkingLong = onThinkingLong;
    this.#levels = levels;
  }

  /**
   * What the computer does in this game now. One answer at a time; it does not reject.
   *
   * @param signal calls the thinking off, as when the game has gone another way meanwhile
   */
  async answer(held: HeldGame, signal: AbortSignal): Promise<OpponentAnswer> {
    const found = computerTask(held);
    if (!found) return { type: 'nothing' };
    const task: Task = { ...found, level: this.#levels[found.level] };
    if (task.type === 'press') return { type: 'act', draft: { type: 'press', by: task.color } };
    if (task.type === 'charge') {
      const charged = held.game.unwatched?.proposed?.charged ?? false;
      return { type: 'act', draft: { type: 'charge time', by: task.color, charged } };
    }
    const use = this.#timeUse(held.game, task);
    const now = new AbortController();
    const stop = (): void => now.abort();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    this.#now = now;
    const callOffWord = this.#after(LONG_THINKING, this.#onThinkingLong);
    const callOffSearch = use.stopAfter === undefined ? undefined : this.#after(use.stopAfter, stop);
    const least = pause(use.least, signal, this.#after);
    try {
      const answer = await (task.type === 'offer'
        ? this.#answerOffer(held, task, use, now.signal)
        : this.#move(held, task, use, now.signal, signal));
      // A failure is told at once.
      if (answer.type === 'act') await least;
      return signal.aborted ? { type: 'cancelled' } : answer;
    } finally {
      callOffWord();
      callOffSearch?.();
      signal.removeEventListener('abort', stop);
      if (this.#now === now) this.#now = undefined;
    }
  }

  /** "Move now": ends the thinking, if it thinks, with the best it has found. */
  moveNow(): void {
    this.#now?.abort();
  }

  /** Its own clock, where it runs, is what it has; elsewhere the level alone says how long it thinks. */
  #timeUse({ clock }: Game, { color, level }: Task): Pick<TimeUse, 'limit' | 'least'> & Partial<TimeUse> {
    const runs = clock?.now.phase === 'running' && clock.now.side === color;
    if (!runs) return { limit: level.limit, least: LEAST_THINKING };
    return timeUse(level.limit, clockAt(clock, this.#clock())[color], LEAST_THINKING);
  }

  async #move(
    held: HeldGame,
    { color, level }: Task,
    { limit }: Pick<TimeUse, 'limit'>,
    now: AbortSignal,
    cancelled: AbortSignal,
  ): Promise<OpponentAnswer> {
    let answer = await this.#search(held, limit, level.lines, now);
    if (answer.type === 'searched' && answer.best === undefined && !cancelled.aborted) {
      // Told to move before the engine was there: the shortest of searches.
      answer = await this.#search(held, { depth: 1 }, level.lines, cancelled);
    }
    if (answer.type === 'failed') return answer;
    if (cancelled.aborted) return { type: 'cancelled' };
    const position = positionOf(held.game);
    const candidates = answer.lines.flatMap(({ moves: [first], score }): Candidate[] => {
      const move = first === undefined ? undefined : parseUciMove(position, first);
      return move ? [{ move, score }] : [];
    });
    const best = answer.best === undefined ? undefined : parseUciMove(position, answer.best);
    if (!best || candidates.length === 0) return { type: 'failed', failure: noMove(answer) };
    const move = level.lines === 1 ? best : chooseMove(position, candidates, level, this.#random);
    return { type: 'act', draft: { type: 'make', by: color, move } };
  }

  async #answerOffer(
    held: HeldGame,
    { color, level }: Task,
    { limit }: Pick<TimeUse, 'limit'>,
    now: AbortSignal,
  ): Promise<OpponentAnswer> {
    const position = positionOf(held.game);
    const reject: OpponentAnswer = { type: 'act', draft: { type: 'reject', by: color } };
    if (isOpening(position)) return reject;
    const answer = await this.#search(held, limit, 1, now);
    if (answer.type === 'failed') return answer;
    const seen: Score | undefined = answer.lines[0]?.score;
    const score = seen && (position.turn === color ? seen : turnScore(seen));
    return score && answerDrawOffer(score, position, level)
      ? { type: 'act', draft: { type: 'accept', by: color } }
      : reject;
  }

  #search({ setup, game }: HeldGame, limit: SearchLimit, lines: number, signal: AbortSignal): Promise<SearchAnswer> {
    // Against the computer both sheets are one: the program records for both players.
    const chess960 = game.conditions.chess960 !== undefined;
    const moves = game.plies.map(({ move }, ply) =>
      chess960 ? makeChess960Move(game.positions[ply], move) : makeUciMove(move),
    );
    const { start } = game.conditions;
    return this.#engine.search({ game: setup.id, start, moves, limit, lines, ...(chess960 && { chess960 }) }, signal);
  }
}

/** With what the number of its level means. */
type Task = Omit<ComputerTask, 'level'> & { readonly level: Level };

/** Resolves after so many milliseconds, or as soon as the signal calls the wait off. */
function pause(milliseconds: number, signal: AbortSignal, after: After): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    let callOff = (): void => undefined;
    const end = (): void => {
      callOff();
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    callOff = after(milliseconds, end);
  });
}

function noMove(answer: SearchAnswer): EngineFailure {
  const said = answer.type === 'searched' ? (answer.best ?? 'none') : '';
  return { cause: 'crashed', detail: `no legal move: ${said}` };
}
