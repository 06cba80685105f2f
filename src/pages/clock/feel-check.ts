import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import type { DialSense } from '../../questions/dial-felt.js';
import { controls } from '../../../components/styles/controls.js';

/** The answer that was given has a thicker edge, in any colours. */
const feelCheckStyles = css`
  button[aria-pressed='true'] {
    padding: calc(0.35rem - 2px) calc(0.8rem - 2px);
    border-width: 4px;
    font-weight: bold;
  }
`;

/** The user said whether the device can be felt. */
export class FeelAnsweredEvent extends Event {
  static readonly type = 'feel-answered';
  readonly felt: boolean;
  constructor(felt: boolean) {
    super(FeelAnsweredEvent.type, { bubbles: true, composed: true });
    this.felt = felt;
  }
}

/**
 * Whether the device can be felt. No browser tells: some that have no motor say that they vibrated. So the user is asked, and where
 * nothing is felt, sound tells all of it.
 *
 * @fires feel-answered {FeelAnsweredEvent} when the user has said whether the pulses are felt
 */
@customElement('feel-check')
@localized()
export class FeelCheck extends LitElement {
  static override styles = [controls, feelCheckStyles];

  /** What vibrates; absent where the browser cannot. */
  @property({ attribute: false }) pulses: DialSense | undefined;

  /** What was answered before. */
  @property({ type: Boolean }) felt: boolean | undefined;

  override render() {
    if (!this.pulses) return html`<p> ${msg('feel-no-motor')} </p>`;
    return html`<fieldset>
      <legend>${msg('feel-question')}</legend>
      <p id="about"> ${msg('feel-about')} </p>
      <div class="row">
        <button type="button" class="main" aria-describedby="about" @click=${this.#onTry}> ${msg('feel-try')} </button>
        <button type="button" data-felt="yes" aria-pressed=${this.#pressed(true)} @click=${this.#onAnswer}>
          ${msg('feel-yes')}
        </button>
        <button type="button" data-felt="no" aria-pressed=${this.#pressed(false)} @click=${this.#onAnswer}>
          ${msg('feel-no')}
        </button>
      </div>
      ${this.felt === undefined ? nothing : html`<p>${resultText(this.felt)}</p>`}
    </fieldset>`;
  }

  #pressed(answer: boolean): 'true' | 'false' {
    return this.felt === answer ? 'true' : 'false';
  }

  /** Long and twice, as the hour hand is felt: what any motor can do. */
  readonly #onTry = (): void => {
    this.pulses?.touch({ angle: 0, feels: 'hour hand' });
  };

  readonly #onAnswer = (event: Event): void => {
    const felt = (event.currentTarget as HTMLElement).dataset['felt'] === 'yes';
    this.felt = felt;
    this.dispatchEvent(new FeelAnsweredEvent(felt));
  };
}

function resultText(felt: boolean): string {
  return felt ? msg('feel-felt-and-heard') : msg('feel-heard-alone');
}

declare global {
  interface HTMLElementTagNameMap {
    'feel-check': FeelCheck;
  }
  interface HTMLElementEventMap {
    'feel-answered': FeelAnsweredEvent;
  }
}
