/**
 * Going on with the steps of a move where a player is visually disabled, and of the opponent about the last one (App. D.2.1, D.2.3).
 */
import type { BlindPlay } from '../conditions.js';
import type { Position } from '../board.js';
import { moveByHand, takesEnPassant, without } from '../boards.js';
import { EVERYONE, type Audience } from '../roles.js';
import { opposite, takenEnPassant, type ByColor, type Color, type Move, type Square } from '../squares.js';
import { plyOf, positionOf, type Game } from '../state.js';
import type { LastSteps, Steps, StepsNow } from './remembered-steps.js';

/** A game by the rules for visually disabled players. */
export type BlindGame = Game & { readonly conditions: { readonly blind: BlindPlay } };

export function isBlindGame(game: Game): game is BlindGame {
  return game.conditions.blind !== undefined;
}

/** What the player having the move has begun of it; absent where that is nothing. */
export function begunIn(game: Game): StepsNow | undefined {
  const now = game.steps?.now;
  return now?.position === positionOf(game) ? now : undefined;
}

/** The same, with nothing done where nothing was begun. */
export function nowOf(game: Game): StepsNow {
  const position = positionOf(game);
  const by = position.turn;
  return begunIn(game) ?? { by, position, before: game.boards[by] };
}

/** What is kept of the last move; nothing where there is none, or where the game went on from an earlier one. */
export function lastOf(game: Game): LastSteps {
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
  const now = begunIn(game);
  return now?.by === of ? withNow(game, { ...now, before }) : withBoard(game, of, before);
}

/** A player's own board without what he has begun of his move. */
export function boardBefore(game: Game, of: Color): Position {
  const now = begunIn(game);
  return now?.by === of ? now.before : game.boards[of];
}

/** The mover's own board after what he has done so far. */
export function ownBoard({ before, position, removed, placed }: StepsNow): Position {
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
export function seers({ conditions: { blind } }: BlindGame, of: Color): Audience {
  const other = opposite(of);
  return blind.boards === 'two' && blind.disabled[other] ? EVERYONE.filter((role) => role !== other) : EVERYONE;
}
