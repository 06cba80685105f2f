/**
 * What is done to the chessclock (Art. 6): starting, pressing, stopping, setting, giving time, and what other judges need of it.
 */
import type { Decision } from '../acts/arbiter.js';
import type { Press, Restart, SetClock, Start, Stop, UnwatchedTime } from '../acts/clock.js';
import type { Ply } from '../acts/move.js';
import {
  MOST_MOVES,
  addTime,
  completeWithoutPress,
  pauseClock,
  pressClock,
  setClock,
  settle,
  startClock,
  type Clock,
  type ClockSetting,
} from '../clock/clock.js';
import { periodAt } from '../clock/time-control.js';
import type { Fact } from '../facts.js';
import { isClockAlone, positionOf, runningSide, type Game } from '../game.js';
import { done, refuse, type Change, type Judgement } from '../judgement.js';
import { EVERYONE, sideOf, type Actor } from '../roles.js';
import { COLORS, opposite, type Color } from '../squares.js';

/** Both clocks stopped (Art. 6.11), where there is a clock and one runs. The fact is the caller's to tell (`stoppedFacts`). */
export function stopClocks(game: Game, at: number): Game {
  return game.clock ? { ...game, clock: pauseClock(game.clock, at) } : game;
}

/** That both clocks are stopped, where one ran in the game before. */
export function stoppedFacts(before: Game, by: Actor): readonly Fact[] {
  return runningSide(before) === undefined ? [] : [{ type: 'clocks stopped', by, audience: EVERYONE }];
}

/**
 * Time given to a player, or taken from him when below zero; without a clock nothing. A display does not go below zero in the
 * last period, so the fact says what was really taken.
 */
export function addTimeTo(game: Game, at: number, color: Color, time: number, article: string): Change {
  if (!game.clock) return { game, facts: [] };
  const clock = addTime(game.clock, at, color, time);
  const changed = clock.sides[color].remaining - settle(game.clock, at).sides[color].remaining;
  if (changed === 0) return { game, facts: [] };
  return {
    game: { ...game, clock },
    facts: [{ type: 'time added', to: color, time: changed, article, audience: EVERYONE }],
  };
}

/** A hundred hours: no game of chess is given more at once. */
export const MOST_TIME_GIVEN = 100 * 60 * 60 * 1000;

/** Extra time by an arbiter's ruling (Art. 12.5 and the like): whole milliseconds, which the display can bear. */
export function judgeTimeGiven(
  game: Game,
  { to, time }: Extract<Decision, { readonly on: 'time' }>,
  at: number,
): Judgement {
  if (game.ending) return refuse({ reason: 'game over', ending: game.ending });
  const article = game.edition.articles['extra time'];
  if (!game.clock) return refuse({ reason: 'no clock', article });
  if (!Number.isSafeInteger(time) || time === 0 || Math.abs(time) > MOST_TIME_GIVEN)
    return refuse({ reason: 'not a time' });
  const given = addTimeTo(game, at, to, time, article);
  return done(given.game, given.facts);
}

/**
 * Which periods one clock has that the other had not: each with the time it brought (Art. 6.3.2), and for the arbiter whether the flag had
 * fallen before (Art. 6.9).
 */
function periodsReached(before: Clock, after: Clock): readonly Fact[] {
  const isNew = COLORS.some((by) => after.sides[by].period > before.sides[by].period);
  if (!isNew) return [];
  return COLORS.flatMap((by) => {
    const { control, period } = before.sides[by];
    const { overstepped } = after.sides[by];
    const reached = Math.max(0, after.sides[by].period - period);
    const periods = Array.from({ length: reached }, (_, index): Fact => {
      const number = period + 1 + index;
      return { type: 'period reached', by, period: number, added: periodAt(control, number).time, audience: EVERYONE };
    });
    if (!overstepped || before.sides[by].overstepped) return periods;
    const { late } = overstepped;
    return [...periods, { type: 'time overstepped', by, period: overstepped.period, late, audience: ['arbiter'] }];
  });
}

/** Puts a clock into the game, and tells of the periods that are thereby reached. */
export function withClock(game: Game, clock: Clock): Change {
  return { game: { ...game, clock }, facts: game.clock ? periodsReached(game.clock, clock) : [] };
}

