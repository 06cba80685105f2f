/**
 * Recording, and signing the result (Art. 8): what is done, and what is told and remembered of it.
 */
import type { Result } from '../result.js';
import type { Move } from '../squares.js';
import type { Captured, Checked, Moved } from './move.js';
import {
  COLOR,
  COUNT,
  MOVE,
  RESULT,
  TEXT,
  YES_OR_NO,
  act,
  fact,
  literal,
  object,
  oneOf,
  variant,
  type Kept,
} from '../schema.js';

/** Writing on one's scoresheet (Art. 8.1). */
const WRITE = act('write', {
  entry: variant('what', [
    /** The move of this ply, 1 for the first. The next one only to claim a draw with it (Art. 8.1.2). */
    object({
      what: literal('move'),
      ply: COUNT,
      move: MOVE,
    }),
    /** The same, spoken to a recording device (App. D.2.7). `note` names the recording, which only the device has. */
    object({
      what: literal('note'),
      ply: COUNT,
      note: TEXT,
    }),
    /** (=) at the ply after which a draw was offered (Art. 8.1.5). */
    object({
      what: literal('offer'),
      ply: COUNT,
    }),
  ]),
});

export type Write = Kept<typeof WRITE>;

/** Signing the result (Art. 8.7). */
const SIGN = act('sign', {
  result: RESULT,
});

export type Sign = Kept<typeof SIGN>;

/** Something was written on a scoresheet (Art. 8.1). Heard by its writer. */
const WRITTEN = fact('written', {
  by: COLOR,
  what: oneOf(['move', 'note', 'offer']),
  ply: COUNT,
});

export type Written = Kept<typeof WRITTEN>;

/** A player has signed the result (Art. 8.7); `agreed` when both have signed the same. */
const SIGNED = fact('signed', {
  by: COLOR,
  result: RESULT,
  agreed: YES_OR_NO,
});

export type Signed = Kept<typeof SIGNED>;

/** A player's own sheet (Art. 8), where players record. Plies count from 1. */
export interface OwnSheet {
  /** How many plies, from the first on, stand there. */
  readonly recorded: number;
  /** Of which offers (=) was written: how many plies had been made at each. */
  readonly offers: readonly number[];
  /** The move that was written before it was made, to claim or to seal. */
  readonly ahead?: Move;
  /** Least time left in this period, and the period it belongs to (Art. 8.4). */
  readonly least?: { readonly period: number; readonly left: number };
  /** The flag fell while not everything was written: all of it is due (Art. 8.5.2). */
  readonly due: boolean;
  readonly signed?: Result;
}

/** One line of a scoresheet: a move as it was made, and whether a draw was offered with it (App. C.12). */
export interface ScoresheetEntry {
  readonly moved: Moved;
  readonly captured?: Captured;
  readonly checked?: Checked;
  /**
   * The move was only spoken, to a recording device (App. D.2.7): the recording's name. What stands here is the move as it was made,
   * so that the line has its place; nobody has written it, and it is neither shown nor compared.
   */
  readonly note?: string;
}

/** All acts and facts of this file, of which `acts.ts` and `facts.ts` make those of a game. */
export const SCORESHEET_ACTS = [WRITE, SIGN] as const;

export const SCORESHEET_FACTS = [WRITTEN, SIGNED] as const;
