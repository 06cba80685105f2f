import type { Color } from '../../src/laws/squares.js';
import type { NumberedPly } from '../../src/questions/report.js';

/** What somebody does, as far as it is told at all. No move is named: it may be a sealed one. */
export type Deed =
  | PlainDeed
  /** Calling the fall of this player's flag. */
  | { readonly does: 'flag'; readonly of: Color }
  | { readonly does: 'mend'; readonly of: Color }
  /** Writing a move, recording it with a device, or marking the offer of a draw at it. */
  | { readonly does: 'write' | 'record' | 'mark offer'; readonly ply: NumberedPly };

export interface PlainDeed {
  readonly does:
    /** Feeling a piece in its aperture, which is no touch (App. D.2.2). */
    | 'feel'
    | 'make'
    | 'execute'
    | 'start'
    | 'restart'
    | 'accept'
    | 'point out'
    | 'compare'
    | 'compare entered'
    | 'go back'
    /** What is ruled follows at once. */
    | 'rule'
    /** The answer follows at once. */
    | 'tell'
    /** Something that changed nothing. */
    | 'nothing';
}
