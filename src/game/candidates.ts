/** The moves that are asked about, as they would be called. */
import { callOf, type PhraseOptions } from '../../speech/phrase.js';
import type { Segment } from '../../speech/utterance.js';
import type { ScoresheetEntry } from '../laws/acts/scoresheet.js';
import { describeMove } from '../laws/rules/scoresheet.js';
import { plyOf, positionOf, type Game } from '../laws/game.js';
import type { Move } from '../laws/squares.js';

/** A move that a typed line can mean, as it would be called. */
export type Candidate = Segment & { readonly move: Move };

/** @param game as it stood when they were asked about */
export function candidates(game: Game, moves: readonly Move[], options: PhraseOptions): readonly Candidate[] {
  return moves.map((move) => ({ ...callOf(entryOf(game, move), options), move }));
}

/** A move as it would stand on the scoresheet. Where a check is told to nobody, it is not told of a move that is only asked about. */
export function entryOf(game: Game, move: Move): ScoresheetEntry {
  const { checked, ...entry } = describeMove(positionOf(game), move, plyOf(game) + 1, game.conditions.play);
  return { ...entry, ...(checked && checked.audience.length > 0 && { checked }) };
}
