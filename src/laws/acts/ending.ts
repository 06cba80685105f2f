/**
 * The end of a game: resigning, whether the opponent of a player who loses could still mate (Art. 5.1.2, 6.9, 7.5.5), and the end itself.
 */
import {
  COLOR,
  COUNT,
  ENDING,
  MOVE,
  act,
  fact,
  listOf,
  literal,
  object,
  oneOf,
  optional,
  variant,
  type Kept,
} from '../schema.js';

/**
 * Whether that opponent could still mate: decided before the act was judged, and carried by the act itself so that it is judged alike for
 * ever. Only the session that holds the game puts it there. See `Verdict` in `board/mating-line.ts`.
 */
export const VERDICT = variant('verdict', [
  object({ verdict: literal('can'), line: listOf(MOVE), nodes: COUNT }),
  object({ verdict: oneOf(['cannot', 'undecided']), nodes: COUNT }),
]);

/** Declaring that one resigns (Art. 5.1.2). */
const RESIGN = act('resign', {
  verdict: optional(VERDICT),
});

export type Resign = Kept<typeof RESIGN>;

/**
 * It was asked whether this side could still mate in the position after so many plies, and could not be decided. The result is the
 * ordinary one, and an arbiter may rule otherwise.
 */
const MATE_UNDECIDED = fact('mate undecided', {
  side: COLOR,
  ply: COUNT,
});

export type MateUndecided = Kept<typeof MATE_UNDECIDED>;

/** The game is over. */
const ENDED = fact('ended', {
  ending: ENDING,
});

export type Ended = Kept<typeof ENDED>;

/** All acts and facts of this file, of which `acts.ts` and `facts.ts` make those of a game. */
export const ENDING_ACTS = [RESIGN] as const;

export const ENDING_FACTS = [MATE_UNDECIDED, ENDED] as const;
