import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../../src/laws/acts.js';
import { START_FEN } from '../../../src/laws/board/board.js';
import { clockAt, pauseClock, pressClock, startClock, type Clock } from '../../../src/laws/clock/clock.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import type { Game } from '../../../src/laws/game.js';
import { beginGame } from '../../../src/laws/rules/begin.js';
import { AGAIN_AFTER, FlagWatch } from '../../../src/game/clock/flag-watch.js';
import type { ActResult, HeldGame } from '../../../src/game/session/session-port.js';
import { FakeClock, FakeTimers, settled } from '../fakes.js';

const DONE: ActResult = { type: 'done', facts: [] };
const NOT_KEPT: ActResult = { type: 'refused', refusal: { reason: 'not kept', cause: 'disk full' } };

/** One minute for White, two for Black; White's clock was started at the time 0. */
function game(change: (clock: Clock) => Clock = (clock) => clock, conditions: Partial<Conditions> = {}): Game {
  const begun = beginGame({
    play: 'casual',
    start: START_FEN,
    time: { white: timeControl(1), black: timeControl(2) },
    arbiter: false,
    ...conditions,
  });
  if (!begun.ok || !begun.game.clock) throw new Error('no clock');
  return { ...begun.game, clock: change(startClock(begun.game.clock, 'white', 0)) };
}

function held(stands: Game): HeldGame {
  const player = { type: 'player' } as const;
  const { conditions } = stands;
  return {
    setup: { id: 'one', conditions, seats: { white: player, black: player }, begunAt: 0 },
    game: stands,
    acts: 1,
  };
}

/** A browser takes a time of more than 31 bits for 0. */
class BrowserTimers extends FakeTimers {
  readonly due: number[] = [];

  override after(milliseconds: number, callback: () => void): () => void {
    const taken = milliseconds > 2 ** 31 - 1 ? 0 : milliseconds;
    this.due.push(taken);
    return super.after(taken, callback);
  }
}

/** A watch with a time that the test lets pass, and what it did. */
function watching(answers: readonly ActResult[] = [], here = true) {
  const clock = new FakeClock();
  clock.time = 0;
  const timers = new BrowserTimers();
  const acts: (ActDraft & { readonly at: number })[] = [];
  const refused: ActResult[] = [];
  const session = {
    here,
    act: (draft: ActDraft) => {
      acts.push({ ...draft, at: clock.time });
      return Promise.resolve(answers[acts.length - 1] ?? DONE);
    },
  };
  const watch = new FlagWatch({ session, clock, timers, onRefused: (result) => refused.push(result) });
  return {
    watch,
    session,
    acts,
    refused,
    timers,
    clock,
    pass: async (milliseconds: number) => {
      clock.time += milliseconds;
      await timers.pass(milliseconds);
    },
  };
}

const fall = (of: 'white' | 'black', at: number) => ({ type: 'flag', by: 'arbiter', of, at });

describe('the fall of a flag', () => {
  test('is noticed when the time is up, once, and not before', async () => {
    const { watch, acts, pass, timers } = watching();
    watch.follow(held(game()));
    await pass(59_999);
    expect(acts).toEqual([]);
    await pass(1);
    expect(acts).toEqual([fall('white', 60_000)]);
    await pass(1_000_000);
    expect(acts).toHaveLength(1);
    expect(timers.running).toBe(0);
  });

  test('is that of the side whose clock runs', async () => {
    const { watch, acts, pass } = watching();
    watch.follow(held(game((clock) => pressClock(clock, 10_000))));
    await pass(129_999);
    expect(acts).toEqual([]);
    await pass(1);
    expect(acts).toEqual([fall('black', 130_000)]);
  });

  test('is waited for anew after every act', async () => {
    const { watch, acts, pass, timers } = watching();
    watch.follow(held(game()));
    await pass(50_000);
    watch.follow(held(game((clock) => pressClock(clock, 50_000))));
    expect(timers.running).toBe(1);
    await pass(60_000);
    expect(acts).toEqual([]);
    watch.follow(held(game((clock) => pressClock(pressClock(clock, 50_000), 110_000))));
    await pass(9_999);
    expect(acts).toEqual([]);
    await pass(1);
    // White had 10 seconds left of his minute when his clock ran again at 110 seconds.
    expect(acts).toEqual([fall('white', 120_000)]);
  });

  test('that is past already, as when the window was away, is noticed at once', async () => {
    const { watch, acts, pass, clock } = watching();
    clock.time = 100_000;
    watch.follow(held(game()));
    await pass(0);
    expect(acts).toEqual([fall('white', 100_000)]);
  });

  test('waits on when the timer was early', async () => {
    const { watch, acts, timers, clock } = watching();
    watch.follow(held(game()));
    // The timers run ahead of the session's clock by five milliseconds.
    clock.time = 59_995;
    await timers.pass(60_000);
    expect(acts).toEqual([]);
    clock.time = 60_000;
    await timers.pass(5);
    expect(acts).toEqual([fall('white', 60_000)]);
  });

  test('is waited for also where that is longer than a browser’s timer can be', async () => {
    const { watch, acts, pass, timers } = watching();
    const month = 31 * 24 * 60 * 60_000;
    const long = { periods: [{ moves: null, time: month, extra: { kind: 'none' } }] } as const;
    watch.follow(held(game((clock) => clock, { time: { white: long, black: long } })));
    expect(timers.due).toEqual([2 ** 31 - 1]);
    await pass(2 ** 31 - 1);
    expect(acts).toEqual([]);
    await pass(month - (2 ** 31 - 1));
    expect(acts).toEqual([fall('white', month)]);
  });
});

