/**
 * Answers about squares and pieces in English.
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
import { CASTLES, PLAYERS, colorName, kindName, pieceFirst } from './names.js';

/** "Chess960 position 518. Rank 1: white rook a1, … Rank 2: all white pawns." */
export function chess960(number: number, layout: readonly RankLayout[]): readonly string[] {
  return [`Chess960 position ${number}.`, ...position(layout)];
}

/** One sentence a rank; empty ranks that follow each other are told together. */
export function position(ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[]): readonly string[] {
  const sentences: string[] = [];
  for (let index = 0; index < ranks.length;) {
    const first = ranks[index];
    if (!first) break;
    if (first.pieces.length > 0) {
      const { all } = first;
      const told = all ? `all ${colorName(all.color)} ${kindName(all.kind, 8)}` : piecesOfRank(first.pieces);
      sentences.push(`Rank ${onRank(first.rank)}: ${told}.`);
      index += 1;
      continue;
    }
    const next = ranks.findIndex((rank, at) => at > index && rank.pieces.length > 0);
    const end = next === -1 ? ranks.length : next;
    const last = ranks[end - 1] ?? first;
    sentences.push(end - index === 1 ? `Rank ${onRank(first.rank)}: empty.` : rankRun(first, last, end - index));
    index = end;
  }
  return sentences;
}

function rankRun(first: RankAnswer, last: RankAnswer, count: number): string {
  return `Ranks ${onRank(first.rank)} ${count === 2 ? 'and' : 'to'} ${onRank(last.rank)}: empty.`;
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
      const named = runs[index - 1]?.color === color ? '' : `${colorName(color)} `;
      return `${named}${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`;
    })
    .join(', ');
}

export function pieceList({ color, kinds }: PieceList): string {
  const pieces = kinds.map(({ kind, squares }) => `${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`);
  return `${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'no pieces'}.`;
}

export function movesOfPiece({ square, piece, capturesOnly, moves, hinderedBy }: MovesAnswer): string {
  if (!piece) return `${at(square)}, empty`;
  const name = pieceFirst({ kind: piece.kind, square });
  if (hinderedBy) {
    const [mover, other] = piece.color === 'white' ? ['Black', 'White'] : ['White', 'Black'];
    return `${other} has no moves while ${mover} is in check.`;
  }
  if (moves.length === 0) return `${name} ${capturesOnly ? 'can capture nothing' : 'has no moves'}.`;
  return `${name}: ${onePromotionEach(moves).map(target).join(', ')}.`;
}

/** The four promotions on one square are one move to be told. */
function onePromotionEach(moves: MovesAnswer['moves']): MovesAnswer['moves'] {
  const plain = ({ from, to, castling }: Move): Move => ({ from, to, ...(castling && { castling }) });
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(plain(other), plain(move))) === index);
}

function target(move: MovesAnswer['moves'][number]): string {
  if (move.castling) return `castles ${CASTLES[move.castling]}`;
  return `${move.capture ? 'takes ' : ''}${at(move.to)}${move.promotion ? ' and promotes' : ''}`;
}
