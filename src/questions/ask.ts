/**
 * Answers to questions about a game, as data; `speech/phrase.ts` makes words of them. Pure: nothing here is an act.
 */
import type { Position } from '../laws/board/board.js';
import type { PlayKind } from '../laws/conditions.js';
import type { Captured } from '../laws/facts.js';
import type { GameView } from '../laws/view.js';
import {
  COLORS,
  PIECE_KINDS,
  RANKS,
  SQUARES,
  fileIndex,
  fileOf,
  rankIndex,
  rankOf,
  shadeOf,
  type ByColor,
  type Color,
  type File,
  type PieceKind,
  type PlacedPiece,
  type Rank,
  type Square,
} from '../laws/squares.js';
import { isCapture } from '../notation/description.js';
import type { Answer, AskedBefore, LastMove, NumberedMove, PieceCounts, PieceList, Question } from './question.js';
import { whoIsAhead } from './worth.js';

/**
 * Answers a question as this role may know it. `ply` is how many plies have been made in the position that is looked at;
 * without it, that is the position on the role's own board.
 */
export function ask(view: GameView, question: Question, ply = lastPly(view)): Answer {
  const position = positionAt(view, ply);
  switch (question.about) {
    case 'square':
      return aboutSquare(position, question.square, question.more);
    case 'last move':
      return aboutLastMove(view, ply);
    case 'last capture':
      return aboutLastCapture(view.sheet[ply - 1]?.captured);
    case 'position':
      return { about: 'position', ranks: RANKS.map((rank) => onRank(position, rank)) };
    case 'piece lists':
      return { about: 'piece lists', lists: COLORS.map((color) => pieceList(position, color)) };
    case 'moves of piece':
      // Art. 12.6: in a tournament nobody may be told what could be played.
      return view.play === 'strict'
        ? { about: 'withheld' }
        : aboutMoves(position, question.square, question.capturesOnly);
    case 'pieces':
      return aboutPieces(position, question.colors, question.kind);
    case 'rank':
      return { about: 'position', ranks: [onRank(position, question.rank)] };
    case 'file':
      return aboutFile(position, question.file);
    case 'captures':
      return view.play === 'strict' ? { about: 'withheld' } : aboutCaptures(position);
    case 'material':
      return aboutMaterial(position, view.play);
    case 'last moves':
      return aboutLastMoves(view, ply, question.count);
    case 'move number':
      return aboutMoveNumber(view, position, ply);
  }
}

export function lastPly(view: GameView): number {
  return view.positions.length - 1;
}

/** After so many plies, as this role may see it. */
export function positionAt(view: GameView, ply: number): Position {
  return ply >= lastPly(view) ? view.board : (view.positions[ply] ?? view.board);
}

function aboutSquare(position: Position, square: Square, more: AskedBefore): Answer {
  const piece = position.pieceAt(square);
  return { about: 'square', square, ...(piece && { piece }), shade: shadeOf(square), more };
}

function onRank(position: Position, rank: Rank): { readonly rank: Rank; readonly pieces: readonly PlacedPiece[] } {
  return { rank, pieces: position.pieces().filter((piece) => rankOf(piece.square) === rank) };
}

function aboutFile(position: Position, file: File): Answer {
  const pieces = position
    .pieces()
    .filter(({ square }) => fileOf(square) === file)
    .toSorted((one, other) => rankIndex(one.square) - rankIndex(other.square));
  return { about: 'file', file, pieces };
}

/** All pieces of these players, or those of one kind. */
function aboutPieces(position: Position, colors: readonly Color[], kind: PieceKind | undefined): Answer {
  if (!kind) return { about: 'piece lists', lists: colors.map((color) => pieceList(position, color)) };
  return {
    about: 'pieces',
    kind,
    sides: colors.map((color) => ({ color, squares: squaresOf(position, color, kind) })),
  };
}

/** Each kind that a player has, king first. */
function pieceList(position: Position, color: Color): PieceList {
  const kinds = PIECE_KINDS.map((kind) => ({ kind, squares: squaresOf(position, color, kind) }));
  return { color, kinds: kinds.filter(({ squares }) => squares.length > 0) };
}

