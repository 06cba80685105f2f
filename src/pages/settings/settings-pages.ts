/** What stands on each page of the settings; loaded when one of them is first shown. */
import { msg } from './texts.js';
import { FIDE_LANG } from '../../../speech/phrase/fide.js';
import type { Words } from '../../../speech/phrase/words.js';
import { html, type TemplateResult } from 'lit';
import './blindfold-settings.js';
import './clock-settings.js';
import type { WarningHeardEvent } from '../shared/warning-choice.js';
import './detail-settings.js';
import './look/look-settings.js';
import './setting-switch.js';
import './language-choice.js';
import '../shared/speech-settings.js';
import type { SettingsPage } from './settings-names.js';
import './hearing-settings/hearing-settings.js';
import './keys-settings.js';
import './settings-file.js';
import './sound-settings.js';
import type { SettingsToldEvent } from './told-event.js';
import './voice-settings.js';
import './wording-settings.js';
import type { Message } from '../../../speech/announcer/log.js';
import { LANGUAGE_ROWS } from '../../../speech/language-rows.js';
import { UNKNOWN_HEARING, type HearingState } from './hearing-settings/hearing-state.js';
import type { ChosenVoice } from '../../../speech/announcer/voice-choice.js';
import type { LanguageName } from '../../../speech/language-names.js';
import type { Settings } from '../../storage/settings/settings.js';
import type { BoardTexts } from '../shared/board-texts.js';
import { hearWarning } from '../shared/hear-warning.js';
export { settingsPageFor, settingsPageName } from './settings-search.js';
import type { Speech } from '../shared/services.js';

export interface SettingsPageParts {
  readonly texts: BoardTexts;
  /** `undefined` as long as they are not known. */
  readonly voices: readonly ChosenVoice[] | undefined;
  /** `undefined` as long as it is not known what can listen. */
  readonly hearing: HearingState | undefined;
  readonly language: LanguageName;
  readonly words: Words;
  /** `undefined` until the page is opened. */
  readonly speech: Speech | undefined;
  readonly settings: Settings;
  /** The settings of voice input are opened: what the browser can recognise is to be known. */
  readonly lookForRecognisers: () => void;
}

/** @param page which of them: its heading stands over it */
export function settingsPage(page: SettingsPage, parts: SettingsPageParts): TemplateResult {
  const { texts, voices, hearing = UNKNOWN_HEARING, language, words, speech, settings, lookForRecognisers } = parts;
  const onTold = ({ text }: SettingsToldEvent): void => {
    speech?.speaker.question(text);
  };
  switch (page) {
    case 'settings/speech':
      return html`
        <language-choice .language=${language} @settings-told=${onTold}></language-choice>
        <speech-settings .questions=${WHO_SPEAKS}></speech-settings>
        <section aria-labelledby="voice">
          <h3 id="voice">${msg('own-voice')}</h3>
          <voice-settings .voices=${voices} .languages=${spoken(language)}></voice-settings>
        </section>
      `;
    case 'settings/calling':
      return html`
        <speech-settings .questions=${HOW_CALLED} .sample=${texts.callSample}></speech-settings>
        <detail-settings .sample=${texts.squareSample}></detail-settings>
      `;
    case 'settings/sounds':
      return html`
        <setting-switch .setting=${'sound' as const} label=${msg('sound')}></setting-switch>
        <sound-settings></sound-settings>
      `;
    case 'settings/voice-input': {
      // Closed until the user opens it: to some browsers the question what they recognise is the end of the page.
      const onToggle = (event: Event): void => {
        if ((event.currentTarget as HTMLDetailsElement).open) lookForRecognisers();
      };
      return html`<details @toggle=${onToggle}>
        <summary>${msg('voice-input-settings')}</summary>
        <hearing-settings
          .hearing=${hearing}
          .language=${{ lang: language, name: LANGUAGE_ROWS[language].ownName }}
          .germanSample=${texts.callSample('fide')}
        ></hearing-settings>
      </details>`;
    }
    case 'settings/clock': {
      const onHear = (event: WarningHeardEvent): void => {
        if (speech) hearWarning(event, speech, settings, words);
      };
      return html`<clock-settings @warning-heard=${onHear}></clock-settings>`;
    }
    case 'settings/keys':
      return html`
        <setting-switch .setting=${'letterKeys' as const} label=${msg('letter-keys')}></setting-switch>
        <keys-settings .language=${language} @settings-told=${onTold}></keys-settings>
      `;
    case 'settings/look':
      return html`
        <look-settings @settings-told=${onTold}></look-settings>
        <setting-switch .setting=${'positionText' as const} label=${msg('look-position-text')}></setting-switch>
        <blindfold-settings></blindfold-settings>
      `;
    case 'settings/data':
      return html`<settings-file></settings-file>`;
    case 'settings/wording': {
      const said = (): readonly Message[] => speech?.announcer.messages ?? [];
      return html`<wording-settings .language=${language} .said=${said} @settings-told=${onTold}></wording-settings>`;
    }
  }
}

const WHO_SPEAKS = ['who speaks'] as const;
const HOW_CALLED = ['how moves are called'] as const;

/** That no page has to do with a word. */
export function tellNoneFor(word: string, { speech }: SettingsPageParts): void {
  speech?.speaker.question(msg('settings-none-for', { word }));
}

/** What the own voice may have to say: the page's language, and German for the FIDE call. */
function spoken(language: LanguageName): readonly { readonly lang: string; readonly name: string }[] {
  const languages: readonly LanguageName[] = language === FIDE_LANG ? [language] : [language, FIDE_LANG];
  return languages.map((lang) => ({ lang, name: LANGUAGE_ROWS[lang].ownName }));
}
