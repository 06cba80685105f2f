/**
 * The one who holds the game: takes acts one at a time, stamps, judges, keeps and only then tells. An act that could not be
 * kept is refused and has not happened.
 */
import type { Act } from '../../laws/acts.js';
import { judge } from '../../laws/judge.js';
import { withFall } from '../../laws/rules/flag.js';
import type { Ending } from '../../laws/result.js';
import type { KeepingCause } from '../../laws/refusals.js';
import { ActDecider, type ActDeciderParts, type BeingDecided } from '../deciding/act-decider.js';
import { clockRuns, mustWait } from '../held-game.js';
import { refold, step, setUp } from './fold.js';
import {
  JOURNAL_VERSION,
  type FoundGame,
  type Journal,
  type KeepResult,
  type GameSetup,
  type JournalEntry,
} from './journal.js';
import type { ErrorReport } from './publisher.js';
import { ENGINE_LOCKED, NO_GAME, notKept, type ActRequest, type ActResult, type HeldGame } from './session-port.js';
import { UNWATCHED_AFTER, unwatchedIn, type GameClock } from '../game-clock.js';
import { leftAt, type Watches } from './watches.js';

/** `tell` hears what happened, in order, as soon as it is kept. */
export interface HolderParts extends ActDeciderParts {
  /** The name of this window. */
  readonly me: string;
  readonly journal: Journal;
  readonly clock: GameClock;
  readonly watches: Watches;
  readonly report: ErrorReport;
  /** Another window has taken the game over. */
  readonly onTakenOver: () => void;
}

/** What another window needs to go on from what it has. */
export interface Replay {
  readonly setup: GameSetup;
  readonly entries: readonly JournalEntry[];
  readonly ending?: Ending;
}

const DONE: ActResult = { type: 'done', facts: [] };

/** How many answers to other windows are remembered; a window asks again about its latest few only. */
const ANSWERS_REMEMBERED = 1000;

export class Holder {
  readonly #parts: HolderParts;
  #held: HeldGame | undefined;
  #entries: JournalEntry[] = [];
  #tail: Promise<unknown> = Promise.resolve();
  readonly #closing = new AbortController();
  readonly #decider: ActDecider;
  /** Called where what was kept is brought back, and something must be decided that takes a while. */
  #onDeciding: (() => void) | undefined;
  /** Why what was kept could not be read; it is tried again before the next act. */
  #unread: KeepingCause | undefined;
  readonly #answers = new Map<string, Promise<ActResult>>();

  constructor(parts: HolderParts) {
    this.#parts = parts;
    this.#decider = new ActDecider(parts, this.#closing.signal);
  }

  get held(): HeldGame | undefined {
    return this.#held;
  }

  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  get deciding(): BeingDecided | undefined {
    return this.#decider.deciding;
  }

