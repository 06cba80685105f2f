/**
 * Each keeps the score (App. D.2.7, D.2.9): what he writes is what he, or his assistant, took the move to be, and need not be what
 * stands on either board.
 */
import type { Write } from '../acts.js';
import { completeMove } from '../complete-move.js';
import { describeMove } from '../describe.js';
import { done, refuse } from '../judging.js';
import { judgeWrite } from '../recording.js';
import { sideOf, type Audience } from '../roles.js';
import { placed, sameMove } from '../squares.js';
import { plyOf, type Judgement } from '../state.js';
import type { BlindGame } from './steps.js';

/** A move that was made is written as it was taken, and may be corrected; all else is written as in any game (Art. 8). */
export function judgeWriteAtBoards(game: BlindGame, act: Write): Judgement {
  const by = sideOf(act.by);
  const { entry } = act;
  const before = game.positions[entry.ply - 1];
  const isMade = by !== undefined && before && entry.ply <= Math.min(plyOf(game), game.own[by].recorded + 1);
  if (!isMade || entry.what !== 'move' || game.conditions.recording === 'program') return judgeWrite(game, act);

  const move = completeMove(before, entry.move);
  const piece = before.pieceAt(move.from);
  if (!piece) return refuse({ reason: 'empty square', square: move.from });
  if (piece.color !== before.turn) return refuse({ reason: 'not your piece', piece: placed(piece, move.from) });
  if (move.castling && !before.isLegal(move)) return refuse({ reason: 'not the move made' });
  const sheet = game.sheets[by];
  const stands = sheet[entry.ply - 1];
  if (stands && sameMove(stands.moved, move)) return refuse({ reason: 'written already' });
  const line = describeMove(before, move, entry.ply, game.conditions.play);
  const own = game.own[by];
  const recorded = Math.max(own.recorded, entry.ply);
  const audience: Audience = [by, `assistant of ${by}`, 'arbiter'];
  return done(
    {
      ...game,
      own: { ...game.own, [by]: { ...own, recorded, due: own.due && recorded < plyOf(game) } },
      sheets: { ...game.sheets, [by]: stands ? sheet.with(entry.ply - 1, line) : [...sheet, line] },
    },
    [{ type: 'written', by, what: 'move', ply: entry.ply, audience }],
  );
}
