/**
 * The chessclock (Art. 6): two time displays of which only one can run (6.1). Pure: every function takes the clock and
 * the time `at` which something is done, in milliseconds, and gives a new clock; the same acts give the same clock.
 *
 * The clock knows time and the count of completed moves, nothing of the board: who may press, stop or set it, and what a
 * fallen flag means for the result, is judged in `rules/`.
 */
import { COLORS, opposite, type ByColor, type Color } from '../squares.js';
import {
  backTo,
  charge,
  delayLeft,
  firstFall,
  movePressed,
  nextPeriods,
  periodOf,
  raiseFlag,
  setUpSide,
  withoutOverstepped,
  type SideClock,
} from './side.js';
import { movesDue, periodAt, type Extra, type Period, type TimeControl } from './time-control.js';

export type ClockPhase =
  /** Not yet started (6.6). */
  | { readonly phase: 'waiting' }
  | { readonly phase: 'running'; readonly side: Color; readonly since: number }
  /** Both are stopped (6.11); `side` is to go on. */
  | { readonly phase: 'paused'; readonly side: Color }
  /** The game is over. */
  | { readonly phase: 'stopped' };

export interface Clock {
  readonly sides: ByColor<SideClock>;
  readonly now: ClockPhase;
}

/** A clock set for both sides, not yet started. */
export function setUpClock(controls: ByColor<TimeControl>): Clock {
  return { sides: { white: setUpSide(controls.white), black: setUpSide(controls.black) }, now: { phase: 'waiting' } };
}

/** 6.6: the clock of the side to move is started. Also restarts a paused clock, on that side. */
export function startClock(clock: Clock, side: Color, at: number): Clock {
  return { ...settle(clock, at), now: { phase: 'running', side, since: at } };
}

/** 6.11: both displays stop; the side whose clock ran goes on when they are started again. */
export function pauseClock(clock: Clock, at: number): Clock {
  return clock.now.phase === 'running'
    ? { ...settle(clock, at), now: { phase: 'paused', side: clock.now.side } }
    : clock;
}

/** Guidelines III.4: from now on both get so much with every move, from their next press on. */
export function giveWithEachMove(clock: Clock, at: number, time: number): Clock {
  const settled = settle(clock, at);
  const give = (color: Color): SideClock => {
    const side = settled.sides[color];
    const [first, ...further] = side.control.periods;
    const given = (period: Period, index: number): Period =>
      index < Math.min(side.period, further.length)
        ? period
        : { ...period, extra: { kind: 'increment', time, added: 'after' } };
    const periods = [given(first, 0), ...further.map((period, index) => given(period, index + 1))] as const;
    return { ...side, control: { ...side.control, periods } };
  };
  return { ...settled, sides: { white: give('white'), black: give('black') } };
}

/** The game is over: nothing runs any more. */
export function stopClock(clock: Clock, at: number): Clock {
  return { ...settle(clock, at), now: { phase: 'stopped' } };
}

/**
 * 6.2.1: the player whose clock runs stops it and starts his opponent's. `completed` of his moves are thereby completed:
 * one as a rule, none when the clock was pressed without a move.
 */
export function pressClock(clock: Clock, at: number, completed = 1): Clock {
  if (clock.now.phase !== 'running') return clock;
  const { side } = clock.now;
  const settled = settle(clock, at);
  const pressed = completed > 0 ? movePressed(settled.sides[side], completed, at) : settled.sides[side];
  return { sides: withSide(settled.sides, side, pressed), now: { phase: 'running', side: opposite(side), since: at } };
}

/**
 * 8.6: nobody can tell that a player overstepped the time, so the next move counts as the first of the next period. A side in
 * its last period stays as it is.
 */
export function nextPeriodForBoth(clock: Clock, at: number): Clock {
  const settled = settle(clock, at);
  const next = (color: Color): SideClock => {
    const side = settled.sides[color];
    const due = movesDue(side.control, side.period);
    return withoutOverstepped(due === null ? side : nextPeriods({ ...side, moves: due }, at));
  };
  return { ...settled, sides: { white: next('white'), black: next('black') } };
}

/** 6.2.1.2: a move is completed without a press. The counter goes on; what a press would give is not given. */
export function completeWithoutPress(clock: Clock, side: Color, at: number): Clock {
  const settled = settle(clock, at);
  const counted = { ...settled.sides[side], moves: settled.sides[side].moves + 1 };
  return { ...settled, sides: withSide(settled.sides, side, nextPeriods(counted, at)) };
}

/** What an arbiter may set on one display (6.10.2, 7.1): the time shown, the move counter. */
export interface ClockSetting {
  /** Main time left. */
  readonly time?: number;
  /** Moves completed; the period follows from it, without its time. */
  readonly moves?: number;
}

/**
 * 6.10.2, 7.1: the arbiter sets the displays to what he judges right. A flag with time above it is up again, and what one showed of an
 * earlier period is gone from a display that is set.
 */
export function setClock(clock: Clock, at: number, settings: Partial<ByColor<ClockSetting>>): Clock {
  const settled = settle(clock, at);
  const set = (color: Color): SideClock => {
    const setting = settings[color];
    const side = settled.sides[color];
    if (!setting) return side;
    const moves = setting.moves ?? side.moves;
    const period = setting.moves === undefined ? side.period : periodOf(side.control, moves);
    return raiseFlag({ ...withoutOverstepped(side), moves, period, remaining: setting.time ?? side.remaining }, at);
  };
  return { ...settled, sides: { white: set('white'), black: set('black') } };
}

