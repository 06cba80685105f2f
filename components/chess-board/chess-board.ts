import { LitElement, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized, msg } from '../texts.js';
import { startPosition, type Position } from '../../src/laws/board/board.js';
import { parsePosition } from '../../src/laws/board/parse-position.js';
import { hidesPiece, type Hidden } from '../../src/questions/hidden.js';
import { FILES, RANKS, type Color, type Piece, type PromotionKind, type Square } from '../../src/laws/squares.js';
import { EscapeKey } from '../dom/escape-key.js';
import { lingering } from '../dom/lingering.js';
import { pieceStyles } from '../pieces/shapes.js';
import '../promotion-choice/promotion-choice.js';
import type { PromotionDecidedEvent, PromotionLetters } from '../promotion-choice/promotion-choice.js';
import { checkAttribute, lastMoveAttribute, mayLiftAttribute, orientationAttribute } from './attributes.js';
import {
  cellAt,
  cellOf,
  cellText,
  nameOn,
  renderRanks,
  squareOf,
  type CellBraille,
  type CellText,
  type Destinations,
  type GridView,
  type LastMove,
} from './grid.js';
import { chessBoardStyles } from './chess-board.styles.js';
import { choiceStyles, renderPromotion } from './promotion.js';
import { PieceDrag } from './drag.js';
import { EntryRow, TabStop, FocusRing } from './focused-cell.js';
import { CursorMovedEvent } from './events.js';
import { glide, movesBetween } from './glide.js';
import { Hand } from './hand.js';
import { Keyboard } from './keyboard.js';
import { BOARD_KEYMAP, type Keymap } from './keys.js';

const NOBODY: readonly Color[] = [];
const NO_LETTERS: PromotionLetters = {};

/**
 * A chess board: a grid whose cells take the focus themselves, one tab stop, the ranks in the page from 1 to 8 (ARIA "grid").
 * It draws a position and tells what the user does with it; it judges nothing and says nothing. By itself it shows the initial position,
 * names its squares in English and is only looked at: `may-lift` says whose pieces may be moved. A piece that was placed is drawn where it
 * stood until the page gives the new `position`.
 *
 * @element chess-board
 * @attr {string} position - the position in Forsyth–Edwards notation; what is no position is reported as an error, and leaves the board as it was
 * @fires {MoveChosenEvent} move-chosen - a piece was placed: `move` has `from`, `to` and, of a pawn, `promotion`
 * @fires {HandEvent} hand - what happened to the hand: `news` says lifted, put back, not yours, the edge of the board …
 * @fires {AskedEvent} asked - a question by key, such as where the piece under the cursor can go: `question`
 * @fires {CursorMovedEvent} cursor-moved - the focus came to a cell: `square`
 * @fires {BoardCommandEvent} board-command - a key of `keymap` that means something to the page: `command`, and the `square` of the cursor
 * @fires {TypedOnBoardEvent} typed-on-board - with `typing`: a letter or digit that is no key of the board: `text`
 * @cssprop [--board-size=44rem] - the largest width of the board
 * @cssprop [--square-light=#f3efe3] - light squares
 * @cssprop [--square-dark=#6d8ea3] - dark squares
 * @cssprop [--square-light-moved=#f2e2a4] - light squares of the last move
 * @cssprop [--square-dark-moved=#91957a] - dark squares of the last move
 * @cssprop [--board-edge=#2d3a42] - the line around the squares
 * @cssprop [--piece-white=#ffffff] - White's pieces
 * @cssprop [--piece-white-line=#14181b] - the lines of White's pieces
 * @cssprop [--piece-black=#14181b] - Black's pieces
 * @cssprop [--piece-black-line=#ffffff] - the lines in Black's pieces, and around them
 * @cssprop [--mark-lifted=#6f2483] - the ring of the lifted piece
 * @cssprop [--mark-moved=#3d3410] - the corners of the last move
 * @cssprop [--mark-check=#920f17] - the badge of a king in check
 * @cssprop [--mark-edge=#ffffff] - the edge around each mark
 * @cssprop [--coordinate-size=1] - how many times as large as usual the letters and digits at its edge are
 * @cssprop [--piece-size=1] - how many times as large as usual the pieces are in their squares
 * @cssprop [--cursor-width=1] - from 1, usual, to 2, thick: how thick the ring around the square that has the focus is
 * @cssprop [--cursor-cross=none] - "block" draws a cross through rank and file of that square
 * @cssprop [--cross=#ffe100] - the cross
 * @cssprop [--cross-edge=#000000] - the edges of the cross
 * @cssprop [--focus-outer=#0b1a24] - the outer tone of the ring around the square that has the focus
 * @cssprop [--focus-inner=#ffd84d] - its inner tone
 */
