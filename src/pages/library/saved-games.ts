import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { controls } from '../../../components/styles/controls.js';

/** What is wanted of the games that are kept on this device. */
export type SavedGamesWish =
  | { readonly type: 'close' | 'more' | 'save all' }
  | { readonly type: 'open' | 'save' | 'delete' | 'undo'; readonly id: string };

export class SavedGamesEvent extends Event {
  static readonly type = 'saved-games';
  readonly wish: SavedGamesWish;
  constructor(wish: SavedGamesWish) {
    super(SavedGamesEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'saved-games': SavedGamesEvent;
  }
}

/** A game as it stands in the list. */
export interface SavedGameRow {
  readonly id: string;
  /** Against whom, and when: by this its buttons are named. */
  readonly title: string;
  /** How it stands or ended, and how long it is. */
  readonly detail: string;
  /** What its first button does; `nothing` where the game cannot be read. */
  readonly can: 'open' | 'go on' | 'go back' | 'nothing';
  readonly deleted: boolean;
}

export interface SavedGamesState {
  readonly rows: readonly SavedGameRow[];
  /** How many games there are, with those that are not shown yet. */
  readonly count: number;
  /** The list could not be read. */
  readonly failed: boolean;
}

/**
 * The games that are kept on this device, as a list: each with its buttons, named with the game. A game that was deleted stays in its place,
 * to be brought back, as long as the list stands open.
 *
 * @fires saved-games {SavedGamesEvent}
 */
@customElement('saved-games')
@localized()
export class SavedGames extends LitElement {
  static override styles = [
    controls,
    css`
      ul {
        margin: 0 0 0.75rem;
        padding: 0;
        /* With none Safari takes it for no list. */
        list-style-type: '';
      }

      li {
        padding-block: 0.6rem;
        border-block-start: 2px solid var(--control-edge, CanvasText);
      }

      li p {
        margin-block-end: 0.4rem;
        overflow-wrap: anywhere;
      }

      .title {
        display: block;
        font-weight: bold;
      }
    `,
  ];

  @property({ attribute: false }) state: SavedGamesState = { rows: [], count: 0, failed: false };

  constructor() {
    super();
    new EscapeKey(this, { rank: 'menu', leave: () => this.#close() });
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('h2')?.focus(options);
  }

  /** To the button of a game that is the first of its row now. */
  async focusRow(id: string): Promise<void> {
    await this.updateComplete;
    const rows = [...this.renderRoot.querySelectorAll<HTMLElement>('li')];
    rows
      .find((row) => row.dataset['id'] === id)
      ?.querySelector('button')
      ?.focus();
  }

  override render() {
    const { rows, count, failed } = this.state;
    // No region: it would be the whole page, and its name be said before the heading of the same name.
    return html`<section>
      <h2 id="title" tabindex="-1">${msg('saved-games')}</h2>
      <div class="row">
        <button type="button" data-wish="close" @click=${this.#onButton}>${msg('close')}</button>
        ${
          count > 0
            ? html`<button type="button" data-wish="save all" @click=${this.#onButton}>
                ${msg('save-all-games')}
              </button>`
            : nothing
        }
      </div>
      <p>${failed ? msg('saved-games-failed') : this.#counted(count)}</p>
      ${
        // An empty list would be read as its name alone.
        rows.length > 0
          ? html`<ul aria-labelledby="title">
              ${repeat(
                rows,
                ({ id }) => id,
                (row, index) => this.#row(row, index),
              )}
            </ul>`
          : nothing
      }
      ${
        rows.length < count
          ? html`<button type="button" data-wish="more" @click=${this.#onButton}> ${msg('more-games')} </button>`
          : nothing
      }
      <slot></slot>
    </section>`;
  }

  #counted(count: number): string {
    return count === 0 ? msg('no-saved-games') : msg('saved-games-count', { count });
  }

  #row(row: SavedGameRow, index: number) {
    const { id, title, detail, deleted } = row;
    return html`<li data-id=${id}>
      <p>
        <span class="title" id="game-${index}">${title}</span>
        <span class="detail">${deleted ? msg('game-deleted') : detail}</span>
      </p>
      <div class="row">
        ${
          deleted
            ? this.#button('undo', msg('undo-delete'), row, index)
            : html`${this.#first(row, index)}
              ${row.can === 'nothing' ? nothing : this.#button('save', msg('save-as-pgn'), row, index)}
              ${this.#button('delete', msg('delete-game'), row, index)}`
        }
      </div>
    </li>`;
  }

  #first(row: SavedGameRow, index: number) {
    switch (row.can) {
      case 'open':
        return this.#button('open', msg('open-game'), row, index);
      case 'go on':
        return this.#button('open', msg('go-on-game'), row, index);
      case 'go back':
        return this.#button('open', msg('back-to-game'), row, index);
      case 'nothing':
        return nothing;
    }
  }

  #button(wish: string, label: string, { id }: SavedGameRow, index: number) {
    const own = `${wish}-${index}`;
    return html`<button
      type="button"
      id=${own}
      aria-labelledby="${own} game-${index}"
      data-wish=${wish}
      data-id=${id}
      @click=${this.#onButton}
    >
      ${label}
    </button>`;
  }

  /** It may still stand in the page for a moment after it was closed. */
  #close(): boolean {
    this.dispatchEvent(new SavedGamesEvent({ type: 'close' }));
    return true;
  }

  readonly #onButton = (event: Event): void => {
    const { wish, id = '' } = (event.currentTarget as HTMLElement).dataset;
    switch (wish) {
      case 'close':
      case 'more':
      case 'save all':
        this.dispatchEvent(new SavedGamesEvent({ type: wish }));
        return;
      case 'open':
      case 'save':
      case 'delete':
      case 'undo':
        this.dispatchEvent(new SavedGamesEvent({ type: wish, id }));
        return;
      case undefined:
        return;
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'saved-games': SavedGames;
  }
}
