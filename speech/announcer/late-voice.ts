/** Our own voice, which is loaded when it is first needed: most users have a screen reader, and never need it. */
import { Listeners } from '../listeners.js';
import type { Message } from './log.js';
import type { VoiceSink } from './sink.js';
import type { ChosenVoice, VoiceChoice } from './voice-choice.js';
import type { Channel } from '../utterance.js';

export interface LateVoiceOptions {
  readonly load: () => Promise<VoiceSink>;
  /** Takes a message that the voice, which could not be loaded, will not say. */
  readonly handBack: (message: Message) => void;
  /** Told each time that the voice could not be loaded. With the next message it is tried again. */
  readonly onMissing: () => void;
}

export class LateVoice implements VoiceSink {
  readonly #options: LateVoiceOptions;
  readonly #voicesListeners = new Listeners<undefined>();
  readonly #speakingListeners = new Listeners<boolean>();
  #voice: VoiceSink | undefined;
  #isLoading = false;
  #choice: VoiceChoice | undefined;
  #isHeld = false;
  /** What it is to say once it is there. */
  #messages: readonly Message[] = [];

  constructor(options: LateVoiceOptions) {
    this.#options = options;
  }

  get voices(): readonly ChosenVoice[] | undefined {
    return this.#voice?.voices;
  }

  listenVoices(listener: () => void): () => void {
    return this.#voicesListeners.listen(listener);
  }

  listenSpeaking(listener: (speaking: boolean) => void): () => void {
    return this.#speakingListeners.listen(listener);
  }

  prepare(): void {
    if (this.#voice) this.#voice.prepare();
    else this.#bring();
  }

  configure(choice: VoiceChoice): void {
    this.#choice = choice;
    this.#voice?.configure(choice);
  }

  put(message: Message): void {
    if (this.#voice) {
      this.#voice.put(message);
      return;
    }
    this.#messages = [...this.#messages, message];
    this.#bring();
  }

  hold(held: boolean): void {
    this.#isHeld = held;
    this.#voice?.hold(held);
  }

  stop(except?: Channel): void {
    this.#messages = this.#messages.filter(({ utterance }) => utterance.channel === except);
    this.#voice?.stop(except);
  }

  #bring(): void {
    if (this.#isLoading) return;
    this.#isLoading = true;
    this.#options.load().then(
      (voice) => this.#onLoaded(voice),
      () => this.#onMissing(),
    );
  }

  #onLoaded(voice: VoiceSink): void {
    this.#voice = voice;
    voice.listenVoices(() => this.#voicesListeners.tell(undefined));
    voice.listenSpeaking((speaking) => this.#speakingListeners.tell(speaking));
    if (this.#choice) voice.configure(this.#choice);
    if (this.#isHeld) voice.hold(true);
    voice.prepare();
    for (const message of this.#takeMessages()) voice.put(message);
  }

  #onMissing(): void {
    this.#isLoading = false;
    for (const message of this.#takeMessages()) this.#options.handBack(message);
    this.#options.onMissing();
  }

  #takeMessages(): readonly Message[] {
    const messages = this.#messages;
    this.#messages = [];
    return messages;
  }
}
