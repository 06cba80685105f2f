/** Tones as nodes of an audio graph. */
import type { EarconName } from './names.js';
import { scheduleOf, type Tone, type Wave } from './tones.js';

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
