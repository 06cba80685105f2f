/**
 * What stands on the board, told the FIDE way: German throughout, for these answers are nothing but names. In sentences, such as
 * refusals, only the squares are German.
 */
import { fileIndex, type Color, type File, type PieceKind, type PlacedPiece } from '../../src/laws/squares.js';
import type { PieceList } from '../../src/questions/question.js';
import type { Segment } from '../utterance.js';
import { rankGroups, type RankAnswer } from './position.js';
import { FIDE_EMPTY, FIDE_FILES, FIDE_PIECES, FIDE_RANKS, fidePiece, fideSquare, german } from './fide.js';

const PLURALS: Readonly<Record<PieceKind, string>> = {
  king: 'Könige',
  queen: 'Damen',
  rook: 'Türme',
  bishop: 'Läufer',
  knight: 'Springer',
  pawn: 'Bauern',
};

const PLAYERS: Readonly<Record<Color, string>> = { white: 'Weiß', black: 'Schwarz' };

/** "Weiß: König Gustav eins, Bauern Anna zwei, Bella zwei." */
export function fidePieceList({ color, kinds }: PieceList): Segment {
  const pieces = kinds.map(({ kind, squares }) => `${kindName(kind, squares.length)} ${named(squares)}`);
  return german(`${PLAYERS[color]}: ${pieces.length > 0 ? pieces.join(', ') : 'keine Figuren'}.`);
}

/** "Reihe eins: weißer Turm Anna eins, …"; of empty ranks that follow each other one sentence. */
export function fidePosition(ranks: readonly RankAnswer[]): Segment {
  const sentences = rankGroups(ranks).map((group) =>
    'empty' in group
      ? emptyRanks(group.empty)
      : `Reihe ${FIDE_RANKS[group.row.rank]}: ${piecesOfRank(group.row.pieces)}.`,
  );
  return german(sentences.join(' '));
}

/** "Linie Eva: weißer Bauer Eva zwei, schwarzer Bauer Eva sieben." */
export function fideFile(file: File, pieces: readonly PlacedPiece[]): Segment {
  return german(`Linie ${FIDE_FILES[file]}: ${fidePlaced(pieces) || FIDE_EMPTY}.`);
}

function emptyRanks(ranks: readonly [RankAnswer, ...RankAnswer[]]): string {
  const [first] = ranks;
  const last = ranks.at(-1) ?? first;
  if (ranks.length === 1) return `Reihe ${FIDE_RANKS[first.rank]}: ${FIDE_EMPTY}.`;
  return `Reihe ${FIDE_RANKS[first.rank]} ${ranks.length === 2 ? 'und' : 'bis'} ${FIDE_RANKS[last.rank]}: ${FIDE_EMPTY}.`;
}

/** From the a-file on, each with its colour, for in another order it could not be told apart. */
function piecesOfRank(pieces: readonly PlacedPiece[]): string {
  return fidePlaced(pieces.toSorted((one, other) => fileIndex(one.square) - fileIndex(other.square)));
}

/** "weißer Turm Anna eins, schwarzer Springer Bella acht". */
export function fidePlaced(pieces: readonly PlacedPiece[]): string {
  return pieces.map((piece) => `${fidePiece(piece, true)} ${fideSquare(piece.square).text}`).join(', ');
}

function kindName(kind: PieceKind, count: number): string {
  return count === 1 ? FIDE_PIECES[kind] : PLURALS[kind];
}

function named(squares: PieceList['kinds'][number]['squares']): string {
  return squares.map((square) => fideSquare(square).text).join(', ');
}
