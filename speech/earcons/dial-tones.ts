/**
 * What the dial of the clock sounds like under the finger: the twins of its pulses, in the same rhythms, for wherever nothing vibrates.
 * A tone tells its place as well: left and right by where it comes from, high and low by its pitch.
 */
import { urgencyOf, type DialFlag } from '../../src/questions/dial.js';
import type { DialTouch } from '../../src/questions/dial-felt.js';
import type { Tone, Wave } from './tones.js';

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
