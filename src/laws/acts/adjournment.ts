/**
 * Adjourning and going on (Guidelines I): what is done, and what is told and remembered of it.
 */
import type { Ending } from '../result.js';
import type { ByColor, Color, Move } from '../squares.js';
import type { Done, Told } from './base.js';

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

/** The player who has the move must seal it (Guidelines I.1.1). */
export interface Adjourned extends Told {
  readonly type: 'adjourned';
  readonly sealer: Color;
}

/** The move is in the envelope and the clocks are stopped. */
export interface Sealed extends Told {
  readonly type: 'sealed';
  readonly sealer: Color;
  readonly step: 'written' | 'envelope closed' | 'clock stopped';
}

/** The adjourned game goes on (Guidelines I.7–I.9). The sealed move, where it stands, is told by `moved`. */
export interface Resumed extends Told {
  readonly type: 'resumed';
  readonly envelope: 'opened' | 'stays closed';
  readonly clock: Color;
  readonly article: string;
}

export type EnvelopeField = 'players' | 'position' | 'times' | 'sealed by' | 'move number' | 'offer' | 'resumption';

export interface Adjournment {
  readonly sealer: Color;
  /** The move is a reply, sealed in a fresh envelope because the other player had not come (Guidelines I.9.3). */
  readonly isReply?: true;
  /** Who was not there when the game was to be resumed: whoever comes after all comes late (Guidelines I.9, I.10). */
  readonly absent?: readonly Color[];
  readonly sealing: Sealing;
  readonly envelope?: Envelope;
  readonly ruling?: SealedRuling;
}

/** A move as it was written down: every move that the writing may mean by its notation, legal or not. */
export interface WrittenMove {
  readonly readings: readonly Move[];
}

/**
 * A move as it was written down and then locked away, so that nobody who has the journal can read it. All but `lock` in base64. What is
 * locked, and how, is no matter of the Laws.
 */
export interface SealedWriting {
  readonly cipher: string;
  readonly salt: string;
  readonly iv: string;
  /** What it is opened with: a passphrase that its writer knows, or a file that is kept like the envelope itself. */
  readonly lock: 'passphrase' | 'envelope file';
}

/** Where a player who was told to seal stands. Nothing done yet: `{}`. */
export interface Sealing {
  readonly written?: WrittenMove | SealedWriting;
  /** Made on the board after he was told to seal: then this is the move he must write. */
  readonly madeOnBoard?: Move;
  readonly closed?: boolean;
  readonly clockStopped?: boolean;
}

/** What stands on the envelope (Guidelines I.2). The resumption is named in words: date, time and venue. */
export interface Envelope {
  readonly players: ByColor<string>;
  /** Immediately before the sealed move, as FEN. */
  readonly position: string;
  /** The time used by each player. */
  readonly times: ByColor<number>;
  readonly sealedBy: Color;
  readonly moveNumber: number;
  /** Whose offer of a draw is current; absent where none is. */
  readonly offer?: Color;
  readonly resumption: { readonly date: string; readonly time: string; readonly venue: string };
}

/** An end that a sealed move brought: by the position it makes, or by the way it was written (Guidelines I.8). */
export type SealedEnding = Omit<Ending, 'reason'> & { readonly reason: Ending['reason'] | 'sealed move' };

export type SealedRuling =
  | { readonly ruling: 'stands'; readonly move: Move; readonly ending?: SealedEnding }
  | {
      readonly ruling: 'lost';
      readonly why: 'ambiguous' | 'unreadable' | 'illegal';
      readonly ending: SealedEnding;
    };
