/** Ten hours of a running clock leave nothing behind that grows. */
import { expect, test } from 'vitest';
import { pressClock, setUpClock, startClock } from '../../../src/laws/clock/clock.js';
import { beginGame } from '../../../src/laws/rules/begin.js';
import { START_FEN } from '../../../src/laws/board/board.js';
import { ClockWarningWatch } from '../../../src/game/clock/warning-watch.js';
import { FlagWatch } from '../../../src/game/clock/flag-watch.js';
import { TimerCalls } from '../../../src/game/clock/timer-queue.js';
import { DEFAULT_WARNINGS } from '../../../src/game/clock/warning.js';
import { WorkerTimers, type TimersWorker } from '../../../src/game/clock/worker-timers.js';
import { FakeClock, FakeTimers, setup } from '../fakes.js';

const HOUR = 60 * 60_000;

test('ten hours, a move a minute: no timer is left over, and none is set but one each', async () => {
  const clock = new FakeClock();
  clock.time = 0;
  const inWorker = new FakeTimers();
  const page: TimersWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (asked) => calls.take(asked),
    terminate: () => undefined,
  };
  const calls = new TimerCalls({
    clock,
    timers: inWorker,
    call: (id) => page.onmessage?.({ data: id } as MessageEvent<number>),
  });
  const set = new Set<() => void>();
  const worker = new WorkerTimers({ start: () => page, clock });
  /** Counts what waits on the side of the page. */
  const timers = {
    after: (milliseconds: number, callback: () => void) => {
      const done = (): void => {
        set.delete(done);
      };
      set.add(done);
      const stop = worker.after(milliseconds, () => {
        done();
        callback();
      });
      return () => {
        done();
        stop();
      };
    },
  };
  let warned = 0;
  const refused: unknown[] = [];
  const flags = new FlagWatch({
    session: { here: true, act: () => Promise.resolve({ type: 'done', facts: [] }) },
    clock,
    timers,
    onRefused: (result) => refused.push(result),
  });
  const warnings = new ClockWarningWatch({ clock, timers, onDue: () => (warned += 1) });

  const time = { periods: [{ moves: null, time: 10 * HOUR, extra: { kind: 'none' } }] } as const;
  const begun = beginGame({ play: 'casual', start: START_FEN, time: { white: time, black: time }, arbiter: false });
  if (!begun.ok) throw new Error(begun.problem);
  let running = startClock(setUpClock({ white: time, black: time }), 'white', 0);
  const given = { white: DEFAULT_WARNINGS.warnings, black: DEFAULT_WARNINGS.warnings };
  for (let minute = 1; minute <= 600; minute += 1) {
    flags.follow({ setup: setup('a'), game: { ...begun.game, clock: running }, acts: minute });
    warnings.follow({ id: 'a', clock: running, warnings: given });
    for (let second = 0; second < 60; second += 1) {
      clock.time += 1000;
      await inWorker.pass(1000);
    }
    expect([set.size, inWorker.running]).toEqual([2, 1]);
    running = pressClock(running, clock.time);
  }
  flags.close();
  warnings.close();
  expect([set.size, inWorker.running, warned, refused]).toEqual([0, 0, 0, []]);
});
