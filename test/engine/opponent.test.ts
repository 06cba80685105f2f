import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../src/laws/acts.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import type { Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import type { Color } from '../../src/laws/squares.js';
import type { After } from '../../src/engine/engine.js';
import type { SearchAnswer, SearchRequest } from '../../src/engine/engine.js';
import { ComputerOpponent, LEAST_THINKING, LONG_THINKING, type OpponentOptions } from '../../src/engine/opponent.js';
import type { Score, SearchInfo } from '../../src/engine/uci.js';
import type { LevelNumber } from '../../src/game/levels.js';
import { seededRandom } from '../seeded-random.js';
import type { HeldGame } from '../../src/game/session/session-port.js';

type Answer = SearchAnswer | Promise<SearchAnswer>;

/** An engine that finds what the test says, and keeps what it was asked. */
class ScriptedSearch {
  readonly requests: SearchRequest[] = [];
  readonly #answer: (request: SearchRequest, signal: AbortSignal | undefined) => Answer;

  constructor(answer: (request: SearchRequest, signal: AbortSignal | undefined) => Answer) {
    this.#answer = answer;
  }

  async search(request: SearchRequest, signal?: AbortSignal): Promise<SearchAnswer> {
    this.requests.push(request);
    return this.#answer(request, signal);
  }
}

const line = (rank: number, move: string, score: Score): SearchInfo => ({
  type: 'info',
  depth: 1,
  rank,
  score,
  moves: [move],
});

function found(best: string, value = 0): SearchAnswer {
  return { type: 'searched', best, lines: [line(1, best, { type: 'centipawns', value })], stopped: false };
}

const STOPPED: SearchAnswer = { type: 'searched', lines: [], stopped: true };

/** A game after these acts; the computer has the colour. */
function gameWith(
  computer: Color,
  level: LevelNumber,
  acts: readonly ActDraft[],
  start = START_FEN,
  conditions: Partial<Conditions> = {},
): HeldGame {
  const begun = beginGame({ play: 'casual', start, arbiter: false, ...conditions });
  if (!begun.ok) throw new Error(begun.problem);
  const game = acts.reduce<Game>((before, draft) => {
    const judged = judge(before, { ...draft, at: 0 });
    if (judged.type === 'refused') throw new Error(judged.refusal.reason);
    return judged.game;
  }, begun.game);
  const seats = {
    white: { type: 'player' },
    black: { type: 'player' },
    [computer]: { type: 'computer', level },
  } as const;
  return { setup: { id: 'one', conditions: game.conditions, seats, begunAt: 0 }, game, acts: acts.length };
}

const E4: ActDraft = { type: 'make', by: 'white', move: { from: 'e2', to: 'e4' } };

/** Rooks against rooks, even; the computer's offers and answers are no longer the opening's. */
const ENDGAME = '8/5k2/8/3R4/8/2r5/5K2/8 w - - 10 60';

const atOnce: After = (_milliseconds, then) => {
  then();
  return () => undefined;
};

const never: After = () => () => undefined;

function opponent(engine: ScriptedSearch, options: Partial<OpponentOptions> = {}): ComputerOpponent {
  return new ComputerOpponent({ engine, random: seededRandom(1), after: atOnce, ...options });
}

const going = (): AbortSignal => new AbortController().signal;

describe('its move', () => {
  test('on its turn it makes the move its engine found, as an act of its colour', async () => {
    const engine = new ScriptedSearch(() => found('e7e5'));
    expect(await opponent(engine).answer(gameWith('black', 8, [E4]), going())).toEqual({
      type: 'act',
      draft: { type: 'make', by: 'black', move: { from: 'e7', to: 'e5' } },
    });
    expect(engine.requests).toEqual([
      { game: 'one', start: START_FEN, moves: ['e2e4'], limit: { milliseconds: 2000 }, lines: 1 },
    ]);
  });

  test('castling is made as castling', async () => {
    const engine = new ScriptedSearch(() => found('e1g1'));
    const held = gameWith('white', 8, [], '4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    expect(await opponent(engine).answer(held, going())).toMatchObject({
      draft: { move: { from: 'e1', to: 'g1', castling: 'short' } },
    });
  });

  test('a weaker level chooses among the lines, by its seed', async () => {
    const even: Score = { type: 'centipawns', value: 30 };
    const answer: SearchAnswer = {
      type: 'searched',
      best: 'e2e4',
      lines: ['e2e4', 'd2d4', 'c2c4', 'g1f3'].map((move, index) => line(index + 1, move, even)),
      stopped: false,
    };
    const play = async (seed: number): Promise<readonly unknown[]> => {
      const computer = opponent(new ScriptedSearch(() => answer), { random: seededRandom(seed) });
      const held = gameWith('white', 5, []);
      const acts: unknown[] = [];
      for (let time = 0; time < 12; time += 1) acts.push(await computer.answer(held, going()));
      return acts;
    };
    const first = await play(9);
    expect(first).toEqual(await play(9));
    expect(new Set(first.map((act) => JSON.stringify(act))).size).toBeGreaterThan(1);
  });

  test.each([
    ['it is the player’s turn', gameWith('black', 3, [])],
    ['the game is over', gameWith('white', 3, [{ type: 'resign', by: 'black' }])],
  ])('nothing when %s', async (_why, held) => {
    const engine = new ScriptedSearch(() => found('e2e4'));
    expect(await opponent(engine).answer(held, going())).toEqual({ type: 'nothing' });
    expect(engine.requests).toEqual([]);
  });

  test('a failure of the engine is a value, and asking again searches again', async () => {
    const failed: SearchAnswer = { type: 'failed', failure: { cause: 'out of memory', detail: 'OOM' } };
    const answers = [failed, found('e7e5')];
    const engine = new ScriptedSearch(() => answers.shift() ?? failed);
    const computer = opponent(engine);
    const held = gameWith('black', 8, [E4]);
    expect(await computer.answer(held, going())).toEqual(failed);
    expect(await computer.answer(held, going())).toMatchObject({ type: 'act' });
  });

  test.each(['e2e4', undefined])('an engine whose best move is %s has failed', async (best) => {
    const answer: SearchAnswer = { type: 'searched', ...(best && { best }), lines: [], stopped: false };
    const engine = new ScriptedSearch(() => answer);
    expect(await opponent(engine).answer(gameWith('black', 8, [E4]), going())).toMatchObject({
      type: 'failed',
      failure: { cause: 'crashed' },
    });
  });
});

