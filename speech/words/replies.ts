/**
 * What the program says back where something was asked, answered or saved.
 */
import type { ScoresheetEntry } from '../../src/laws/acts/scoresheet.js';

/** The position after a move, by its number, or the one before the first. */
export type LookedAt = number | 'start';

export type Reply =
  /** Whether this move is meant, before it is made. */
  | { readonly about: 'sure'; readonly entry: ScoresheetEntry }
  /** An earlier position is looked at: whether this move is to be made in the present one. */
  | { readonly about: 'looking back'; readonly at: LookedAt; readonly entry: ScoresheetEntry }
  /** The moves that were asked about are dropped. */
  | { readonly about: 'move not made' }
  /** What was asked about elsewhere (resigning, a claim) is not done. */
  | { readonly about: 'not done' }
  /** "Yes" or "no" where no question stands. */
  | { readonly about: 'nothing asked' }
  /** The moves of a piece were asked for, and no piece was spoken of. */
  | { readonly about: 'no piece meant' }
  /** The typed commands are shown in a list. `example` is a line that finds commands by a word. */
  | { readonly about: 'commands listed'; readonly example: string }
  /** Lines that were typed ahead, behind one that was refused or asks, and are not carried out. */
  | { readonly about: 'held back'; readonly lines: readonly string[] }
  /** The game was offered as a file of this name. */
  | { readonly about: 'game saved'; readonly name: string };
