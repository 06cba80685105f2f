/**
 * Time that no window of the game has watched: the device slept, its clock was set, or the page was gone. Nobody but people charges it.
 *
 * The Laws know no such time. They leave a clock that was not right to the arbiter, who uses his best judgement (FIDE 2023, 7.1; 2009,
 * 6.13), and without one to the players. So it is not charged by itself: in casual play never; in strict play, and at a
 * clock that stands alone, both clocks are stopped, and it is decided.
 */
import type { ChargeTime, TimeCharged, TimeUnwatched, Unwatched, UnwatchedTime } from '../acts/clock.js';
import { chargeSkipped, pauseClock, skipTime } from '../clock/clock.js';
import type { Fact } from '../facts.js';
import { isClockAlone, termsOf, type Game } from '../game.js';
import { done, refuse, type Judgement } from '../judgement.js';
import { EVERYONE, sideOf } from '../roles.js';
import type { Color } from '../squares.js';
import { judgeFlag } from './flag.js';

/** Noticed by the program. While an adjourned game waits for an absent player his clock goes on, and it is open all the same. */
export function judgeUnwatched(game: Game, { at, length = 0 }: Unwatched): Judgement {
  const { clock } = game;
  const article = game.edition.articles['time set by the arbiter'];
  if (!clock) return refuse({ reason: 'no clock' });
  if (clock.now.phase !== 'running') return refuse({ reason: 'clocks stopped', article });
  if (!Number.isSafeInteger(length) || length < 0) return refuse({ reason: 'not a time', article });
  const { side, since } = clock.now;
  const skipped = skipTime(clock, at, length);
  const told = { type: 'unwatched', of: side, audience: EVERYONE } as const;
  // Nobody can say how much of it would be charged: the clock has gone on, and an arbiter may set it.
  if (length === 0) return done({ ...game, clock: skipped }, [{ ...told, charged: 'no', stopped: false }]);
  if (!isDecided(game)) {
    return done({ ...game, clock: skipped }, [{ ...told, length, charged: 'no', stopped: false }]);
  }
  const stopped = !game.adjournment;
  const from = Math.max(since, at - length);
  const spans = [...(game.unwatched?.spans ?? []), { of: side, from, length: at - from }];
  return done({ ...game, unwatched: { spans }, clock: stopped ? pauseClock(skipped, at) : skipped }, [
    { ...told, length, charged: 'open', stopped },
  ]);
}

/** Whether people decide on it: at home nobody need do that. */
function isDecided(game: Game): boolean {
  return game.conditions.play === 'strict' || isClockAlone(game);
}

/** The arbiter decides, and whoever works a clock that stands alone; without an arbiter both players, when they have said the same. */
export function judgeChargeTime(game: Game, act: ChargeTime): Judgement {
  const { unwatched } = game;
  const { charged, at } = act;
  if (!unwatched) return refuse({ reason: 'nothing to charge' });
  const by = sideOf(act.by);
  if (by && (unwatched.proposed?.by ?? by) === by) return proposed(game, unwatched, by, charged);
  if (by && unwatched.proposed?.charged !== charged) return proposed(game, unwatched, by, charged);
  return decided(game, unwatched, charged, at);
}

function proposed(game: Game, unwatched: UnwatchedTime, by: Color, charged: boolean): Judgement {
  return done({ ...game, unwatched: { ...unwatched, proposed: { by, charged } } }, [
    { type: 'charge proposed', by, charged, audience: EVERYONE },
  ]);
}

function decided(game: Game, { spans }: UnwatchedTime, charged: boolean, at: number): Judgement {
  const article = game.edition.articles['time set by the arbiter'];
  const { unwatched: _, ...rest } = game;
  let next: Game = rest;
  const facts = spans.map(({ of, from, length }): TimeCharged => {
    const before = next.clock;
    if (charged && before) next = { ...next, clock: chargeSkipped(before, at, of, from, length) };
    const flag = before?.sides[of].fell === undefined && next.clock?.sides[of].fell !== undefined;
    const stopped = next.clock?.now.phase === 'paused';
    return { type: 'time charged', of, length, charged, flag, stopped, article, audience: EVERYONE };
  });
  const fallen = facts.find(({ flag }) => flag);
  return (fallen && fallenBy(next, fallen.of, at, facts)) ?? done(next, facts);
}

/** Where nobody is there to call a flag, the program does (Art. 6.8), as for one that falls while the clock runs. */
function fallenBy(game: Game, of: Color, at: number, before: readonly Fact[]): Judgement | undefined {
  const { tempo, supervision } = termsOf(game);
  if (game.conditions.arbiter || !game.edition.arbiterCallsFlag[tempo][supervision].value) return undefined;
  const judged = judgeFlag(game, { type: 'flag', by: 'arbiter', of, at });
  return judged.type === 'done' ? done(judged.game, [...before, ...judged.facts]) : undefined;
}

export function openTime({ unwatched, clock }: Game): readonly TimeUnwatched[] {
  const stopped = clock?.now.phase === 'paused';
  return (unwatched?.spans ?? []).map(({ of, length }) => ({
    ...({ type: 'unwatched', charged: 'open', audience: EVERYONE } as const),
    ...{ of, length, stopped },
  }));
}
