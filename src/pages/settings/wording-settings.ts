import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { localized } from '../../../components/texts.js';
import { quietly, showList } from '../../../components/dom/quiet-list.js';
import { controls } from '../../../components/styles/controls.js';
import type { Message } from '../../../speech/announcer/log.js';
import type { LanguageName } from '../../../speech/language-names.js';
import { CATALOGUES } from '../../../speech/languages/catalogues.js';
import {
  shownOutline,
  type CatalogueMessage,
  messageFinder,
  type FindMessages,
} from '../../../speech/wording/catalogue.js';
import { lastSaid, READ_BY_NATIVE_SPEAKERS, reportText } from '../../../speech/wording/wording-report.js';
import { copyText } from '../shared/copy-text.js';
import { msg } from './texts.js';
import { SettingsToldEvent } from './told-event.js';

/** How many of the last sentences are offered. */
const OFFERED = 20;
/** How many messages are told that a sentence may have been said by. */
const CANDIDATES = 6;
/** Characters. */
const LONGEST_SENTENCE = 500;
const LONGEST_NOTE = 2000;
/** In place of one of the sentences that were said. */
const TYPED = 'typed';
/** In place of a message. */
const NONE = 'none';
const SOURCE: LanguageName = 'en';

interface Catalogue {
  readonly find: FindMessages;
  readonly english: readonly CatalogueMessage[];
}

/** What keeps a report from being copied, and where it is shown. */
interface Problem {
  readonly field: 'typed' | 'note';
  readonly text: () => string;
}

/**
 * What is to be known of the wording of a language, and a wrong wording put together as a text, to be sent to whoever provides this copy of the
 * app. Nothing is sent from here.
 *
 * @fires settings-told {SettingsToldEvent} what became of the report
 */
@customElement('wording-settings')
@localized()
export class WordingSettings extends LitElement {
  static override styles = [
    controls,
    css`
      summary {
        min-block-size: 2.75rem;
        padding-block: 0.5rem;
        cursor: pointer;
      }

      .field label {
        display: block;
        margin-block-end: 0.25rem;
      }

      select,
      input[type='text'],
      textarea {
        inline-size: 100%;
      }

      textarea {
        box-sizing: border-box;
        min-block-size: 5.5rem;
        padding: 0.35rem 0.8rem;
        font: inherit;
        color: var(--control-text, CanvasText);
        background: var(--control-face, Canvas);
        border: 2px solid var(--control-edge, CanvasText);
        border-radius: 0.35rem;
        resize: vertical;
      }

      .choice {
        overflow-wrap: anywhere;
      }

      .error {
        display: block;
        margin-block-start: 0.25rem;
        padding: 0.5rem;
        border: 2px solid currentcolor;
        border-inline-start-width: 0.5rem;
      }
    `,
  ];

  /** The language of the page. */
  @property() language: LanguageName = 'en';

  /** All that was said, oldest first; asked for when a report is begun. */
  @property({ attribute: false }) said: () => readonly Message[] = () => [];

  @state() private catalogue: Catalogue | undefined;
  @state() private isMissing = false;
  /** What is offered: as it was when the report was begun, so that the list stays under whoever reads it. */
  @state() private offered: readonly string[] = [];
  /** One of them, by its place; or the one that is typed. */
  @state() private chosen: number | typeof TYPED = TYPED;
  @state() private typed = '';
  /** The id of the message that was picked; absent is the nearest. */
  @state() private picked: string | undefined;
  /** The messages that the sentence may be, the nearest first. */
  @state() private candidates: readonly CatalogueMessage[] = [];
  @state() private note = '';
  @state() private problem: Problem | undefined;
  /** What became of the last report. */
  @state() private told = '';
  /** The report, where the browser did not copy it. */
  @state() private report: string | undefined;

