/**
 * Whatever is asked of whichever window, in whatever order messages and writes arrive, whoever dies in the middle: no act is
 * lost, none is done twice, each window hears of each once, and all windows show the one game that is on the disk.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ActDraft } from '../../../src/laws/acts.js';
import { positionOf } from '../../../src/laws/game.js';
import { SQUARES } from '../../../src/laws/squares.js';
import { refold } from '../../../src/game/session/fold.js';
import type { ActResult, HeldGame } from '../../../src/game/session/session-port.js';
import { settled, setup } from '../fakes.js';
import { Machine, TestWindow } from './window.js';

const SEED = 19720711;
/** Time enough for everything that was lost to be asked again. */
const LONG = 10_000;

type Doing =
  | { readonly do: 'act'; readonly window: number; readonly kind: number; readonly choice: number }
  | { readonly do: 'begin'; readonly window: number }
  | { readonly do: 'open' }
  | { readonly do: 'kill' | 'close'; readonly window: number }
  | { readonly do: 'kill holder' }
  | { readonly do: 'wait' };

const anyWindow = fc.nat({ max: 3 });
const doing: fc.Arbitrary<Doing> = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      window: anyWindow,
      kind: fc.nat({ max: 24 }),
      choice: fc.nat({ max: 999 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('begin' as const), window: anyWindow }) },
  { weight: 2, arbitrary: fc.constant({ do: 'open' } as const) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('kill', 'close'), window: anyWindow }) },
  { weight: 1, arbitrary: fc.constant({ do: 'kill holder' } as const) },
  { weight: 1, arbitrary: fc.constant({ do: 'wait' } as const) },
);

/** Something done, and how many messages and writes arrive before the next is done. */
const story = fc.array(fc.tuple(doing, fc.nat({ max: 6 })), { minLength: 20, maxLength: 80 });
const writes = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant('kept' as const) },
    { weight: 1, arbitrary: fc.constantFrom('disk full', 'unknown') },
  ),
  { minLength: 1, maxLength: 20 },
);
const losses = fc.array(fc.boolean(), { minLength: 1, maxLength: 20 });

interface Asked {
  readonly window: TestWindow;
  readonly tag: string;
  /** The game it was asked for. */
  readonly game: string;
  result?: ActResult;
  /** What stood in the window when the result came. */
  then?: HeldGame | undefined;
}

/** An act that may be possible or not, as this window sees the game. The tag tells it from all others on the disk. */
function draftOf(held: HeldGame, kind: number, choice: number, tag: string): ActDraft {
  const { game } = held;
  const position = positionOf(game);
  const by = kind % 2 === 0 ? position.turn : 'black';
  const draft = ((): ActDraft => {
    switch (kind) {
      case 15:
        return { type: 'offer', by };
      case 16:
        return { type: 'reject', by };
      case 17:
        return choice % 4 === 0 ? { type: 'accept', by } : { type: 'reject', by };
      case 18:
        return choice % 4 === 0 ? { type: 'resign', by } : { type: 'offer', by };
      case 19:
        return { type: 'restore', by, ply: choice % Math.max(1, game.positions.length), cause: 'takeback' };
      case 20:
        return { type: 'adjust', by };
      case 21:
        return { type: 'touch', by, square: SQUARES[choice % SQUARES.length] ?? 'e2' };
      case 22:
        return { type: 'claim', by, ground: choice % 2 === 0 ? 'threefold' : 'fifty moves' };
      case 23: {
        const [move] = position.legalMoves();
        return {
          type: 'claim',
          by,
          ground: 'threefold',
          ...(move && { intended: { move, written: choice % 2 === 0 } }),
        };
      }
      case 24:
        return { type: 'point out', by, fault: { what: 'illegal move', ply: choice % 9 } };
      default: {
        const moves = position.legalMoves();
        const move = moves[choice % Math.max(1, moves.length)] ?? { from: 'e2', to: 'e4' };
        return { type: 'make', by, move: choice % 10 === 0 ? { from: 'a1', to: 'h7' } : move };
      }
    }
  })();
  return Object.assign(draft, { tag });
}

class Play {
  readonly machine = new Machine();
  readonly windows: TestWindow[] = [];
  readonly ready = new Set<TestWindow>();
  readonly asked: Asked[] = [];
  readonly #scheduler: fc.Scheduler;
  readonly #dead = new Set<TestWindow>();
  #opened = 0;
  #begun = 0;

  constructor(
    scheduler: fc.Scheduler,
    outcomes: readonly ('kept' | 'disk full' | 'unknown')[],
    lost: readonly boolean[],
  ) {
    this.#scheduler = scheduler;
    let written = 0;
    let sent = 0;
    this.machine.disk.onWrite = async () => {
      await scheduler.schedule(Promise.resolve());
      written += 1;
      return outcomes[written % outcomes.length] ?? 'kept';
    };
    this.machine.disk.onRead = async () => {
      await scheduler.schedule(Promise.resolve());
    };
    this.machine.browser.defer = (arrive) => void scheduler.schedule(Promise.resolve()).then(arrive);
    this.machine.browser.loses = () => {
      sent += 1;
      return lost[sent % lost.length] ?? false;
    };
  }

