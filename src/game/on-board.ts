/**
 * What a hand on a board of a game at a table does: the owner's own pieces make his move (App. D.2.2, D.2.3), those of his opponent execute
 * what was announced (D.2.1). Whether it is the move that was announced nobody sees to.
 */
import type { ActDraft } from '../laws/acts.js';
import { stepsDue } from '../laws/rules/blind/steps.js';
import { isAssistant } from '../laws/roles.js';
import { dutiesOf } from '../laws/rules/blind/assistant.js';
import { isPlayers, actingAs, sidesOf, type WindowRole } from './window-role.js';
import { opposite, type Color, type Move } from '../laws/squares.js';
import { positionOf, type Game } from '../laws/game.js';

/** Whose pieces may be lifted from the board of this player; nobody's by an arbiter or an onlooker. */
export function liftable(game: Game, board: Color, role: WindowRole): readonly Color[] {
  if (game.ending) return [];
  return [
    ...(positionOf(game).turn === board && mayMake(game, board, role) ? [board] : []),
    ...(mayExecute(game, board, role) ? [opposite(board)] : []),
  ];
}

/** Whether the opponent's move is still to be executed on this board. */
export function executesOn(game: Game, board: Color): boolean {
  const due = stepsDue(game)?.due;
  return due?.of === opposite(board) && due.owes.includes('execute');
}

/** `undefined` where nobody here may do it. */
export function placingDraft(game: Game, board: Color, move: Move, role: WindowRole): ActDraft | undefined {
  const piece = game.boards[board].pieceAt(move.from);
  const executes = piece?.color === opposite(board) && game.conditions.blind?.boards === 'two';
  const by = isPlayers(role) ? actingAs(role, board) : actingAs(role, sidesOf(role)[0] ?? board);
  if (by === undefined || by === 'arbiter') return undefined;
  if (executes) return { type: 'execute', by, on: board, move };
  return { type: 'make', by, move };
}

function mayMake({ conditions }: Game, board: Color, role: WindowRole): boolean {
  if (!sidesOf(role).includes(board)) return false;
  return isPlayers(role) || (dutiesOf(conditions, board)?.includes('move') ?? conditions.play === 'casual');
}

function mayExecute(game: Game, board: Color, role: WindowRole): boolean {
  if (!executesOn(game, board)) return false;
  if (isPlayers(role)) return sidesOf(role).includes(board);
  const [side] = sidesOf(role);
  if (side === undefined || !isAssistantRole(role)) return false;
  return dutiesOf(game.conditions, side)?.includes('execute') ?? true;
}

function isAssistantRole(role: WindowRole): boolean {
  return role !== 'both players' && role !== 'onlooker' && isAssistant(role);
}
