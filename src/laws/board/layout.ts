/**
 * A position rank by rank, as it is read out.
 */
import { FILES, RANKS, type Piece, type PlacedPiece, type Rank } from '../squares.js';
import type { Position } from './board.js';
import { chess960 } from './chess960.js';
import { parsePosition } from './parse-position.js';

/** One rank of a layout, as it is read out. */
export interface RankLayout {
  readonly rank: Rank;
  /** From the a-file to the h-file; empty squares are left out. */
  readonly pieces: readonly PlacedPiece[];
  /** What stands on all eight squares, where they hold the same: "rank 2, all white pawns". */
  readonly all?: Piece;
}

/** A position rank by rank, from White's first; ranks with nothing on them have no pieces. */
export function layoutOf(position: Position): readonly RankLayout[] {
  const pieces = position.pieces();
  return RANKS.map((rank) => {
    const here = pieces.filter(({ square }) => square.endsWith(rank));
    const [first] = here;
    const same =
      first &&
      here.length === FILES.length &&
      here.every((one) => one.kind === first.kind && one.color === first.color);
    return { rank, pieces: here, ...(same && { all: { color: first.color, kind: first.kind } }) };
  });
}

/** Rank by rank; nothing where no position has that number. */
export function chess960Layout(number: number): readonly RankLayout[] {
  const chosen = chess960(number);
  const start = chosen.ok ? parsePosition(chosen.start.fen) : undefined;
  return start?.ok ? layoutOf(start.position) : [];
}
