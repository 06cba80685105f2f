/**
 * Notices that a player's time becomes low: one timer, set for the moment the running clock comes down to it. It is noticed once,
 * and again only when the time had risen well above it in between: else a player who lives by his increment would hear it with
 * every move. Nothing is noticed in strict play, where nothing is hinted at unasked, nor of a game that came here with low time.
 */
import { settle, type Clock as ChessClock } from '../laws/clock.js';
import { COLORS, type Color } from '../laws/squares.js';
import { lowTimeDue, lowTimeOf, type LowTimeDue } from './low-time.js';
import type { HeldGame } from './session-port.js';
import type { Clock, Timers } from './time.js';

export interface LowTimeWatchParts {
  /** The clock that stamps the acts. */
  readonly clock: Clock;
  readonly timers: Timers;
  /** The time of this side has become low. */
  readonly onLow: (of: Color) => void;
}

/** So many times the low time must be left before it is noticed again, as on Lichess. */
const WELL_ABOVE = 1.5;

/** Browsers take a longer time for 0. */
const LONGEST = 2 ** 31 - 1;

export class LowTimeWatch {
  readonly #parts: LowTimeWatchParts;
  #stop: (() => void) | undefined;
  #game: string | undefined;
  /** The sides of which it is known that their time is low. */
  readonly #known = new Set<Color>();

  constructor(parts: LowTimeWatchParts) {
    this.#parts = parts;
  }

  /** The game stands anew. */
  follow(held: HeldGame | undefined): void {
    this.close();
    const clock = held && watched(held);
    if (!clock) return;
    this.#look(held.setup.id, clock);
    const due = lowTimeDue(clock);
    if (due && !this.#known.has(due.of)) this.#arm(due);
  }

  close(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  /** What was low before this game was seen here is no news; what has risen may become low again. */
  #look(id: string, clock: ChessClock): void {
    const { sides } = settle(clock, this.#parts.clock.now());
    const first = id !== this.#game;
    if (first) this.#known.clear();
    this.#game = id;
    for (const color of COLORS) {
      const side = sides[color];
      if (first && side.remaining <= lowTimeOf(side)) this.#known.add(color);
      if (side.remaining > WELL_ABOVE * lowTimeOf(side)) this.#known.delete(color);
    }
  }

  #arm(due: LowTimeDue): void {
    const { clock, timers, onLow } = this.#parts;
    const wait = Math.min(Math.max(0, Math.ceil(due.at - clock.now())), LONGEST);
    this.#stop = timers.after(wait, () => {
      // A timer may be early, by the session's clock, or have been too short.
      if (clock.now() < due.at) this.#arm(due);
      else {
        this.#known.add(due.of);
        onLow(due.of);
      }
    });
  }
}

function watched({ game }: HeldGame): ChessClock | undefined {
  const { clock, conditions, ending } = game;
  return ending || conditions.play === 'strict' ? undefined : clock;
}
