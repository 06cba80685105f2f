/**
 * The time of a game as one window counts it: what was watched, and what nobody watched.
 *
 * It goes by a monotonic count, from the wall clock as it was at first. While a chess clock runs, each look at it is a step. Where more than
 * `UNWATCHED_AFTER` went by between two looks, by the count or by the wall clock, nobody watched in between: that time is put aside, and the
 * clock goes on as if it had not been, until whoever holds the game has said what becomes of it. In sleep the count goes on under Windows
 * and stands still under Linux and macOS (High Resolution Time, w3c/hr-time issue 115), and a wall clock can be set: neither alone tells.
 * A wall clock that is set back moves nothing.
 */
/** Milliseconds: more than this between two steps is unwatched. */
export const UNWATCHED_AFTER = 10_000;

/** Milliseconds by which the wall clock must have run ahead, while nothing is watched, for this one to start from it again. */
export const AHEAD = 2000;

/** From then to then, in milliseconds as acts are stamped. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What was watched here, as it will be when the time that was put aside has its place in it. */
export interface Watched {
  /** Now, that time included. */
  readonly now: number;
  readonly spans: readonly Span[];
  /** The last of them: what is being watched. */
  readonly latest: Span;
  /** How often, and how long in all (milliseconds), nobody watched here. */
  readonly gaps: number;
  readonly away: number;
}

interface Gap {
  readonly at: number;
  readonly length: number;
}

export class GameClock {
  readonly #wall: () => number;
  readonly #count: () => number;
  #offset: number;
  /** Both at the last look. */
  #wallAt: number;
  #countAt: number;
  #watching = false;
  /** Since when it has been watched here without a gap. */
  #since = 0;
  #gaps: readonly Gap[] = [];

  /**
   * @param wall milliseconds since 1970, UTC; it may be set
   * @param count milliseconds, from anywhere; it never goes back
   */
  constructor(wall: () => number, count: () => number) {
    this.#wall = wall;
    this.#count = count;
    this.#wallAt = wall();
    this.#countAt = count();
    this.#offset = this.#wallAt - this.#countAt;
  }

  /** Milliseconds since 1970, UTC, as acts are stamped. */
  now(): number {
    const [wall, count] = [this.#wall(), this.#count()];
    const [passed, counted] = [wall - this.#wallAt, count - this.#countAt];
    this.#wallAt = wall;
    this.#countAt = count;
    const longest = Math.max(passed, counted);
    if (this.#watching && longest > UNWATCHED_AFTER) {
      this.#gaps = [...this.#gaps, { at: this.#offset + count - counted, length: longest }];
      this.#offset -= counted;
    } else if (!this.#watching && wall - count - this.#offset > AHEAD) {
      this.#offset = wall - count;
    }
    return this.#offset + count;
  }

  get watching(): boolean {
    return this.#watching;
  }

  /** Whether somewhat was put aside that nobody watched. */
  get isAway(): boolean {
    return this.#gaps.length > 0;
  }

  /** A chess clock runs from now on, or none does. */
  watch(runs: boolean): void {
    if (runs === this.#watching) return;
    this.now();
    this.pass(this.#gaps.length);
    this.#since = this.now();
    this.#watching = runs;
  }

  /** The wall clock at the last look: by it another load of the page knows how long it was away. */
  get wallAt(): number {
    return this.#wallAt;
  }

  watched(): Watched {
    const now = this.now();
    const spans: Span[] = [];
    let from = this.#since;
    let away = 0;
    for (const { at, length } of this.#gaps) {
      spans.push({ from, to: at + away });
      away += length;
      from = at + away;
    }
    const latest = { from, to: now + away };
    return { now: now + away, spans: [...spans, latest], latest, gaps: this.#gaps.length, away };
  }

  /** What is to become of the first so many gaps is known, and the time goes on after them. */
  pass(gaps: number): void {
    this.now();
    const passed = this.#gaps.slice(0, gaps);
    if (passed.length === 0) return;
    this.#gaps = this.#gaps.slice(gaps);
    this.#offset += passed.reduce((sum, { length }) => sum + length, 0);
    if (this.#gaps.length === 0) this.#since = this.now();
  }

  /** A running clock was watched elsewhere until `at`, and then nobody watched it for so long, in milliseconds. */
  resumeAt(at: number, away: number): void {
    this.now();
    this.#watching = true;
    this.#since = at;
    const gone = away > UNWATCHED_AFTER;
    this.#gaps = gone ? [{ at, length: away }] : [];
    this.#offset = at + (gone ? 0 : Math.max(0, away)) - this.#countAt;
  }

  /** The window that holds the game counts from elsewhere: this one goes by it. What nobody watched here is then that one's to say. */
  follow(at: number): void {
    const jumps = Math.abs(at - this.now()) > UNWATCHED_AFTER;
    this.#offset = at - this.#countAt;
    if (jumps || this.#gaps.length > 0) this.#since = at;
    this.#gaps = [];
  }
}

/** The parts of a span, longer than is let pass, in which no window watched. */
export function unwatchedIn({ from, to }: Span, watched: readonly Span[]): readonly Span[] {
  const holes: Span[] = [];
  let last = from;
  for (const span of [...watched].sort((one, other) => one.from - other.from)) {
    if (Math.min(span.from, to) - last > UNWATCHED_AFTER) holes.push({ from: last, to: Math.min(span.from, to) });
    last = Math.max(last, span.to);
  }
  if (to - last > UNWATCHED_AFTER) holes.push({ from: last, to });
  return holes;
}