/** How many moves this player has made without completing them (Art. 6.2.1). */
export function uncompleted({ plies }: Game, side: Color): number {
  let count = 0;
  // From the last to one for which the clock was pressed: that completed what stood before it too.
  for (let index = plies.length - 1; index >= 0; index -= 1) {
    const ply = plies[index];
    if (!ply || ply.by !== side) continue;
    if (!ply.completed) count += 1;
    else if (!ply.unpressed) return count;
  }
  return count;
}

/** @param count how many of them this player has not completed */
function allCompleted(plies: readonly Ply[], side: Color, count: number): readonly Ply[] {
  if (count === 0) return plies;
  const all = plies.slice();
  // They are the last, or nearly so.
  for (let index = plies.length - 1, left = count; left > 0 && index >= 0; index -= 1) {
    const ply = plies[index];
    if (!ply || ply.completed || ply.by !== side) continue;
    all[index] = { ...ply, completed: true };
    left -= 1;
  }
  return all;
}

/** Completes what a player has made without his press (Art. 6.2.1.2): the counter goes on, and nothing else is given. */
export function completeUnpressed(game: Game, side: Color, at: number): Change {
  const count = uncompleted(game, side);
  if (count === 0) return { game, facts: [] };
  const completed = { ...game, plies: allCompleted(game.plies, side, count) };
  if (!game.clock) return { game: completed, facts: [] };
  let { clock } = game;
  for (let made = 0; made < count; made += 1) clock = completeWithoutPress(clock, side, at);
  return withClock(completed, clock);
}

/** The least that was left on a player's clock in this period, as far as his sheet has to know (Art. 8.4). */
export function withLeast(game: Game, side: Color, at: number): Game {
  if (!game.clock || game.conditions.recording === 'program') return game;
  const { period, remaining } = settle(game.clock, at).sides[side];
  const own = game.own[side];
  const left = own.least?.period === period ? Math.min(own.least.left, remaining) : remaining;
  return { ...game, own: { ...game.own, [side]: { ...own, least: { period, left } } } };
}

/** Art. 6.6: the clock of the player who has the first move is started. */
function startFirst(game: Game, clock: Clock, at: number): Change {
  const of = positionOf(game).turn;
  return {
    game: { ...game, clock: startClock(clock, of, at), startedAt: at },
    facts: [{ type: 'clock started', of, again: false, audience: EVERYONE }],
  };
}

/**
 * Pressing (Art. 6.2.1). All that the player has made is thereby completed; where that is nothing, the press stands, and may be
 * pointed out, unless what is not allowed is refused.
 */
export function judgePress(game: Game, act: Press): Judgement {
  const side = sideOf(act.by);
  if (!side) return refuse({ reason: 'not for this role' });
  const { clock, edition } = game;
  if (!clock) return refuse({ reason: 'no clock' });
  if (clock.now.phase === 'waiting') {
    if (side === positionOf(game).turn) {
      return refuse({ reason: 'clocks not started', article: edition.articles['white starts'] });
    }
    const started = startFirst(game, clock, act.at);
    return done(started.game, started.facts);
  }
  const article = edition.articles['completed move'];
  if (clock.now.phase !== 'running' || clock.now.side !== side) return refuse({ reason: 'not your clock', article });
  const made = uncompleted(game, side);
  const count = isClockAlone(game) ? 1 : made;
  if (count === 0 && game.conditions.illegalMoves === 'refused') {
    return refuse({ reason: 'not moved yet', article: edition.articles['press before moving'] });
  }
  const noted = withLeast(game, side, act.at);
  const pressed = pressClock(clock, act.at, count);
  return done({ ...noted, plies: allCompleted(noted.plies, side, made), clock: pressed }, [
    { type: 'pressed', by: side, audience: EVERYONE },
    ...periodsReached(clock, pressed),
  ]);
}

export function judgeStart(game: Game, act: Start): Judgement {
  if (!game.clock) return refuse({ reason: 'no clock' });
  if (game.clock.now.phase !== 'waiting') {
    return refuse({ reason: 'clocks already started', article: game.edition.articles['white starts'] });
  }
  const started = startFirst(game, game.clock, act.at);
  return done(started.game, started.facts);
}

