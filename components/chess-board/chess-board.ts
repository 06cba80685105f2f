import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { localized, msg } from '@lit/localize';
import { customElement, property } from 'lit/decorators.js';
import { startPosition, type Position } from '../../src/laws/board.js';
import {
  FILES,
  RANKS,
  fileIndex,
  rankIndex,
  squareAt,
  type Color,
  type Piece,
  type PromotionKind,
  type Square,
} from '../../src/laws/squares.js';
import { commandOf, isCharacterKey, type KeyCommand } from '../../src/play/keys.js';
import type { HandNews } from '../../src/questions/hand.js';
import type { Question } from '../../src/questions/question.js';
import { AskedEvent, CommandGivenEvent, HandEvent } from '../events.js';
import { lingering } from '../lingering.js';
import { pieceStyles } from '../pieces/pieces.styles.js';
import '../promotion-choice/promotion-choice.js';
import type { PromotionDecidedEvent } from '../promotion-choice/promotion-events.js';
import type { PromotionLetters } from '../promotion-choice/promotion-keys.js';
import { renderCell, type LastMove } from './cell.js';
import { chessBoardStyles } from './chess-board.styles.js';
import { EntryRow } from './entry-row.js';
import { endFrom, nextOfKind, stepFrom } from './cursor.js';
import { PieceDrag, cellOf, squareOf } from './drag.js';
import { Hand } from './hand.js';

/** The words of a cell: the square and what stands on it, "e4, white pawn", "e4, empty". */
export type CellText = (square: Square, piece?: Piece) => string;

/** A second press of the same question within this time, in milliseconds, asks for more. */
const AGAIN_WITHIN = 1000;

const NOBODY: readonly Color[] = [];
const NO_LETTERS: PromotionLetters = {};

/**
 * The board: a grid whose cells take the focus themselves, one tab stop, the ranks in the page from 1 to 8 (ARIA "grid").
 * It draws a position and tells what the user does with it; it judges nothing and says nothing.
 *
 * @fires move-chosen {MoveChosenEvent} a piece was placed --bubbles --composed
 * @fires hand {HandEvent} what happened to the hand: lifted, put back, edge … --bubbles --composed
 * @fires asked {AskedEvent} a question by key --bubbles --composed
 * @fires command-given {CommandGivenEvent} a key whose meaning lies outside the board --bubbles --composed
 * @cssprop --board-size - the largest width of the board
 */
@customElement('chess-board')
@localized()
export class ChessBoard extends LitElement {
  static override readonly styles = [pieceStyles, chessBoardStyles];

  @property({ attribute: false }) position: Position = startPosition();

  /** Whose side is drawn at the bottom. Turning moves nothing in the page, and the focus stays where it is. */
  @property({ reflect: true }) orientation: Color = 'white';

  @property({ attribute: false }) lastMove: LastMove | undefined;

  /** Whose pieces may be lifted now; nobody's while the board is only looked at. */
  @property({ attribute: false }) mayLift: readonly Color[] = NOBODY;

  /** The square of a king that stands in check, where that may be shown. */
  @property({ attribute: false }) check: Square | undefined;

  /** Gives each cell its name, in words of the page's language. To be set by whoever uses the board. */
  @property({ attribute: false }) cellText: CellText = (square) => square;

  /** Names the pieces of the promotion choice in the page's language. To be set like `cellText`. */
  @property({ attribute: false }) promotionText: (kind: PromotionKind) => string = (kind) => kind;

  /** Letters of the page's language for the promotion choice, beside q, r, b and n. */
  @property({ attribute: false }) promotionLetters: PromotionLetters = NO_LETTERS;

  /** Whether keys that type a character are listened to (WCAG 2.1.4). Arrows, Enter, Space and the like always are. */
  @property({ attribute: false }) keysEnabled = true;

