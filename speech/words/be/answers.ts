/**
 * Answers about squares and pieces in Belarusian.
 */
import type { RankLayout } from '../../../src/laws/chess960.js';
import {
  fileIndex,
  sameMove,
  type Color,
  type Move,
  type PieceKind,
  type PlacedPiece,
  type Square,
} from '../../../src/laws/squares.js';
import type { PieceList } from '../../../src/questions/question.js';
import { at, onRank } from '../marks.js';
import type { MovesAnswer, RankAnswer } from '../words.js';
import { CASTLING, PLAYERS, colorName, kindIn, kindName, listed, pieceFirst } from './names.js';

/** "Шахматы 960, пазіцыя 518. Гарызанталь адзін: белая ладдзя а адзін, … Гарызанталь два: усе белыя пешкі." */
export function chess960(number: number, layout: readonly RankLayout[]): readonly string[] {
  return [`Шахматы 960, пазіцыя ${number}.`, ...position(layout)];
}

/** One sentence a rank; empty ranks that follow each other are told together. */
export function position(ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[]): readonly string[] {
  const sentences: string[] = [];
  for (let index = 0; index < ranks.length;) {
    const first = ranks[index];
    if (!first) break;
    if (first.pieces.length > 0) {
      const { all } = first;
      const told = all
        ? `усе ${colorName(all.color, all.kind, 8)} ${kindName(all.kind, 8)}`
        : piecesOfRank(first.pieces);
      sentences.push(`Гарызанталь ${onRank(first.rank)}: ${told}.`);
      index += 1;
      continue;
    }
    const next = ranks.findIndex((rank, at) => at > index && rank.pieces.length > 0);
    const end = next === -1 ? ranks.length : next;
    sentences.push(emptyRanks(ranks.slice(index, end)));
    index = end;
  }
  return sentences;
}

/** Each by its number, for "ад трох да шасці" would bend what the user may hear as "3" or "drei". */
function emptyRanks(ranks: readonly RankAnswer[]): string {
  const numbers = listed(
    ranks.map(({ rank }) => onRank(rank)),
    'і',
  );
  return `${ranks.length === 1 ? 'Гарызанталь' : 'Гарызанталі'} ${numbers}: пуста.`;
}

/** From the a-file on; a colour is said when it changes, and a kind when it or the colour does. */
function piecesOfRank(pieces: readonly PlacedPiece[]): string {
  const sorted = pieces.toSorted((one, other) => fileIndex(one.square) - fileIndex(other.square));
  const runs: { color: Color; kind: PieceKind; squares: Square[] }[] = [];
  for (const { color, kind, square } of sorted) {
    const run = runs.at(-1);
    if (run?.color === color && run.kind === kind) run.squares.push(square);
    else runs.push({ color, kind, squares: [square] });
  }
  return runs
    .map(({ color, kind, squares }, index) => {
      const named = runs[index - 1]?.color === color ? '' : `${colorName(color, kind, squares.length)} `;
      return `${named}${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`;
    })
    .join(', ');
}

export function pieceList({ color, kinds }: PieceList): string {
  const pieces = kinds.map(({ kind, squares }) => `${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`);
  return `${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'няма фігур'}.`;
}

export function movesOfPiece({ square, piece, capturesOnly, moves, hinderedBy }: MovesAnswer): string {
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

/** The four promotions on one square are one move to be told. */
function onePromotionEach(moves: MovesAnswer['moves']): MovesAnswer['moves'] {
  const plain = ({ from, to, castling }: Move): Move => ({ from, to, ...(castling && { castling }) });
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(plain(other), plain(move))) === index);
}

function target(move: MovesAnswer['moves'][number]): string {
  if (move.castling) return CASTLING[move.castling].nominative;
  return `${move.capture ? 'бярэ на ' : ''}${at(move.to)}${move.promotion ? ' і ператвараецца' : ''}`;
}

/** Asked of the player whenever a pawn must become something (Art. 3.7.5). */
export const WHICH_PIECE = `Якая фігура? ${piecesToChoose(['queen', 'rook', 'bishop', 'knight'])}.`;

/** "Ферзь, ладдзя, слон ці конь". */
export function piecesToChoose(kinds: readonly PieceKind[]): string {
  const names = kinds.map((kind) => kindIn(kind, 'nominative'));
  const text = listed(names, 'ці');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
