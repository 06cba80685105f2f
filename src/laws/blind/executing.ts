/**
 * Executing the announced move on the other board (App. D.2.1, D.2.10.1). Nobody sees to it that it is the move that was announced:
 * a board that is wrong is found when the boards are compared (D.2.9). Only where what is wrong is refused, this is too.
 */
import type { Execute } from '../acts.js';
import { isAssistant, through } from '../assistant.js';
import { moveByHand, settled, takesEnPassant } from '../boards.js';
import { completeMove } from '../complete-move.js';
import { BLIND_RULES } from '../editions/blind-rules.js';
import type { Executed } from '../facts.js';
import { done, refuse } from '../judging.js';
import { sideOf } from '../roles.js';
import { lastRankOf, opposite, rankOf, sameMove } from '../squares.js';
import { plyOf, positionOf, type Judgement } from '../state.js';
import type { Answered } from './remembered-steps.js';
import { boardBefore, lastOf, nowOf, seers, withBoardBefore, type BlindGame } from './steps.js';

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
  const answered: Answered = isNow ? nowOf(game) : lastOf(game);
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
  const shown = withBoardBefore(game, on, isNow ? after : settled(after, position));
  const kept = { ...answered, executed: { move, before: board } };
  const steps = isNow
    ? { ...shown.steps, now: { ...nowOf(game), ...kept } }
    : { ...shown.steps, last: { ...lastOf(game), ...kept } };
  const target = board.pieceAt(move.to);
  const takes = enPassant ? 'pawn' : target?.color === opposite(piece.color) ? target.kind : undefined;
  const fact: Executed = {
    type: 'executed',
    by: on,
    ...through(act.by),
    move: { ...move, piece: piece.kind, ...(takes && { takes }), ...(enPassant && { enPassant }) },
    audience: seers(game, on),
  };
  return done({ ...shown, steps }, [fact]);
}
