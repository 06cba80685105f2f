import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { consume } from '@lit/context';
import { customElement, property, state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { localized } from '../../../../components/texts.js';
import {
  carriesPieces,
  nearestSquare,
  pieceContrast,
  type SquarePair,
} from '../../../../components/styles/board-colors.js';
import { controls } from '../../../../components/styles/controls.js';
import { readLookChoice } from '../../../storage/settings/look-choice.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../storage/settings/settings.js';
import { settingsContext } from '../../shared/contexts.js';
import { SettingChangedEvent } from '../../shared/events.js';
import { msg } from '../texts.js';
import { SettingsToldEvent } from '../told-event.js';

type Kind = keyof SquarePair;

/** A colour that was not taken, and which would be. */
interface Refused {
  readonly kind: Kind;
  readonly color: string;
  readonly nearest: string;
}

/**
 * The user's own colours of the squares. One on which pieces cannot be told is not taken: the reason is said, and the nearest that works is offered.
 *
 * @fires setting-changed {SettingChangedEvent} when another is chosen
 * @fires settings-told {SettingsToldEvent} why a colour is not taken
 */
@customElement('own-squares')
@localized()
export class OwnSquares extends LitElement {
  static override styles = [
    controls,
    css`
      label {
        display: flex;
        align-items: center;
        gap: 0.75rem;
        margin-block-end: 0.5rem;
      }

      input {
        inline-size: 4rem;
        block-size: 2.75rem;
        padding: 0.2rem;
        background: var(--control-face, Canvas);
        border: 2px solid var(--control-edge, CanvasText);
        border-radius: 0.35rem;
      }
    `,
  ];

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  @state() private refused: Refused | undefined;

  override render(): TemplateResult {
    return html`${this.#field('light', msg('look-own-light'))} ${this.#field('dark', msg('look-own-dark'))}`;
  }

  #field(kind: Kind, label: string): TemplateResult {
    const refused = this.refused?.kind === kind ? this.refused : undefined;
    const { own } = readLookChoice(this.settings.look);
    return html`<label
        >${label}<input
          type="color"
          name=${kind}
          aria-describedby=${refused ? 'reason' : nothing}
          .value=${live(own[kind])}
          @change=${this.#onChange}
      /></label>
      ${
        refused
          ? html`<p id="reason">${reasonText(refused)}</p>
              <p>
                <button type="button" @click=${this.#onTake}>${msg('look-take', { color: refused.nearest })}</button>
              </p>`
          : nothing
      }`;
  }

  readonly #onChange = (event: Event): void => {
    const { name, value: color } = event.target as HTMLInputElement;
    const kind: Kind = name === 'light' ? 'light' : 'dark';
    if (carriesPieces(color)) {
      this.#take(kind, color);
      return;
    }
    this.refused = { kind, color, nearest: nearestSquare(color) };
    this.dispatchEvent(new SettingsToldEvent(reasonText(this.refused)));
  };

  /** The focus goes to the field, for the button goes away. */
  readonly #onTake = (): void => {
    if (!this.refused) return;
    const { kind, nearest } = this.refused;
    this.#take(kind, nearest);
    this.shadowRoot?.querySelector<HTMLElement>(`[name="${kind}"]`)?.focus();
  };

  #take(kind: Kind, color: string): void {
    this.refused = undefined;
    const look = readLookChoice(this.settings.look);
    this.dispatchEvent(new SettingChangedEvent({ look: { ...look, own: { ...look.own, [kind]: color } } }));
  }
}

function reasonText({ color, nearest }: Refused): string {
  return msg('look-too-dark', { color, contrast: ratioText(pieceContrast(color)), nearest });
}

/** A contrast with one decimal, as the language of the page writes it, never more than it is: 4.58 is "4.5". */
export function ratioText(contrast: number): string {
  const language = document.documentElement.lang || 'en';
  const digits = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return digits.format(Math.floor(contrast * 10) / 10);
}

declare global {
  interface HTMLElementTagNameMap {
    'own-squares': OwnSquares;
  }
}
