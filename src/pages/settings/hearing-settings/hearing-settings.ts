import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { consume } from '@lit/context';
import { customElement, property, state } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import {
  LISTENED_FOR,
  RECOGNISER_CHOICES,
  TALKING_WAYS,
  type ListenedFor,
  type ListeningChoice,
  type RecogniserChoice,
  type RecogniserName,
  type TalkingWay,
} from '../../../../speech/recogniser/listening-choice.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../../../speech/language-names.js';
import type { Segment } from '../../../../speech/utterance.js';
import { COMMANDS, type CommandTable } from '../../../commands/commands.js';
import { commandsContext, settingsContext } from '../../shared/contexts.js';
import { keyLabels } from '../../shared/key-label.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../storage/settings/settings.js';
import { SettingChangedEvent } from '../../shared/events.js';
import { controls } from '../../../../components/styles/controls.js';
import { VoiceWishEvent, UNKNOWN_HEARING, type AvailabilityTold, type HearingState } from './hearing-state.js';
import './speech-model.js';

/**
 * The settings of voice input: what listens, how it is told to, for which language; and whether moves are asked about before they are
 * made. The makers' servers are used only after their warning has been read and allowed by a tick: until then that choice is only shown.
 *
 * @fires setting-changed {SettingChangedEvent}
 * @fires voice-wish {VoiceWishEvent}
 */
@customElement('hearing-settings')
@localized()
export class HearingSettings extends LitElement {
  static override styles = [
    controls,
    css`
      p,
      .choice {
        overflow-wrap: anywhere;
      }

      /* What is told of a choice, and what can be done for it, stands under its words. */
      .of-choice {
        margin-block: 0 0.5rem;
        margin-inline-start: 1.8rem;
      }

      .of-choice p {
        margin-block-end: 0.4rem;
      }

      .warning {
        padding: 0.5rem;
        border: 2px solid currentcolor;
        border-inline-start-width: 0.5rem;
      }
    `,
  ];

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  @consume({ context: commandsContext, subscribe: true })
  @property({ attribute: false })
  commands: CommandTable = COMMANDS;

  @property({ attribute: false }) hearing: HearingState = UNKNOWN_HEARING;

  /** The language of the page: BCP 47, and its name. */
  @property({ attribute: false }) language: { readonly lang: string; readonly name: string } = {
    lang: 'en',
    name: 'English',
  };

  /** What the German call sounds like. */
  @property({ attribute: false }) germanSample: Segment | undefined;

  /** The servers were chosen, and are not yet allowed. */
  @state() private cloudWanted = false;

  /** Whether the button that fetches a language had the focus before something changed. */
  #hadInstall = false;

  override willUpdate(): void {
    this.#hadInstall = this.shadowRoot?.activeElement?.id === 'install';
  }

  /** The button is gone when the language is being fetched: the focus goes to what it belongs to. */
  override updated(): void {
    const isGone = !this.renderRoot.querySelector('#install');
    if (this.#hadInstall && isGone) this.renderRoot.querySelector<HTMLElement>('input[value="on device"]')?.focus();
  }

  override render() {
    const { recogniser } = this.settings.listening;
    return html`
      <p> ${msg('hearing-about')} </p>
      <fieldset role="radiogroup" aria-labelledby="recogniser">
        <legend id="recogniser">${msg('what-listens')}</legend>
        ${RECOGNISER_CHOICES.map((name) => this.#recogniser(name))}
      </fieldset>
      ${recogniser === 'none' ? nothing : this.#whileChosen()}
      <label class="choice">
        <input type="checkbox" data-flag="confirm" .checked=${this.settings.confirmMoves} @change=${this.#onConfirm} />
        ${msg('confirm-moves')}
      </label>
    `;
  }

  #recogniser(name: RecogniserChoice): TemplateResult {
    const { recogniser } = this.settings.listening;
    const checked = this.cloudWanted ? name === 'cloud' : name === recogniser;
    return html`
      <label class="choice"
        ><input
          type="radio"
          name="recogniser"
          value=${name}
          aria-describedby=${name === 'none' ? nothing : `about-${idOf(name)}`}
          .checked=${checked}
          @change=${this.#onRecogniser}
        />${recogniserText(name)}</label
      >
      ${name === 'none' ? nothing : this.#aboutRecogniser(name, checked)}
    `;
  }

