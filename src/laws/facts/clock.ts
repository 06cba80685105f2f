/** The clock, and who came late (Art. 6). */
import type { ClockSetting } from '../clock.js';
import type { Actor } from '../roles.js';
import type { ByColor, Color } from '../squares.js';
import type { Told } from './told.js';

/** The clock was pressed: the move is completed (Art. 6.2.1), and the opponent's clock runs. */
export interface Pressed extends Told {
  readonly type: 'pressed';
  readonly by: Color;
}

/** A period's moves are completed, and the next one's time is added (Art. 6.3.2). `period` is 1 for the second. */
export interface PeriodReached extends Told {
  readonly type: 'period reached';
  readonly by: Color;
  readonly period: number;
  /** Milliseconds. */
  readonly added: number;
}

/**
 * A period's moves were completed after its flag had fallen (Art. 6.9): told to the arbiter, who may call it still, and to nobody else
 * (Art. 12.6). `period` is 0 for the first; `late` in milliseconds.
 */
export interface TimeOverstepped extends Told {
  readonly type: 'time overstepped';
  readonly by: Color;
  readonly period: number;
  readonly late: number;
}

export interface ClockStarted extends Told {
  readonly type: 'clock started';
  readonly of: Color;
  /** Whether it had been stopped during the game (Art. 6.11.3). */
  readonly again: boolean;
}

/** Both clocks are stopped (Art. 6.11). */
export interface ClocksStopped extends Told {
  readonly type: 'clocks stopped';
  readonly by: Actor;
}

/** The displays were set (Art. 6.10.2). */
export interface ClockSet extends Told {
  readonly type: 'clock set';
  readonly settings: Partial<ByColor<ClockSetting>>;
}

/** Time was added to a display, or taken from it when below zero. Milliseconds. */
export interface TimeAdded extends Told {
  readonly type: 'time added';
  readonly to: Color;
  readonly time: number;
  readonly article: string;
}

/**
 * A flag is considered to have fallen (Art. 6.8). `goesOn`: it does not end the game, and by which article. `first`: the other one is down
 * too, and this side's fell first; only where the board is elsewhere, for there the players decide what becomes of it.
 */
export interface FlagFell extends Told {
  readonly type: 'flag fell';
  readonly of: Color;
  readonly goesOn?: string;
  readonly first?: Color;
}

/**
 * No window has watched the clock for so long; absent where nobody knows how long. `charged`: the player is not charged for it, or people are
 * to decide (`open`), for whom both clocks are stopped where `stopped` says so.
 */
export interface Unwatched extends Told {
  readonly type: 'unwatched';
  readonly of: Color;
  /** Milliseconds. */
  readonly length?: number;
  readonly charged: 'no' | 'open';
  readonly stopped: boolean;
}

/** A player says whether the unwatched time is to be charged; his opponent must say the same. */
export interface ChargeProposed extends Told {
  readonly type: 'charge proposed';
  readonly by: Color;
  readonly charged: boolean;
}

/** It was decided whether a player is charged for unwatched time. `flag`: his flag is down by it. */
export interface TimeCharged extends Told {
  readonly type: 'time charged';
  readonly of: Color;
  /** Milliseconds. */
  readonly length: number;
  readonly charged: boolean;
  readonly flag: boolean;
  /** Whether both clocks are still stopped. */
  readonly stopped: boolean;
  readonly article: string;
}

/** A player has come to the board; `late` is how long his clock, or the time since the start, had run. Milliseconds. */
export interface Arrived extends Told {
  readonly type: 'arrived';
  readonly who: Color;
  readonly late: number;
}
