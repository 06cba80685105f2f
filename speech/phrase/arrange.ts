/**
 * How what stands on the board is put in order before a language tells it: the same for all of them.
 */
import {
  fileIndex,
  sameMove,
  type Color,
  type Move,
  type PieceKind,
  type PlacedPiece,
  type Rank,
  type Square,
} from '../../src/laws/squares.js';
import type { Answer } from '../../src/questions/question.js';

type Moves = Extract<Answer, { readonly about: 'moves of piece' }>['moves'];

export type RankAnswer = { readonly rank: Rank; readonly pieces: readonly PlacedPiece[] };

/** One sentence each: a rank with pieces, or empty ranks that follow each other. */
export type RankGroup<Row> = { readonly row: Row } | { readonly empty: readonly [Row, ...Row[]] };

/** The ranks in their order, empty ones that follow each other together. */
export function rankGroups<Row extends { readonly pieces: readonly unknown[] }>(
  rows: readonly Row[],
): readonly RankGroup<Row>[] {
  return rows.reduce<readonly RankGroup<Row>[]>((groups, row) => {
    if (row.pieces.length > 0) return [...groups, { row }];
    const last = groups.at(-1);
    if (!last || !('empty' in last)) return [...groups, { empty: [row] }];
    return [...groups.slice(0, -1), { empty: [...last.empty, row] }];
  }, []);
}

/** Pieces of one kind and colour that stand side by side in the telling. */
export interface PieceRun {
  readonly color: Color;
  readonly kind: PieceKind;
  readonly squares: readonly Square[];
  /** The pieces before are of this colour too, so that it need not be said again. */
  readonly sameColor: boolean;
}

/** The pieces of a rank from the a-file on; a colour is said when it changes, and a kind when it or the colour does. */
export function pieceRuns(pieces: readonly PlacedPiece[]): readonly PieceRun[] {
  const sorted = pieces.toSorted((one, other) => fileIndex(one.square) - fileIndex(other.square));
  return sorted.reduce<readonly PieceRun[]>((runs, { color, kind, square }) => {
    const last = runs.at(-1);
    const sameColor = last?.color === color;
    if (!last || !sameColor || last.kind !== kind) return [...runs, { color, kind, squares: [square], sameColor }];
    return [...runs.slice(0, -1), { ...last, squares: [...last.squares, square] }];
  }, []);
}

/** The four promotions on one square are one move to be told. */
export function onePromotionEach(moves: Moves): Moves {
  const plain = ({ from, to, castling }: Move): Move => ({ from, to, ...(castling && { castling }) });
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(plain(other), plain(move))) === index);
}
