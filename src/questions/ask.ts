/**
 * Answers to questions about a game, as data; `speech/phrase.ts` makes words of them. Pure: nothing here is an act.
 */
import type { Position } from '../laws/board/board.js';
import type { Captured } from '../laws/facts.js';
import type { GameView } from '../laws/view.js';
import { COLORS, RANKS, SQUARES, rankOf, shadeOf, type PlacedPiece, type Rank, type Square } from '../laws/squares.js';
import { aboutAttackers, aboutCaptures, isCapture } from './attacks.js';
import { aboutFile, aboutMaterial, aboutPieces, pieceList } from './pieces.js';
import { aboutLastMoves, aboutMoveNumber, moveAt } from './past.js';
import type { Answer, AskedBefore, Question } from './question.js';

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
    case 'attackers':
      return view.play === 'strict' ? { about: 'withheld' } : aboutAttackers(position, question.square);
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

function onRank(position: Position, rank: Rank): { readonly rank: Rank; readonly pieces: readonly PlacedPiece[] } {
  return { rank, pieces: position.pieces().filter((piece) => rankOf(piece.square) === rank) };
}

function lastPly(view: GameView): number {
  return view.positions.length - 1;
}

function aboutSquare(position: Position, square: Square, more: AskedBefore): Answer {
  const piece = position.pieceAt(square);
  return { about: 'square', square, ...(piece && { piece }), shade: shadeOf(square), more };
}

function aboutLastMove(view: GameView, ply: number): Answer {
  const last = moveAt(view, ply);
  return last ? { about: 'last move', last } : { about: 'last move' };
}

function aboutLastCapture(captured: Captured | undefined): Answer {
  return captured ? { about: 'last capture', captured } : { about: 'last capture' };
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
