/**
 * What was typed or said at a table, as acts by whoever sits at this window. Pure. Whether they may be done is for the Laws.
 */
import type { TableAct, TableHeard } from '../../speech/hearing/table-commands/hear-table.js';
import type { ActDraft } from '../laws/acts.js';
import { isAssistant, sideOf, type Actor } from '../laws/roles.js';
import { stepsDue } from '../laws/rules/blind/steps.js';
import { sameMove, type Color, type Move } from '../laws/squares.js';
import { positionOf, type Game } from '../laws/game.js';
import { actingAs, sidesOf, type WindowRole } from './window-role.js';

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
