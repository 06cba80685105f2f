import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import type { SealedWriting } from '../../../laws/acts/adjournment.js';
import { MINUTE } from '../../../laws/clock/time-control.js';
import { opposite, type Color } from '../../../laws/squares.js';
import { lineInput } from '../../../../components/line-entry/line-input.js';
import { EscapeKey } from '../../../../components/dom/escape-key.js';
import { lingering } from '../../../../components/dom/lingering.js';
import { controls } from '../../../../components/styles/controls.js';
import { adjournmentStyles } from './adjournment.styles.js';
import { AdjournmentWishEvent, type KeyChoice, type ResumeChoice } from './events.js';

/** Minutes; nobody waits longer. */
const LATEST = 1440;

type Field = 'late' | 'key';

/**
 * Resuming an adjourned game (Guidelines I.5 to I.12): who is there, how late, what was found again, and what opens the envelope. It is
 * read back before it takes effect.
 *
 * @fires adjournment-wish {AdjournmentWishEvent} "read back", "resume"
 */
@customElement('resume-form')
@localized()
export class ResumeForm extends LitElement {
  static override styles = [controls, adjournmentStyles];

  @property() sealer: Color = 'white';
  /** What the envelope is opened with; absent where the move was not locked away. */
  @property() lock: SealedWriting['lock'] | undefined;
  /** What was read back, in words; empty until it was. */
  @property() question = '';

  @state() private asking: { readonly choice: ResumeChoice; readonly key?: KeyChoice } | undefined;
  @state() private error: { readonly field: Field; readonly words: string } | undefined;
  /** Who is here and what was found; both change which fields there are. */
  @state() private checked: Readonly<Record<string, boolean>> = { envelope: true, times: true, position: true };

  @query('#late') private readonly late!: HTMLInputElement | null;
  @query('#key') private readonly key!: HTMLInputElement | null;
  @query('#no') private readonly noButton!: HTMLButtonElement | null;
  @query('#submit') private readonly submit!: HTMLButtonElement | null;

  constructor() {
    super();
    new EscapeKey(this, { rank: 'question', leave: () => this.#leave() });
  }

  /** The envelope did not open, or the game could not be resumed: it can be mended. Without words the reason is told elsewhere. */
  async refuse(words: string): Promise<void> {
    this.asking = undefined;
    this.error = words === '' ? undefined : { field: 'key', words };
    await this.updateComplete;
    (this.error ? (this.key ?? this.submit) : this.submit)?.focus();
  }

  override render() {
    const wrong = this.error?.field;
    return html`<form novalidate @submit=${this.#onSubmit}>
        <fieldset>
          <legend>${msg('resume-here')}</legend>
          ${this.#check('white', msg('resume-white-here'))} ${this.#check('black', msg('resume-black-here'))}
        </fieldset>
        <p class="field">
          <label for="late">${msg('resume-late')}</label>
          <input
            id="late"
            type="text"
            inputmode="numeric"
            autocomplete="off"
            value="0"
            aria-invalid=${wrong === 'late' ? 'true' : nothing}
            aria-describedby=${wrong === 'late' ? 'error' : nothing}
          />
        </p>
        <fieldset>
          <legend>${msg('resume-found')}</legend>
          ${this.#check('envelope', msg('resume-envelope'))} ${this.#check('times', msg('resume-times'))}
          ${this.#check('position', msg('resume-position'))}
        </fieldset>
        ${this.#opens() ? this.#keyField(wrong === 'key') : nothing}
        ${this.error ? html`<p id="error" class="error">${this.error.words}</p>` : nothing}
        <button type="submit" id="submit" class="main">${msg('resume-go-on')}</button>
      </form>
      ${lingering(this.asking ? this.#question() : nothing)}`;
  }

  #check(name: string, label: string): TemplateResult {
    return html`<label class="choice"
      ><input
        type="checkbox"
        id=${name}
        .checked=${this.checked[name] ?? false}
        @change=${this.#onCheck}
      />${label}</label
    >`;
  }

  #keyField(wrong: boolean): TemplateResult {
    if (this.lock === 'passphrase') {
      return html`<p class="field">
        <label for="key">${msg('resume-passphrase')}</label>
        ${lineInput({ id: 'key', secret: 'hidden', refusedBy: wrong ? 'error' : undefined })}
      </p>`;
    }
    return html`<p class="field">
      <label for="key">${msg('resume-file')}</label>
      <input
        id="key"
        type="file"
        accept=".json,application/json"
        aria-invalid=${wrong ? 'true' : nothing}
        aria-describedby=${wrong ? 'error' : nothing}
      />
    </p>`;
  }

  #question(): TemplateResult {
    return html`<div role="group" aria-labelledby="question">
      <p id="question">${this.question}</p>
      <div class="row">
        <button id="no" type="button" @click=${this.#onNo}>${msg('change-something')}</button>
        <button type="button" class="main" @click=${this.#onYes}>${msg('resume-yes')}</button>
      </div>
    </div>`;
  }

  /** I.7: only when the player who must reply is there; and only what was locked needs anything for it. */
  #opens(): boolean {
    const { envelope, position } = this.checked;
    return (
      this.lock !== undefined && envelope === true && position === true && this.checked[opposite(this.sealer)] === true
    );
  }

  #choice(late: number): ResumeChoice {
    const is = (name: string): boolean => this.checked[name] === true;
    return {
      present: { white: is('white'), black: is('black') },
      late: late * MINUTE,
      found: { envelope: is('envelope'), times: is('times'), position: is('position') },
    };
  }

  readonly #onCheck = (event: Event): void => {
    const box = event.currentTarget;
    if (!(box instanceof HTMLInputElement)) return;
    this.checked = { ...this.checked, [box.id]: box.checked };
    this.error = undefined;
    this.asking = undefined;
  };

  readonly #onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const late = Number(this.late?.value.trim() ?? '');
    const isTime = this.late?.value.trim() !== '' && Number.isInteger(late) && late >= 0 && late <= LATEST;
    const key = this.#opens() ? this.#keyChosen() : undefined;
    if (!isTime) {
      this.error = {
        field: 'late',
        words: msg('resume-late-wrong'),
      };
    } else if (this.#opens() && !key) {
      this.error = { field: 'key', words: this.#keyMissing() };
    } else {
      this.error = undefined;
      const choice = this.#choice(late);
      this.dispatchEvent(new AdjournmentWishEvent({ do: 'read back', choice }));
      this.asking = { choice, ...(key && { key }) };
    }
    await this.updateComplete;
    const { error } = this;
    (error ? (error.field === 'late' ? this.late : this.key) : this.noButton)?.focus();
  };

  #keyChosen(): KeyChoice | undefined {
    const [file] = this.key?.files ?? [];
    if (file) return { file };
    const typed = this.lock === 'passphrase' ? (this.key?.value ?? '') : '';
    return typed === '' ? undefined : { passphrase: typed };
  }

  #keyMissing(): string {
    return this.lock === 'passphrase' ? msg('resume-passphrase-missing') : msg('resume-file-missing');
  }

  /** The question stays until it is done or refused. */
  readonly #onYes = (): void => {
    if (this.asking) this.dispatchEvent(new AdjournmentWishEvent({ do: 'resume', ...this.asking }));
  };

  readonly #onNo = (): void => {
    this.submit?.focus();
    this.asking = undefined;
  };

  /** By Escape, wherever the focus is: from elsewhere it stays there. */
  #leave(): boolean {
    if (!this.asking) return false;
    if (this.renderRoot.querySelector('[role="group"]:focus-within')) this.#onNo();
    else this.asking = undefined;
    return true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'resume-form': ResumeForm;
  }
}