/** @param play in strict play pieces are counted and not weighed */
function aboutMaterial(position: Position, play: PlayKind): Answer {
  const counts: ByColor<PieceCounts> = { white: counted(position, 'white'), black: counted(position, 'black') };
  if (play === 'strict') return { about: 'material', counts };
  return { about: 'material', counts, ahead: whoIsAhead(position.pieces()) };
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

function squaresOf(position: Position, color: Color, kind: PieceKind): readonly Square[] {
  return position
    .pieces()
    .filter((piece) => piece.color === color && piece.kind === kind)
    .map(({ square }) => square)
    .toSorted(byFile);
}

/** The moves of a piece; of the player not on move, as if it were on move now. */
function aboutMoves(position: Position, square: Square, capturesOnly: boolean): Answer {
  const piece = position.pieceAt(square);
  const asked = { about: 'moves of piece', square, capturesOnly } as const;
  if (!piece) return { ...asked, moves: [] };
  const turned = position.withTurn(piece.color);
  if (!turned) return { ...asked, piece, moves: [], hinderedBy: 'check' };
  const moves = turned
    .legalMovesFrom(square)
    .map((move) => ({ ...move, capture: isCapture(turned, move) }))
    .filter((move) => !capturesOnly || move.capture)
    .toSorted((one, other) => place(one.to) - place(other.to));
  return { ...asked, piece, moves };
}

/** What the player having the move can capture. */
function aboutCaptures(position: Position): Answer {
  const captures = position.legalMoves().filter((move) => isCapture(position, move));
  const moves = captures
    .filter(({ from, to }, index) => captures.findIndex((other) => other.from === from && other.to === to) === index)
    .map(({ from, to }) => ({ from, to, piece: position.placedAt(from).kind }))
    .toSorted((one, other) => place(one.from) - place(other.from) || place(one.to) - place(other.to));
  return { about: 'captures', color: position.turn, moves };
}

function aboutLastMove(view: GameView, ply: number): Answer {
  const last = moveAt(view, ply);
  return last ? { about: 'last move', last } : { about: 'last move' };
}

/** The last plies before a position, this many or as many as there are. */
function aboutLastMoves(view: GameView, ply: number, count: number): Answer {
  const last = Math.min(ply, view.sheet.length);
  return { about: 'last moves', moves: movesBetween(view, Math.max(0, last - count), last) };
}

/** The moves that led from one ply to another, each with its number on the scoresheet. */
export function movesBetween(view: GameView, from: number, to: number): readonly NumberedMove[] {
  return Array.from({ length: to - from }, (_, index) => from + index + 1).flatMap((at) => {
    const move = moveAt(view, at);
    return move ? [{ ...move, number: view.positions[at - 1]?.moveNumber ?? 1 }] : [];
  });
}

function aboutLastCapture(captured: Captured | undefined): Answer {
  return captured ? { about: 'last capture', captured } : { about: 'last capture' };
}

function aboutMoveNumber(view: GameView, position: Position, ply: number): Answer {
  const ending = ply >= lastPly(view) ? view.ending : undefined;
  return { about: 'move number', number: position.moveNumber, ...(ending ? { ending } : { turn: position.turn }) };
}

/** The move that led to a ply. The game's end belongs to the last move of the game. */
export function moveAt(view: GameView, ply: number): LastMove | undefined {
  const entry = view.sheet[ply - 1] ?? (ply === lastPly(view) ? view.latest : undefined);
  if (!entry) return undefined;
  const { moved, captured, checked } = entry;
  const heard = checked?.audience.includes(view.role) ? checked : undefined;
  const ending = ply >= lastPly(view) ? view.ending : undefined;
  return { moved, ...(captured && { captured }), ...(heard && { checked: heard }), ...(ending && { ending }) };
}

/** From the a-file to the h-file, and on a file from the first rank. */
export function byFile(one: Square, other: Square): number {
  return fileIndex(one) - fileIndex(other) || rankIndex(one) - rankIndex(other);
}

function place(square: Square): number {
  return SQUARES.indexOf(square);
}
