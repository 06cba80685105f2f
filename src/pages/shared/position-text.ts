/** A position as text: whose move it is and what else is to be known, the pieces, a braille diagram, the FEN to be copied. */
import { LitElement, css, html } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { controls } from '../../../components/styles/controls.js';
import { quietly } from '../../../components/dom/quiet-list.js';
import { BRAILLE_DOTS, brailleBoard, type BrailleDots } from '../../notation/braille-board.js';
import type { PlacedPiece } from '../../laws/squares.js';
import { msg } from './late-texts.js';

/** What of a position is written. */
export interface PositionWritten {
  readonly summary: readonly string[];
  /** A sentence for each colour. */
  readonly lists: readonly string[];
  readonly pieces: readonly PlacedPiece[];
  readonly fen: string;
}

/** The FEN is to be copied. */
export class CopyFenEvent extends Event {
  static readonly type = 'copy-fen';
  readonly fen: string;
  constructor(fen: string) {
    super(CopyFenEvent.type, { bubbles: true, composed: true });
    this.fen = fen;
  }
}

/**
 * It is always as the position is, and tells nothing by itself: whoever wants it reads it.
 *
 * @fires copy-fen {CopyFenEvent}
 */
@customElement('position-text')
@localized()
export class PositionText extends LitElement {
  static override readonly styles = [
    controls,
    css`
      pre {
        margin: 0 0 0.75rem;
        font-size: 1.25rem;
        line-height: 1.4;
        overflow-x: auto;
      }

      code {
        overflow-wrap: anywhere;
      }

      ul {
        margin: 0 0 0.75rem;
        padding-inline-start: 1.25rem;
      }
    `,
  ];

  @property({ attribute: false }) written: PositionWritten | undefined;

  @state() private dots: BrailleDots = '8';

  override render() {
    const { written, dots } = this;
    if (!written) return html``;
    return html`<p>${written.summary.join(' ')}</p>
      <ul>
        ${written.lists.map((list) => html`<li>${list}</li>`)}
      </ul>
      <p>
        <label for="dots">${msg('position-dots')}</label>
        <select id="dots" ${quietly('')} @change=${this.#onDots}>
          ${BRAILLE_DOTS.map((one) => html`<option value=${one} ?selected=${one === dots}>${dotsText(one)}</option>`)}
        </select>
      </p>
      <pre tabindex="0" role="group" aria-label=${msg('position-diagram')}>
${brailleBoard(written.pieces, dots).join('\n')}</pre>
      <p><code>${written.fen}</code></p>
      <button type="button" @click=${this.#onCopy}>${msg('position-copy')}</button>`;
  }

  readonly #onDots = ({ currentTarget }: Event): void => {
    if (currentTarget instanceof HTMLSelectElement) this.dots = currentTarget.value === '6' ? '6' : '8';
  };

  readonly #onCopy = (): void => {
    if (this.written) this.dispatchEvent(new CopyFenEvent(this.written.fen));
  };
}

function dotsText(dots: BrailleDots): string {
  return dots === '6' ? msg('position-dots-six') : msg('position-dots-eight');
}

declare global {
  interface HTMLElementTagNameMap {
    'position-text': PositionText;
  }
  interface HTMLElementEventMap {
    'copy-fen': CopyFenEvent;
  }
}
