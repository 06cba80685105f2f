/** What is wanted of an adjourned game, or of one that is to be adjourned (Guidelines I). */
import type { Envelope } from '../../../laws/acts/adjournment.js';
import type { ByColor } from '../../../laws/squares.js';

/** What stands on the envelope and the game does not know. */
export type GivenOnEnvelope = Pick<Envelope, 'players' | 'resumption'>;

/** What the move is to be locked with. */
export type LockChoice = { readonly by: 'passphrase'; readonly passphrase: string } | { readonly by: 'envelope file' };

/** What the arbiter says of the resumption. */
export interface ResumeChoice {
  readonly present: ByColor<boolean>;
  /** Milliseconds after the time agreed. */
  readonly late: number;
  readonly found: { readonly envelope: boolean; readonly times: boolean; readonly position: boolean };
}

/** What opens the envelope. */
export type KeyChoice = { readonly passphrase: string } | { readonly file: File };

export type AdjournmentWish =
  /** The question is to be said, and then the game to be adjourned. */
  | { readonly do: 'ask to adjourn' | 'adjourn' }
  /** The opponent sits at the same device. */
  | { readonly do: 'have the opponent turn away' }
  /** `sure`: it was doubted already, and is to stay as it is. */
  | { readonly do: 'write'; readonly text: string; readonly lock: LockChoice; readonly sure: boolean }
  | { readonly do: 'write anew' }
  | { readonly do: 'read what will stand there' | 'close the envelope'; readonly given: GivenOnEnvelope }
  | { readonly do: 'read the envelope' | 'stop the clock' }
  | { readonly do: 'read back'; readonly choice: ResumeChoice }
  | { readonly do: 'resume'; readonly choice: ResumeChoice; readonly key?: KeyChoice };

/** It goes no further than to whoever placed the element, for a move may be in it that nobody else is to know. */
export class AdjournmentWishEvent extends Event {
  static readonly type = 'adjournment-wish';
  readonly wish: AdjournmentWish;
  constructor(wish: AdjournmentWish) {
    super(AdjournmentWishEvent.type);
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'adjournment-wish': AdjournmentWishEvent;
  }
}