describe('an offer of a draw', () => {
  const offer: ActDraft = { type: 'offer', by: 'white' };
  const rookMove: ActDraft = { type: 'make', by: 'white', move: { from: 'd5', to: 'd2' } };

  test('in the opening it is refused without thinking', async () => {
    const engine = new ScriptedSearch(() => found('e7e5', -500));
    expect(await opponent(engine).answer(gameWith('black', 8, [E4, offer]), going())).toEqual({
      type: 'act',
      draft: { type: 'reject', by: 'black' },
    });
    expect(engine.requests).toEqual([]);
  });

  test.each([
    [0, 'accept'],
    [-200, 'accept'],
    [1, 'reject'],
  ])('on its own turn, standing at %i: %s', async (value, type) => {
    const engine = new ScriptedSearch(() => found('c3c5', value));
    const held = gameWith('black', 8, [rookMove, offer], ENDGAME);
    expect(await opponent(engine).answer(held, going())).toEqual({ type: 'act', draft: { type, by: 'black' } });
  });

  test.each([
    [0, 'accept'],
    [200, 'accept'],
    [-1, 'reject'],
  ])('on the player’s turn, the player standing at %i: %s', async (value, type) => {
    const engine = new ScriptedSearch(() => found('d2d3', value));
    const reply: ActDraft = { type: 'make', by: 'black', move: { from: 'c3', to: 'c5' } };
    const held = gameWith('black', 8, [rookMove, reply, offer], ENDGAME);
    expect(await opponent(engine).answer(held, going())).toEqual({ type: 'act', draft: { type, by: 'black' } });
  });

  test('once refused, it goes on with its move', async () => {
    const engine = new ScriptedSearch(() => found('c3c5', 300));
    const held = gameWith('black', 8, [rookMove, offer, { type: 'reject', by: 'black' }], ENDGAME);
    expect(await opponent(engine).answer(held, going())).toMatchObject({ draft: { type: 'make' } });
  });
});

