/** The settings beyond the two questions about speech, in a file of its own: loaded when they are first unfolded. */
import { msg } from './texts.js';
import { FIDE_LANG } from '../../../speech/phrase/fide.js';
import type { Words } from '../../../speech/phrase/words.js';
import { html, type TemplateResult } from 'lit';
import './clock-settings.js';
import type { WarningHeardEvent } from '../shared/warning-choice.js';
import './detail-settings.js';
import './hearing-settings/hearing-settings.js';
import './keys-settings.js';
import type { KeysToldEvent } from './keys-settings.js';
import './settings-file.js';
import './sound-settings.js';
import './voice-settings.js';
import { LANGUAGE_ROWS } from '../../../speech/language-rows.js';
import { UNKNOWN_HEARING, type HearingState } from './hearing-settings/hearing-state.js';
import type { ChosenVoice } from '../../../speech/announcer/voice-choice.js';
import type { LanguageName } from '../../../speech/language-names.js';
import type { Settings } from '../../storage/settings/settings.js';
import type { BoardTexts } from '../shared/board-texts.js';
import { hearWarning } from '../shared/hear-warning.js';
import type { Speech } from '../shared/services.js';

export interface MoreSettingsParts {
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

export function moreSettings({
  texts,
  voices,
  hearing = UNKNOWN_HEARING,
  language,
  words,
  speech,
  settings,
  lookForRecognisers,
}: MoreSettingsParts): TemplateResult {
  const onHear = (event: WarningHeardEvent): void => {
    if (speech) hearWarning(event, speech, settings, words);
  };
  const onKeysTold = ({ text }: KeysToldEvent): void => {
    speech?.speaker.question(text);
  };
  // Closed until the user opens it: to some browsers the question what they recognise is the end of the page.
  const onHearing = (event: Event): void => {
    if ((event.currentTarget as HTMLDetailsElement).open) lookForRecognisers();
  };
  return html`
    <section aria-labelledby="detail">
      <h3 id="detail">${msg('what-is-said')}</h3>
      <detail-settings .sample=${texts.squareSample}></detail-settings>
    </section>
    <section aria-labelledby="voice">
      <h3 id="voice">${msg('own-voice')}</h3>
      <voice-settings .voices=${voices} .languages=${spoken(language)}></voice-settings>
    </section>
    <section aria-labelledby="hearing">
      <h3 id="hearing">${msg('voice-input')}</h3>
      <details @toggle=${onHearing}>
        <summary>${msg('voice-input-settings')}</summary>
        <hearing-settings
          .hearing=${hearing}
          .language=${{ lang: language, name: LANGUAGE_ROWS[language].ownName }}
          .germanSample=${texts.callSample('fide')}
        ></hearing-settings>
      </details>
    </section>
    <section aria-labelledby="sounds">
      <h3 id="sounds">${msg('sounds')}</h3>
      <sound-settings></sound-settings>
    </section>
    <section aria-labelledby="clock-settings">
      <h3 id="clock-settings">${msg('clocks')}</h3>
      <clock-settings @warning-heard=${onHear}></clock-settings>
    </section>
    <section aria-labelledby="keys-settings">
      <h3 id="keys-settings">${msg('keys')}</h3>
      <keys-settings .language=${language} @keys-told=${onKeysTold}></keys-settings>
    </section>
    <section aria-labelledby="all-settings">
      <h3 id="all-settings">${msg('all-settings')}</h3>
      <settings-file></settings-file>
    </section>
  `;
}

/** What the own voice may have to say: the page's language, and German for the FIDE call. */
function spoken(language: LanguageName): readonly { readonly lang: string; readonly name: string }[] {
  const languages: readonly LanguageName[] = language === FIDE_LANG ? [language] : [language, FIDE_LANG];
  return languages.map((lang) => ({ lang, name: LANGUAGE_ROWS[lang].ownName }));
}