@customElement('chess-board')
@localized()
export class ChessBoard extends LitElement {
  static override readonly styles = [pieceStyles, chessBoardStyles, choiceStyles];

  /** What stands on the board. As an attribute: Forsyth–Edwards notation. */
  @property() position: Position = startPosition();

  /** Whose side is drawn at the bottom. Turning moves nothing in the page, and the focus stays where it is. */
  @property({ reflect: true, converter: orientationAttribute }) orientation: Color = 'white';

  /** The two squares of the last move, which are marked. As an attribute: "e2e4". */
  @property({ attribute: 'last-move', converter: lastMoveAttribute }) lastMove: LastMove | undefined;

  /**
   * Whose pieces may be lifted now; nobody's while the board is only looked at, and then `hand` says of which piece. As an attribute:
   * "white", "black", "white black".
   */
  @property({ attribute: 'may-lift', converter: mayLiftAttribute }) mayLift: readonly Color[] = NOBODY;

  /** Which pieces are not seen, as in blindfold play. They can be lifted and moved all the same. */
  @property({ attribute: false }) hides: Hidden = 'none';

  /**
   * Names a square of which it is not told what stands there, where a piece is not seen; absent: the names tell that of every square, and the keys
   * lead to every piece.
   */
  @property({ attribute: false }) silentText: ((square: Square) => string) | undefined;

  /** The square of a king that stands in check, where that may be shown; mate is drawn otherwise than check. */
  @property({ converter: checkAttribute }) check: Square | undefined;

  /** Where the piece on a square may go, which is drawn while it is lifted: nowhere, unless the page says so; the board computes no rule. */
  @property({ attribute: false }) destinations: Destinations | undefined;

  /** Gives each cell its name: "e1, white king" unless the page says it in its own language. */
  @property({ attribute: false }) cellText: CellText = cellText;

  /** What a braille line shows of a cell whose name is spelt for the ear. */
  @property({ attribute: false }) cellBraille: CellBraille = () => undefined;

  /** The language of the cells' names (BCP 47), where it is not the page's. */
  @property({ attribute: false }) cellLanguage = '';

  /** Names the pieces of the promotion choice, by itself in English. */
  @property({ attribute: false }) promotionText: (kind: PromotionKind) => string = (kind) => kind;

  /** Letters of the page's language for the promotion choice, beside q, r, b and n. */
  @property({ attribute: false }) promotionLetters: PromotionLetters = NO_LETTERS;

  /** What its keys mean: commands of its own, and of the page's, which are told by `board-command`. */
  @property({ attribute: false }) keymap: Keymap = BOARD_KEYMAP;

  /** Whether keys that type a character are listened to (WCAG 2.1.4). Arrows, Enter, Space and the like always are. */
  @property({ attribute: false }) keysEnabled = true;

  /** Whether a letter or digit that has no command begins a line elsewhere, and is told by `typed-on-board`. */
  @property({ type: Boolean }) typing = false;

