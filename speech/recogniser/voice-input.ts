/**
 * Voice input: carries out what `listening.ts` decides, with a recogniser, our own voice and time.
 */
import type { ListeningState, RecogniserTrouble, TalkingWay } from './listening-choice.js';
import type { Timing } from '../timing.js';
import { holdsOurVoice, notListening, stateOf, step, type ListeningEffect, type ListeningEvent } from './listening.js';
import type { ListeningRequest, Recogniser, SpokenAlternative } from './recogniser.js';

/** What of the announcer is used here. */
export interface HushedVoice {
  /** Our own voice is silent until what is returned is called. */
  beginListening(): () => void;
  /** Whenever our own voice begins to speak, just before, and when it has ended. Returns what ends the telling. */
  listenSpeaking(listener: (speaking: boolean) => void): () => void;
}

export interface VoiceInputSetup {
  readonly recogniser: Pick<Recogniser, 'listen'>;
  readonly announcer: HushedVoice;
  readonly timing: Timing;
  readonly way: TalkingWay;
  /** The language, and what is likely to be said at the moment; asked each time before it listens. */
  readonly request: () => Pick<ListeningRequest, 'lang' | 'phrases'>;
  /** Each other state; it is `off` at first. */
  readonly onState: (state: ListeningState) => void;
  /** A whole phrase, the likeliest first; never empty. */
  readonly onHeard: (alternatives: readonly SpokenAlternative[]) => void;
  /** What it seems to be so far, for the eye alone. */
  readonly onInterim: (text: string) => void;
  /** Why it does not listen, or heard nothing. Not told of what mends itself by another try. */
  readonly onTrouble: (trouble: RecogniserTrouble) => void;
}

/** What a recogniser was asked for, from `listen` until its end. */
interface Session {
  readonly since: number;
  stop: () => void;
  abort: () => void;
}

/**
 * Made for one recogniser and one way to talk; for others it is closed and another is made. Our own voice should be silent at that
 * moment, as only its changes are told.
 */
export class VoiceInput {
  readonly #setup: VoiceInputSetup;
  readonly #ignoreOurVoice: () => void;
  readonly #events: ListeningEvent[] = [];
  #listening;
  #isTaking = false;
  #session: Session | undefined;
  #letOurVoiceSpeak: (() => void) | undefined;
  #stopWaiting: () => void = () => undefined;

  constructor(setup: VoiceInputSetup) {
    this.#setup = setup;
    this.#listening = notListening(setup.way);
    this.#ignoreOurVoice = setup.announcer.listenSpeaking((speaking) => this.#take({ type: 'we speak', speaking }));
  }

  get state(): ListeningState {
    return stateOf(this.#listening);
  }

  /** The key or button went down. Its repetitions while it is held are to be left out. */
  press(): void {
    this.#take({ type: 'pressed' });
  }

  /** The key or button went up, or can't be known to be held any more (the window has lost the focus). */
  release(): void {
    this.#take({ type: 'released' });
  }

  /** Listens no more, in any way; what was being said does not count. */
  switchOff(): void {
    this.#take({ type: 'switched off' });
  }

  /** As `switchOff`, and for ever. */
  close(): void {
    this.switchOff();
    this.#ignoreOurVoice();
  }

  /** One event after the other: what is told while another is taken waits its turn. */
  #take(event: ListeningEvent): void {
    this.#events.push(event);
    if (this.#isTaking) return;
    this.#isTaking = true;
    try {
      for (let next = this.#events.shift(); next !== undefined; next = this.#events.shift()) this.#takeNext(next);
    } finally {
      this.#isTaking = false;
    }
  }

  #takeNext(event: ListeningEvent): void {
    const before = this.state;
    const { listening, effects } = step(this.#listening, event);
    this.#listening = listening;
    // Before the microphone opens.
    if (holdsOurVoice(listening)) this.#letOurVoiceSpeak ??= this.#setup.announcer.beginListening();
    for (const effect of effects) this.#carryOut(effect);
    if (this.state !== before) this.#setup.onState(this.state);
    if (!holdsOurVoice(listening)) {
      const letSpeak = this.#letOurVoiceSpeak;
      this.#letOurVoiceSpeak = undefined;
      letSpeak?.();
    }
  }

  #carryOut(effect: ListeningEffect): void {
    switch (effect.type) {
      case 'listen':
        return this.#listen();
      case 'stop':
        return this.#session?.stop();
      case 'abort':
        return this.#session?.abort();
      case 'forget':
        return this.#forget();
      case 'wait':
        this.#stopWaiting();
        this.#stopWaiting = this.#setup.timing.after(effect.milliseconds, () => this.#take({ type: 'waited' }));
        return;
      case 'wait no more':
        return this.#stopWaiting();
      case 'tell':
        return this.#setup.onTrouble(effect.trouble);
    }
  }

  #forget(): void {
    const session = this.#session;
    this.#session = undefined;
    session?.abort();
  }

  #listen(): void {
    const { recogniser, timing, request, onHeard, onInterim } = this.#setup;
    const session: Session = { since: timing.now(), stop: () => undefined, abort: () => undefined };
    let hasHeard = false;
    this.#session = session;
    const isHeeded = (): boolean => this.#session === session && this.#listening.session !== 'aborted';
    const { stop, abort } = recogniser.listen({
      ...request(),
      onListening: () => {
        if (isHeeded()) this.#take({ type: 'hears' });
      },
      onHeard: (alternatives, interim) => {
        if (!isHeeded() || hasHeard) return;
        hasHeard = !interim;
        if (interim) {
          this.#take({ type: 'hears' });
          onInterim(alternatives[0]?.text ?? '');
        } else {
          this.#take({ type: 'heard' });
          onHeard(alternatives);
        }
      },
      onTrouble: (trouble) => {
        if (isHeeded()) this.#take({ type: 'trouble', trouble });
      },
      onEnded: () => {
        if (this.#session !== session) return;
        this.#session = undefined;
        this.#take({ type: 'ended', lasted: timing.now() - session.since });
      },
    });
    session.stop = stop;
    session.abort = abort;
  }
}
