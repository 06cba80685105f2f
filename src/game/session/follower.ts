/**
 * One who follows a game that another window holds: asks it for each act, hears of every act, and notices what it missed.
 */
import type { ActDraft } from '../../laws/acts.js';
import type { Ending } from '../../laws/result.js';
import { refold, step, withEnding } from './fold.js';
import {
  ASK_AGAIN_AFTER,
  fromFollower,
  type FromHolder,
  type FollowerMessage,
  type HolderMessage,
  readAsFollower,
} from './messages.js';
import type { GameSetup, JournalEntry } from './journal.js';
import { NO_GAME, notKept, type ActResult, type HeldGame, type SessionNews, type ActRequest } from './session-port.js';
import type { Timers } from '../../../speech/timing.js';
import { withClocksStopped } from '../deciding/act-decider.js';

/** What was asked of the holder, and has not been answered yet. */
export type Pending = (
  | { readonly type: 'act'; readonly asked: ActRequest }
  | { readonly type: 'begin'; readonly setup: GameSetup }
  | { readonly type: 'bring back'; readonly game: string }
) & {
  /** Its name, by which it is done once however often it is asked. */
  readonly request: string;
  readonly answer: (result: ActResult) => void;
};

/** How it is asked of this holder. */
function askedOf(to: string, pending: Pending): FollowerMessage {
  const { request } = pending;
  switch (pending.type) {
    case 'act':
      return { type: 'act', to, request, game: pending.asked.game, draft: pending.asked.draft };
    case 'begin':
      return { type: 'begin', to, request, setup: pending.setup };
    case 'bring back':
      return { type: 'bring back', to, request, game: pending.game };
  }
}

/** How often a holder is asked in vain before the user is told that it is silent. */
const SILENT_AFTER = 3;

export interface FollowerParts {
  /** The name of this window, unlike that of any other. */
  readonly me: string;
  readonly timers: Timers;
  readonly send: (message: unknown) => void;
  readonly tell: (news: SessionNews) => void;
  /**
   * Called with the time by the clock of the window that holds the game.
   *
   * @param first it is the first of that window
   */
  readonly onTime: (now: number, first: boolean) => void;
  /** The game as it stood here, where this window has held it until now. */
  readonly known?: { readonly held: HeldGame; readonly entries: readonly JournalEntry[] };
  /** Called whenever another window shows that it holds the game, before anything is told of that game. */
  readonly onHolderFound: () => void;
}

export class Follower {
  readonly #parts: FollowerParts;
  readonly #pending = new Map<string, Pending>();
  #asked = 0;
  #held: HeldGame | undefined;
  /** The game in which the holder decides something that takes a while, as it stood. */
  #deciding: HeldGame | undefined;
  #entries: readonly JournalEntry[] = [];
  /** The window that holds the game, once it has spoken. */
  #holder: string | undefined;
  #holdsSince = 0;
  /** Of all that were heard. */
  #latestHolder = 0;
  #otherVersion = false;
  /** Whether the holder has answered since this window last knew that it lacks something. */
  #upToDate = false;
  /** The game went on by an act that cannot be followed: nothing more is told of it. */
  #stuck = false;
  #unanswered = 0;
  #stopTimer: (() => void) | undefined;

  constructor(parts: FollowerParts) {
    this.#parts = parts;
    this.#held = parts.known?.held;
    this.#entries = parts.known?.entries ?? [];
  }

  get held(): HeldGame | undefined {
    return this.#held;
  }

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** Since when the latest holder that was heard holds the game; 0 if none was. */
  get holdsSince(): number {
    return this.#latestHolder;
  }

  /** Whether it is known what the holder holds, or that it cannot be known. */
  get joined(): boolean {
    return this.#upToDate || this.#otherVersion;
  }

  start(): void {
    this.#hello();
    this.#setTimer();
  }

  act(draft: ActDraft): Promise<ActResult> {
    const game = this.#held?.setup.id;
    if (game === undefined) return Promise.resolve(NO_GAME);
    return this.#ask((request, answer) => ({ type: 'act', request, answer, asked: { draft, game, request } }));
  }

  begin(setup: GameSetup): Promise<ActResult> {
    return this.#ask((request, answer) => ({ type: 'begin', request, answer, setup }));
  }

  bringBack(game: string): Promise<ActResult> {
    return this.#ask((request, answer) => ({ type: 'bring back', request, answer, game }));
  }

