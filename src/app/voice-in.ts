/** Voice input, as long as it may not be wanted: without a recogniser nothing more of it is loaded, and nothing listens. */
import { ifLoaded, remembered } from '../play/remembered.js';
import type { Settings } from '../storage/settings/settings.js';
import type { Voice, VoiceServices } from './voice/voice-input.js';

const loadVoice = remembered(() => import('./voice/voice-input.js'));

export class VoiceIn {
  readonly #services: VoiceServices;
  #voice: Voice | undefined;
  /** As they were when they were followed last. */
  #before: Settings;

  constructor(services: VoiceServices) {
    this.#services = services;
    this.#before = services.settings();
  }

  /** What the settings of it have to know; `undefined` until it is loaded. */
  get hearing() {
    return this.#voice?.hearing;
  }

  /** The button for talking, where something listens. */
  get button() {
    return this.#voice?.view();
  }

  /** The settings may be others. */
  follow(): void {
    const before = this.#before;
    this.#before = this.#services.settings();
    const { listening, confirmMoves } = this.#before;
    if (this.#voice) this.#voice.follow();
    else if (listening.recogniser !== 'none' || confirmMoves !== before.confirmMoves)
      this.#open(before).catch(reportError);
  }

  /** The settings of it are opened. */
  async look(): Promise<void> {
    (await this.#open(this.#before))?.look();
  }

  /** The key for talking. What is held down while it is being loaded is not waited for. `false` where it cannot be had. */
  async talk(): Promise<boolean> {
    if (this.#voice) this.#voice.talk();
    else (await this.#open(this.#before))?.tellNone();
    return this.#voice !== undefined;
  }

  /** `undefined` where it cannot be had; the next time it is tried again. */
  async #open(before: Settings): Promise<Voice | undefined> {
    const loaded = await ifLoaded(loadVoice);
    if (loaded) this.#voice ??= new loaded.Voice(this.#services, before);
    return this.#voice;
  }
}
