/**
 * The session of a page: holds the game here if no other window does, else follows the one that does, and takes over when that
 * one is gone. Whichever it is, the page sees one `SessionPort`.
 */
import type { ActDraft } from '../../laws/acts.js';
import type { DecideParts } from '../deciding/decide-in-time.js';
import { clockRuns } from '../held-game.js';
import type { Holder } from './holder.js';
import type { Journal, GameSetup, JournalEntry } from './journal.js';
import { ASK_AGAIN_AFTER } from './messages.js';
import { Newscast, type ErrorReport } from './publisher.js';
import { type Pending, Follower } from './follower.js';
import { NO_GAME, notKept, type ActResult, type HeldGame, type SessionNews, type SessionPort } from './session-port.js';
import { Serving } from './server.js';
import type { GameClock } from '../game-clock.js';
import { KEPT_EVERY, type Watches } from './watches.js';
import type { Release, WindowChannel, Windows } from './browser-windows.js';

export interface SessionParts extends DecideParts {
  readonly journal: Journal;
  readonly clock: GameClock;
  /** What windows have watched of a running clock. */
  readonly watches: Watches;
  /** The other windows; `undefined` where this one is alone, as it must be with a journal that is not shared. */
  readonly windows: Windows | undefined;
  /** A name for this window, unlike that of any other: `randomId()`. */
  readonly me: string;
  /** Where errors of listeners go, and faults nobody can handle: `reportError`. */
  readonly report: ErrorReport;
}

/**
 * Opens the session. It resolves when it is known who holds the game, and the game begun last stands here, ended or not:
 * brought back from the journal, or joined. What it told until then is told to the first listener. If another window has the
 * lock and says nothing, it resolves without a game, which comes as news later.
 *
 * The page calls `close` on `pagehide`; a page that comes back (`pageshow`, persisted) opens a new session.
 */
export async function openSession(parts: SessionParts): Promise<SessionPort> {
  const session = new Session(parts);
  await session.open();
  return session;
}

/** The game as it stood in a window that held it. */
interface Known {
  readonly held: HeldGame;
  readonly entries: readonly JournalEntry[];
}

interface Asking {
  readonly holder: (holder: Holder) => Promise<ActResult>;
  readonly follower: (follower: Follower) => Promise<ActResult>;
}

