/**
 * A sink that is loaded when it is first needed: most users have a screen reader and never need our own voice. Until it is
 * there, messages wait in line as they would wait in the sink itself; if it can't be had, they are handed back.
 */
import type { Message } from '../log.js';
import type { Timing } from '../timing.js';
import { joined, unexpired, type Waiting } from '../waiting.js';
import type { Sink } from './sink.js';

export interface LateSinkOptions {
  /** Asked again after a failure, with the next message. */
  readonly load: () => Promise<Sink>;
  readonly timing: Timing;
  /** Takes what waited when the sink could not be loaded. */
  readonly handBack: (message: Message) => void;
  /** Told once, of the first failure. What is told through the announcer then is handed back too. */
  readonly onFailure: (error: unknown) => void;
}

export class LateSink implements Sink {
  readonly #options: LateSinkOptions;
  #line: readonly Waiting[] = [];
  #sink: Sink | undefined;
  #loading = false;
  #failed = false;

  constructor(options: LateSinkOptions) {
    this.#options = options;
  }

  prepare(): void {
    if (this.#sink) this.#sink.prepare();
    else this.#load();
  }

  put(message: Message): void {
    if (this.#sink) {
      this.#sink.put(message);
      return;
    }
    this.#line = joined(this.#line, { message, since: this.#options.timing.now() });
    this.#load();
  }

  stop(): void {
    this.#line = [];
    this.#sink?.stop();
  }

  #load(): void {
    if (this.#loading) return;
    this.#loading = true;
    this.#options.load().then(this.#onLoaded, this.#onFailed);
  }

  readonly #onLoaded = (sink: Sink): void => {
    this.#sink = sink;
    sink.prepare();
    for (const { message } of this.#emptied()) sink.put(message);
  };

  readonly #onFailed = (error: unknown): void => {
    this.#loading = false;
    for (const { message } of this.#emptied()) this.#options.handBack(message);
    if (this.#failed) return;
    this.#failed = true;
    this.#options.onFailure(error);
  };

  #emptied(): readonly Waiting[] {
    const line = unexpired(this.#line, this.#options.timing.now());
    this.#line = [];
    return line;
  }
}
