/**
 * What attacks what: pieces around a square, and what can be captured. In strict play nobody is told (Art. 12.6).
 */
import type { Position } from '../laws/board/board.js';
import { PIECE_KINDS, SQUARES, fileOf, type Color, type Move, type PlacedPiece, type Square } from '../laws/squares.js';
import { byFile } from './pieces.js';
import type { Answer } from './question.js';

export function aboutAttackers(position: Position, square: Square): Answer {
  const piece = position.pieceAt(square);
  const by = (color: Color): readonly PlacedPiece[] => position.attackers(square, color).toSorted(byKind);
  return { about: 'attackers', square, ...(piece && { piece }), by: { white: by('white'), black: by('black') } };
}

/** What the player having the move can capture. */
export function aboutCaptures(position: Position): Answer {
  const captures = position.legalMoves().filter((move) => isCapture(position, move));
  const moves = captures
    .filter(({ from, to }, index) => captures.findIndex((other) => other.from === from && other.to === to) === index)
    .map(({ from, to }) => ({ from, to, piece: position.placedAt(from).kind }))
    .toSorted((one, other) => place(one.from) - place(other.from) || place(one.to) - place(other.to));
  return { about: 'captures', color: position.turn, moves };
}

/** A pawn that changes its file captures, also en passant (Art. 3.7.3, 3.7.4). */
export function isCapture(position: Position, move: Move): boolean {
  if (move.castling) return false;
  const pawnTakes = position.pieceAt(move.from)?.kind === 'pawn' && fileOf(move.from) !== fileOf(move.to);
  return pawnTakes || position.pieceAt(move.to) !== undefined;
}

function place(square: Square): number {
  return SQUARES.indexOf(square);
}

function byKind(one: PlacedPiece, other: PlacedPiece): number {
  return PIECE_KINDS.indexOf(one.kind) - PIECE_KINDS.indexOf(other.kind) || byFile(one.square, other.square);
}
