/** Plays earcons, and lets the device vibrate with them. */
import { type EarconName, DEFAULT_SOUNDS, type SoundChoice } from './sound-choice.js';
import { Haptics, pageVibration } from './haptics.js';
import { pageTiming, type Timing } from '../timing.js';
import { WakefulAudio } from './wakeful-audio.js';
import { sound, lengthOf } from './tones.js';

/** Seconds between two earcons of one act. */
const BETWEEN = 0.04;

/** An earcon at a volume of its own, 0 to 1, whatever is chosen for it. */
export interface WantedEarcon {
  readonly earcon: EarconName;
  readonly volume: number;
}

/**
 * An earcon whose volume is 0 is off: it is neither heard nor felt. `muted` (the `0` key) is of sound alone; to feel them has its own switch
 * (`SoundChoice.vibration`), for in a quiet hall, or to a deaf player, it is what is left.
 */
export class Earcons extends WakefulAudio {
  readonly #haptics: Haptics;
  #choice: SoundChoice = DEFAULT_SOUNDS;

  /** @param newContext makes the page's audio context; may throw where there is none. */
  constructor(
    newContext: () => AudioContext = () => new AudioContext({ latencyHint: 'interactive' }),
    timing: Timing = pageTiming,
    haptics: Haptics = new Haptics(pageVibration(), timing),
  ) {
    super(newContext, timing);
    this.#haptics = haptics;
  }

  /** How loud each one is, and whether they are felt. */
  configure(choice: SoundChoice): void {
    if (this.#choice.vibration && !choice.vibration) this.#haptics.stop();
    this.#choice = choice;
  }

  /** Those of one act, one after another. The last one, the most telling, is felt. */
  play(...names: readonly EarconName[]): void {
    this.#play(names.map((earcon) => ({ earcon, volume: this.#choice.volumes[earcon] })));
  }

  /** One at a volume that is being tried. */
  hear(wanted: WantedEarcon): void {
    this.#play([wanted]);
  }

  #play(all: readonly WantedEarcon[]): void {
    const wanted = all.filter(({ volume }) => volume > 0);
    const last = wanted.at(-1);
    if (!last) return;
    if (this.#choice.vibration) this.#haptics.play(last.earcon);
    this.letSound((into, now) => {
      let begin = now;
      for (const { earcon, volume } of wanted) {
        sound(into, earcon, begin, volume);
        begin += lengthOf(earcon) + BETWEEN;
      }
    });
  }
}
