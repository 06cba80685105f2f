import { describe, expect, test } from 'vitest';
import type { CommandId } from '../../src/commands/commands.js';
import { actView, meant } from '../../src/commands/line-meaning.js';
import { actForClaim, claimTermsOf } from '../../src/pages/game/weighing.js';
import { whenViewOf } from '../../src/pages/game/act-menu-state.js';
import type { ActDraft } from '../../src/laws/acts.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import type { Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import type { Color } from '../../src/laws/squares.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

const MINUTE = 60_000;
const both = (minutes: number, seconds = 0) => ({
  white: timeControl(minutes, seconds),
  black: timeControl(minutes, seconds),
});

/** A game after these acts, each at its time. */
function after(conditions: Partial<Conditions>, ...acts: readonly (readonly [number, ActDraft])[]): Game {
  const begun = beginGame({ play: 'casual', start: START_FEN, arbiter: false, ...conditions });
  if (!begun.ok) throw new Error(begun.problem);
  return acts.reduce((game, [at, draft]) => {
    const judged = judge(game, { ...draft, at });
    if (judged.type === 'refused') throw new Error(judged.refusal.reason);
    return judged.game;
  }, begun.game);
}

/** The act of a button, for the sides that are played here. */
function actOf(id: CommandId, game: Game, mine: readonly Color[]): ActDraft {
  const commanded = meant({ id, read: {} }, actView({ game, mine, languages: everyLanguage('en') }));
  if (commanded.type !== 'act') throw new Error(`${id} is no act that is done at once`);
  return commanded.act;
}

const E4: ActDraft = { type: 'make', by: 'white', move: { from: 'e2', to: 'e4' } };
const E5: ActDraft = { type: 'make', by: 'black', move: { from: 'e7', to: 'e5' } };
const RESIGN: ActDraft = { type: 'resign', by: 'white' };

describe('what a wrong claim costs', () => {
  test.each([
    // 9.5b of 2005: three minutes to the opponent, and half of one's own time, three minutes at most.
    [
      'FIDE 2005',
      120,
      { opponentGets: 3 * MINUTE, takes: { halfAbove: 2 * MINUTE, atMost: 3 * MINUTE, leaves: MINUTE } },
    ],
    ['FIDE 2009', 120, { opponentGets: 3 * MINUTE }],
    ['FIDE 2014', 120, { opponentGets: 2 * MINUTE }],
    // B2 of 2014: a minute in blitz.
    ['FIDE 2014', 5, { opponentGets: MINUTE }],
    ['FIDE 2023', 120, { opponentGets: 2 * MINUTE }],
    // A.3 and B.2 of 2023: a minute in rapid and blitz.
    ['FIDE 2023', 15, { opponentGets: MINUTE }],
    ['FIDE 2023', 5, { opponentGets: MINUTE }],
  ] as const)('%s, %i minutes', (edition, minutes, cost) => {
    expect(claimTermsOf(after({ edition, time: both(minutes) }), 'white', 0)).toEqual({ playing: true, cost });
  });

  test('without a clock no time', () => {
    expect(claimTermsOf(after({}), 'white', 0)).toEqual({ playing: true });
  });

  test('nothing can be claimed in a game that is over', () => {
    expect(claimTermsOf(after({ time: both(5) }, [0, RESIGN]), 'white', 0)).toEqual({ playing: false });
  });
});

describe('the draw of a quickplay finish', () => {
  // 10.2 of 2009: the player having the move, with less than two minutes left.
  const game = (change: Partial<Conditions> = {}) =>
    after({ edition: 'FIDE 2009', time: both(60), ...change }, [0, E4], [0, E5]);

  test('can be claimed in the last two minutes, on one’s own move; without an arbiter it ends the game (D)', () => {
    expect(claimTermsOf(game(), 'white', 58 * MINUTE).quickplay).toBeUndefined();
    expect(claimTermsOf(game(), 'white', 58 * MINUTE + 1).quickplay).toEqual({ endsGame: true });
    expect(claimTermsOf(game(), 'black', 58 * MINUTE + 1).quickplay).toBeUndefined();
  });

  test('is decided by the arbiter where there is one', () => {
    expect(claimTermsOf(game({ arbiter: true }), 'white', 59 * MINUTE).quickplay).toEqual({ opponentGets: 2 * MINUTE });
  });

  test('cannot be claimed with an increment, or where it has not been announced (III.2.1)', () => {
    expect(claimTermsOf(game({ time: both(60, 30) }), 'white', 59 * MINUTE + 45_000).quickplay).toBeUndefined();
    expect(claimTermsOf(game({ edition: 'FIDE 2023' }), 'white', 59 * MINUTE).quickplay).toBeUndefined();
    expect(claimTermsOf(game({ edition: 'FIDE 2023', quickplay: true }), 'white', 59 * MINUTE).quickplay).toEqual({
      endsGame: true,
    });
  });
});

