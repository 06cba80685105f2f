import { LitElement, html, nothing } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { localized, msg } from '@lit/localize';
import { messagesContext } from '../../src/play/contexts.js';
import type { Message } from '../../speech/log.js';
import { controls } from '../styles/controls.js';
import { steady } from '../styles/steady.js';
import { messageLogStyles } from './message-log.styles.js';

/** One line, with nothing in it but the words: it is read, copied and compared as it was said. */
function renderMessage({ utterance }: Message) {
  const words = utterance.segments.map(
    ({ text, lang }, index) => html`${index > 0 ? ' ' : ''}<span lang=${lang}>${text}</span>`,
  );
  return html`<li data-mover=${utterance.mover ?? nothing}>${words}</li>`;
}

/**
 * Everything that was said, as a plain list that can be read and brailled at leisure. It is not a live region. Who moved is
 * shown and read before the call but is no part of it, so that a copied line is the call alone.
 */
@customElement('message-log')
@localized()
export class MessageLog extends LitElement {
  static override styles = [controls, steady, messageLogStyles];

  @consume({ context: messagesContext, subscribe: true })
  @property({ attribute: false })
  messages: readonly Message[] = [];

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('h2')?.focus(options);
  }

  override render() {
    return html`
      <h2 id="said" tabindex="-1">${msg('What was said', { id: 'what-was-said' })}</h2>
      <ol class="steady" aria-labelledby="said" tabindex="0">
        ${repeat(this.messages, (message) => message.id, renderMessage)}
      </ol>
    `;
  }

  /** Whether the end of the list is in sight: whoever has gone back to read is left there. */
  #atEnd = true;

  override willUpdate(): void {
    const list = this.renderRoot.querySelector('ol');
    // A pixel of doubt, for zoomed pages scroll by fractions.
    this.#atEnd = !list || list.scrollTop + list.clientHeight >= list.scrollHeight - 1;
  }

  override updated(): void {
    const list = this.renderRoot.querySelector('ol');
    if (list && this.#atEnd) list.scrollTop = list.scrollHeight;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'message-log': MessageLog;
  }
}
