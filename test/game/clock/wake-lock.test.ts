import { describe, expect, test } from 'vitest';
import { WakeLock, type HeldWakeLock } from '../../../src/game/clock/wake-lock.js';
import { settled } from '../fakes.js';

class FakeLock implements HeldWakeLock {
  released = false;
  release(): Promise<void> {
    this.released = true;
    return Promise.resolve();
  }
}

function screen(answer: () => Promise<FakeLock> = () => Promise.resolve(new FakeLock())) {
  const state = { shown: true };
  const given: FakeLock[] = [];
  const errors: unknown[] = [];
  let asked = 0;
  const lock = new WakeLock({
    source: {
      request: async () => {
        asked += 1;
        const one = await answer();
        given.push(one);
        return one;
      },
    },
    isShown: () => state.shown,
    report: (error) => errors.push(error),
  });
  return {
    lock,
    state,
    given,
    errors,
    asked: () => asked,
    held: () => given.filter(({ released }) => !released).length,
  };
}

describe('the lock that keeps the screen on', () => {
  test('is taken once while it is wanted, and given back', async () => {
    const { lock, held, asked } = screen();
    lock.keep(true);
    lock.keep(true);
    await settled();
    lock.keep(true);
    await settled();
    expect([asked(), held()]).toEqual([1, 1]);
    lock.keep(false);
    await settled();
    expect(held()).toBe(0);
  });

  test('is taken again when the page is shown again', async () => {
    const { lock, state, given, held } = screen();
    lock.keep(true);
    await settled();
    // The browser takes it away.
    state.shown = false;
    given[0]!.released = true;
    lock.refresh();
    await settled();
    expect(held()).toBe(0);
    state.shown = true;
    lock.refresh();
    await settled();
    expect(held()).toBe(1);
  });

  test('is given back at once where it comes when it is not wanted any more', async () => {
    const { lock, held, given } = screen();
    lock.keep(true);
    lock.keep(false);
    await settled();
    expect([given.length, held()]).toEqual([1, 0]);
  });

  test('a refusal is no fault, and it is asked for again', async () => {
    let refuses = true;
    const { lock, errors, held } = screen(() =>
      refuses ? Promise.reject(new Error('low battery')) : Promise.resolve(new FakeLock()),
    );
    lock.keep(true);
    await settled();
    refuses = false;
    lock.refresh();
    await settled();
    expect([held(), errors]).toEqual([1, []]);
  });

  test('where there is none nothing happens', async () => {
    const errors: unknown[] = [];
    const lock = new WakeLock({ source: undefined, isShown: () => true, report: (error) => errors.push(error) });
    lock.keep(true);
    lock.keep(false);
    await settled();
    expect(errors).toEqual([]);
  });
});