  #aboutRecogniser(name: Exclude<RecogniserChoice, 'none'>, checked: boolean): TemplateResult {
    const availability = this.hearing.availability[name];
    const told = availabilityText(name, availability);
    return html`<div class="of-choice">
      <div id="about-${idOf(name)}">
        ${told === undefined ? nothing : html`<p>${told}</p>`}
        ${name === 'cloud' ? html`<p class="warning"> ${msg('cloud-warning')} </p>` : nothing}
      </div>
      ${
        availability === 'downloadable' && name === 'on device'
          ? html`<p class="row">
              <button id="install" type="button" @click=${this.#onInstall}>${msg('recogniser-get')}</button>
            </p>`
          : nothing
      }
      ${name === 'cloud' && (checked || this.settings.listening.cloudAllowed) ? this.#consent() : nothing}
      ${
        name === 'vosk' && checked
          ? html`<model-help .language=${this.#listened} .lang=${this.language.lang}></model-help>
              <model-file .model=${this.hearing.model} .lang=${this.language.lang}></model-file>`
          : nothing
      }
    </div>`;
  }

  /** The language that a model is wanted for. */
  get #listened(): LanguageName {
    if (this.settings.listening.listenFor === 'german call') return 'de';
    return LANGUAGE_NAMES.find((name) => name === this.language.lang) ?? 'en';
  }

  #consent(): TemplateResult {
    return html`<label class="choice">
      <input
        type="checkbox"
        data-flag="cloud"
        aria-describedby="about-cloud"
        .checked=${this.settings.listening.cloudAllowed}
        @change=${this.#onConsent}
      />${msg('cloud-allow')}
    </label>`;
  }

  #whileChosen(): TemplateResult {
    const { way, listenFor } = this.settings.listening;
    return html`
      <fieldset role="radiogroup" aria-labelledby="way">
        <legend id="way">${msg('talking-way')}</legend>
        ${TALKING_WAYS.map((value) => this.#radio('way', value, value === way, wayText(value, keyLabels(['talk'], this.commands))))}
      </fieldset>
      <fieldset role="radiogroup" aria-labelledby="listen-for">
        <legend id="listen-for">${msg('listen-for')}</legend>
        ${LISTENED_FOR.map((value) => {
          const text = listenForText(value, this.language.name);
          const sample = value === 'page' ? undefined : this.germanSample;
          const whole = sample ? html`${text}: <span lang=${sample.lang}>${sample.text}</span>` : text;
          return this.#radio('listen-for', value, value === listenFor, whole);
        })}
      </fieldset>
      <label class="choice">
        <input
          type="checkbox"
          data-flag="silence"
          .checked=${this.settings.listening.silenceIsYes}
          @change=${this.#onSilence}
        />${msg('silence-is-yes')}
      </label>
      <div class="row">
        <button id="try" type="button" aria-pressed=${this.hearing.trying} @click=${this.#onTry}>
          ${msg('voice-try')}
        </button>
      </div>
      ${this.#tried()}
    `;
  }

  #radio(name: string, value: string, checked: boolean, text: string | TemplateResult): TemplateResult {
    return html`<label class="choice"
      ><input type="radio" name=${name} value=${value} .checked=${checked} @change=${this.#onListening} />${text}</label
    >`;
  }

  #tried(): TemplateResult | typeof nothing {
    const { tried } = this.hearing;
    if (!tried) return nothing;
    const { lang, text } = tried.words;
    return tried.type === 'heard'
      ? html`<p class="tried">${msg('voice-heard-label')} <q lang=${lang}>${text}</q></p>`
      : html`<p class="tried" lang=${lang}>${text}</p>`;
  }

  #change(change: Partial<ListeningChoice>): void {
    this.dispatchEvent(new SettingChangedEvent({ listening: { ...this.settings.listening, ...change } }));
  }

  readonly #onRecogniser = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    const recogniser = RECOGNISER_CHOICES.find((name) => name === value);
    if (!recogniser) return;
    this.cloudWanted = recogniser === 'cloud' && !this.settings.listening.cloudAllowed;
    this.#change({ recogniser: this.cloudWanted ? 'none' : recogniser });
  };

  readonly #onConsent = (event: Event): void => {
    const cloudAllowed = (event.target as HTMLInputElement).checked;
    const { recogniser } = this.settings.listening;
    const wanted = this.cloudWanted || recogniser === 'cloud';
    // What is taken back stays chosen on the page, as it was before the tick.
    this.cloudWanted = wanted && !cloudAllowed;
    this.#change({ cloudAllowed, ...(wanted && { recogniser: cloudAllowed ? 'cloud' : 'none' }) });
  };

  readonly #onListening = (event: Event): void => {
    const { value } = event.target as HTMLInputElement;
    const way = TALKING_WAYS.find((one) => one === value);
    const listenFor = LISTENED_FOR.find((one) => one === value);
    if (way) this.#change({ way });
    else if (listenFor) this.#change({ listenFor });
  };

  readonly #onInstall = (): void => {
    this.dispatchEvent(new VoiceWishEvent({ type: 'install', recogniser: 'on device' }));
  };

  readonly #onTry = (): void => {
    this.dispatchEvent(new VoiceWishEvent({ type: 'try', on: !this.hearing.trying }));
  };

  readonly #onSilence = (event: Event): void => {
    this.#change({ silenceIsYes: (event.target as HTMLInputElement).checked });
  };

  readonly #onConfirm = (event: Event): void => {
    this.dispatchEvent(new SettingChangedEvent({ confirmMoves: (event.target as HTMLInputElement).checked }));
  };
}

