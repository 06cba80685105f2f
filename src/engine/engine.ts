/**
 * The engine as a service: started when first needed, one search at a time, started anew after it failed; and what it runs in, as it needs it:
 * what is said to that, what it tells, and how it fails. Whatever goes wrong with it is a value; nothing here rejects.
 */
import type { SearchLimit } from '../game/levels.js';
import { pageTimers, type Timers } from '../../speech/timing.js';
import {
  makeGoCommand,
  makeOptionCommand,
  makePositionCommand,
  parseEngineLine,
  type EngineMessage,
  type SearchInfo,
} from './uci.js';

export type After = Timers['after'];

/** A hidden page's timers run late: nothing here depends on their being punctual. */
export const pageAfter: After = (milliseconds, then) => pageTimers.after(milliseconds, then);

export interface EngineFailure {
  readonly cause:
    /** Its files could not be had. */
    | 'not loaded'
    /** It was started and said nothing within a long time. */
    | 'no answer'
    | 'out of memory'
    /** It ended itself, or broke. */
    | 'crashed';
  /** For whoever looks for the fault, not for the player: the engine's or the browser's own words. */
  readonly detail: string;
}

export type EngineWorkerEvent =
  | { readonly type: 'line'; readonly line: string }
  | { readonly type: 'failed'; readonly failure: EngineFailure };

/** What runs the engine: a worker in the browser, a process in the bench, a script in tests. */
interface EngineWorker {
  /** One command of the UCI, without a line end. */
  send(command: string): void;
  terminate(): void;
}

type EngineWorkerResult =
  | { readonly ok: true; readonly worker: EngineWorker }
  | { readonly ok: false; readonly failure: EngineFailure };

/** Makes a worker that tells `listener` everything, from its first line on. Does not reject. */
export type EngineWorkerFactory = (listener: (event: EngineWorkerEvent) => void) => Promise<EngineWorkerResult>;

/** What a text of the engine, its runtime or the browser tells of why it failed. */
export function failureFrom(text: string): EngineFailure {
  return { cause: /memory|\bOOM\b/i.test(text) ? 'out of memory' : 'crashed', detail: text };
}

export type EngineStart = { readonly ok: true } | { readonly ok: false; readonly failure: EngineFailure };

export interface SearchRequest {
  /** Which game this belongs to: between two games the engine forgets what it found. */
  readonly game: string;
  /** The position the game began with, in Forsyth–Edwards notation. */
  readonly start: string;
  /** The moves made since, in UCI notation. */
  readonly moves: readonly string[];
  readonly limit: SearchLimit;
  /** Whether it is Chess960, in which castling is written as the squares of king and rook. */
  readonly chess960?: boolean;
  /** How many of the best moves are wanted with their scores (MultiPV), 1–256. */
  readonly lines: number;
}

export type SearchAnswer =
  | {
      readonly type: 'searched';
      /** The best move in UCI notation; none if the player to move has none, or the search was stopped before it began. */
      readonly best?: string;
      /** Best first, each beginning with another move. */
      readonly lines: readonly SearchInfo[];
      /** Whether it was cut short by the signal. */
      readonly stopped: boolean;
    }
  | { readonly type: 'failed'; readonly failure: EngineFailure };

/** How long the engine is waited for, in milliseconds. Its files are already there by then: this is for compiling and searching. */
const START_PATIENCE = 30_000;
const SEARCH_PATIENCE = 60_000;
/** And then, once it was told to stop. Also covers a device that slept: its timer is due at once, the engine answers soon. */
const STOP_PATIENCE = 5_000;

type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: EngineFailure };

/** What is being waited for. There is never more than one: searches are queued, and a start comes before its search. */
interface Pending {
  hear(message: EngineMessage): void;
  fail(failure: EngineFailure): void;
}

export class Engine {
  readonly #create: EngineWorkerFactory;
  readonly #after: After;
  #worker: EngineWorker | undefined;
  #started: Promise<EngineStart> | undefined;
  /** The listener of the worker that counts; an older one is not heard any more. */
  #listener: ((event: EngineWorkerEvent) => void) | undefined;
  #pending: Pending | undefined;
  #queue: Promise<unknown> = Promise.resolve();
  #game: string | undefined;
  #lines: number | undefined;
  #chess960 = false;
  #closed = false;

  /** @param after timers, replaced in tests */
  constructor(create: EngineWorkerFactory, after: After = pageAfter) {
    this.#create = create;
    this.#after = after;
  }

  /** Starts the engine unless it runs. A search does so by itself: this is for having it ready, or for trying again. */
  start(): Promise<EngineStart> {
    this.#started ??= this.#start();
    return this.#started;
  }

