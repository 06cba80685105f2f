import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import type { TimeControl } from '../../laws/clock/time-control.js';
import { COLORS, type ByColor, type Color } from '../../laws/squares.js';
import { DEFAULT_CLOCK_CHOICE, LONGEST_NAME, WHOSE, type ClockChoice } from '../../storage/settings/clock-choice.js';
import { controls } from '../../../components/styles/controls.js';
import { CLOCK_LANGUAGES } from '../../../speech/style.js';
import { languageText } from '../shared/language-text.js';
import { whoseText } from './clock-table-texts.js';
import { clockTableStyles } from '../shared/clock-table.styles.js';
import '../../../components/time-setting/time-setting.js';
import type { TimeSetting } from '../../../components/time-setting/time-setting.js';
import '../shared/warning-choice.js';
import type { WarningsChosenEvent } from '../shared/warning-choice.js';
import { quietly } from '../../../components/dom/quiet-list.js';

/** The form was sent, to be read back or to be set; or left. */
export class ClockFormEvent extends Event {
  static readonly type = 'clock-form';
  readonly wish: { readonly do: 'read back' | 'set'; readonly choice: ClockChoice } | { readonly do: 'leave' };
  constructor(wish: ClockFormEvent['wish']) {
    super(ClockFormEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

/**
 * What a clock that stands alone is set to: the time, who plays, for whom it answers, of what it warns. It is read back before it is set;
 * what was chosen last stands there again (WCAG 3.3.7).
 *
 * @fires clock-form {ClockFormEvent}
 */
@customElement('clock-form')
@localized()
export class ClockForm extends LitElement {
  static override styles = [controls, clockTableStyles];

  @property({ attribute: false }) choice: ClockChoice = DEFAULT_CLOCK_CHOICE;

  /** A time control in words, without a full stop. */
  @property({ attribute: false }) controlText: (time: ByColor<TimeControl>) => string = () => '';

  /** Understands a time control in words (see `time-setting`). */
  @property({ attribute: false }) hear: TimeSetting['hear'] | undefined;
  @property({ attribute: false }) refusalText: TimeSetting['refusalText'] = () => '';

  /** What was read back, until something is changed. */
  @state() private readBack: ClockChoice | undefined;
  @state() private warnings: ClockChoice['warnings'] | undefined;

  @query('time-setting') private readonly setting!: TimeSetting | null;
  @query('form') private readonly form!: HTMLFormElement | null;
  @query('#confirm') private readonly confirm!: HTMLButtonElement | null;

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus(options);
  }

  /** After the options are there: with options that are drawn as selected Orca says a list that nobody has come to. */
  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!changed.has('choice')) return;
    for (const id of ['left', 'whose', 'language'] as const) {
      const select = this.renderRoot.querySelector<HTMLSelectElement>(`#${id}`);
      if (select && select.value !== this.choice[id]) select.value = this.choice[id];
    }
  }

