/**
 * Answers about squares and pieces in German.
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
import { CASTLINGS, PLAYERS, colorBefore, kindName, kindsOf, pieceOn } from './names.js';

/** "Chess960-Stellung 518: Reihe 1: weißer Turm a1, … Reihe 2: acht weiße Bauern." */
export function chess960(number: number, layout: readonly RankLayout[]): readonly string[] {
  return [`Chess960-Stellung ${number}:`, ...position(layout)];
}

/** One sentence a rank; empty ranks that follow each other are told together. */
export function position(ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[]): readonly string[] {
  const sentences: string[] = [];
  for (let index = 0; index < ranks.length;) {
    const first = ranks[index];
    if (!first) break;
    if (first.pieces.length > 0) {
      const { all } = first;
      const told = all ? allOf(all.color, all.kind) : piecesOfRank(first.pieces);
      sentences.push(`Reihe ${onRank(first.rank)}: ${told}.`);
      index += 1;
      continue;
    }
    const next = ranks.findIndex((rank, at) => at > index && rank.pieces.length > 0);
    const end = next === -1 ? ranks.length : next;
    const last = ranks[end - 1] ?? first;
    sentences.push(end - index === 1 ? `Reihe ${onRank(first.rank)}: leer.` : rankRun(first, last, end - index));
    index = end;
  }
  return sentences;
}

function allOf(color: Color, kind: PieceKind): string {
  return `acht ${colorBefore(color, kind, 8)} ${kindsOf(kind, 8)}`;
}

function rankRun(first: RankAnswer, last: RankAnswer, count: number): string {
  return `Reihen ${onRank(first.rank)} ${count === 2 ? 'und' : 'bis'} ${onRank(last.rank)}: leer.`;
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
      const count = squares.length;
      const named = runs[index - 1]?.color === color ? '' : `${colorBefore(color, kind, count)} `;
      return `${named}${kindName(kind, count)} ${squares.map(at).join(', ')}`;
    })
    .join(', ');
}

export function pieceList({ color, kinds }: PieceList): string {
  const pieces = kinds.map(({ kind, squares }) => `${kindName(kind, squares.length)} ${squares.map(at).join(', ')}`);
  return `${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'keine Figuren'}.`;
}

export function movesOfPiece({ square, piece, capturesOnly, moves, hinderedBy }: MovesAnswer): string {
  if (!piece) return `${at(square)}, leer`;
  const name = pieceOn({ kind: piece.kind, square });
  if (hinderedBy) {
    const [mover, other] = piece.color === 'white' ? ['Schwarz', 'Weiß'] : ['Weiß', 'Schwarz'];
    return `${other} hat keinen Zug, solange ${mover} im Schach steht.`;
  }
  if (moves.length === 0) return `${name} ${capturesOnly ? 'kann nichts schlagen' : 'hat keinen Zug'}.`;
  return `${name}: ${onePromotionEach(moves).map(target).join(', ')}.`;
}

/** The four promotions on one square are one move to be told. */
function onePromotionEach(moves: MovesAnswer['moves']): MovesAnswer['moves'] {
  const plain = ({ from, to, castling }: Move): Move => ({ from, to, ...(castling && { castling }) });
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(plain(other), plain(move))) === index);
}

function target(move: MovesAnswer['moves'][number]): string {
  if (move.castling) return CASTLINGS[move.castling];
  return `${move.capture ? 'schlägt ' : ''}${at(move.to)}${move.promotion ? ' mit Umwandlung' : ''}`;
}
