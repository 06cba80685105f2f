/**
 * Answers to questions about a game, as data; `speech/phrase.ts` makes words of them. Pure: nothing here is an act.
 */
import type { Position } from '../laws/board.js';
import type { Captured } from '../laws/facts.js';
import type { ScoresheetEntry } from '../laws/describe.js';
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
  type Color,
  type Move,
  type Square,
} from '../laws/squares.js';
import type { Answer, AskedBefore, PieceList, Question } from './question.js';

/**
 * Answers a question as this role may know it. `ply` is how many plies have been made in the position that is looked at;
 * without it, that is the position on the role's own board.
 */
export function ask(view: GameView, question: Question, ply = lastPly(view)): Answer {
  const position = ply >= lastPly(view) ? view.board : (view.positions[ply] ?? view.board);
  switch (question.about) {
    case 'square':
      return aboutSquare(position, question.square, question.more);
    case 'last move':
      return aboutLastMove(view, ply);
    case 'last capture':
      return aboutLastCapture(view.sheet[ply - 1]?.captured);
    case 'position':
      return {
        about: 'position',
        ranks: RANKS.map((rank) => ({
          rank,
          pieces: position.pieces().filter((piece) => rankOf(piece.square) === rank),
        })),
      };
    case 'piece lists':
      return { about: 'piece lists', lists: COLORS.map((color) => pieceList(position, color)) };
    case 'moves of piece':
      // Art. 12.6: in a tournament nobody may be told what could be played.
      return view.play === 'strict'
        ? { about: 'withheld' }
        : aboutMoves(position, question.square, question.capturesOnly);
  }
}

function lastPly(view: GameView): number {
  return view.positions.length - 1;
}

function aboutSquare(position: Position, square: Square, more: AskedBefore): Answer {
  const piece = position.pieceAt(square);
  return { about: 'square', square, ...(piece && { piece }), shade: shadeOf(square), more };
}

/** The game's end is part of the answer only where the last move of the game is asked for. */
function aboutLastMove(view: GameView, ply: number): Answer {
  const entry: ScoresheetEntry | undefined = view.sheet[ply - 1];
  if (!entry) return { about: 'last move' };
  const { moved, captured, checked } = entry;
  const heard = checked?.audience.includes(view.role) ? checked : undefined;
  const ending = ply >= lastPly(view) ? view.ending : undefined;
  return {
    about: 'last move',
    last: { moved, ...(captured && { captured }), ...(heard && { checked: heard }), ...(ending && { ending }) },
  };
}

function aboutLastCapture(captured: Captured | undefined): Answer {
  return captured ? { about: 'last capture', captured } : { about: 'last capture' };
}

function pieceList(position: Position, color: Color): PieceList {
  const pieces = position
    .pieces()
    .filter((piece) => piece.color === color)
    .toSorted((one, other) => byFile(one.square, other.square));
  const kinds = PIECE_KINDS.map((kind) => ({
    kind,
    squares: pieces.filter((piece) => piece.kind === kind).map((piece) => piece.square),
  }));
  return { color, kinds: kinds.filter(({ squares }) => squares.length > 0) };
}

function byFile(one: Square, other: Square): number {
  return fileIndex(one) - fileIndex(other) || rankIndex(one) - rankIndex(other);
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
    .toSorted((one, other) => SQUARES.indexOf(one.to) - SQUARES.indexOf(other.to));
  return { ...asked, piece, moves };
}

/** A pawn that changes its file captures, also en passant (Art. 3.7.3, 3.7.4). */
function isCapture(position: Position, move: Move): boolean {
  if (move.castling) return false;
  const pawnTakes = position.pieceAt(move.from)?.kind === 'pawn' && fileOf(move.from) !== fileOf(move.to);
  return pawnTakes || position.pieceAt(move.to) !== undefined;
}
