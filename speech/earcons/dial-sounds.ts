/**
 * What the dial of the clock sounds like under the finger, and the playing of it: the twins of its pulses, in the same rhythms, for wherever
 * nothing vibrates. A tone tells its place as well: left and right by where it comes from, high and low by its pitch.
 */
import type { DialSense, DialTouch } from '../../src/questions/dial-felt.js';
import { WakefulAudio } from './wakeful-audio.js';
import { soundTone, type Tone, type Wave } from './tones.js';
import { urgencyOf, type DialFlag } from '../../src/questions/dial.js';

/** Seconds in which the last touch dies away when the next one comes. */
const CUT = 0.01;

/** One touch is heard at a time: a new one ends the last. */
export class DialSounds extends WakefulAudio implements DialSense {
  #sounding: GainNode | undefined;
  /** Counts the touches, so that one that had to wait knows whether it still is the last. */
  #touches = 0;
  /** 0 to 1, as it is heard. */
  volume = 1;

  touch(touch: DialTouch): void {
    this.stop();
    if (this.volume === 0) return;
    const mine = this.#touches;
    this.letSound(
      (into, now) => (this.#sounding = soundTouch(into, touch, now, this.volume)),
      () => mine === this.#touches,
    );
  }

  stop(): void {
    this.#touches += 1;
    const last = this.#sounding;
    this.#sounding = undefined;
    last?.gain.setTargetAtTime(0, last.context.currentTime, CUT);
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

/** Hertz, at three and at nine o'clock: half an octave higher at the top, lower at the bottom. */
const LEVEL = 622;
/** The hands are heard as two instruments: the hour hand an octave lower, and rough. */
const HANDS = { minute: { wave: 'triangle', times: 1 }, hour: { wave: 'sawtooth', times: 0.5 } } as const;
/** Hertz: lower than anything on the dial. */
const OFF = 98;

/** Seconds: a tick, and the silence after it, as long as those of the pulses. */
const TICK = 0.025;
const GAP = 0.06;

/** From −1, left, to 1, right: as far as the place lies to the side. Off the dial too, so that one finds the way back. */
export function panOf({ angle }: DialTouch): number {
  const pan = Math.sin((angle * Math.PI) / 180);
  // Six o'clock is no more than twelve to one side.
  return Math.abs(pan) < 1e-9 ? 0 : pan;
}

/** Hertz at an angle: 880 at the top, 440 at the bottom. */
export function pitchAt(angle: number): number {
  return LEVEL * 2 ** (Math.cos((angle * Math.PI) / 180) / 2);
}

/** The tones of a touch, in order. */
export function tonesOf(touch: DialTouch): readonly Tone[] {
  const pitch = pitchAt(touch.angle);
  switch (touch.feels) {
    case 'dots':
      return row(touch.dots, TICK, GAP, pitch, 'sine');
    case 'minute hand':
      return row(1, 0.18, 0, pitch * HANDS.minute.times, HANDS.minute.wave);
    case 'hour hand':
      return row(2, 0.1, 0.08, pitch * HANDS.hour.times, HANDS.hour.wave);
    case 'flag':
      return flagTones(touch.flag, pitch);
    case 'off the dial':
      return [{ at: 0, duration: 0.2, frequency: OFF, wave: 'sine' }];
  }
}

/** At rest it swings, rising it beats ever faster and climbs, fallen it falls. */
function flagTones(flag: DialFlag, pitch: number): readonly Tone[] {
  switch (flag.state) {
    case 'at rest':
      return [{ at: 0, duration: 0.08, frequency: pitch, glideTo: pitch * 1.06, wave: 'square' }];
    case 'rising': {
      const beats = 1 + urgencyOf(flag);
      const length = 0.66 / beats;
      return Array.from({ length: beats }, (_, beat) => {
        const frequency = pitch * 2 ** (beat / 12);
        return { at: beat * length, duration: length * 0.6, frequency, wave: 'square' as const };
      });
    }
    case 'fallen':
      return [{ at: 0, duration: 0.5, frequency: pitch, glideTo: pitch / 4, wave: 'square' }];
  }
}

function row(count: number, duration: number, gap: number, frequency: number, wave: Wave): readonly Tone[] {
  return Array.from({ length: count }, (_, index) => ({ at: index * (duration + gap), duration, frequency, wave }));
}
