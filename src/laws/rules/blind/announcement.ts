/**
 * Announcing a move, correcting a slip of the tongue, repeating what was announced, and executing it on the other board (App. D.2.1, D.2.8,
 * D.2.10.1). Nobody sees to it that what is executed is the move that was announced: a board that is wrong is found when the boards are compared
 * (D.2.9). Only where what is wrong is refused, this is too.
 */
import type { Announce, Announced, Answered, Execute, Executed, Repeat, Repeated } from '../../acts/blind.js';
import { EMPTY_HAND, type CalledMove } from '../../acts/move.js';
import { completeMove, type Position } from '../../board/board.js';
import { asInGame, moveByHand, takesEnPassant } from '../../board/set-by-hand.js';
import { BLIND_RULES } from '../../editions/blind.js';
import { plyOf, positionOf } from '../../game.js';
import { done, refuse, type Judgement } from '../../judgement.js';
import type { Refusal } from '../../refusals.js';
import { EVERYONE, isAssistant, sideOf, through } from '../../roles.js';
import { lastRankOf, opposite, rankOf, sameMove, type Color, type Move, type PieceKind } from '../../squares.js';
import { whenMade } from './make.js';
import {
  boardBefore,
  isSameCall,
  lastSteps,
  stepsBegun,
  stepsNow,
  whoSees,
  withBoardBefore,
  withNow,
  type BlindGame,
} from './steps.js';

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
  const now = stepsNow(game);
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
  const last = lastSteps(game);
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
  const { repeated, executed } = lastSteps(game);
  return !repeated && !executed && !stepsBegun(game) && game.hand === EMPTY_HAND;
}

/** D.2.1: repeated by the opponent, on whose time it is; what differs is heard by both. */
export function judgeRepeat(game: BlindGame, act: Repeat): Judgement {
  const by = sideOf(act.by);
  if (by === undefined) return refuse({ reason: 'not for this role' });
  const { announcing } = BLIND_RULES[game.conditions.edition];
  const isNow = by !== positionOf(game).turn;
  const { called, repeated } = isNow ? stepsNow(game) : lastSteps(game);
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
  if (isNow) return done(withNow(game, { ...stepsNow(game), repeated: said }), [fact]);
  return done({ ...game, steps: { ...game.steps, last: { ...lastSteps(game), repeated: said } } }, [fact]);
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

export function judgeExecute(game: BlindGame, act: Execute): Judgement {
  const { on } = act;
  const rules = BLIND_RULES[game.conditions.edition];
  if (sideOf(act.by) !== on && !isAssistant(act.by)) {
    return refuse({ reason: 'not for this role', article: rules.announcing });
  }
  if (game.conditions.blind.boards === 'one') return refuse({ reason: 'one board', article: rules.boards });
  const position = positionOf(game);
  const isNow = on !== position.turn;
  const before = isNow ? position : game.positions[plyOf(game) - 1];
  const answered: Answered = isNow ? stepsNow(game) : lastSteps(game);
  // A move that is made can be seen; one that is not is known by its call only.
  if (!before || (isNow && !answered.called)) return refuse({ reason: 'nothing announced', article: rules.announcing });

  const board = answered.executed?.before ?? boardBefore(game, on);
  const move = completeMove(before, act.move);
  const piece = board.pieceAt(move.from);
  if (!piece) return refuse({ reason: 'empty square', square: move.from });
  if (move.from === move.to && !move.castling) return refuse({ reason: 'same square', square: move.from });
  const promotes = piece.kind === 'pawn' && rankOf(move.to) === lastRankOf(piece.color);
  if (promotes && !move.promotion) return refuse({ reason: 'promotion missing', move, article: rules.announcing });
  if (!promotes && move.promotion) return refuse({ reason: 'nothing to promote', move });
  const { called } = answered;
  if (game.conditions.illegalMoves === 'refused' && called && !sameMove(called, move)) {
    return refuse({ reason: 'not the move announced', called, article: rules.announcing });
  }
  const enPassant = takesEnPassant(before, move);
  const after = moveByHand(board, move, enPassant);
  const shown = withBoardBefore(game, on, isNow ? after : asInGame(after, position));
  const kept = { ...answered, executed: { move, before: board } };
  const steps = isNow
    ? { ...shown.steps, now: { ...stepsNow(game), ...kept } }
    : { ...shown.steps, last: { ...lastSteps(game), ...kept } };
  const target = board.pieceAt(move.to);
  const takes = enPassant ? 'pawn' : target?.color === opposite(piece.color) ? target.kind : undefined;
  const fact: Executed = {
    type: 'executed',
    by: on,
    ...through(act.by),
    move: { ...move, piece: piece.kind, ...(takes && { takes }), ...(enPassant && { enPassant }) },
    audience: whoSees(game, on),
  };
  return done({ ...shown, steps }, [fact]);
}
