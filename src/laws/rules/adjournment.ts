/**
 * Adjourning (Guidelines I.1 to I.4; App. A in 2005): the move is sealed, and the envelope. Times are milliseconds.
 *
 * Until the clock is stopped the sealer's time goes on. A reply in a fresh envelope is sealed by the same acts (I.9.3); when its clock
 * is stopped, that of the absent player starts, and the envelope is opened by the next `resume`, when he is there.
 */
import {
  ENVELOPE_FIELDS,
  type Adjourn,
  type Adjournment,
  type Envelope,
  type EnvelopeField,
  type Resume,
  type Seal,
  type Sealed,
  type SealedWriting,
  type Sealing,
  type WrittenMove,
} from '../acts/adjournment.js';
import { completeMove, type Position } from '../board/board.js';
import { pauseClock, startClock, type Clock } from '../clock/clock.js';
import { periodOf } from '../clock/side.js';
import { periodAt } from '../clock/time-control.js';
import { ADJOURNMENT_RULES } from '../editions/adjournment.js';
import type { EditionName } from '../editions/edition.js';
import type { Fact } from '../facts.js';
import { plyOf, positionOf, type Game } from '../game.js';
import { done, refuse, type JudgeOf, type Judgement } from '../judgement.js';
import type { Refusal } from '../refusals.js';
import { EVERYONE, ownAudience, sideOf, type Audience } from '../roles.js';
import { COLORS, opposite, placed, sameMove, type ByColor, type Color, type Move } from '../squares.js';
import { boundFact } from './touch.js';

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
      return done({ ...game, adjournment: next }, [sealed(by, 'written', ownAudience(by))]);
    case 'close the envelope': {
      const envelope = envelopeNow(game, act.at, act.step.given);
      return done({ ...game, adjournment: { ...next, envelope } }, [sealed(by, 'envelope closed')]);
    }
    case 'stop the clock': {
      const { clock, resumedWithout: _resumed, ...still } = game;
      const kept = adjournment.envelope ? { ...next, envelope: adjournment.envelope } : next;
      const stopped: Game = { ...still, adjournment: kept, ...(clock && { clock: pauseClock(clock, act.at) }) };
      const facts = [sealed(by, 'clock stopped')];
      // I.9.3: his own clock is stopped, and the absent player's started.
      return adjournment.isReply ? started(stopped, opposite(by), true, act.at, facts) : done(stopped, facts);
    }
  }
}

