/**
 * Answers about squares and pieces in English.
 */
import type { RankLayout } from '../../../src/laws/board/layout.js';
import type { PlacedPiece } from '../../../src/laws/squares.js';
import type { PieceList } from '../../../src/questions/question.js';
import { onePromotionEach, pieceRuns, rankGroups } from '../arranging.js';
import { at, onRank } from '../marks.js';
import type { AnswerWords, MovesAnswer, RankAnswer } from '../words.js';
import { CASTLES, PLAYERS, colorName, kindName, pieceFirst } from './names.js';

/** "Chess960 position 518. Rank 1: white rook a1, … Rank 2: all white pawns." */
export function chess960(number: number, layout: readonly RankLayout[]): readonly string[] {
  return [`Chess960 position ${number}.`, ...position(layout)];
}

/** One sentence a rank; empty ranks that follow each other are told together. */
function position(ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[]): readonly string[] {
  return rankGroups(ranks).map((group) => {
    if ('empty' in group) return emptyRanks(group.empty);
    const { row } = group;
    const { all } = row;
    const told = all ? `all ${colorName(all.color)} ${kindName(all.kind, 8)}` : piecesOfRank(row.pieces);
    return `Rank ${onRank(row.rank)}: ${told}.`;
  });
}

function emptyRanks(ranks: readonly [RankAnswer, ...RankAnswer[]]): string {
  const [first] = ranks;
  const last = ranks.at(-1) ?? first;
  if (ranks.length === 1) return `Rank ${onRank(first.rank)}: empty.`;
  return `Ranks ${onRank(first.rank)} ${ranks.length === 2 ? 'and' : 'to'} ${onRank(last.rank)}: empty.`;
}

function piecesOfRank(pieces: readonly PlacedPiece[]): string {
  return pieceRuns(pieces)
    .map(({ color, kind, squares, sameColor }) => {
      const named = sameColor ? '' : `${colorName(color)} `;
      return `${named}${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`;
    })
    .join(', ');
}

function pieceList({ color, kinds }: PieceList): string {
  const pieces = kinds.map(({ kind, squares }) => `${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`);
  return `${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'no pieces'}.`;
}

function movesOfPiece({ square, piece, capturesOnly, moves, hinderedBy }: MovesAnswer): string {
  if (!piece) return `${at(square)}, empty`;
  const name = pieceFirst({ kind: piece.kind, square });
  if (hinderedBy) {
    const [mover, other] = piece.color === 'white' ? ['Black', 'White'] : ['White', 'Black'];
    return `${other} has no moves while ${mover} is in check.`;
  }
  if (moves.length === 0) return `${name} ${capturesOnly ? 'can capture nothing' : 'has no moves'}.`;
  return `${name}: ${onePromotionEach(moves).map(target).join(', ')}.`;
}

function target(move: MovesAnswer['moves'][number]): string {
  if (move.castling) return `castles ${CASTLES[move.castling]}`;
  return `${move.capture ? 'takes ' : ''}${at(move.to)}${move.promotion ? ' and promotes' : ''}`;
}

export const answers: AnswerWords = {
  chess960,
  position,
  pieceList,
  movesOfPiece,
  withheld: () => 'In strict play the program gives no hints.',
};
