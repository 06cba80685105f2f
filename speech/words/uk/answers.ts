/**
 * Answers about squares and pieces in Ukrainian.
 */
import type { RankLayout } from '../../../src/laws/chess960.js';
import {
  fileIndex,
  sameMove,
  type Color,
  type Move,
  type PieceKind,
  type PlacedPiece,
  type Rank,
  type Square,
} from '../../../src/laws/squares.js';
import type { PieceList } from '../../../src/questions/question.js';
import { at, onRank } from '../marks.js';
import type { MovesAnswer, RankAnswer } from '../words.js';
import { listed } from './counting.js';
import { CASTLES, PLAYERS, coloredRun, kindName, pieceFirst } from './names.js';

export const EMPTY = 'порожнє';

/** "Шахи 960, позиція 518. Горизонталь один: біла тура а один, … Горизонталь два: усі білі пішаки." */
export function chess960(number: number, layout: readonly RankLayout[]): readonly string[] {
  return [`Шахи 960, позиція ${number}.`, ...position(layout)];
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
        ? `усі ${coloredRun(all.color, all.kind, 8)} ${kindName(all.kind, 8)}`
        : piecesOfRank(first.pieces);
      sentences.push(`Горизонталь ${onRank(first.rank)}: ${told}.`);
      index += 1;
      continue;
    }
    const next = ranks.findIndex((rank, place) => place > index && rank.pieces.length > 0);
    const end = next === -1 ? ranks.length : next;
    sentences.push(emptyRanks(ranks.slice(index, end).map(({ rank }) => rank)));
    index = end;
  }
  return sentences;
}

/** All are named, for a number after "від" would have to be bent. */
function emptyRanks(ranks: readonly Rank[]): string {
  const named = listed(ranks.map(onRank), 'і');
  return ranks.length === 1 ? `Горизонталь ${named}: порожня.` : `Горизонталі ${named}: порожні.`;
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
      const named = runs[index - 1]?.color === color ? '' : `${coloredRun(color, kind, squares.length)} `;
      return `${named}${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`;
    })
    .join(', ');
}

export function pieceList({ color, kinds }: PieceList): string {
  const pieces = kinds.map(({ kind, squares }) => `${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`);
  return `${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'фігур немає'}.`;
}

export function movesOfPiece({ square, piece, capturesOnly, moves, hinderedBy }: MovesAnswer): string {
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

/** The four promotions on one square are one move to be told. */
function onePromotionEach(moves: MovesAnswer['moves']): MovesAnswer['moves'] {
  const plain = ({ from, to, castling }: Move): Move => ({ from, to, ...(castling && { castling }) });
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(plain(other), plain(move))) === index);
}

function target(move: MovesAnswer['moves'][number]): string {
  if (move.castling) return CASTLES[move.castling].nominative;
  return `${move.capture ? 'бере на ' : ''}${at(move.to)}${move.promotion ? ' із перетворенням' : ''}`;
}
