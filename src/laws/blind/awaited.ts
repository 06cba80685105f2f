/**
 * What is still to be done about the move that is being made and about the last one, and by whom (App. D.2.1–D.2.4, D.2.9, D.2.10.4):
 * what the pages of players and assistants show. It hints at nothing: it names only what the rules ask of every move.
 */
import type { AskedOfAssistant } from '../acts.js';
import type { CalledMove } from '../facts/table.js';
import { opposite, sameMove, type Color, type Move } from '../squares.js';
import { positionOf, type Game } from '../state.js';
import { samePieces } from '../boards.js';
import type { Executed } from './remembered-steps.js';
import { begunIn, boardBefore, isBlindGame, lastOf, missingOf, nowOf } from './steps.js';

/** The move that the player having the move is making. */
export interface Making {
  readonly by: Color;
  readonly called?: CalledMove;
  /** As it stands on his own board. */
  readonly placed?: Move;
  /** What it still lacks (D.2.3); for a sighted player the usual rules apply, and it is the placing alone. */
  readonly missing: 'capture' | 'placing' | 'announcing';
}

/** What is due about a move: of its maker to announce it, of his opponent to repeat and execute it (D.2.1). */
export interface Due {
  /** Whose move it is. */
  readonly of: Color;
  /** Whether it stands in the game already. */
  readonly made: boolean;
  /** Absent until it is announced. */
  readonly called?: CalledMove;
  /** As it was made, where it is. */
  readonly move?: Move;
  readonly owes: readonly ('announce' | 'repeat' | 'execute')[];
}

export interface Awaited {
  /** Absent once the game is over. */
  readonly making?: Making;
  /** The move that was announced and is not made yet, or else the last one made; absent before the first. */
  readonly due?: Due;
  /** Whose boards were found to be wrong and are not mended yet (D.2.9). */
  readonly mends: readonly Color[];
  /** What each player has asked his assistant, and was not told yet (D.2.10.4). */
  readonly asked: Readonly<Record<Color, readonly AskedOfAssistant[]>>;
}

/** `undefined` where the rules for visually disabled players are not used. */
export function awaitedIn(game: Game): Awaited | undefined {
  if (!isBlindGame(game)) return undefined;
  const due = dueIn(game);
  const { mends = [], asked } = game.steps ?? {};
  return {
    ...(!game.ending && { making: makingIn(game) }),
    ...(due && { due }),
    mends,
    asked: { white: asked?.white ?? [], black: asked?.black ?? [] },
  };
}

function makingIn(game: Game): Making {
  const now = nowOf(game);
  const { called, placed } = now;
  return {
    by: now.by,
    ...(called && { called }),
    ...(placed && { placed: placed.move }),
    missing: missingOf(now) ?? 'placing',
  };
}

function dueIn(game: Game): Due | undefined {
  const now = begunIn(game);
  const two = game.conditions.blind?.boards === 'two';
  if (now?.called) {
    const { called, repeated, executed } = now;
    return {
      of: now.by,
      made: false,
      called,
      owes: [
        ...(isRepeated(called, repeated) ? [] : (['repeat'] as const)),
        ...(isExecuted(executed) || !two ? [] : (['execute'] as const)),
      ],
    };
  }
  const made = game.plies.at(-1);
  if (!made) return undefined;
  const { called, repeated, executed } = lastOf(game);
  const other = opposite(made.by);
  const stands = isExecuted(executed) || samePieces(boardBefore(game, other), positionOf(game));
  return {
    of: made.by,
    made: true,
    ...(called && { called }),
    move: made.move,
    owes: [
      ...(called ? [] : (['announce'] as const)),
      ...(called && !isRepeated(called, repeated) ? (['repeat'] as const) : []),
      ...(!two || stands ? [] : (['execute'] as const)),
    ],
  };
}

/** Whether it was the move that was called nobody sees to (D.2.9). */
function isExecuted(executed: Executed | undefined): boolean {
  return executed !== undefined && !executed.superseded;
}

/** What was repeated otherwise was heard by both, and is to be repeated again. */
function isRepeated(called: CalledMove, repeated: CalledMove | undefined): boolean {
  return repeated !== undefined && sameMove(called, repeated) && called.piece === repeated.piece;
}
