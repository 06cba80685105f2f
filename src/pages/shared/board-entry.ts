import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { consume } from '@lit/context';
import { localized } from '../../../components/texts.js';
import { msg } from './late-texts.js';
import { startPosition } from '../../laws/board/board.js';
import { boardWith } from '../../laws/board/set-by-hand.js';
import { FILES, RANKS, type Color, type Piece, type PlacedPiece, type Square } from '../../laws/squares.js';
import {
  readPieceList,
  withEntries,
  type PieceListRefusal,
  type SquareEntry,
} from '../../../speech/hearing/piece-list.js';
import type { LanguageName } from '../../../speech/language-names.js';
import { chessBoardStyles } from '../../../components/chess-board/chess-board.styles.js';
import { endFrom, stepFrom } from '../../../components/chess-board/cursor.js';
import { EntryRow, TabStop } from '../../../components/chess-board/focused-cell.js';
import { cellAt, cellOf, renderRanks, squareOf, type CellText } from '../../../components/chess-board/grid.js';
import { pieceStyles } from '../../../components/pieces/shapes.js';
import { controls } from '../../../components/styles/controls.js';
import { COMMANDS, type CommandTable } from '../../commands/commands.js';
import { commandsContext } from './contexts.js';
import { afterDeed, entryDeedOf, entryKeys } from './entry-keys.js';

const NONE: readonly PlacedPiece[] = [];

/** The board is entered otherwise than before. */
export class BoardEnteredEvent extends Event {
  static readonly type = 'board-entered';
  readonly of: Color;
  /** All that stands there now. */
  readonly pieces: readonly PlacedPiece[];
  /** The squares that changed, to be told; none where the whole board was set anew. */
  readonly changed: readonly Square[];
  constructor(of: Color, pieces: readonly PlacedPiece[], changed: readonly Square[]) {
    super(BoardEnteredEvent.type, { bubbles: true, composed: true });
    this.of = of;
    this.pieces = pieces;
    this.changed = changed;
  }
}

/** What was typed of a board could not be understood; it is shown beside the field. */
export class EntryRefusedEvent extends Event {
  static readonly type = 'entry-refused';
  readonly refusal: PieceListRefusal;
  constructor(refusal: PieceListRefusal) {
    super(EntryRefusedEvent.type, { bubbles: true, composed: true });
    this.refusal = refusal;
  }
}

/**
 * Entering what stands on a real board beside the program: by a line of pieces with their squares, or square by square on a grid that is
 * one tab stop like the board of the game. It begins with what the program has, so that only what differs must be entered. It judges
 * nothing: whatever is entered stands.
 *
 * @fires board-entered {BoardEnteredEvent}
 * @fires entry-refused {EntryRefusedEvent}
 */
@customElement('board-entry')
@localized()
export class BoardEntry extends LitElement {
  static override readonly styles = [
    pieceStyles,
    chessBoardStyles,
    controls,
    // After the styles of the board, which are for a host of its own.
    css`
      :host {
        direction: inherit;
        forced-color-adjust: auto;
        max-inline-size: none;
      }

      .frame {
        direction: ltr;
        forced-color-adjust: none;
        max-inline-size: 30rem;
        color: var(--page-text);
        margin-block-end: 0.75rem;
      }

      [role='gridcell']:focus-visible {
        outline: var(--ring) solid var(--focus-outer);
        outline-offset: calc(-2 * var(--ring));
        box-shadow: inset 0 0 0 var(--ring) var(--focus-inner);
      }

      input[type='text'] {
        inline-size: min(100%, 34rem);
      }

      /* Where there is no room for it beside the field it stands below, and not against it. */
      form button {
        margin-block-start: 0.4rem;
      }

      .error {
        font-weight: bold;
      }
    `,
  ];

  /** Whose board it is; that side is drawn at the bottom. */
  @property({ reflect: true, attribute: 'orientation' }) of: Color = 'white';

  /** What stands on that board in the program. */
  @property({ attribute: false }) program: readonly PlacedPiece[] = NONE;

  /** What has been entered; absent: nothing yet, and it is shown as the program has it. */
  @property({ attribute: false }) entered: readonly PlacedPiece[] | undefined;

  /** The language of what is typed. */
  @property({ attribute: false }) language: LanguageName = 'en';

  /** What the squares are called where no player's board is entered, and the squares alone are drawn: the field stands elsewhere. */
  @property({ attribute: false }) label = '';

  /** Gives each cell its name, as on the board of the game. */
  @property({ attribute: false }) cellText: CellText = (square) => square;

  /** BCP 47, where it is not the page's. */
  @property({ attribute: false }) cellLanguage = '';

  /** Why a typed line was not understood, in words. */
  @property({ attribute: false }) refusalText: (refusal: PieceListRefusal) => string = ({ reason }) => reason;

  @consume({ context: commandsContext, subscribe: true })
  @property({ attribute: false })
  commands: CommandTable = COMMANDS;

  @state() private refusal: PieceListRefusal | undefined;

  @query('input') private readonly field!: HTMLInputElement | null;
  @query('[role="grid"]') private readonly grid!: HTMLElement | null;

  readonly #entryRow = new EntryRow();
  readonly #tabStop = new TabStop();
  #cursor: Square = 'e1';
  #last: Color = 'white';

  override firstUpdated(): void {
    this.#cursor = this.of === 'white' ? 'a1' : 'h8';
    this.#last = this.of;
    this.#placeTabStop();
  }

