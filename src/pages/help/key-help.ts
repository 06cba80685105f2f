import { LitElement, html } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { deepActiveElement } from '../../../components/dom/focus.js';
import { EscapeKey } from '../../../components/dom/escape-key.js';
import { controls } from '../../../components/styles/controls.js';
import { keyHelpStyles } from './key-help.styles.js';

/** A group of keys and what they do, in words. */
export interface KeyHelpGroup {
  readonly title: string;
  readonly rows: readonly { readonly keys: string; readonly does: string }[];
}

/** Typed commands that belong together, each by its words, and what it does. */
export interface KeyHelpCommands {
  readonly title: string;
  readonly rows: readonly { readonly phrase: string; readonly does: string }[];
}

/** The parts of the help, each under a heading that can take the focus. */
export type HelpPart = 'keys' | 'commands';

/** The user is done with the help. */
export class HelpClosedEvent extends Event {
  static readonly type = 'help-closed';
  constructor() {
    super(HelpClosedEvent.type, { bubbles: true, composed: true });
  }
}

/**
 * The keys and the typed commands, as lists that can be read line by line. In the page, not over it: live regions behind a modal dialog fall silent.
 *
 * @fires help-closed {HelpClosedEvent} on Escape or Close
 */
@customElement('key-help')
@localized()
export class KeyHelp extends LitElement {
  static override styles = [controls, keyHelpStyles];

  @property({ attribute: false }) groups: readonly KeyHelpGroup[] = [];
  @property({ attribute: false }) commands: readonly KeyHelpCommands[] = [];

  constructor() {
    super();
    new EscapeKey(this, { rank: 'menu', leave: () => this.#leave() });
  }

  override focus(options?: FocusOptions): void {
    this.#heading('keys')?.focus(options);
  }

  /** Gives a part's heading the focus. */
  focusPart(part: HelpPart): void {
    this.#heading(part)?.focus();
  }

  override render() {
    return html`<section aria-labelledby="keys">
      <h2 id="keys" tabindex="-1">${msg('keys-title')}</h2>
      ${this.groups.map(({ title, rows }) =>
        list(
          title,
          rows.map(({ keys, does }) => [keys, does]),
        ),
      )}
      <h2 id="commands" tabindex="-1">${msg('commands-title')}</h2>
      ${this.commands.map(({ title, rows }) =>
        list(
          title,
          rows.map(({ phrase, does }) => [phrase, does]),
        ),
      )}
      <button type="button" @click=${this.#close}>${msg('close')}</button>
    </section>`;
  }

  #heading(part: HelpPart): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(`#${part}`);
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

/** A line for each, read in one go: a list of terms and descriptions says of each half what it is. */
function list(title: string, rows: readonly (readonly [what: string, does: string])[]) {
  return html`<h3>${title}</h3>
    <ul>
      ${rows.map(([what, does]) => html`<li><b>${what}:</b> <span>${does}</span></li>`)}
    </ul>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'key-help': KeyHelp;
  }
  interface HTMLElementEventMap {
    'help-closed': HelpClosedEvent;
  }
}
