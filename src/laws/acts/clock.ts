/**
 * The clock (Art. 6) and coming to the board (Art. 6.7): what is done, and what is told and remembered of it.
 */
import type { ClockSetting } from '../clock/clock.js';
import type { Color } from '../squares.js';
import {
  ACTOR,
  COLOR,
  COUNT,
  TEXT,
  TIME,
  YES_OR_NO,
  act,
  fact,
  noList,
  object,
  ofEither,
  oneOf,
  optional,
  type Kept,
  type Entries,
} from '../schema.js';
import { VERDICT } from './ending.js';

/** What an arbiter sets on one display. */
const CLOCK_SETTING = noList(object({ time: optional(TIME), moves: optional(COUNT) } satisfies Entries<ClockSetting>));

/** Pressing the clock (Art. 6.2.1). Before the game Black thereby starts White's clock (Art. 6.6). */
const PRESS = act('press', {});

export type Press = Kept<typeof PRESS>;

/** Starting the clock of the player who has the first move, by an arbiter (Art. 6.6). */
const START = act('start', {});

export type Start = Kept<typeof START>;

/** Stopping both clocks (Art. 6.11): an arbiter as he needs, a player only to seek the arbiter's help. */
const STOP = act('stop', {});

export type Stop = Kept<typeof STOP>;

/** Starting the clocks again after they were stopped (Art. 6.11.3). */
const RESTART = act('restart', {
  /** Whose clock goes on, by an arbiter where the board is elsewhere; absent: the one that ran. */
  side: optional(COLOR),
});

export type Restart = Kept<typeof RESTART>;

/** Setting the displays to what the arbiter judges right (Art. 6.10.2, 7.1). */
const SET_CLOCK = act('set clock', {
  settings: ofEither(CLOCK_SETTING, 'not a time'),
});

export type SetClock = Kept<typeof SET_CLOCK>;

/** Claiming, or as an arbiter or the program calling, that a player's flag has fallen (Art. 6.8). */
const FLAG = act('flag', {
  of: COLOR,
  verdict: optional(VERDICT),
});

export type Flag = Kept<typeof FLAG>;

/**
 * Time that no window of the game has watched, noticed by the program: the last `length` milliseconds before `at`. Nobody is charged for it
 * by this. Absent where nobody knows how long it was, for the device's clock had been set back meanwhile.
 */
const UNWATCHED = act('unwatched', {
  length: optional(TIME),
});

export type Unwatched = Kept<typeof UNWATCHED>;

/** Whether the unwatched time that is still open is charged: by the arbiter, or by both players, one after the other, the same. */
const CHARGE_TIME = act('charge time', {
  charged: YES_OR_NO,
});

export type ChargeTime = Kept<typeof CHARGE_TIME>;

/** Coming to the board (Art. 6.7.1). */
const ARRIVE = act('arrive', {
  who: COLOR,
});

export type Arrive = Kept<typeof ARRIVE>;

/** Declaring that a player has not come in time (Art. 6.7.1), by an arbiter; both, where neither has (6.7.2). */
const DEFAULT = act('default', {
  who: oneOf([...COLOR.options, 'both']),
});

export type Default = Kept<typeof DEFAULT>;

/** The clock was pressed: the move is completed (Art. 6.2.1), and the opponent's clock runs. */
const PRESSED = fact('pressed', {
  by: COLOR,
});

export type Pressed = Kept<typeof PRESSED>;

/** A period's moves are completed, and the next one's time is added (Art. 6.3.2). `period` is 1 for the second. */
const PERIOD_REACHED = fact('period reached', {
  by: COLOR,
  period: COUNT,
  /** Milliseconds. */
  added: TIME,
});

export type PeriodReached = Kept<typeof PERIOD_REACHED>;

/**
 * A period's moves were completed after its flag had fallen (Art. 6.9): told to the arbiter, who may call it still, and to nobody else
 * (Art. 12.6). `period` is 0 for the first; `late` in milliseconds.
 */
const TIME_OVERSTEPPED = fact('time overstepped', {
  by: COLOR,
  period: COUNT,
  late: TIME,
});

export type TimeOverstepped = Kept<typeof TIME_OVERSTEPPED>;

