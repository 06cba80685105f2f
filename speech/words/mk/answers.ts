/**
 * Answers about squares and pieces in Macedonian.
 */
import type { RankLayout } from '../../../src/laws/chess960.js';
import {
  fileIndex,
  opposite,
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
import { CASTLING, PLAYERS, THE_PLAYERS, THE_PLAYERS_FIRST, adjective, kindName, pieceFirst } from './names.js';

/** "Шах 960, позиција 518. Ред еден: бел топ а еден, … Ред два: сите бели пешаци." */
export function chess960(number: number, layout: readonly RankLayout[]): readonly string[] {
  return [`Шах 960, позиција ${number}.`, ...position(layout)];
}

/** One sentence a rank; empty ranks that follow each other are told together. */
export function position(ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[]): readonly string[] {
  const sentences: string[] = [];
  for (let index = 0; index < ranks.length;) {
    const first = ranks[index];
    if (!first) break;
    if (first.pieces.length > 0) {
      const { all } = first;
      const told = all ? `сите ${adjective(all.color, all.kind, 8)} ${kindName(all.kind, 8)}` : onOneRank(first.pieces);
      sentences.push(`Ред ${onRank(first.rank)}: ${told}.`);
      index += 1;
      continue;
    }
    const next = ranks.findIndex((rank, place) => place > index && rank.pieces.length > 0);
    const end = next === -1 ? ranks.length : next;
    sentences.push(emptyRanks(first, ranks[end - 1] ?? first, end - index));
    index = end;
  }
  return sentences;
}

function emptyRanks(first: RankAnswer, last: RankAnswer, count: number): string {
  if (count === 1) return `Ред ${onRank(first.rank)}: празен.`;
  return `Редови ${onRank(first.rank)} ${count === 2 ? 'и' : 'до'} ${onRank(last.rank)}: празни.`;
}

/** From the a-file on; a colour is said when it changes, and a kind when it or the colour does. */
function onOneRank(pieces: readonly PlacedPiece[]): string {
  const runs: { color: Color; kind: PieceKind; squares: Square[] }[] = [];
  for (const { color, kind, square } of pieces.toSorted(
    (one, other) => fileIndex(one.square) - fileIndex(other.square),
  )) {
    const run = runs.at(-1);
    if (run?.color === color && run.kind === kind) run.squares.push(square);
    else runs.push({ color, kind, squares: [square] });
  }
  return runs
    .map(({ color, kind, squares }, index) => {
      const told = kindOn(kind, squares);
      return runs[index - 1]?.color === color ? told : `${adjective(color, kind, squares.length)} ${told}`;
    })
    .join(', ');
}

function kindOn(kind: PieceKind, squares: readonly Square[]): string {
  return `${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`;
}

export function pieceList({ color, kinds }: PieceList): string {
  const pieces = kinds.map(({ kind, squares }) => kindOn(kind, squares));
  return `${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'без фигури'}.`;
}

export function movesOfPiece({ square, piece, capturesOnly, moves, hinderedBy }: MovesAnswer): string {
  if (!piece) return `${at(square)}, празно`;
  if (hinderedBy) {
    const mover = opposite(piece.color);
    return `${THE_PLAYERS_FIRST[piece.color]} немаат потези додека ${THE_PLAYERS[mover]} се под шах.`;
  }
  const name = pieceFirst({ kind: piece.kind, square });
  if (moves.length === 0) return `${name} ${capturesOnly ? 'не може ништо да земе' : 'нема потези'}.`;
  return `${name}: ${onePromotionEach(moves).map(target).join(', ')}.`;
}

/** The four promotions on one square are one move to be told. */
function onePromotionEach(moves: MovesAnswer['moves']): MovesAnswer['moves'] {
  const plain = ({ from, to, castling }: Move): Move => ({ from, to, ...(castling && { castling }) });
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(plain(other), plain(move))) === index);
}

function target(move: MovesAnswer['moves'][number]): string {
  if (move.castling) return CASTLING[move.castling];
  return `${move.capture ? 'зема на ' : ''}${at(move.to)}${move.promotion ? ' со промоција' : ''}`;
}
