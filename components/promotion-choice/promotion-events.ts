import type { PromotionKind } from '../../src/laws/squares.js';

/** A promotion piece was chosen, or, with `undefined`, the choice was cancelled. For the board around it alone. */
export class PromotionDecidedEvent extends Event {
  static readonly type = 'promotion-decided';
  readonly kind: PromotionKind | undefined;
  constructor(kind: PromotionKind | undefined) {
    super(PromotionDecidedEvent.type, { bubbles: true });
    this.kind = kind;
  }
}

declare global {
  interface HTMLElementEventMap {
    'promotion-decided': PromotionDecidedEvent;
  }
}
