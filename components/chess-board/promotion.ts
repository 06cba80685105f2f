/** The choice of a piece for a pawn that is promoted, beside the square it comes to. */
import { html, nothing, type TemplateResult } from 'lit';
import { rankOf, type Color, type PromotionKind } from '../../src/laws/squares.js';
import type { PromotionDecidedEvent } from '../promotion-choice/promotion-events.js';
import type { PromotionLetters } from '../promotion-choice/promotion-keys.js';
import type { Hand } from './hand.js';

/** What the board knows of it. */
export interface PromotionView {
  readonly orientation: Color;
  readonly promotionText: (kind: PromotionKind) => string;
  readonly promotionLetters: PromotionLetters;
}

/** Nothing while no pawn waits to become something. */
export function renderPromotion(
  { lifted, promotingTo }: Pick<Hand, 'lifted' | 'promotingTo'>,
  { orientation, promotionText, promotionLetters }: PromotionView,
  onDecided: (event: PromotionDecidedEvent) => void,
): TemplateResult | typeof nothing {
  if (!lifted || !promotingTo) return nothing;
  const atTop = (rankOf(promotingTo) === '8') === (orientation === 'white');
  return html`<promotion-choice
    data-rank=${atTop ? 'top' : 'bottom'}
    .color=${lifted.color}
    .pieceText=${promotionText}
    .letters=${promotionLetters}
    @promotion-decided=${onDecided}
  ></promotion-choice>`;
}
