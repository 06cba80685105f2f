/**
 * Whether the opponent of a player who loses by an act could still mate (Art. 5.1.2, 6.9, 7.5.5): what was decided, and what is told where
 * nobody could decide it.
 */
import { COLOR, COUNT, MOVE, fact, listOf, literal, object, oneOf, variant, type Kept } from '../schema.js';

/**
 * What was decided before the act was judged, carried by the act itself so that it is judged alike for ever. Only the session that holds
 * the game puts it there. See `Verdict` in `board/mating-line.ts`.
 */
export const VERDICT = variant('verdict', [
  object({ verdict: literal('can'), line: listOf(MOVE), nodes: COUNT }),
  object({ verdict: oneOf(['cannot', 'undecided']), nodes: COUNT }),
]);

/**
 * It was asked whether this side could still mate in the position after so many plies, and could not be decided. The result is the
 * ordinary one, and an arbiter may rule otherwise.
 */
export const MATE_UNDECIDED = fact('mate undecided', {
  side: COLOR,
  ply: COUNT,
});

export type MateUndecided = Kept<typeof MATE_UNDECIDED>;
