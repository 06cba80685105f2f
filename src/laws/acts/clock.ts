/**
 * The clock (Art. 6) and coming to the board (Art. 6.7): what is done, and what is told and remembered of it.
 */
import type { ClockSetting } from '../clock/clock.js';
import type { Actor } from '../roles.js';
import type { ByColor, Color } from '../squares.js';
import type { Done, Told } from './base.js';

/** Pressing the clock (Art. 6.2.1). Before the game Black thereby starts White's clock (Art. 6.6). */
export interface Press extends Done {
  readonly type: 'press';
}

/** Starting the clock of the player who has the first move, by an arbiter (Art. 6.6). */
export interface Start extends Done {
  readonly type: 'start';
}

/** Stopping both clocks (Art. 6.11): an arbiter as he needs, a player only to seek the arbiter's help. */
export interface Stop extends Done {
  readonly type: 'stop';
}

/** Starting the clocks again after they were stopped (Art. 6.11.3). */
export interface Restart extends Done {
  readonly type: 'restart';
  /** Whose clock goes on, by an arbiter where the board is elsewhere; absent: the one that ran. */
  readonly side?: Color;
}

/** Setting the displays to what the arbiter judges right (Art. 6.10.2, 7.1). */
export interface SetClock extends Done {
  readonly type: 'set clock';
  readonly settings: Partial<ByColor<ClockSetting>>;
}

/** Claiming, or as an arbiter or the program calling, that a player's flag has fallen (Art. 6.8). */
export interface Flag extends Done {
  readonly type: 'flag';
  readonly of: Color;
}

/**
 * Time that no window of the game has watched, noticed by the program: the last `length` milliseconds before `at`. Nobody is charged for it
 * by this. Absent where nobody knows how long it was, for the device's clock had been set back meanwhile.
 */
export interface Unwatched extends Done {
  readonly type: 'unwatched';
  readonly length?: number;
}

/** Whether the unwatched time that is still open is charged: by the arbiter, or by both players, one after the other, the same. */
export interface ChargeTime extends Done {
  readonly type: 'charge time';
  readonly charged: boolean;
}

/** Coming to the board (Art. 6.7.1). */
export interface Arrive extends Done {
  readonly type: 'arrive';
  readonly who: Color;
}

/** Declaring that a player has not come in time (Art. 6.7.1), by an arbiter; both, where neither has (6.7.2). */
export interface Default extends Done {
  readonly type: 'default';
  readonly who: Color | 'both';
}

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
export interface TimeUnwatched extends Told {
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

/** Time that no window watched, of which it is still open whether it is charged. */
export interface UnwatchedTime {
  /** Each with the side whose clock ran, when it began and how long it was, milliseconds. */
  readonly spans: readonly { readonly of: Color; readonly from: number; readonly length: number }[];
  /** What one player has said; his opponent must say the same. */
  readonly proposed?: { readonly by: Color; readonly charged: boolean };
}
