/**
 * Warnings about time and moves, reckoned from the clock: which is due next, and when, so that one timer can be set for it. Pure. Nothing
 * is counted by ticks, so that nothing is missed while a device sleeps: what became due meanwhile is told as one warning, with what
 * is left then, and what has passed without worth is dropped.
 */
import { clockAt, dueAt, settle, type Clock } from '../../laws/clock/clock.js';
import type { SideClock } from '../../laws/clock/side.js';
import { SECOND, periodAt, MINUTE } from '../../laws/clock/time-control.js';
import { COLORS, type ByColor, type Color } from '../../laws/squares.js';
import { WARNING_WAYS, type Warning, type WarningWay } from './warning.js';

/** Which warnings have been given, by their keys: at most one key for each moment that is set. */
export type GivenWarnings = ByColor<ReadonlySet<string>>;

export type DueWarning = { readonly of: Color; readonly ways: readonly WarningWay[] } & (
  | /** `left` is what is to be told, in milliseconds: as it was set, or, told late, what is left. */
    { readonly about: 'low time' | 'time' | 'last seconds'; readonly left: number }
  | { readonly about: 'moves'; readonly toGo: number }
);

/** A moment at which so much time is left. */
interface Step {
  readonly key: string;
  readonly about: 'low time' | 'time' | 'last seconds';
  readonly left: number;
  /** With more than this left it can come again. */
  readonly again: number;
  readonly ways: readonly WarningWay[];
}

/** So many times the time of a warning must be left before it is given again, as on Lichess. */
const WELL_ABOVE = 1.5;

/** Later than this, one of the last seconds is no longer told. */
const FRESH = SECOND / 2;

/** The state at the beginning, or when a game is first seen: what has passed is no news. */
export function beginWarnings(clock: Clock, warnings: ByColor<readonly Warning[]>, at: number): GivenWarnings {
  const { sides } = settle(clock, at);
  const passed = (color: Color): ReadonlySet<string> => {
    const steps = stepsOf(sides[color], warnings[color]);
    return new Set(steps.filter(({ left }) => sides[color].remaining <= left).map(({ key }) => key));
  };
  return { white: passed('white'), black: passed('black') };
}

/** The clock stands anew: what has risen well above its moment may be told again. */
export function renewWarnings(
  given: GivenWarnings,
  clock: Clock,
  warnings: ByColor<readonly Warning[]>,
  at: number,
): GivenWarnings {
  const { sides } = settle(clock, at);
  const face = clockAt(clock, at);
  const kept = (color: Color): ReadonlySet<string> => {
    const steps = stepsOf(sides[color], warnings[color]).filter(({ again }) => sides[color].remaining <= again);
    const moves = movesKey(face[color].movesToGo);
    return new Set([...steps.map(({ key }) => key), moves].filter((key) => given[color].has(key)));
  };
  return { white: kept('white'), black: kept('black') };
}

/** When something is due next if nothing is done, in milliseconds as the clock is stamped; past where it is overdue. */
export function nextWarningAt(
  given: GivenWarnings,
  clock: Clock,
  warnings: ByColor<readonly Warning[]>,
): number | undefined {
  const { now } = clock;
  const falls = dueAt(clock);
  if (now.phase !== 'running' || falls === undefined) return undefined;
  const { side, since } = now;
  const steps = stepsOf(clock.sides[side], warnings[side]).filter(({ key }) => !given[side].has(key));
  const times = steps.map(({ left }) => falls - left);
  if (movesDue(given, clock, warnings, since)) times.push(since);
  return times.length === 0 ? undefined : Math.min(...times);
}

export interface TakenWarnings {
  readonly given: GivenWarnings;
  readonly due: readonly DueWarning[];
}

