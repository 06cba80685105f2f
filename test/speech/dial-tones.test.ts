/** How the dial of the clock is felt and heard: the pulses, and tones as their twins. */
import { describe, expect, test } from 'vitest';
import type { DialFlag } from '../../src/questions/dial.js';
import type { DialTouch } from '../../src/questions/dial-felt.js';
import { panOf, pitchAt, tonesOf } from '../../speech/earcons/dial-sounds.js';
import { DialHaptics, patternOfTouch } from '../../speech/earcons/dial-haptics.js';
import type { Pattern } from '../../speech/earcons/haptics.js';
import { HandTurnedTime } from './announcer/announcer-fakes.js';

const flag = (of: DialFlag): DialTouch => ({ angle: 348, feels: 'flag', flag: of });
const risingIn = (minutes: number): DialTouch =>
  flag({ state: 'rising', left: minutes * 60_000, height: 1 - minutes / 5 });

describe('pulses', () => {
  test.each<readonly [DialTouch, Pattern]>([
    [{ angle: 30, feels: 'dots', dots: 1 }, [15]],
    [{ angle: 90, feels: 'dots', dots: 2 }, [15, 60, 15]],
    [{ angle: 0, feels: 'dots', dots: 3 }, [15, 60, 15, 60, 15]],
    [{ angle: 10, feels: 'minute hand' }, [60]],
    [{ angle: 10, feels: 'hour hand' }, [60, 80, 60]],
    [flag({ state: 'at rest' }), [30]],
    [risingIn(5), [300]],
    [risingIn(4), [300, 100, 300]],
    [risingIn(3), [180, 80, 180, 80, 180]],
    [risingIn(2), [110, 70, 110, 70, 110, 70, 110]],
    [risingIn(1), [60, 50, 60, 50, 60, 50, 60, 50, 60, 50, 60]],
    [flag({ state: 'fallen' }), [600]],
    [{ angle: 10, feels: 'off the dial' }, []],
  ])('of %o', (touch, pattern) => {
    expect(patternOfTouch(touch)).toEqual(pattern);
  });

  test('are played, and end off the dial', () => {
    const time = new HandTurnedTime();
    const felt: Pattern[] = [];
    const haptics = new DialHaptics((pattern) => felt.push(pattern), time);
    haptics.touch({ angle: 10, feels: 'hour hand' });
    time.pass(10);
    haptics.touch({ angle: 10, feels: 'off the dial' });
    time.pass(1000);
    expect(felt).toEqual([[60, 80, 60], []]);
  });

  test('keep their distance from one another and from those of the earcons', () => {
    const time = new HandTurnedTime();
    const felt: { readonly at: number; readonly pattern: Pattern }[] = [];
    const haptics = new DialHaptics((pattern) => felt.push({ at: time.now(), pattern }), time);
    haptics.play('lift');
    time.pass(50);
    haptics.touch({ angle: 10, feels: 'minute hand' });
    time.pass(1000);
    expect(felt).toEqual([
      { at: 0, pattern: [15] },
      { at: 120, pattern: [60] },
    ]);
  });
});

describe('the place in the tone', () => {
  test.each([
    [0, 0, 880],
    [90, 1, 622],
    [180, 0, 440],
    [270, -1, 622],
  ])('at %d degrees', (angle, pan, pitch) => {
    expect(panOf({ angle, feels: 'minute hand' })).toBeCloseTo(pan, 9);
    expect(Math.abs(pitchAt(angle) - pitch)).toBeLessThan(1);
  });

  test('no two minutes of the dial have both the same side and the same pitch', () => {
    const places = Array.from({ length: 60 }, (_, minute) => {
      const touch: DialTouch = { angle: minute * 6, feels: 'minute hand' };
      return `${panOf(touch).toFixed(3)} ${pitchAt(touch.angle).toFixed(1)}`;
    });
    expect(new Set(places).size).toBe(60);
  });
});

describe('tones', () => {
  /** Milliseconds: the tone, then in turn a silence and a tone, as pulses are written. */
  const rhythmOf = (touch: DialTouch): readonly number[] =>
    tonesOf(touch).flatMap(({ at, duration }, index, all) => {
      const before = all[index - 1];
      const silence = before ? [at - before.at - before.duration] : [];
      return [...silence, duration].map((seconds) => Math.round(seconds * 1000));
    });

  test('beat as often as the pulses', () => {
    for (const touch of [
      { angle: 0, feels: 'dots', dots: 1 },
      { angle: 0, feels: 'dots', dots: 2 },
      { angle: 0, feels: 'dots', dots: 3 },
      { angle: 0, feels: 'minute hand' },
      { angle: 0, feels: 'hour hand' },
    ] as const) {
      expect(tonesOf(touch)).toHaveLength((patternOfTouch(touch).length + 1) / 2);
    }
  });

  test('tick with the pulses at the dots', () => {
    expect(rhythmOf({ angle: 0, feels: 'dots', dots: 3 })).toEqual([25, 60, 25, 60, 25]);
  });

  test('of the hands are longer than a tick, in two timbres an octave apart', () => {
    const [minute] = tonesOf({ angle: 90, feels: 'minute hand' });
    const [hour] = tonesOf({ angle: 90, feels: 'hour hand' });
    expect([minute!.wave, hour!.wave]).toEqual(['triangle', 'sawtooth']);
    expect(minute!.frequency / hour!.frequency).toBeCloseTo(2, 9);
    expect(rhythmOf({ angle: 90, feels: 'minute hand' })).toEqual([180]);
    expect(rhythmOf({ angle: 90, feels: 'hour hand' })).toEqual([100, 80, 100]);
  });

  test('of the rising flag beat faster and higher minute by minute, and take no longer', () => {
    const tones = [5, 4, 3, 2, 1].map((minutes) => tonesOf(risingIn(minutes)));
    expect(tones.map((all) => all.length)).toEqual([2, 3, 4, 5, 6]);
    const highest = tones.map((all) => Math.max(...all.map(({ frequency }) => frequency)));
    expect(highest.toSorted((one, other) => one - other)).toEqual(highest);
    for (const all of tones) expect(all.at(-1)!.at + all.at(-1)!.duration).toBeLessThan(0.66);
  });

  test('of the fallen flag fall, and off the dial there is one, lower than any other', () => {
    const [fallen] = tonesOf(flag({ state: 'fallen' }));
    expect(fallen!.glideTo).toBeLessThan(fallen!.frequency);
    const off = tonesOf({ angle: 0, feels: 'off the dial' });
    expect(off).toHaveLength(1);
    const lowest = Math.min(
      ...tonesOf({ angle: 180, feels: 'hour hand' }).map(({ frequency }) => frequency),
      ...tonesOf({ angle: 180, feels: 'dots', dots: 1 }).map(({ frequency }) => frequency),
      fallen!.glideTo!,
    );
    expect(off[0]!.frequency).toBeLessThan(lowest);
  });
});
