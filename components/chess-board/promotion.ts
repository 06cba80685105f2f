/** The choice of a piece for a pawn that is promoted, beside the square it comes to. */
import { html, nothing, type TemplateResult, css } from 'lit';
import { rankOf, type Color, type PromotionKind } from '../../src/laws/squares.js';
import type { PromotionDecidedEvent, PromotionLetters } from '../promotion-choice/promotion-choice.js';
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

/**
 * Where the promotion choice stands: never over the pawn nor over the square it was placed on. Beside those two ranks, over the
 * others; in a narrow window below the board, where there is height for both, so that nothing of it is hidden.
 */
export const choiceStyles = css`
  promotion-choice {
    position: absolute;
    z-index: 4;
    inset-inline: 0;
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-inline: auto;
    /* The two ranks, of a board as wide as the window or as its widest. */
    --beside-choice: min(25vi + 1rem, 12rem);
  }

  promotion-choice[data-rank='top'] {
    inset-block-start: 25%;
  }

  /* The letters of the files stand below the board. */
  promotion-choice[data-rank='bottom'] {
    inset-block-end: calc(25% + 1.3rem);
  }

  @media (max-width: 36rem) and (min-height: 32rem) {
    promotion-choice {
      position: static;
      grid-column: 1 / -1;
      margin-block-start: 0.5rem;
    }
  }
`;