export function judgeStop(game: Game, act: Stop): Judgement {
  if (!game.clock) return refuse({ reason: 'no clock' });
  const by = act.by === 'arbiter' ? 'arbiter stops the clocks' : 'player stops the clocks';
  const article = game.edition.articles[by];
  const { phase } = game.clock.now;
  if (phase === 'waiting') return refuse({ reason: 'clocks not started', article });
  if (phase !== 'running') return refuse({ reason: 'clocks stopped', article });
  return done(stopClocks(game, act.at), stoppedFacts(game, act.by));
}

export function judgeRestart(game: Game, act: Restart): Judgement {
  if (!game.clock) return refuse({ reason: 'no clock' });
  const { now } = game.clock;
  const article = game.edition.articles['arbiter restarts'];
  if (now.phase === 'waiting') return refuse({ reason: 'clocks not started', article });
  if (now.phase !== 'paused') return refuse({ reason: 'clocks not stopped', article });
  if (game.unwatched) return refuse({ reason: 'charge open', length: lengthOf(game.unwatched), article });
  const side = act.side ?? now.side;
  if (side !== now.side && !(isClockAlone(game) && act.by === 'arbiter'))
    return refuse({ reason: 'not your clock', article });
  if (isClockAlone(game) && game.clock.sides[side].fell !== undefined) {
    return refuse({ reason: 'flag is down', of: side, article });
  }
  return done({ ...game, clock: startClock(game.clock, side, act.at) }, [
    { type: 'clock started', of: side, again: true, audience: EVERYONE },
  ]);
}

/** All unwatched time that is open, in milliseconds. */
function lengthOf({ spans }: UnwatchedTime): number {
  return spans.reduce((sum, { length }) => sum + length, 0);
}

/** More than any game lasts: a year. */
const MOST_TIME_SET = 366 * 24 * 60 * 60 * 1000;

/** Setting the displays (Art. 6.10.2, 7.1). The counter cannot show more moves than the game has, where that is known here. */
export function judgeSetClock(game: Game, act: SetClock): Judgement {
  if (!game.clock) return refuse({ reason: 'no clock' });
  const most = isClockAlone(game) ? MOST_MOVES : positionOf(game).moveNumber;
  const isTime = (time = 0): boolean => Number.isSafeInteger(time) && time >= 0 && time <= MOST_TIME_SET;
  const isCount = (moves = 0): boolean => Number.isSafeInteger(moves) && moves >= 0 && moves <= most;
  const given = COLORS.flatMap((color): readonly ClockSetting[] => {
    const setting = act.settings[color];
    return setting ? [setting] : [];
  });
  const says = given.some(({ time, moves }) => time !== undefined || moves !== undefined);
  if (!says || !given.every(({ time, moves }) => isTime(time) && isCount(moves))) {
    return refuse({ reason: 'not a time', article: game.edition.articles['time set by the arbiter'] });
  }
  return done({ ...game, clock: setClock(game.clock, act.at, act.settings) }, [
    { type: 'clock set', settings: act.settings, audience: EVERYONE },
  ]);
}

/**
 * Making and pressing in one (press 'with the move'): before the game the first move starts the opponent's clock, and its maker
 * has used no time. Where another's clock runs than the mover's, nothing is pressed, and the move only counts.
 */
export function pressWithMove(game: Game, side: Color, at: number): Change {
  if (!game.clock) return { game, facts: [] };
  const { phase } = game.clock.now;
  if (phase !== 'waiting' && runningSide(game) !== side) {
    return withClock(game, completeWithoutPress(game.clock, side, at));
  }
  const running = phase === 'waiting' ? startClock(game.clock, side, at) : game.clock;
  const { game: pressed, facts } = withClock(game, pressClock(running, at));
  if (phase !== 'waiting') return { game: pressed, facts };
  const started: Fact = { type: 'clock started', of: opposite(side), again: false, audience: EVERYONE };
  return { game: { ...pressed, startedAt: at }, facts: [started, ...facts] };
}