  /**
   * The heading, which gets the focus, stands in the form: what is chosen in lists that are drawn just then Orca says, save where a text
   * block holds them and the focus (`onSelectionChanged`), and to it a form is one, a region not.
   */
  override render() {
    const { choice, readBack } = this;
    const warnings = this.warnings ?? choice.warnings;
    return html`<section aria-labelledby="set">
      <form
        novalidate
        @submit=${this.#onSubmit}
        @input=${this.#onChange}
        @change=${this.#onChange}
        @time-chosen=${this.#onChange}
        @time-entered=${this.#onEntered}
      >
        <h2 id="set" tabindex="-1">${msg('clock-form')}</h2>
        <time-setting
          .time=${choice.time}
          .edition=${choice.edition}
          .controlText=${this.controlText}
          .hear=${this.hear}
          .refusalText=${this.refusalText}
        ></time-setting>
        ${COLORS.map(
          (color) =>
            html`<p>
              <label for="name-${color}">${nameText(color)}</label>
              <input
                type="text"
                autocomplete="off"
                id="name-${color}"
                maxlength=${LONGEST_NAME}
                .value=${choice.names[color]}
              />
            </p>`,
        )}
        <p>
          <label for="left">${msg('clock-left')}</label>
          <select id="left" ${quietly('')}>
            ${COLORS.map((color) => option(color, whoseText(color)))}
          </select>
        </p>
        <p>
          <label for="whose">${msg('clock-whose')}</label>
          <select id="whose" ${quietly('')}>
            ${WHOSE.map((whose) => option(whose, whoseText(whose)))}
          </select>
        </p>
        <p>
          <label for="language">${msg('clock-language')}</label>
          <select id="language" ${quietly('')}>
            ${CLOCK_LANGUAGES.map((language) => option(language, languageText(language)))}
          </select>
        </p>
        <details>
          <summary>${msg('warnings')}</summary>
          ${COLORS.map(
            (color) =>
              html`<warning-choice
                .color=${color}
                .settings=${warnings[color]}
                hearable
                @warnings-chosen=${this.#onWarnings}
              ></warning-choice>`,
          )}
        </details>
        <button type="submit" class="main">${msg('clock-read-back')}</button>
      </form>
      ${
        readBack
          ? html`<div>
              <p id="question">
                ${this.controlText(readBack.time)}.
                ${COLORS.flatMap((color) => {
                  const name = readBack.names[color];
                  return name === '' ? [] : [`${whoseText(color)}: ${name}. `];
                })}
              </p>
              <div class="row">
                <button type="button" @click=${this.#onAgain}>${msg('change-something')}</button>
                <button type="button" class="main" id="confirm" @click=${this.#onConfirm}>${msg('clock-set')}</button>
              </div>
            </div>`
          : nothing
      }
      <p><button type="button" @click=${this.#onLeave}>${msg('clock-back')}</button></p>
    </section>`;
  }

  readonly #onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const choice = this.#taken();
    if (!choice) return;
    this.readBack = choice;
    this.dispatchEvent(new ClockFormEvent({ do: 'read back', choice }));
    await this.updateComplete;
    this.confirm?.focus();
  };

  readonly #onEntered = (): void => this.form?.requestSubmit();

  #taken(): ClockChoice | undefined {
    const time = this.setting?.take();
    if (!time) return undefined;
    const valueOf = (id: string): string =>
      this.renderRoot.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)?.value.trim() ?? '';
    const whose = valueOf('whose');
    return {
      ...this.choice,
      ...time,
      names: { white: valueOf('name-white'), black: valueOf('name-black') },
      left: valueOf('left') === 'black' ? 'black' : 'white',
      whose: WHOSE.find((one) => one === whose) ?? 'both',
      language: valueOf('language') === 'german' ? 'german' : 'page',
      warnings: this.warnings ?? this.choice.warnings,
    };
  }

  readonly #onConfirm = (): void => {
    const { readBack } = this;
    if (readBack) this.dispatchEvent(new ClockFormEvent({ do: 'set', choice: readBack }));
  };

  readonly #onAgain = (): void => {
    this.focus();
    this.readBack = undefined;
  };

  /** What was read back is not what stands there any more. */
  readonly #onChange = (): void => {
    this.readBack = undefined;
  };

  readonly #onWarnings = ({ color, settings }: WarningsChosenEvent): void => {
    this.warnings = { ...(this.warnings ?? this.choice.warnings), [color]: settings };
    this.readBack = undefined;
  };

  readonly #onLeave = (): void => {
    this.dispatchEvent(new ClockFormEvent({ do: 'leave' }));
  };
}

function option(value: string, label: string) {
  return html`<option value=${value}>${label}</option>`;
}

function nameText(color: Color): string {
  return color === 'white' ? msg('clock-name-white') : msg('clock-name-black');
}

declare global {
  interface HTMLElementTagNameMap {
    'clock-form': ClockForm;
  }
  interface HTMLElementEventMap {
    'clock-form': ClockFormEvent;
  }
}
