import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { consume } from '@lit/context';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import {
  chosenVoice,
  isSameVoice,
  withVoice,
  type ChosenVoice,
  type VoiceChoice,
  speaks,
  PITCHES,
  RATES,
  VOLUMES,
} from '../../../speech/announcer/voice-choice.js';
import { settingsContext } from '../shared/contexts.js';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings/settings.js';
import { SettingChangedEvent } from '../shared/events.js';
import { controls } from '../../../components/styles/controls.js';
import { MANY, offeredVoices, type OfferedVoices, voiceText } from './offered-voices.js';
import { sampleCall } from '../../../speech/phrase/call.js';
import type { Words } from '../../../speech/phrase/words.js';
import { DEFAULT_DETAIL } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';

/** The user wants to hear our own voice: by the button, or because something of it was just changed. */
export class SampleWantedEvent extends Event {
  static readonly type = 'sample-wanted';
  /** BCP 47: the language in which it is to be heard. */
  readonly lang: string;
  constructor(lang: string) {
    super(SampleWantedEvent.type, { bubbles: true, composed: true });
    this.lang = lang;
  }

  /** What is to be heard: a move as it is called in the page's language or, in German beside it, the FIDE way. */
  segments(words: Words): readonly Segment[] {
    const callStyle = speaks(words, this.lang) ? 'plain' : 'fide';
    const manner = { callLength: 'usual', squareStyle: 'plain', detail: DEFAULT_DETAIL, mine: [] } as const;
    return [sampleCall({ words, callStyle, ...manner })];
  }
}

declare global {
  interface HTMLElementEventMap {
    'sample-wanted': SampleWantedEvent;
  }
}

/** A language that our own voice may have to speak. */
export interface VoiceLanguage {
  /** BCP 47. */
  readonly lang: string;
  /** Its name, in the language of the page. */
  readonly name: string;
}

const BEST = 'best';
const GONE = 'gone';

/**
 * How Anna–Hector's own voice sounds: for each language one of the voices of the device, and for all of them rate, pitch and volume.
 * Each change is to be heard at once. No select beside the board: Orca takes one that appears in Chromium for the focus.
 *
 * @fires setting-changed {SettingChangedEvent} when another voice is chosen, or a slider was moved
 * @fires sample-wanted {SampleWantedEvent} after each change, and by the buttons
 */
@customElement('voice-settings')
@localized()
export class VoiceSettings extends LitElement {
  static override styles = [
    controls,
    css`
      .slider {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.25rem 0.75rem;
        margin-block-end: 0.75rem;
      }

      .slider label {
        flex: 0 0 7rem;
      }

      input[type='range'] {
        box-sizing: border-box;
        flex: 1 1 9rem;
        min-inline-size: 0;
        max-inline-size: 20rem;
        block-size: 2.75rem;
        margin: 0;
        accent-color: var(--accent, auto);
      }

      .level {
        inline-size: 3.5rem;
      }

      .voices {
        max-block-size: 16rem;
        overflow-y: auto;
      }

      .choice {
        overflow-wrap: anywhere;
      }
    `,
  ];

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  /** The voices of the device; `undefined` as long as they are not known. */
  @property({ attribute: false }) voices: readonly ChosenVoice[] | undefined;

  /** What may have to be spoken, the language of the page first. */
  @property({ attribute: false }) languages: readonly VoiceLanguage[] = [];

  /** Part of the name of the wanted voices, by language. */
  @state() private names: Readonly<Record<string, string>> = {};

  override render() {
    const { voices } = this;
    if (voices === undefined) return html`<p>${msg('voices-unknown')}</p>`;
    if (voices.length === 0) return html`<p> ${msg('voices-none')} </p>`;
    return html`
      ${this.settings.sound ? nothing : html`<p>${msg('voice-muted')}</p>`}
      ${this.languages.map((language, index) => this.#language(language, index, voices))}
      ${voiceSliders(this.settings.voice, this.#pageLanguage, this.#onSlider)}
      <div class="row">${this.languages.map((language) => this.#hearButton(language))}</div>
      ${this.#background()}
    `;
  }

