/**
 * What a player at a table has still to do about the move he is making and about his opponent's last one (App. D.2.1, D.2.3, D.2.9),
 * as acts that need no more than a press of a button. It tells nobody what he does not know: his own moves, and what was called to him.
 */
import type { ActDraft, AskedOfAssistant } from '../laws/acts.js';
import { dutiesOf } from '../laws/rules/blind/assistant.js';
import { stepsDue, type Due, type Making } from '../laws/rules/blind/steps.js';
import type { CalledMove } from '../laws/acts/move.js';
import { moveAlone, type Color, type Move, opposite } from '../laws/squares.js';
import { plyOf, positionOf, type Game } from '../laws/game.js';

export type TableStep =
  /** A move of one's own that was not announced yet. */
  | { readonly do: 'call'; readonly move: CalledMove; readonly of: Color; readonly act: ActDraft }
  /** What the opponent has announced. */
  | { readonly do: 'repeat' | 'execute'; readonly move: CalledMove; readonly of: Color; readonly act: ActDraft }
  | { readonly do: 'put back' | 'mend'; readonly act: ActDraft }
  | { readonly do: 'ask'; readonly about: AskedOfAssistant; readonly act: ActDraft };

/** In the order in which they are mostly wanted. Nothing where the rules for visually disabled players are not used. */
export function stepsOf(game: Game, player: Color): readonly TableStep[] {
  const awaited = stepsDue(game);
  if (!awaited || game.ending) return [];
  const { making, due, mends } = awaited;
  return [
    ...(due ? answering(game, due, player) : []),
    ...(due?.made && due.of === player ? callingLast(game, due, player) : []),
    ...(making?.by === player ? callingNow(game, making, player) : []),
    ...(mends.includes(player) ? [{ do: 'mend', act: { type: 'mend board', by: player, of: player } } as const] : []),
    ...asking(game, player),
  ];
}

/** D.2.1: it is repeated and executed by the opponent of whoever made it. */
function answering(game: Game, { of, called, move, made, owes }: Due, player: Color): readonly TableStep[] {
  if (of !== opposite(player)) return [];
  const known = called ?? (move && made ? withPiece(game, move) : undefined);
  if (!known) return [];
  const bare = moveAlone(known);
  return [
    ...(owes.includes('repeat')
      ? [
          {
            do: 'repeat',
            move: known,
            of,
            act: { type: 'repeat', by: player, move: bare, piece: known.piece },
          } as const,
        ]
      : []),
    // A visually disabled player knows it by the call alone; whoever sees it need not wait.
    ...(owes.includes('execute') && (called || !game.conditions.blind?.disabled[player])
      ? [{ do: 'execute', move: known, of, act: { type: 'execute', by: player, on: player, move: bare } } as const]
      : []),
  ];
}

function callingLast(game: Game, { called, move }: Due, player: Color): readonly TableStep[] {
  if (called || !move) return [];
  return [{ do: 'call', move: withPiece(game, move), of: player, act: { type: 'announce', by: player, move } }];
}

function callingNow(game: Game, { called, placed }: Making, player: Color): readonly TableStep[] {
  const steps: TableStep[] = [];
  if (placed && !called) {
    const { kind } = positionOf(game).placedAt(placed.from);
    steps.push({
      do: 'call',
      move: { ...placed, piece: kind },
      of: player,
      act: { type: 'announce', by: player, move: placed },
    });
  }
  if (placed) steps.push({ do: 'put back', act: { type: 'put back', by: player } });
  return steps;
}

/** D.2.10.4: only where there is an assistant who may tell. */
function asking(game: Game, player: Color): readonly TableStep[] {
  if (!dutiesOf(game.conditions, player)?.includes('tell')) return [];
  const ask = (about: AskedOfAssistant): TableStep => ({ do: 'ask', about, act: { type: 'ask', by: player, about } });
  return [ask('moves'), ...(game.clock ? [ask('time')] : [])];
}

function withPiece(game: Game, move: Move): CalledMove {
  const before = game.positions[plyOf(game) - 1] ?? positionOf(game);
  return { ...move, piece: before.placedAt(move.from).kind };
}
