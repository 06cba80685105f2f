/**
 * How far the move is where a player is visually disabled, what the opponent has done about the last one (App. D.2.1, D.2.3), and what is still
 * to be done about either, and by whom (D.2.1 to D.2.4, D.2.9, D.2.10.4). It hints at nothing: it names only what the rules ask of every move.
 */
import type { AskedOfAssistant, ExecutedMove, LastSteps, Steps, StepsNow } from '../../acts/blind.js';
import type { CalledMove } from '../../acts/move.js';
import type { Position } from '../../board/board.js';
import { moveByHand, samePieces, takesEnPassant, without } from '../../board/set-by-hand.js';
import type { BlindPlay } from '../../conditions.js';
import { plyOf, positionOf, type Game } from '../../game.js';
import { EVERYONE, type Audience } from '../../roles.js';
import { opposite, sameMove, takenEnPassant, type ByColor, type Color, type Move, type Square } from '../../squares.js';

/** A game by the rules for visually disabled players. */
export type BlindGame = Game & { readonly conditions: { readonly blind: BlindPlay } };

export function isBlindGame(game: Game): game is BlindGame {
  return game.conditions.blind !== undefined;
}

/** What the player having the move has begun of it; absent where that is nothing. */
export function stepsBegun(game: Game): StepsNow | undefined {
  const now = game.steps?.now;
  return now?.position === positionOf(game) ? now : undefined;
}

/** The same, with nothing done where nothing was begun. */
export function stepsNow(game: Game): StepsNow {
  const position = positionOf(game);
  const by = position.turn;
  return stepsBegun(game) ?? { by, position, before: game.boards[by] };
}

/** What is kept of the last move; nothing where there is none, or where the game went on from an earlier one. */
export function lastSteps(game: Game): LastSteps {
  const ply = plyOf(game);
  const last = game.steps?.last;
  return last?.ply === ply ? last : { ply };
}

/** The game with this on the mover's own board, as far as the move is. */
export function withNow(game: BlindGame, now: StepsNow): BlindGame {
  return withBoard({ ...game, steps: { ...game.steps, now } }, now.by, ownBoard(now));
}

/** Without any step of the move that is being made. */
export function withoutNow({ now: _now, ...steps }: Steps = {}): Steps {
  return steps;
}

/** A player's own board; where both use one, that. */
export function withBoard(game: BlindGame, of: Color, board: Position): BlindGame {
  const boards: ByColor<Position> =
    game.conditions.blind.boards === 'one' ? { white: board, black: board } : { ...game.boards, [of]: board };
  return { ...game, boards };
}

/**
 * The game with this as what the board of a player was before he began his own move, if he has begun one: what he has done since
 * is done on it again.
 */
export function withBoardBefore(game: BlindGame, of: Color, before: Position): BlindGame {
  const now = stepsBegun(game);
  return now?.by === of ? withNow(game, { ...now, before }) : withBoard(game, of, before);
}

/** A player's own board without what he has begun of his move. */
export function boardBefore(game: Game, of: Color): Position {
  const now = stepsBegun(game);
  return now?.by === of ? now.before : game.boards[of];
}

/** The mover's own board after what he has done so far. */
function ownBoard({ before, position, removed, placed }: StepsNow): Position {
  const cleared = removed ? without(before, removed) : before;
  // What was executed on it since may have taken the piece.
  if (!placed || !cleared.pieceAt(placed.move.from)) return cleared;
  const { move, captureRemoved } = placed;
  return moveByHand(cleared, move, captureRemoved !== false && takesEnPassant(position, move));
}

/** Where what this move captures stands on the mover's own board; absent where it captures nothing. */
export function capturedBy({ by, before, position }: StepsNow, move: Move): Square | undefined {
  if (move.castling) return undefined;
  if (before.pieceAt(move.to)?.color === opposite(by)) return move.to;
  return takesEnPassant(position, move) ? takenEnPassant(move) : undefined;
}

/** What the move still lacks (D.2.3), the first of it; absent where it is made. */
export function missingOf(now: StepsNow): 'capture' | 'placing' | 'announcing' | undefined {
  const { placed, called, removed } = now;
  if (!placed) return 'placing';
  const captured = capturedBy(now, placed.move);
  if (captured && placed.captureRemoved === false && removed !== captured) return 'capture';
  return called ? undefined : 'announcing';
}

/** Who sees what is done on a player's own board: not an opponent who is visually disabled and has a board of his own. */
export function whoSees({ conditions: { blind } }: BlindGame, of: Color): Audience {
  const other = opposite(of);
  return blind.boards === 'two' && blind.disabled[other] ? EVERYONE.filter((role) => role !== other) : EVERYONE;
}

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

export interface StepsDue {
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
export function stepsDue(game: Game): StepsDue | undefined {
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
  const now = stepsNow(game);
  const { called, placed } = now;
  return {
    by: now.by,
    ...(called && { called }),
    ...(placed && { placed: placed.move }),
    missing: missingOf(now) ?? 'placing',
  };
}

function dueIn(game: Game): Due | undefined {
  const now = stepsBegun(game);
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
  const { called, repeated, executed } = lastSteps(game);
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
function isExecuted(executed: ExecutedMove | undefined): boolean {
  return executed !== undefined && !executed.superseded;
}

/** What was repeated otherwise was heard by both, and is to be repeated again. */
function isRepeated(called: CalledMove, repeated: CalledMove | undefined): boolean {
  return repeated !== undefined && isSameCall(called, repeated);
}

export function isSameCall(one: CalledMove, other: CalledMove): boolean {
  return sameMove(one, other) && one.piece === other.piece;
}
