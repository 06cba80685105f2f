/**
 * The score of a player, move by move, as it stands on his sheet (Art. 8.1): his moves and his opponent's, (=) where a draw was
 * offered, what was only spoken (App. D.2.7), and what was made and is not written there yet. And whether the two
 * sheets agree (App. D.2.9).
 */
import { factsFor } from '../laws/view.js';
import type { Role } from '../laws/roles.js';
import type { ScoresheetEntry } from '../laws/acts/scoresheet.js';
import type { Color, ByColor } from '../laws/squares.js';
import type { DrawOffer } from '../laws/acts/draw.js';
import { type Game, plyOf } from '../laws/game.js';
import type { LastMove } from './question.js';
import { compareSheets } from '../laws/rules/scoresheet.js';

/** One line of it. `number` is that of the scoresheet, `by` whose move it is. */
export interface ScoreLine {
  readonly ply: number;
  readonly number: number;
  readonly by: Color;
  readonly stands:
    | { readonly as: 'move'; readonly move: LastMove }
    /** Only spoken: the name of the recording. */
    | { readonly as: 'note'; readonly note: string }
    | { readonly as: 'nothing' };
  /** Whether (=) stands there. */
  readonly offered: boolean;
}

export interface ScoreAnswer {
  readonly about: 'score';
  /** Whose sheet it is; absent where the program keeps one for both. */
  readonly of?: Color;
  readonly lines: readonly ScoreLine[];
}

/** Whether each player keeps a sheet of his own; else the program keeps it for both (`Conditions.recording`). */
export function areSheetsOwn({ conditions }: Game): boolean {
  return conditions.recording === 'players';
}

/** The plies at which (=) stands on this player's sheet, 1 for the first, each once. */
export function offersOn(game: Game, of: Color): readonly number[] {
  const { offers } = game.own[of];
  const marked = areSheetsOwn(game) ? game.offers.filter(({ ply }) => offers.includes(ply)) : game.offers;
  return [...new Set(marked.map((offer) => lineOfOffer(game, offer)))];
}

/**
 * Where (=) of an offer stands: beside the move with which it was made (App. C.12). That is the offerer's last move where he has made it,
 * and the coming one where it is his turn (Art. 9.1.2.1: valid, though not the proper moment). As long as that is not made, and where the
 * game ends without it, it stands at the last move; before the first one at that.
 */
export function lineOfOffer({ positions }: Pick<Game, 'positions'>, { by, ply }: DrawOffer): number {
  const coming = positions[ply]?.turn === by && positions.length > ply + 1;
  return Math.max(1, coming ? ply + 1 : ply);
}

/** @param role whoever reads it: a check that he is not told of he is not told of here */
export function askScore(game: Game, of: Color, role: Role): ScoreAnswer {
  const offers = offersOn(game, of);
  const sheet = game.sheets[of];
  const made = plyOf(game);
  const lines = game.positions.slice(0, made).map((before, index): ScoreLine => {
    const ply = index + 1;
    const entry = sheet[index];
    const offered = offers.includes(ply);
    return { ply, number: before.moveNumber, by: before.turn, stands: standing(entry, game, ply, role), offered };
  });
  return { about: 'score', ...(areSheetsOwn(game) && { of }), lines };
}

function standing(entry: ScoresheetEntry | undefined, game: Game, ply: number, role: Role): ScoreLine['stands'] {
  if (!entry) return { as: 'nothing' };
  if (entry.note !== undefined) return { as: 'note', note: entry.note };
  const { moved, captured, checked } = entry;
  const isTold = checked !== undefined && factsFor([checked], role).length > 0;
  const ending = ply === plyOf(game) ? game.ending : undefined;
  const move = { moved, ...(captured && { captured }), ...(isTold && { checked }), ...(ending && { ending }) };
  return { as: 'move', move };
}

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

/** Absent where this role is not told: in strict play only an arbiter is, for to a player it would say that he has erred. */
export function askSheets(game: Game, role: Role): SheetsAnswer | undefined {
  if (game.conditions.play === 'strict' && role !== 'arbiter') return undefined;
  const { differences, onlySpoken } = compareSheets(game.sheets);
  const parted = differences.flatMap(({ ply, white, black }): readonly PartedMove[] => {
    const before = game.positions[ply - 1];
    return before ? [{ number: before.moveNumber, by: before.turn, written: { white, black } }] : [];
  });
  return { about: 'sheets', parted, onlySpoken: onlySpoken.length };
}
