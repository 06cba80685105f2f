/** What an engine runs in, as a service of it needs it: what is said to it, what it tells, and how it fails. */

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
export interface EngineWorker {
  /** One command of the UCI, without a line end. */
  send(command: string): void;
  terminate(): void;
}

export type EngineWorkerResult =
  | { readonly ok: true; readonly worker: EngineWorker }
  | { readonly ok: false; readonly failure: EngineFailure };

/** Makes a worker that tells `listener` everything, from its first line on. Does not reject. */
export type EngineWorkerFactory = (listener: (event: EngineWorkerEvent) => void) => Promise<EngineWorkerResult>;

/** What a text of the engine, its runtime or the browser tells of why it failed. */
export function failureFrom(text: string): EngineFailure {
  return { cause: /memory|\bOOM\b/i.test(text) ? 'out of memory' : 'crashed', detail: text };
}
