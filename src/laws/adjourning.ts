/**
 * Adjourning as acts (Guidelines I; App. A in 2005): the move is sealed, and the game resumed.
 *
 * Until the clock is stopped the sealer's time goes on. A reply in a fresh envelope is sealed by the same acts; when its clock
 * is stopped, that of the absent player starts, and the envelope is opened by the next `resume`, when he is there.
 */
import type { Adjourn, Resume, Seal } from './acts.js';
import {
  envelopeOf,
  isLockedAway,
  ruleOnOpened,
  seal,
  type Envelope,
  type SealedRuling,
  type SealingAct,
  type WrittenMove,
} from './adjournment.js';
import { completeWithoutPress, pauseClock, startClock, type Clock } from './clock.js';
import { periodAt } from './clock/control.js';
import { periodOf } from './clock/side.js';
import { completeMove } from './complete-move.js';
import type { Fact, Sealed } from './facts.js';
import type { Ending } from './result.js';
import { done, ended, refuse } from './judging.js';
import { ADJOURNMENT_RULES } from './editions/adjournment-rules.js';
import { playMove } from './making.js';
import { replyInEnvelope, resume, ruleOnLate, ruleOnLost } from './resumption.js';
import { startAnew } from './restarting.js';
import { EVERYONE, sideOf, type Audience } from './roles.js';
import { COLORS, opposite, type ByColor, type Color } from './squares.js';
import { plyOf, positionOf, type Adjournment, type Game, type Judgement, type JudgeOf } from './state.js';
import { withClock } from './timekeeping.js';

/** I.1.1: the player who has the move is told to seal it. */
export const judgeAdjourn: JudgeOf<Adjourn> = (game) => {
  if (game.adjournment) return refuse({ reason: 'adjourned' });
  if (game.clock?.now.phase === 'waiting') return refuse({ reason: 'clocks not started' });
  const sealer = positionOf(game).turn;
  return done({ ...game, adjournment: { sealer, sealing: {} } }, [{ type: 'adjourned', sealer, audience: EVERYONE }]);
};

export function judgeSeal(game: Game, act: Seal): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  const { edition } = game.conditions;
  const adjournment = game.adjournment ?? freshEnvelope(game, by);
  if (!adjournment) return refuse({ reason: 'not adjourned' });
  if (by !== adjournment.sealer) return refuse({ reason: 'not your turn', turn: adjournment.sealer });
  const result = seal(adjournment.sealing, stepOf(game, act), edition);
  if (!result.done) return refuse({ reason: 'sealing', why: result.why, article: result.article });

  const { envelope: _, ...rest } = adjournment;
  const next: Adjournment = { ...rest, sealing: result.sealing };
  switch (act.step.do) {
    case 'write':
      return done({ ...game, adjournment: next }, [sealed(by, 'written', [by, `assistant of ${by}`, 'arbiter'])]);
    case 'close the envelope': {
      const envelope = envelopeNow(game, act.at, act.step.given);
      return done({ ...game, adjournment: { ...next, envelope } }, [sealed(by, 'envelope closed')]);
    }
    case 'stop the clock': {
      const { clock, resumedWithout: _resumed, ...still } = game;
      const kept = adjournment.envelope ? { ...next, envelope: adjournment.envelope } : next;
      const stopped: Game = { ...still, adjournment: kept, ...(clock && { clock: pauseClock(clock, act.at) }) };
      const facts = [sealed(by, 'clock stopped')];
      return adjournment.isReply ? waitFor(stopped, opposite(by), act.at, facts) : done(stopped, facts);
    }
  }
}

/** What stands on the envelope if it is closed at this time. */
export function envelopeNow(game: Game, at: number, given: Pick<Envelope, 'players' | 'resumption'>): Envelope {
  return envelopeOf(positionOf(game), timesUsed(game, at), game.offer?.by, given);
}

/** I.5 to I.12. Again when a player comes who was not there at first; `late` then says how late. */
export function judgeResume(game: Game, act: Resume): Judgement {
  const { adjournment } = game;
  if (!adjournment?.sealing.clockStopped) return refuse({ reason: 'not adjourned' });
  if (!Number.isSafeInteger(act.late) || act.late < 0) return refuse({ reason: 'not a time' });
  const { edition } = game.conditions;
  const { sealer } = adjournment;
  const found = { envelope: true, times: true, position: true, ...act.found };
  if (!found.position) {
    const anew = startAnew(game);
    return done(anew.game, anew.facts);
  }
  const opens = resume(sealer, act.present, edition);
  const { clock, article } = opens;
  const isOpened = found.envelope && opens.envelope === 'opened';
  // What would stand in the journal then could be read there by whoever is not to know it.
  if (!isOpened && act.opened) return refuse({ reason: 'envelope stays closed', article });
  const written = isOpened ? inEnvelope(game, adjournment, act) : undefined;
  if (isOpened && !written) return refuse({ reason: 'envelope not opened', article });
  const ruling = written && ruleOnOpened(game.positions, written, adjournment.sealing.madeOnBoard, edition);
  if (ruling === 'not the move made') {
    return refuse({ reason: 'sealing', why: ruling, article: ADJOURNMENT_RULES[edition].sealing });
  }
  const missed = tooLate(game, adjournment, act, ruling);
  if (missed) return ended(withoutAdjournment(game), missed, act.at);
  if (!found.envelope) return stated(game, sealer, found, act.at);

  const absent = COLORS.filter((color) => !act.present[color]);
  if (!ruling) {
    const waiting: Game = { ...game, adjournment: { ...adjournment, absent } };
    return started(waiting, clock, found.times, act.at, [
      { type: 'resumed', envelope: 'stays closed', clock, article, audience: EVERYONE },
    ]);
  }
  const opened: Fact = { type: 'resumed', envelope: 'opened', clock, article, audience: EVERYONE };
  const open = withoutAdjournment(game);
  if (ruling.ruling === 'lost') return ended(open, ruling.ending, act.at, [opened]);
  const played = playMove(open, sealer, ruling.move, act.at);
  if (played.game.ending) return done(played.game, [opened, ...played.facts]);
  const counted = played.game.clock
    ? withClock(played.game, completeWithoutPress(played.game.clock, sealer, act.at))
    : { game: played.game, facts: [] };
  const facts = [opened, ...played.facts, ...counted.facts];
  const alone = opens.mayReplyInEnvelope ? { resumedWithout: { sealer, ply: plyOf(counted.game) } } : {};
  return started({ ...counted.game, ...alone }, clock, found.times, act.at, facts);
}

