/**
 * One of the two displays of the chessclock: what running, a press and a fallen flag do to it (Art. 6.3, 6.4).
 */
import { extraTime, movesDue, periodAt, type Extra, type TimeControl } from './time-control.js';

/** One of the two displays. */
export interface SideClock {
  readonly control: TimeControl;
  /** Which period is being played, 0 for the first. */
  readonly period: number;
  /** Main time left when the clock was last settled; below zero while a period not the last is overstepped. */
  readonly remaining: number;
  /** Time already spent on the present move when the clock was last settled. */
  readonly spent: number;
  /** Time used in all: what passed while this display ran, a delay included; nothing that was given or set changes it. */
  readonly used: number;
  /** The move counter: moves completed. */
  readonly moves: number;
  /** When the flag of this period fell; absent while it is up. */
  readonly fell?: number;
  /** The first period whose moves were completed only after its flag had fallen; absent where that has not happened. */
  readonly overstepped?: Overstepped;
}

/**
 * A flag that fell in a period that is over. The flag is up again, for the clock runs in the next period; but no article says that the
 * time is not overstepped any more, so that it can be called or claimed still (Art. 6.8, 6.9).
 */
interface Overstepped {
  /** 0 for the first. */
  readonly period: number;
  readonly fell: number;
  /** How much more than the time of the period was used, in milliseconds. */
  readonly late: number;
}

export function setUpSide(control: TimeControl): SideClock {
  const { time, extra } = periodAt(control, 0);
  return { control, period: 0, remaining: time + before(extra), spent: 0, used: 0, moves: 0 };
}

/** Whether all remaining moves must be completed in the period this side is in (Guidelines III). */
export function isLastPeriod(side: SideClock): boolean {
  return periodAt(side.control, side.period).moves === null;
}

/** Time that has passed while this clock ran, from `since` on. */
export function charge(side: SideClock, since: number, elapsed: number): SideClock {
  const spent = side.spent + elapsed;
  const used = side.used + elapsed;
  const free = extraOfKind(side, 'delay');
  const remaining = side.remaining - (Math.max(0, spent - free) - Math.max(0, side.spent - free));
  const fell = side.fell ?? since + delayLeft(side) + Math.max(0, side.remaining);
  if (remaining > 0 && side.fell === undefined) return { ...side, spent, used, remaining };
  const left = stopAtZero(side, remaining);
  const charged = { ...side, spent, used, remaining: left };
  return fell <= since + elapsed ? { ...charged, fell } : charged;
}

/** Beyond the last period there is no time to be used; beyond another the next one's is. */
function stopAtZero(side: SideClock, remaining: number): number {
  return isLastPeriod(side) ? Math.max(0, remaining) : remaining;
}

/** What the press gives, then the next period if this one is fulfilled. A flag down in the last period stays so. */
export function movePressed(side: SideClock, completed: number, at: number): SideClock {
  const moves = side.moves + completed;
  if (side.fell !== undefined && isLastPeriod(side)) return { ...side, moves, spent: 0 };
  const { extra } = periodAt(side.control, side.period);
  const given = after(extra) + Math.min(side.spent, extraOfKind(side, 'bronstein'));
  const next = nextPeriods({ ...side, moves, spent: 0, remaining: side.remaining + given }, at, side.remaining);
  if (next.fell !== undefined && isLastPeriod(next)) return next;
  const more = before(periodAt(next.control, next.period).extra);
  return more === 0 ? next : { ...next, remaining: next.remaining + more };
}

/**
 * 6.3.2: once the moves of a period are completed the time of the next is added to what was saved, and the flag is up. That it had fallen
 * is remembered.
 *
 * @param left what was left when the last move was completed, without what that gave; below zero the time was overstepped
 */
export function nextPeriods(side: SideClock, at: number, left = side.remaining): SideClock {
  const due = movesDue(side.control, side.period);
  if (due === null || side.moves < due) return side;
  const period = side.period + 1;
  const remaining = side.remaining + periodAt(side.control, period).time;
  return nextPeriods(raiseFlag({ ...withOverstepped(side, left), period, remaining }, at), at);
}

function withOverstepped(side: SideClock, left: number): SideClock {
  const { fell, period } = side;
  if (fell === undefined || side.overstepped) return side;
  return { ...side, overstepped: { period, fell, late: Math.max(0, -left) } };
}

/** As it is where nobody can tell any more whether the time was overstepped (8.6), or the display was set anew (6.10.2, 7.1). */
export function withoutOverstepped({ overstepped: _, ...side }: SideClock): SideClock {
  return side;
}

/** When the first flag of this side fell: that of this period, or one of a period that is over. */
export function firstFall({ overstepped, fell }: SideClock): number | undefined {
  return overstepped?.fell ?? fell;
}

/** The same display with fewer moves completed, without the time of the periods then not yet begun. */
export function backTo(side: SideClock, moves: number, at: number): SideClock {
  const period = periodOf(side.control, moves);
  let { remaining } = side;
  for (let index = side.period; index > period; index -= 1) remaining -= periodAt(side.control, index).time;
  if (period === side.period) return { ...side, moves, spent: 0 };
  const { overstepped } = side;
  const again = overstepped && overstepped.period >= period;
  const back = again ? { ...withoutOverstepped(side), fell: overstepped.fell } : side;
  return raiseFlag({ ...back, moves, period, spent: 0, remaining }, at);
}

/** The period in which a player is who has completed so many moves. */
export function periodOf(control: TimeControl, moves: number): number {
  let period = 0;
  for (let due = movesDue(control, period); due !== null && moves >= due; due = movesDue(control, period)) period += 1;
  return period;
}

/** After time was set or added: with time left the flag is up, without any it is down. */
export function raiseFlag(side: SideClock, at: number): SideClock {
  const { fell, ...rest } = side;
  return side.remaining > 0 ? rest : { ...rest, remaining: stopAtZero(side, side.remaining), fell: fell ?? at };
}

/** What is left of the delay of this move (6.3.2). */
export function delayLeft(side: SideClock): number {
  return Math.max(0, extraOfKind(side, 'delay') - side.spent);
}

function extraOfKind(side: SideClock, kind: 'delay' | 'bronstein'): number {
  const { extra } = periodAt(side.control, side.period);
  return extra.kind === kind ? extraTime(extra) : 0;
}

function before(extra: Extra): number {
  return extra.kind === 'increment' && extra.added === 'before' ? extra.time : 0;
}

function after(extra: Extra): number {
  return extra.kind === 'increment' && extra.added === 'after' ? extra.time : 0;
}
