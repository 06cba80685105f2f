/**
 * Announcing a move, correcting a slip of the tongue, and repeating what was announced (App. D.2.1, D.2.8).
 */
import type { Announce, Repeat } from '../acts.js';
import { isAssistant, through } from '../assistant.js';
import type { Position } from '../board.js';
import { completeMove } from '../complete-move.js';
import { BLIND_RULES } from '../editions/blind-rules.js';
import type { Announced, CalledMove, Repeated } from '../facts.js';
import { done, refuse } from '../judging.js';
import type { Refusal } from '../refusals.js';
import { EVERYONE, sideOf } from '../roles.js';
import { lastRankOf, opposite, rankOf, sameMove, type Color, type Move, type PieceKind } from '../squares.js';
import { EMPTY_HAND, plyOf, positionOf, type Judgement } from '../state.js';
import { whenMade } from './placing.js';
import type { Answered } from './remembered-steps.js';
import { begunIn, lastOf, nowOf, withNow, type BlindGame } from './steps.js';

/** D.2.1: announced clearly, and a promotion with its piece. Of a visually disabled player the move is thereby made, if all else is done. */
export function judgeAnnounce(game: BlindGame, act: Announce): Judgement {
  const actor = sideOf(act.by);
  const rules = BLIND_RULES[game.conditions.edition];
  const by = act.of ?? actor;
  if (by === undefined || (by !== actor && !isAssistant(act.by))) {
    return refuse({ reason: 'not for this role', article: rules.duties.announce });
  }
  return by === positionOf(game).turn ? announceNow(game, act, by) : announceLast(game, act, by);
}

function announceNow(game: BlindGame, act: Announce, by: Color): Judgement {
  const now = nowOf(game);
  const call = callOf(game, act, by, positionOf(game), now.before);
  if ('reason' in call) return refuse(call);
  if (now.called && isSameCall(now.called, call)) return refuse({ reason: 'announced already' });
  const fact = announced(act, by, call, now.called);
  const { repeated: _repeated, ...rest } = now;
  const next = { ...rest, ...executedBefore(now), called: call };
  return whenMade(game, next, act.at, [fact]);
}

/** Of a move that is made already: by a sighted player, or to correct the call (D.2.8). */
function announceLast(game: BlindGame, act: Announce, by: Color): Judgement {
  const rules = BLIND_RULES[game.conditions.edition];
  const before = game.positions[plyOf(game) - 1];
  if (!before) return refuse({ reason: 'not your turn', turn: positionOf(game).turn, article: rules.announcing });
  const last = lastOf(game);
  const call = callOf(game, act, by, before, before);
  if ('reason' in call) return refuse(call);
  if (last.called && isSameCall(last.called, call)) return refuse({ reason: 'announced already' });
  if (last.called && !mayCorrect(game)) return refuse({ reason: 'too late to correct', article: rules.slip });
  const { repeated: _repeated, ...rest } = last;
  const steps = { ...game.steps, last: { ...rest, ...executedBefore(last), called: call } };
  return done({ ...game, steps }, [announced(act, by, call, last.called)]);
}

/** What was repeated and executed was the other call: the one is to be done anew, the other too, from where the board stood. */
function executedBefore({ called, executed }: Answered): Pick<Answered, 'executed'> {
  return called && executed ? { executed: { ...executed, superseded: true } } : {};
}

/** D.2.8: before the opponent's clock is started; where no clock is pressed, before the opponent has answered in any way. */
function mayCorrect(game: BlindGame): boolean {
  if (game.clock) return game.plies.at(-1)?.completed === false;
  const { repeated, executed } = lastOf(game);
  return !repeated && !executed && !begunIn(game) && game.hand === EMPTY_HAND;
}

/** D.2.1: repeated by the opponent, on whose time it is; what differs is heard by both. */
export function judgeRepeat(game: BlindGame, act: Repeat): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  const { announcing } = BLIND_RULES[game.conditions.edition];
  const isNow = by !== positionOf(game).turn;
  const { called, repeated } = isNow ? nowOf(game) : lastOf(game);
  if (!called) return refuse({ reason: 'nothing announced', article: announcing });
  if (repeated && isSameCall(called, repeated)) return refuse({ reason: 'repeated already' });
  const before = isNow ? positionOf(game) : (game.positions[plyOf(game) - 1] ?? positionOf(game));
  const said = callOf(game, { ...act, piece: act.piece ?? called.piece }, opposite(by), before, before, 'repeating');
  if ('reason' in said) return refuse(said);
  const fact: Repeated = {
    type: 'repeated',
    by,
    ...through(act.by),
    called,
    repeated: said,
    agrees: isSameCall(called, said),
    audience: EVERYONE,
  };
  if (isNow) return done(withNow(game, { ...nowOf(game), repeated: said }), [fact]);
  return done({ ...game, steps: { ...game.steps, last: { ...lastOf(game), repeated: said } } }, [fact]);
}

/**
 * What was said, with the kind of piece and with what stood on the square as the board of the caller has it. Whether such a move can be
 * made is not asked: tongues slip.
 */
function callOf(
  game: BlindGame,
  said: { readonly move: Move; readonly piece?: PieceKind },
  by: Color,
  position: Position,
  board: Position,
  as: 'announcing' | 'repeating' = 'announcing',
): CalledMove | Refusal {
  const move = completeMove(position, said.move);
  const { announcing: article } = BLIND_RULES[game.conditions.edition];
  const piece = move.castling ? 'king' : (said.piece ?? board.pieceAt(move.from)?.kind);
  if (!piece) return { reason: 'empty square', square: move.from };
  if (move.from === move.to && !move.castling) return { reason: 'same square', square: move.from };
  const promotes = piece === 'pawn' && rankOf(move.to) === lastRankOf(by);
  if (promotes && !move.promotion && as === 'announcing') return { reason: 'promotion missing', move, article };
  if (!promotes && move.promotion) return { reason: 'nothing to promote', move, article };
  const target = move.castling ? undefined : board.pieceAt(move.to);
  const takes = target?.color === opposite(by) ? target.kind : undefined;
  const beside = !target && piece === 'pawn' && move.from[0] !== move.to[0] && position.enPassantSquare === move.to;
  return {
    ...move,
    piece,
    ...(takes && { takes }),
    ...(beside && ({ takes: 'pawn', enPassant: true } as const)),
  };
}

function isSameCall(one: CalledMove, other: CalledMove): boolean {
  return sameMove(one, other) && one.piece === other.piece;
}

function announced(act: Announce, by: Color, called: CalledMove, instead: CalledMove | undefined): Announced {
  return {
    type: 'announced',
    by,
    ...through(act.by),
    called,
    ...(instead && { instead }),
    audience: EVERYONE,
  };
}
