import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import { lineInput } from '../../../../components/line-entry/line-input.js';
import { controls } from '../../../../components/styles/controls.js';
import { adjournmentStyles } from './adjournment.styles.js';
import { LONGEST_WRITING } from './envelope-cipher.js';
import { AdjournmentWishEvent, type LockChoice } from './events.js';

/** Characters. */
const SHORTEST_PASSPHRASE = 8;

type Field = 'move' | 'passphrase' | 'again';

/**
 * Writing the move that is to be sealed (Guidelines I.1.1), kept from the opponent's eyes and ears: the field shows and says nothing of
 * it unless its writer wants that, and it stands in no other place. `accept` empties everything.
 *
 * @fires adjournment-wish {AdjournmentWishEvent} "have the opponent turn away", "write"
 */
@customElement('seal-writing')
@localized()
export class SealWriting extends LitElement {
  static override styles = [controls, adjournmentStyles];

  /** The opponent sits at the same device: what asks him to turn away. Empty where he does not. */
  @property() turnAway = '';

  @state() private open = false;
  @state() private shown = false;
  @state() private lock: LockChoice['by'] = 'passphrase';
  @state() private error: { readonly field: Field; readonly words: string } | undefined;
  /** The text that was doubted: written so a second time it is meant so. */
  #doubted: string | undefined;

  @query('#move') private readonly move!: HTMLInputElement | null;
  @query('#passphrase') private readonly passphrase!: HTMLInputElement | null;
  @query('#again') private readonly again!: HTMLInputElement | null;
  @query('#write') private readonly opener!: HTMLButtonElement | null;

  override focus(options?: FocusOptions): void {
    (this.move ?? this.opener)?.focus(options);
  }

  /** It was sealed: nothing of it stays. */
  accept(): void {
    for (const field of [this.move, this.passphrase, this.again]) if (field) field.value = '';
    this.#doubted = undefined;
    this.shown = false;
    this.open = false;
    this.error = undefined;
  }

  /** Why it could not be locked away. */
  refuse(words: string): Promise<void> {
    return this.#refuse('move', words);
  }

  /** The writer is told that it may not be clear; written so again, it is sealed so. */
  doubt(words: string): Promise<void> {
    this.#doubted = this.#text();
    return this.#refuse('move', words);
  }

  override render() {
    if (this.turnAway !== '' && !this.open) {
      return html`<p>
        <button id="write" type="button" class="main" @click=${this.#onOpen}> ${msg('seal-write-open')} </button>
      </p>`;
    }
    return html`${this.turnAway === '' ? nothing : html`<p>${this.turnAway}</p>`}
      <form novalidate @submit=${this.#onSubmit}>
        ${this.#field('move', msg('seal-move'), this.shown, 'kept')}
        <p id="kept"> ${msg('seal-kept')} </p>
        <label class="choice"
          ><input
            type="checkbox"
            id="show"
            .checked=${live(this.shown)}
            @change=${this.#onShow}
          />${msg('seal-show')}</label
        >
        <fieldset>
          <legend>${msg('seal-lock')}</legend>
          ${this.#choice('passphrase', msg('seal-lock-passphrase'))}
          ${this.#choice('envelope file', msg('seal-lock-file'))}
        </fieldset>
        ${
          this.lock === 'passphrase'
            ? html`${this.#field('passphrase', msg('seal-passphrase'), this.shown, 'whose')}
              ${this.#field('again', msg('seal-passphrase-again'), this.shown)}`
            : nothing
        }
        <p id="whose">${this.#whose()}</p>
        <button type="submit" class="main">${msg('seal-write')}</button>
      </form>`;
  }

  #field(field: Field, label: string, shown: boolean, described?: string): TemplateResult {
    const { error } = this;
    const wrong = error?.field === field;
    return html`<p class="field">
        <label for=${field}>${label}</label>
        ${lineInput({
          id: field,
          secret: shown ? 'shown' : 'hidden',
          longest: field === 'move' ? LONGEST_WRITING : undefined,
          refusedBy: wrong ? 'error' : undefined,
          describedBy: described,
        })}
      </p>
      ${wrong ? html`<p id="error" class="error">${error.words}</p>` : nothing}`;
  }

  #choice(lock: LockChoice['by'], label: string): TemplateResult {
    return html`<label class="choice"
      ><input
        type="radio"
        name="lock"
        value=${lock}
        .checked=${live(this.lock === lock)}
        @change=${this.#onLock}
      />${label}</label
    >`;
  }

  #whose(): string {
    return this.lock === 'passphrase' ? msg('seal-whose-passphrase') : msg('seal-whose-file');
  }

  #text(): string {
    return this.move?.value.trim() ?? '';
  }

  async #refuse(field: Field, words: string): Promise<void> {
    this.error = { field, words };
    await this.updateComplete;
    ({ move: this.move, passphrase: this.passphrase, again: this.again })[field]?.focus();
  }

  readonly #onOpen = async (): Promise<void> => {
    this.open = true;
    this.dispatchEvent(new AdjournmentWishEvent({ do: 'have the opponent turn away' }));
    await this.updateComplete;
    this.move?.focus();
  };

  readonly #onShow = (event: Event): void => {
    this.shown = event.currentTarget instanceof HTMLInputElement && event.currentTarget.checked;
  };

  readonly #onLock = (event: Event): void => {
    const chosen = event.currentTarget instanceof HTMLInputElement ? event.currentTarget.value : '';
    this.lock = chosen === 'envelope file' ? 'envelope file' : 'passphrase';
    this.error = undefined;
  };

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = this.#text();
    const passphrase = this.passphrase?.value ?? '';
    const wrong = this.#wrong(text, passphrase);
    if (wrong) {
      this.#refuse(...wrong).catch(reportError);
      return;
    }
    this.error = undefined;
    const lock: LockChoice = this.lock === 'passphrase' ? { by: 'passphrase', passphrase } : { by: this.lock };
    this.dispatchEvent(new AdjournmentWishEvent({ do: 'write', text, lock, sure: text === this.#doubted }));
  };

  #wrong(text: string, passphrase: string): readonly [field: Field, words: string] | undefined {
    if (text === '') return ['move', msg('seal-move-missing')];
    if (this.lock !== 'passphrase') return undefined;
    if (passphrase.length < SHORTEST_PASSPHRASE) {
      return ['passphrase', msg('seal-passphrase-short')];
    }
    if (passphrase !== this.again?.value) {
      return ['again', msg('seal-passphrase-differs')];
    }
    return undefined;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'seal-writing': SealWriting;
  }
}
