import { describe, expect, test } from 'vitest';
import type { TimeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import type { Game } from '../../../src/laws/game.js';
import { clockAt } from '../../../src/laws/clock/clock.js';
import { EVERYONE } from '../../../src/laws/roles.js';
import { did, doing, refusalOf, times, typesOf } from '../judged.js';
import { START } from '../opened.js';
import { MINUTE, SECOND, begin, bothSides } from '../timed.js';
import { move } from '../play.js';

/** Two moves in one minute, then half a minute for the rest. */
const TWO_PERIODS: TimeControl = {
  periods: [
    { moves: 2, time: MINUTE, extra: { kind: 'none' } },
    { moves: null, time: 30 * SECOND, extra: { kind: 'none' } },
  ],
};

/** Five minutes each, no arbiter at the device. */
function alone(given: Partial<Conditions> = {}): Game {
  return begin({ play: 'casual', press: 'by hand', arbiter: false, board: 'elsewhere', ...given });
}

const white = { type: 'press', by: 'white' } as const;
const black = { type: 'press', by: 'black' } as const;
const stop = { type: 'stop', by: 'arbiter' } as const;
const restart = { type: 'restart', by: 'arbiter' } as const;

describe('a clock whose board is elsewhere', () => {
  test('a press counts as a move made, and is refused to the player whose clock does not run (6.2.1)', () => {
    const started = doing(alone(), START);
    expect(refusalOf(started, 1000, black)).toEqual({ reason: 'not your clock', article: '6.2.1' });
    const game = doing(started, [10_000, white], [25_000, black]);
    expect(times(game, 27_000)).toEqual([5 * MINUTE - 12_000, 5 * MINUTE - 15_000]);
    expect([game.clock?.sides.white.moves, game.clock?.sides.black.moves]).toEqual([1, 1]);
  });

  test('the moves of a period are counted by presses (6.3.2)', () => {
    const game = doing(alone({ time: bothSides(TWO_PERIODS) }), START, [1000, white], [2000, black]);
    const { game: reached, facts } = did(game, 3000, white);
    expect(typesOf(facts)).toEqual(['pressed', 'period reached']);
    // A second for the first move, one for the second.
    expect(times(reached, 3000)).toEqual([58_000 + 30_000, 59_000]);
  });

  test('a flag stops both clocks and ends nothing, for the position is not known (6.8, 6.9)', () => {
    const { game, facts } = did(doing(alone(), START), 5 * MINUTE, { type: 'flag', by: 'arbiter', of: 'white' });
    expect(facts).toEqual([{ type: 'flag fell', of: 'white', audience: EVERYONE }]);
    expect(game.ending).toBeUndefined();
    expect(game.clock?.now).toEqual({ phase: 'paused', side: 'white' });
    expect(times(game, 9 * MINUTE)).toEqual([0, 5 * MINUTE]);
  });

  test('a clock whose flag is down does not run again before it is set', () => {
    const fallen = doing(alone(), START, [5 * MINUTE, { type: 'flag', by: 'arbiter', of: 'white' }]);
    expect(refusalOf(fallen, 6 * MINUTE, restart)).toMatchObject({ reason: 'flag is down', of: 'white' });
    const set = { type: 'set clock', by: 'arbiter', settings: { white: { time: MINUTE } } } as const;
    const on = doing(fallen, [6 * MINUTE, set], [7 * MINUTE, restart]);
    expect(times(on, 7 * MINUTE + 10 * SECOND)).toEqual([50 * SECOND, 5 * MINUTE]);
  });

  test('with both flags down it is told which fell first', () => {
    const one = doing(alone(), START, [5 * MINUTE, { type: 'flag', by: 'arbiter', of: 'white' }]);
    const on = doing(one, [6 * MINUTE, { ...restart, side: 'black' }]);
    const { game, facts } = did(on, 11 * MINUTE, { type: 'flag', by: 'arbiter', of: 'black' });
    expect(facts).toEqual([{ type: 'flag fell', of: 'black', first: 'white', audience: EVERYONE }]);
    expect(clockAt(game.clock!, 11 * MINUTE).white.flag).toBe(true);
    expect(clockAt(game.clock!, 11 * MINUTE).black.flag).toBe(true);
  });

  test('where only players call a flag the program does not (US Chess)', () => {
    const game = doing(alone({ edition: 'US Chess' }), START);
    expect(refusalOf(game, 5 * MINUTE, { type: 'flag', by: 'arbiter', of: 'white' }).reason).toBe('only on claim');
    expect(typesOf(did(game, 5 * MINUTE, { type: 'flag', by: 'black', of: 'white' }).facts)).toEqual(['flag fell']);
  });

  test('while it is stopped an arbiter sets times and counters, beyond what a position would have (6.10.2)', () => {
    const stopped = doing(alone(), START, [1000, stop]);
    const settings = { white: { time: 90 * SECOND, moves: 38 }, black: { moves: 37 } };
    const game = doing(stopped, [2000, { type: 'set clock', by: 'arbiter', settings }]);
    expect(times(game, 5000)).toEqual([90 * SECOND, 5 * MINUTE]);
    expect([game.clock?.sides.white.moves, game.clock?.sides.black.moves]).toEqual([38, 37]);
    const tooMany = { type: 'set clock', by: 'arbiter', settings: { white: { moves: 1000 } } } as const;
    expect(refusalOf(stopped, 2000, tooMany)).toMatchObject({ reason: 'not a time' });
  });

  test('an arbiter says whose clock goes on; a player only starts the one that ran', () => {
    const stopped = doing(alone(), START, [1000, stop]);
    expect(refusalOf(stopped, 2000, { type: 'restart', by: 'white', side: 'black' }).reason).toBe('not your clock');
    const game = doing(stopped, [2000, { ...restart, side: 'black' }]);
    expect(times(game, 5000)).toEqual([5 * MINUTE - 1000, 5 * MINUTE - 3000]);
  });

  const illegal = { type: 'rule', by: 'arbiter', decision: { on: 'illegal move', of: 'white' } } as const;

  test('an illegal move gives the opponent two minutes, and the second is for the arbiter to decide (7.5.5)', () => {
    const ninety = bothSides({ periods: [{ moves: null, time: 90 * MINUTE, extra: { kind: 'none' } }] });
    const stopped = doing(alone({ time: ninety }), START, [1000, stop]);
    const { game, facts } = did(stopped, 2000, illegal);
    expect(facts).toEqual([
      {
        type: 'fault found',
        what: 'illegal move',
        of: 'white',
        ruling: 'counted',
        count: 1,
        article: '7.5.1',
        audience: EVERYONE,
      },
      { type: 'time added', to: 'black', time: 2 * MINUTE, article: '7.5.5', audience: EVERYONE },
    ]);
    expect(times(game, 2000)).toEqual([90 * MINUTE - 1000, 92 * MINUTE]);
    const second = did(doing(game, [3000, restart]), 4000, illegal);
    expect(second.facts).toMatchObject([
      { type: 'fault found', ruling: 'arbiter decides', count: 2, article: '7.5.5' },
    ]);
    expect(second.game.clock?.now).toEqual({ phase: 'paused', side: 'white' });
    expect(second.game.ending).toBeUndefined();
  });

  test('in blitz it is one minute (App. B)', () => {
    const { facts } = did(doing(alone(), START), 1000, illegal);
    expect(facts).toMatchObject([{ ruling: 'counted' }, { to: 'black', time: MINUTE }]);
  });

  test('nothing is done at a board that is not here', () => {
    const game = doing(alone(), START);
    for (const draft of [
      { type: 'make', by: 'white', move: move('e2e4') },
      { type: 'touch', by: 'white', square: 'e2' },
      { type: 'claim', by: 'white', ground: 'threefold' },
      { type: 'point out', by: 'black', fault: { what: 'pressed without a move' } },
    ] as const)
      expect(refusalOf(game, 1000, draft)).toEqual({ reason: 'board elsewhere' });
  });

  test('where the board is here, an illegal move is not ruled on so, and the counter has no more moves than the game', () => {
    const here = doing(begin({ arbiter: false }), START);
    expect(refusalOf(here, 1000, illegal).reason).toBe('no fault');
    const settings = { white: { moves: 2 } };
    expect(refusalOf(here, 1000, { type: 'set clock', by: 'arbiter', settings }).reason).toBe('not a time');
    const stopped = doing(here, [1000, stop]);
    expect(refusalOf(stopped, 1000, { ...restart, side: 'black' }).reason).toBe('not your clock');
  });
});
