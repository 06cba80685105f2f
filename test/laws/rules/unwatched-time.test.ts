/**
 * Time that no window watched. The Laws leave a clock that was not right to the arbiter (FIDE 2023, 7.1): it is charged by people or by
 * nobody.
 */
import { describe, expect, test } from 'vitest';
import type { Act } from '../../../src/laws/acts.js';
import { timeControl, type TimeControl } from '../../../src/laws/clock/time-control.js';
import type { Game } from '../../../src/laws/game.js';
import { judge } from '../../../src/laws/judge.js';
import { EVERYONE } from '../../../src/laws/roles.js';
import { did, doing, play, refusalOf, times, typesOf } from '../judged.js';
import { START } from '../opened.js';
import { MINUTE, SECOND, begin, beginUntimed, bothSides } from '../timed.js';

const AUDIENCE = EVERYONE;
/** Five minutes each; White's clock runs from 0. */
const running = (given: Parameters<typeof begin>[0] = {}): Game => doing(begin(given), START);

/** Noticed when White's clock had run for 20 seconds, after so long; `null`: nobody knows. */
function away(game: Game, length: number | null = 12 * MINUTE, from = 20 * SECOND) {
  const act: Act = { type: 'unwatched', by: 'arbiter', at: from + (length ?? 0), ...(length !== null && { length }) };
  return judge(game, act);
}

function afterAway(game: Game, length = 12 * MINUTE, from?: number): Game {
  const judged = away(game, length, from);
  if (judged.type === 'refused') throw new Error(judged.refusal.reason);
  return judged.game;
}

const NOW = 20 * SECOND + 12 * MINUTE;
const charge = (by: 'white' | 'black' | 'arbiter', charged: boolean) => ({ type: 'charge time', by, charged }) as const;

describe('in casual play', () => {
  test('it is not charged, and the clock runs on', () => {
    const judged = away(running({ play: 'casual', arbiter: false }));
    expect(judged).toMatchObject({
      type: 'done',
      facts: [
        { type: 'unwatched', of: 'white', length: 12 * MINUTE, charged: 'no', stopped: false, audience: AUDIENCE },
      ],
    });
    const { game } = judged as Extract<typeof judged, { readonly type: 'done' }>;
    expect(times(game, NOW + 3 * SECOND)).toEqual([5 * MINUTE - 23 * SECOND, 5 * MINUTE]);
    expect(refusalOf(game, NOW, charge('white', true))).toEqual({ reason: 'nothing to charge' });
  });

  test('a flag that would have fallen in it stays up', () => {
    const game = afterAway(running({ play: 'casual', arbiter: false }));
    expect(refusalOf(game, NOW, { type: 'flag', by: 'arbiter', of: 'white' })).toMatchObject({
      reason: 'flag has not fallen',
      left: 5 * MINUTE - 20 * SECOND,
    });
  });
});

describe('in strict play', () => {
  test('both clocks are stopped, and it is open', () => {
    const judged = away(running());
    expect(judged).toMatchObject({
      facts: [{ type: 'unwatched', of: 'white', length: 12 * MINUTE, charged: 'open', stopped: true }],
    });
    const game = afterAway(running());
    expect(game.clock?.now).toEqual({ phase: 'paused', side: 'white' });
    expect(times(game, NOW + MINUTE)).toEqual([5 * MINUTE - 20 * SECOND, 5 * MINUTE]);
  });

  test('FIDE 2023 7.1: the arbiter charges it', () => {
    const { game, facts } = did(afterAway(running(), MINUTE), 90 * SECOND, charge('arbiter', true));
    expect(facts).toEqual([
      {
        ...{ type: 'time charged', of: 'white', length: MINUTE, charged: true, flag: false, stopped: true },
        ...{ article: '7.1', audience: AUDIENCE },
      },
    ]);
    // 20 seconds that ran, and a minute that is charged.
    expect(times(game, 90 * SECOND)).toEqual([3 * MINUTE + 40 * SECOND, 5 * MINUTE]);
    expect(game.clock?.sides.white.used).toBe(80 * SECOND);
    expect(game.unwatched).toBeUndefined();
  });

  test('or does not', () => {
    const { game, facts } = did(afterAway(running()), NOW + SECOND, charge('arbiter', false));
    expect(facts).toMatchObject([{ type: 'time charged', length: 12 * MINUTE, charged: false, flag: false }]);
    expect(times(game, NOW + SECOND)).toEqual([5 * MINUTE - 20 * SECOND, 5 * MINUTE]);
    expect(did(game, NOW + SECOND, { type: 'restart', by: 'arbiter' }).game.clock?.now.phase).toBe('running');
  });

  test('until then the clocks are not started again', () => {
    expect(refusalOf(afterAway(running()), NOW, { type: 'restart', by: 'arbiter' })).toEqual({
      ...{ reason: 'charge open', length: 12 * MINUTE, article: '6.11.3' },
    });
  });

  test('the players do not decide where an arbiter is there', () => {
    expect(refusalOf(afterAway(running()), NOW, charge('white', false))).toEqual({
      ...{ reason: 'not for this role', article: '7.1', doneBy: 'arbiter' },
    });
  });

  test('a flag that falls by it is for the arbiter to call', () => {
    const { game, facts } = did(afterAway(running()), NOW, charge('arbiter', true));
    expect(facts).toMatchObject([{ type: 'time charged', charged: true, flag: true }]);
    expect(game.ending).toBeUndefined();
    const called = did(game, NOW, { type: 'flag', by: 'arbiter', of: 'white' });
    expect(called.game.ending).toMatchObject({ result: '0-1', reason: 'time' });
  });

  test('what is no length, and a clock that does not run, are refused', () => {
    expect(away(running(), -5)).toMatchObject({ refusal: { reason: 'not a time' } });
    expect(away(running(), 0.5)).toMatchObject({ refusal: { reason: 'not a time' } });
    expect(away(begin())).toMatchObject({ refusal: { reason: 'clocks stopped' } });
    expect(away(afterAway(running()))).toMatchObject({ refusal: { reason: 'clocks stopped' } });
    expect(away(beginUntimed())).toMatchObject({ refusal: { reason: 'no clock' } });
  });

  test('where the device’s clock was set back nobody knows how long it was: the clock runs on', () => {
    const judged = away(running(), null);
    expect(judged).toMatchObject({ facts: [{ type: 'unwatched', of: 'white', charged: 'no', stopped: false }] });
    const game = judged.type === 'done' ? judged.game : begin();
    expect(times(game, 30 * SECOND)).toEqual([4 * MINUTE + 30 * SECOND, 5 * MINUTE]);
  });

  test('no more of it is charged than ran on this move', () => {
    // White pressed at 2 seconds; Black's clock had run for one when nobody watched any more, though it is told as 12 minutes and a second.
    const game = play(running(), 'e2e4', SECOND);
    const left = afterAway(game, 12 * MINUTE + SECOND, 2 * SECOND);
    expect(left.unwatched?.spans).toEqual([{ of: 'black', from: 2 * SECOND, length: 12 * MINUTE + SECOND }]);
  });
});

