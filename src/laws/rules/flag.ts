/**
 * Flags (Art. 6.8, 6.9): when one falls, and that it loses the game, unless the opponent could not have mated.
 */
import type { Act } from '../acts.js';
import type { Flag } from '../acts/clock.js';
import type { Position } from '../board/board.js';
import type { Verdict } from '../board/mating-line.js';
import { dueAt, flagsDown, flagsFallen, nextPeriodForBoth, settle, type Clock } from '../clock/clock.js';
import { delayLeft, firstFall, isLastPeriod } from '../clock/side.js';
import type { Fact } from '../facts.js';
import { isClockAlone, plyOf, positionOf, termsOf, type Game } from '../game.js';
import { done, ended, refuse, type Judgement } from '../judgement.js';
import { drawn, won, type Ending } from '../result.js';
import { EVERYONE, sideOf } from '../roles.js';
import { COLORS, opposite, type Color } from '../squares.js';
import { flagOfClockAlone } from './clock-alone.js';
import { withClock } from './timekeeping.js';
import { lostUnlessNoMate, undecidedFacts } from './unless-no-mate.js';

/** The fall of a flag that the program itself notices, standing in for the arbiter (Art. 6.8). */
export interface DueFlag {
  /** Milliseconds, as acts are stamped. */
  readonly at: number;
  readonly of: Color;
}

/** When the flag of the running clock falls if nothing is done; absent where none runs, it is down, or an arbiter is there. */
export function dueFlag({ clock, conditions, ending }: Game): DueFlag | undefined {
  if (ending || conditions.arbiter || clock?.now.phase !== 'running') return undefined;
  const at = dueAt(clock);
  return at === undefined ? undefined : { at, of: clock.now.side };
}

/** An act, and the fall of a flag that is to be entered before it. */
interface WithFall {
  readonly act: Act;
  readonly fall?: Act;
}

/**
 * A flag fell when it was due, however late that is noticed, and before whatever is done now.
 *
 * @param last when the act before was done
 */
export function withFall(game: Game, act: Act, last: number | undefined): WithFall {
  const due = dueFlag(game);
  // What nobody watched is not charged by itself: no flag falls in it.
  const until = act.type === 'unwatched' ? act.at - (act.length ?? 0) : act.at;
  if (!due || due.at > until) return { act };
  const fall: Act = { type: 'flag', by: 'arbiter', of: due.of, at: Math.max(due.at, last ?? due.at) };
  return act.type === 'flag' && act.by === 'arbiter' ? { act: fall } : { act, fall };
}

/**
 * A flag is called by an arbiter, where the edition lets him, or claimed by either player (Art. 6.8). With both down the game is drawn
 * or goes on where the edition has it so; then an arbiter may intervene who calls no single flag (2009 A4d, US 14G), and each player
 * may point it out, for he claims no win (2005 B8).
 *
 * A flag that fell before the last move of its period was completed is a flag that has fallen: whoever does not complete the moves in
 * the time has lost (6.9), and no article says that this must be found before the next move. Where only a claim counts, a fall that
 * nobody has claimed and that is not to be seen on the clock any more counts for nothing.
 */
export function judgeFlag(game: Game, act: Flag): Judgement {
  const { clock, edition } = game;
  if (!clock) return refuse({ reason: 'no clock' });
  const { tempo, supervision } = termsOf(game);
  const calls = edition.arbiterCallsFlag[tempo][supervision];
  const down = flagsDown(clock, act.at);
  const fallen = flagsFallen(clock, act.at).filter((color) => calls.value || color === act.of || down.includes(color));
  const both = edition.bothFlags[tempo][supervision];
  // Where it can be told which fell first, some editions ask for it and others do not.
  const isOfBoth = both.value.firstLoses ? fallen.length === 2 && fellTogether(clock, act.at) : down.length === 2;
  if (act.by === 'arbiter' && !calls.value && !isOfBoth) {
    return refuse({ reason: 'only on claim', article: calls.article });
  }
  if (!fallen.includes(act.of)) {
    const side = settle(clock, act.at).sides[act.of];
    const left = Math.max(0, side.remaining) + delayLeft(side);
    return refuse({ reason: 'flag has not fallen', of: act.of, left, article: edition.articles['flag fallen'] });
  }
  if (isClockAlone(game)) return flagOfClockAlone(game, act.of, fallen, act.at);
  const fell: Fact = { type: 'flag fell', of: act.of, audience: EVERYONE };
  if (isOfBoth) {
    const inLast = COLORS.every((color) => isLastPeriod(clock.sides[color]));
    const becomes = both.value.anyPeriod ?? (inLast ? both.value.lastPeriod : 'goes on');
    if (becomes === 'goes on') return goesOn(game, clock, act.at, { ...fell, goesOn: both.article });
    return ended(game, drawn('both flags', both.article), act.at, [fell]);
  }
  const claimant = sideOf(act.by);
  const needsTime = edition.claimantNeedsTime[tempo][supervision];
  if (claimant && claimant !== act.of && needsTime.value && down.includes(claimant)) {
    return refuse({ reason: 'own flag has fallen', article: needsTime.article });
  }
  // Where both have fallen, the one that fell first has lost.
  const loser = fallen[0] ?? act.of;
  const loss = lossOnTime(game, loser, act.verdict);
  return ended(game, loss.ending, act.at, [fell, ...undecidedFacts(loss, opposite(loser), plyOf(game))]);
}

/** Both fell at the same moment, as far as the clock can tell: the case of Art. 6.11 (2009), Guidelines III.3.1. */
function fellTogether(clock: Clock, at: number): boolean {
  const { sides } = settle(clock, at);
  return firstFall(sides.white) === firstFall(sides.black);
}

/**
 * The game goes on in the next period, for nobody can tell who has overstepped the time (Art. 8.6); in the last one as it is.
 * Whoever stopped recording writes everything before he moves (Art. 8.5).
 */
function goesOn(game: Game, clock: Clock, at: number, fell: Fact): Judgement {
  const next = withClock(game, nextPeriodForBoth(clock, at));
  const { recording } = game.conditions;
  const due = (color: Color) => ({ ...game.own[color], due: true });
  const own = recording === 'players' ? { white: due('white'), black: due('black') } : game.own;
  return done({ ...next.game, own }, [fell, ...next.facts]);
}

/** Art. 6.9. */
function lossOnTime(
  game: Game,
  loser: Color,
  verdict: Verdict | undefined,
): { readonly ending: Ending; readonly undecided?: true } {
  const position = positionOf(game);
  const winner = opposite(loser);
  const { materialOnTime, articles } = game.edition;
  const article = articles['loss on time'];
  const drawnBy = materialOnTime.article;
  if (materialOnTime.value === 'any series of legal moves') {
    return lostUnlessNoMate({ loser, position, reason: 'time', article, drawnBy }, verdict);
  }
  return { ending: hasEnough(position, winner) ? won(winner, 'time', article) : drawn('time', drawnBy) };
}

/** Whether a player whose opponent's flag has fallen has enough to win by rule 14E of US Chess. */
export function hasEnough(position: Position, side: Color): boolean {
  const pieces = position.pieces();
  const own = pieces.filter(({ color, kind }) => color === side && kind !== 'king').map(({ kind }) => kind);
  const [first] = own;
  if (!first) return false;
  if (own.length === 1) return first !== 'knight' && first !== 'bishop';
  const twoKnights = own.length === 2 && own.every((kind) => kind === 'knight');
  return !twoKnights || pieces.some(({ color, kind }) => color !== side && kind === 'pawn');
}
