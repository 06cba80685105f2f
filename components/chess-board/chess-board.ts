import { LitElement, html, type TemplateResult } from 'lit';
import { localized, msg } from '@lit/localize';
import { customElement, property } from 'lit/decorators.js';
import { startPosition, type Position } from '../../src/laws/board.js';
import { FILES, RANKS, type Color, type PromotionKind, type Square } from '../../src/laws/squares.js';
import { EscapeKey } from '../escape-key.js';
import { lingering } from '../lingering.js';
import { pieceStyles } from '../pieces/pieces.styles.js';
import { CursorMovedEvent } from '../events.js';
import type { PromotionDecidedEvent } from '../promotion-choice/promotion-events.js';
import type { PromotionLetters } from '../promotion-choice/promotion-keys.js';
import type { LastMove } from './cell.js';
import { chessBoardStyles } from './chess-board.styles.js';
import { choiceStyles } from './choice.styles.js';
import { PieceDrag, cellOf, squareOf } from './drag.js';
import { EntryRow } from './entry-row.js';
import { FocusRing } from './focus-ring.js';
import { cellAt, renderRanks, type CellBraille, type CellText, type GridView } from './grid.js';
import { Hand } from './hand.js';
import { Keyboard } from './keyboard.js';
import { renderPromotion } from './promotion.js';
import { TabStop } from './tab-stop.js';

const NOBODY: readonly Color[] = [];
const NO_LETTERS: PromotionLetters = {};

/**
 * The board: a grid whose cells take the focus themselves, one tab stop, the ranks in the page from 1 to 8 (ARIA "grid").
 * It draws a position and tells what the user does with it; it judges nothing and says nothing. Where a pawn can be promoted,
 * `promotion-choice` must be there: whoever uses the board loads it.
 *
 * @fires move-chosen {MoveChosenEvent} a piece was placed --bubbles --composed
 * @fires hand {HandEvent} what happened to the hand: lifted, put back, edge … --bubbles --composed
 * @fires asked {AskedEvent} a question by key --bubbles --composed
 * @fires cursor-moved {CursorMovedEvent} the focus came to a cell --bubbles --composed
 * @fires command-given {CommandGivenEvent} a key whose meaning lies outside the board --bubbles --composed
 * @cssprop --board-size - the largest width of the board
 */
@customElement('chess-board')
@localized()
export class ChessBoard extends LitElement {
  static override readonly styles = [pieceStyles, chessBoardStyles, choiceStyles];

  @property({ attribute: false }) position: Position = startPosition();

  /** Whose side is drawn at the bottom. Turning moves nothing in the page, and the focus stays where it is. */
  @property({ reflect: true }) orientation: Color = 'white';

  @property({ attribute: false }) lastMove: LastMove | undefined;

  /** Whose pieces may be lifted now; nobody's while the board is only looked at, and then `hand` says of which piece. */
  @property({ attribute: false }) mayLift: readonly Color[] = NOBODY;

  /** The square of a king that stands in check, where that may be shown. */
  @property({ attribute: false }) check: Square | undefined;

  /** Gives each cell its name, in words of the page's language. To be set by whoever uses the board. */
  @property({ attribute: false }) cellText: CellText = (square) => square;

  /** What a braille line shows of a cell whose name is spelt for the ear. */
  @property({ attribute: false }) cellBraille: CellBraille = () => undefined;

  /** The language of the cells' names (BCP 47), where it is not the page's. */
  @property({ attribute: false }) cellLanguage = '';

  /** Names the pieces of the promotion choice in the page's language. To be set like `cellText`. */
  @property({ attribute: false }) promotionText: (kind: PromotionKind) => string = (kind) => kind;

  /** Letters of the page's language for the promotion choice, beside q, r, b and n. */
  @property({ attribute: false }) promotionLetters: PromotionLetters = NO_LETTERS;

  /** Whether keys that type a character are listened to (WCAG 2.1.4). Arrows, Enter, Space and the like always are. */
  @property({ attribute: false }) keysEnabled = true;

