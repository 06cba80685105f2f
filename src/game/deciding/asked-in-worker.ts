/** What the worker that decides is asked, as it can be sent, and how it answers. */
import { decide } from '../../laws/board/helpmate.js';
import type { Verdict } from '../../laws/board/mating-line.js';
import { parsePosition } from '../../laws/board/parse-position.js';
import type { Color } from '../../laws/squares.js';

export interface AskedInWorker {
  /** The position in Forsyth–Edwards notation. */
  readonly fen: string;
  readonly side: Color;
  readonly nodes: number;
}

/** A position that no legal game leads to, as where a king was taken, cannot even be read: it is undecided. */
export function decideAsked({ fen, side, nodes }: AskedInWorker): Verdict {
  const read = parsePosition(fen);
  return read.ok ? decide(read.position, side, { nodes }) : { verdict: 'undecided', nodes: 0 };
}
