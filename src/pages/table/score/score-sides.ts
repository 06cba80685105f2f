/** Whose sheets a window shows, whose it writes on, and what is still to be written there. */
import type { WritablePly } from './score-entry.js';
import { isAssistant, sideOf, type Actor } from '../../../laws/roles.js';
import { dutiesOf } from '../../../laws/rules/blind/assistant.js';
import type { CallOf } from './score-calls.js';
import { isBlindGame } from '../../../laws/rules/blind/steps.js';
import { COLORS, type Color } from '../../../laws/squares.js';
import { plyOf, type Game } from '../../../laws/game.js';
import { actingAs, sidesOf, type WindowRole } from '../../../game/window-role.js';
import { areSheetsOwn, lineOfOffer } from '../../../questions/scoresheet.js';

/** Both where both are to be seen, else one's own, and an onlooker's is White's; one where there is but one. */
export function sheetsFor(game: Game, role: WindowRole): readonly Color[] {
  if (!areSheetsOwn(game)) return ['white'];
  if (role === 'both players' || role === 'arbiter') return COLORS;
  return [sideOf(role) ?? 'white'];
}

/** Who writes here on this player's sheet: he himself, or his assistant who was given to do it (D.2.10.3); `undefined` where nobody. */
export function writerFor(game: Game, role: WindowRole, side: Color): Actor | undefined {
  if (!areSheetsOwn(game) || !sidesOf(role).includes(side)) return undefined;
  const actor = actingAs(role, side);
  if (!actor || !isAssistant(actor)) return actor;
  const duties = dutiesOf(game.conditions, side);
  return duties === undefined || duties.includes('score') ? actor : undefined;
}

/** Whether what was spoken may be heard here: by its writer, his assistant, and an arbiter. */
export function mayHearNotes(role: WindowRole, side: Color): boolean {
  return role === 'arbiter' || sidesOf(role).includes(side);
}

/** A recording device is for a visually disabled player (App. D.2.7). */
export function maySpeakNotes(game: Game, side: Color): boolean {
  return game.conditions.blind?.disabled[side] ?? false;
}

/** The next ply first; then, where what stands may be corrected (rules/blind/recording.ts), the others from the last. */
export function writablePlies(game: Game, side: Color, callOf: CallOf): readonly WritablePly[] {
  const stand = game.sheets[side].length;
  const next = stand < plyOf(game) ? [stand + 1] : [];
  const corrected = isBlindGame(game) ? Array.from({ length: stand }, (_, index) => stand - index) : [];
  return [...next, ...corrected].flatMap((ply) => {
    const before = game.positions[ply - 1];
    if (!before) return [];
    return [
      { ply, number: before.moveNumber, by: before.turn, stands: ply <= stand, called: callOf(ply) !== undefined },
    ];
  });
}

/** The first offer that is not marked on this sheet yet (Art. 8.1.5). */
export function offerToMark(game: Game, side: Color): Pick<WritablePly, 'ply' | 'number' | 'by'> | undefined {
  const offer = game.offers.find(({ ply }) => !game.own[side].offers.includes(ply));
  const before = offer && game.positions[lineOfOffer(game, offer) - 1];
  return before && { ply: offer.ply, number: before.moveNumber, by: before.turn };
}
