import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addTime,
  clockAt,
  dueAt,
  pauseClock,
  pressClock,
  setUpClock,
  settle,
  startClock,
  type Clock,
} from '../../../src/laws/clock/clock.js';
import { problemOf, type Extra, type TimeControl } from '../../../src/laws/clock/time-control.js';
import { COLORS, type Color } from '../../../src/laws/squares.js';

const extra: fc.Arbitrary<Extra> = fc.oneof(
  fc.constant<Extra>({ kind: 'none' }),
  fc.record({
    kind: fc.constant('increment' as const),
    time: fc.integer({ min: 1, max: 30_000 }),
    added: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({
    kind: fc.constantFrom('bronstein' as const, 'delay' as const),
    time: fc.integer({ min: 1, max: 30_000 }),
  }),
);

const control: fc.Arbitrary<TimeControl> = fc
  .tuple(
    fc.array(fc.record({ moves: fc.integer({ min: 1, max: 6 }), time: fc.integer({ min: 1, max: 200_000 }), extra }), {
      maxLength: 2,
    }),
    fc.record({ moves: fc.constant(null), time: fc.integer({ min: 1, max: 200_000 }), extra }),
  )
  .map(([periods, last]) => ({ periods: [...periods, last] as unknown as TimeControl['periods'] }));

type Step =
  | { readonly type: 'press' | 'pause' | 'start'; readonly wait: number }
  | { readonly type: 'add'; readonly wait: number; readonly color: Color; readonly time: number };

const wait = fc.integer({ min: 0, max: 20_000 });
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ type: fc.constant('press' as const), wait }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('pause' as const, 'start' as const), wait }) },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('add' as const),
        wait,
        color: fc.constantFrom(...COLORS),
        time: fc.integer({ min: 1, max: 120_000 }),
      }),
    },
  ),
  { maxLength: 40 },
);

function take(clock: Clock, step: Step, at: number): Clock {
  switch (step.type) {
    case 'press':
      return pressClock(clock, at);
    case 'pause':
      return pauseClock(clock, at);
    case 'start':
      return clock.now.phase === 'paused' ? startClock(clock, clock.now.side, at) : clock;
    case 'add':
      return addTime(clock, at, step.color, step.time);
  }
}

/** What a move gave by Art. 6.3.2, told from the control alone: extra for the move pressed and the one begun, new period. */
function given(control: TimeControl, moves: number, spent: number): { readonly time: number; readonly begun: number } {
  let period = 0;
  let ends = control.periods[0].moves;
  while (ends !== null && moves > ends) {
    period += 1;
    const next = control.periods[period]?.moves ?? null;
    ends = next === null ? null : ends + next;
  }
  const here = control.periods[period];
  const enters = ends !== null && moves === ends ? control.periods[period + 1] : undefined;
  const next = enters ?? here;
  const afterwards = here?.extra.kind === 'increment' && here.extra.added === 'after' ? here.extra.time : 0;
  const back = here?.extra.kind === 'bronstein' ? Math.min(spent, here.extra.time) : 0;
  const beforehand = next?.extra.kind === 'increment' && next.extra.added === 'before' ? next.extra.time : 0;
  return { time: afterwards + back + (enters?.time ?? 0), begun: beforehand };
}

describe('time is never made or lost except where the Laws say (Art. 6)', () => {
  test('every step changes a display by what it says, and by nothing else', () => {
    fc.assert(
      fc.property(control, control, steps, (white, black, sequence) => {
        fc.pre(problemOf(white) === undefined && problemOf(black) === undefined);
        let clock = startClock(setUpClock({ white, black }), 'white', 0);
        let at = 0;
        for (const step of sequence) {
          const was = clock;
          at += step.wait;
          const settled = settle(was, at);
          clock = settle(take(was, step, at), at);
          for (const color of COLORS) {
            const before = was.sides[color];
            const now = settled.sides[color];
            const after = clock.sides[color];
            // Waiting costs the side whose clock runs, and only as much as has passed less its delay.
            const ran = was.now.phase === 'running' && was.now.side === color ? step.wait : 0;
            const current = before.control.periods[before.period];
            const delay = current?.extra.kind === 'delay' ? Math.max(0, current.extra.time - before.spent) : 0;
            const cost = Math.max(0, ran - delay);
            const inLast = current?.moves === null;
            expect(now.remaining).toBe(inLast ? Math.max(0, before.remaining - cost) : before.remaining - cost);
            // Then the act gives what it says.
            const pressed = step.type === 'press' && was.now.phase === 'running' && was.now.side === color;
            const frozen = now.fell !== undefined && inLast;
            const gives =
              pressed && !frozen ? given(before.control, before.moves + 1, now.spent) : { time: 0, begun: 0 };
            // Whoever comes into the last period with its time overspent is at zero, and gets nothing more.
            const overspent =
              pressed && !inLast && after.fell !== undefined && after.control.periods.length === after.period + 1;
            if (overspent) expect(now.remaining + gives.time).toBeLessThanOrEqual(0);
            const press = overspent ? -now.remaining : gives.time + gives.begun;
            const added = step.type === 'add' && step.color === color ? step.time : 0;
            expect(after.remaining).toBe(now.remaining + press + added);
          }
        }
      }),
      { seed: 6, numRuns: 2_000 },
    );
  });

  test('asking in between changes nothing: settling twice is settling once', () => {
    fc.assert(
      fc.property(control, control, steps, fc.array(wait, { maxLength: 40 }), (white, black, sequence, looks) => {
        fc.pre(problemOf(white) === undefined && problemOf(black) === undefined);
        let plain = startClock(setUpClock({ white, black }), 'white', 0);
        let looked = plain;
        let at = 0;
        for (const [index, step] of sequence.entries()) {
          const look = Math.min(step.wait, looks[index] ?? 0);
          looked = settle(looked, at + look);
          at += step.wait;
          plain = take(plain, step, at);
          looked = take(looked, step, at);
        }
        expect(settle(looked, at)).toEqual(settle(plain, at));
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });

  test('the flag falls exactly when it is due', () => {
    fc.assert(
      fc.property(control, control, steps, (white, black, sequence) => {
        fc.pre(problemOf(white) === undefined && problemOf(black) === undefined);
        let clock = startClock(setUpClock({ white, black }), 'white', 0);
        let at = 0;
        for (const step of sequence) {
          at += step.wait;
          clock = take(clock, step, at);
          const due = dueAt(clock);
          if (due === undefined || clock.now.phase !== 'running') continue;
          const { side } = clock.now;
          expect(clockAt(clock, due)[side].flag).toBe(true);
          if (due > at) expect(clockAt(clock, due - 1)[side].flag).toBe(false);
        }
      }),
      { seed: 8, numRuns: 2_000 },
    );
  });
});
