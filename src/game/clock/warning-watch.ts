/**
 * Warns of time and moves: one timer, set for the next warning that is due on the running clock. A warning is given once, and again
 * only when the time had risen well above it in between: else a player who lives by his increment would hear it with every move.
 */
import type { Clock as ChessClock } from '../../laws/clock/clock.js';
import type { ByColor } from '../../laws/squares.js';
import {
  beginWarnings,
  nextWarningAt,
  renewWarnings,
  takeWarnings,
  warnsAtAll,
  type DueWarning,
  type GivenWarnings,
} from './due-warnings.js';
import type { Clock, Timers } from '../../../speech/timing.js';
import type { Warning } from './warning.js';

export interface ClockWarningParts {
  /** The clock that stamps the acts. */
  readonly clock: Clock;
  readonly timers: Timers;
  readonly onDue: (warning: DueWarning) => void;
}

/** A clock that is watched. */
export interface WatchedClock {
  /** Of the game: in another one everything is told anew. */
  readonly id: string;
  readonly clock: ChessClock;
  /** What is in force for each player. */
  readonly warnings: ByColor<readonly Warning[]>;
}

/** Browsers take a longer time for 0. */
const LONGEST = 2 ** 31 - 1;

export class ClockWarningWatch {
  readonly #parts: ClockWarningParts;
  #stop: (() => void) | undefined;
  /** Of which game with which settings something has been given. */
  #of: string | undefined;
  #given: GivenWarnings = { white: new Set(), black: new Set() };

  constructor(parts: ClockWarningParts) {
    this.#parts = parts;
  }

  /** The clock stands anew; absent where none is to be watched, as in a game that is over. */
  follow(watched: WatchedClock | undefined): void {
    this.close();
    if (!watched || !warnsAtAll(watched.warnings)) return;
    const { id, clock, warnings } = watched;
    const now = this.#parts.clock.now();
    const of = JSON.stringify([id, warnings]);
    this.#given =
      of === this.#of ? renewWarnings(this.#given, clock, warnings, now) : beginWarnings(clock, warnings, now);
    this.#of = of;
    this.#arm(watched);
  }

  close(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #arm(watched: WatchedClock): void {
    const { clock, timers } = this.#parts;
    const due = nextWarningAt(this.#given, watched.clock, watched.warnings);
    if (due === undefined) return;
    const wait = Math.min(Math.max(0, Math.ceil(due - clock.now())), LONGEST);
    this.#stop = timers.after(wait, () => {
      this.#take(watched);
    });
  }

  /** A timer may be early, by the session's clock, or have been too short: then nothing is due yet, and it is set anew. */
  #take(watched: WatchedClock): void {
    const { clock, onDue } = this.#parts;
    const taken = takeWarnings(this.#given, watched.clock, watched.warnings, clock.now());
    this.#given = taken.given;
    this.#arm(watched);
    taken.due.forEach(onDue);
  }
}
