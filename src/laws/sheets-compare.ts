/**
 * The two scoresheets side by side (App. D.2.9): whether they agree, and where they part.
 */
import type { ScoresheetEntry } from './describe.js';
import { sameMove, type ByColor } from './squares.js';

/** A ply, 1 for the first, that the players have written differently. */
export interface SheetDifference extends ByColor<ScoresheetEntry> {
  readonly ply: number;
}

export interface SheetComparison {
  /** The last ply up to which both sheets show the same; 0 where they part at the first. */
  readonly agreeUpTo: number;
  /** Every ply that stands differently on them. What only one of them has is no difference: the other has yet to write it. */
  readonly differences: readonly SheetDifference[];
  /** The plies of which a recording stands in place of the written move (App. D.2.7): the sheets do not part there, for nobody has heard it. */
  readonly onlySpoken: readonly number[];
}

export function compareSheets({ white, black }: ByColor<readonly ScoresheetEntry[]>): SheetComparison {
  const written = Math.min(white.length, black.length);
  const differences = white.slice(0, written).flatMap((entry, index): readonly SheetDifference[] => {
    const other = black[index];
    return !other || isSpoken(entry, other) || sameMove(entry.moved, other.moved)
      ? []
      : [{ ply: index + 1, white: entry, black: other }];
  });
  const onlySpoken = white.slice(0, written).flatMap((entry, index) => {
    const other = black[index];
    return other && isSpoken(entry, other) ? [index + 1] : [];
  });
  const [first] = differences;
  return { agreeUpTo: first ? first.ply - 1 : written, differences, onlySpoken };
}

/** Whether what stands on one sheet or the other was only spoken to a recording device. */
export function isSpoken(one: ScoresheetEntry, other: ScoresheetEntry): boolean {
  return one.note !== undefined || other.note !== undefined;
}
