/** Fingers on a board: what each gesture means, and that no path of fingers does what was not meant. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fingers, type Place } from '../../../components/chess-board/exploring.js';
import { squareAt } from '../../../src/laws/squares.js';
import { PATH, isMeant, type Entry, type Step } from '../../components/finger-paths.js';

/** CSS pixels: as on a telephone 360 px wide. */
const SQUARE = 40;

const placeOf = (x: number, y: number): Place | undefined =>
  squareAt(Math.floor(x / SQUARE), Math.floor(8 - y / SQUARE));

/** Goes a path, and writes down what became of it. */
function gone(path: readonly Step[]): readonly Entry[] {
  const record: Entry[] = [];
  let at = 1000;
  const fingers = new Fingers({
    come: (place) => record.push({ what: 'told', place, at }),
    press: (place) => record.push({ what: 'pressed', place, at }),
  });
  const down = new Map<number, readonly [number, number]>();
  for (const step of path) {
    at += step.wait;
    const { finger: pointer, does } = step;
    const [x, y] = [step.x * SQUARE, step.y * SQUARE];
    const here = down.get(pointer);
    if (!here) {
      const alone = down.size === 0;
      down.set(pointer, [x, y]);
      record.push({ what: 'down', finger: pointer, at, x, y });
      fingers.down({ pointer, x, y, at }, placeOf(x, y), alone);
    } else if (does === 'move') {
      record.push({ what: 'move', finger: pointer, at, x, y });
      fingers.move({ pointer, x, y, at }, placeOf(x, y));
    } else {
      down.delete(pointer);
      record.push({ what: does === 'lift' ? 'up' : 'cancel', finger: pointer, at, x: here[0], y: here[1] });
      if (does === 'lift') fingers.up({ pointer, x: here[0], y: here[1], at });
      else fingers.cancel(pointer);
    }
  }
  return record;
}

const pressed = (...path: readonly Step[]): readonly Place[] =>
  gone(path).flatMap((entry) => (entry.what === 'pressed' ? [entry.place] : []));

const E2 = [4.5, 6.5] as const;
const E4 = [4.5, 4.5] as const;

const step = (finger: Step['finger'], does: Step['does'], [x, y]: readonly [number, number], wait: number): Step => ({
  ...{ finger, does, x, y, wait },
});
/** It comes, or slides there. */
const to = (finger: Step['finger'], place: readonly [number, number], wait = 16): Step =>
  step(finger, 'move', place, wait);
const lift = (finger: Step['finger'], wait = 60): Step => step(finger, 'lift', E2, wait);
const tap = (finger: Step['finger'], place: readonly [number, number], wait: number): readonly Step[] => [
  to(finger, place, wait),
  lift(finger),
];

describe('what acts', () => {
  test('a second finger that taps, wherever, while the first rests on what was told', () => {
    expect(pressed(to(0, E2), ...tap(1, [0.5, 0.5], 250))).toEqual(['e2']);
  });

  test('again, after the first has slid on', () => {
    expect(pressed(to(0, E2), ...tap(1, E4, 300), to(0, E4), ...tap(1, E2, 300), lift(0))).toEqual(['e2', 'e4']);
  });

  test('two taps on the square that was told last', () => {
    expect(pressed(to(0, [0.5, 0.5]), to(0, E2), lift(0, 300), ...tap(0, E2, 700), ...tap(0, E2, 120))).toEqual(['e2']);
  });

  test('a tap, a moment in which the square is heard, and two more', () => {
    expect(pressed(...tap(0, E2, 0), ...tap(0, E2, 300), ...tap(0, E2, 120))).toEqual(['e2']);
  });
});

describe('what does not', () => {
  test.each<readonly [string, readonly Step[]]>([
    ['to slide, rest, and go', [to(0, [0.5, 0.5]), to(0, E2), to(0, E4, 700), lift(0, 700)]],
    ['one tap', tap(0, E2, 0)],
    ['two taps on a square that has not been told before', [...tap(0, E2, 0), ...tap(0, E2, 60)]],
    ['three taps as fast as a finger goes', [...tap(0, E2, 0), ...tap(0, E2, 60), ...tap(0, E2, 60)]],
    ['two taps on two squares', [...tap(0, E2, 0), ...tap(0, E2, 300), ...tap(0, E4, 120)]],
    ['two taps too far apart', [...tap(0, E2, 0), ...tap(0, E2, 300), ...tap(0, E2, 460)]],
    ['two presses that last', [...tap(0, E2, 0), to(0, E2, 300), lift(0, 420), to(0, E2, 60), lift(0, 420)]],
    ['two fingers that come together, as to zoom', [to(0, E2), ...tap(1, E4, 16)]],
    ['the same where the first was before', [to(0, E2), lift(0, 300), to(0, E2, 700), ...tap(1, E4, 16)]],
    ['a second finger while the first slides on', [to(0, E2), to(1, [0.5, 0.5], 300), to(0, E4), lift(1)]],
    ['a second finger that slides itself', [to(0, E2), to(1, [0.5, 0.5], 300), to(1, [2.5, 0.5]), lift(1)]],
    ['a second finger that stays', [to(0, E2), to(1, [0.5, 0.5], 300), lift(1, 420)]],
    ['a second finger that stays behind', [to(0, E2), to(1, [0.5, 0.5], 300), lift(0), lift(1)]],
    ['a third finger', [to(0, E2), to(1, [0.5, 0.5], 300), to(2, [1.5, 0.5]), lift(2), lift(1), lift(0)]],
    ['a finger beside the board', [to(0, [9, 9]), ...tap(1, E2, 300)]],
    ['a finger that the browser takes away', [to(0, E2), to(1, E4, 300), step(0, 'cancel', E2, 16), lift(1)]],
  ])('%s', (_, path) => {
    expect(pressed(...path)).toEqual([]);
  });
});

test('of 10,000 random paths none does what was not meant', () => {
  const meant = { 'second finger': 0, 'two taps': 0 };
  fc.assert(
    fc.property(PATH, (path) => {
      const record = gone(path);
      record.forEach((entry, index) => {
        if (entry.what !== 'pressed') return;
        const how = isMeant(record, index);
        expect(how, JSON.stringify(record.slice(0, index + 1))).toBeDefined();
        if (how) meant[how] += 1;
      });
    }),
    { seed: 20_261_127, numRuns: 10_000 },
  );
  // Each way to act has come about, or nothing was tried.
  expect(meant['second finger']).toBeGreaterThan(100);
  expect(meant['two taps']).toBeGreaterThan(20);
});