describe('time', () => {
  /** Waits until it is stopped, then has found e5. */
  const thinking = (): ScriptedSearch =>
    new ScriptedSearch(
      (_request, signal) =>
        new Promise((resolve) => signal?.addEventListener('abort', () => resolve(found('e7e5')), { once: true })),
    );

  test('thinking long is said once, and not at all when it was quick', async () => {
    const timers: { milliseconds: number; then: () => void; calledOff: boolean }[] = [];
    const after: After = (milliseconds, then) => {
      const timer = { milliseconds, then, calledOff: false };
      timers.push(timer);
      if (milliseconds === LEAST_THINKING) then();
      return () => (timer.calledOff = true);
    };
    let said = 0;
    const computer = opponent(thinking(), { after, onThinkingLong: () => (said += 1) });
    const answer = computer.answer(gameWith('black', 8, [E4]), going());
    const long = timers.find(({ milliseconds }) => milliseconds === LONG_THINKING);
    long!.then();
    expect(said).toBe(1);
    computer.moveNow();
    await answer;
    expect(long!.calledOff).toBe(true);
  });

  test('"move now" ends the thinking with the best so far', async () => {
    const computer = opponent(thinking());
    const answer = computer.answer(gameWith('black', 8, [E4]), going());
    computer.moveNow();
    expect(await answer).toMatchObject({ type: 'act', draft: { move: { from: 'e7', to: 'e5' } } });
  });

  test('"move now" before the engine is there: the shortest of searches', async () => {
    const engine = new ScriptedSearch((request) => ('depth' in request.limit ? found('e7e5') : STOPPED));
    const computer = opponent(engine);
    const answer = computer.answer(gameWith('black', 8, [E4]), going());
    computer.moveNow();
    expect(await answer).toMatchObject({ type: 'act', draft: { move: { from: 'e7', to: 'e5' } } });
    expect(engine.requests.map(({ limit }) => limit)).toEqual([{ milliseconds: 2000 }, { depth: 1 }]);
  });

  test('"move now" when it does not think does nothing', () => {
    expect(() => opponent(thinking()).moveNow()).not.toThrow();
  });

  test('called off, it makes no move, and the engine is stopped', async () => {
    const cancel = new AbortController();
    const answer = opponent(thinking(), { after: never }).answer(gameWith('black', 8, [E4]), cancel.signal);
    cancel.abort();
    expect(await answer).toEqual({ type: 'cancelled' });
  });

  test('called off beforehand', async () => {
    const engine = new ScriptedSearch(() => STOPPED);
    const answer = opponent(engine).answer(gameWith('black', 8, [E4]), AbortSignal.abort());
    expect(await answer).toEqual({ type: 'cancelled' });
  });

  test('its move comes no sooner than the least time', async () => {
    let release: (() => void) | undefined;
    const after: After = (milliseconds, then) => {
      if (milliseconds === LEAST_THINKING) release = then;
      return () => undefined;
    };
    let done = false;
    const answer = opponent(new ScriptedSearch(() => found('e7e5')), { after })
      .answer(gameWith('black', 8, [E4]), going())
      .then(() => (done = true));
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    expect(done).toBe(false);
    release?.();
    await answer;
    expect(done).toBe(true);
  });

  test('called off within the least time, it is called off at once', async () => {
    const cancel = new AbortController();
    const answer = opponent(new ScriptedSearch(() => found('e7e5')), { after: never }).answer(
      gameWith('black', 8, [E4]),
      cancel.signal,
    );
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    cancel.abort();
    expect(await answer).toEqual({ type: 'cancelled' });
  });
});

