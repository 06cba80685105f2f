/**
 * What is done at a table as acts by whoever sits at this window, with a hand on a board or by what was typed or said. Pure. Whether it may be
 * done is for the Laws.
 *
 * On a board the owner's own pieces make his move (App. D.2.2, D.2.3), those of his opponent execute what was announced (D.2.1). Whether it is
 * the move that was announced nobody sees to.
 */
import type { ActDraft } from '../laws/acts.js';
import { stepsDue } from '../laws/rules/blind/steps.js';
import { isAssistant, sideOf, type Actor } from '../laws/roles.js';
import { dutiesOf } from '../laws/rules/blind/assistant.js';
import { isPlayers, actingAs, sidesOf, type WindowRole } from './window-role.js';
import { opposite, type Color, type Move, sameMove } from '../laws/squares.js';
import { positionOf, type Game } from '../laws/game.js';
import type { TableAct, TableHeard } from '../../speech/hearing/table-commands/hear-table.js';

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

/** What hearing has to know of the window. */
export function sittingAt(role: WindowRole): { readonly sides: readonly Color[]; readonly isAssistant: boolean } {
  return { sides: sidesOf(role), isAssistant: role === 'assistant of white' || role === 'assistant of black' };
}

/** In their order; none for what is no act, and for whoever only looks on. */
export function actsFor(heard: TableHeard, game: Game, role: WindowRole): readonly ActDraft[] {
  return heard.type === 'act' ? draftsOf(heard.act, game, role) : [];
}

/** The same of one act, where the user was asked which is meant. */
export function draftsOf(act: TableAct, game: Game, role: WindowRole): readonly ActDraft[] {
  const by = actingAs(role, 'of' in act ? act.of : positionOf(game).turn);
  return by === undefined ? [] : drafts(act, game, by);
}

function drafts(act: TableAct, game: Game, by: Actor): readonly ActDraft[] {
  switch (act.do) {
    case 'call':
      return [announcing(act, by)];
    case 'repeat': {
      const { move, piece } = act;
      return [{ type: 'repeat', by, move, ...(piece && { piece }) }];
    }
    case 'execute':
      return [{ type: 'execute', by, on: act.of, move: act.move }];
    case 'place':
      return [making(act, by)];
    case 'call and place':
      return callingAndPlacing(act, game, by);
    case 'take off':
      return [{ type: 'take off', by, square: act.square }];
    case 'put back':
      return [{ type: 'put back', by }];
    case 'write': {
      const { ply, move } = act;
      return [{ type: 'write', by, entry: { what: 'move', ply, move } }];
    }
    case 'ask':
    case 'tell':
      return [{ type: act.do, by, about: act.about }];
    case 'compare boards':
    case 'adjourn':
      return [{ type: act.do, by }];
    case 'mend board':
      return [{ type: 'mend board', by, of: act.of }];
  }
}

/**
 * Both steps of a move. The Laws have no order for them (D.2.3); the call comes last, for of two messages in a row a screen reader may say
 * only the second. A step that is done already is not done again; where both are, the call is, and is refused.
 */
function callingAndPlacing(act: Extract<TableAct, { readonly do: 'call and place' }>, game: Game, by: Actor) {
  const { called, placed } = stepsDue(game)?.making ?? {};
  const isCalled = called !== undefined && sameMove(called, act.move);
  const call = isCalled && !placed ? [] : [announcing(act, by)];
  const place = placed ? [] : [making(act, by)];
  // With another move called already it would be made by being placed: that call is corrected first (D.2.8).
  return called && !isCalled ? [...call, ...place] : [...place, ...call];
}

/** An assistant says whose move it is, where it is not his player's (D.2.10.2). */
function announcing({ of, move }: { readonly of: Color; readonly move: Move }, by: Actor): ActDraft {
  const names = isAssistant(by) && sideOf(by) !== of;
  return { type: 'announce', by, move, ...(names && { of }) };
}

function making(
  { move, alphabets }: Extract<TableAct, { readonly do: 'place' | 'call and place' }>,
  by: Actor,
): ActDraft {
  return { type: 'make', by, move, ...(alphabets.length > 0 && { alphabets }) };
}