/** As an id of the page may be written. */
function idOf(name: RecogniserChoice): string {
  return name.replace(' ', '-');
}

function recogniserText(name: RecogniserChoice): string {
  switch (name) {
    case 'none':
      return msg('recogniser-none');
    case 'on device':
      return msg('recogniser-on-device');
    case 'cloud':
      return msg('recogniser-cloud');
    case 'vosk':
      return msg('recogniser-vosk');
  }
}

/** How it stands with a recogniser; of Vosk, as long as it works here, its model tells. */
function availabilityText(name: RecogniserName, availability: AvailabilityTold | undefined): string | undefined {
  if (name === 'vosk' && availability !== 'unavailable') return undefined;
  switch (availability) {
    case undefined:
      return undefined;
    case 'available':
      return msg('recogniser-available');
    case 'downloadable':
      return msg('recogniser-downloadable');
    case 'downloading':
      return msg('recogniser-downloading');
    case 'unavailable':
      return msg('recogniser-unavailable');
    case 'no answer':
      return msg('recogniser-no-answer');
  }
}

/** @param keys those for talking, as they are called */
function wayText(way: TalkingWay, keys: readonly string[]): string {
  const all = keys.join(', ');
  switch (way) {
    case 'push to talk':
      return keys.length > 0 ? msg('way-hold', { keys: all }) : msg('way-hold-button');
    case 'toggle':
      return keys.length > 0 ? msg('way-toggle', { keys: all }) : msg('way-toggle-button');
    case 'always':
      return msg('way-always');
  }
}

function listenForText(language: ListenedFor, page: string): string {
  switch (language) {
    case 'page':
      return msg('listen-for-page', { language: page });
    case 'german call':
      return msg('listen-for-german');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'hearing-settings': HearingSettings;
  }
}
