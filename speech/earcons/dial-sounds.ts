/** Plays what is touched on the dial of the clock. */
import type { DialSense, DialTouch } from '../../src/questions/dial-felt.js';
import type { Timing } from '../timing.js';
import { panOf, tonesOf } from './dial-tones.js';
import { Master } from './master.js';
import { soundTone } from './sounding.js';
import { WakefulAudio } from './wakeful-audio.js';

/** Milliseconds that a touch may be heard late while the context wakes up; later the finger is elsewhere. */
const LATE = 250;
/** Seconds in which the last touch dies away when the next one comes. */
const CUT = 0.01;

/**
 * Where the browser has no audio, or before the first gesture, it is silent and nothing else happens. One touch is heard at a time: a
 * new one ends the last.
 */
export class DialSounds implements DialSense {
  readonly #audio: WakefulAudio;
  readonly #timing: Timing;
  #master: Master | undefined;
  #ducked = false;
  #sounding: GainNode | undefined;
  /** Counts the touches, so that one that had to wait knows whether it still is the last. */
  #touches = 0;
  /** No sound at all. */
  muted = false;
  /** 0 to 1, as it is heard. */
  volume = 1;

  /** @param newContext makes an audio context for the dial alone; may throw where there is none. */
  constructor(newContext: () => AudioContext, timing: Timing) {
    this.#audio = new WakefulAudio(newContext, timing);
    this.#timing = timing;
  }

  /** Wakes the sound up at the first gesture below `target`, and again whenever the browser has put it to sleep. */
  wakeOn(target: EventTarget): () => void {
    return this.#audio.wakeOn(target);
  }

  /** Wakes the sound up where a gesture has allowed it already, as the press on a button that begins. Never rejects. */
  async wake(): Promise<void> {
    await this.#audio.wake();
  }

  /** The own voice begins or ends to speak: the dial sinks by 12 dB, or rises again. */
  duck(ducked: boolean): void {
    if (ducked === this.#ducked) return;
    this.#ducked = ducked;
    this.#master?.duck(ducked);
  }

  touch(touch: DialTouch): void {
    this.stop();
    const { context, awake } = this.#audio;
    if (this.muted || this.volume === 0 || !context) return;
    if (awake) {
      this.#begin(context, touch);
      this.#audio.restLater();
      return;
    }
    const asked = this.#timing.now();
    const mine = this.#touches;
    void this.#audio.wake().then((woken) => {
      if (woken && !this.muted && mine === this.#touches && this.#timing.now() - asked <= LATE)
        this.#begin(context, touch);
    });
  }

  stop(): void {
    this.#touches += 1;
    const last = this.#sounding;
    this.#sounding = undefined;
    last?.gain.setTargetAtTime(0, last.context.currentTime, CUT);
  }

  #begin(context: BaseAudioContext, touch: DialTouch): void {
    this.#master ??= new Master(context, this.#ducked);
    this.#sounding = soundTouch(this.#master.input, touch, context.currentTime, this.volume);
  }
}

/**
 * Lets a touch sound, from its side.
 * @param into where its tones go: the loudspeaker, or what stands before it
 * @param begin in the time of the context, in seconds
 * @param volume 0 to 1, as it is heard
 * @returns what all its tones go through
 */
export function soundTouch(into: AudioNode, touch: DialTouch, begin: number, volume = 1): GainNode {
  const own = new GainNode(into.context, { gain: volume ** 2 });
  own.connect(new StereoPannerNode(into.context, { pan: panOf(touch) })).connect(into);
  for (const tone of tonesOf(touch)) soundTone(own, tone, begin + tone.at);
  return own;
}
