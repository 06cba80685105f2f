import { LitElement, html, nothing, type PropertyDeclaration } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { localized, msg } from '@lit/localize';
import { messagesContext, settingsContext } from '../../src/game/contexts.js';
import { DEFAULT_SETTINGS, type Settings } from '../../src/storage/settings/settings.js';
import type { Message } from '../../speech/log.js';
import { mainMessages } from '../../speech/main-messages.js';
import { SettingChangedEvent } from '../events.js';
import { controls } from '../styles/controls.js';
import { steady } from '../styles/steady.js';
import { wordsFirst } from '../words-first.js';
import { messageLogStyles } from './message-log.styles.js';

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
 * copied line is the call alone.
 *
 * @fires setting-changed {SettingChangedEvent} everything is to be shown, or not --bubbles --composed
 */
@customElement('message-log')
@localized()
export class MessageLog extends LitElement {
  static override styles = [controls, steady, messageLogStyles];

  /** Other messages came. It stands before the properties, whose first values ask for it. */
  #hasNews = false;

  /** Everything that was said, oldest first. */
  @consume({ context: messagesContext, subscribe: true })
  @property({ attribute: false })
  messages: readonly Message[] = [];

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

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

  override render() {
    const { allMessages } = this.settings;
    const shown = allMessages ? this.messages.toReversed() : mainMessages(this.messages);
    return html`
      <h2 id="said" tabindex="-1">${msg('What was said', { id: 'what-was-said' })}</h2>
      <button type="button" aria-pressed=${allMessages} @click=${this.#onAll}>
        ${msg('All messages', { id: 'all-messages' })}
      </button>
      <ol class="steady" reversed aria-labelledby="said" tabindex="0">
        ${repeat(shown, (message) => message.id, renderMessage)}
      </ol>
    `;
  }

  readonly #onAll = (): void => {
    this.dispatchEvent(new SettingChangedEvent({ allMessages: !this.settings.allMessages }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'message-log': MessageLog;
  }
}
