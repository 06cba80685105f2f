import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { elementsLate } from '../../speech/messages/generated/en/elements-late.js';
import { localized, textsOf } from '../texts.js';
import type { TimeControl } from '../../src/laws/clock/time-control.js';
import {
  DEFAULT_EDITION,
  EDITION_NAMES,
  TEMPI,
  type EditionName,
  type Tempo,
} from '../../src/laws/editions/edition.js';
import type { ByColor } from '../../src/laws/squares.js';
import {
  CONTROL_NAMES,
  nameOf,
  namedControls,
  type ControlName,
  OWN,
  controlNamed,
  timeIn,
  type TimeMeant,
} from './named-controls.js';
import { readControl, type ControlHeard } from '../../speech/hearing/control/read-control.js';
import type { ControlRefusal } from '../../speech/hearing/control/refusal.js';
import { control, controlRefusal } from '../../speech/english/control.js';
import { controls } from '../styles/controls.js';
import { TimeChosenEvent, TimeEnteredEvent, TimeRefusedEvent } from './events.js';
import { focusList, quietly } from '../dom/quiet-list.js';

const msg = textsOf(elementsLate);

/** What is set. */
export interface TimeSet {
  readonly time: ByColor<TimeControl>;
  readonly edition: EditionName;
}

/** The edition in force comes first. */
const EDITIONS_SHOWN = [DEFAULT_EDITION, ...EDITION_NAMES.filter((name) => name !== DEFAULT_EDITION)];

/**
 * The time of a clock, set without sight: a common one by name, as classical, rapid and blitz are counted by the chosen edition, or one's
 * own in words, also another for each side. What was understood stands beneath in words, before anything is set.
 *
 * @element time-setting
 * @fires {TimeChosenEvent} time-chosen - a time was chosen or understood: `time`
 * @fires {TimeRefusedEvent} time-refused - what was typed or said is none: `refusal`
 * @fires {TimeEnteredEvent} time-entered - Enter was pressed in the field, and what stands there was understood
 */
@customElement('time-setting')
@localized()
export class TimeSetting extends LitElement {
  static override styles = [
    controls,
    css`
      label {
        display: block;
      }

      input[type='text'] {
        inline-size: min(100%, 40rem);
      }

      .hint,
      .error {
        display: block;
        margin-block-start: 0.25rem;
      }

      /* A list that is folded cuts off what it has no room for; what was chosen is then seen beneath it, whole. */
      @media (inline-size >= 48rem) {
        .whole {
          display: none;
        }
      }

      .error {
        padding: 0.5rem;
        border: 2px solid currentcolor;
        border-inline-start-width: 0.5rem;
      }
    `,
  ];

  /** What stands there at first. */
  @property({ attribute: false }) time: ByColor<TimeControl> = controlNamed('15+10');

  /** The edition of the Laws by which times are counted classical, rapid or blitz. */
  @property({ attribute: false }) edition: EditionName = DEFAULT_EDITION;

  /** Whether the Laws are chosen elsewhere, and not here. */
  @property({ type: Boolean, attribute: 'laws-elsewhere' }) lawsElsewhere = false;

  /** A time control in words, without a full stop; by itself in English. */
  @property({ attribute: false }) controlText: (time: ByColor<TimeControl>) => string = control;

  /** Understands a time control in words, by itself in English. */
  @property({ attribute: false }) hear: (text: string) => ControlHeard = (text) => readControl(text, 'en');

  /** Why the words are no time control, by itself in English. */
  @property({ attribute: false }) refusalText: (refusal: ControlRefusal) => string = controlRefusal;

  @state() private chosen: ControlName | typeof OWN = OWN;
  @state() private text = '';
  /** Of the words in the field, once they were left. */
  @state() private refusal: ControlRefusal | undefined;

  @query('#edition') private readonly editions!: HTMLSelectElement | null;
  @query('#time') private readonly times!: HTMLSelectElement | null;
  @query('#words') private readonly words!: HTMLInputElement | null;

  /** The words that stand for `time` as it was given: as long as nobody changes them they need not be understood. */
  #given = '';
  /** The words of the field that were told last, until something is typed. */
  #toldText: string | undefined;

  override focus(options?: FocusOptions): void {
    focusList(this.renderRoot.querySelector<HTMLElement>('#time'), options);
  }

  /** What stands there, or `undefined` where that is no time: then the reason is shown, and the focus is in the field. */
  take(): TimeSet | undefined {
    const heard = this.#heard();
    if (heard.type === 'time') return { time: heard.time, edition: this.edition };
    this.#refuse(heard.refusal);
    void this.updateComplete.then(() => this.words?.focus());
    return undefined;
  }

  /** Puts words into the field that were said elsewhere, and tells what they mean. */
  say(text: string): void {
    this.chosen = OWN;
    this.text = text;
    this.#tell();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('time')) return;
    const { white, black } = this.time;
    const name = JSON.stringify(white) === JSON.stringify(black) ? nameOf(white) : undefined;
    this.chosen = name ?? OWN;
    this.#given = name === undefined ? this.controlText(this.time) : '';
    this.text = this.#given;
    this.refusal = undefined;
  }

