/**
 * Each keeps the score (App. D.2.7, D.2.9): what he writes is what he, or his assistant, took the move to be, and need not be what
 * stands on either board.
 */
import type { ScoresheetEntry, Write } from '../../acts/scoresheet.js';
import { completeMove } from '../../board/board.js';
import { BLIND_RULES } from '../../editions/blind.js';
import { SCORESHEET_RULES } from '../../editions/scoresheet.js';
import { plyOf } from '../../game.js';
import { done, refuse, type Judgement } from '../../judgement.js';
import { ownAudience, sideOf } from '../../roles.js';
import { placed, sameMove, type Color } from '../../squares.js';
import { judgeWrite } from '../recording.js';
import { describeMove } from '../scoresheet.js';
import type { BlindGame } from './steps.js';

/** A move that was made is written as it was taken, or spoken, and may be corrected; all else is written as in any game (Art. 8). */
export function judgeWriteAtBoards(game: BlindGame, act: Write): Judgement {
  const by = sideOf(act.by);
  const { entry } = act;
  if (entry.what === 'note' && by !== undefined && game.conditions.recording === 'players') {
    return judgeNote(game, by, entry);
  }
  const before = game.positions[entry.ply - 1];
  const isMade = by !== undefined && before && entry.ply <= Math.min(plyOf(game), game.own[by].recorded + 1);
  if (!isMade || entry.what !== 'move' || game.conditions.recording === 'program') return judgeWrite(game, act);

  const move = completeMove(before, entry.move);
  const piece = before.pieceAt(move.from);
  if (!piece) return refuse({ reason: 'empty square', square: move.from });
  if (piece.color !== before.turn) return refuse({ reason: 'not your piece', piece: placed(piece, move.from) });
  if (move.castling && !before.isLegal(move)) return refuse({ reason: 'not the move made' });
  const stands = game.sheets[by][entry.ply - 1];
  // What was only spoken may be written after all.
  if (stands && stands.note === undefined && sameMove(stands.moved, move)) return refuse({ reason: 'written already' });
  return withLine(game, by, 'move', entry.ply, describeMove(before, move, entry.ply, game.conditions.play));
}

/**
 * D.2.7: a visually disabled player may speak the move to a recording device instead. It counts as recorded (Art. 8); what was said
 * nobody judges. Spoken again it takes the place of what stands there.
 */
function judgeNote(game: BlindGame, by: Color, { ply, note }: Extract<Write['entry'], { what: 'note' }>): Judgement {
  const { article } = BLIND_RULES[game.conditions.edition].keepingScore;
  if (!game.conditions.blind.disabled[by]) return refuse({ reason: 'not for this role', article });
  const last = plyOf(game);
  const made = game.plies[ply - 1];
  const before = game.positions[ply - 1];
  // In advance a move is written only to claim with it, and what is spoken nobody can check (Art. 8.1.2, 9.2.1).
  if (ply === last + 1) {
    return refuse({ reason: 'written in advance', article: SCORESHEET_RULES[game.conditions.edition].ahead });
  }
  if (!made || !before) return refuse({ reason: 'no such ply', ply, last });
  const { recorded } = game.own[by];
  if (ply > recorded + 1) return refuse({ reason: 'not written', ply: recorded + 1 });
  if (game.sheets[by][ply - 1]?.note === note) return refuse({ reason: 'written already' });
  return withLine(game, by, 'note', ply, { ...describeMove(before, made.move, ply, game.conditions.play), note });
}

/** With this line on his sheet: the next one, or in place of the one that stands there. */
function withLine(game: BlindGame, by: Color, what: 'move' | 'note', ply: number, line: ScoresheetEntry): Judgement {
  const sheet = game.sheets[by];
  const own = game.own[by];
  const recorded = Math.max(own.recorded, ply);
  return done(
    {
      ...game,
      own: { ...game.own, [by]: { ...own, recorded, due: own.due && recorded < plyOf(game) } },
      sheets: { ...game.sheets, [by]: sheet[ply - 1] ? sheet.with(ply - 1, line) : [...sheet, line] },
    },
    [{ type: 'written', by, what, ply, audience: ownAudience(by) }],
  );
}
