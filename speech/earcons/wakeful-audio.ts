/**
 * The page's sound: the audio context as browsers allow it (none before the user's first gesture, awake while something sounds, and asleep
 * otherwise), and the one way to the loudspeaker, which all earcons go, lower while the own voice speaks, so that its words stay clear.
 */
import type { Timing } from '../timing.js';

/** What lets a page sound: browsers keep an audio context silent until one of these. */
const GESTURES = ['keydown', 'pointerup', 'touchend'] as const;
/** Milliseconds that a sound may come late while the context wakes up; later it would belong to nothing any more. */
const LATE = 250;
/** Milliseconds of silence after which the context sleeps: awake it works on, a hundred times a second, for nobody's ear. */
const AWAKE_FOR = 2000;

/** Where the browser has no audio, or before the first gesture, it is silent and nothing else happens. */
export class WakefulAudio {
  readonly #newContext: () => AudioContext;
  readonly #timing: Timing;
  #context: AudioContext | undefined;
  #master: Master | undefined;
  #ducked = false;
  #broken = false;
  /** Whether it was put to sleep here, and not by the browser. */
  #resting = false;
  /** Takes the coming rest back. */
  #stayAwake = (): void => undefined;
  /** No sound at all. */
  muted = false;

  /** @param newContext may throw where there is no audio. */
  constructor(newContext: () => AudioContext, timing: Timing) {
    this.#newContext = newContext;
    this.#timing = timing;
  }

  /** Wakes up at the first gesture below `target`, and again whenever the browser has put the sound to sleep. */
  wakeOn(target: EventTarget): () => void {
    const wake = (): void => {
      // Once a gesture has allowed it, a sound that is to be played can wake it again by itself.
      if (!this.#resting && this.#context?.state !== 'running') void this.wake();
    };
    // At the capture, so that the sound is awake before the key's own listener plays.
    for (const gesture of GESTURES) target.addEventListener(gesture, wake, { capture: true, passive: true });
    return () => {
      for (const gesture of GESTURES) target.removeEventListener(gesture, wake, { capture: true });
    };
  }

  /** Wakes up where a gesture has allowed it already. Tells whether it sounds. Never rejects: without sound there are still the words. */
  async wake(): Promise<boolean> {
    if (this.#broken) return false;
    try {
      this.#context ??= this.#newContext();
    } catch {
      this.#broken = true;
      return false;
    }
    const context = this.#context;
    const rested = this.#resting;
    this.#resting = false;
    this.#restLater();
    if (context.state === 'running' && !rested) return true;
    try {
      await context.resume();
      return true;
    } catch {
      return false;
    }
  }

  /** The own voice begins or ends to speak: all sinks by 12 dB, or rises again. */
  duck(ducked: boolean): void {
    if (ducked === this.#ducked) return;
    this.#ducked = ducked;
    this.#master?.duck(ducked);
  }

  /**
   * Lets something sound now, or as soon as the context is awake.
   *
   * @param begin is given where its tones go, and the time of the context, in seconds
   * @param isWanted whether it still is, where it had to wait
   */
  protected letSound(begin: (into: AudioNode, now: number) => void, isWanted: () => boolean = () => true): void {
    const context = this.#context;
    if (this.muted || !context) return;
    const act = (): void => {
      this.#master ??= new Master(context, this.#ducked);
      begin(this.#master.input, context.currentTime);
    };
    if (context.state === 'running' && !this.#resting) {
      act();
      this.#restLater();
      return;
    }
    const asked = this.#timing.now();
    void this.wake().then((woken) => {
      if (woken && !this.muted && isWanted() && this.#timing.now() - asked <= LATE) act();
    });
  }

  /** Something sounds: the silence is counted anew. */
  #restLater(): void {
    this.#stayAwake();
    this.#stayAwake = this.#timing.after(AWAKE_FOR, () => {
      const context = this.#context;
      // What the browser has put to sleep only a gesture may wake.
      this.#resting = context?.state === 'running';
      // Where it can't be, as after the page was closed, it does no harm that it is awake.
      context?.suspend().catch(() => undefined);
    });
  }
}

/** −12 dB: ten to the power of −12/20. */
const DUCKED = 10 ** (-12 / 20);
/**
 * Seconds. A change approaches its end by this time constant, and is as good as there after five of them: fast enough for the
 * first syllable, and without a click.
 */
const EASING = 0.012;

export class Master {
  readonly #gain: GainNode;

  constructor(context: BaseAudioContext, ducked: boolean) {
    this.#gain = new GainNode(context, { gain: levelOf(ducked) });
    this.#gain.connect(context.destination);
  }

  /** What is to be heard is connected to it. */
  get input(): AudioNode {
    return this.#gain;
  }

  duck(ducked: boolean): void {
    // It goes on from wherever the last change has got to.
    this.#gain.gain.setTargetAtTime(levelOf(ducked), this.#gain.context.currentTime, EASING);
  }
}

function levelOf(ducked: boolean): number {
  return ducked ? DUCKED : 1;
}
