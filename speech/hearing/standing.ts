/**
 * Illegal moves that a text can mean, where they are made and stand until they are found (Art. 7.5).
 *
 * What can be read is taken, and nothing is guessed: a text that names both squares means the piece that stands on the first; a
 * shorter one means the only piece of its kind (and file or rank) that the player has, wherever it stands; castling means the
 * king; a capture that is told without its square ("NxP") means the one that only the king's safety forbids. What names no one piece so, and a legal move that only was described wrongly ("Nxe5" where nothing stands), is refused
 * with its reason. A pawn that could be promoted is not left a pawn: what it becomes belongs to the move and is asked for.
 */
import { completeMove, type Position } from '../../src/laws/board/board.js';
import type { Move, Square } from '../../src/laws/squares.js';
import type { Reading } from '../../src/notation/algebraic.js';
import type { MoveDescription, PartDescription } from '../../src/notation/description.js';
import { movesTheKingForbids, piecesMeant } from '../../src/notation/explain.js';

/** The illegal move that each of these readings means, where it means one. */
export function standingMoves(position: Position, readings: readonly Reading[]): readonly Move[] {
  return readings.flatMap(({ description }) => {
    if (description.type === 'part') return movesTheKingForbids(position, description);
    const [piece, another] = piecesMeant(position, description);
    const move = piece && !another ? moveOf(position, description, piece.square) : undefined;
    return move && !position.isLegal(move) ? [move] : [];
  });
}

function moveOf(
  position: Position,
  description: Exclude<MoveDescription, PartDescription>,
  from: Square,
): Move | undefined {
  if (description.type === 'piece') {
    const { to, promotion } = description;
    return from === to ? undefined : completeMove(position, { from, to, ...(promotion && { promotion }) });
  }
  const { side: castling } = description;
  return castling && { from, to: position.castlingSquares(position.turn, castling).king, castling };
}