  readonly #hand = new Hand(this);
  readonly #entryRow = new EntryRow();
  readonly #ring = new FocusRing();
  readonly #tabStop = new TabStop();
  readonly #drag = new PieceDrag({
    mayTake: (square) => this.#hand.mayTake(square),
    take: (square) => this.#hand.take(square),
    release: (square) => {
      this.#dropped = square;
      this.#hand.release(square);
    },
  });
  readonly #keyboard = new Keyboard(this, {
    press: (square) => {
      this.#hand.press(square);
    },
    putBack: () => this.#putBack(),
  });
  /** Asked for once: a query that is made anew with each move takes a fiftieth of its drawing. */
  readonly #lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  /** Where a piece was dragged to, which has been seen to go. */
  #dropped: Square | undefined;
  #cursor: Square = 'e1';
  #asks = false;
  #grid: Element | null = null;
  #hasFocus = false;

  constructor() {
    super();
    new EscapeKey(this, { rank: 'menu', leave: () => this.#hand.promotingTo !== undefined && this.#putBack() });
    new EscapeKey(this, { rank: 'piece', leave: () => this.#putBack() });
  }

  /** A position that cannot be read is no reason to show another one in its place. */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name !== 'position') {
      super.attributeChangedCallback(name, old, value);
      return;
    }
    const read = value === null ? undefined : parsePosition(value);
    if (!read) this.position = startPosition();
    else if (read.ok) this.position = read.position;
    else reportError(new SyntaxError(`chess-board: position="${String(value)}" is no position (${read.problem})`));
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

  /** Lifts or places on a square, as Enter does there; the focus stays where it is, and the cursor comes to the square. */
  press(square: Square): void {
    this.cursor = square;
    this.#hand.press(square);
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

  override updated(changed: PropertyValues<this>): void {
    const before = changed.get('position');
    if (before) this.#glide(before);
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
        aria-label=${msg('chess-board')}
        @keydown=${this.#onKeyDown}
        @focusin=${this.#onFocusIn}
        @focusout=${this.#onFocusOut}
        @click=${this.#onClick}
        @pointerdown=${this.#onPointer}
        @pointermove=${this.#onPointer}
        @pointerup=${this.#onPointer}
        @pointercancel=${this.#onPointer}
        @touchmove=${this.#onTouchMove}
      >
        ${renderRanks(this.#view)}
      </div>
      <div class="cursor" aria-hidden="true"><div class="ring" hidden></div></div>
      <div class="files" aria-hidden="true">${FILES.map((file) => html`<span>${file}</span>`)}</div>
      ${lingering(renderPromotion(this.#hand, this, this.#onPromotionDecided))}
    </div>`;
  }

  #glide(before: Position): void {
    const dropped = this.#dropped;
    this.#dropped = undefined;
    if (this.#lessMotion.matches) return;
    for (const move of movesBetween(before, this.position, this.lastMove)) {
      const cell = move.to === dropped ? undefined : this.#cell(move.to);
      if (cell) glide(cell, move, this.orientation);
    }
  }

  #putBack(): boolean {
    this.#drag.stop();
    return this.#hand.cancel();
  }

  /** What the board tells of a square. */
  pieceTold(square: Square): Piece | undefined {
    const { position, hides, lastMove, silentText } = this;
    const piece = position.pieceAt(square);
    const isHidden = silentText && piece && hidesPiece(hides, { ...piece, square }, lastMove?.to);
    return isHidden ? undefined : piece;
  }

  /** The name of a square, as its cell has it. */
  nameOf(square: Square): string {
    return nameOn(square, this.#view);
  }

  get #view(): GridView {
    const { position, cellText, cellBraille, cellLanguage, check, lastMove, hides, silentText } = this;
    const lifted = this.#hand.drawn;
    // Not of a piece that was placed a moment ago: it is drawn as lifted, and may not be where it goes from.
    const held = this.#hand.lifted?.square;
    const destinations = held && this.destinations?.(position, held);
    return {
      ...{ position, cellText, cellBraille, cellLanguage, lifted, check, lastMove, destinations },
      ...{ hides, silentText },
    };
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
    const square = this.#drag.squareOfClick(event);
    if (this.#drag.endsWithClick() || !square) return;
    this.focusSquare(square);
    this.#hand.press(square);
  };

  readonly #onPointer = (event: PointerEvent): void => {
    this.#drag.hear(event);
  };

  readonly #onTouchMove = (event: TouchEvent): void => {
    this.#drag.hearTouch(event);
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
