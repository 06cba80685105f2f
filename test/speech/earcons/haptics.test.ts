import { describe, expect, test } from 'vitest';
import { EARCON_NAMES } from '../../../speech/earcons/sound-choice.js';
import { Haptics, pageVibration, patternOf, type Pattern } from '../../../speech/earcons/haptics.js';
import { HandTurnedTime } from '../announcer/announcer-fakes.js';

const DOT = [15];
const DASH = [60];
const ALARM = [300, 100, 300];

/** A device that remembers what it was told, and when. */
function device() {
  const time = new HandTurnedTime();
  const felt: { readonly at: number; readonly pattern: Pattern }[] = [];
  const haptics = new Haptics((pattern) => felt.push({ at: time.now(), pattern }), time);
  return { haptics, time, felt };
}

describe('patterns', () => {
  test('are six, each of an odd number of times, and none longer than the alarm', () => {
    const patterns = EARCON_NAMES.map(patternOf);
    expect(new Set(patterns.map((pattern) => pattern.join())).size).toBe(6);
    for (const pattern of patterns) {
      expect(pattern.length % 2).toBe(1);
      expect(pattern.reduce((sum, time) => sum + time, 0)).toBeLessThanOrEqual(700);
    }
  });

  test.each([
    ['lift', [15]],
    ["opponent's move", [15, 60, 15]],
    ['refused', [15, 60, 15, 60, 15]],
    ['capture', [60]],
    ['check', [60, 80, 60]],
    ['mate', [300, 100, 300]],
    ['low time', [300, 100, 300]],
    ['listening', [15]],
    ['not listening', [15, 60, 15]],
  ] as const)('%s', (name, pattern) => {
    expect(patternOf(name)).toEqual(pattern);
  });
});

describe('playing', () => {
  test('the first is felt at once', () => {
    const { haptics, felt } = device();
    haptics.play('capture');
    expect(felt).toEqual([{ at: 0, pattern: DASH }]);
  });

  test('a new one replaces the old one, 120 ms later or more', () => {
    const { haptics, time, felt } = device();
    haptics.play('mate');
    time.pass(120);
    haptics.play('lift');
    expect(felt).toEqual([
      { at: 0, pattern: ALARM },
      { at: 120, pattern: DOT },
    ]);
  });

  test('of several that come too soon only the last is felt, when it is time', () => {
    const { haptics, time, felt } = device();
    haptics.play('lift');
    time.pass(40);
    haptics.play('own move');
    time.pass(79);
    haptics.play('capture');
    expect(felt).toEqual([{ at: 0, pattern: DOT }]);
    time.pass(1);
    time.pass(1000);
    expect(felt).toEqual([
      { at: 0, pattern: DOT },
      { at: 120, pattern: DASH },
    ]);
  });

  test('what had to wait is itself waited for', () => {
    const { haptics, time, felt } = device();
    haptics.play('lift');
    haptics.play('lift');
    time.pass(121);
    haptics.play('capture');
    time.pass(200);
    expect(felt.map(({ at }) => at)).toEqual([0, 120, 240]);
  });

  test('stopped, it ends what vibrates, and what waits is forgotten', () => {
    const { haptics, time, felt } = device();
    haptics.play('mate');
    haptics.play('lift');
    haptics.stop();
    time.pass(1000);
    expect(felt).toEqual([
      { at: 0, pattern: ALARM },
      { at: 0, pattern: [] },
    ]);
  });

  test('without a device nothing happens', () => {
    const time = new HandTurnedTime();
    const haptics = new Haptics(undefined, time);
    haptics.play('mate');
    haptics.stop();
    expect(() => time.pass(1000)).not.toThrow();
  });
});

describe('the device of the page', () => {
  /** A navigator of a browser that claims to have vibrated, or that it has not. */
  function navigatorWith(answer: boolean, userActivation?: { readonly hasBeenActive: boolean }) {
    const felt: number[][] = [];
    const vibrate = (pattern: number[]) => {
      felt.push(pattern);
      return answer;
    };
    return { felt, device: { vibrate, ...(userActivation && { userActivation }) } };
  }

  test('is none where the browser has none', () => {
    expect(pageVibration({})).toBeUndefined();
  });

  test.each([true, false])('is used again and again, whether or not it claims %s', (answer) => {
    const { felt, device: page } = navigatorWith(answer);
    const vibrate = pageVibration(page)!;
    vibrate(DOT);
    vibrate(DASH);
    expect(felt).toEqual([DOT, DASH]);
  });

  test('is left alone before the first gesture, and no longer', () => {
    const activation = { hasBeenActive: false };
    const { felt, device: page } = navigatorWith(true, activation);
    const vibrate = pageVibration(page)!;
    vibrate(DOT);
    expect(felt).toEqual([]);
    activation.hasBeenActive = true;
    vibrate(DASH);
    expect(felt).toEqual([DASH]);
  });
});