  #background(): TemplateResult {
    return html`
      <label class="choice"
        ><input
          type="checkbox"
          id="background"
          aria-describedby="about-background"
          .checked=${this.settings.voiceInBackground}
          @change=${this.#onBackground}
        />${msg('voice-in-background')}</label
      >
      <p id="about-background"> ${msg('voice-in-background-hint')} </p>
    `;
  }

  #language({ lang, name }: VoiceLanguage, index: number, voices: readonly ChosenVoice[]): TemplateResult {
    const chosen = chosenVoice(this.settings.voice, lang);
    const offered = offeredVoices(voices, lang, chosen, this.names[lang] ?? '');
    return html`
      ${offered.all > MANY ? this.#search({ lang, name }, index, offered) : nothing}
      <fieldset
        role="radiogroup"
        class="voices"
        aria-labelledby="voice-${index}"
        aria-describedby=${offered.spoken ? nothing : `note-${index}`}
      >
        <legend id="voice-${index}">${msg('voice-of-language', { name })}</legend>
        ${offered.spoken ? nothing : html`<p id="note-${index}"> ${msg('voice-not-spoken')} </p>`}
        ${this.#voiceChoice(lang, BEST, msg('voice-best'), chosen === undefined)}
        ${offered.gone ? this.#voiceChoice(lang, GONE, msg('voice-gone', { name: offered.gone.name }), true) : nothing}
        ${repeat(offered.voices, keyOf, (voice) =>
          this.#voiceChoice(
            lang,
            keyOf(voice),
            voiceText(voice, lang, this.#pageLanguage),
            chosen !== undefined && isSameVoice(voice, chosen),
          ),
        )}
      </fieldset>
    `;
  }

  #voiceChoice(lang: string, value: string, text: string, checked: boolean): TemplateResult {
    return html`<label class="choice"
      ><input
        type="radio"
        name="voice-${lang}"
        data-lang=${lang}
        value=${value}
        .checked=${checked}
        @change=${this.#onVoice}
      />${text}</label
    >`;
  }

  #search({ lang, name }: VoiceLanguage, index: number, { all, fitting }: OfferedVoices): TemplateResult {
    const shown = Math.min(fitting, MANY);
    return html`<p>
      <label for="search-${index}">${msg('voice-search', { name })}</label>
      <input
        id="search-${index}"
        type="text"
        autocomplete="off"
        spellcheck="false"
        data-lang=${lang}
        aria-describedby="shown-${index}"
        .value=${this.names[lang] ?? ''}
        @input=${this.#onSearch}
      />
      <span id="shown-${index}">${msg('voices-shown', { shown, all })}</span>
    </p>`;
  }

  #hearButton({ lang, name }: VoiceLanguage): TemplateResult {
    return html`<button type="button" data-lang=${lang} @click=${this.#onHear}>
      ${msg('hear-voice', { name })}
    </button>`;
  }

  get #pageLanguage(): string {
    return this.languages[0]?.lang ?? 'en';
  }

  #onVoice = (event: Event): void => {
    const { value, dataset } = event.target as HTMLInputElement;
    const lang = dataset['lang'] ?? '';
    // What is not here now is chosen as it was.
    if (value === GONE) return;
    const voice = this.voices?.find((one) => keyOf(one) === value);
    this.#change(withVoice(this.settings.voice, lang, voice), lang);
  };

  #onSlider = (change: Partial<VoiceChoice>): void =>
    this.#change({ ...this.settings.voice, ...change }, this.#pageLanguage);

  #onBackground = (event: Event): void => {
    const { checked: voiceInBackground } = event.target as HTMLInputElement;
    this.dispatchEvent(new SettingChangedEvent({ voiceInBackground }));
  };

  #onHear = (event: Event): void => {
    const { lang } = (event.currentTarget as HTMLElement).dataset;
    if (lang !== undefined) this.dispatchEvent(new SampleWantedEvent(lang));
  };

  #onSearch = (event: Event): void => {
    const { value, dataset } = event.target as HTMLInputElement;
    this.names = { ...this.names, [dataset['lang'] ?? '']: value };
  };

  /** First the change, so that it is heard. */
  #change(voice: VoiceChoice, lang: string): void {
    this.dispatchEvent(new SettingChangedEvent({ voice }));
    this.dispatchEvent(new SampleWantedEvent(lang));
  }
}

/** The same for the same voice, whenever it comes and goes. */
function keyOf({ name, lang }: ChosenVoice): string {
  return `${lang} ${name}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'voice-settings': VoiceSettings;
  }
}

/** The sliders of what holds for all voices: rate, pitch and volume. */
const SLIDERS = ['rate', 'pitch', 'volume'] as const;
type Slider = (typeof SLIDERS)[number];

const BOUNDS: Readonly<Record<Slider, { readonly least: number; readonly most: number; readonly step: number }>> = {
  rate: { ...RATES, step: 0.1 },
  pitch: { ...PITCHES, step: 0.1 },
  volume: { ...VOLUMES, step: 0.05 },
};

/** @param onChange hears what was changed, while the slider is moved */
function voiceSliders(
  voice: VoiceChoice,
  pageLanguage: string,
  onChange: (change: Partial<VoiceChoice>) => void,
): readonly TemplateResult[] {
  const onInput = ({ currentTarget }: Event): void => {
    if (!(currentTarget instanceof HTMLInputElement)) return;
    const name = SLIDERS.find((slider) => slider === currentTarget.id);
    if (name) onChange({ [name]: currentTarget.valueAsNumber });
  };
  return SLIDERS.map((name) => {
    const { least, most, step } = BOUNDS[name];
    const text = percentText(voice[name], pageLanguage);
    return html`<div class="slider">
      <label for=${name}>${sliderName(name)}</label>
      <input
        id=${name}
        type="range"
        min=${least}
        max=${most}
        step=${step}
        .value=${String(voice[name])}
        aria-valuetext=${text}
        @input=${onInput}
      />
      <span class="level" aria-hidden="true">${text}</span>
    </div>`;
  });
}

function sliderName(name: Slider): string {
  switch (name) {
    case 'rate':
      return msg('voice-rate');
    case 'pitch':
      return msg('voice-pitch');
    case 'volume':
      return msg('voice-volume');
  }
}

/** "150%", as the page's language writes it. */
function percentText(part: number, pageLanguage: string): string {
  return new Intl.NumberFormat(pageLanguage, { style: 'percent' }).format(part);
}
