/**
 * A voice that is loaded when it is first needed: most users have a screen reader and never need ours. Until it is there,
 * messages wait in line as they would wait in the voice itself; if it can't be had, they are handed back.
 */
import { Listeners } from '../listeners.js';
import type { Message } from '../log.js';
import type { Timing } from '../timing.js';
import type { Channel } from '../utterance.js';
import type { ChosenVoice, VoiceChoice } from '../voice-choice.js';
import { joined, unexpired, withTimeLeft, type Waiting } from '../waiting.js';
import type { VoiceSink } from './sink.js';

export interface LateSinkOptions {
  /** Asked again after a failure, with the next message. */
  readonly load: () => Promise<VoiceSink>;
  readonly timing: Timing;
  /** Takes what waited when the voice could not be loaded. */
  readonly handBack: (message: Message) => void;
  /**
   * Told once, of the first failure, and of one for which a sample was asked. What is told through the announcer then is handed
   * back too.
   */
  readonly onFailure: (error: unknown) => void;
}

export class LateSink implements VoiceSink {
  readonly #options: LateSinkOptions;
  readonly #voicesListeners = new Listeners<undefined>();
  readonly #speakingListeners = new Listeners<boolean>();
  #line: readonly Waiting[] = [];
  #sink: VoiceSink | undefined;
  #loading = false;
  #failed = false;
  #choice: VoiceChoice | undefined;
  #held = false;

  constructor(options: LateSinkOptions) {
    this.#options = options;
  }

  get voices(): readonly ChosenVoice[] | undefined {
    return this.#sink?.voices;
  }

  listenVoices(listener: () => void): () => void {
    return this.#voicesListeners.listen(listener);
  }

  listenSpeaking(listener: (speaking: boolean) => void): () => void {
    return this.#speakingListeners.listen(listener);
  }

  configure(choice: VoiceChoice): void {
    this.#choice = choice;
    this.#sink?.configure(choice);
  }

  hold(held: boolean): void {
    this.#held = held;
    this.#sink?.hold(held);
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

  stop(except?: Channel): void {
    this.#line = this.#line.filter(({ message }) => message.utterance.channel === except);
    this.#sink?.stop(except);
  }

  #load(): void {
    if (this.#loading) return;
    this.#loading = true;
    this.#options.load().then(this.#onLoaded, this.#onFailed);
  }

  readonly #onLoaded = (sink: VoiceSink): void => {
    this.#sink = sink;
    sink.listenVoices(() => this.#voicesListeners.tell(undefined));
    sink.listenSpeaking((speaking) => this.#speakingListeners.tell(speaking));
    if (this.#choice) sink.configure(this.#choice);
    if (this.#held) sink.hold(true);
    sink.prepare();
    for (const message of this.#emptied()) sink.put(message);
  };

  readonly #onFailed = (error: unknown): void => {
    this.#loading = false;
    const messages = this.#emptied();
    for (const message of messages) this.#options.handBack(message);
    if (this.#failed && !messages.some(({ passing }) => passing === 'sample')) return;
    this.#failed = true;
    this.#options.onFailure(error);
  };

  #emptied(): readonly Message[] {
    const now = this.#options.timing.now();
    const line = unexpired(this.#line, now);
    this.#line = [];
    return line.map((entry) => withTimeLeft(entry, now));
  }
}
