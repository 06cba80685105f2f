import { describe, expect, test } from 'vitest';
import { SLEPT, anchoredClock } from '../../src/play/time.js';

function clocks() {
  const device = { wall: 1_000_000, count: 500 };
  const clock = anchoredClock(
    () => device.wall,
    () => device.count,
  );
  return { device, clock };
}

describe('the clock of a page', () => {
  test('goes by its count, from the wall clock as it was', () => {
    const { device, clock } = clocks();
    device.wall += 90_000;
    device.count += 90_000.25;
    expect(clock.now()).toBe(1_090_000.25);
  });

  test('goes on by the wall clock where the count stood still, as in a closed laptop', () => {
    const { device, clock } = clocks();
    device.wall += 20 * 60_000;
    device.count += 3;
    expect(clock.now()).toBe(1_000_000 + 20 * 60_000);
    device.wall += 7;
    device.count += 7;
    expect(clock.now()).toBe(1_000_000 + 20 * 60_000 + 7);
  });

  test('does not follow a wall clock that is put right by a little', () => {
    const { device, clock } = clocks();
    device.wall += SLEPT + 10;
    device.count += 10;
    expect(clock.now()).toBe(1_000_010);
    device.wall += 1;
    expect(clock.now()).toBe(1_000_000 + SLEPT + 11);
  });

  test('never goes back', () => {
    const { device, clock } = clocks();
    device.wall -= 3_600_000;
    device.count += 5;
    expect(clock.now()).toBe(1_000_005);
  });
});