  /**
   * Searches once all earlier searches are over. The signal tells the engine to stop: it answers at once with the best it
   * has found so far; a search that had not begun answers without a move.
   */
  search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    const answer = this.#queue.then(() => this.#search(request, signal));
    this.#queue = answer;
    return answer;
  }

  /** Ends the engine for good; what was being searched fails. */
  close(): void {
    this.#closed = true;
    this.#end(CLOSED);
  }

  async #start(): Promise<EngineStart> {
    if (this.#closed) return { ok: false, failure: this.#whyGone() };
    const listener = (event: EngineWorkerEvent): void => {
      if (this.#listener === listener) this.#hear(event);
    };
    this.#listener = listener;
    this.#game = undefined;
    this.#lines = undefined;
    this.#chess960 = false;
    const made = await this.#create(listener);
    if (this.#listener !== listener) {
      // It was closed, or broke, while it was being made.
      if (made.ok) made.worker.terminate();
      return { ok: false, failure: this.#whyGone() };
    }
    if (!made.ok) {
      this.#end(made.failure);
      return made;
    }
    this.#worker = made.worker;
    const known = await this.#ask(['uci'], START_PATIENCE, ({ type }) => (type === 'uciok' ? true : undefined));
    if (!known.ok) return known;
    const ready = await this.#ask(['isready'], START_PATIENCE, isReady);
    return ready.ok ? { ok: true } : ready;
  }

  async #search(request: SearchRequest, signal: AbortSignal | undefined): Promise<SearchAnswer> {
    if (isAborted(signal)) return NOT_BEGUN;
    const start = await this.start();
    if (!start.ok) return { type: 'failed', failure: start.failure };
    const prepared = await this.#prepare(request);
    if (!prepared.ok) return { type: 'failed', failure: prepared.failure };
    if (isAborted(signal)) return NOT_BEGUN;

    const found = new Map<number, SearchInfo>();
    const commands = [makePositionCommand(request.start, request.moves), makeGoCommand(request.limit)];
    const patience = 'milliseconds' in request.limit ? request.limit.milliseconds + STOP_PATIENCE : SEARCH_PATIENCE;
    const done = await this.#ask(
      commands,
      patience,
      (message) => {
        if (message.type === 'info') found.set(message.rank, message);
        return message.type === 'bestmove' ? message : undefined;
      },
      signal,
    );
    if (!done.ok) return { type: 'failed', failure: done.failure };
    return {
      type: 'searched',
      ...(done.value.move !== undefined && { best: done.value.move }),
      lines: inOrder(found),
      stopped: isAborted(signal),
    };
  }

  async #prepare(request: SearchRequest): Promise<EngineStart> {
    const { chess960 = false } = request;
    const commands = [
      ...(this.#chess960 === chess960 ? [] : [makeOptionCommand('UCI_Chess960', chess960)]),
      ...(this.#game === request.game ? [] : ['ucinewgame']),
      ...(this.#lines === request.lines ? [] : [makeOptionCommand('MultiPV', request.lines)]),
    ];
    if (commands.length === 0) return { ok: true };
    this.#game = request.game;
    this.#lines = request.lines;
    this.#chess960 = chess960;
    const ready = await this.#ask([...commands, 'isready'], START_PATIENCE, isReady);
    return ready.ok ? { ok: true } : ready;
  }

  /**
   * Says something and waits for the answer that `hear` makes of what follows. When patience or the signal runs out, the
   * engine is told to stop; if even that is not answered, it is ended.
   */
  #ask<T>(
    commands: readonly string[],
    patience: number,
    hear: (message: EngineMessage) => T | undefined,
    signal?: AbortSignal,
  ): Promise<Answer<T>> {
    return new Promise((resolve) => {
      const settle = (answer: Answer<T>): void => {
        cancelTimer();
        signal?.removeEventListener('abort', stop);
        this.#pending = undefined;
        resolve(answer);
      };
      const stop = (): void => {
        cancelTimer();
        const failure: EngineFailure = { cause: 'no answer', detail: commands.at(-1) ?? '' };
        cancelTimer = this.#after(STOP_PATIENCE, () => this.#end(failure));
        this.#worker?.send('stop');
      };
      let cancelTimer = this.#after(patience, stop);
      signal?.addEventListener('abort', stop, { once: true });
      this.#pending = {
        hear: (message) => {
          const value = hear(message);
          if (value !== undefined) settle({ ok: true, value });
        },
        fail: (failure) => settle({ ok: false, failure }),
      };
      const worker = this.#worker;
      if (worker) for (const command of commands) worker.send(command);
      else settle({ ok: false, failure: this.#whyGone() });
    });
  }

  #whyGone(): EngineFailure {
    return this.#closed ? CLOSED : BROKE_EARLY;
  }

  #hear(event: EngineWorkerEvent): void {
    if (event.type === 'failed') return this.#end(event.failure);
    const message = parseEngineLine(event.line);
    if (message?.type === 'gave up') return this.#end(failureFrom(message.why));
    if (message) this.#pending?.hear(message);
  }

  /** Ends the worker. The next search makes a new one. */
  #end(failure: EngineFailure): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#listener = undefined;
    this.#started = undefined;
    this.#pending?.fail(failure);
  }
}

const CLOSED: EngineFailure = { cause: 'not loaded', detail: 'closed' };
const BROKE_EARLY: EngineFailure = { cause: 'crashed', detail: 'ended before it could be asked' };
const NOT_BEGUN: SearchAnswer = { type: 'searched', lines: [], stopped: true };

/** Asked anew after each wait: the compiler takes a flag that was down for one that stays down. */
function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted ?? false;
}

function isReady({ type }: EngineMessage): true | undefined {
  return type === 'readyok' ? true : undefined;
}

/**
 * The last word on each line of play, best first. A search that was cut short can tell the same first move twice, at two
 * depths: the better rank holds.
 */
function inOrder(found: ReadonlyMap<number, SearchInfo>): readonly SearchInfo[] {
  const ranked = [...found.values()].sort((one, other) => one.rank - other.rank);
  return ranked.filter((info, index) => ranked.findIndex(({ moves }) => moves[0] === info.moves[0]) === index);
}