describe('what of the acts beside moving is possible', () => {
  const OFFER: ActDraft = { type: 'offer', by: 'white' };

  test('without a clock', () => {
    expect(whenViewOf(after({}), ['white'])).toEqual({
      playing: true,
      toMove: true,
      offer: 'none',
      clock: 'none',
      press: 'none',
      complaints: [],
    });
    expect(whenViewOf(after({}, [0, E4]), ['white']).toMove).toBe(false);
    expect(whenViewOf(after({}, [0, RESIGN]), ['white']).playing).toBe(false);
  });

  test('what can be wrong and stand is pointed out: nothing where it is refused at once', () => {
    const complaints = (conditions: Partial<Conditions>) =>
      whenViewOf(after(conditions), ['white', 'black']).complaints;
    const time = both(5);
    expect(complaints({ play: 'strict', time })).toEqual(['illegal move', 'touched piece', 'pressed without a move']);
    expect(complaints({ play: 'strict', time, press: 'with the move' })).toEqual(['illegal move', 'touched piece']);
    expect(complaints({ play: 'strict', touch: 'free' })).toEqual(['illegal move']);
    expect(complaints({ play: 'strict', time, illegalMoves: 'refused' })).toEqual([]);
    expect(complaints({ time })).toEqual([]);
  });

  test('an offer is answered by whoever it was made to', () => {
    const game = after({}, [0, E4], [0, OFFER]);
    expect(whenViewOf(game, ['white']).offer).toBe('waiting');
    expect(whenViewOf(game, ['black']).offer).toBe('to answer');
    expect(whenViewOf(game, ['white', 'black']).offer).toBe('to answer');
  });

  test('the clock as it stands', () => {
    const time = both(5);
    const clock = (...acts: readonly (readonly [number, ActDraft])[]) =>
      whenViewOf(after({ time }, ...acts), ['white', 'black']).clock;
    expect(clock()).toBe('waiting');
    expect(clock([0, E4])).toBe('running');
    expect(clock([0, E4], [5, { type: 'stop', by: 'black' }])).toBe('paused');
  });

  test('the clock is pressed by hand in strict play: by Black before the game, then by whose clock runs', () => {
    const strict = { play: 'strict', time: both(5), illegalMoves: 'refused' } as const;
    const start: readonly [number, ActDraft] = [0, { type: 'press', by: 'black' }];
    expect(whenViewOf(after(strict), ['white', 'black']).press).toBe('now');
    // Alone against the computer White starts his own clock, for nobody else is there to (6.6).
    expect(whenViewOf(after(strict), ['white']).press).toBe('now');
    // Nothing has been made yet.
    expect(whenViewOf(after(strict, start), ['white']).press).toBe('not now');
    const made = after(strict, start, [5, E4]);
    expect(whenViewOf(made, ['white']).press).toBe('now');
    expect(whenViewOf(made, ['black']).press).toBe('not now');
    expect(whenViewOf(made, ['white', 'black']).press).toBe('now');
    expect(whenViewOf(after(strict, start, [5, RESIGN]), ['white', 'black']).press).toBe('not now');
    expect(whenViewOf(after({ time: both(5) }, [0, E4]), ['black']).press).toBe('none');
  });
});

