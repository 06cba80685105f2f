/**
 * Answers about squares and pieces in German.
 */
import type { RankLayout } from '../../../src/laws/board/layout.js';
import type { Color, PieceKind, PlacedPiece } from '../../../src/laws/squares.js';
import type { PieceList } from '../../../src/questions/question.js';
import { onePromotionEach, pieceRuns, rankGroups } from '../arranging.js';
import { at, onRank } from '../marks.js';
import type { AnswerWords, MovesAnswer, RankAnswer } from '../words.js';
import { CASTLINGS, PLAYERS, colorBefore, kindName, kindsOf, pieceOn } from './names.js';

/** "Chess960-Stellung 518: Reihe 1: weißer Turm a1, … Reihe 2: acht weiße Bauern." */
export function chess960(number: number, layout: readonly RankLayout[]): readonly string[] {
  return [`Chess960-Stellung ${number}:`, ...position(layout)];
}

/** One sentence a rank; empty ranks that follow each other are told together. */
function position(ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[]): readonly string[] {
  return rankGroups(ranks).map((group) => {
    if ('empty' in group) return emptyRanks(group.empty);
    const { row } = group;
    const { all } = row;
    const told = all ? allOf(all.color, all.kind) : piecesOfRank(row.pieces);
    return `Reihe ${onRank(row.rank)}: ${told}.`;
  });
}

function allOf(color: Color, kind: PieceKind): string {
  return `acht ${colorBefore(color, kind, 8)} ${kindsOf(kind, 8)}`;
}

function emptyRanks(ranks: readonly [RankAnswer, ...RankAnswer[]]): string {
  const [first] = ranks;
  const last = ranks.at(-1) ?? first;
  if (ranks.length === 1) return `Reihe ${onRank(first.rank)}: leer.`;
  return `Reihen ${onRank(first.rank)} ${ranks.length === 2 ? 'und' : 'bis'} ${onRank(last.rank)}: leer.`;
}

function piecesOfRank(pieces: readonly PlacedPiece[]): string {
  return pieceRuns(pieces)
    .map(({ color, kind, squares, sameColor }) => {
      const count = squares.length;
      const named = sameColor ? '' : `${colorBefore(color, kind, count)} `;
      return `${named}${kindName(kind, count)} ${squares.map(at).join(', ')}`;
    })
    .join(', ');
}

function pieceList({ color, kinds }: PieceList): string {
  const pieces = kinds.map(({ kind, squares }) => `${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`);
  return `${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'keine Figuren'}.`;
}

function movesOfPiece({ square, piece, capturesOnly, moves, hinderedBy }: MovesAnswer): string {
  if (!piece) return `${at(square)}, leer`;
  const name = pieceOn({ kind: piece.kind, square });
  if (hinderedBy) {
    const [mover, other] = piece.color === 'white' ? ['Schwarz', 'Weiß'] : ['Weiß', 'Schwarz'];
    return `${other} hat keinen Zug, solange ${mover} im Schach steht.`;
  }
  if (moves.length === 0) return `${name} ${capturesOnly ? 'kann nichts schlagen' : 'hat keinen Zug'}.`;
  return `${name}: ${onePromotionEach(moves).map(target).join(', ')}.`;
}

function target(move: MovesAnswer['moves'][number]): string {
  if (move.castling) return CASTLINGS[move.castling];
  return `${move.capture ? 'schlägt ' : ''}${at(move.to)}${move.promotion ? ' mit Umwandlung' : ''}`;
}

export const answers: AnswerWords = {
  chess960,
  position,
  pieceList,
  movesOfPiece,
  withheld: () => 'Keine Hinweise im strengen Spiel.',
};
