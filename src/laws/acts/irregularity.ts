/**
 * What is pointed out to the arbiter, or noticed by him, and found (Art. 4.8, 7).
 */
import {
  COLOR,
  COUNT,
  PLACED_PIECE,
  TEXT,
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
import { VERDICT } from './ending.js';

/** What somebody can point out to the arbiter, or an arbiter himself notices. */
const FAULT = variant('what', [
  /** A move of this ply (1 for the first) that was not legal; also the king taken, and a move with both hands (Art. 7.5). */
  object({
    what: literal('illegal move'),
    ply: COUNT,
  }),
  /** The clock was pressed without a move (Art. 7.5.3). */
  object({
    what: literal('pressed without a move'),
  }),
  /** The pawn of this ply was left on the last rank and the clock pressed (Art. 7.5.2). */
  object({
    what: literal('pawn left unpromoted'),
    ply: COUNT,
  }),
  object({
    what: literal('two hands'),
    ply: COUNT,
  }),
  /** Another move was made than the touched pieces demanded (Art. 4.8). */
  object({
    what: literal('touched piece'),
    ply: COUNT,
  }),
  /** Pieces stand where they do not belong (Art. 7.4, 7.6); `ply` is the last position that is sure, absent where none is. */
  object({
    what: literal('displaced'),
    found: oneOf(['at once', 'later']),
    of: COLOR,
    ply: optional(COUNT),
  }),
  /** The game began wrongly (Art. 7.2, 7.3). */
  object({
    what: literal('set-up'),
    of: oneOf(['pieces', 'board', 'colours']),
    misplaced: optional(listOf(PLACED_PIECE)),
  }),
]);

export type Fault = Kept<typeof FAULT>;

/** Pointing out an irregularity: a player complains, or an arbiter has seen it himself (Art. 4.8, 7). */
const POINT_OUT = act('point out', {
  fault: FAULT,
  verdict: optional(VERDICT),
});

export type PointOut = Kept<typeof POINT_OUT>;

/** An irregularity was found, and this follows by itself; penalty, restored position and end are facts of their own. */
const FAULT_FOUND = fact('fault found', {
  what: oneOf([
    'illegal move',
    'pressed without a move',
    'pawn left unpromoted',
    'two hands',
    'touched piece',
    'displaced',
    'set-up',
  ]),
  /** Whose fault it is; absent where it is nobody's, as a wrong set-up. */
  of: optional(COLOR),
  ruling: oneOf([
    /** The move is not completed: another is made in its place. */
    'corrected',
    /** It counts as an illegal move, the `count`th of this player. */
    'counted',
    /** The pawn becomes a queen. */
    'queen',
    'not counted',
    'stands',
    'put right',
    'restored',
    'new game',
    'goes on',
    'arbiter decides',
  ]),
  count: optional(COUNT),
  article: TEXT,
});

export type FaultFound = Kept<typeof FAULT_FOUND>;

/** All acts and facts of this file, of which `acts.ts` and `facts.ts` make those of a game. */
export const IRREGULARITY_ACTS = [POINT_OUT] as const;

export const IRREGULARITY_FACTS = [FAULT_FOUND] as const;
