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
}

export function compareSheets({ white, black }: ByColor<readonly ScoresheetEntry[]>): SheetComparison {
  const written = Math.min(white.length, black.length);
  const differences = white.slice(0, written).flatMap((entry, index): readonly SheetDifference[] => {
    const other = black[index];
    return !other || sameMove(entry.moved, other.moved) ? [] : [{ ply: index + 1, white: entry, black: other }];
  });
  const [first] = differences;
  return { agreeUpTo: first ? first.ply - 1 : written, differences };
}
