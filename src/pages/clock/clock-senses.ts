/** What a dial is felt and heard by on this device, made when it is first wanted. */
import { DialHaptics } from '../../../speech/earcons/dial-haptics.js';
import { DialSounds } from '../../../speech/earcons/dial-sounds.js';
import type { EarconName } from '../../../speech/earcons/sound-choice.js';
import { pageVibration } from '../../../speech/earcons/haptics.js';
import type { DialSense } from '../../questions/dial-felt.js';
import type { Settings } from '../../storage/settings/settings.js';
import { pageTiming } from '../../../speech/timing.js';
import type { Speech } from '../shared/services.js';

export class ClockSenses {
  readonly #settings: () => Settings;
  readonly #sounds: DialSounds;
  readonly #haptics: DialHaptics | undefined;

  constructor({ announcer }: Pick<Speech, 'announcer'>, settings: () => Settings) {
    this.#settings = settings;
    this.#sounds = new DialSounds(() => new AudioContext({ latencyHint: 'interactive' }), pageTiming);
    const vibrate = pageVibration();
    this.#haptics = vibrate && new DialHaptics(vibrate, pageTiming);
    announcer.listenSpeaking((speaking) => this.#sounds.duck(speaking));
  }

  get sounds(): DialSense {
    this.#sounds.muted = !this.#settings().sound;
    return this.#sounds;
  }

  /** Absent where the browser cannot vibrate. */
  get pulses(): DialSense | undefined {
    return this.#haptics;
  }

  pulse(name: EarconName): void {
    this.#haptics?.play(name);
  }

  /** A gesture has just allowed the page to sound. */
  prepare(): void {
    void this.#sounds.wake();
  }
}
