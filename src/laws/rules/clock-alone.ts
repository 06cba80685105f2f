/**
 * A clock that stands alone: the game is played on boards elsewhere, and nothing is known of its position. So a press counts as a move
 * made, and a fallen flag stops the clocks without ending the game, for whether it loses depends on the position (Art. 6.9).
 */
import type { ActType, Attempt } from '../acts.js';
import type { FaultFound } from '../acts/irregularity.js';
import { pauseClock } from '../clock/clock.js';
import { firstFall } from '../clock/side.js';
import type { Fact } from '../facts.js';
import { isClockAlone, termsOf, type Game } from '../game.js';
import { done, refuse, type Judgement } from '../judgement.js';
import type { Refusal } from '../refusals.js';
import { EVERYONE } from '../roles.js';
import { opposite, type Color } from '../squares.js';
import { addTimeTo } from './timekeeping.js';

/** What needs no board: the clock, what an arbiter rules of it, and what is agreed upon in words. */
const WITHOUT_A_BOARD: readonly ActType[] = [
  ...(['press', 'start', 'stop', 'restart', 'set clock', 'flag', 'arrive', 'default'] as const),
  ...(['unwatched', 'charge time'] as const),
  ...(['rule', 'offer', 'accept', 'reject', 'resign', 'sign', 'adjourn'] as const),
];

export function whenClockAlone(game: Game, { type }: Attempt): Refusal | undefined {
  return isClockAlone(game) && !WITHOUT_A_BOARD.includes(type) ? { reason: 'board elsewhere' } : undefined;
}

/** Art. 6.8: the flag is seen, and both clocks stop. With both down it is told which fell first, where that can be told. */
export function flagOfClockAlone(game: Game, of: Color, fallen: readonly Color[], at: number): Judgement {
  const { clock } = game;
  if (!clock) return refuse({ reason: 'no clock' });
  const sides = pauseClock(clock, at).sides;
  const [first] = fallen;
  const both = fallen.length === 2 && firstFall(sides.white) !== firstFall(sides.black);
  const fell: Fact = { type: 'flag fell', of, ...(both && first && { first }), audience: EVERYONE };
  return done({ ...game, clock: pauseClock(clock, at) }, [fell]);
}

/**
 * Art. 7.5.5: the opponent gets the minutes of the edition, and the count goes on. Where it would lose the game both clocks are stopped
 * and the arbiter decides, for that depends on the position.
 */
export function judgeIllegalElsewhere(game: Game, of: Color, at: number): Judgement {
  if (game.ending) return refuse({ reason: 'game over', ending: game.ending });
  const counted = game.edition.articles['illegal move'];
  if (!isClockAlone(game)) return refuse({ reason: 'no fault', article: counted });
  const { tempo, supervision } = termsOf(game);
  const { value, article } = game.edition.illegalMove[tempo][supervision];
  const count = game.illegal[of] + 1;
  const next: Game = { ...game, illegal: { ...game.illegal, [of]: count } };
  const loses = value.loses !== null && count >= value.loses;
  const found: FaultFound = {
    type: 'fault found',
    what: 'illegal move',
    of,
    ruling: loses ? 'arbiter decides' : 'counted',
    count,
    article: loses ? article : counted,
    audience: EVERYONE,
  };
  if (loses) return done({ ...next, ...(game.clock && { clock: pauseClock(game.clock, at) }) }, [found]);
  const given = addTimeTo(next, at, opposite(of), value.time, article);
  return done(given.game, [found, ...given.facts]);
}