describe('no flag is waited for', () => {
  const stands = game();
  test.each<readonly [string, Game | undefined]>([
    ['without a game', undefined],
    ['where an arbiter is there to notice it', game((clock) => clock, { arbiter: true })],
    ['while the clocks are stopped', game((clock) => pauseClock(clock, 1000))],
    ['without a clock', { ...stands, clock: undefined } as unknown as Game],
    [
      'in a game that is over',
      { ...stands, ending: { result: '1-0', reason: 'resignation', article: '5.1.2', winner: 'white' } },
    ],
  ])('%s', (_, one) => {
    const { watch, timers } = watching();
    watch.follow(held(stands));
    expect(timers.running).toBe(1);
    watch.follow(one && held(one));
    expect(timers.running).toBe(0);
  });

  test('before the clocks are started', () => {
    const { watch, timers } = watching();
    const begun = beginGame({
      play: 'casual',
      start: START_FEN,
      time: { white: timeControl(1), black: timeControl(1) },
      arbiter: false,
    });
    if (!begun.ok) throw new Error(begun.problem);
    expect(clockAt(begun.game.clock!, 0).phase).toBe('waiting');
    watch.follow(held(begun.game));
    expect(timers.running).toBe(0);
  });

  test('in a window that does not hold the game', () => {
    const { watch, timers } = watching([], false);
    watch.follow(held(game()));
    expect(timers.running).toBe(0);
  });

  test('after the watch was closed', async () => {
    const { watch, acts, pass } = watching();
    watch.follow(held(game()));
    watch.close();
    await pass(60_000);
    expect(acts).toEqual([]);
  });
});

describe('a fall that is refused', () => {
  test('because it could not be kept is told and tried again', async () => {
    const { watch, acts, refused, pass, timers } = watching([NOT_KEPT, NOT_KEPT, DONE]);
    watch.follow(held(game()));
    await pass(60_000);
    expect(refused).toEqual([NOT_KEPT]);
    await pass(AGAIN_AFTER - 1);
    expect(acts).toHaveLength(1);
    await pass(1);
    await pass(AGAIN_AFTER);
    expect(acts).toHaveLength(3);
    expect(refused).toEqual([NOT_KEPT, NOT_KEPT]);
    expect(timers.running).toBe(0);
  });

  test('because it could not be kept is not tried again once something else was done', async () => {
    const { watch, acts, refused, timers, session, clock } = watching();
    let answer: (result: ActResult) => void = () => undefined;
    session.act = (draft) => {
      acts.push({ ...draft, at: clock.time });
      return new Promise((resolve) => (answer = resolve));
    };
    watch.follow(held(game()));
    clock.time = 60_000;
    await timers.pass(60_000);
    watch.follow(held(game((running) => pauseClock(running, 60_000))));
    answer(NOT_KEPT);
    await settled();
    expect(refused).toEqual([]);
    expect(timers.running).toBe(0);
    expect(acts).toHaveLength(1);
  });

  test('for a reason of the Laws is neither told nor tried again: somebody else must claim', async () => {
    const { watch, acts, refused, pass, timers } = watching([
      { type: 'refused', refusal: { reason: 'only on claim' } },
    ]);
    watch.follow(held(game()));
    await pass(60_000);
    expect(acts).toHaveLength(1);
    expect(refused).toEqual([]);
    expect(timers.running).toBe(0);
  });
});
