/**
 * Answers about squares and pieces in Belarusian.
 */
import type { RankLayout } from '../../../src/laws/board/layout.js';
import type { PlacedPiece } from '../../../src/laws/squares.js';
import type { PieceList } from '../../../src/questions/question.js';
import { onePromotionEach, pieceRuns, rankGroups } from '../arranging.js';
import { at, onRank } from '../marks.js';
import type { AnswerWords, MovesAnswer, RankAnswer } from '../words.js';
import { CASTLING, PLAYERS, colorName, kindName, listed, pieceFirst } from './names.js';

/** "Шахматы 960, пазіцыя 518. Гарызанталь адзін: белая ладдзя а адзін, … Гарызанталь два: усе белыя пешкі." */
export function chess960(number: number, layout: readonly RankLayout[]): readonly string[] {
  return [`Шахматы 960, пазіцыя ${number}.`, ...position(layout)];
}

/** One sentence a rank; empty ranks that follow each other are told together. */
function position(ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[]): readonly string[] {
  return rankGroups(ranks).map((group) => {
    if ('empty' in group) return emptyRanks(group.empty);
    const { row } = group;
    const { all } = row;
    const told = all ? `усе ${colorName(all.color, all.kind, 8)} ${kindName(all.kind, 8)}` : piecesOfRank(row.pieces);
    return `Гарызанталь ${onRank(row.rank)}: ${told}.`;
  });
}

/** Each by its number, for "ад трох да шасці" would bend what the user may hear as "3" or "drei". */
function emptyRanks(ranks: readonly RankAnswer[]): string {
  const numbers = listed(
    ranks.map(({ rank }) => onRank(rank)),
    'і',
  );
  return `${ranks.length === 1 ? 'Гарызанталь' : 'Гарызанталі'} ${numbers}: пуста.`;
}

function piecesOfRank(pieces: readonly PlacedPiece[]): string {
  return pieceRuns(pieces)
    .map(({ color, kind, squares, sameColor }) => {
      const named = sameColor ? '' : `${colorName(color, kind, squares.length)} `;
      return `${named}${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`;
    })
    .join(', ');
}

function pieceList({ color, kinds }: PieceList): string {
  const pieces = kinds.map(({ kind, squares }) => `${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`);
  return `${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'няма фігур'}.`;
}

function movesOfPiece({ square, piece, capturesOnly, moves, hinderedBy }: MovesAnswer): string {
  if (!piece) return `${at(square)}, пуста`;
  const name = pieceFirst({ kind: piece.kind, square });
  if (hinderedBy) {
    return piece.color === 'white'
      ? 'Белыя не маюць хадоў, пакуль чорным шах.'
      : 'Чорныя не маюць хадоў, пакуль белым шах.';
  }
  if (moves.length === 0) return `${name} ${capturesOnly ? 'не можа нічога ўзяць' : 'не мае хадоў'}.`;
  return `${name}: ${onePromotionEach(moves).map(target).join(', ')}.`;
}

function target(move: MovesAnswer['moves'][number]): string {
  if (move.castling) return CASTLING[move.castling].nominative;
  return `${move.capture ? 'бярэ на ' : ''}${at(move.to)}${move.promotion ? ' і ператвараецца' : ''}`;
}

export const answers: AnswerWords = {
  chess960,
  position,
  pieceList,
  movesOfPiece,
  withheld: () => 'У строгай гульні праграма не падказвае.',
};
