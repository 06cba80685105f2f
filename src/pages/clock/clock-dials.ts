import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { consume } from '@lit/context';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { COMMANDS, type CommandTable } from '../../commands/commands.js';
import { commandsContext } from '../shared/contexts.js';
import { keymapOf } from '../../commands/keymap.js';
import type { Clock } from '../../laws/clock/clock.js';
import { COLORS, type Color } from '../../laws/squares.js';
import { DEFAULT_CLOCK_CHOICE, WHOSE, type DialChoice } from '../../storage/settings/clock-choice.js';
import { DIAL_MODES, type DialMode } from '../../questions/dial-setting.js';
import type { DialFelt, DialSense } from '../../questions/dial-felt.js';
import { isEscape } from '../../../components/dom/escape-key.js';
import { deepActiveElement } from '../../../components/dom/focus.js';
import { controls } from '../../../components/styles/controls.js';
import './feel-check.js';
import type { FeelAnsweredEvent } from './feel-check.js';
import '../../../components/tactile-clock/tactile-clock.js';
import { whoseText } from './clock-table-texts.js';
import { option, quietly } from '../../../components/dom/quiet-list.js';

/** How the dials are shown was chosen. */
export class DialChosenEvent extends Event {
  static readonly type = 'dial-chosen';
  readonly choice: DialChoice;
  constructor(choice: DialChoice) {
    super(DialChosenEvent.type, { bubbles: true, composed: true });
    this.choice = choice;
  }
}

/**
 * The clock of both players, or of one, as dials to be felt, with what can be chosen for them and how they are explored.
 *
 * @fires dial-felt {DialFeltEvent} as the dial tells it
 * @fires dial-time-asked {DialTimeAskedEvent} as the dial tells it
 * @fires dial-chosen {DialChosenEvent} when something else is chosen
 */
@customElement('clock-dials')
@localized()
export class ClockDials extends LitElement {
  /** Side by side where there is room for both, else one above the other. */
  static override styles = [
    controls,
    css`
      .dials {
        display: flex;
        flex-wrap: wrap;
        gap: 1rem;
        margin-block-end: 0.75rem;
      }

      tactile-clock {
        flex: 1 1 16rem;
        min-inline-size: 0;
        max-inline-size: 36rem;
      }

      summary {
        padding-block: 0.6rem;
        cursor: pointer;
      }
    `,
  ];

  @consume({ context: commandsContext, subscribe: true })
  @property({ attribute: false })
  commands: CommandTable = COMMANDS;

  @property({ attribute: false }) clock: Clock | undefined;
  @property({ attribute: false }) now: () => number = () => 0;
  @property({ attribute: false }) choice: DialChoice = DEFAULT_CLOCK_CHOICE.dial;
  @property({ attribute: false }) feltText: ((felt: DialFelt) => string) | undefined;
  @property({ attribute: false }) sounds: DialSense | undefined;
  /** What vibrates; absent where the browser cannot. */
  @property({ attribute: false }) pulses: DialSense | undefined;

  /** What had the focus before the dials were given it: Escape leads back there. */
  #origin: HTMLElement | undefined;

  override focus(options?: FocusOptions): void {
    const before = deepActiveElement();
    if (before instanceof HTMLElement && !this.matches(':focus-within')) this.#origin = before;
    this.renderRoot.querySelector('tactile-clock')?.focus(options);
  }

  override render() {
    const { choice } = this;
    const shown = choice.shown === 'both' ? COLORS : [choice.shown];
    return html`
      <div class="dials" @keydown=${this.#onKeydown}>${shown.map((color) => this.#dial(color))}</div>
      <details>
        <summary>${msg('dials-choices')}</summary>
        <p>
          <label for="mode">${msg('dial-mode')}</label>
          <select id="mode" ${quietly('')} @change=${this.#onMode}>
            ${DIAL_MODES.map((mode) => option(mode, modeText(mode), choice.mode))}
          </select>
        </p>
        ${
          choice.mode === 'analogue'
            ? html`<p>
                <label for="hour">${msg('dial-hour')}</label>
                <select id="hour" ${quietly('')} @change=${this.#onHour}>
                  ${HOURS.map((hour) => option(String(hour), hourText(hour), String(choice.controlHour)))}
                </select>
              </p>`
            : nothing
        }
        <p>
          <label for="shown">${msg('dial-shown')}</label>
          <select id="shown" ${quietly('')} @change=${this.#onShown}>
            ${WHOSE.map((whose) => option(whose, whoseText(whose), choice.shown))}
          </select>
        </p>
        <feel-check .pulses=${this.pulses} .felt=${choice.felt} @feel-answered=${this.#onFelt}></feel-check>
      </details>
      <dial-help .keysAreFirst=${this.commands === COMMANDS}></dial-help>
    `;
  }

  #dial(color: Color) {
    const { choice, pulses, sounds } = this;
    return html`<tactile-clock
      .clock=${this.clock}
      .color=${color}
      .keymap=${keymapOf('dial', this.commands)}
      .mode=${choice.mode}
      .controlHour=${choice.controlHour}
      .now=${this.now}
      .feltText=${this.feltText}
      .senses=${[...(sounds ? [sounds] : []), ...(pulses && choice.felt !== false ? [pulses] : [])]}
    ></tactile-clock>`;
  }

  #choose(change: Partial<DialChoice>): void {
    this.dispatchEvent(new DialChosenEvent({ ...this.choice, ...change }));
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (!isEscape(event) || this.#origin?.isConnected !== true) return;
    event.preventDefault();
    event.stopPropagation();
    this.#origin.focus();
  };

  readonly #onMode = (event: Event): void => {
    const { value } = event.currentTarget as HTMLSelectElement;
    this.#choose({ mode: DIAL_MODES.find((mode) => mode === value) ?? this.choice.mode });
  };

  readonly #onHour = (event: Event): void => {
    this.#choose({ controlHour: Number((event.currentTarget as HTMLSelectElement).value) });
  };

  readonly #onShown = (event: Event): void => {
    const { value } = event.currentTarget as HTMLSelectElement;
    this.#choose({ shown: WHOSE.find((whose) => whose === value) ?? 'both' });
  };

  readonly #onFelt = (event: FeelAnsweredEvent): void => {
    this.#choose({ felt: event.felt });
  };
}

const HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

function modeText(mode: DialMode): string {
  return mode === 'analogue' ? msg('dial-analogue') : msg('dial-time-left');
}

function hourText(hour: number): string {
  return msg('dial-o-clock', { hour });
}

/** How the dial is explored: by a finger, with a screen reader, by keys. Folded away until it is wanted. */
@customElement('dial-help')
@localized()
export class DialHelp extends LitElement {
  static override styles = [controls];

  /** Whether the keys are those named here: of others, which the user has chosen, the help of the page tells. */
  @property({ attribute: false }) keysAreFirst = true;

  override render() {
    return html`<details>
      <summary>${msg('dial-help-title')}</summary>
      <ul>
        ${helpTexts(this.keysAreFirst).map((text) => html`<li>${text}</li>`)}
      </ul>
    </details>`;
  }
}

function helpTexts(keysAreFirst: boolean): readonly string[] {
  return [
    msg('dial-help-rim'),
    msg('dial-help-hands'),
    msg('dial-help-finger'),
    msg('dial-help-reader'),
    ...(keysAreFirst ? [msg('dial-help-keys')] : []),
    msg('dial-help-safe'),
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'clock-dials': ClockDials;
    'dial-help': DialHelp;
  }
  interface HTMLElementEventMap {
    'dial-chosen': DialChosenEvent;
  }
}
