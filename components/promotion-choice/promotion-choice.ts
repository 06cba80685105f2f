import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized, msg } from '../texts.js';
import { PROMOTION_KINDS, type Color, type PromotionKind } from '../../src/laws/squares.js';
import { pieceStyles, pieceShape } from '../pieces/shapes.js';
import { forcedBoard } from '../styles/forced-board.js';
import { keyName, type KeyPress } from '../dom/keys.js';

/** Letters of the page's language in lower case, such as "d" for the queen (Dame) in German. */
export type PromotionLetters = Readonly<Record<string, PromotionKind>>;

/** The English letters, as on the board itself; none for the king and the pawn (Art. 3.7.5). */
const LETTERS: Readonly<Partial<Record<string, PromotionKind>>> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };

/**
 * The piece that a key press names. What the key types counts first, in the page's language; then the board's letters
 * q r b n. `undefined` for any other key, and for the king's and the pawn's (Art. 3.7.5).
 */
export function promotionOf(press: KeyPress, letters: PromotionLetters): PromotionKind | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const typed = letters[press.key.toLowerCase()];
  if (typed) return typed;
  return LETTERS[keyName(press)];
}

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

const LETTERS_OF_BOARD_ONLY: PromotionLetters = {};

/**
 * Asks what a pawn becomes (Art. 3.7.5): a menu of four, by button, by letter, by arrows; Escape and Backspace cancel. A menu
 * (ARIA), for in a group of buttons a screen reader in browse mode keeps arrows and letters to itself. It is not modal: whoever goes elsewhere finds it again in its place after the board.
 *
 * @element promotion-choice
 * @fires {PromotionDecidedEvent} promotion-decided - `kind` is the piece, or `undefined` when it was cancelled
 */
@customElement('promotion-choice')
@localized()
export class PromotionChoice extends LitElement {
  static override readonly styles = [
    pieceStyles,
    css`
      :host {
        display: block;
        forced-color-adjust: none;
      }

      [role='menu'] {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        gap: 0.4rem;
        padding: 0.6rem;
        color: var(--page-text, CanvasText);
        background: var(--page-face, Canvas);
        border: 3px solid var(--control-edge, ButtonBorder);
        border-radius: 0.5rem;
      }

      button {
        flex: 0 0 auto;
        display: grid;
        justify-items: center;
        min-inline-size: 3.6rem;
        padding: 0.25rem;
        font: inherit;
        font-size: 0.95rem;
        color: var(--control-text, ButtonText);
        background: var(--control-face, ButtonFace);
        border: 2px solid var(--control-edge, ButtonBorder);
        border-radius: 0.35rem;
        cursor: pointer;
        touch-action: manipulation;
        /* What must be seen beside the choice is brought into sight with it. */
        scroll-margin-block: var(--beside-choice, 0);
      }

      svg {
        inline-size: clamp(2.75rem, 12vi, 4.5rem);
        aspect-ratio: 1;
        border-radius: 0.2rem;
        background: var(--square-dark, #6d8ea3);
      }

      /* One row for as long as it can be: the board is to be seen as well. */
      @media (max-width: 36rem) {
        [role='menu'] {
          gap: 0.25rem;
          padding: 0.35rem;
        }

        button {
          min-inline-size: 2.75rem;
          padding: 0.15rem;
          font-size: 0.875rem;
        }

        svg {
          inline-size: 2.75rem;
        }
      }

      button:focus-visible {
        outline: 3px solid var(--focus-outer, #0b1a24);
        outline-offset: 2px;
        box-shadow: 0 0 0 2px var(--focus-inner, #ffd84d);
      }
    `,
    forcedBoard,
  ];

  /** Whose pawn it is. */
  @property() color: Color = 'white';

  /** The name of a piece, on its button: English unless the page says it in its own language. */
  @property({ attribute: false }) pieceText: (kind: PromotionKind) => string = (kind) => kind;

  /** Letters of the page's language beside q, r, b and n. */
  @property({ attribute: false }) letters: PromotionLetters = LETTERS_OF_BOARD_ONLY;

  /** It takes the focus as soon as it is there. */
  override firstUpdated(): void {
    this.focus();
  }

  override render(): TemplateResult {
    return html`<div role="menu" aria-label=${msg('promotion-choice')} @keydown=${this.#onKeyDown}>
      ${PROMOTION_KINDS.map(
        (kind) =>
          html`<button type="button" role="menuitem" value=${kind} @click=${this.#onClick}>
            <svg viewBox="0 0 100 100" aria-hidden="true">${pieceShape({ color: this.color, kind })}</svg>
            <span>${this.pieceText(kind)}</span>
          </button>`,
      )}
    </div>`;
  }

  /** Puts the focus on the first button, the queen. */
  override focus(options?: FocusOptions): void {
    this.#buttons()[0]?.focus(options);
  }

  #buttons(): readonly HTMLButtonElement[] {
    return [...this.renderRoot.querySelectorAll('button')];
  }

  readonly #onClick = (event: Event): void => {
    const value = event.currentTarget instanceof HTMLButtonElement ? event.currentTarget.value : '';
    const kind = PROMOTION_KINDS.find((candidate) => candidate === value);
    if (kind) this.dispatchEvent(new PromotionDecidedEvent(kind));
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.repeat || event.getModifierState('AltGraph')) return;
    if (this.#obey(event)) event.preventDefault();
  };

  #obey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.altKey || event.metaKey) return false;
    switch (event.key) {
      case 'Escape':
      case 'Backspace':
        return this.#decide(undefined);
      case 'ArrowLeft':
      case 'ArrowUp':
        return this.#step(-1);
      case 'ArrowRight':
      case 'ArrowDown':
        return this.#step(1);
      case 'Home':
        return this.#focusAt(0);
      case 'End':
        return this.#focusAt(-1);
      default: {
        const kind = promotionOf(event, this.letters);
        return kind !== undefined && this.#decide(kind);
      }
    }
  }

  #decide(kind: PromotionKind | undefined): true {
    this.dispatchEvent(new PromotionDecidedEvent(kind));
    return true;
  }

  /** Beyond the last comes the first: four choices in a ring have no edge to lose oneself at. */
  #step(by: 1 | -1): true {
    const buttons = this.#buttons();
    const here = buttons.findIndex((button) => button.matches(':focus'));
    return this.#focusAt((here + by + buttons.length) % buttons.length);
  }

  #focusAt(index: number): true {
    this.#buttons().at(index)?.focus();
    return true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'promotion-choice': PromotionChoice;
  }
}
