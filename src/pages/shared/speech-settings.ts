import { LitElement } from 'lit';
import { consume } from '@lit/context';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import { settingsContext } from './contexts.js';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings/settings.js';
import { CALL_STYLES, WHO_SPEAKS, type CallStyle, type WhoSpeaks } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';
import { SettingChangedEvent } from './events.js';
import { radioGroup } from './radio-group.js';
import { controls } from '../../../components/styles/controls.js';
import { withSample } from './style-names.js';

/** The questions about speech. */
export type SpeechQuestion = 'who speaks' | 'how moves are called';

/**
 * Who speaks, and how moves are called, each way with its sample.
 *
 * @fires setting-changed {SettingChangedEvent} when another answer is chosen
 */
@customElement('speech-settings')
@localized()
export class SpeechSettings extends LitElement {
  static override styles = controls;

  @consume({ context: settingsContext, subscribe: true })
  @property({ attribute: false })
  settings: Settings = DEFAULT_SETTINGS;

  /** Which of them are asked. */
  @property({ attribute: false }) questions: readonly SpeechQuestion[] = ['who speaks', 'how moves are called'];

  /** What a way of calling sounds like. To be set by whoever uses the element. */
  @property({ attribute: false }) sample: (style: CallStyle) => Segment | undefined = () => undefined;

  override render() {
    return this.questions.map((question) => this.#question(question));
  }

  #question(question: SpeechQuestion) {
    const { whoSpeaks, callStyle } = this.settings;
    switch (question) {
      case 'who speaks':
        return radioGroup({
          id: 'who',
          title: msg('who-speaks'),
          values: WHO_SPEAKS,
          chosen: whoSpeaks,
          label: whoName,
          choose: (value) => this.#change({ whoSpeaks: value }),
        });
      case 'how moves are called':
        return radioGroup({
          id: 'how',
          title: msg('how-called'),
          values: CALL_STYLES,
          chosen: callStyle,
          label: (style) => withSample(style, this.sample(style)),
          choose: (value) => this.#change({ callStyle: value }),
        });
    }
  }

  #change(change: Partial<Settings>): void {
    this.dispatchEvent(new SettingChangedEvent(change));
  }
}

function whoName(value: WhoSpeaks): string {
  switch (value) {
    case 'screen reader':
      return msg('who-screen-reader');
    case 'app':
      return msg('who-app');
    case 'both':
      return msg('who-both');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'speech-settings': SpeechSettings;
  }
}
