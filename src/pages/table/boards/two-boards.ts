import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import type { Actor } from '../../../laws/roles.js';
import type { Color, PlacedPiece } from '../../../laws/squares.js';
import type { PieceListRefusal } from '../../../../speech/hearing/piece-list.js';
import type { LanguageName } from '../../../../speech/language-names.js';
import '../../shared/board-entry.js';
import type { CellText } from '../../../../components/chess-board/grid.js';
import { controls } from '../../../../components/styles/controls.js';
import { TableActEvent } from '../../shared/table-events.js';

/** What is wanted of the boards at a table. Acts go by `TableActEvent`. */
export type BoardsWish =
  /** A board is to be read rank by rank, from its player's own side, to be checked against a real one. */
  | { readonly do: 'read'; readonly of: Color; readonly step: 'begin' | 'next' | 'back' }
  /** The boards are to be compared with what was entered of real ones. */
  | { readonly do: 'compare entered' };

export class BoardsWishEvent extends Event {
  static readonly type = 'boards-wish';
  readonly wish: BoardsWish;
  constructor(wish: BoardsWish) {
    super(BoardsWishEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'boards-wish': BoardsWishEvent;
  }
}

/** A board that may be entered here. */
export interface EnteredBoard {
  readonly of: Color;
  /** What stands on it in the program. */
  readonly program: readonly PlacedPiece[];
  /** Absent: nothing has been entered of it. */
  readonly entered?: readonly PlacedPiece[];
}

/** What is read of a board at the moment. */
export interface ReadBoard {
  readonly of: Color;
  readonly text: string;
  readonly first: boolean;
  readonly last: boolean;
}

const NOBODY: readonly Color[] = [];

/**
 * The boards at a table (App. D.2.9): comparing them, putting right what was found to be wrong, and real boards beside the program,
 * read out rank by rank or entered.
 *
 * @fires table-act {TableActEvent}
 * @fires boards-wish {BoardsWishEvent}
 */
@customElement('two-boards')
@localized()
export class TwoBoards extends LitElement {
  static override readonly styles = [
    controls,
    css`
      .row[hidden] {
        display: none;
      }

      details {
        margin-block-end: 0.75rem;
      }

      summary {
        min-block-size: 2rem;
        cursor: pointer;
      }
    `,
  ];

  /** Whose boards may be read here. */
  @property({ attribute: false }) reads: readonly Color[] = NOBODY;
  @property({ attribute: false }) reading: ReadBoard | undefined;
  /** By whom the boards are compared here; absent where they may not be. */
  @property({ attribute: false }) comparedBy: Actor | undefined;
  /** The boards that must be put right, and by whom that is done here. */
  @property({ attribute: false }) mends: readonly { readonly of: Color; readonly by: Actor }[] = [];
  /** The boards that may be entered here. */
  @property({ attribute: false }) enters: readonly EnteredBoard[] = [];
  @property({ attribute: false }) language: LanguageName = 'en';
  @property({ attribute: false }) cellText: CellText = (square) => square;
  @property({ attribute: false }) cellLanguage = '';
  @property({ attribute: false }) refusalText: (refusal: PieceListRefusal) => string = ({ reason }) => reason;

  override render(): TemplateResult {
    return html`<section aria-labelledby="title">
      <h2 id="title">${msg('boards-heading')}</h2>
      <div class="row" ?hidden=${!this.comparedBy && this.mends.length === 0}>
        ${
          this.comparedBy
            ? html`<button type="button" @click=${this.#onCompare}> ${msg('boards-compare')} </button>`
            : nothing
        }
        ${this.mends.map(
          ({ of, by }) =>
            html`<button type="button" data-of=${of} data-by=${by} @click=${this.#onMend}>${mendText(of, by)}</button>`,
        )}
      </div>
      ${this.#readView()} ${this.#entryView()}
    </section>`;
  }

  #readView(): TemplateResult | typeof nothing {
    const { reads, reading } = this;
    if (reads.length === 0) return nothing;
    return html`<h3>${msg('boards-check')}</h3>
      <div class="row">
        ${reads.map(
          (of) =>
            html`<button type="button" data-of=${of} data-step="begin" @click=${this.#onRead}>${readText(of)}</button>`,
        )}
        ${
          reading
            ? html`<button
                  type="button"
                  data-of=${reading.of}
                  data-step="next"
                  aria-disabled=${reading.last ? 'true' : nothing}
                  @click=${this.#onRead}
                >
                  ${msg('boards-next-rank')}
                </button>
                <button
                  type="button"
                  data-of=${reading.of}
                  data-step="back"
                  aria-disabled=${reading.first ? 'true' : nothing}
                  @click=${this.#onRead}
                >
                  ${msg('boards-rank-before')}
                </button>`
            : nothing
        }
      </div>
      <p class="reading">${reading?.text ?? nothing}</p>`;
  }

  #entryView(): TemplateResult | typeof nothing {
    const { enters } = this;
    if (enters.length === 0) return nothing;
    const any = enters.some(({ entered }) => entered !== undefined);
    return html`${enters.map(
        ({ of, program, entered }) =>
          html`<details>
            <summary>${enterText(of)}</summary>
            <board-entry
              .of=${of}
              .program=${program}
              .entered=${entered}
              .language=${this.language}
              .cellText=${this.cellText}
              .cellLanguage=${this.cellLanguage}
              .refusalText=${this.refusalText}
            ></board-entry>
          </details>`,
      )}
      <p>
        <button
          type="button"
          aria-disabled=${any ? nothing : 'true'}
          aria-describedby=${any ? nothing : 'nothing-entered'}
          @click=${this.#onCompareEntered}
        >
          ${msg('boards-compare-entered')}
        </button>
      </p>
      <p id="nothing-entered" ?hidden=${any}> ${msg('boards-nothing-entered')} </p>`;
  }

  readonly #onCompare = (): void => {
    if (this.comparedBy) this.dispatchEvent(new TableActEvent({ type: 'compare boards', by: this.comparedBy }));
  };

  readonly #onMend = (event: Event): void => {
    const { of, by } = (event.currentTarget as HTMLElement).dataset as { readonly of: Color; readonly by: Actor };
    this.dispatchEvent(new TableActEvent({ type: 'mend board', by, of }));
  };

  readonly #onRead = (event: Event): void => {
    const button = event.currentTarget as HTMLElement;
    const { of, step } = button.dataset as { readonly of: Color; readonly step: 'begin' | 'next' | 'back' };
    if (button.ariaDisabled !== 'true') this.#wish({ do: 'read', of, step });
  };

  readonly #onCompareEntered = (): void => {
    if (this.enters.some(({ entered }) => entered !== undefined)) this.#wish({ do: 'compare entered' });
  };

  #wish(wish: BoardsWish): void {
    this.dispatchEvent(new BoardsWishEvent(wish));
  }
}

/** A player puts his own right; for anyone else it is named whose it is. */
function mendText(of: Color, by: Actor): string {
  if (of === by) {
    return of === 'white' ? msg('boards-mend-own-white') : msg('boards-mend-own-black');
  }
  return of === 'white' ? msg('mend-white') : msg('mend-black');
}

function readText(of: Color): string {
  return of === 'white' ? msg('boards-read-white') : msg('boards-read-black');
}

function enterText(of: Color): string {
  return of === 'white' ? msg('boards-enter-white') : msg('boards-enter-black');
}

declare global {
  interface HTMLElementTagNameMap {
    'two-boards': TwoBoards;
  }
}
