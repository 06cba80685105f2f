import { describe, expect, test } from 'vitest';
import { timeControl, type TimeControl } from '../../../src/laws/clock/time-control.js';
import { EDITIONS } from '../../../src/laws/editions.js';
import { EDITION_NAMES } from '../../../src/laws/editions/edition.js';
import { plyOf, positionOf } from '../../../src/laws/game.js';
import { move } from '../play.js';
import { did, doing, play, refusalOf, times, typesOf } from '../judged.js';
import { START } from '../opened.js';
import { MINUTE, SECOND, begin, beginUntimed, bothSides } from '../timed.js';

const back = (ply: number, by: 'arbiter' | 'white' = 'arbiter') =>
  ({ type: 'restore', by, ply, cause: 'ruling' }) as const;
const ONE_MOVE: TimeControl = {
  periods: [
    { moves: 1, time: MINUTE, extra: { kind: 'none' } },
    { moves: null, time: 30 * SECOND, extra: { kind: 'none' } },
  ],
};

describe.each(EDITION_NAMES)('%s: going on from an earlier position', (edition) => {
  const article = EDITIONS[edition].articles['time set by the arbiter'];

  test(`${edition} ${article}: position, sheets and counters go back, the time used stays used`, () => {
    const game = play(doing(begin({ edition }), START), 'e2e4 e7e5 g1f3 b8c6');
    const { game: restored, facts } = did(game, 6000, back(1));
    expect(typesOf(facts)).toEqual(['restored']);
    expect(plyOf(restored)).toBe(1);
    expect(restored.plies).toHaveLength(1);
    expect([restored.sheets.white.length, restored.sheets.black.length]).toEqual([1, 1]);
    expect(restored.boards.white).toBe(positionOf(restored));
    expect([restored.clock?.sides.white.moves, restored.clock?.sides.black.moves]).toEqual([1, 0]);
    expect(restored.clock?.now).toEqual({ phase: 'running', side: 'black', since: 6000 });
    expect(times(restored, 6000)).toEqual([5 * MINUTE - 4000, 5 * MINUTE - 2000]);
  });

  test(`${edition} ${article}: the time of a period that is not reached then goes, and a fact says so`, () => {
    const game = play(doing(begin({ edition, time: bothSides(ONE_MOVE) }), START), 'e2e4 e7e5');
    expect(times(game, 2000)).toEqual([89_000, 89_000]);
    const { game: restored, facts } = did(game, 2000, back(0));
    expect(facts).toMatchObject([
      { type: 'restored', ply: 0 },
      { type: 'time added', to: 'white', time: -30_000, article },
      { type: 'time added', to: 'black', time: -30_000, article },
    ]);
    expect(times(restored, 2000)).toEqual([59_000, 59_000]);
  });
});

test('FIDE 2023 7.5.1: the clocks stay stopped, and the player who then has the move goes on', () => {
  const game = doing(play(doing(begin(), START), 'e2e4 e7e5'), [5000, { type: 'stop', by: 'arbiter' }]);
  expect(did(game, 6000, back(1)).game.clock?.now).toEqual({ phase: 'paused', side: 'black' });
});

test('FIDE 2023 6.2.1: a move that is kept needs no press any more', () => {
  const game = doing(
    begin({ time: bothSides(ONE_MOVE) }),
    START,
    [1000, { type: 'make', by: 'white', move: move('e2e4') }],
    [2000, { type: 'make', by: 'black', move: move('e7e5') }],
  );
  const { game: restored, facts } = did(game, 3000, back(1));
  expect(facts).toMatchObject([{ type: 'restored' }, { type: 'period reached', by: 'white', added: 30_000 }]);
  expect(restored.plies).toMatchObject([{ completed: true }]);
  expect(restored.clock?.sides.white.moves).toBe(1);
  expect(restored.clock?.now).toMatchObject({ side: 'black' });
});

test('FIDE 2023 7.1: counters the arbiter has set go back by as many moves', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 20';
  const set = { type: 'set clock', by: 'arbiter', settings: { white: { moves: 19 }, black: { moves: 19 } } } as const;
  const game = play(doing(begin({ start }), [0, set], START), 'e2e4 e7e5 g1f3');
  expect(game.clock?.sides.white.moves).toBe(21);
  const restored = did(game, 9000, back(1)).game;
  expect([restored.clock?.sides.white.moves, restored.clock?.sides.black.moves]).toEqual([20, 19]);
});

test('FIDE 2023 7.5.5: what was counted stays; hand, offer and end are gone', () => {
  const played = play(doing(begin(), START), 'f2f3 e7e5 g2g4');
  const offered = doing(
    played,
    [5000, { type: 'touch', by: 'black', square: 'd8' }],
    [5000, { type: 'offer', by: 'white' }],
  );
  const mated = doing({ ...offered, illegal: { white: 1, black: 0 } }, [
    6000,
    { type: 'make', by: 'black', move: move('d8h4') },
  ]);
  expect(mated.ending?.reason).toBe('checkmate');
  const restored = did(mated, 7000, back(2)).game;
  expect(restored.ending).toBeUndefined();
  expect(restored.offer).toBeUndefined();
  expect(restored.hand).toEqual({ touches: [], adjusting: false });
  expect(restored.illegal).toEqual({ white: 1, black: 0 });
  expect(restored.offers).toEqual(mated.offers);
  expect(restored.clock?.now).toEqual({ phase: 'paused', side: 'white' });
  // White completed one move before it, Black one; the mate did not count for more.
  expect([restored.clock?.sides.white.moves, restored.clock?.sides.black.moves]).toEqual([1, 1]);
});

test('FIDE 2023 8.1: what a player wrote beyond it is gone from his sheet', () => {
  const game = play(beginUntimed({ play: 'casual', recording: 'players' }), 'e2e4 e7e5');
  const wrote = doing(
    game,
    [3, { type: 'write', by: 'white', entry: { what: 'move', ply: 1, move: move('e2e4') } }],
    [3, { type: 'write', by: 'white', entry: { what: 'move', ply: 2, move: move('e7e5') } }],
  );
  const restored = did(wrote, 4, back(1)).game;
  expect(restored.own.white.recorded).toBe(1);
  expect(restored.sheets.white.map((entry) => entry.moved.san)).toEqual(['e4']);
});

test('casual play: a takeback with a clock turns it back too', () => {
  const game = play(begin({ play: 'casual', time: bothSides(timeControl(5, 3)) }), 'e2e4 e7e5 g1f3');
  const restored = did(game, 4000, { type: 'restore', by: 'white', ply: 2, cause: 'takeback' }).game;
  expect(restored.clock?.now).toEqual({ phase: 'running', side: 'white', since: 4000 });
  expect(restored.clock?.sides.white.moves).toBe(1);
});

test.each([-1, 2, 3, 0.5, 1e12, Number.POSITIVE_INFINITY])('FIDE 2023 7.1: there is no ply %s to go back to', (ply) => {
  const game = play(doing(begin(), START), 'e2e4 e7e5');
  expect(refusalOf(game, 9000, back(ply))).toEqual({ reason: 'no such ply', ply, last: 2 });
});