  get #closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /**
   * Brings back the game begun last, ended or not, and tells so. A window that followed it until now gives what it has:
   * then only the acts it has not heard of are told, each as an act. Never rejects. It does not wait for what takes a while to decide, as
   * at a flag that fell while no page was open: whatever is asked meanwhile is done after it.
   */
  async resume(known?: HeldGame): Promise<void> {
    this.#held = known;
    const read = this.#inTurn(() => this.#read()).catch(this.#parts.report);
    await Promise.race([read, new Promise<void>((resolve) => (this.#onDeciding = resolve))]);
    this.#onDeciding = undefined;
  }

  act(asked: ActRequest): Promise<ActResult> {
    return this.#answered(asked.request, () => this.#do(asked));
  }

  begin(setup: GameSetup, request?: string): Promise<ActResult> {
    return this.#answered(request, () => this.#begin(setup, request));
  }

  bringBack(gameId: string, request?: string): Promise<ActResult> {
    return this.#answered(request, () => this.#bringBack(gameId));
  }

  /** Time was put aside that this window has not watched: it is seen what becomes of it. Never rejects. */
  async notice(): Promise<void> {
    await this.#inTurn(async () => {
      if (!this.#closed) await this.#notice();
    }).catch(this.#parts.report);
  }

  /** What a window needs that has this many acts of this game; from the start, where it has another game or more of this. */
  replay(have?: { readonly game: string; readonly acts: number }): Replay | undefined {
    const held = this.#held;
    // A game of which the acts could not be read cannot be handed on either.
    if (!held || held.acts !== this.#entries.length) return undefined;
    const acts = have?.game === held.setup.id ? have.acts : 0;
    const { ending } = held.game;
    return { setup: held.setup, entries: this.#entries.slice(acts), ...(ending && { ending }) };
  }

  /** Takes no more acts; resolves when the one in hand is kept or refused. One that waits for what is being decided has not happened. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#tail;
  }

  async #read(): Promise<void> {
    const again = this.#unread !== undefined;
    const damagedFrom = (from: number): void => {
      if (!again) this.#parts.tell({ type: 'journal damaged', from });
    };
    const latest = await this.#parts.journal.latest();
    if (!latest.ok) {
      this.#unread = latest.cause === 'unreadable' ? 'unknown' : latest.cause;
      damagedFrom(0);
      return;
    }
    const kept = latest.game;
    const refolded = kept && refold(kept);
    if (!refolded) {
      // A game is followed here, or was kept, of which nothing can be read.
      this.#unread = kept || this.#held ? 'unknown' : undefined;
      if (this.#unread !== undefined) damagedFrom(0);
      return;
    }
    this.#unread = undefined;
    const { entries, otherwise, stoppedAt } = refolded;
    this.#entries = [...entries];
    for (const { request, facts } of entries)
      if (request !== undefined) this.#remember(request, { type: 'done', facts });
    const broken = stoppedAt !== undefined && !refolded.held.game.ending;
    const setBack = await this.#goOn(refolded.held);
    this.#take(broken ? await this.#copy(refolded.held, stoppedAt) : refolded.held);
    if (otherwise !== undefined && !again) this.#parts.tell({ type: 'judged otherwise', n: otherwise });
    if (stoppedAt !== undefined && stoppedAt !== otherwise) damagedFrom(stoppedAt);
    await this.#notice(setBack);
  }

  /**
   * The time goes on from where the game was left. Tells whether the wall clock was set back meanwhile, so that nobody knows how long it was
   * left. A window that has watched this game until now knows the time already.
   */
  async #goOn(held: HeldGame): Promise<boolean> {
    const { setup } = held;
    const { clock, watches } = this.#parts;
    const lastAt = this.#lastAt ?? setup.begunAt;
    if (clockRuns(held) && !(clock.watching && this.#held?.setup.id === setup.id)) {
      const kept = await watches.of(setup.id);
      clock.now();
      const { at, away } = leftAt(kept, lastAt, clock.wallAt);
      const to = at + Math.max(0, away);
      const [hole] = unwatchedIn({ from: lastAt, to }, [
        ...kept,
        ...(to - at > UNWATCHED_AFTER ? [] : [{ from: at, to }]),
      ]);
      if (hole) clock.resumeAt(hole.from, to - hole.from);
      else clock.resumeAt(at, away);
      return away < -UNWATCHED_AFTER;
    }
    if (clock.now() < lastAt) clock.follow(lastAt);
    return false;
  }

  /**
   * Enters what no window has watched of the running clock, before anything else is done. Gives the refusal where it could not be kept;
   * then it is noticed again the next time.
   *
   * @param setBack the wall clock was set back, so that nobody knows how long it was
   */
  async #notice(setBack = false): Promise<ActResult | undefined> {
    const { clock, watches } = this.#parts;
    const held = this.#held;
    if (!held || this.#unread !== undefined || !clockRuns(held)) return undefined;
    if (setBack) await this.#enterUnwatched({ at: this.#stamp() });
    const { now, spans, gaps } = clock.watched();
    if (gaps === 0) return undefined;
    const others = await watches.of(held.setup.id);
    const since = this.#lastAt ?? spans[0]?.from ?? now;
    for (const hole of unwatchedIn({ from: since, to: now }, [...spans, ...others])) {
      const at = Math.round(hole.to);
      const result = clockRuns(this.#held)
        ? await this.#enterUnwatched({ at, length: Math.round(hole.to - hole.from) })
        : undefined;
      if (result?.type === 'refused' && result.refusal.reason === 'not kept') return result;
    }
    clock.pass(gaps);
    return undefined;
  }

  async #enterUnwatched(unwatched: { readonly at: number; readonly length?: number }): Promise<ActResult> {
    return this.#enterDue({ type: 'unwatched', by: 'arbiter', ...unwatched });
  }

  /** Enters an act, and before it the fall of a flag that was due. */
  async #enterDue(done: Act, request?: string): Promise<ActResult> {
    const held = this.#held;
    if (!held) return NO_GAME;
    const { act, fall } = withFall(held.game, done, this.#lastAt);
    const noticed = fall && (await this.#enter(held, fall));
    if (noticed?.type === 'refused' && noticed.refusal.reason === 'not kept') return noticed;
    return this.#enter(this.#held ?? held, act, request);
  }

  /**
   * A journal that stops in the middle cannot be continued, for what stands behind the gap is not ours to overwrite: the good
   * acts go on under another id, and what was kept stays as it is. While the copy cannot be kept, no act is taken.
   */
  async #copy(held: HeldGame, from: number): Promise<HeldGame> {
    const setup = { ...held.setup, id: `${held.setup.id}~${from}` };
    const kept = await this.#keeping(() => this.#parts.journal.begin(setup, this.#entries));
    if (kept.ok) return { ...held, setup };
    this.#unread = kept.cause;
    return held;
  }

  /** Holds the game that was brought back. A window that followed it is told only the acts it has not heard of. */
  #take(held: HeldGame): void {
    const known = this.#held;
    if (known?.setup.id !== held.setup.id || known.acts > held.acts) {
      this.#held = held;
      this.#parts.tell({ type: 'game', held, how: 'brought back' });
      return;
    }
    let heard = known;
    for (const entry of this.#entries.slice(known.acts)) {
      const next = step(heard, entry);
      if (!next.ok) throw new Error('an act that was followed once can be followed again');
      heard = next.held;
      this.#held = heard;
      this.#parts.tell({ type: 'act', held: heard, entry });
    }
    this.#held = held;
  }

  async #do({ draft, game, request }: ActRequest): Promise<ActResult> {
    if (this.#closed) return notKept('storage closed');
    if (this.#unread !== undefined) await this.#read();
    if (this.#unread !== undefined) return notKept(this.#unread);
    const held = this.#held;
    if (held?.setup.id !== game) return this.#doneBefore(game, request);
    // What nobody has watched before comes before it.
    const asked = this.#parts.clock.watched().now;
    const unkept = await this.#notice();
    if (unkept) return unkept;
    return this.#enterDue({ ...draft, at: this.#stamp(asked) }, request);
  }

  /** Judges an act, after what must be decided before, keeps it and tells it. */
  async #enter(held: HeldGame, asked: Act, request?: string): Promise<ActResult> {
    const act = await this.#decider.decided(held, asked, () => this.#onDeciding?.());
    const result = act ? await this.#judged(held, act, request) : notKept('taken over');
    this.#decider.judged(held, result);
    return result;
  }

  async #judged(held: HeldGame, act: Act, request: string | undefined): Promise<ActResult> {
    const judgement = judge(held.game, act);
    if (judgement.type === 'refused') return judgement;
    const { facts } = judgement;
    const entry: JournalEntry = {
      n: held.acts + 1,
      version: JOURNAL_VERSION,
      act,
      facts,
      ...(request !== undefined && { request }),
    };
    const kept = await this.#keeping(() => this.#parts.journal.append(held.setup.id, entry));
    if (!kept.ok) return notKept(kept.cause);
    this.#held = { setup: held.setup, game: judgement.game, acts: entry.n };
    this.#entries.push(entry);
    this.#parts.tell({ type: 'act', held: this.#held, entry });
    return { type: 'done', facts };
  }

  /** An act for a game that no longer stands here may have been kept there by the window that held it then. */
  async #doneBefore(game: string, request: string | undefined): Promise<ActResult> {
    const found = request === undefined ? undefined : await this.#parts.journal.find(game);
    const entry = found?.ok ? found.game?.entries.find((other) => other.request === request) : undefined;
    return entry ? { type: 'done', facts: entry.facts } : NO_GAME;
  }

  async #begin(setup: GameSetup, request: string | undefined): Promise<ActResult> {
    if (this.#closed) return notKept('storage closed');
    // Asked again, it may have been begun by the window that held the game then.
    const found = request === undefined ? undefined : await this.#parts.journal.find(setup.id);
    if (found?.ok && found.game) return DONE;
    if (mustWait(setup, this.#held)) return ENGINE_LOCKED;
    const held = setUp(setup);
    if (!held) return { type: 'refused', refusal: { reason: 'unreadable', text: setup.conditions.start } };
    const kept = await this.#keeping(() => this.#parts.journal.begin(setup));
    if (!kept.ok) return notKept(kept.cause);
    this.#unread = undefined;
    this.#held = held;
    this.#entries = [];
    this.#parts.tell({ type: 'game', held, how: 'begun' });
    return DONE;
  }

  /** Nothing is changed before it is known that the other game can stand here. */
  async #bringBack(gameId: string): Promise<ActResult> {
    if (this.#closed) return notKept('storage closed');
    if (this.#held?.setup.id === gameId) return DONE;
    const found = await this.#parts.journal.find(gameId);
    if (!found.ok) return refusedFor(found.cause);
    if (!found.game) return NO_GAME;
    if (mustWait(found.game.setup, this.#held)) return ENGINE_LOCKED;
    if (!refold(found.game)) return notKept('unknown');
    const kept = await this.#keeping(() => this.#parts.journal.makeLatest(gameId));
    if (!kept.ok) return notKept(kept.cause);
    this.#held = undefined;
    this.#entries = [];
    await this.#read();
    return DONE;
  }

  /** A time in whole milliseconds, but never before the act before. */
  #stamp(time = this.#parts.clock.now()): number {
    const now = Math.round(time);
    return Math.max(now, this.#lastAt ?? now);
  }

  /** When the act before was done. */
  get #lastAt(): number | undefined {
    return this.#entries.at(-1)?.act.at;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }

  async #keeping(keep: () => Promise<KeepResult>): Promise<KeepResult> {
    const { report } = this.#parts;
    try {
      const kept = await keep();
      if (!kept.ok && kept.cause === 'taken over') this.#parts.onTakenOver();
      return kept;
    } catch (error) {
      report(error);
      return { ok: false, cause: 'unknown' };
    }
  }

  /** An answer is the answer for good, a refusal too: the window that asked may have heard it already. */
  #answered(request: string | undefined, work: () => Promise<ActResult>): Promise<ActResult> {
    const known = request === undefined ? undefined : this.#answers.get(request);
    if (known) return known;
    const { report } = this.#parts;
    const answer = this.#inTurn(work).catch((error: unknown): ActResult => {
      report(error);
      return notKept('unknown');
    });
    if (request !== undefined) this.#remember(request, answer);
    return answer;
  }

  #remember(request: string, answer: ActResult | Promise<ActResult>): void {
    this.#answers.set(request, Promise.resolve(answer));
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > ANSWERS_REMEMBERED && oldest !== undefined) this.#answers.delete(oldest);
  }
}

/** A game could not be read: why nothing is done with it. */
function refusedFor(cause: Extract<FoundGame, { readonly ok: false }>['cause']): ActResult {
  return notKept(cause === 'unreadable' ? 'unknown' : cause);
}