  readonly #hand = new Hand(this);
  readonly #entryRow = new EntryRow();
  readonly #ring = new FocusRing();
  readonly #tabStop = new TabStop();
  readonly #drag = new PieceDrag({
    take: (square) => this.#hand.take(square),
    release: (square) => {
      this.#hand.release(square);
    },
  });
  readonly #keyboard = new Keyboard(this, {
    press: (square) => {
      this.#hand.press(square);
    },
    putBack: () => this.#putBack(),
  });
  #cursor: Square = 'e1';
  #asks = false;
  #grid: Element | null = null;
  #hasFocus = false;

  constructor() {
    super();
    new EscapeKey(this, { rank: 'menu', leave: () => this.#hand.promotingTo !== undefined && this.#putBack() });
    new EscapeKey(this, { rank: 'piece', leave: () => this.#putBack() });
  }

  /** The square that has the focus, or gets it when the board is entered. Setting it moves no focus. */
  get cursor(): Square {
    return this.#cursor;
  }

  set cursor(square: Square) {
    this.#setCursor(square);
    this.#placeTabStop();
  }

  /** Moves the focus to a square, by default to that of the cursor. */
  focusSquare(square: Square = this.#cursor): void {
    this.#setCursor(square);
    this.#cell(square)?.focus();
    // Not before the focus has moved: a screen reader waits for that, and nobody for the order of tabbing.
    queueMicrotask(this.#placeTabStop);
  }

  override focus(options?: FocusOptions): void {
    this.#cell(this.#cursor)?.focus(options);
  }

  /** Where the lifted piece came from. */
  get lifted(): Square | undefined {
    return this.#hand.lifted?.square;
  }

  /** Empties the hand: a lifted piece is back on its square. Tells nothing. */
  putBack(): void {
    this.#hand.empty();
  }

  override firstUpdated(): void {
    this.#grid = this.renderRoot.querySelector("[role='grid']");
    this.#ring.attach(this.renderRoot.querySelector<HTMLElement>('.ring'));
    this.#placeTabStop();
  }

  override updated(): void {
    this.#ring.turn(this.orientation);
    // A position that came meanwhile may have taken the piece out of the hand.
    if (!this.#hand.lifted) this.#drag.stop();
    this.#askPromotion();
    this.#prepareEntry();
  }

  override render(): TemplateResult {
    return html`<div class="frame">
      <div class="ranks" aria-hidden="true">${RANKS.map((rank) => html`<span>${rank}</span>`)}</div>
      <div
        role="grid"
        aria-label=${msg('Chess board', { id: 'chess-board' })}
        @keydown=${this.#onKeyDown}
        @focusin=${this.#onFocusIn}
        @focusout=${this.#onFocusOut}
        @click=${this.#onClick}
        @pointerdown=${this.#onPointer}
        @pointermove=${this.#onPointer}
        @pointerup=${this.#onPointer}
        @pointercancel=${this.#onPointer}
      >
        ${renderRanks(this.#view)}
      </div>
      <div class="ring" aria-hidden="true" hidden></div>
      <div class="files" aria-hidden="true">${FILES.map((file) => html`<span>${file}</span>`)}</div>
      ${lingering(renderPromotion(this.#hand, this, this.#onPromotionDecided))}
    </div>`;
  }

  #putBack(): boolean {
    this.#drag.stop();
    return this.#hand.cancel();
  }

  get #view(): GridView {
    const { position, cellText, cellBraille, cellLanguage, check, lastMove } = this;
    return { position, cellText, cellBraille, cellLanguage, lifted: this.#hand.drawn, check, lastMove };
  }

  /** A choice that is asked for anew may still be there from the last time; it takes the focus as a new one does. */
  #askPromotion(): void {
    const asks = this.#hand.promotingTo !== undefined;
    if (asks && !this.#asks) this.shadowRoot?.querySelector('promotion-choice')?.focus();
    this.#asks = asks;
  }

  #cell(square: Square): HTMLElement | undefined {
    return cellAt(this.#grid, square);
  }

  #setCursor(square: Square): void {
    if (square === this.#cursor) return;
    this.#cursor = square;
    this.#keyboard.cursorMoved();
    this.#prepareEntry();
  }

  readonly #placeTabStop = (): void => this.#tabStop.place(this.#cell(this.#cursor));

  readonly #onFocusIn = (event: FocusEvent): void => {
    this.#hasFocus = true;
    // Also where a screen reader or a finger moved the focus.
    const cell = cellOf(event.target);
    const square = squareOf(cell);
    if (!cell || !square) return;
    if (square !== this.#cursor) this.cursor = square;
    this.#ring.follow({ cell, square });
    this.dispatchEvent(new CursorMovedEvent(square));
  };

  readonly #onFocusOut = (event: FocusEvent): void => {
    this.#hasFocus = cellOf(event.relatedTarget) !== undefined;
    if (!this.#hasFocus) this.#ring.follow(undefined);
    this.#prepareEntry();
  };

  /** Names the row that will be entered; not while the focus is on the board. */
  #prepareEntry(): void {
    if (!this.#hasFocus) this.#entryRow.prepare(this.#cell(this.#cursor));
  }

  readonly #onClick = (event: MouseEvent): void => {
    const square = squareOf(cellOf(event.target));
    if (this.#drag.endsWithClick() || !square) return;
    this.focusSquare(square);
    this.#hand.press(square);
  };

  readonly #onPointer = (event: PointerEvent): void => {
    this.#drag.hear(event);
  };

  readonly #onPromotionDecided = (event: PromotionDecidedEvent): void => {
    this.#hand.decide(event.kind);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const command = this.#keyboard.commandOf(event);
    if (!command) {
      this.#keyboard.tellUnused(event);
      return;
    }
    this.#entryRow.leave();
    this.#ring.again();
    this.#keyboard.press(command, event);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'chess-board': ChessBoard;
  }
}
