import { LitElement, css, html, nothing } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { EARCON_NAMES, type EarconName } from '../../../speech/earcons/sound-choice.js';
import { settingsContext } from '../shared/contexts.js';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings/settings.js';
import { SettingChangedEvent } from '../shared/events.js';
import { controls } from '../../../components/styles/controls.js';

/** The user wants to hear an earcon: by its button, or because its volume was just changed. */
export class EarconWantedEvent extends Event {
  static readonly type = 'earcon-wanted';
  readonly earcon: EarconName;
  /** How loud it is to be heard, 0 to 1; one that is off is heard at full volume by its button. */
  readonly volume: number;
  constructor(earcon: EarconName, volume: number) {
    super(EarconWantedEvent.type, { bubbles: true, composed: true });
    this.earcon = earcon;
    this.volume = volume;
  }
}

declare global {
  interface HTMLElementEventMap {
    'earcon-wanted': EarconWantedEvent;
  }
}

/** Percent from one step of a volume to the next. */
const STEP = 5;

/**
 * All earcons by name, each to be heard and with a volume of its own, and whether the device vibrates with them. The name of a
 * sound is the label of its volume, so that a screen reader says "Capture, slider, 80 percent".
 *
 * @fires setting-changed {SettingChangedEvent} when a volume or the vibration is changed
 * @fires earcon-wanted {EarconWantedEvent} when one is to be heard: by its button, and after each change of its volume
 */
@customElement('sound-settings')
@localized()
export class SoundSettings extends LitElement {
  /** One row for each sound; on a narrow page its name, its button and its volume stand below one another. */
  static override styles = [
    controls,
    css`
      ul {
        margin: 0 0 0.75rem;
        padding: 0;
        /* No marks, and a list all the same: with "none" Safari's screen reader tells of no list. */
        list-style-type: '';
      }

      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem 0.75rem;
        padding-block: 0.4rem;
        border-block-start: 1px solid var(--control-edge, CanvasText);
      }

      li > label {
        flex: 1 1 14rem;
      }

      .volume {
        display: flex;
        flex: 0 1 auto;
        align-items: center;
        gap: 0.5rem;
        max-inline-size: 100%;
      }

      input[type='range'] {
        box-sizing: border-box;
        inline-size: 9rem;
        min-inline-size: 0;
        block-size: 2.75rem;
        margin: 0;
        accent-color: var(--accent, auto);
      }

      .level {
        inline-size: 3.5rem;
      }
    `,
  ];

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  override render() {
    return html`
      ${this.settings.sound ? nothing : html`<p>${msg('sounds-muted')}</p>`}
      <ul aria-label=${msg('settings-sounds')}>
        ${EARCON_NAMES.map((name, index) => this.#row(name, index))}
      </ul>
      <label class="choice">
        <input
          type="checkbox"
          .checked=${this.settings.sounds.vibration}
          @change=${this.#onVibration}
        />${msg('sounds-vibration')}
      </label>
    `;
  }

  #row(name: EarconName, index: number) {
    const text = earconText(name);
    const percent = Math.round(this.settings.sounds.volumes[name] * 100);
    const off = percent === 0;
    return html`<li>
      <label for="volume-${index}">${text}</label>
      <button type="button" data-earcon=${name} aria-label=${msg('hear-sound', { sound: text })} @click=${this.#onHear}>
        ${msg('hear-it')}
      </button>
      <span class="volume">
        <input
          id="volume-${index}"
          type="range"
          min="0"
          max="100"
          step=${STEP}
          data-earcon=${name}
          .value=${String(percent)}
          aria-valuetext=${off ? msg('volume-off') : msg('volume-percent', { percent })}
          @input=${this.#onVolume}
        />
        <span class="level" aria-hidden="true">${off ? msg('volume-off') : msg('volume-level', { percent })}</span>
      </span>
    </li>`;
  }

  #onHear = (event: Event): void => {
    const name = earconOf(event);
    if (name) this.dispatchEvent(new EarconWantedEvent(name, this.settings.sounds.volumes[name] || 1));
  };

  #onVolume = (event: Event): void => {
    const name = earconOf(event);
    if (!name) return;
    const volume = (event.target as HTMLInputElement).valueAsNumber / 100;
    const { sounds } = this.settings;
    this.dispatchEvent(
      new SettingChangedEvent({ sounds: { ...sounds, volumes: { ...sounds.volumes, [name]: volume } } }),
    );
    this.dispatchEvent(new EarconWantedEvent(name, volume));
  };

  #onVibration = (event: Event): void => {
    const vibration = (event.target as HTMLInputElement).checked;
    this.dispatchEvent(new SettingChangedEvent({ sounds: { ...this.settings.sounds, vibration } }));
  };
}

function earconOf(event: Event): EarconName | undefined {
  const { earcon } = (event.currentTarget as HTMLElement).dataset;
  return EARCON_NAMES.find((name) => name === earcon);
}

declare global {
  interface HTMLElementTagNameMap {
    'sound-settings': SoundSettings;
  }
}

/** What each earcon is heard for. */
function earconText(name: EarconName): string {
  switch (name) {
    case 'lift':
      return msg('sound-lift');
    case 'place':
      return msg('sound-place');
    case 'own move':
      return msg('sound-own-move');
    case "opponent's move":
      return msg('sound-opponents-move');
    case 'capture':
      return msg('sound-capture');
    case 'check':
      return msg('sound-check');
    case 'castling':
      return msg('sound-castling');
    case 'promotion':
      return msg('sound-promotion');
    case 'mate':
      return msg('sound-mate');
    case 'draw':
      return msg('sound-draw');
    case 'refused':
      return msg('sound-refused');
    case 'edge':
      return msg('sound-edge');
    case 'dark square':
      return msg('sound-dark-square');
    case 'next square':
      return msg('sound-next-square');
    case 'low time':
      return msg('sound-low-time');
    case 'listening':
      return msg('sound-listening');
    case 'not listening':
      return msg('sound-not-listening');
  }
}
