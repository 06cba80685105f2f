import { LitElement, css, html, nothing, svg } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import type { CursorMovedEvent } from '../../../components/chess-board/events.js';
import { pieceShape, pieceStyles } from '../../../components/pieces/shapes.js';
import type { Position } from '../../laws/board/board.js';
import { hidesPiece, type Hidden } from '../../questions/hidden.js';
import { shadeOf, type Square } from '../../laws/squares.js';

/**
 * The square under the cursor of the board, large, for whoever sees little. It is drawn alone: the board names the square to the ear.
 */
@customElement('square-here')
@localized()
export class SquareHere extends LitElement {
  static override styles = [
    pieceStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25em;
        align-items: center;
        font-size: 2.5rem;
        font-weight: bold;
        line-height: 1;
      }

      svg {
        inline-size: 2.5em;
        block-size: 2.5em;
        max-inline-size: 100%;
        border: 2px solid var(--board-edge, CanvasText);
        background: var(--square-light, Canvas);
      }

      [data-shade='dark'] {
        background: var(--square-dark, Canvas);
      }
    `,
  ];

  @property({ attribute: false }) position: Position | undefined;
  /** Which pieces are not seen. */
  @property({ attribute: false }) hides: Hidden = 'none';
  /** Where the last move went. */
  @property({ attribute: false }) lastTo: Square | undefined;

  @state() private square: Square | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.square = this.parentElement?.querySelector('chess-board')?.cursor;
    this.parentElement?.addEventListener('cursor-moved', this.#onCursor);
    this.ariaHidden = 'true';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.parentElement?.removeEventListener('cursor-moved', this.#onCursor);
  }

  override render() {
    const { square, position } = this;
    if (!square || !position) return nothing;
    const there = position.pieceAt(square);
    const piece = there && !hidesPiece(this.hides, { ...there, square }, this.lastTo) ? there : undefined;
    return html`<svg viewBox="0 0 100 100" data-shade=${shadeOf(square)}>${piece ? pieceShape(piece) : svg``}</svg>
      <span>${square}</span>`;
  }

  readonly #onCursor = ({ square }: CursorMovedEvent): void => {
    this.square = square;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'square-here': SquareHere;
  }
}
