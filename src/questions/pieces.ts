/**
 * Which pieces there are and where: by kind, by file, and counted.
 */
import type { Position } from '../laws/board/board.js';
import type { PlayKind } from '../laws/conditions.js';
import {
  PIECE_KINDS,
  fileIndex,
  fileOf,
  rankIndex,
  type ByColor,
  type Color,
  type File,
  type PieceKind,
  type Square,
} from '../laws/squares.js';
import type { Answer, PieceCounts, PieceList } from './question.js';

/** In points. The king has none, for he is never exchanged. */
const WORTH: PieceCounts = { king: 0, queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 };

/** All pieces of these players, or those of one kind. */
export function aboutPieces(position: Position, colors: readonly Color[], kind: PieceKind | undefined): Answer {
  if (!kind) return { about: 'piece lists', lists: colors.map((color) => pieceList(position, color)) };
  return {
    about: 'pieces',
    kind,
    sides: colors.map((color) => ({ color, squares: squaresOf(position, color, kind) })),
  };
}

/** Each kind that a player has, king first. */
export function pieceList(position: Position, color: Color): PieceList {
  const kinds = PIECE_KINDS.map((kind) => ({ kind, squares: squaresOf(position, color, kind) }));
  return { color, kinds: kinds.filter(({ squares }) => squares.length > 0) };
}

export function aboutFile(position: Position, file: File): Answer {
  const pieces = position
    .pieces()
    .filter(({ square }) => fileOf(square) === file)
    .toSorted((one, other) => rankIndex(one.square) - rankIndex(other.square));
  return { about: 'file', file, pieces };
}

/** @param play in strict play pieces are counted and not weighed */
export function aboutMaterial(position: Position, play: PlayKind): Answer {
  const counts: ByColor<PieceCounts> = { white: counted(position, 'white'), black: counted(position, 'black') };
  if (play === 'strict') return { about: 'material', counts };
  const more = points(counts.white) - points(counts.black);
  const color = more > 0 ? 'white' : 'black';
  return { about: 'material', counts, ahead: more === 0 ? 'equal' : { color, points: Math.abs(more) } };
}

/** From the a-file to the h-file, and on a file from the first rank. */
export function byFile(one: Square, other: Square): number {
  return fileIndex(one) - fileIndex(other) || rankIndex(one) - rankIndex(other);
}

function squaresOf(position: Position, color: Color, kind: PieceKind): readonly Square[] {
  return position
    .pieces()
    .filter((piece) => piece.color === color && piece.kind === kind)
    .map(({ square }) => square)
    .toSorted(byFile);
}

function counted(position: Position, color: Color): PieceCounts {
  const count = (kind: PieceKind): number => squaresOf(position, color, kind).length;
  return {
    king: count('king'),
    queen: count('queen'),
    rook: count('rook'),
    bishop: count('bishop'),
    knight: count('knight'),
    pawn: count('pawn'),
  };
}

function points(counts: PieceCounts): number {
  return PIECE_KINDS.reduce((sum, kind) => sum + counts[kind] * WORTH[kind], 0);
}
