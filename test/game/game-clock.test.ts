import { describe, expect, test } from 'vitest';
import { AHEAD, GameClock, UNWATCHED_AFTER, unwatchedIn } from '../../src/game/game-clock.js';

const MINUTE = 60_000;

function clocks() {
  const device = {
    wall: 1_000_000,
    count: 500,
    pass: (milliseconds: number) => {
      device.wall += milliseconds;
      device.count += milliseconds;
    },
  };
  const clock = new GameClock(
    () => device.wall,
    () => device.count,
  );
  return { device, clock };
}

describe('the clock of a page in which no chess clock runs', () => {
  test('goes by its count, from the wall clock as it was', () => {
    const { device, clock } = clocks();
    device.pass(90_000.25);
    expect(clock.now()).toBe(1_090_000.25);
  });

  test('goes on by the wall clock where the count stood still, as in a closed laptop', () => {
    const { device, clock } = clocks();
    device.wall += 20 * MINUTE;
    device.count += 3;
    expect(clock.now()).toBe(1_000_000 + 20 * MINUTE);
    device.pass(7);
    expect(clock.now()).toBe(1_000_000 + 20 * MINUTE + 7);
  });

  test('does not follow a wall clock that is put right by a little', () => {
    const { device, clock } = clocks();
    device.wall += AHEAD + 10;
    device.count += 10;
    expect(clock.now()).toBe(1_000_010);
    device.wall += 1;
    expect(clock.now()).toBe(1_000_000 + AHEAD + 11);
  });

  test('never goes back', () => {
    const { device, clock } = clocks();
    device.wall -= 3_600_000;
    device.count += 5;
    expect(clock.now()).toBe(1_000_005);
  });
});

describe('while a chess clock runs', () => {
  function running() {
    const { device, clock } = clocks();
    clock.watch(true);
    device.pass(1000);
    clock.now();
    return { device, clock };
  }

  // Sleep under Linux and macOS; under Windows; a wall clock set forward looks like the first.
  test.each([
    ['the wall clock went on alone', 12 * MINUTE, 0],
    ['both went on', 12 * MINUTE, 12 * MINUTE],
    ['the count went on alone', 0, 12 * MINUTE],
  ])('a step after twelve minutes, %s: they are put aside, and the time stands where it was', (_, wall, count) => {
    const { device, clock } = running();
    device.wall += wall;
    device.count += count;
    expect(clock.now()).toBe(1_001_000);
    expect(clock.watched()).toEqual({
      now: 1_001_000 + 12 * MINUTE,
      spans: [
        { from: 1_000_000, to: 1_001_000 },
        { from: 1_001_000 + 12 * MINUTE, to: 1_001_000 + 12 * MINUTE },
      ],
      latest: { from: 1_001_000 + 12 * MINUTE, to: 1_001_000 + 12 * MINUTE },
      gaps: 1,
      away: 12 * MINUTE,
    });
    device.pass(2000);
    expect(clock.now()).toBe(1_003_000);
    clock.pass(1);
    expect(clock.now()).toBe(1_003_000 + 12 * MINUTE);
    expect(clock.isAway).toBe(false);
  });

  test('ten seconds between two steps are watched, and go by the count', () => {
    const { device, clock } = running();
    device.pass(UNWATCHED_AFTER);
    expect([clock.now(), clock.isAway]).toEqual([1_011_000, false]);
    device.wall += 9000;
    device.count += 1000;
    expect([clock.now(), clock.isAway]).toEqual([1_012_000, false]);
  });

  test('a wall clock that is set back stops nothing and puts nothing aside', () => {
    const { device, clock } = running();
    device.wall -= 60 * MINUTE;
    device.count += 1000;
    expect([clock.now(), clock.isAway]).toEqual([1_002_000, false]);
  });

  test('a second gap before the first is settled comes after it', () => {
    const { device, clock } = running();
    device.wall += 12 * MINUTE;
    clock.now();
    device.pass(5000);
    clock.now();
    device.wall += 3 * MINUTE;
    expect(clock.watched()).toEqual({
      now: 1_006_000 + 15 * MINUTE,
      spans: [
        { from: 1_000_000, to: 1_001_000 },
        { from: 1_001_000 + 12 * MINUTE, to: 1_006_000 + 12 * MINUTE },
        { from: 1_006_000 + 15 * MINUTE, to: 1_006_000 + 15 * MINUTE },
      ],
      latest: { from: 1_006_000 + 15 * MINUTE, to: 1_006_000 + 15 * MINUTE },
      gaps: 2,
      away: 15 * MINUTE,
    });
  });

  test('the time has gone on when it stops', () => {
    const { device, clock } = running();
    device.pass(12 * MINUTE);
    clock.now();
    clock.watch(false);
    expect(clock.now()).toBe(1_001_000 + 12 * MINUTE);
  });
});

describe('a game that was left', () => {
  test('goes on from there: up to ten seconds were watched', () => {
    const { clock } = clocks();
    clock.resumeAt(2_000_000, UNWATCHED_AFTER);
    expect([clock.now(), clock.isAway, clock.watching]).toEqual([2_010_000, false, true]);
  });

  test('more was not, and is put aside', () => {
    const { clock } = clocks();
    clock.resumeAt(2_000_000, 12 * MINUTE);
    expect([clock.now(), clock.watched().now]).toEqual([2_000_000, 2_000_000 + 12 * MINUTE]);
  });

  test('goes on where the wall clock was set back', () => {
    const { device, clock } = clocks();
    clock.resumeAt(2_000_000, -60 * MINUTE);
    device.pass(3000);
    expect([clock.now(), clock.isAway]).toEqual([2_003_000, false]);
  });
});

describe('what no window watched', () => {
  const all = { from: 0, to: 100_000 };

  test.each([
    ['all of it, where none did', [], [all]],
    ['nothing, where one did', [{ from: -5000, to: 100_000 }], []],
    ['nothing, where it lasts ten seconds', [{ from: 10_000, to: 90_000 }], []],
    [
      'what is longer, before and after',
      [{ from: 10_001, to: 89_999 }],
      [
        { from: 0, to: 10_001 },
        { from: 89_999, to: 100_000 },
      ],
    ],
    [
      'nothing, where two windows took turns',
      [
        { from: 45_000, to: 200_000 },
        { from: 0, to: 40_000 },
      ],
      [],
    ],
    [
      'only what is within it',
      [
        { from: -90_000, to: -50_000 },
        { from: 150_000, to: 160_000 },
      ],
      [all],
    ],
  ])('%s', (_, watched, holes) => {
    expect(unwatchedIn(all, watched)).toEqual(holes);
  });
});