  /** After the options are there: an option that is given the attribute `selected` has Orca say the one that was chosen before. */
  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    choose(this.editions, this.edition);
    choose(this.times, this.chosen);
  }

  override render(): TemplateResult {
    const { chosen, edition } = this;
    const names = namedControls(edition);
    return html`
      ${
        this.lawsElsewhere
          ? nothing
          : html`<p>
              <label for="edition">${msg('laws')}</label>
              <select id="edition" ${quietly('')} @change=${this.#onEdition}>
                ${EDITIONS_SHOWN.map((name) => html`<option value=${name}>${name}</option>`)}
              </select>
            </p>`
      }
      <p>
        <label for="time">${msg('time')}</label>
        <select id="time" ${quietly('')} @change=${this.#onTime}>
          ${TEMPI.flatMap((tempo) =>
            // In groups Orca tells the first change by the value that was chosen before.
            names[tempo].map((name) => html`<option value=${name}>${tempoText(tempo)}: ${this.#textOf(name)}</option>`),
          )}
          <option value=${OWN}>${msg('time-in-words')}</option>
        </select>
        ${chosen === OWN ? nothing : html`<span class="hint whole" aria-hidden="true">${this.#textOf(chosen)}</span>`}
      </p>
      ${chosen === OWN ? this.#ownField() : nothing}
    `;
  }

  #ownField() {
    const { refusal } = this;
    const heard = this.#heard();
    return html`<p>
      <label for="words">${msg('time-words')}</label>
      <input
        type="text"
        id="words"
        autocomplete="off"
        spellcheck="false"
        aria-describedby=${refusal ? 'error hint' : 'hint'}
        aria-invalid=${refusal ? 'true' : nothing}
        .value=${live(this.text)}
        @input=${this.#onInput}
        @change=${this.#onWords}
        @keydown=${this.#onKeydown}
      />
      ${refusal ? html`<span class="error" id="error">${this.refusalText(refusal)}</span>` : nothing}
      <span class="hint" id="hint">${msg('time-words-hint')}</span>
      ${
        heard.type === 'time' && this.text !== ''
          ? html`<span class="hint" id="understood">${msg('time-understood')} ${this.controlText(heard.time)}.</span>`
          : nothing
      }
    </p>`;
  }

  #textOf(name: ControlName): string {
    return this.controlText(controlNamed(name));
  }

  #heard(): TimeMeant {
    const { chosen, text } = this;
    if (chosen !== OWN) return { type: 'time', time: controlNamed(chosen) };
    if (text === this.#given && text !== '') return { type: 'time', time: this.time };
    return timeIn(this.hear(text), this.edition);
  }

  /** Tells what stands there now; `true` where it is a time. */
  #tell(): boolean {
    this.#toldText = this.text;
    const heard = this.#heard();
    if (heard.type === 'refused') {
      this.#refuse(heard.refusal);
      return false;
    }
    this.refusal = undefined;
    this.dispatchEvent(new TimeChosenEvent(heard.time));
    return true;
  }

  #refuse(refusal: ControlRefusal): void {
    this.refusal = refusal;
    this.dispatchEvent(new TimeRefusedEvent(refusal));
  }

  readonly #onEdition = (event: Event): void => {
    const { value } = event.currentTarget as HTMLSelectElement;
    this.edition = EDITION_NAMES.find((name) => name === value) ?? this.edition;
  };

  readonly #onTime = (event: Event): void => {
    const { value } = event.currentTarget as HTMLSelectElement;
    this.chosen = CONTROL_NAMES.find((name) => name === value) ?? OWN;
    this.refusal = undefined;
    if (this.chosen !== OWN) this.#tell();
  };

  readonly #onInput = (event: Event): void => {
    this.#toldText = undefined;
    this.text = (event.currentTarget as HTMLInputElement).value;
    // What was wrong is being mended.
    this.refusal = undefined;
  };

  readonly #onWords = (): void => {
    // Told by Enter already: the focus has left the field since, and what was done upon it would be undone.
    if (this.text !== this.#toldText) this.#tell();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    if (this.#tell()) this.dispatchEvent(new TimeEnteredEvent());
  };
}

function choose(select: HTMLSelectElement | null, value: string): void {
  if (select && select.value !== value) select.value = value;
}

declare global {
  interface HTMLElementTagNameMap {
    'time-setting': TimeSetting;
  }
}

/** What kinds of play are called by their time (App. A, B). */
function tempoText(tempo: Tempo): string {
  switch (tempo) {
    case 'standard':
      return msg('tempo-standard');
    case 'rapid':
      return msg('tempo-rapid');
    case 'blitz':
      return msg('tempo-blitz');
  }
}
