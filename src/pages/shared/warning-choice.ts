import { LitElement, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './late-texts.js';
import type { Color } from '../../laws/squares.js';
import {
  DEFAULT_WARNINGS,
  WARNING_WAYS,
  type Warning,
  type WarningMoment,
  type WarningSettings,
  type WarningWay,
} from '../../game/clock/warning.js';
import { controls } from '../../../components/styles/controls.js';
import { clockTableStyles } from './clock-table.styles.js';
import { quietly } from '../../../components/dom/quiet-list.js';

/** The warnings of one player were chosen. */
export class WarningsChosenEvent extends Event {
  static readonly type = 'warnings-chosen';
  readonly color: Color;
  readonly settings: WarningSettings;
  constructor(color: Color, settings: WarningSettings) {
    super(WarningsChosenEvent.type, { bubbles: true, composed: true });
    this.color = color;
    this.settings = settings;
  }
}

/** A warning is to be heard as it is set, and felt. */
export class WarningHeardEvent extends Event {
  static readonly type = 'warning-heard';
  readonly color: Color;
  readonly warning: Warning;
  constructor(color: Color, warning: Warning) {
    super(WarningHeardEvent.type, { bubbles: true, composed: true });
    this.color = color;
    this.warning = warning;
  }
}

/** What can be added, each with the most of it. */
const UNITS = { minutes: 120, seconds: 59, moves: 100 } as const;
type Unit = keyof typeof UNITS;

/**
 * Of what one player wants to be warned, and how: each moment with its ways, any of them, and a moment of one's own.
 *
 * @fires warnings-chosen {WarningsChosenEvent} with every change
 * @fires warning-heard {WarningHeardEvent} when one is to be heard
 */
@customElement('warning-choice')
@localized()
export class WarningChoice extends LitElement {
  static override styles = [controls, clockTableStyles];

  @property() color: Color = 'white';
  @property({ attribute: false }) settings: WarningSettings = DEFAULT_WARNINGS;

  /** Whether each warning can be heard here: whoever uses the element then has to let it be heard. */
  @property({ type: Boolean }) hearable = false;

  /** What was wrong with the moment that was to be added. */
  @property({ attribute: false }) error = '';

  override render() {
    const { settings, color, error } = this;
    return html`<fieldset>
      <legend>${color === 'white' ? msg('warn-white') : msg('warn-black')}</legend>
      <label class="choice">
        <input type="checkbox" id="on" .checked=${settings.on} @change=${this.#onSwitch} />
        ${msg('warn-on')}
      </label>
      ${
        settings.on
          ? html`${settings.warnings.map((warning, index) => this.#warning(warning, index))}
              <div class="row">
                <p class="field">
                  <label for="count">${msg('warn-also')}</label>
                  <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    id="count"
                    aria-invalid=${error === '' ? nothing : 'true'}
                    aria-describedby=${error === '' ? nothing : 'error'}
                    @keydown=${this.#onKeydown}
                  />
                  ${error === '' ? nothing : html`<span class="error" id="error">${error}</span>`}
                </p>
                <p class="field">
                  <label for="unit">${msg('warn-unit')}</label>
                  <select id="unit" ${quietly('')}>
                    <option value="minutes">${msg('warn-minutes')}</option>
                    <option value="seconds">${msg('warn-seconds')}</option>
                    <option value="moves">${msg('warn-moves')}</option>
                  </select>
                </p>
                <button type="button" @click=${this.#onAdd}>${msg('warn-add')}</button>
              </div>`
          : nothing
      }
    </fieldset>`;
  }

  #warning({ when, ways }: Warning, index: number) {
    const moment = momentText(when);
    return html`<fieldset>
      <legend>${moment}</legend>
      <div class="ways">
        ${WARNING_WAYS.map(
          (way) =>
            html`<label class="choice">
              <input
                type="checkbox"
                data-index=${index}
                data-way=${way}
                .checked=${ways.includes(way)}
                @change=${this.#onWay}
              />
              ${wayText(way)}
            </label>`,
        )}
        ${
          this.hearable && ways.length > 0
            ? html`<button
                type="button"
                data-index=${index}
                aria-label=${msg('hear-sound', { sound: moment })}
                @click=${this.#onHear}
                >${msg('hear-it')}</button
              >`
            : nothing
        }
      </div>
    </fieldset>`;
  }

  #choose(change: Partial<WarningSettings>): void {
    this.settings = { ...this.settings, ...change };
    this.dispatchEvent(new WarningsChosenEvent(this.color, this.settings));
  }

  readonly #onSwitch = (event: Event): void => {
    this.#choose({ on: (event.currentTarget as HTMLInputElement).checked });
  };

  readonly #onWay = (event: Event): void => {
    const { checked, dataset } = event.currentTarget as HTMLInputElement;
    const index = Number(dataset['index']);
    const warnings = this.settings.warnings.map((warning, at): Warning => {
      if (at !== index) return warning;
      return {
        ...warning,
        ways: WARNING_WAYS.filter((way) => (way === dataset['way'] ? checked : warning.ways.includes(way))),
      };
    });
    this.#choose({ warnings });
  };

  readonly #onHear = (event: Event): void => {
    const { index } = (event.currentTarget as HTMLButtonElement).dataset;
    const warning = this.settings.warnings[Number(index)];
    if (warning) this.dispatchEvent(new WarningHeardEvent(this.color, warning));
  };

  /** Enter in the field adds, and does not send the form around it. */
  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    this.#onAdd();
  };

  readonly #onAdd = (): void => {
    const field = this.renderRoot.querySelector<HTMLInputElement>('#count');
    const value = this.renderRoot.querySelector<HTMLSelectElement>('#unit')?.value;
    const unit: Unit = value === 'moves' || value === 'seconds' ? value : 'minutes';
    const count = /^\s*\d{1,3}\s*$/.test(field?.value ?? '') ? Number(field?.value) : 0;
    if (count < 1 || count > UNITS[unit]) {
      const most = UNITS[unit];
      this.error = msg('warn-error', { most });
      field?.focus();
      return;
    }
    this.error = '';
    if (field) field.value = '';
    const when = momentOf(count, unit);
    const others = this.settings.warnings.filter((warning) => JSON.stringify(warning.when) !== JSON.stringify(when));
    this.#choose({ warnings: [...others, { when, ways: ['word'] }] });
  };
}

function momentOf(count: number, unit: Unit): WarningMoment {
  if (unit === 'moves') return { at: 'moves', toGo: count };
  return { at: 'time', left: count * (unit === 'minutes' ? 60_000 : 1000) };
}

function momentText(when: WarningMoment): string {
  switch (when.at) {
    case 'low time':
      return msg('warn-at-low');
    case 'time': {
      const minutes = when.left / 60_000;
      if (!Number.isInteger(minutes)) return msg('warn-at-seconds', { seconds: when.left / 1000 });
      return minutes === 1 ? msg('warn-at-minute') : msg('warn-at-minutes', { minutes });
    }
    case 'last seconds':
      return msg('warn-at-last', { count: when.count });
    case 'moves':
      return when.toGo === 1 ? msg('clock-one-move') : msg('warn-at-moves', { moves: when.toGo });
  }
}

function wayText(way: WarningWay): string {
  switch (way) {
    case 'word':
      return msg('warn-word');
    case 'sound':
      return msg('warn-sound');
    case 'pulse':
      return msg('warn-pulse');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'warning-choice': WarningChoice;
  }
  interface HTMLElementEventMap {
    'warnings-chosen': WarningsChosenEvent;
    'warning-heard': WarningHeardEvent;
  }
}
