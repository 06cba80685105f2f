import { LitElement, css, html, nothing, type PropertyDeclaration, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { localized, msg } from '../texts.js';
import { mainMessages, type Message } from '../../speech/announcer/log.js';
import { controls } from '../styles/controls.js';
import { steady } from '../styles/steady.js';
import { wordsFirst } from '../dom/words-first.js';

/** Everything that was said is to be shown, or no longer. */
export class AllMessagesEvent extends Event {
  static readonly type = 'all-messages';
  readonly all: boolean;
  constructor(all: boolean) {
    super(AllMessagesEvent.type, { bubbles: true, composed: true });
    this.all = all;
  }
}

declare global {
  interface HTMLElementEventMap {
    'all-messages': AllMessagesEvent;
  }
}

/** One line, with nothing in it but the words: it is read, copied and compared as it was said. */
function renderMessage({ utterance }: Message) {
  const words = utterance.segments.map(
    ({ text, lang }, index) => html`${index > 0 ? ' ' : ''}<span lang=${lang}>${text}</span>`,
  );
  return html`<li data-mover=${utterance.mover ?? nothing}>${words}</li>`;
}

/**
 * What was said, as a plain list that can be read and brailled at leisure, the newest first: moves, events and refusals of this game with
 * the last answer, or everything. It is not a live region. Who moved is shown and read before the call but is no part of it, so that a
 * copied line is the call alone. It is one stop of Tab, its button, from which the arrows scroll the list.
 *
 * @element message-log
 * @fires {AllMessagesEvent} all-messages - everything is to be shown, or no longer: `all`
 */
@customElement('message-log')
@localized()
export class MessageLog extends LitElement {
  static override styles = [
    controls,
    steady,
    css`
      :host {
        display: flex;
        flex-direction: column;
      }

      .steady {
        border: 1px solid currentcolor;
        scroll-margin: 4px;
      }

      /* It stays in sight: by the arrows on its button the messages below it are scrolled. */
      .head {
        position: sticky;
        inset-block-start: 0;
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: baseline;
        padding: 0.25rem 0.5rem;
        background: var(--page-face, Canvas);
      }

      .head h2 {
        margin: 0;
      }

      /* Seen without colour too; said by the state alone. */
      button[aria-pressed='true']::before {
        content: '✓ ' / '';
      }

      ol {
        margin: 0;
        padding: 0 0.5rem 0.25rem;
        list-style: none;
      }

      li {
        padding-block: 0.15rem;
        overflow-wrap: anywhere;
      }

      /* Generated, so that it is seen, read and brailled but neither selected nor copied with the call. */
      li[data-mover]::before {
        content: attr(data-mover) ': ';
        font-weight: bold;
      }
    `,
  ];

  /** Other messages came. It stands before the properties, whose first values ask for it. */
  #hasNews = false;

  /** Everything that was said, oldest first. */
  @property({ attribute: false }) messages: readonly Message[] = [];

  /** Whether everything is shown, and not this game's messages with the last answer alone. */
  @property({ type: Boolean }) all = false;

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('h2')?.focus(options);
  }

  override requestUpdate(name?: PropertyKey, ...rest: [oldValue?: unknown, options?: PropertyDeclaration]): void {
    if (name === 'messages') this.#hasNews = true;
    super.requestUpdate(name, ...rest);
  }

  protected override async scheduleUpdate(): Promise<void> {
    if (this.#hasNews && this.hasUpdated) await wordsFirst();
    this.#hasNews = false;
    await super.scheduleUpdate();
  }

  override render(): TemplateResult {
    const shown = this.all ? this.messages.toReversed() : mainMessages(this.messages);
    return html`
      <div class="steady" tabindex="-1">
        <div class="head">
          <h2 id="said" tabindex="-1">${msg('what-was-said')}</h2>
          <button type="button" aria-pressed=${this.all} @click=${this.#onAll}> ${msg('all-messages')} </button>
        </div>
        <ol reversed aria-labelledby="said">
          ${repeat(shown, (message) => message.id, renderMessage)}
        </ol>
      </div>
    `;
  }

  readonly #onAll = (): void => {
    this.all = !this.all;
    this.dispatchEvent(new AllMessagesEvent(this.all));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'message-log': MessageLog;
  }
}
