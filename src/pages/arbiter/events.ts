/** What is wanted on the arbiter's page. */
import type { Color } from '../../laws/squares.js';
import type { RulingAct } from '../../questions/ruling.js';

export type RulingWish =
  /** Both clocks are stopped, or started; at once. */
  | { readonly do: 'stop clocks' | 'start clocks' }
  /** What this would bring is to be read back. */
  | { readonly do: 'read back'; readonly act: RulingAct; readonly reason: string }
  /** Whether this side can still win, in the position that is looked at. */
  | { readonly do: 'can win'; readonly side: Color }
  /** What was read back is to be done, or is not. */
  | { readonly do: 'rule' | 'change' };

/** Leaves the page's own part only. */
export class RulingWishEvent extends Event {
  static readonly type = 'ruling-wish';
  readonly wish: RulingWish;
  constructor(wish: RulingWish) {
    super(RulingWishEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

/** What another part of the page does: adjourning and resuming, the report, boards that stand beside the program. */
export interface ArbiterWish {
  readonly do: 'adjournment' | 'report' | 'boards';
}

export class ArbiterWishEvent extends Event {
  static readonly type = 'arbiter-wish';
  readonly wish: ArbiterWish;
  constructor(wish: ArbiterWish) {
    super(ArbiterWishEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'arbiter-wish': ArbiterWishEvent;
    'ruling-wish': RulingWishEvent;
  }
}