  receive(value: unknown): void {
    const read = readAsFollower(value);
    if (read.type === 'nothing') return;
    // The last words of a holder that has gone may come after the first of the next.
    if (read.type === 'message' && read.holdsSince < this.#holdsSince) return;
    const [holder, pending] = [this.#holder, this.#pending.size];
    this.#parts.onHolderFound();
    this.#otherVersion = read.type === 'other version';
    if (read.type === 'message') {
      const first = read.from !== this.#holder;
      if (read.now !== undefined) this.#parts.onTime(read.now, first);
      if (first) this.#meet(read.from, read.holdsSince);
      this.#hear(read.message);
    } else if (this.#holder === undefined) {
      // Nobody was ever asked. What an earlier holder was asked it may have done: that waits for the next to say.
      for (const { request } of [...this.#pending.values()]) this.#settle(request, notKept('other version'));
    }
    // A page that is frozen may still say that it is there, and do nothing of what it is asked.
    const idle = read.type === 'message' && (read.message.type === 'welcome' || read.message.type === 'holding');
    if (!idle || this.#holder !== holder || pending === 0 || this.#pending.size < pending) this.#hasAnswered();
    this.#setTimer();
  }

  #hasAnswered(): void {
    if (this.#unanswered >= SILENT_AFTER) {
      this.#parts.tell({ type: 'holder', here: false, why: 'other window answers' });
    }
    this.#unanswered = 0;
  }

  /** Nobody else holds the game any more: what is asked from now on waits for this window, whatever version the holder was of. */
  holderIsGone(): void {
    this.#otherVersion = false;
  }

  /** Ends the following; what is not answered yet is for whoever holds the game next. */
  handOver(): readonly Pending[] {
    this.#stopTimer?.();
    this.#stopTimer = undefined;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    return pending;
  }

  #hear(message: HolderMessage): void {
    switch (message.type) {
      case 'holding':
        return;
      case 'welcome':
        if (message.to === this.#parts.me) this.#catchUp(message);
        return;
      case 'begun':
        if (message.setup.id !== this.#held?.setup.id) this.#stand(message.setup, [], 'begun');
        return;
      case 'brought back':
        if (message.setup.id === this.#held?.setup.id) for (const entry of message.entries) this.#follow(entry);
        else this.#stand(message.setup, message.entries, 'brought back', message.ending);
        return;
      case 'entered':
        this.#enter(message);
        return;
      case 'deciding':
        this.#onDeciding(message);
        return;
      case 'decided in vain':
        this.#onDecidedInVain(message);
        return;
      case 'answer':
        if (message.to === this.#parts.me) this.#heed(message);
        return;
    }
  }

  /** Another window holds the game now: it has not heard what was asked of the one before. */
  #meet(holder: string, holdsSince: number): void {
    this.#holder = holder;
    this.#holdsSince = holdsSince;
    this.#latestHolder = Math.max(this.#latestHolder, holdsSince);
    this.#hello();
    for (const pending of this.#pending.values()) this.#send(pending);
  }

  #catchUp({ setup, entries, ending }: FromHolder<'welcome'>): void {
    this.#upToDate = true;
    if (!setup) return;
    if (setup.id === this.#held?.setup.id) {
      for (const entry of entries) this.#follow(entry);
    } else if ((entries[0]?.n ?? 1) === 1) {
      this.#stand(setup, entries, 'joined', ending);
    } else {
      this.#hello();
    }
  }

  /** Another game stands here, after these acts. What was kept of its ending holds, though not every act can be followed. */
  #stand(
    setup: GameSetup,
    entries: readonly JournalEntry[],
    how: 'begun' | 'brought back' | 'joined',
    ending?: Ending,
  ): void {
    const refolded = refold({ setup, entries });
    this.#stuck = refolded?.stoppedAt !== undefined;
    if (!refolded) return;
    const { held, otherwise } = refolded;
    this.#entries = refolded.entries;
    this.#held = how !== 'begun' ? { ...held, game: withEnding(held.game, ending) } : held;
    this.#parts.tell({ type: 'game', held: this.#held, how });
    if (otherwise !== undefined) this.#parts.tell({ type: 'judged otherwise', n: otherwise });
    for (const pending of [...this.#pending.values()]) {
      const isIt =
        (pending.type === 'begin' && pending.setup.id === setup.id) ||
        (pending.type === 'bring back' && pending.game === setup.id);
      if (isIt) {
        this.#settle(pending.request, { type: 'done', facts: [] });
      }
    }
    for (const { request, facts } of entries) this.#settle(request, { type: 'done', facts });
  }

  #enter({ game, entry }: FromHolder<'entered'>): void {
    if (game !== this.#held?.setup.id || entry.n > this.#held.acts + 1) {
      if (!this.#stuck) this.#hello();
    } else {
      this.#follow(entry);
    }
  }

  /** Told once, however often it is heard. */
  #onDeciding({ game, acts, side, at }: FromHolder<'deciding'>): void {
    const held = this.#held;
    if (held?.setup.id !== game || held.acts !== acts || this.#deciding === held) return;
    this.#deciding = held;
    this.#parts.tell({ type: 'deciding', side, held: withClocksStopped(held, at) });
  }

  #onDecidedInVain({ game, acts }: FromHolder<'decided in vain'>): void {
    const held = this.#held;
    if (held?.setup.id !== game || held.acts !== acts || this.#deciding !== held) return;
    this.#deciding = undefined;
    this.#parts.tell({ type: 'decided in vain', held });
  }

  /** Goes on by the next act; one that was heard before is let be. */
  #follow(entry: JournalEntry): void {
    if (!this.#held || this.#stuck || entry.n !== this.#held.acts + 1) return;
    const next = step(this.#held, entry);
    if (next.ok) {
      this.#held = next.held;
      this.#entries = [...this.#entries, entry];
      this.#parts.tell({ type: 'act', held: next.held, entry });
    }
    this.#stuck = !next.ok;
    if (!next.ok || next.otherwise) this.#parts.tell({ type: 'judged otherwise', n: entry.n });
    this.#settle(entry.request, { type: 'done', facts: entry.facts });
  }

  /** What is done is first told and then answered: where it has not been heard of yet, it is asked for. */
  #heed({ request, result, acts, game }: FromHolder<'answer'>): void {
    const behind = !this.#stuck && game !== undefined && (this.#held?.setup.id !== game || this.#held.acts < acts);
    if (result.type === 'done' && behind && this.#pending.has(request)) this.#hello();
    else this.#settle(request, result);
  }

  #settle(request: string | undefined, result: ActResult): void {
    const pending = request === undefined ? undefined : this.#pending.get(request);
    if (!pending) return;
    this.#pending.delete(pending.request);
    pending.answer(result);
  }

  #ask(make: (request: string, answer: (result: ActResult) => void) => Pending): Promise<ActResult> {
    if (this.#otherVersion) return Promise.resolve(notKept('other version'));
    return new Promise((resolve) => {
      this.#asked += 1;
      const pending = make(`${this.#parts.me} ${this.#asked}`, resolve);
      this.#pending.set(pending.request, pending);
      this.#send(pending);
      this.#setTimer();
    });
  }

  #hello(): void {
    this.#upToDate = false;
    const held = this.#held;
    this.#say({ type: 'hello', ...(held && { have: { game: held.setup.id, acts: held.acts } }) });
  }

  /** Asks the holder that is known; until one has spoken there is nobody to ask. */
  #send(pending: Pending): void {
    if (this.#holder !== undefined) this.#say(askedOf(this.#holder, pending));
  }

  #say(message: FollowerMessage): void {
    this.#parts.send(fromFollower(this.#parts.me, message));
  }

  /** The timer runs exactly while something is not answered. */
  #setTimer(): void {
    const waiting = this.#pending.size > 0 || !this.joined;
    if (waiting) {
      this.#stopTimer ??= this.#parts.timers.after(ASK_AGAIN_AFTER, this.#onTimer);
    } else {
      this.#stopTimer?.();
      this.#stopTimer = undefined;
    }
  }

  readonly #onTimer = (): void => {
    this.#stopTimer = undefined;
    this.#unanswered += 1;
    if (this.#unanswered === SILENT_AFTER) {
      // Whatever the clock was set to meanwhile, whoever speaks next is heard.
      this.#holdsSince = 0;
      this.#parts.tell({ type: 'holder', here: false, why: 'other window silent' });
    }
    // Said to whoever holds the game now: it need not be the one that was asked.
    this.#hello();
    for (const pending of this.#pending.values()) this.#send(pending);
    this.#setTimer();
  };
}
