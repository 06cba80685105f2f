/** The time left after each ply, worked out by hand from the acts. */
import { describe, expect, it, test } from 'vitest';
import type { ActDraft } from '../../../src/laws/acts.js';
import { START_FEN } from '../../../src/laws/board/board.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import type { TimeControl } from '../../../src/laws/clock/time-control.js';
import { judge } from '../../../src/laws/judge.js';
import { clockTimes, gatherClockTimes } from '../../../src/game/clock/clock-times.js';
import { JOURNAL_VERSION, type GameSetup, type JournalEntry } from '../../../src/game/session/journal.js';
import { setUp } from '../../../src/game/session/fold.js';
import { move } from '../../laws/play.js';
import { setup } from '../fakes.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Five minutes, and three seconds after each move. */
const FISCHER: TimeControl = {
  periods: [{ moves: null, time: 5 * MINUTE, extra: { kind: 'increment', time: 3 * SECOND, added: 'after' } }],
};

function played(given: Partial<Conditions>, ...acts: readonly (readonly [seconds: number, draft: ActDraft])[]) {
  const conditions: Conditions = {
    ...{ play: 'casual', start: START_FEN, press: 'by hand', time: { white: FISCHER, black: FISCHER } },
    ...given,
  };
  const begun: GameSetup = { ...setup('a'), conditions };
  let game = setUp(begun)?.game;
  const entries = acts.map(([seconds, draft], index): JournalEntry => {
    const act = { ...draft, at: seconds * SECOND };
    const judgement = game && judge(game, act);
    if (judgement?.type !== 'done') throw new Error(`${draft.type}: ${JSON.stringify(judgement)}`);
    game = judgement.game;
    return { n: index + 1, version: JOURNAL_VERSION, act, facts: judgement.facts };
  });
  return { setup: begun, entries };
}

const start: readonly [number, ActDraft] = [0, { type: 'press', by: 'black' }];
const make = (at: number, by: 'white' | 'black', text: string) =>
  [at, { type: 'make', by, move: move(text) }] as const satisfies readonly [number, ActDraft];
const press = (at: number, by: 'white' | 'black') => [at, { type: 'press', by }] as const;

describe('the time left after each ply', () => {
  it('is what the press left the mover, with what it gave', () => {
    // White thinks 20 seconds and presses two later; Black thinks 10 and presses at once.
    const game = played(
      {},
      ...[start, make(20, 'white', 'e2e4'), press(22, 'white')],
      ...[make(32, 'black', 'e7e5'), press(32, 'black')],
    );
    expect(clockTimes(game.setup, game.entries)).toEqual([281 * SECOND, 293 * SECOND]);
  });

  it('is what the clock showed as the move was made, until it is pressed', () => {
    const game = played({}, start, make(20, 'white', 'e2e4'));
    expect(clockTimes(game.setup, game.entries)).toEqual([280 * SECOND]);
  });

  it('of a move that presses the clock by itself', () => {
    const game = played({ press: 'with the move' }, make(0, 'white', 'e2e4'), make(7, 'black', 'e7e5'));
    // White's first move starts the clocks, on Black's side.
    expect(clockTimes(game.setup, game.entries).at(1)).toBe(296 * SECOND);
  });

  it('goes with a move that is taken back, and is told anew of the one in its place', () => {
    const game = played(
      {},
      ...[start, make(20, 'white', 'e2e4'), press(20, 'white')],
      ...[make(50, 'black', 'e7e5'), press(50, 'black')],
      [60, { type: 'restore', by: 'black', ply: 1, cause: 'takeback' }],
      ...[make(65, 'black', 'c7c5'), press(65, 'black')],
    );
    expect(clockTimes(game.setup, game.entries.slice(0, 6))).toEqual([283 * SECOND]);
    // Black: 300, less 30, more 3, less 5, more 3.
    expect(clockTimes(game.setup, game.entries)).toEqual([283 * SECOND, 271 * SECOND]);
  });

  it('is none without a clock', () => {
    const begun: GameSetup = { ...setup('a'), conditions: { play: 'casual', start: START_FEN } };
    const judgement = judge(setUp(begun)!.game, { type: 'make', by: 'white', at: 1, move: move('e2e4') });
    const facts = judgement.type === 'done' ? judgement.facts : [];
    const act = { type: 'make', by: 'white', at: 1, move: move('e2e4') } as const;
    expect(clockTimes(begun, [{ n: 1, version: JOURNAL_VERSION, act, facts }])).toEqual([undefined]);
  });
});

test('what is gathered goes on with the game, and begins anew with another', () => {
  const game = played(
    {},
    ...[start, make(20, 'white', 'e2e4'), press(22, 'white'), make(32, 'black', 'e7e5')],
    press(32, 'black'),
  );
  const times = gatherClockTimes();
  for (let acts = 0; acts <= game.entries.length; acts += 1) {
    const entries = game.entries.slice(0, acts);
    expect(times.of(game.setup, entries)).toEqual(clockTimes(game.setup, entries));
  }
  const other = played({}, start, make(5, 'white', 'd2d4'));
  expect(times.of({ ...other.setup, id: 'b' }, other.entries)).toEqual([295 * SECOND]);
  // The same game, of which less is known now.
  expect(times.of(game.setup, game.entries.slice(0, 2))).toEqual([280 * SECOND]);
});
