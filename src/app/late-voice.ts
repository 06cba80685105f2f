/** Voice input from the first moment on: what is wanted of it before it is there is done as soon as it is. */
import { ifLoaded, remembered } from '../play/remembered.js';
import type { SharedSettings } from '../storage/settings/settings-store.js';
import type { VoiceIn } from './voice-in.js';
import type { VoiceServices } from './voice/voice-input.js';

const loadVoiceIn = remembered(() => import('./voice-in.js'));

export class LateVoice {
  #voice: VoiceIn | undefined;
  #open: (() => Promise<VoiceIn | undefined>) | undefined;

  /** What the settings of it have to know; `undefined` until it is loaded. */
  get hearing() {
    return this.#voice?.hearing;
  }

  /** The button for talking; nothing where nothing listens. */
  get button() {
    return this.#voice?.button;
  }

  /** Who it serves is known, and it may be loaded. */
  begin(services: VoiceServices, settings: Pick<SharedSettings, 'listen'>): void {
    this.#open = async () => {
      const loaded = await ifLoaded(loadVoiceIn);
      if (loaded && !this.#voice) this.#start(new loaded.VoiceIn(services), settings);
      return this.#voice;
    };
  }

  /** Loads it, once the board is there. */
  async load(): Promise<void> {
    await this.#open?.();
  }

  /** The settings of it are opened. */
  look(): void {
    this.#look().catch(reportError);
  }

  /** The key for talking. `false` where this part of the program cannot be had. */
  async talk(): Promise<boolean> {
    return (await (await this.#open?.())?.talk()) ?? false;
  }

  #start(voice: VoiceIn, settings: Pick<SharedSettings, 'listen'>): void {
    this.#voice = voice;
    settings.listen(() => voice.follow());
    voice.follow();
  }

  async #look(): Promise<void> {
    await (await this.#open?.())?.look();
  }
}