  override focus(options?: FocusOptions): void {
    this.field?.focus(options);
  }

  override render(): TemplateResult {
    const { refusal } = this;
    const keys = entryKeys(this.commands);
    const isAlone = this.label !== '';
    return html`${isAlone ? nothing : this.#line(refusal)}
      <p id="keys"> ${msg('entry-keys', { put: keys.put, empty: keys.empty })} </p>
      <div class="frame">
        <div class="ranks" aria-hidden="true">${RANKS.map((rank) => html`<span>${rank}</span>`)}</div>
        <div
          role="grid"
          aria-label=${isAlone ? this.label : this.of === 'white' ? msg('entry-grid-white') : msg('entry-grid-black')}
          aria-describedby="keys"
          @keydown=${this.#onKeyDown}
          @focusin=${this.#onFocusIn}
          @focusout=${this.#onFocusOut}
          @click=${this.#onClick}
        >
          ${renderRanks({
            position: boardWith(this.#pieces, startPosition()),
            cellText: this.cellText,
            cellLanguage: this.cellLanguage,
            lifted: undefined,
            check: undefined,
            lastMove: undefined,
          })}
        </div>
        <div class="files" aria-hidden="true">${FILES.map((file) => html`<span>${file}</span>`)}</div>
      </div>
      ${
        isAlone
          ? nothing
          : html`<div class="row">
              <button type="button" @click=${this.#onAsProgram}>${msg('entry-as-program')}</button>
              <button type="button" @click=${this.#onEmpty}>${msg('entry-empty-all')}</button>
            </div>`
      }`;
  }

  #line(refusal: PieceListRefusal | undefined): TemplateResult {
    return html`<form novalidate @submit=${this.#onSubmit}>
      <p>
        <label for="line">${msg('entry-line')}</label><br />
        <input
          type="text"
          id="line"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          aria-invalid=${refusal ? 'true' : nothing}
          aria-describedby=${refusal ? 'error example' : 'example'}
        />
        <button type="submit">${msg('entry-enter')}</button>
      </p>
      ${refusal ? html`<p class="error" id="error">${this.refusalText(refusal)}</p>` : nothing}
      <p id="example"> ${msg('entry-example')} </p>
    </form>`;
  }

  override updated(): void {
    if (this.shadowRoot?.activeElement?.getAttribute('role') !== 'gridcell') this.#prepareEntry();
  }

  get #pieces(): readonly PlacedPiece[] {
    return this.entered ?? this.program;
  }

  #pieceOn(square: Square): Piece | undefined {
    return this.#pieces.find((piece) => piece.square === square);
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const { field } = this;
    if (!field) return;
    const reading = readPieceList(field.value, this.language);
    if (reading.type === 'refused') {
      this.refusal = reading.refusal;
      this.dispatchEvent(new EntryRefusedEvent(reading.refusal));
      field.focus();
      return;
    }
    this.refusal = undefined;
    field.value = '';
    this.#enter(reading.entries);
  };

  #enter(entries: readonly SquareEntry[]): void {
    for (const { piece } of entries) this.#last = piece?.color ?? this.#last;
    const pieces = withEntries(this.#pieces, entries);
    this.#set(
      pieces,
      entries.map(({ square }) => square),
    );
  }

  #set(pieces: readonly PlacedPiece[], changed: readonly Square[]): void {
    this.entered = pieces;
    this.dispatchEvent(new BoardEnteredEvent(this.of, pieces, changed));
  }

  readonly #onAsProgram = (): void => {
    this.#set(this.program, []);
  };

  readonly #onEmpty = (): void => {
    this.#set(NONE, []);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.getModifierState('AltGraph')) return;
    const deed = entryDeedOf(event, this.commands);
    if (!deed) return;
    event.preventDefault();
    this.#entryRow.leave();
    const square = this.#cursor;
    switch (deed.do) {
      case 'step':
        this.#go(stepFrom(square, deed.way, this.of));
        return;
      case 'end':
        this.#go(endFrom(square, deed.of, this.of));
        return;
      case 'put':
      case 'turn colour':
      case 'empty': {
        if (event.repeat) return;
        const piece = afterDeed(deed, this.#pieceOn(square), this.#last);
        this.#enter([{ square, ...(piece && { piece }) }]);
      }
    }
  };

  #go(square: Square | undefined): void {
    if (!square) return;
    this.#cursor = square;
    this.#placeTabStop();
    cellAt(this.grid, square)?.focus();
  }

  readonly #onFocusIn = (event: FocusEvent): void => {
    // Also where a screen reader or a finger moved the focus.
    const square = squareOf(cellOf(event.target));
    if (!square || square === this.#cursor) return;
    this.#cursor = square;
    this.#placeTabStop();
  };

  readonly #onFocusOut = (event: FocusEvent): void => {
    if (cellOf(event.relatedTarget) === undefined) this.#prepareEntry();
  };

  readonly #onClick = (event: MouseEvent): void => {
    this.#go(squareOf(cellOf(event.target)));
  };

  #prepareEntry(): void {
    this.#entryRow.prepare(cellAt(this.grid, this.#cursor));
  }

  #placeTabStop(): void {
    this.#tabStop.place(cellAt(this.grid, this.#cursor));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'board-entry': BoardEntry;
  }
  interface HTMLElementEventMap {
    'board-entered': BoardEnteredEvent;
    'entry-refused': EntryRefusedEvent;
  }
}
