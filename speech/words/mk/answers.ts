/**
 * Answers about squares and pieces in Macedonian.
 */
import type { RankLayout } from '../../../src/laws/board/layout.js';
import { opposite, type PieceKind, type PlacedPiece, type Square } from '../../../src/laws/squares.js';
import type { PieceList } from '../../../src/questions/question.js';
import { onePromotionEach, pieceRuns, rankGroups } from '../arranging.js';
import { at, onRank } from '../marks.js';
import type { AnswerWords, MovesAnswer, RankAnswer } from '../words.js';
import { CASTLING, PLAYERS, THE_PLAYERS, THE_PLAYERS_FIRST, adjective, kindName, pieceFirst } from './names.js';

/** "Шах 960, позиција 518. Ред еден: бел топ а еден, … Ред два: сите бели пешаци." */
export function chess960(number: number, layout: readonly RankLayout[]): readonly string[] {
  return [`Шах 960, позиција ${number}.`, ...position(layout)];
}

/** One sentence a rank; empty ranks that follow each other are told together. */
function position(ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[]): readonly string[] {
  return rankGroups(ranks).map((group) => {
    if ('empty' in group) return emptyRanks(group.empty);
    const { row } = group;
    const { all } = row;
    const told = all ? `сите ${adjective(all.color, all.kind, 8)} ${kindName(all.kind, 8)}` : onOneRank(row.pieces);
    return `Ред ${onRank(row.rank)}: ${told}.`;
  });
}

function emptyRanks(ranks: readonly [RankAnswer, ...RankAnswer[]]): string {
  const [first] = ranks;
  const last = ranks.at(-1) ?? first;
  if (ranks.length === 1) return `Ред ${onRank(first.rank)}: празен.`;
  return `Редови ${onRank(first.rank)} ${ranks.length === 2 ? 'и' : 'до'} ${onRank(last.rank)}: празни.`;
}

function onOneRank(pieces: readonly PlacedPiece[]): string {
  return pieceRuns(pieces)
    .map(({ color, kind, squares, sameColor }) => {
      const told = kindOn(kind, squares);
      return sameColor ? told : `${adjective(color, kind, squares.length)} ${told}`;
    })
    .join(', ');
}

function kindOn(kind: PieceKind, squares: readonly Square[]): string {
  return `${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`;
}

function pieceList({ color, kinds }: PieceList): string {
  const pieces = kinds.map(({ kind, squares }) => kindOn(kind, squares));
  return `${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'без фигури'}.`;
}

function movesOfPiece({ square, piece, capturesOnly, moves, hinderedBy }: MovesAnswer): string {
  if (!piece) return `${at(square)}, празно`;
  if (hinderedBy) {
    const mover = opposite(piece.color);
    return `${THE_PLAYERS_FIRST[piece.color]} немаат потези додека ${THE_PLAYERS[mover]} се под шах.`;
  }
  const name = pieceFirst({ kind: piece.kind, square });
  if (moves.length === 0) return `${name} ${capturesOnly ? 'не може ништо да земе' : 'нема потези'}.`;
  return `${name}: ${onePromotionEach(moves).map(target).join(', ')}.`;
}

function target(move: MovesAnswer['moves'][number]): string {
  if (move.castling) return CASTLING[move.castling];
  return `${move.capture ? 'зема на ' : ''}${at(move.to)}${move.promotion ? ' со промоција' : ''}`;
}

export const answers: AnswerWords = {
  chess960,
  position,
  pieceList,
  movesOfPiece,
  withheld: () => 'Во строга игра програмата не помага.',
};
