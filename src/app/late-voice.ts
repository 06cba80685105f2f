/** Voice input from the first moment on: what is wanted of it before it is there is done as soon as it is. */
import type { SharedSettings } from '../play/shared-settings.js';
import type * as voiceIn from './voice-in.js';
import type { VoiceIn } from './voice-in.js';
import type { VoiceServices } from './voice-part.js';

export class LateVoice {
  #voice: VoiceIn | undefined;
  /** Whether the settings of it were unfolded. */
  #lookedFor = false;

  /** What the settings of it have to know; `undefined` until it is loaded. */
  get hearing() {
    return this.#voice?.hearing;
  }

  /** The button for talking; nothing where nothing listens. */
  get button() {
    return this.#voice?.button;
  }

  /** The settings of it are unfolded. */
  look(): void {
    this.#lookedFor = true;
    this.#voice?.look().catch(reportError);
  }

  /** The key for talking. */
  async talk(): Promise<void> {
    await this.#voice?.talk();
  }

  /** It is there, once the board is. */
  begin({ VoiceIn }: typeof voiceIn, services: VoiceServices, settings: Pick<SharedSettings, 'listen'>): void {
    const voice = new VoiceIn(services);
    this.#voice = voice;
    settings.listen(() => voice.follow());
    voice.follow();
    // They were unfolded before this part was there.
    if (this.#lookedFor) voice.look().catch(reportError);
  }
}