/** What stands on the envelope if it is closed at this time. */
export function envelopeNow(game: Game, at: number, given: Pick<Envelope, 'players' | 'resumption'>): Envelope {
  return envelopeOf(positionOf(game), timesUsed(game, at), game.offer?.by, given);
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
export function inEnvelope(game: Game, { sealing }: Adjournment, { opened }: Resume): WrittenMove | undefined {
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

/** The clock of this player runs, unless the times are lost: then an arbiter sets them first (I.12.1). */
export function started(game: Game, of: Color, timesFound: boolean, at: number, facts: readonly Fact[]): Judgement {
  if (!game.clock) return done(game, facts);
  if (!timesFound) {
    return done({ ...game, clock: { ...pauseClock(game.clock, at), now: { phase: 'paused', side: of } } }, facts);
  }
  return done({ ...game, clock: startClock(game.clock, of, at) }, [
    ...facts,
    { type: 'clock started', of, again: true, audience: EVERYONE },
  ]);
}

export function withoutAdjournment(game: Game): Game {
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

/** A player who was told to seal has made his move on the board: this is then the move to be written (Guidelines I.1.1). */
export function madeWhileSealing(game: Game, adjournment: Adjournment, side: Color, move: Move): Judgement {
  const position = positionOf(game);
  const { edition } = game.conditions;
  if (side !== adjournment.sealer) return refuse({ reason: 'adjourned' });
  const result = seal(adjournment.sealing, { type: 'make on the board', move }, edition);
  if (!result.done) return refuse({ reason: 'sealing', why: result.why, article: result.article });
  const piece = position.pieceAt(move.from);
  if (!piece) return refuse({ reason: 'empty square', square: move.from });
  const duty = { type: 'move', piece: placed(piece, move.from) } as const;
  const article = ADJOURNMENT_RULES[edition].sealing;
  return done({ ...game, adjournment: { ...adjournment, sealing: result.sealing } }, [
    boundFact(game, side, { duty, allowed: [move], article }),
  ]);
}

export function isLockedAway(written: WrittenMove | SealedWriting): written is SealedWriting {
  return 'cipher' in written;
}

export type SealingAct =
  | { readonly type: 'write'; readonly move: WrittenMove | SealedWriting }
  | { readonly type: 'make on the board'; readonly move: Move }
  /** Both scoresheets are in the envelope, and it is sealed. */
  | { readonly type: 'close the envelope' }
  /** Without starting the opponent's clock. */
  | { readonly type: 'stop the clock' };

type SealingResult =
  | { readonly done: true; readonly sealing: Sealing }
  | {
      readonly done: false;
      readonly why: Extract<Refusal, { readonly reason: 'sealing' }>['why'];
      readonly article: string;
    };

/**
 * Guidelines I.1.1: write, close the envelope, and only then stop the clock. Until it is stopped the sealed move can be
 * changed, for which the envelope is opened again.
 */
export function seal(sealing: Sealing, act: SealingAct, edition: EditionName): SealingResult {
  const article = ADJOURNMENT_RULES[edition].sealing;
  if (sealing.clockStopped) return { done: false, why: 'sealed already', article };
  switch (act.type) {
    case 'write':
      if (!means(act.move, sealing.madeOnBoard)) return { done: false, why: 'not the move made', article };
      return { done: true, sealing: { ...sealing, written: act.move, closed: false } };
    case 'make on the board':
      return { done: true, sealing: { ...sealing, madeOnBoard: act.move, closed: false } };
    case 'close the envelope':
      if (!sealing.written) return { done: false, why: 'nothing written', article };
      if (!means(sealing.written, sealing.madeOnBoard)) return { done: false, why: 'not the move made', article };
      return { done: true, sealing: { ...sealing, closed: true } };
    case 'stop the clock':
      if (!sealing.closed) return { done: false, why: 'envelope open', article };
      return { done: true, sealing: { ...sealing, clockStopped: true } };
  }
}

/** What is locked away can be compared with what was made on the board only when it is opened (`ruleOnOpened`). */
function means(written: WrittenMove | SealedWriting, made: Move | undefined): boolean {
  return made === undefined || isLockedAway(written) || written.readings.some((reading) => sameMove(reading, made));
}

/** What the game itself says of the envelope; names and the resumption are the arbiter's to give. */
export function envelopeOf(
  position: Position,
  times: ByColor<number>,
  offer: Color | undefined,
  given: Pick<Envelope, 'players' | 'resumption'>,
): Envelope {
  const own = { position: position.fen(), times, sealedBy: position.turn, moveNumber: position.moveNumber };
  return { ...given, ...own, ...(offer && { offer }) };
}

/** Guidelines I.3: what the arbiter, who checks the envelope, finds wrong or missing on it, and where it is asked for. */
export function envelopeFaults(
  written: Envelope,
  actual: Envelope,
  edition: EditionName,
): readonly { readonly field: EnvelopeField; readonly article: string }[] {
  const { envelope } = ADJOURNMENT_RULES[edition];
  const wrong: Readonly<Record<EnvelopeField, boolean>> = {
    players: COLORS.some((color) => !written.players[color].trim() || written.players[color] !== actual.players[color]),
    position: written.position !== actual.position,
    times: written.times.white !== actual.times.white || written.times.black !== actual.times.black,
    'sealed by': written.sealedBy !== actual.sealedBy,
    'move number': written.moveNumber !== actual.moveNumber,
    offer: written.offer !== actual.offer,
    resumption: [written.resumption.date, written.resumption.time, written.resumption.venue].some(
      (text) => !text.trim(),
    ),
  };
  return ENVELOPE_FIELDS.filter((field) => wrong[field]).map((field) => ({ field, article: envelope[field] }));
}

type ReplyInEnvelope =
  | {
      readonly may: true;
      /** His own clock is stopped, and the absent player's started. */
      readonly clock: Color;
      /** With the arbiter, who opens it when the absent player arrives. */
      readonly opened: 'when the sealer arrives';
      readonly article: string;
    }
  | { readonly may: false; readonly why: 'sealer is here' | 'not the one to reply'; readonly article: string };

/** Guidelines I.9.3: a reply sealed in a fresh envelope. */
export function replyInEnvelope(
  by: Color,
  sealer: Color,
  present: ByColor<boolean>,
  edition: EditionName,
): ReplyInEnvelope {
  const article = ADJOURNMENT_RULES[edition].sealerAbsent;
  if (by === sealer || !present[by]) return { may: false, why: 'not the one to reply', article };
  if (present[sealer]) return { may: false, why: 'sealer is here', article };
  return { may: true, clock: sealer, opened: 'when the sealer arrives', article };
}
