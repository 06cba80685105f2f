/**
 * Earcons: short, quiet sounds beside the words, told apart by pitch and rhythm. Synthesised, so that there is nothing to load.
 */
import type { Timing } from './timing.js';

export const EARCON_NAMES = [
  'lift',
  'place',
  'own move',
  "opponent's move",
  'capture',
  'check',
  'edge',
  'refused',
  'mate',
  'draw',
] as const;
export type EarconName = (typeof EARCON_NAMES)[number];

/** One tone of an earcon. */
export interface Tone {
  /** Seconds after the beginning of the earcon. */
  readonly at: number;
  /** Seconds. */
  readonly duration: number;
  /** Hertz. */
  readonly frequency: number;
  /** Hertz at the end of a tone that glides. */
  readonly glideTo?: number;
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
}

/** Of the full scale. Words must stay clear above it. */
const LOUDNESS = { sine: 0.14, triangle: 0.14, square: 0.05, sawtooth: 0.06 } as const;
/** Seconds in which a tone swells, and in which it dies: without them it clicks. */
const SWELL = 0.004;
const DYING = 0.012;

const EARCONS: Readonly<Record<EarconName, readonly Tone[]>> = {
  // The hand: up, down.
  lift: [{ at: 0, duration: 0.06, frequency: 440, glideTo: 740, wave: 'sine' }],
  place: [{ at: 0, duration: 0.06, frequency: 620, glideTo: 330, wave: 'triangle' }],
  // The game: one tone for one's own move, two lower ones for the answer; a capture strikes and falls.
  'own move': [{ at: 0, duration: 0.08, frequency: 523, wave: 'triangle' }],
  "opponent's move": [
    { at: 0, duration: 0.045, frequency: 349, wave: 'triangle' },
    { at: 0.065, duration: 0.055, frequency: 392, wave: 'triangle' },
  ],
  capture: [
    { at: 0, duration: 0.03, frequency: 466, wave: 'square' },
    { at: 0.04, duration: 0.07, frequency: 196, wave: 'square' },
  ],
  check: [
    { at: 0, duration: 0.03, frequency: 988, wave: 'sine' },
    { at: 0.045, duration: 0.03, frequency: 988, wave: 'sine' },
    { at: 0.09, duration: 0.045, frequency: 988, wave: 'sine' },
  ],
  // What does not go: a dull knock, a low buzz that sinks.
  edge: [{ at: 0, duration: 0.03, frequency: 220, wave: 'triangle' }],
  refused: [
    { at: 0, duration: 0.06, frequency: 185, wave: 'sawtooth' },
    { at: 0.07, duration: 0.07, frequency: 139, wave: 'sawtooth' },
  ],
  // The end: three steps down to the ground; or there and back again.
  mate: [
    { at: 0, duration: 0.04, frequency: 784, wave: 'triangle' },
    { at: 0.045, duration: 0.04, frequency: 587, wave: 'triangle' },
    { at: 0.09, duration: 0.055, frequency: 294, wave: 'triangle' },
  ],
  draw: [
    { at: 0, duration: 0.04, frequency: 659, wave: 'sine' },
    { at: 0.045, duration: 0.04, frequency: 523, wave: 'sine' },
    { at: 0.09, duration: 0.05, frequency: 659, wave: 'sine' },
  ],
};

/** The tones of an earcon, in order; the last one dies away within 150 ms. */
export function scheduleOf(name: EarconName): readonly Tone[] {
  return EARCONS[name];
}

/** Puts the tones of an earcon into an audio context, to begin at a moment of that context's time (seconds). */
export function sound(context: BaseAudioContext, name: EarconName, begin: number): void {
  for (const tone of scheduleOf(name)) {
    const start = begin + tone.at;
    const end = start + tone.duration;
    const loudness = LOUDNESS[tone.wave];
    const oscillator = new OscillatorNode(context, { type: tone.wave, frequency: tone.frequency });
    if (tone.glideTo !== undefined) {
      oscillator.frequency.setValueAtTime(tone.frequency, start);
      oscillator.frequency.exponentialRampToValueAtTime(tone.glideTo, end);
    }
    const envelope = new GainNode(context, { gain: 0 });
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(loudness, start + SWELL);
    envelope.gain.setValueAtTime(loudness, end - DYING);
    envelope.gain.linearRampToValueAtTime(0, end);
    oscillator.connect(envelope).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(end);
  }
}

/** What lets a page sound: browsers keep an audio context silent until one of these. */
const GESTURES = ['keydown', 'pointerup', 'touchend'] as const;
/** Milliseconds that a sound may come late while the context wakes up; later it would belong to nothing any more. */
const LATE = 250;
/** Milliseconds of silence after which the context sleeps: awake it works on, a hundred times a second, for nobody's ear. */
const AWAKE_FOR = 2000;

const PAGE_TIMING: Timing = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  },
};

/** Plays earcons. Where the browser has no audio, or before the first gesture, it is silent and nothing else happens. */
export class Earcons {
  readonly #newContext: () => AudioContext;
  readonly #timing: Timing;
  #context: AudioContext | undefined;
  #broken = false;
  /** Whether it was put to sleep here, and not by the browser. */
  #resting = false;
  /** Takes the coming rest back. */
  #stayAwake = (): void => undefined;
  /** The `0` key. */
  muted = false;

  /** @param newContext makes the page's audio context; may throw where there is none. */
  constructor(
    newContext: () => AudioContext = () => new AudioContext({ latencyHint: 'interactive' }),
    timing: Timing = PAGE_TIMING,
  ) {
    this.#newContext = newContext;
    this.#timing = timing;
  }

  /** Wakes the sound up at the first gesture below `target`, and again whenever the browser has put it to sleep. */
  wakeOn(target: EventTarget): () => void {
    const wake = (): void => {
      // Once a gesture has allowed it, a sound that is to be played can wake it again by itself.
      if (!this.#resting && this.#context?.state !== 'running') void this.#wake();
    };
    // At the capture, so that the sound is awake before the key's own listener plays.
    for (const gesture of GESTURES) target.addEventListener(gesture, wake, { capture: true, passive: true });
    return () => {
      for (const gesture of GESTURES) target.removeEventListener(gesture, wake, { capture: true });
    };
  }

  play(name: EarconName): void {
    const context = this.#context;
    if (this.muted || context === undefined) return;
    if (context.state === 'running' && !this.#resting) {
      sound(context, name, context.currentTime);
      this.#restLater(context);
      return;
    }
    const asked = this.#timing.now();
    void this.#wake().then((awake) => {
      if (awake && !this.muted && this.#timing.now() - asked <= LATE) sound(context, name, context.currentTime);
    });
  }

  #restLater(context: AudioContext): void {
    this.#stayAwake();
    this.#stayAwake = this.#timing.after(AWAKE_FOR, () => {
      // What the browser has put to sleep only a gesture may wake.
      this.#resting = context.state === 'running';
      // Where it can't be, as after the page was closed, it does no harm that it is awake.
      context.suspend().catch(() => undefined);
    });
  }

  /** Whether it sounds. Never rejects: without sound there are still the words. */
  async #wake(): Promise<boolean> {
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
    this.#restLater(context);
    if (context.state === 'running' && !rested) return true;
    try {
      await context.resume();
      return true;
    } catch {
      return false;
    }
  }
}
