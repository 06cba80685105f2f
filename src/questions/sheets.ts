/**
 * Whether the two scoresheets agree (App. D.2.9). In strict play only an arbiter is told: to a player it would say that he has erred.
 */
import type { ScoresheetEntry } from '../laws/acts/scoresheet.js';
import type { Role } from '../laws/roles.js';
import { compareSheets } from '../laws/rules/scoresheet.js';
import type { ByColor, Color } from '../laws/squares.js';
import type { Game } from '../laws/game.js';

/** A move that stands differently on the sheets. `number` is that of the scoresheet, `by` whose move it is. */
export interface PartedMove {
  readonly number: number;
  readonly by: Color;
  readonly written: ByColor<ScoresheetEntry>;
}

export interface SheetsAnswer {
  readonly about: 'sheets';
  readonly parted: readonly PartedMove[];
  /** How many moves were only spoken to a recording device (App. D.2.7), so that nobody can compare them. */
  readonly onlySpoken: number;
}

/** Absent where this role is not told. */
export function askSheets(game: Game, role: Role): SheetsAnswer | undefined {
  if (game.conditions.play === 'strict' && role !== 'arbiter') return undefined;
  const { differences, onlySpoken } = compareSheets(game.sheets);
  const parted = differences.flatMap(({ ply, white, black }): readonly PartedMove[] => {
    const before = game.positions[ply - 1];
    return before ? [{ number: before.moveNumber, by: before.turn, written: { white, black } }] : [];
  });
  return { about: 'sheets', parted, onlySpoken: onlySpoken.length };
}