class Session implements SessionPort {
  readonly #parts: SessionParts;
  readonly #news: Newscast<SessionNews>;
  readonly #closing = new AbortController();
  /** One of the two; neither until it is known who holds the game. */
  #serving: Serving | undefined;
  #follower: Follower | undefined;
  #held: HeldGame | undefined;
  #here = false;
  #channel: WindowChannel | undefined;
  #release: Release | undefined;
  /** Aborted when this window holds the game no more; and when it waits for the lock no more. */
  #holding = new AbortController();
  #waiting = new AbortController();
  #frozen = false;
  /** Whether the page has been told that another window holds the game. */
  #toldOfOther = false;
  /** When the last step was kept. */
  #keptStep = Number.NEGATIVE_INFINITY;
  /** Called when it is known what the other window holds. */
  #onJoined: (() => void) | undefined;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#news = new Newscast(parts.report);
  }

  get held(): HeldGame | undefined {
    return this.#held;
  }

  get entries(): readonly JournalEntry[] {
    return (this.#holder ?? this.#follower)?.entries ?? [];
  }

  get here(): boolean {
    return this.#here;
  }

  async open(): Promise<void> {
    const { windows, report } = this.#parts;
    if (windows) {
      try {
        this.#channel = windows.openChannel();
        this.#channel.listen(this.#onMessage);
        this.#release = await windows.lock.tryTake(this.#onLost);
      } catch (error) {
        // A browser that names these and then refuses them: this window is alone.
        report(error);
        this.#channel?.close();
        this.#channel = undefined;
      }
    }
    if (windows && this.#channel && !this.#release) await this.#follow(windows);
    else await this.#hold(undefined, 'first');
  }

  act(draft: ActDraft): Promise<ActResult> {
    return this.#ask({
      holder: (holder) => {
        const game = this.#held?.setup.id;
        return game === undefined ? Promise.resolve(NO_GAME) : holder.act({ draft, game });
      },
      follower: (follower) => follower.act(draft),
    });
  }

  begin(setup: GameSetup): Promise<ActResult> {
    return this.#ask({ holder: (holder) => holder.begin(setup), follower: (follower) => follower.begin(setup) });
  }

  bringBack(gameId: string): Promise<ActResult> {
    return this.#ask({
      holder: (holder) => holder.bringBack(gameId),
      follower: (follower) => follower.bringBack(gameId),
    });
  }

  async takeOver(): Promise<boolean> {
    const { windows, report } = this.#parts;
    if (this.#closed || this.here || !windows) return this.here;
    try {
      const release = await windows.lock.steal(this.#onLost);
      if (release) await this.#take(release);
    } catch (error) {
      report(error);
    }
    return this.here;
  }

  rest(frozen: boolean): void {
    this.#frozen = frozen;
  }

  step(): void {
    const { clock } = this.#parts;
    const at = clock.now();
    if (this.#closed || !clock.watching) return;
    if (at - this.#keptStep >= KEPT_EVERY || at < this.#keptStep) this.#keepStep(at);
    if (clock.isAway) void this.#holder?.notice();
  }

  listen(listener: (news: SessionNews) => void): () => void {
    return this.#news.listen(listener);
  }

  /** An act in hand is still kept, told and answered; then the lock is given back, and the next window holds the game. */
  close(): void {
    if (this.#closed) return;
    if (this.#parts.clock.watching) this.#keepStep(this.#parts.clock.now());
    this.#closing.abort();
    this.#waiting.abort();
    this.#holding.abort();
    this.#parts.clock.watch(false);
    for (const { answer } of this.#follower?.handOver() ?? []) answer(notKept('holder gone'));
    const kept = this.#holder?.close() ?? Promise.resolve();
    void kept.then(() => {
      this.#channel?.close();
      this.#release?.();
    });
  }

  get #holder(): Holder | undefined {
    return this.#serving?.holder;
  }

  get #closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Asks whichever this window has. */
  async #ask(by: Asking): Promise<ActResult> {
    if (this.#closed) return notKept('storage closed');
    if (this.#holder) return by.holder(this.#holder);
    if (!this.#follower) throw new Error('an open session holds a game or follows the window that does');
    return by.follower(this.#follower);
  }

  /** Follows until the lock is this window's. Resolves when the game has been joined or taken over, or the holder is silent. */
  #follow(windows: Windows, known?: Known): Promise<void> {
    const { timers, report } = this.#parts;
    const waiting = new AbortController();
    this.#waiting = waiting;
    return new Promise((resolve) => {
      const stopWaiting = timers.after(ASK_AGAIN_AFTER, () => {
        this.#onHolderFound();
        resolve();
      });
      this.#onJoined = () => {
        stopWaiting();
        resolve();
      };
      void windows.lock
        .take(waiting.signal, this.#onLost)
        .then(async (release) => {
          if (!release || waiting.signal.aborted) {
            release?.();
            return;
          }
          this.#release = release;
          await this.#hold(this.#follower, this.#toldOfOther ? 'other window closed' : 'first');
        })
        .catch(report)
        .finally(this.#onJoined);
      this.#startFollowing(known);
    });
  }

  #startFollowing(known: Known | undefined): void {
    const { me, timers } = this.#parts;
    this.#follower = new Follower({
      me,
      timers,
      send: this.#send,
      tell: this.#tell,
      onHolderFound: this.#onHolderFound,
      onTime: this.#onTime,
      ...(known && { known }),
    });
    this.#follower.start();
  }

  /** The lock was taken from a window that did not answer. */
  async #take(release: Release): Promise<void> {
    this.#waiting.abort();
    this.#release = release;
    if (this.#closed) release();
    else await this.#hold(this.#follower, 'taken here');
  }

  /** Holds the game from now on, and does what the window that held it before had not answered. */
  async #hold(follower: Follower | undefined, why: 'first' | 'other window closed' | 'taken here'): Promise<void> {
    const { me, journal, clock, watches, report, decide, timers } = this.#parts;
    const known = follower?.held;
    const { signal } = (this.#holding = new AbortController());
    this.#here = true;
    follower?.holderIsGone();
    this.#tell({ type: 'holder', here: true, why });
    const since = await journal.hold(Math.max(Math.round(clock.now()), (follower?.holdsSince ?? 0) + 1));
    const holding = {
      ...{ me, journal, clock, watches, report, decide, timers },
      tell: this.#tell,
      onTakenOver: this.#onLost,
    };
    const serving = new Serving({ ...holding, since, send: this.#send, closing: signal });
    const { holder } = serving;
    await holder.resume(known);
    if (signal.aborted) return;
    // Until here what the page asked was put with what was pending, so that all of it is done in the order it was asked.
    this.#serving = serving;
    this.#follower = undefined;
    serving.announce();
    for (const pending of follower?.handOver() ?? []) void this.#doAtLast(holder, pending);
  }

  async #doAtLast(holder: Holder, pending: Pending): Promise<void> {
    pending.answer(await askedAtLast(holder, pending));
  }

  /** Another window has taken the game over: this one follows it, and writes nothing any more. */
  readonly #onLost = (): void => {
    const { windows, report } = this.#parts;
    if (this.#closed || !this.#here || !windows) return;
    const { held } = this;
    const known = held && { held, entries: this.entries };
    this.#holding.abort();
    this.#holder?.close().catch(report);
    this.#here = false;
    this.#serving = undefined;
    this.#release = undefined;
    this.#toldOfOther = true;
    this.#tell({ type: 'holder', here: false, why: 'taken over' });
    this.#follow(windows, known).catch(report);
  };

  readonly #onMessage = (value: unknown): void => {
    const follower = this.#follower;
    if (this.#closed) return;
    // What a frozen page began to write it could not finish, and no other window could write then.
    if (this.#here && this.#frozen) return;
    if (this.#serving) {
      this.#serving.receive(value);
    } else if (!this.here) {
      follower?.receive(value);
      if (follower?.joined) this.#onJoined?.();
    }
  };

  readonly #send = (message: unknown): void => {
    this.#channel?.send(message);
  };

  /** A message is late rather than early: the latest time that was heard is the right one. */
  readonly #onTime = (now: number, first: boolean): void => {
    const { clock } = this.#parts;
    if (first || clock.isAway || now > clock.now()) clock.follow(now);
  };

  #keepStep(at: number): void {
    const { clock, watches, me } = this.#parts;
    const game = this.#held?.setup.id;
    if (game === undefined) return;
    this.#keptStep = at;
    const { from, to } = clock.watched().latest;
    // What was watched before a gap stays beside it.
    void watches.keep({ id: `${me} ${Math.round(from)}`, game, from, to, wall: clock.wallAt });
  }

  readonly #onHolderFound = (): void => {
    if (this.#toldOfOther) return;
    this.#toldOfOther = true;
    this.#tell({ type: 'holder', here: false, why: 'other window holds' });
  };

  readonly #tell = (news: SessionNews): void => {
    if (news.type === 'game' || news.type === 'act') {
      this.#held = news.held;
      this.#parts.clock.watch(clockRuns(news.held));
    }
    this.#news.publish(news);
  };
}

function askedAtLast(holder: Holder, pending: Pending): Promise<ActResult> {
  switch (pending.type) {
    case 'act':
      return holder.act(pending.asked);
    case 'begin':
      return holder.begin(pending.setup, pending.request);
    case 'bring back':
      return holder.bringBack(pending.game, pending.request);
  }
}
