/**
 * What a language must be able to say for the report of a game: what was done, where what happened does not say it already, and what
 * stands around it.
 */
import type { Actor } from '../../src/laws/roles.js';
import type { ByColor, Color } from '../../src/laws/squares.js';
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

export type ReportHeading = 'game' | 'acts' | 'rulings' | 'scores' | 'result';

export interface ReportWords {
  readonly title: string;
  readonly headings: Readonly<Record<ReportHeading, string>>;
  /** `when` is a day and a time of day, as the language writes them. */
  readonly begun: (when: string) => string;
  /** Whose doing it is, before what happened: "The arbiter:". */
  readonly doer: (by: Actor) => string;
  readonly deed: (by: Actor, deed: Deed) => string;
  /** Follows a call by which a move was made (App. D.2.3). */
  readonly made: (ply: NumberedPly) => string;
  readonly articles: (articles: readonly [string, ...string[]]) => string;
  /** In somebody's own words, without a full stop at its end. */
  readonly reason: (reason: string) => string;
  readonly nothingDone: () => string;
  readonly nothingRuled: () => string;
  readonly goesOn: () => string;
  /** Heads of columns; `both` where the program keeps the score of both. */
  readonly columns: ByColor<string> & Readonly<Record<'move' | 'both', string>>;
  /** "1, White", to head a row with. */
  readonly row: (ply: NumberedPly) => string;
  readonly notWritten: string;
  readonly different: string;
  readonly copied: () => string;
  /** What can be done instead is named. */
  readonly notCopied: () => string;
  /** By the name of its file. */
  readonly saved: (name: string) => string;
}