const CLOCK_STARTED = fact('clock started', {
  of: COLOR,
  /** Whether it had been stopped during the game (Art. 6.11.3). */
  again: YES_OR_NO,
});

export type ClockStarted = Kept<typeof CLOCK_STARTED>;

/** Both clocks are stopped (Art. 6.11). */
const CLOCKS_STOPPED = fact('clocks stopped', {
  by: ACTOR,
});

export type ClocksStopped = Kept<typeof CLOCKS_STOPPED>;

/** The displays were set (Art. 6.10.2). */
const CLOCK_SET = fact('clock set', {
  settings: ofEither(CLOCK_SETTING, 'not a time'),
});

export type ClockSet = Kept<typeof CLOCK_SET>;

/** Time was added to a display, or taken from it when below zero. Milliseconds. */
const TIME_ADDED = fact('time added', {
  to: COLOR,
  time: TIME,
  article: TEXT,
});

export type TimeAdded = Kept<typeof TIME_ADDED>;

/**
 * A flag is considered to have fallen (Art. 6.8). `goesOn`: it does not end the game, and by which article. `first`: the other one is down
 * too, and this side's fell first; only where the board is elsewhere, for there the players decide what becomes of it.
 */
const FLAG_FELL = fact('flag fell', {
  of: COLOR,
  goesOn: optional(TEXT),
  first: optional(COLOR),
});

export type FlagFell = Kept<typeof FLAG_FELL>;

/**
 * No window has watched the clock for so long; absent where nobody knows how long. `charged`: the player is not charged for it, or people are
 * to decide (`open`), for whom both clocks are stopped where `stopped` says so.
 */
const TIME_UNWATCHED = fact('unwatched', {
  of: COLOR,
  /** Milliseconds. */
  length: optional(TIME),
  charged: oneOf(['no', 'open']),
  stopped: YES_OR_NO,
});

export type TimeUnwatched = Kept<typeof TIME_UNWATCHED>;

/** A player says whether the unwatched time is to be charged; his opponent must say the same. */
const CHARGE_PROPOSED = fact('charge proposed', {
  by: COLOR,
  charged: YES_OR_NO,
});

export type ChargeProposed = Kept<typeof CHARGE_PROPOSED>;

/** It was decided whether a player is charged for unwatched time. `flag`: his flag is down by it. */
const TIME_CHARGED = fact('time charged', {
  of: COLOR,
  /** Milliseconds. */
  length: TIME,
  charged: YES_OR_NO,
  flag: YES_OR_NO,
  /** Whether both clocks are still stopped. */
  stopped: YES_OR_NO,
  article: TEXT,
});

export type TimeCharged = Kept<typeof TIME_CHARGED>;

/** A player has come to the board; `late` is how long his clock, or the time since the start, had run. Milliseconds. */
const ARRIVED = fact('arrived', {
  who: COLOR,
  late: TIME,
});

export type Arrived = Kept<typeof ARRIVED>;

/** Time that no window watched, of which it is still open whether it is charged. */
export interface UnwatchedTime {
  /** Each with the side whose clock ran, when it began and how long it was, milliseconds. */
  readonly spans: readonly { readonly of: Color; readonly from: number; readonly length: number }[];
  /** What one player has said; his opponent must say the same. */
  readonly proposed?: { readonly by: Color; readonly charged: boolean };
}

/** All acts and facts of this file, of which `acts.ts` and `facts.ts` make those of a game. */
export const CLOCK_ACTS = [
  PRESS,
  START,
  STOP,
  RESTART,
  SET_CLOCK,
  FLAG,
  UNWATCHED,
  CHARGE_TIME,
  ARRIVE,
  DEFAULT,
] as const;

export const CLOCK_FACTS = [
  PRESSED,
  PERIOD_REACHED,
  TIME_OVERSTEPPED,
  CLOCK_STARTED,
  CLOCKS_STOPPED,
  CLOCK_SET,
  TIME_ADDED,
  FLAG_FELL,
  TIME_UNWATCHED,
  CHARGE_PROPOSED,
  TIME_CHARGED,
  ARRIVED,
] as const;
