/** What the report of a game says where what happened does not say it already, and around it: the message of each. */
import type { Color } from '../../src/laws/squares.js';
import type { Actor } from '../../src/laws/roles.js';
import type { NumberedPly } from '../../src/questions/report.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

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

export interface ReportWords {
  readonly title: () => string;
  readonly heading: (of: 'game' | 'acts' | 'rulings' | 'scores' | 'result') => string;
  /** `when` is a day and a time of day, as the language writes them. */
  readonly begun: (when: string) => string;
  /** Whose doing it is, before what happened: "The arbiter:". */
  readonly doer: (by: Actor) => string;
  readonly deed: (by: Actor, deed: Deed) => string;
  /** Follows a call by which a move was made (App. D.2.3). */
  readonly made: (ply: NumberedPly) => string;
  /** At least one. */
  readonly articles: (articles: readonly string[]) => string;
  /** In somebody's own words, without a full stop at its end. */
  readonly reason: (reason: string) => string;
  readonly nothingDone: () => string;
  readonly nothingRuled: () => string;
  readonly goesOn: () => string;
  /** The head of a column; `both` where the program keeps the score of both. */
  readonly column: (of: 'move' | 'white' | 'black' | 'both') => string;
  /** "1, White", to head a row with. */
  readonly row: (ply: NumberedPly) => string;
  readonly notWritten: () => string;
  readonly different: () => string;
  readonly copied: () => string;
  /** What can be done instead is named. */
  readonly notCopied: () => string;
  /** By the name of its file. */
  readonly saved: (name: string) => string;
}

export function reportWords(messages: Messages<'report'>): ReportWords {
  const { say, phrase } = messages;
  return {
    title: () => phrase('report-title'),
    heading: (of) => phrase(`report-heading-${of}`),
    begun: (when) => say('report-begun', { when }),
    doer: (by) => say('report-doer', { by: dashed(by) }),
    deed: (by, deed) => done(by, deed, messages),
    made: ({ number, by }) => say('report-made', { number, of: by }),
    articles: (articles) => say('report-articles', { articles }),
    reason: (reason) => say('report-reason', { reason }),
    nothingDone: () => say('report-nothing-done'),
    nothingRuled: () => say('report-nothing-ruled'),
    goesOn: () => say('report-goes-on'),
    column: (of) => phrase(`report-column-${of}`),
    row: (ply) => phrase('report-row', ply),
    notWritten: () => phrase('report-not-written'),
    different: () => phrase('report-different'),
    copied: () => say('report-copied'),
    notCopied: () => say('report-not-copied'),
    saved: (name) => say('report-saved', { name }),
  };
}

function done(actor: Actor, deed: Deed, { say }: Messages<'report'>): string {
  const doer = { by: dashed(actor), byPlayer: actor === 'white' || actor === 'black' ? 'yes' : 'no' } as const;
  switch (deed.does) {
    case 'flag':
    case 'mend':
      return say(`report-deed-${deed.does}`, { ...doer, of: deed.of });
    case 'write':
    case 'record':
    case 'mark offer':
      return say(`report-deed-${dashed(deed.does)}`, { ...doer, number: deed.ply.number, of: deed.ply.by });
    default:
      return say(`report-deed-${dashed(deed.does)}`, doer);
  }
}
