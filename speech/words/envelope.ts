/**
 * What a language must be able to say of an adjourned game (Guidelines I): what stands on the envelope, what is done with it next, and
 * why it does not open.
 */
import type { Envelope, EnvelopeField } from '../../src/laws/acts/adjournment.js';
import type { ByColor, Color } from '../../src/laws/squares.js';

/** What is told to an arbiter before the game is resumed, so that he can still change it. */
export interface ToResume {
  readonly sealer: Color;
  readonly present: ByColor<boolean>;
  /** Milliseconds after the time agreed. */
  readonly late: number;
  /** What is done with it; nobody finds a lost one. */
  readonly envelope: 'opened' | 'stays closed' | 'lost';
  /** Whose clock is started; absent where none is, for there is none, or the times must be set first. */
  readonly clock?: Color;
  /** Whether the times are known (I.12.1). */
  readonly times: boolean;
  /** Whether the position is known; where it is not, a new game is played (I.12.2). */
  readonly position: boolean;
}

/** Why what was written cannot be locked away, or what was locked away does not open. */
export type LockTrouble = 'not secure' | 'too long' | 'wrong passphrase' | 'not this envelope' | 'unreadable';

/** What a writing lacks to be one move; told in casual play alone (Art. 12.6). */
export type WritingDoubt = 'several moves' | 'no move';

export interface EnvelopeWords {
  /** I.2.1 to I.2.7, one sentence each. The position is read after its sentence. */
  readonly players: (names: ByColor<string>) => string;
  readonly position: () => string;
  readonly times: (times: ByColor<number>) => string;
  /** I.2.4 and I.2.5. */
  readonly sealed: (by: Color, moveNumber: number) => string;
  readonly offer: (by: Color | undefined) => string;
  readonly resumption: (resumption: Envelope['resumption']) => string;
  /** What is wrong or missing on it (I.3). */
  readonly fault: (field: EnvelopeField) => string;
  /** Before the game is adjourned: who must seal. */
  readonly toAdjourn: (sealer: Color) => string;
  /** Both are at one device: the opponent neither sees nor hears what is written. */
  readonly turnAway: (sealer: Color) => string;
  /** The writing is locked away, and nothing of it is left on the page. */
  readonly lockedAway: () => string;
  readonly doubt: (doubt: WritingDoubt) => string;
  readonly toResume: (what: ToResume) => readonly string[];
  /** What was found in the envelope, as it was written. */
  readonly found: (text: string) => string;
  readonly trouble: (trouble: LockTrouble) => string;
}
