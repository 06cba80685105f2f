/** A window of the program in a test: its session, and all it was told. */
import { expect } from 'vitest';
import { decide } from '../../../src/laws/board/helpmate.js';
import { positionOf } from '../../../src/laws/game.js';
import type { ActDraft } from '../../../src/laws/acts.js';
import type { Color } from '../../../src/laws/squares.js';
import type { Decide } from '../../../src/game/deciding/decide-in-time.js';
import type { GameClock } from '../../../src/game/game-clock.js';
import { openSession } from '../../../src/game/session/session.js';
import type { ActResult, SessionNews, SessionPort } from '../../../src/game/session/session-port.js';
import { move } from '../../laws/play.js';
import { FakeBrowser, FakeClock, FakeDisk, FakeTimers, FakeWatches, settled, type FakeJournal } from '../fakes.js';

/** One machine: a disk, a browser, a clock. */
export class Machine {
  readonly disk = new FakeDisk();
  readonly browser = new FakeBrowser();
  readonly clock = new FakeClock();
  readonly timers = new FakeTimers();
  readonly watches = new FakeWatches();
  /** What is decided of a side that may still be able to mate. */
  decide: Decide = (position, side) => Promise.resolve(decide(position, side, { nodes: 10_000 }));
  /** The windows that step. */
  readonly #stepping = new Set<TestWindow>();

  async open(name: string, alone = false): Promise<TestWindow> {
    const window = new TestWindow(this, name);
    await window.open(alone);
    this.#stepping.add(window);
    return window;
  }

  /** Time goes by, and each window steps once a second, as its worker has it. */
  async watch(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 1000) {
      this.clock.time += Math.min(left, 1000);
      this.step();
      await settled();
    }
  }

  /** Every window that is not frozen steps once. */
  step(): void {
    for (const window of this.#stepping) if (window.isOpen) window.session.step();
  }
}

export class TestWindow {
  readonly name: string;
  readonly news: SessionNews[] = [];
  readonly errors: unknown[] = [];
  readonly journal: FakeJournal;
  /** As this window counts the time of the game. */
  readonly clock: GameClock;
  readonly #machine: Machine;
  #session: SessionPort | undefined;

  constructor(machine: Machine, name: string) {
    this.#machine = machine;
    this.name = name;
    this.journal = machine.disk.journal(name);
    this.clock = machine.clock.ofPage();
  }

  async open(alone: boolean): Promise<void> {
    const { browser, timers, watches } = this.#machine;
    this.#session = await openSession({
      journal: this.journal,
      clock: this.clock,
      watches,
      timers,
      windows: alone ? undefined : browser.windows(this.name),
      me: this.name,
      report: (error) => this.errors.push(error),
      decide: (...asked) => this.#machine.decide(...asked),
    });
    this.#session.listen((news) => this.news.push(news));
    await Promise.resolve();
  }

  /** Its page does nothing at the moment, or is gone. */
  frozen = false;
  #gone = false;

  get isOpen(): boolean {
    return !this.frozen && !this.#gone;
  }

  /** Closed as a page that is left. */
  async close(): Promise<void> {
    this.session.close();
    this.#gone = true;
    await settled();
  }

  get session(): SessionPort {
    if (!this.#session) throw new Error('not open');
    return this.#session;
  }

  /** The position that stands here, in FEN. */
  get fen(): string | undefined {
    const held = this.session.held;
    return held && positionOf(held.game).fen();
  }

  /** What was told, in few words: "holder", "game begun", "act 3". */
  get told(): readonly string[] {
    return this.news.map((news) => {
      switch (news.type) {
        case 'game':
          return `game ${news.how}`;
        case 'act':
          return `act ${news.entry.n}`;
        case 'holder':
          return news.here ? `holds: ${news.why}` : `follows: ${news.why}`;
        case 'deciding':
          return `deciding ${news.side}`;
        case 'decided in vain':
          return news.type;
        case 'judged otherwise':
          return `judged otherwise ${news.n}`;
        case 'journal damaged':
          return `damaged ${news.from}`;
      }
    });
  }

  make(by: Color, text: string): Promise<ActResult> {
    return this.session.act(makes(by, text));
  }

  async makes(by: Color, text: string): Promise<void> {
    expect(await this.make(by, text)).toMatchObject({ type: 'done' });
  }

  /** Gone at once, as in a crash. */
  kill(): void {
    this.#gone = true;
    this.journal.die();
    this.#machine.browser.kill(this.name);
  }
}

export function makes(by: Color, text: string): ActDraft {
  return { type: 'make', by, move: move(text) };
}

export const resigns: ActDraft = { type: 'resign', by: 'white' };
