/**
 * What each earcon sounds like. No two have both the same rhythm and the same contour: whoever hears high tones badly, or no
 * difference between a soft wave and a rough one, can still tell them apart. Pitch and timbre come on top. Tones become nodes of an audio graph.
 */
import type { EarconName } from './sound-choice.js';

export type Wave = 'sine' | 'triangle' | 'square' | 'sawtooth';

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
  readonly wave: Wave;
}

const EARCONS: Readonly<Record<EarconName, readonly Tone[]>> = {
  // The hand: up, down.
  lift: [{ at: 0, duration: 0.06, frequency: 440, glideTo: 740, wave: 'sine' }],
  place: [{ at: 0, duration: 0.06, frequency: 620, glideTo: 330, wave: 'triangle' }],
  // The game: one tone for one's own move, two for the answer; a capture strikes and falls.
  'own move': [{ at: 0, duration: 0.08, frequency: 523, wave: 'triangle' }],
  "opponent's move": [
    { at: 0, duration: 0.045, frequency: 349, wave: 'triangle' },
    { at: 0.065, duration: 0.055, frequency: 440, wave: 'triangle' },
  ],
  capture: [
    { at: 0, duration: 0.03, frequency: 466, wave: 'square' },
    { at: 0.04, duration: 0.07, frequency: 196, wave: 'square' },
  ],
  check: [
    { at: 0, duration: 0.03, frequency: 988, wave: 'sine' },
    { at: 0.045, duration: 0.03, frequency: 988, wave: 'sine' },
    { at: 0.09, duration: 0.03, frequency: 988, wave: 'sine' },
  ],
  // King and rook go past one another.
  castling: [
    { at: 0, duration: 0.065, frequency: 392, glideTo: 659, wave: 'triangle' },
    { at: 0.075, duration: 0.065, frequency: 659, glideTo: 392, wave: 'triangle' },
  ],
  // The pawn climbs.
  promotion: [
    { at: 0, duration: 0.035, frequency: 523, wave: 'triangle' },
    { at: 0.042, duration: 0.035, frequency: 659, wave: 'triangle' },
    { at: 0.085, duration: 0.06, frequency: 1047, wave: 'triangle' },
  ],
  // The end: three steps down to the ground; or down and back again.
  mate: [
    { at: 0, duration: 0.07, frequency: 784, wave: 'triangle' },
    { at: 0.085, duration: 0.07, frequency: 587, wave: 'triangle' },
    { at: 0.17, duration: 0.12, frequency: 294, wave: 'triangle' },
  ],
  draw: [
    { at: 0, duration: 0.07, frequency: 659, wave: 'sine' },
    { at: 0.085, duration: 0.07, frequency: 523, wave: 'sine' },
    { at: 0.17, duration: 0.1, frequency: 659, wave: 'sine' },
  ],
  // What does not go: a low buzz that sinks, a dull knock.
  refused: [
    { at: 0, duration: 0.06, frequency: 185, wave: 'sawtooth' },
    { at: 0.07, duration: 0.07, frequency: 139, wave: 'sawtooth' },
  ],
  edge: [{ at: 0, duration: 0.04, frequency: 220, glideTo: 147, wave: 'square' }],
  // Heard with every second arrow key where it is wanted at all: a mere touch.
  'dark square': [{ at: 0, duration: 0.03, frequency: 330, wave: 'sine' }],
  // A finger crosses the edge of a square: so short that it is under no word.
  'next square': [{ at: 0, duration: 0.02, frequency: 1047, glideTo: 1568, wave: 'sine' }],
  // A clock: tick tock, tick tock.
  'low time': [
    { at: 0, duration: 0.03, frequency: 1319, wave: 'triangle' },
    { at: 0.08, duration: 0.03, frequency: 880, wave: 'triangle' },
    { at: 0.16, duration: 0.03, frequency: 1319, wave: 'triangle' },
    { at: 0.24, duration: 0.03, frequency: 880, wave: 'triangle' },
  ],
  // The microphone: two light taps, up when it opens and down when it closes; over before a recogniser takes them for words.
  listening: [
    { at: 0, duration: 0.03, frequency: 659, wave: 'sine' },
    { at: 0.045, duration: 0.03, frequency: 988, wave: 'sine' },
  ],
  'not listening': [
    { at: 0, duration: 0.03, frequency: 988, wave: 'sine' },
    { at: 0.045, duration: 0.03, frequency: 659, wave: 'sine' },
  ],
};

/** The tones of an earcon, in order. */
export function scheduleOf(name: EarconName): readonly Tone[] {
  return EARCONS[name];
}

/** Seconds from the beginning of an earcon until its last tone has died away: 0.15 at most, 0.3 for the end and low time. */
export function lengthOf(name: EarconName): number {
  return Math.max(...EARCONS[name].map(({ at, duration }) => at + duration));
}

/** Of the full scale. Words must stay clear above it; rough waves are heard as louder than soft ones. */
const LOUDNESS: Readonly<Record<Wave, number>> = { sine: 0.14, triangle: 0.14, square: 0.05, sawtooth: 0.06 };
/** Seconds in which a tone swells, and in which it dies: without them it clicks. */
const SWELL = 0.004;
const DYING = 0.012;

/**
 * Lets an earcon sound.
 * @param into where its tones go: the loudspeaker, or what stands before it
 * @param begin in the time of the context, in seconds
 * @param volume 0 to 1, as it is heard: half of it sounds about half as loud, for which the signal must sink to a quarter
 */
export function sound(into: AudioNode, name: EarconName, begin: number, volume = 1): void {
  const own = new GainNode(into.context, { gain: volume ** 2 });
  own.connect(into);
  for (const tone of scheduleOf(name)) soundTone(own, tone, begin + tone.at);
}

/** Lets one tone sound from a time of the context on, in seconds. */
export function soundTone(into: AudioNode, tone: Tone, start: number): void {
  const end = start + tone.duration;
  const loudness = LOUDNESS[tone.wave];
  const oscillator = new OscillatorNode(into.context, { type: tone.wave, frequency: tone.frequency });
  if (tone.glideTo !== undefined) {
    oscillator.frequency.setValueAtTime(tone.frequency, start);
    oscillator.frequency.exponentialRampToValueAtTime(tone.glideTo, end);
  }
  const envelope = new GainNode(into.context, { gain: 0 });
  envelope.gain.setValueAtTime(0, start);
  envelope.gain.linearRampToValueAtTime(loudness, start + SWELL);
  envelope.gain.setValueAtTime(loudness, end - DYING);
  envelope.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(envelope).connect(into);
  oscillator.start(start);
  oscillator.stop(end);
}