  get alive(): readonly TestWindow[] {
    return this.windows.filter((window) => this.ready.has(window) && !this.#dead.has(window));
  }

  open(): void {
    this.#opened += 1;
    const window = new TestWindow(this.machine, `window ${this.#opened}`);
    this.windows.push(window);
    void window.open(false).then(() => this.ready.add(window));
  }

  do(what: Doing): void {
    this.machine.clock.time += 1;
    const window = 'window' in what ? this.alive[what.window % Math.max(1, this.alive.length)] : undefined;
    switch (what.do) {
      case 'open':
        if (this.alive.length < 4) this.open();
        return;
      case 'kill holder':
        for (const holder of this.alive.filter(({ name }) => name === this.machine.browser.holder)) this.#kill(holder);
        return;
      case 'kill':
        if (window) this.#kill(window);
        return;
      case 'close':
        if (!window) return;
        window.session.close();
        this.#dead.add(window);
        return;
      case 'wait':
        void this.machine.timers.pass(3000);
        return;
      case 'begin':
        this.#begun += 1;
        void window?.session.begin(setup(`game ${this.#begun}`));
        return;
      case 'act': {
        const held = window?.session.held;
        if (!window || !held) return;
        const asked: Asked = { window, tag: `act ${this.asked.length}`, game: held.setup.id };
        this.asked.push(asked);
        const { kind, choice } = what;
        void window.session.act(draftOf(held, kind, choice, asked.tag)).then((result) => {
          asked.result = result;
          asked.then = window.session.held;
        });
        return;
      }
    }
  }

  /** Lets some messages and writes arrive. */
  async arrive(count: number): Promise<void> {
    await settled();
    for (let arrived = 0; arrived < count && this.#scheduler.count() > 0; arrived += 1) {
      await this.#scheduler.waitNext(1);
      await settled();
    }
  }

  /** Lets everything arrive and be asked again, from now on without loss. */
  async rest(): Promise<void> {
    this.machine.browser.loses = () => false;
    for (let round = 0; round < 4; round += 1) {
      await this.arrive(Infinity);
      await this.machine.timers.pass(LONG);
    }
    await this.arrive(Infinity);
  }

  #kill(window: TestWindow): void {
    window.kill();
    this.#dead.add(window);
  }
}

/** Every act on the disk, by its tag. */
function tagsOnDisk(play: Play): readonly (readonly [tag: string, game: string, n: number])[] {
  return play.machine.disk.games.flatMap(({ setup: { id }, entries }) =>
    entries.flatMap(({ act, n }) => ('tag' in act && typeof act.tag === 'string' ? [[act.tag, id, n] as const] : [])),
  );
}

function checkActs(play: Play): void {
  const onDisk = tagsOnDisk(play);
  const kept = new Map(onDisk.map(([tag, ...where]) => [tag, where]));
  expect(kept.size, 'no act is done twice').toBe(onDisk.length);
  for (const { window, tag, game, result, then } of play.asked) {
    const unknown =
      result?.type === 'refused' && result.refusal.reason === 'not kept' && result.refusal.cause === 'holder gone';
    // A window closed in the middle of asking is not told how it went; who died is told nothing.
    if (!result || unknown) {
      expect(play.alive, `${tag} of ${window.name} is answered`).not.toContain(window);
      continue;
    }
    expect(kept.has(tag), `${tag} of ${window.name} is ${result.type}`).toBe(result.type === 'done');
    const [where, n = 0] = kept.get(tag) ?? [];
    if (where !== undefined) expect(where).toBe(game);
    // Whoever is told that it is done has been told what was done.
    if (then?.setup.id === where)
      expect(then?.acts, `${tag} of ${window.name} when answered`).toBeGreaterThanOrEqual(n);
  }
}

/** Each window hears of each act once, without a gap. */
function checkNews(window: TestWindow): void {
  let game: string | undefined;
  let acts = 0;
  const games = new Set<string>();
  for (const news of window.news) {
    if (news.type === 'game') {
      game = news.held.setup.id;
      acts = news.held.acts;
      expect(games, `${window.name} hears of ${game} once`).not.toContain(game);
      games.add(game);
    } else if (news.type === 'act') {
      expect([news.held.setup.id, news.entry.n], window.name).toEqual([game, acts + 1]);
      acts = news.entry.n;
    } else {
      expect(news.type).toBe('holder');
    }
  }
}

function checkGames(play: Play): void {
  const latest = play.machine.disk.games.at(-1);
  const folded = latest && refold(latest);
  const onDisk = folded && [
    latest.setup.id,
    folded.held.acts,
    positionOf(folded.held.game).fen(),
    folded.held.game.ending,
  ];
  expect(folded?.otherwise).toBeUndefined();
  for (const window of play.alive) {
    const { held } = window.session;
    const here = held && [held.setup.id, held.acts, window.fen, held.game.ending];
    expect(here, window.name).toEqual(onDisk);
    expect(window.errors).toEqual([]);
  }
}

async function tell(play: Play, doings: readonly (readonly [Doing, number])[]): Promise<void> {
  for (let window = 0; window < 3; window += 1) play.open();
  await play.arrive(Infinity);
  play.do({ do: 'begin', window: 0 });
  await play.arrive(Infinity);
  for (const [what, arriving] of doings) {
    play.do(what);
    await play.arrive(arriving);
  }
  await play.rest();
}

it('loses no act and doubles none, whoever dies', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), story, writes, async (scheduler, doings, outcomes) => {
      const play = new Play(scheduler, outcomes, [false]);
      await tell(play, doings);
      checkActs(play);
      play.windows.forEach(checkNews);
      checkGames(play);
      expect(play.alive.filter(({ session }) => session.here)).toHaveLength(play.alive.length > 0 ? 1 : 0);
    }),
    { seed: SEED, numRuns: 150 },
  );
});

it('comes to the same though messages are lost', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), story, writes, losses, async (scheduler, doings, outcomes, lost) => {
      const play = new Play(scheduler, outcomes, lost);
      await tell(play, doings);
      checkActs(play);
      // A last act, that those who missed the one before notice it.
      play.machine.disk.onWrite = () => Promise.resolve('kept');
      play.do({ do: 'begin', window: 0 });
      await play.rest();
      play.windows.forEach(checkNews);
      checkGames(play);
    }),
    { seed: SEED, numRuns: 150 },
  );
});