  @query('details') private readonly details!: HTMLDetailsElement | null;
  @query('#heard') private readonly list!: HTMLSelectElement | null;

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('language')) {
      this.catalogue = undefined;
      if (this.details?.open) this.#begin();
    }
    if (['catalogue', 'offered', 'chosen', 'typed'].some((name) => changed.has(name))) this.#look();
  }

  override render() {
    return html`
      ${READ_BY_NATIVE_SPEAKERS.includes(this.language) ? nothing : html`<p>${msg('wording-unread')}</p>`}
      <details @toggle=${this.#onToggle}>
        <summary @keydown=${this.#onSummaryKey}>${msg('wording-report')}</summary>
        ${this.catalogue ? this.#form() : this.isMissing ? this.#missing() : nothing}
      </details>
    `;
  }

  #missing(): TemplateResult {
    return html`<p>
      ${msg('load-missing')}
      <button type="button" @click=${this.#onAgain}>${msg('load-again')}</button>
    </p>`;
  }

  #form(): TemplateResult {
    return html`
      <p>${msg('wording-about')}</p>
      ${this.offered.length > 0 ? this.#heardField() : nothing} ${this.chosen === TYPED ? this.#typedField() : nothing}
      ${this.#sentence === '' || this.#isTooLong ? nothing : this.#messageField()}
      <p class="field">
        <label for="note">${msg('wording-note')}</label>
        <textarea
          id="note"
          rows="3"
          .value=${live(this.note)}
          aria-invalid=${this.problem?.field === 'note' ? 'true' : nothing}
          aria-describedby=${this.problem?.field === 'note' ? 'note-error' : nothing}
          @input=${this.#onNote}
        ></textarea>
        ${this.#errorOf('note')}
      </p>
      <p class="row">
        <button id="copy" type="button" class="main" @click=${this.#onCopy}>${msg('wording-copy')}</button>
      </p>
      <p id="told">${this.told}</p>
      ${this.report === undefined ? nothing : this.#reportField(this.report)}
    `;
  }

  #heardField(): TemplateResult {
    return html`<p class="field">
      <label for="heard">${msg('wording-heard')}</label>
      <select id="heard" ${quietly('')} @change=${this.#onHeard}>
        ${this.offered.map(
          (text, index) => html`<option value=${String(index)} .selected=${index === this.chosen}>${text}</option>`,
        )}
        <option value=${TYPED} .selected=${this.chosen === TYPED}>${msg('wording-other')}</option>
      </select>
    </p>`;
  }

  #typedField(): TemplateResult {
    const isWrong = this.problem?.field === 'typed';
    return html`<p class="field">
      <label for="typed">${msg('wording-typed')}</label>
      <input
        id="typed"
        type="text"
        autocomplete="off"
        .value=${live(this.typed)}
        aria-invalid=${isWrong ? 'true' : nothing}
        aria-describedby=${isWrong ? 'typed-error' : nothing}
        @input=${this.#onTyped}
      />
      ${this.#errorOf('typed')}
    </p>`;
  }

  #messageField(): TemplateResult {
    const { candidates } = this;
    if (candidates.length === 0) return html`<p>${msg('wording-none-found')}</p>`;
    const picked = this.picked ?? candidates[0]?.id;
    const choice = (id: string, text: TemplateResult | string) => html`
      <label class="choice"
        ><input
          type="radio"
          name="message"
          value=${id}
          .checked=${live(id === picked)}
          @change=${this.#onMessage}
        />${text}</label
      >
    `;
    return html`<fieldset role="radiogroup" aria-labelledby="message">
      <legend id="message">${msg('wording-message')}</legend>
      ${candidates.map(({ id, outline }) => choice(id, html`${shownOutline(outline)} <code lang="en">${id}</code>`))}
      ${choice(NONE, msg('wording-none'))}
    </fieldset>`;
  }

  #reportField(report: string): TemplateResult {
    return html`<p class="field">
      <label for="report">${msg('wording-copy-text')}</label>
      <textarea id="report" rows="8" readonly .value=${report}></textarea>
    </p>`;
  }

  #errorOf(field: Problem['field']): TemplateResult | typeof nothing {
    if (this.problem?.field !== field) return nothing;
    return html`<span id="${field}-error" class="error">${this.problem.text()}</span>`;
  }

  get #sentence(): string {
    return this.chosen === TYPED ? this.typed.trim() : (this.offered[this.chosen] ?? '');
  }

  /** Then nothing is looked for; it is refused when it is to be copied. */
  get #isTooLong(): boolean {
    return this.chosen === TYPED && this.typed.length > LONGEST_SENTENCE;
  }

  #look(): void {
    this.picked = undefined;
    this.candidates = this.#isTooLong ? [] : (this.catalogue?.find(this.#sentence, CANDIDATES) ?? []);
  }

  #begin(): void {
    this.offered = lastSaid(this.said(), this.language, OFFERED);
    this.chosen = this.offered.length > 0 ? 0 : TYPED;
    this.#change({ typed: '', note: '' });
    this.#load().catch(reportError);
  }

  async #load(): Promise<void> {
    const { language } = this;
    this.isMissing = false;
    try {
      const [own, english] = await Promise.all([CATALOGUES[language](), CATALOGUES[SOURCE]()]);
      if (language !== this.language) return;
      this.catalogue = { find: messageFinder(own.catalogue), english: english.catalogue };
    } catch {
      this.isMissing = true;
    }
  }

  /** What was told of the report before is not true of another. */
  #change({ typed = this.typed, note = this.note }: { readonly typed?: string; readonly note?: string }): void {
    this.typed = typed;
    this.note = note;
    this.told = '';
    this.report = undefined;
    this.problem = undefined;
  }

  #found(): Problem | undefined {
    if (this.#sentence === '') return { field: 'typed', text: () => msg('wording-no-sentence') };
    if (this.#isTooLong) {
      return { field: 'typed', text: () => msg('wording-too-long', { most: LONGEST_SENTENCE }) };
    }
    if (this.note.trim() === '') return { field: 'note', text: () => msg('wording-no-note') };
    if (this.note.length > LONGEST_NOTE) {
      return { field: 'note', text: () => msg('wording-too-long', { most: LONGEST_NOTE }) };
    }
    return undefined;
  }

  #reportOf({ english }: Catalogue): string {
    const { language, candidates, picked } = this;
    const message = picked === undefined ? candidates[0] : candidates.find(({ id }) => id === picked);
    return reportText({
      language,
      heard: this.#sentence,
      note: this.note.trim(),
      message,
      english: language === SOURCE ? undefined : english.find(({ id }) => id === message?.id),
    });
  }

  #tell(text: string): void {
    this.told = text;
    this.dispatchEvent(new SettingsToldEvent(text));
  }

  async #focus(id: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(`#${id}`)?.focus();
  }

  readonly #onToggle = (): void => {
    if (this.details?.open) this.#begin();
  };

  readonly #onSummaryKey = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') showList(this.list);
  };

  readonly #onAgain = (): void => {
    this.#load().catch(reportError);
  };

  readonly #onHeard = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    this.chosen = value === TYPED ? TYPED : Number(value);
    this.#change({});
  };

  readonly #onTyped = (event: Event): void => {
    this.#change({ typed: (event.target as HTMLInputElement).value });
  };

  readonly #onMessage = (event: Event): void => {
    this.picked = (event.target as HTMLInputElement).value;
    this.#change({});
  };

  readonly #onNote = (event: Event): void => {
    this.#change({ note: (event.target as HTMLTextAreaElement).value });
  };

  readonly #onCopy = async (): Promise<void> => {
    if (!this.catalogue) return;
    this.#change({});
    this.problem = this.#found();
    if (this.problem) return this.#focus(this.problem.field);
    const report = this.#reportOf(this.catalogue);
    if (await copyText(report)) {
      this.#tell(msg('wording-copied'));
      return;
    }
    this.report = report;
    this.#tell(msg('wording-not-copied'));
    await this.#focus('report');
    this.renderRoot.querySelector<HTMLTextAreaElement>('#report')?.select();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'wording-settings': WordingSettings;
  }
}
