import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { controls } from '../../../components/styles/controls.js';

/** What is wanted of all that is saved on this device. */
export type SavedDataWish =
  | { readonly type: 'save backup' | 'keep safe' | 'show room' | 'take settings' }
  | { readonly type: 'read backup'; readonly file: Pick<File, 'size' | 'text'> }
  /** Deletes this, after a question. */
  | { readonly type: 'free'; readonly id: string };

export class SavedDataEvent extends Event {
  static readonly type = 'saved-data';
  readonly wish: SavedDataWish;
  constructor(wish: SavedDataWish) {
    super(SavedDataEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'saved-data': SavedDataEvent;
  }
}

/** What takes up room and can be deleted. */
export interface RoomItem {
  readonly id: string;
  readonly title: string;
  /** In words: "1.2 MB". */
  readonly size: string;
}

export interface SavedDataState {
  /** Used and left, in words; `undefined` where the browser does not say. */
  readonly used?: { readonly used: string; readonly left: string };
  /** Whether the browser can be asked to keep what is saved, and has not yet agreed. */
  readonly offersSafety: boolean;
  /** What came of the backup that was read last, one line each. */
  readonly report: readonly string[];
  /** The settings of that backup, which are not those that are chosen here. */
  readonly otherSettings: boolean;
  /** What could go; `undefined` until that is asked. */
  readonly room?: readonly RoomItem[];
}

/**
 * All that is saved on this device: as a backup file and from one, how much room it takes, what could go, and whether it is safe.
 *
 * @fires saved-data {SavedDataEvent}
 */
@customElement('saved-data')
@localized()
export class SavedData extends LitElement {
  static override styles = controls;

  @property({ attribute: false }) state: SavedDataState = { offersSafety: false, report: [], otherSettings: false };

  override render() {
    const { offersSafety } = this.state;
    return html`
      <section aria-labelledby="backup">
        <h3 id="backup">${msg('backup')}</h3>
        <p class="row">
          <button type="button" data-wish="save backup" @click=${this.#onButton}> ${msg('save-backup')} </button>
        </p>
        <p class="field">
          <label for="file">${msg('read-backup')}</label>
          <input id="file" type="file" accept=".json,application/json" @change=${this.#onFile} />
        </p>
        ${this.#report()}
      </section>
      <section aria-labelledby="storage">
        <h3 id="storage">${msg('storage')}</h3>
        <p>${this.#usedText()}</p>
        ${
          offersSafety
            ? html`<p id="safety"> ${msg('keep-safe-what')} </p>
                <p class="row">
                  <button type="button" data-wish="keep safe" aria-describedby="safety" @click=${this.#onButton}>
                    ${msg('keep-safe')}
                  </button>
                </p>`
            : nothing
        }
        ${this.#room()}
      </section>
    `;
  }

  #usedText(): string {
    const { used } = this.state;
    if (!used) return msg('storage-unknown');
    return msg('storage-used', { used: used.used, left: used.left });
  }

  #report() {
    const { report, otherSettings } = this.state;
    if (report.length === 0) return nothing;
    return html`<h4 id="report">${msg('backup-report')}</h4>
      <ul aria-labelledby="report">
        ${report.map((line) => html`<li>${line}</li>`)}
      </ul>
      ${
        otherSettings
          ? html`<p class="row">
              <button type="button" data-wish="take settings" @click=${this.#onButton}>
                ${msg('take-backup-settings')}
              </button>
            </p>`
          : nothing
      }`;
  }

  #room() {
    const { room } = this.state;
    if (!room) {
      return html`<p class="row">
        <button type="button" data-wish="show room" @click=${this.#onButton}> ${msg('show-room')} </button>
      </p>`;
    }
    return html`<h4 id="room" tabindex="-1">${msg('room')}</h4> ${
        room.length === 0
          ? html`<p>${msg('no-room')}</p>`
          : html`<ul aria-labelledby="room">
              ${room.map(
                ({ id, title, size }, index) =>
                  html`<li>
                    <span id="item-${index}">${title}, ${size}</span>
                    <button
                      type="button"
                      id="free-${index}"
                      aria-labelledby="free-${index} item-${index}"
                      data-wish="free"
                      data-id=${id}
                      @click=${this.#onButton}
                    >
                      ${msg('delete-game')}
                    </button>
                  </li>`,
              )}
            </ul>`
      }`;
  }

  /** To the list of what can be deleted. */
  async focusRoom(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('#room')?.focus();
  }

  readonly #onFile = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    this.dispatchEvent(new SavedDataEvent({ type: 'read backup', file }));
    // So that the same file can be chosen again.
    input.value = '';
  };

  readonly #onButton = (event: Event): void => {
    const { wish, id = '' } = (event.currentTarget as HTMLElement).dataset;
    switch (wish) {
      case 'save backup':
      case 'keep safe':
      case 'show room':
      case 'take settings':
        this.dispatchEvent(new SavedDataEvent({ type: wish }));
        return;
      case 'free':
        this.dispatchEvent(new SavedDataEvent({ type: 'free', id }));
        return;
      case undefined:
        return;
    }
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'saved-data': SavedData;
  }
}
