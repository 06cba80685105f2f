/** The clock (Art. 6), and coming to the board (Art. 6.7). */
import type { ClockSetting } from '../clock.js';
import type { ByColor, Color } from '../squares.js';
import type { Done } from './done.js';

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
