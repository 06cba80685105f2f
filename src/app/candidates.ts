/** The moves between which a typed line leaves the choice, as they would be called. */
import { callOf, type PhraseOptions } from '../../speech/phrase.js';
import type { Segment } from '../../speech/utterance.js';
import { describeMove } from '../laws/describe.js';
import { plyOf, positionOf } from '../laws/state.js';
import type { Move } from '../laws/squares.js';
import type { GameContextValue } from '../play/contexts.js';

/** A move that a typed line can mean, as it would be called. */
export type Candidate = Segment & { readonly move: Move };

export function candidates(
  { held }: GameContextValue,
  moves: readonly Move[],
  options: PhraseOptions,
): readonly Candidate[] {
  if (!held) return [];
  const { game } = held;
  return moves.map((move) => {
    const entry = describeMove(positionOf(game), move, plyOf(game) + 1, game.conditions.play);
    return { ...callOf(entry, options), move };
  });
}