function stepOf(game: Game, { step }: Seal): SealingAct {
  switch (step.do) {
    case 'write':
      return { type: 'write', move: 'move' in step ? completed(game, step.move) : step.sealed };
    case 'close the envelope':
    case 'stop the clock':
      return { type: step.do };
  }
}

/** What stands in the envelope that is opened now; absent where it is locked away and was not said. */
function inEnvelope(game: Game, { sealing }: Adjournment, { opened }: Resume): WrittenMove | undefined {
  const { written } = sealing;
  return written && !isLockedAway(written) ? written : opened && completed(game, opened);
}

function completed(game: Game, { readings }: WrittenMove): WrittenMove {
  return { readings: readings.map((reading) => completeMove(positionOf(game), reading)) };
}

/** I.9.3: the sealer is not there, and the player who is may seal his reply to the sealed move. */
function freshEnvelope(game: Game, by: Color): Adjournment | undefined {
  const { resumedWithout } = game;
  if (!resumedWithout || resumedWithout.ply !== plyOf(game)) return undefined;
  const { sealer } = resumedWithout;
  const present: ByColor<boolean> = { white: sealer !== 'white', black: sealer !== 'black' };
  if (!replyInEnvelope(by, sealer, present, game.conditions.edition).may) return undefined;
  return { sealer: by, sealing: {}, isReply: true, absent: [sealer] };
}

/** I.9.3: his own clock is stopped, and the absent player's started. */
function waitFor(game: Game, absent: Color, at: number, facts: readonly Fact[]): Judgement {
  return started(game, absent, true, at, facts);
}

/** The clock of this player runs, unless the times are lost: then an arbiter sets them first (I.12.1). */
function started(game: Game, of: Color, timesFound: boolean, at: number, facts: readonly Fact[]): Judgement {
  if (!game.clock) return done(game, facts);
  if (!timesFound) {
    return done({ ...game, clock: { ...pauseClock(game.clock, at), now: { phase: 'paused', side: of } } }, facts);
  }
  return done({ ...game, clock: startClock(game.clock, of, at) }, [
    ...facts,
    { type: 'clock started', of, again: true, audience: EVERYONE },
  ]);
}

/** I.12.1: the envelope is missing. The sealer makes on the board the move that he says he sealed. */
function stated(
  game: Game,
  sealer: Color,
  found: { readonly envelope: boolean; readonly times: boolean; readonly position: boolean },
  at: number,
): Judgement {
  const { article } = ruleOnLost(found, sealer, game.conditions.edition);
  return started(withoutAdjournment(game), sealer, found.times, at, [
    { type: 'resumed', envelope: 'stays closed', clock: sealer, article, audience: EVERYONE },
  ]);
}

/** I.10: whoever is not there, or was not, after the default time. Where both are too late, both have lost. */
function tooLate(game: Game, adjournment: Adjournment, act: Resume, sealed?: SealedRuling): Ending | undefined {
  const { defaultTime, edition } = game.conditions;
  const late = COLORS.filter((who) => !act.present[who] || adjournment.absent?.includes(who));
  const rulings = late.map((who) =>
    ruleOnLate(
      {
        who,
        sealer: adjournment.sealer,
        late: act.late,
        ...(defaultTime !== undefined && { defaultTime }),
        ...(sealed && { sealed }),
      },
      edition,
    ),
  );
  const endings = rulings.flatMap((ruling) =>
    ruling.ruling === 'ended' && ruling.ending.reason === 'default' ? [ruling.ending] : [],
  );
  const [first, second] = endings;
  return first && second ? { result: '0-0', reason: 'default', article: first.article } : first;
}

function withoutAdjournment(game: Game): Game {
  const { adjournment: _, ...rest } = game;
  return rest;
}

/** I.2.3: what of all the time given so far each player has used. */
function timesUsed(game: Game, at: number): ByColor<number> {
  const { clock } = game;
  if (!clock) return { white: 0, black: 0 };
  const now = pauseClock(clock, at);
  return { white: used(now, 'white'), black: used(now, 'black') };
}

/** Every period's time so far and every increment that has come, less what is left. */
function used(clock: Clock, color: Color): number {
  const { control, period, moves, remaining } = clock.sides[color];
  let given = 0;
  for (let index = 0; index <= period; index += 1) given += periodAt(control, index).time;
  for (let move = 0; move <= moves; move += 1) {
    const { extra } = periodAt(control, periodOf(control, move));
    if (extra.kind === 'increment' && (extra.added === 'before' || move < moves)) given += extra.time;
  }
  return Math.max(0, given - remaining);
}

function sealed(sealer: Color, step: Sealed['step'], audience: Audience = EVERYONE): Sealed {
  return { type: 'sealed', sealer, step, audience };
}
