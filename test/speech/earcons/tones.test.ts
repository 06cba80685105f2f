/** What the earcons sound like, by their tables; how they are rendered is tested in the browser. */
import { describe, expect, test } from 'vitest';
import { EARCON_NAMES, type EarconName } from '../../../speech/earcons/sound-choice.js';
import { lengthOf, scheduleOf, type Tone } from '../../../speech/earcons/tones.js';

/** Milliseconds below which a tone is heard as a short one. */
const SHORT = 50;
/** A whole tone. */
const STEP = 9 / 8;

/** Short and long tones as in Morse: "." and "-". */
function rhythmOf(tones: readonly Tone[]): string {
  return tones.map(({ duration }) => (duration * 1000 < SHORT ? '.' : '-')).join('');
}

function wayFrom(one: number, other: number): 'up' | 'down' | 'level' {
  if (other / one >= STEP) return 'up';
  return one / other >= STEP ? 'down' : 'level';
}

/** How the pitch goes: within a tone that glides, and from tone to tone. */
function contourOf(tones: readonly Tone[]): string {
  return tones
    .flatMap((tone, index) => {
      const before = tones[index - 1];
      const end = tone.glideTo ?? tone.frequency;
      const step = before ? [wayFrom(before.glideTo ?? before.frequency, tone.frequency)] : [];
      return [...step, ...(tone.glideTo === undefined ? [] : [`glides ${wayFrom(tone.frequency, end)}`])];
    })
    .join(', ');
}

/** As it was composed. */
const COMPOSED: readonly (readonly [EarconName, string, string])[] = [
  ['lift', '-', 'glides up'],
  ['place', '-', 'glides down'],
  ['own move', '-', ''],
  ["opponent's move", '.-', 'up'],
  ['capture', '.-', 'down'],
  ['check', '...', 'level, level'],
  ['castling', '--', 'glides up, level, glides down'],
  ['promotion', '..-', 'up, up'],
  ['mate', '---', 'down, down'],
  ['draw', '---', 'down, up'],
  ['refused', '--', 'down'],
  ['edge', '.', 'glides down'],
  ['dark square', '.', ''],
  ['next square', '.', 'glides up'],
  ['low time', '....', 'down, up, down'],
  ['listening', '..', 'up'],
  ['not listening', '..', 'down'],
];

test.each(COMPOSED)('%s: rhythm %s, contour "%s"', (name, rhythm, contour) => {
  expect(rhythmOf(scheduleOf(name))).toBe(rhythm);
  expect(contourOf(scheduleOf(name))).toBe(contour);
});

test('all of them are composed', () => {
  expect(COMPOSED.map(([name]) => name)).toEqual(EARCON_NAMES);
});

const PAIRS = EARCON_NAMES.flatMap((one, index) => EARCON_NAMES.slice(index + 1).map((other) => [one, other] as const));

test.each(PAIRS)('%s and %s differ in rhythm or contour, without an ear for pitch or timbre', (one, other) => {
  const heard = (name: EarconName) => `${rhythmOf(scheduleOf(name))} ${contourOf(scheduleOf(name))}`;
  expect(heard(one)).not.toBe(heard(other));
});

describe.each(EARCON_NAMES)('%s', (name) => {
  const tones = scheduleOf(name);

  test('is over in 150 ms, or 300 where it tells of the end or of low time', () => {
    const most = ['mate', 'draw', 'low time'].includes(name) ? 0.3 : 0.15;
    expect(lengthOf(name)).toBeLessThanOrEqual(most);
    const last = tones.at(-1)!;
    expect(lengthOf(name)).toBe(last.at + last.duration);
  });

  test('its tones begin at once and follow one another, with a silence in which each is heard to end', () => {
    expect(tones[0]!.at).toBe(0);
    tones.slice(1).forEach((tone, index) => {
      const before = tones[index]!;
      expect(tone.at - (before.at + before.duration)).toBeGreaterThan(0.006);
    });
  });

  test('each tone is long enough to have a pitch, and one that small loudspeakers and most ears have', () => {
    for (const { duration, frequency, glideTo = frequency } of tones) {
      for (const pitch of [frequency, glideTo]) {
        expect(pitch).toBeGreaterThanOrEqual(130);
        expect(pitch).toBeLessThanOrEqual(2000);
        // Five waves at least.
        expect(duration * pitch).toBeGreaterThanOrEqual(5);
      }
    }
  });
});
