/** The trial in the settings: listens for one phrase, and says back what was heard. */
import type { PageWords } from '../../../speech/page-words.js';
import type { HearingState } from '../../pages/settings/hearing-settings/hearing-state.js';
import type { ListeningState, RecogniserTrouble } from '../../../speech/recogniser/listening-choice.js';
import { VoiceInput } from '../../../speech/recogniser/voice-input.js';
import type { Segment } from '../../../speech/utterance.js';
import { heardSaid, type VoiceMessages } from '../../../speech/phrase/voice.js';
import type { Speech } from '../../pages/shared/services.js';
import type { HearingParts } from './ear.js';
import { tellOfVoice } from './voice-words.js';

export interface TrialParts {
  readonly speech: Pick<Speech, 'announcer' | 'speaker' | 'earcons'>;
  readonly pageWords: PageWords;
  /** `undefined` where nothing can listen. */
  readonly parts: () => HearingParts | undefined;
  /** What was heard, in its language. */
  readonly words: (text: string) => Segment;
  readonly trouble: (messages: VoiceMessages, trouble: RecogniserTrouble) => string;
  readonly changed: () => void;
}

export class VoiceTrial {
  readonly #parts: TrialParts;
  #input: VoiceInput | undefined;
  #tried: HearingState['tried'];

  constructor(parts: TrialParts) {
    this.#parts = parts;
  }

  get trying(): boolean {
    return this.#input !== undefined;
  }

  /** What came of it last. */
  get tried(): HearingState['tried'] {
    return this.#tried;
  }

  begin(): void {
    const { speech, pageWords, parts, words, changed } = this.#parts;
    this.end();
    this.#tried = undefined;
    const hearing = parts();
    if (!hearing) {
      this.#tellTrouble('language not supported');
      return;
    }
    this.#input = new VoiceInput({
      ...hearing,
      way: 'toggle',
      onState: (state) => this.#onState(state),
      onInterim: () => undefined,
      onHeard: ([first]) => {
        if (!first) return;
        const heard = words(first.text);
        this.#tried = { type: 'heard', words: heard };
        changed();
        tellOfVoice(speech.speaker, pageWords, (messages) => heardSaid(heard, messages)).catch(reportError);
      },
      onTrouble: (trouble) => this.#tellTrouble(trouble),
    });
    this.#input.press();
    changed();
  }

  end(): void {
    const input = this.#input;
    if (!input) return;
    this.#input = undefined;
    input.close();
    this.#parts.changed();
  }

  #onState(state: ListeningState): void {
    const { earcons } = this.#parts.speech;
    if (state === 'listening') earcons.play('listening');
    if (state === 'working') earcons.play('not listening');
    if (state === 'off') this.end();
  }

  #tellTrouble(trouble: RecogniserTrouble): void {
    const { speech, pageWords, trouble: textOf, changed } = this.#parts;
    tellOfVoice(speech.speaker, pageWords, (messages) => textOf(messages, trouble))
      .then(([words]) => {
        if (words) this.#tried = { type: 'trouble', words };
        changed();
      })
      .catch(reportError);
  }
}
