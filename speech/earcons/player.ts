/** Plays earcons, and lets the device vibrate with them. */
import { type EarconName, DEFAULT_SOUNDS, type SoundChoice } from './sound-choice.js';
import { Haptics, pageVibration } from './haptics.js';
import { pageTiming, type Timing } from '../timing.js';
import { Master, WakefulAudio } from './wakeful-audio.js';
import { sound, lengthOf } from './tones.js';

/** Milliseconds that a sound may come late while the context wakes up; later it would belong to nothing any more. */
const LATE = 250;
/** Seconds between two earcons of one act. */
const BETWEEN = 0.04;

/** An earcon at a volume of its own, 0 to 1, whatever is chosen for it. */
export interface WantedEarcon {
  readonly earcon: EarconName;
  readonly volume: number;
}

/**
 * Where the browser has no audio, or before the first gesture, it is silent and nothing else happens.
 *
 * An earcon whose volume is 0 is off: it is neither heard nor felt. `muted` is of sound alone; to feel them has its own switch
 * (`SoundChoice.vibration`), for in a quiet hall, or to a deaf player, it is what is left.
 */
export class Earcons {
  readonly #audio: WakefulAudio;
  readonly #timing: Timing;
  readonly #haptics: Haptics;
  #master: Master | undefined;
  #choice: SoundChoice = DEFAULT_SOUNDS;
  #ducked = false;
  /** The `0` key: no sound at all. */
  muted = false;

  /** @param newContext makes the page's audio context; may throw where there is none. */
  constructor(
    newContext: () => AudioContext = () => new AudioContext({ latencyHint: 'interactive' }),
    timing: Timing = pageTiming,
    haptics: Haptics = new Haptics(pageVibration(), timing),
  ) {
    this.#audio = new WakefulAudio(newContext, timing);
    this.#timing = timing;
    this.#haptics = haptics;
  }

  /** Wakes the sound up at the first gesture below `target`, and again whenever the browser has put it to sleep. */
  wakeOn(target: EventTarget): () => void {
    return this.#audio.wakeOn(target);
  }

  /** Wakes the sound up where a gesture has allowed it already. Never rejects. */
  async wake(): Promise<void> {
    await this.#audio.wake();
  }

  /** How loud each one is, and whether they are felt. */
  configure(choice: SoundChoice): void {
    if (this.#choice.vibration && !choice.vibration) this.#haptics.stop();
    this.#choice = choice;
  }

  /** The own voice begins or ends to speak: the earcons sink by 12 dB, or rise again. */
  duck(ducked: boolean): void {
    if (ducked === this.#ducked) return;
    this.#ducked = ducked;
    this.#master?.duck(ducked);
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
    this.#sound(wanted);
  }

  #sound(wanted: readonly WantedEarcon[]): void {
    const { context, awake } = this.#audio;
    if (this.muted || !context) return;
    if (awake) {
      this.#begin(context, wanted);
      this.#audio.restLater();
      return;
    }
    const asked = this.#timing.now();
    void this.#audio.wake().then((woken) => {
      if (woken && !this.muted && this.#timing.now() - asked <= LATE) this.#begin(context, wanted);
    });
  }

  #begin(context: AudioContext, wanted: readonly WantedEarcon[]): void {
    this.#master ??= new Master(context, this.#ducked);
    let begin = context.currentTime;
    for (const { earcon, volume } of wanted) {
      sound(this.#master.input, earcon, begin, volume);
      begin += lengthOf(earcon) + BETWEEN;
    }
  }
}
