import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import type { EnvelopeField } from '../../../laws/acts/adjournment.js';
import { controls } from '../../../../components/styles/controls.js';
import { adjournmentStyles } from './adjournment.styles.js';
import { AdjournmentWishEvent, type GivenOnEnvelope } from './events.js';

const FIELDS = ['white', 'black', 'date', 'time', 'venue'] as const;
type Field = (typeof FIELDS)[number];
const LONGEST = 80;

/**
 * What stands on the envelope and the game does not know (Guidelines I.2.1, I.2.7). It is read out before it is closed; what is missing
 * is told beside the fields.
 *
 * @fires adjournment-wish {AdjournmentWishEvent} "read what will stand there", "close the envelope", "write anew"
 */
@customElement('envelope-form')
@localized()
export class EnvelopeForm extends LitElement {
  static override styles = [controls, adjournmentStyles];

  /** What stands in the fields at first: what is known, or was typed before. */
  @property({ attribute: false }) given: GivenOnEnvelope = {
    players: { white: '', black: '' },
    resumption: { date: '', time: '', venue: '' },
  };

  @state() private faults: readonly { readonly field: EnvelopeField; readonly words: string }[] = [];

  /** What was found wrong or missing: the focus goes to the first field it is about. */
  async refuse(faults: readonly { readonly field: EnvelopeField; readonly words: string }[]): Promise<void> {
    this.faults = faults;
    await this.updateComplete;
    const wrong = FIELDS.find((field) => this.#isWrong(field));
    if (wrong) this.#input(wrong)?.focus();
  }

  override render() {
    const { players, resumption } = this.given;
    return html`<form novalidate @submit=${this.#onSubmit}>
      ${this.#field('white', msg('envelope-white'), players.white)}
      ${this.#field('black', msg('envelope-black'), players.black)}
      <fieldset>
        <legend>${msg('envelope-resumption-label')}</legend>
        ${this.#field('date', msg('envelope-date'), resumption.date)}
        ${this.#field('time', msg('envelope-time'), resumption.time)}
        ${this.#field('venue', msg('envelope-venue'), resumption.venue)}
      </fieldset>
      ${
        this.faults.length === 0
          ? nothing
          : html`<p id="faults" class="error">${this.faults.map(({ words }) => words).join(' ')}</p>`
      }
      <div class="row">
        <button type="button" @click=${this.#onRead}>${msg('envelope-read')}</button>
        <button type="submit" class="main">${msg('envelope-close')}</button>
        <button type="button" @click=${this.#onAnew}>${msg('envelope-anew')}</button>
      </div>
    </form>`;
  }

  #field(field: Field, label: string, value: string): TemplateResult {
    const wrong = this.#isWrong(field);
    return html`<p class="field">
      <label for=${field}>${label}</label>
      <input
        id=${field}
        type="text"
        autocomplete="off"
        maxlength=${LONGEST}
        .value=${value}
        aria-invalid=${wrong ? 'true' : nothing}
        aria-describedby=${wrong ? 'faults' : nothing}
      />
    </p>`;
  }

  /** Where a name or a date is missing, the fields that are empty; where a name is another, both. */
  #isWrong(field: Field): boolean {
    const of: EnvelopeField = field === 'white' || field === 'black' ? 'players' : 'resumption';
    if (!this.faults.some((fault) => fault.field === of)) return false;
    const group = FIELDS.filter((other) => (of === 'players') === (other === 'white' || other === 'black'));
    return this.#valueOf(field) === '' || group.every((other) => this.#valueOf(other) !== '');
  }

  #input(field: Field): HTMLInputElement | null {
    return this.renderRoot.querySelector<HTMLInputElement>(`#${field}`);
  }

  #valueOf(field: Field): string {
    return this.#input(field)?.value.trim() ?? '';
  }

  #given(): GivenOnEnvelope {
    const [white, black, date, time, venue] = FIELDS.map((field) => this.#valueOf(field));
    return {
      players: { white: white ?? '', black: black ?? '' },
      resumption: { date: date ?? '', time: time ?? '', venue: venue ?? '' },
    };
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    this.faults = [];
    this.dispatchEvent(new AdjournmentWishEvent({ do: 'close the envelope', given: this.#given() }));
  };

  readonly #onRead = (): void => {
    this.dispatchEvent(new AdjournmentWishEvent({ do: 'read what will stand there', given: this.#given() }));
  };

  readonly #onAnew = (): void => {
    this.dispatchEvent(new AdjournmentWishEvent({ do: 'write anew' }));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'envelope-form': EnvelopeForm;
  }
}
