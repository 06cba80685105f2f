import { describe, expect, test } from 'vitest';
import { LONGEST_STEP } from '../../../speech/timing.js';
import { TimerCalls, type TimerAsked } from '../../../src/game/clock/timer-queue.js';
import { WorkerTimers, type TimersWorker } from '../../../src/game/clock/worker-timers.js';
import { FakeClock, FakeTimers } from '../fakes.js';

/** A worker's own part, with a time that the test lets pass. */
function calls() {
  const clock = new FakeClock();
  const timers = new FakeTimers();
  const called: number[] = [];
  const parts = new TimerCalls({ clock, timers, call: (id) => called.push(id) });
  const pass = async (milliseconds: number): Promise<void> => {
    clock.time += milliseconds;
    await timers.pass(milliseconds);
  };
  return { clock, timers, called, calls: parts, pass };
}

describe('calls that fall due in a worker', () => {
  test('come when they are due, in whatever order they were asked for', async () => {
    const worker = calls();
    worker.calls.take({ id: 1, after: 2500 });
    worker.calls.take({ id: 2, after: 300 });
    await worker.pass(300);
    expect(worker.called).toEqual([2]);
    for (let step = 0; step < 22; step += 1) await worker.pass(100);
    expect(worker.called).toEqual([2, 1]);
  });

  test('do not come when they were taken back, and then nothing waits', async () => {
    const worker = calls();
    worker.calls.take({ id: 1, after: 100 });
    worker.calls.take({ id: 1, stop: true });
    expect(worker.timers.running).toBe(0);
    await worker.pass(200);
    expect(worker.called).toEqual([]);
  });

  test('come soon after the device has slept through them', async () => {
    const worker = calls();
    worker.calls.take({ id: 1, after: 60 * 60_000 });
    // The wall clock went on; the timers stood still.
    worker.clock.time += 2 * 60 * 60_000;
    await worker.timers.pass(LONGEST_STEP);
    expect(worker.called).toEqual([1]);
  });

  test('ten hours of waiting leave nothing behind', async () => {
    const worker = calls();
    for (let move = 0; move < 3600; move += 1) {
      worker.calls.take({ id: move, after: 90 * 60_000 });
      await worker.pass(10_000);
      worker.calls.take({ id: move, stop: true });
      expect(worker.timers.running).toBe(0);
    }
    expect(worker.called).toEqual([]);
  });
});

class FakeWorker implements TimersWorker {
  onmessage: TimersWorker['onmessage'] = null;
  onerror: TimersWorker['onerror'] = null;
  readonly asked: TimerAsked[] = [];
  ended = false;

  postMessage(asked: TimerAsked): void {
    this.asked.push(asked);
  }

  terminate(): void {
    this.ended = true;
  }

  call(id: number): void {
    this.onmessage?.({ data: id } as MessageEvent<number>);
  }

  fail(): void {
    this.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
  }
}

function page(worker: FakeWorker | undefined) {
  const clock = new FakeClock();
  const otherwise = new FakeTimers();
  const heard: string[] = [];
  let started = 0;
  const timers = new WorkerTimers({
    start: () => {
      started += 1;
      if (!worker) throw new Error('no workers here');
      return worker;
    },
    clock,
    otherwise,
  });
  return {
    timers,
    otherwise,
    heard,
    clock,
    started: () => started,
    wait: (ms: number, name: string) => timers.after(ms, () => heard.push(name)),
  };
}

describe('timers of the page in a worker', () => {
  test('one worker, started with the first; what it calls is called once', () => {
    const worker = new FakeWorker();
    const { heard, started, wait } = page(worker);
    expect(started()).toBe(0);
    wait(10, 'a');
    wait(20, 'b');
    expect(started()).toBe(1);
    expect(worker.asked).toEqual([
      { id: 1, after: 10 },
      { id: 2, after: 20 },
    ]);
    worker.call(2);
    worker.call(2);
    expect(heard).toEqual(['b']);
  });

  test('what is taken back is not called, even where the worker was quicker', () => {
    const worker = new FakeWorker();
    const { heard, wait } = page(worker);
    const stop = wait(10, 'a');
    stop();
    stop();
    worker.call(1);
    expect(heard).toEqual([]);
    expect(worker.asked.slice(1)).toEqual([{ id: 1, stop: true }]);
  });

  test('without a worker they are the page’s own', async () => {
    const { heard, otherwise, started, wait } = page(undefined);
    const stop = wait(10, 'a');
    wait(20, 'b');
    stop();
    await otherwise.pass(20);
    expect(heard).toEqual(['b']);
    expect(started()).toBe(1);
  });

  test('where the worker breaks, what waits goes on waiting', async () => {
    const worker = new FakeWorker();
    const { heard, otherwise, clock, wait } = page(worker);
    wait(100, 'a');
    clock.time += 60;
    worker.fail();
    expect(worker.ended).toBe(true);
    await otherwise.pass(39);
    expect(heard).toEqual([]);
    await otherwise.pass(1);
    expect(heard).toEqual(['a']);
    wait(5, 'b');
    await otherwise.pass(5);
    expect(heard).toEqual(['a', 'b']);
  });
});