describe('without an arbiter both players decide', () => {
  const open = (): Game => afterAway(running({ arbiter: false }), MINUTE);
  const at = 90 * SECOND;

  test('one after the other, when they say the same', () => {
    const first = did(open(), at, charge('black', true));
    expect(first.facts).toEqual([{ type: 'charge proposed', by: 'black', charged: true, audience: AUDIENCE }]);
    expect(times(first.game, at)).toEqual([5 * MINUTE - 20 * SECOND, 5 * MINUTE]);
    const second = did(first.game, at, charge('white', true));
    expect(typesOf(second.facts)).toEqual(['time charged']);
    expect(times(second.game, at)).toEqual([3 * MINUTE + 40 * SECOND, 5 * MINUTE]);
  });

  test('not one alone, however often', () => {
    const game = doing(open(), [at, charge('black', true)], [at, charge('black', true)]);
    expect(game.unwatched?.proposed).toEqual({ by: 'black', charged: true });
  });

  test('where they differ, the last word waits for the other', () => {
    const game = doing(open(), [at, charge('black', true)], [at, charge('white', false)]);
    expect(game.unwatched?.proposed).toEqual({ by: 'white', charged: false });
    const { game: agreed } = did(game, at, charge('black', false));
    expect(times(agreed, at)).toEqual([5 * MINUTE - 20 * SECOND, 5 * MINUTE]);
  });

  test('a flag that falls by it is called by the program, as one that falls while the clock runs', () => {
    const game = afterAway(running({ arbiter: false }));
    const { game: ended, facts } = did(doing(game, [NOW, charge('white', true)]), NOW, charge('black', true));
    expect(typesOf(facts)).toEqual(['time charged', 'flag fell', 'ended']);
    expect(ended.ending).toMatchObject({ result: '0-1', reason: 'time' });
  });

  test('and where only players claim it, by nobody else (US Chess)', () => {
    const game = afterAway(running({ arbiter: false, edition: 'US Chess' }));
    const { game: charged, facts } = did(doing(game, [NOW, charge('white', true)]), NOW, charge('black', true));
    expect(facts).toMatchObject([{ type: 'time charged', flag: true }]);
    expect(charged.ending).toBeUndefined();
  });
});

describe('at a clock that stands alone', () => {
  const alone = (): Game => running({ play: 'casual', arbiter: false, press: 'by hand', board: 'elsewhere' });

  test('both are stopped, for the game went on, and whoever works the clock decides', () => {
    const game = afterAway(alone(), MINUTE);
    expect(game.clock?.now.phase).toBe('paused');
    const charged = did(game, 90 * SECOND, charge('arbiter', true)).game;
    expect(times(charged, 90 * SECOND)).toEqual([3 * MINUTE + 40 * SECOND, 5 * MINUTE]);
  });

  test('a flag that falls by it ends nothing', () => {
    const { game, facts } = did(afterAway(alone()), NOW, charge('arbiter', true));
    expect(typesOf(facts)).toEqual(['time charged', 'flag fell']);
    expect(game.ending).toBeUndefined();
  });
});

test('a delay that has not run out passes before what is charged', () => {
  const delayed: TimeControl = {
    periods: [{ moves: null, time: 5 * MINUTE, extra: { kind: 'delay', time: 30 * SECOND } }],
  };
  const game = afterAway(running({ time: bothSides(delayed) }), MINUTE);
  // 20 of the 30 seconds had passed; ten more do, and then 50 seconds are charged.
  expect(times(did(game, 90 * SECOND, charge('arbiter', true)).game, 90 * SECOND)[0]).toBe(5 * MINUTE - 50 * SECOND);
});

test('while an adjourned game waits for an absent player his clock goes on, and it is open', () => {
  const game = doing(play(running({ time: bothSides(timeControl(90)) }), 'e2e4 e7e5'), [
    3 * SECOND,
    { type: 'adjourn', by: 'arbiter' },
  ]);
  const judged = away(game, MINUTE, 30 * SECOND);
  expect(judged).toMatchObject({ facts: [{ type: 'unwatched', charged: 'open', stopped: false }] });
  expect(judged.type === 'done' && judged.game.clock?.now.phase).toBe('running');
});