/** What is to be told at a time, and the state after it. */
export function takeWarnings(
  given: GivenWarnings,
  clock: Clock,
  warnings: ByColor<readonly Warning[]>,
  at: number,
): TakenWarnings {
  const { now } = clock;
  if (now.phase !== 'running') return { given, due: [] };
  const { side } = now;
  const falls = dueAt(clock);
  const moves = movesDue(given, clock, warnings, at);
  const passed = stepsOf(clock.sides[side], warnings[side]).filter(
    ({ key, left }) => !given[side].has(key) && falls !== undefined && falls - left <= at,
  );
  const keys = new Set([...given[side], ...passed.map(({ key }) => key), ...(moves ? [movesKey(moves.toGo)] : [])]);
  const after = { ...given, [side]: keys };
  // With the flag down there is nothing to warn of.
  if (falls === undefined || falls <= at) return { given: after, due: moves ? [moves] : [] };
  const time = latest(passed, side, falls - at);
  return { given: after, due: [...(time ? [time] : []), ...(moves ? [moves] : [])] };
}

/** Of several that are due the one with least left is told, in all their ways. */
function latest(passed: readonly Step[], of: Color, left: number): DueWarning | undefined {
  const worth = passed.filter((step) => step.about !== 'last seconds' || step.left - left < FRESH);
  const [last] = worth.toSorted((one, other) => one.left - other.left || rank(one) - rank(other));
  if (!last) return undefined;
  const ways = WARNING_WAYS.filter((way) => worth.some((step) => step.ways.includes(way)));
  return { of, ways, about: last.about, left: last.left - left < SECOND ? last.left : left };
}

/** Of two at the same moment the one that tells more. */
function rank({ about }: Step): number {
  return { time: 0, 'last seconds': 1, 'low time': 2 }[about];
}

/** The warning of moves for the side whose clock runs, if it is to be given in this turn. */
function movesDue(
  given: GivenWarnings,
  clock: Clock,
  warnings: ByColor<readonly Warning[]>,
  at: number,
): Extract<DueWarning, { about: 'moves' }> | undefined {
  if (clock.now.phase !== 'running') return undefined;
  const of = clock.now.side;
  const { movesToGo: toGo } = clockAt(clock, at)[of];
  if (toGo === null || given[of].has(movesKey(toGo))) return undefined;
  const ways = WARNING_WAYS.filter((way) =>
    warnings[of].some(({ when, ways }) => when.at === 'moves' && when.toGo === toGo && ways.includes(way)),
  );
  return ways.length === 0 ? undefined : { of, ways, about: 'moves', toGo };
}

function movesKey(toGo: number | null): string {
  return `moves ${toGo ?? ''}`;
}

/** All moments of a side's time, in the period it is in. A warning that the period's time hardly exceeds is none. */
function stepsOf(side: SideClock, warnings: readonly Warning[]): readonly Step[] {
  const { time } = periodAt(side.control, side.period);
  return warnings.flatMap(({ when, ways }): readonly Step[] => {
    if (ways.length === 0) return [];
    switch (when.at) {
      case 'low time': {
        const left = lowTime(time);
        return [{ key: 'low time', about: 'low time', left, again: WELL_ABOVE * left, ways }];
      }
      case 'time': {
        const { left } = when;
        if (WELL_ABOVE * left > time) return [];
        return [{ key: `time ${left}`, about: 'time', left, again: WELL_ABOVE * left, ways }];
      }
      case 'last seconds':
        return Array.from({ length: when.count }, (_, index): Step => {
          const left = (index + 1) * SECOND;
          return { key: `second ${index + 1}`, about: 'last seconds', left, again: left, ways };
        });
      case 'moves':
        return [];
    }
  });
}

/** Whether anybody is to be warned of anything. */
export function warnsAtAll(warnings: ByColor<readonly Warning[]>): boolean {
  return COLORS.some((color) => warnings[color].length > 0);
}

/**
 * The time left at which it is low, by the time that the period gives; both in milliseconds. Lichess
 * (lichess-org/lila#20343): an eighth of it, 10 seconds at least and a minute at most; of less than a minute a fifth, 2 seconds
 * at least.
 */
export function lowTime(initial: number): number {
  const share = initial < MINUTE ? Math.max(2 * SECOND, initial / 5) : Math.max(10 * SECOND, initial / 8);
  return Math.min(MINUTE, share);
}