describe('from a button to its act', () => {
  const white = ['white'] as const;
  const two = ['white', 'black'] as const;
  const running = after({ time: both(5) }, [0, E4]);

  test('pieces and clocks are for whom this window acts', () => {
    expect(actOf('adjust', running, white)).toEqual({ type: 'adjust', by: 'white' });
    expect(actOf('stop-clocks', running, white)).toEqual({ type: 'stop', by: 'white' });
  });

  test('the opponent’s flag is claimed; with both players here, that of whoever’s clock runs', () => {
    expect(actOf('claim-flag', running, white)).toEqual({ type: 'flag', by: 'white', of: 'black' });
    expect(actOf('claim-flag', running, two)).toEqual({
      type: 'flag',
      by: 'white',
      of: 'black',
    });
    const answered = after({ time: both(5) }, [0, E4], [1, E5]);
    expect(actOf('claim-flag', answered, two)).toEqual({ type: 'flag', by: 'black', of: 'white' });
  });

  test('the clocks are started before the game, and restarted in it', () => {
    const stopped = after({ time: both(5) }, [0, E4], [1, { type: 'stop', by: 'white' }]);
    expect(actOf('start-clocks', after({ time: both(5) }), white)).toEqual({ type: 'start', by: 'white' });
    expect(actOf('start-clocks', stopped, white)).toEqual({ type: 'restart', by: 'white' });
  });

  test('the clock is pressed by who may press it, and else by who is told why not', () => {
    const strict = after({ play: 'strict', time: both(5) }, [0, { type: 'press', by: 'black' }], [5, E4]);
    // The move is made, so that Black has the move while White's clock runs.
    expect(actOf('press-clock', strict, two)).toEqual({ type: 'press', by: 'white' });
    expect(actOf('press-clock', strict, ['black'])).toEqual({
      type: 'press',
      by: 'black',
    });
  });

  test('before the game pressing the clock starts White’s clock, whoever presses it (6.6)', () => {
    const waiting = after({ play: 'strict', time: both(5) });
    expect(actOf('press-clock', waiting, white)).toEqual({ type: 'start', by: 'white' });
    expect(actOf('press-clock', waiting, two)).toEqual({ type: 'press', by: 'black' });
    // Where the first move starts them, there is nothing to press.
    expect(actOf('press-clock', after({ time: both(5) }), white)).toEqual({ type: 'press', by: 'white' });
  });

  test('complaints are of the opponent’s last move, by the one who did not make it', () => {
    expect(actOf('illegal-move', running, two)).toEqual({
      type: 'point out',
      by: 'black',
      fault: { what: 'illegal move', ply: 1 },
    });
    expect(actOf('pressed-without-a-move', running, two)).toEqual({
      type: 'point out',
      by: 'white',
      fault: { what: 'pressed without a move' },
    });
  });

  test('before the first move nothing is pointed out of one', () => {
    const start = after({ play: 'strict' });
    const judged = judge(start, { ...actOf('illegal-move', start, two), at: 0 });
    expect(judged).toMatchObject({ type: 'refused', refusal: { reason: 'no move made yet' } });
  });

  test('claims', () => {
    const move = { from: 'e3', to: 'e1' } as const;
    expect(actForClaim({ ground: 'threefold' }, 'black')).toEqual({ type: 'claim', by: 'black', ground: 'threefold' });
    expect(actForClaim({ ground: 'threefold', move: 'Re1' }, 'black', move)).toEqual({
      type: 'claim',
      by: 'black',
      ground: 'threefold',
      intended: { move, written: true },
    });
    expect(actForClaim({ ground: 'makes no effort to win by normal means' }, 'white')).toEqual({
      type: 'claim quickplay',
      by: 'white',
      asks: 'draw',
      ground: 'makes no effort to win by normal means',
    });
  });
});

describe('time that no window watched', () => {
  const START: readonly [number, ActDraft] = [0, { type: 'start', by: 'arbiter' }];
  /** White's clock had run for a second, and then nobody watched for a minute. */
  function away(conditions: Partial<Conditions> = {}, ...then: readonly (readonly [number, ActDraft])[]): Game {
    const started = after({ play: 'strict', time: both(5), ...conditions }, START);
    const judged = judge(started, { type: 'unwatched', by: 'arbiter', at: 61_000, length: MINUTE });
    if (judged.type === 'refused') throw new Error(judged.refusal.reason);
    return then.reduce((game, [at, draft]) => {
      const next = judge(game, { ...draft, at });
      if (next.type === 'refused') throw new Error(next.refusal.reason);
      return next.game;
    }, judged.game);
  }
  const BOTH = ['white', 'black'] as const;
  const said = [62_000, { type: 'charge time', by: 'white', charged: false }] as const;

  test.each([
    ['two players at one device', away(), BOTH, 'white'],
    ['a player', away(), ['black'] as const, 'white'],
    ['one who has said already', away({}, said), ['white'] as const, undefined],
    ['his opponent', away({}, said), ['black'] as const, 'white'],
    ['a player where an arbiter is there', away({ arbiter: true }), ['white'] as const, undefined],
    ['an onlooker', away(), [] as const, undefined],
  ] as const)('%s: is offered the choice or not', (_, game, mine, of) => {
    expect(whenViewOf(game, mine).away).toBe(of);
  });

  test('at one device the two players say it one after the other', () => {
    const first = actOf('charge-time', away(), BOTH);
    expect(first).toEqual({ type: 'charge time', by: 'white', charged: true });
    const second = actOf('do-not-charge-time', away({}, [62_000, first]), BOTH);
    expect(second).toEqual({ type: 'charge time', by: 'black', charged: false });
  });
});
