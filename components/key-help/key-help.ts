import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import { deepActiveElement } from '../active-element.js';
import { EscapeKey } from '../escape-key.js';
import { controls } from '../styles/controls.js';
import { keyHelpStyles } from './key-help.styles.js';

/** A group of keys and what they do, in words. */
export interface KeyHelpGroup {
  readonly title: string;
  readonly rows: readonly { readonly keys: string; readonly does: string }[];
}

/** The user is done with the help. */
export class HelpClosedEvent extends Event {
  static readonly type = 'help-closed';
  constructor() {
    super(HelpClosedEvent.type, { bubbles: true, composed: true });
  }
}

/**
 * The keys, as tables that can be read line by line. In the page, not over it: live regions behind a modal dialog fall silent.
 *
 * @fires help-closed {HelpClosedEvent} on Escape or Close
 */
@customElement('key-help')
@localized()
export class KeyHelp extends LitElement {
  static override styles = [controls, keyHelpStyles];

  @property({ attribute: false }) groups: readonly KeyHelpGroup[] = [];

  constructor() {
    super();
    new EscapeKey(this, { rank: 'menu', leave: () => this.#leave() });
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('h2')?.focus(options);
  }

  override render() {
    return html`<section aria-labelledby="title">
      <h2 id="title" tabindex="-1">${msg('Keys on the board', { id: 'keys-title' })}</h2>
      ${this.groups.map(
        ({ title, rows }) =>
          html`<h3>${title}</h3>
            <dl>
              ${rows.map(
                ({ keys, does }) =>
                  html`<div>
                    <dt>${keys}</dt>
                    <dd>${does}</dd>
                  </div>`,
              )}
            </dl>`,
      )}
      <button type="button" @click=${this.#close}>${msg('Close', { id: 'close' })}</button>
    </section>`;
  }

  #close = (): void => {
    this.dispatchEvent(new HelpClosedEvent());
  };

  /** Also where nothing has the focus: it falls from the heading when a screen reader reads on with its own keys. */
  #leave(): boolean {
    const active = deepActiveElement();
    const isHere = active === document.body || this.shadowRoot?.contains(active) === true;
    if (isHere) this.#close();
    return isHere;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'key-help': KeyHelp;
  }
  interface HTMLElementEventMap {
    'help-closed': HelpClosedEvent;
  }
}