describe('on the clock', () => {
  const blitz = { time: { white: timeControl(5), black: timeControl(5) } };

  test('level 8 thinks no longer than its share of the time: a fortieth of what is left above the reserve', async () => {
    const engine = new ScriptedSearch(() => found('e7e5'));
    const held = gameWith('black', 8, [E4], START_FEN, blitz);
    // Black's clock was started at 0; a minute and a half second are left: (60,500 - 500) / 40.
    const timers: number[] = [];
    const after: After = (milliseconds, then) => {
      timers.push(milliseconds);
      if (milliseconds !== 1500 && milliseconds !== LONG_THINKING) then();
      return () => undefined;
    };
    expect(await opponent(engine, { now: () => 239_500, after }).answer(held, going())).toMatchObject({
      draft: { type: 'make', by: 'black' },
    });
    expect(engine.requests.at(-1)?.limit).toEqual({ milliseconds: 1500 });
    expect(timers).toContain(1500);
  });

  test('a search that takes longer is stopped with the best it has', async () => {
    const engine = new ScriptedSearch(
      (_request, signal) =>
        new Promise((resolve) => {
          signal?.addEventListener('abort', () =>
            resolve({ ...(found('e7e5') as object), stopped: true } as SearchAnswer),
          );
        }),
    );
    const after: After = (milliseconds, then) => {
      if (milliseconds !== LONG_THINKING) queueMicrotask(then);
      return () => undefined;
    };
    const held = gameWith('black', 3, [E4], START_FEN, blitz);
    expect(await opponent(engine, { now: () => 0, after }).answer(held, going())).toMatchObject({
      draft: { type: 'make', move: { from: 'e7', to: 'e5' } },
    });
  });

  test('having moved it presses, and asks no engine for it', async () => {
    const engine = new ScriptedSearch(() => found('e7e5'));
    const strict = { ...blitz, play: 'strict', illegalMoves: 'refused' } as const;
    const acts: readonly ActDraft[] = [
      { type: 'start', by: 'white' },
      E4,
      { type: 'press', by: 'white' },
      { type: 'make', by: 'black', move: { from: 'e7', to: 'e5' } },
    ];
    const held = gameWith('black', 3, acts, START_FEN, strict);
    expect(await opponent(engine, { now: () => 0 }).answer(held, going())).toEqual({
      type: 'act',
      draft: { type: 'press', by: 'black' },
    });
    expect(engine.requests).toEqual([]);
  });
});

describe('in Chess960', () => {
  test('castling is told to the engine as the squares of king and rook, and understood so', async () => {
    const start = 'qnbbrkrn/pppppppp/8/8/8/8/PPPPPPPP/QNBBRKRN w KQkq - 0 1';
    const engine = new ScriptedSearch(() => found('f8g8'));
    const castles: ActDraft = { type: 'make', by: 'white', move: { from: 'f1', to: 'g1', castling: 'short' } };
    const held = gameWith('black', 8, [castles], start, { chess960: 293 });
    expect(await opponent(engine).answer(held, going())).toMatchObject({
      draft: { move: { from: 'f8', to: 'g8', castling: 'short' } },
    });
    expect(engine.requests).toMatchObject([{ moves: ['f1g1'], chess960: true }]);
  });

  test('where the rook stands elsewhere than the king comes to, its own square is told', async () => {
    const start = '4k3/pppppppp/8/8/8/8/PPPPPPPP/5K1R w H - 0 1';
    const engine = new ScriptedSearch(() => found('e8d8'));
    const castles: ActDraft = { type: 'make', by: 'white', move: { from: 'f1', to: 'g1', castling: 'short' } };
    await opponent(engine).answer(gameWith('black', 8, [castles], start, { chess960: 0 }), going());
    expect(engine.requests).toMatchObject([{ moves: ['f1h1'] }]);
  });
});