/**
 * The game goes on from an earlier position: the counters go back to `moves`, and time given for a period that has not been
 * reached then goes with it. What was used stays used (7.1 leaves it to the arbiter to set more). `side` has the move.
 */
export function turnBack(clock: Clock, at: number, moves: ByColor<number>, side: Color): Clock {
  const settled = settle(clock, at);
  const back = (color: Color): SideClock => backTo(settled.sides[color], moves[color], at);
  const sides = { white: back('white'), black: back('black') };
  if (settled.now.phase === 'waiting') return { ...settled, sides };
  return {
    sides,
    now: settled.now.phase === 'running' ? { phase: 'running', side, since: at } : { phase: 'paused', side },
  };
}

/** 7.5.5, 9.5.3, 12.5, 12.9: time is added to one display, or taken from it when below zero. */
export function addTime(clock: Clock, at: number, color: Color, time: number): Clock {
  const settled = settle(clock, at);
  const side = settled.sides[color];
  return {
    ...settled,
    sides: withSide(settled.sides, color, raiseFlag({ ...side, remaining: side.remaining + time }, at)),
  };
}

/** The clock as it is at a time, what has run since charged to the side whose clock runs. */
export function settle(clock: Clock, at: number): Clock {
  const { now } = clock;
  if (now.phase !== 'running' || at <= now.since) return clock;
  const sides = withSide(clock.sides, now.side, charge(clock.sides[now.side], now.since, at - now.since));
  return { sides, now: { phase: 'running', side: now.side, since: at } };
}

/**
 * The last `length` milliseconds before `at` are nobody's: what ran before them is charged, and the clock runs on from `at`. A flag that
 * would have fallen within them stays up.
 */
export function skipTime(clock: Clock, at: number, length: number): Clock {
  const settled = settle(clock, at - length);
  const { now } = settled;
  return now.phase === 'running' ? { ...settled, now: { ...now, since: at } } : settled;
}

/** Time that was skipped is charged after all: what would have run then has run. */
export function chargeSkipped(clock: Clock, at: number, side: Color, from: number, length: number): Clock {
  const settled = settle(clock, at);
  return { ...settled, sides: withSide(settled.sides, side, charge(settled.sides[side], from, length)) };
}

/** When the flag of the running clock falls if nothing is done; absent where none runs or it has fallen. */
export function dueAt(clock: Clock): number | undefined {
  const { now } = clock;
  if (now.phase !== 'running') return undefined;
  const side = clock.sides[now.side];
  return side.fell === undefined ? now.since + delayLeft(side) + Math.max(0, side.remaining) : undefined;
}

/** What one display shows. */
export interface Display {
  /** Main time left, never below zero. */
  readonly time: number;
  /** Time that still passes before the main time is counted down (the delay of 6.3.2); 0 in other modes. */
  readonly delay: number;
  readonly running: boolean;
  /** Whether the flag of this period is down. */
  readonly flag: boolean;
  /** The period, 0 for the first, whose flag fell before its moves were completed, where there was one (`SideClock.overstepped`). */
  readonly overstepped?: number;
  readonly period: number;
  readonly moves: number;
  /** Moves still to be completed in this period; `null`: all that remain. */
  readonly movesToGo: number | null;
  /** What the period gives with every move. */
  readonly extra: Extra;
}

export interface ClockFace extends ByColor<Display> {
  readonly phase: ClockPhase['phase'];
}

/** What the clock shows at a time. */
export function clockAt(clock: Clock, at: number): ClockFace {
  const { sides, now } = settle(clock, at);
  const display = (color: Color): Display => {
    const side = sides[color];
    const due = movesDue(side.control, side.period);
    return {
      time: Math.max(0, side.remaining),
      delay: delayLeft(side),
      running: now.phase === 'running' && now.side === color,
      flag: side.fell !== undefined,
      ...(side.overstepped && { overstepped: side.overstepped.period }),
      period: side.period,
      moves: side.moves,
      movesToGo: due === null ? null : due - side.moves,
      extra: periodAt(side.control, side.period).extra,
    };
  };
  return { phase: now.phase, white: display('white'), black: display('black') };
}

/** The sides whose flag is down at a time, the one that fell first before the other. */
export function flagsDown(clock: Clock, at: number): readonly Color[] {
  return inOrder(settle(clock, at), ({ fell }) => fell);
}

/**
 * The sides of which a flag has fallen, be it up again since the next period was reached: the one whose first flag fell first before the
 * other (6.8, 6.9).
 */
export function flagsFallen(clock: Clock, at: number): readonly Color[] {
  return inOrder(settle(clock, at), firstFall);
}

function inOrder({ sides }: Clock, fellAt: (side: SideClock) => number | undefined): readonly Color[] {
  const fell = (color: Color): number => fellAt(sides[color]) ?? Number.POSITIVE_INFINITY;
  return COLORS.filter((color) => fellAt(sides[color]) !== undefined).sort((one, other) => fell(one) - fell(other));
}

function withSide(sides: ByColor<SideClock>, color: Color, side: SideClock): ByColor<SideClock> {
  return color === 'white' ? { white: side, black: sides.black } : { white: sides.white, black: side };
}

/** More than any game has: what a move counter can be set to. */
export const MOST_MOVES = 999;

/** Whose clock runs, or is to go on when both are stopped (Art. 6.11); nobody's before the game and after it. */
export function sideToGo({ now }: Pick<Clock, 'now'>): Color | undefined {
  return now.phase === 'running' || now.phase === 'paused' ? now.side : undefined;
}
