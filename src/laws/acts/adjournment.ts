/** Adjourning and going on (Guidelines I). */
import type { Envelope, SealedWriting, WrittenMove } from '../adjournment.js';
import type { ByColor } from '../squares.js';
import type { Done } from './done.js';

/** Telling the player who has the move to seal it (Guidelines I.1.1), by an arbiter. */
export interface Adjourn extends Done {
  readonly type: 'adjourn';
}

/** What the player who seals does, see `SealingAct`. */
export interface Seal extends Done {
  readonly type: 'seal';
  readonly step:
    | { readonly do: 'write'; readonly move: WrittenMove }
    /** Written and locked away: nobody can read it before the envelope is opened. */
    | { readonly do: 'write'; readonly sealed: SealedWriting }
    /** Both scoresheets are in the envelope, and it is sealed, with what stands on it. */
    | { readonly do: 'close the envelope'; readonly given: Pick<Envelope, 'players' | 'resumption'> }
    | { readonly do: 'stop the clock' };
}

/** Resuming the adjourned game (Guidelines I.7 to I.13), by an arbiter. */
export interface Resume extends Done {
  readonly type: 'resume';
  readonly present: ByColor<boolean>;
  /** Milliseconds after the time agreed. */
  readonly late: number;
  /** What could be found again; absent is everything. An envelope that cannot be opened any more counts as lost (I.12). */
  readonly found?: { readonly envelope: boolean; readonly times: boolean; readonly position: boolean };
  /** What stood in the envelope, where that was locked away. It is opened only when whoever must reply is there (I.7). */
  readonly opened?: WrittenMove;
}