  readonly #hand = new Hand(this);
  readonly #entryRow = new EntryRow();
  readonly #drag = new PieceDrag({
    take: (square) => this.#hand.take(square),
    release: (square) => {
      this.#hand.release(square);
    },
  });
  #cursor: Square = 'e1';
  #edgeTold = false;
  #asks = false;
  #asked: { readonly square: Square; readonly at: number } | undefined;

  /** The square that has the focus, or gets it when the board is entered. Setting it moves no focus. */
  get cursor(): Square {
    return this.#cursor;
  }

  set cursor(square: Square) {
    if (square === this.#cursor) return;
    // Two attributes, and no rendering: nothing else on the board depends on the cursor.
    this.#cell(this.#cursor)?.setAttribute('tabindex', '-1');
    this.#cell(square)?.setAttribute('tabindex', '0');
    this.#cursor = square;
    this.#asked = undefined;
    this.#prepareEntry();
  }

  /** Moves the focus to a square, by default to that of the cursor. */
  focusSquare(square: Square = this.#cursor): void {
    this.cursor = square;
    this.#cell(square)?.focus();
  }

  override focus(options?: FocusOptions): void {
    this.#cell(this.#cursor)?.focus(options);
  }

  /** Empties the hand: a lifted piece is back on its square. Tells nothing. */
  putBack(): void {
    this.#hand.empty();
  }

  override firstUpdated(): void {
    this.#cell(this.#cursor)?.setAttribute('tabindex', '0');
  }

  override updated(): void {
    // A position that came meanwhile may have taken the piece out of the hand.
    if (!this.#hand.lifted) this.#drag.stop();
    this.#askPromotion();
    this.#prepareEntry();
  }

  override render() {
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
        ${RANKS.map(
          // A short name of its own: without one it would be the words of its eight cells.
          (rank) =>
            html`<div role="row" aria-label=${rank}>${FILES.map((file) => this.#renderCell(`${file}${rank}`))}</div>`,
        )}
      </div>
      <div class="files" aria-hidden="true">${FILES.map((file) => html`<span>${file}</span>`)}</div>
      ${lingering(this.#renderPromotion())}
    </div>`;
  }

  #renderCell(square: Square): TemplateResult {
    const piece = this.position.pieceAt(square);
    return renderCell({
      square,
      piece,
      text: this.cellText(square, piece),
      lifted: this.#hand.lifted?.square === square,
      check: this.check === square,
      lastMove: this.lastMove,
    });
  }

  #renderPromotion(): TemplateResult | typeof nothing {
    const { lifted, promotingTo } = this.#hand;
    if (!lifted || !promotingTo) return nothing;
    return html`<promotion-choice
      .color=${lifted.color}
      .pieceText=${this.promotionText}
      .letters=${this.promotionLetters}
      @promotion-decided=${this.#onPromotionDecided}
    ></promotion-choice>`;
  }

  /** A choice that is asked for anew may still be there from the last time; it takes the focus as a new one does. */
  #askPromotion(): void {
    const asks = this.#hand.promotingTo !== undefined;
    if (asks && !this.#asks) this.shadowRoot?.querySelector('promotion-choice')?.focus();
    this.#asks = asks;
  }

  #cell(square: Square): HTMLElement | null | undefined {
    return this.shadowRoot?.querySelector<HTMLElement>(`[data-square='${square}']`);
  }

  readonly #onFocusIn = (event: FocusEvent): void => {
    // Also where a screen reader or a finger moved the focus.
    this.cursor = squareOf(cellOf(event.target)) ?? this.#cursor;
  };

  readonly #onFocusOut = (event: FocusEvent): void => {
    if (!cellOf(event.relatedTarget)) this.#entryRow.prepare(this.#cell(this.#cursor));
  };

  /** Names the row that will be entered; not while the focus is on the board. */
  #prepareEntry(): void {
    if (!cellOf(this.shadowRoot?.activeElement ?? null)) this.#entryRow.prepare(this.#cell(this.#cursor));
  }

  readonly #onClick = (event: MouseEvent): void => {
    const square = squareOf(cellOf(event.target));
    if (this.#drag.endsWithClick() || !square) return;
    this.focusSquare(square);
    this.#hand.press(square);
  };

  readonly #onPointer = (event: PointerEvent): void => {
    switch (event.type) {
      case 'pointerdown':
        this.#drag.down(event);
        return;
      case 'pointermove':
        this.#drag.move(event);
        return;
      case 'pointerup':
        this.#drag.up(event);
        return;
      default:
        this.#drag.cancel();
    }
  };

  readonly #onPromotionDecided = (event: PromotionDecidedEvent): void => {
    this.#hand.decide(event.kind);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.getModifierState('AltGraph')) return;
    if (!this.keysEnabled && isCharacterKey(event)) return;
    const command = commandOf(event);
    if (!command) return;
    this.#entryRow.leave();
    if (!event.repeat) this.#edgeTold = false;
    // Of the keys that are held down only the arrows go on.
    const heard = event.repeat && command.do !== 'step' ? true : this.#obey(command, event.timeStamp);
    if (heard) event.preventDefault();
  };

  /** `false` where there was nothing to do, and the key belongs to the page. */
  #obey(command: KeyCommand, at: number): boolean {
    switch (command.do) {
      case 'step':
        this.#goOr(stepFrom(this.#cursor, command.way, this.orientation), { type: 'edge' });
        return true;
      case 'end': {
        const end = endFrom(this.#cursor, command.of, this.orientation);
        this.#goOr(end === this.#cursor ? undefined : end, { type: 'edge' });
        return true;
      }
      case 'rank':
        this.#go(squareAt(fileIndex(this.#cursor), command.index));
        return true;
      case 'file':
        this.#go(squareAt(command.index, rankIndex(this.#cursor)));
        return true;
      case 'next piece':
        this.#goOr(nextOfKind(this.position, this.#cursor, command.kind, command.back), {
          type: 'no such piece on the board',
        });
        return true;
      case 'go to last move':
        if (this.lastMove) this.#go(this.lastMove.to);
        else this.#ask({ about: 'last move' });
        return true;
      case 'lift or place':
        this.#hand.press(this.#cursor);
        return true;
      case 'put back':
        this.#drag.stop();
        return this.#hand.cancel();
      case 'this square':
        this.#askSquare(at);
        return true;
      case 'last move':
      case 'last capture':
      case 'piece lists':
        this.#ask({ about: command.do });
        return true;
      case 'whole position':
        this.#ask({ about: 'position' });
        return true;
      case 'moves of piece':
        this.#ask({ about: 'moves of piece', square: this.#cursor, capturesOnly: command.capturesOnly });
        return true;
      case 'turn board':
      case 'move entry':
      case 'next region':
      case 'back in game':
      case 'forward in game':
      case 'repeat':
      case 'mute':
      case 'help':
        this.dispatchEvent(new CommandGivenEvent(command));
        return true;
    }
  }

  #goOr(square: Square | undefined, news: HandNews): void {
    if (square) this.#go(square);
    else this.#tell(news);
  }

  /** A jump to where the cursor already is would be silent: then the square is asked for. */
  #go(square: Square | undefined): void {
    if (square === this.#cursor) this.#ask({ about: 'square', square, more: false });
    else if (square) {
      this.#edgeTold = false;
      this.focusSquare(square);
    }
  }

  #askSquare(at: number): void {
    const square = this.#cursor;
    const more = this.#asked?.square === square && at - this.#asked.at < AGAIN_WITHIN;
    this.#asked = { square, at };
    this.#ask({ about: 'square', square, more });
  }

  #ask(question: Question): void {
    this.dispatchEvent(new AskedEvent(question));
  }

  /** A key that is held down at the edge is told once. */
  #tell(news: HandNews): void {
    if (news.type === 'edge' && this.#edgeTold) return;
    this.#edgeTold = news.type === 'edge';
    this.dispatchEvent(new HandEvent(news));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chess-board': ChessBoard;
  }
}
