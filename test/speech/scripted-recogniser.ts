/**
 * A recogniser for tests: it hears what it is told, when it is told; or by itself, after some time.
 */
import type { Availability, RecogniserTrouble } from '../../speech/recogniser/listening-choice.js';
import type { ListeningRequest, Recogniser, SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import type { Timing } from '../../speech/timing.js';

/** What comes of one `listen`. */
export type Script =
  | {
      readonly type: 'heard';
      readonly alternatives: readonly (string | SpokenAlternative)[];
      readonly interim?: string;
    }
  | { readonly type: 'trouble'; readonly trouble: RecogniserTrouble }
  /** It ends and gives nothing. */
  | { readonly type: 'nothing' }
  /** It listens until it is told to stop; then it gives this, or nothing. */
  | { readonly type: 'until stopped'; readonly alternatives: readonly (string | SpokenAlternative)[] };

export interface ScriptedSetup {
  /** Without it, everything waits to be told by hand. */
  readonly timing?: Timing;
  /** Milliseconds until it listens, until it has heard, and until it has ended after that. 0 unless given. */
  readonly delays?: { readonly opening?: number; readonly phrase?: number; readonly end?: number };
}

function spoken(alternatives: readonly (string | SpokenAlternative)[]): readonly SpokenAlternative[] {
  return alternatives.map((one) => (typeof one === 'string' ? { text: one } : one));
}

/** One `listen`, to be told by hand what happens in it. What is told too often or too late is not passed on. */
export class ScriptedSession {
  readonly request: ListeningRequest;
  isStopped = false;
  isAborted = false;
  hasEnded = false;

  constructor(request: ListeningRequest) {
    this.request = request;
  }

  opens(): void {
    if (this.#isHeard) this.request.onListening?.();
  }

  hears(...alternatives: readonly (string | SpokenAlternative)[]): void {
    if (this.#isHeard) this.request.onHeard(spoken(alternatives), false);
  }

  hearsSoFar(text: string): void {
    if (this.#isHeard) this.request.onHeard([{ text }], true);
  }

  hasTrouble(trouble: RecogniserTrouble): void {
    if (this.#isHeard) this.request.onTrouble(trouble);
  }

  ends(): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    this.request.onEnded();
  }

  get #isHeard(): boolean {
    return !this.hasEnded && !this.isAborted;
  }
}

export class ScriptedRecogniser implements Recogniser {
  readonly name = 'scripted';
  readonly sessions: ScriptedSession[] = [];
  /** What `availability` answers, by language; `available` for any other. */
  readonly languages = new Map<string, Availability>();
  /** Whether `install` succeeds. */
  installs = true;
  readonly #script: Script[] = [];
  readonly #setup: ScriptedSetup;

  constructor(setup: ScriptedSetup = {}) {
    this.#setup = setup;
  }

  /** What comes of the next `listen`, and of those after it. When the script is at its end, it listens until told by hand. */
  expect(...script: readonly Script[]): void {
    this.#script.push(...script);
  }

  /** Says a phrase to whatever listens now. @throws Error where nothing does. */
  say(...alternatives: readonly (string | SpokenAlternative)[]): void {
    const session = this.current;
    if (session === undefined) throw new Error(`nobody listens to "${JSON.stringify(alternatives)}"`);
    session.opens();
    session.hears(...alternatives);
    session.ends();
  }

  /** What listens now. */
  get current(): ScriptedSession | undefined {
    return this.sessions.findLast((session) => !session.hasEnded && !session.isAborted);
  }

  availability(lang: string): Promise<Availability> {
    return Promise.resolve(this.languages.get(lang) ?? 'available');
  }

  install(lang: string): Promise<boolean> {
    if (this.installs) this.languages.set(lang, 'available');
    return Promise.resolve(this.installs);
  }

  listen(request: ListeningRequest) {
    const session = new ScriptedSession(request);
    this.sessions.push(session);
    const script = this.#script.shift();
    if (script !== undefined) this.#play(session, script);
    return {
      stop: () => {
        if (session.isStopped || session.isAborted) return;
        session.isStopped = true;
        if (script?.type !== 'until stopped') return;
        this.#after(this.#setup.delays?.phrase, () => {
          if (script.alternatives.length > 0) session.hears(...script.alternatives);
          this.#end(session);
        });
      },
      abort: () => {
        session.isAborted = true;
        if (script !== undefined) this.#end(session);
      },
    };
  }

  #play(session: ScriptedSession, script: Script): void {
    const { opening, phrase } = this.#setup.delays ?? {};
    this.#after(opening, () => {
      session.opens();
      if (script.type === 'until stopped') return;
      if (script.type === 'heard' && script.interim !== undefined) session.hearsSoFar(script.interim);
      this.#after(phrase, () => {
        if (script.type === 'heard') session.hears(...script.alternatives);
        if (script.type === 'trouble') session.hasTrouble(script.trouble);
        this.#end(session);
      });
    });
  }

  #end(session: ScriptedSession): void {
    this.#after(this.#setup.delays?.end, () => session.ends());
  }

  #after(milliseconds: number | undefined, callback: () => void): void {
    const { timing } = this.#setup;
    if (timing === undefined) {
      // As a browser does: never before `listen` has returned.
      queueMicrotask(callback);
    } else {
      timing.after(milliseconds ?? 0, callback);
    }
  }
}
