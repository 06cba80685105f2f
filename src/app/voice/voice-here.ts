/** Voice input at this window: as long as no recogniser is chosen and nobody looks for one, none of it is loaded and nothing listens. */
import type { VoiceWishEvent } from '../../pages/settings/hearing-settings/hearing-state.js';
import type { Settings } from '../../storage/settings/settings.js';
import type { Voice, VoiceServices } from './voice-input.js';

export interface VoiceHereServices extends VoiceServices {
  readonly load: () => Promise<{ readonly Voice: new (services: VoiceServices, before: Settings) => Voice }>;
}

export class VoiceHere {
  readonly #services: VoiceHereServices;
  #voice: Voice | undefined;
  /** As they were when they were followed last. */
  #before: Settings;

  constructor(services: VoiceHereServices) {
    this.#services = services;
    this.#before = services.settings();
    // Heard here: the settings stand before voice input is loaded, and what is wished there meanwhile must not be lost.
    services.host.addEventListener('voice-wish', this.#onWish);
    this.follow();
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
  look(): void {
    this.#open(this.#before)
      .then((voice) => voice.look())
      .catch(reportError);
  }

  /** The key for talking. What is held down while it is being loaded is not waited for. */
  async talk(): Promise<void> {
    if (this.#voice) this.#voice.talk();
    else (await this.#open(this.#before)).tellNone();
  }

  readonly #onWish = ({ wish }: VoiceWishEvent): void => {
    this.#open(this.#before)
      .then((voice) => voice.fulfil(wish))
      .catch(reportError);
  };

  async #open(before: Settings): Promise<Voice> {
    const { Voice } = await this.#services.load();
    return (this.#voice ??= new Voice(this.#services, before));
  }
}
