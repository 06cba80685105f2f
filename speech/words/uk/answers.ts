/**
 * Answers about squares and pieces in Ukrainian.
 */
import type { RankLayout } from '../../../src/laws/board/layout.js';
import type { PlacedPiece } from '../../../src/laws/squares.js';
import type { PieceList } from '../../../src/questions/question.js';
import { onePromotionEach, pieceRuns, rankGroups } from '../arranging.js';
import { at, onRank } from '../marks.js';
import type { AnswerWords, MovesAnswer, RankAnswer } from '../words.js';
import { listed } from './counting.js';
import { CASTLES, EMPTY, PLAYERS, coloredRun, kindName, pieceFirst } from './names.js';

/** "Шахи 960, позиція 518. Горизонталь один: біла тура а один, … Горизонталь два: усі білі пішаки." */
export function chess960(number: number, layout: readonly RankLayout[]): readonly string[] {
  return [`Шахи 960, позиція ${number}.`, ...position(layout)];
}

/** One sentence a rank; empty ranks that follow each other are told together. */
function position(ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[]): readonly string[] {
  return rankGroups(ranks).map((group) => {
    if ('empty' in group) return emptyRanks(group.empty);
    const { row } = group;
    const { all } = row;
    const told = all ? `усі ${coloredRun(all.color, all.kind, 8)} ${kindName(all.kind, 8)}` : piecesOfRank(row.pieces);
    return `Горизонталь ${onRank(row.rank)}: ${told}.`;
  });
}

/** All are named, for a number after "від" would have to be bent. */
function emptyRanks(ranks: readonly RankAnswer[]): string {
  const named = listed(
    ranks.map(({ rank }) => onRank(rank)),
    'і',
  );
  return ranks.length === 1 ? `Горизонталь ${named}: порожня.` : `Горизонталі ${named}: порожні.`;
}

function piecesOfRank(pieces: readonly PlacedPiece[]): string {
  return pieceRuns(pieces)
    .map(({ color, kind, squares, sameColor }) => {
      const named = sameColor ? '' : `${coloredRun(color, kind, squares.length)} `;
      return `${named}${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`;
    })
    .join(', ');
}

function pieceList({ color, kinds }: PieceList): string {
  const pieces = kinds.map(({ kind, squares }) => `${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`);
  return `${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'фігур немає'}.`;
}

function movesOfPiece({ square, piece, capturesOnly, moves, hinderedBy }: MovesAnswer): string {
  if (!piece) return `${at(square)}, ${EMPTY}`;
  const name = pieceFirst({ kind: piece.kind, square });
  if (hinderedBy) {
    return piece.color === 'white'
      ? 'Білі не мають ходів, поки чорні під шахом.'
      : 'Чорні не мають ходів, поки білі під шахом.';
  }
  if (moves.length === 0) return `${name} ${capturesOnly ? 'нічого не може взяти' : 'не має ходів'}.`;
  return `${name}: ${onePromotionEach(moves).map(target).join(', ')}.`;
}

function target(move: MovesAnswer['moves'][number]): string {
  if (move.castling) return CASTLES[move.castling].nominative;
  return `${move.capture ? 'бере на ' : ''}${at(move.to)}${move.promotion ? ' із перетворенням' : ''}`;
}

export const answers: AnswerWords = {
  chess960,
  position,
  pieceList,
  movesOfPiece,
  withheld: () => 'У суворій грі програма не підказує.',
};
