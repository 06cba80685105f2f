/** Vosk in the page, with the model of speech that the user gave to it: which one, and how it stands with it. */
import type { ModelState } from '../../pages/settings/hearing-settings/hearing-state.js';
import { VOSK_ADDRESSES } from '../../../speech/recogniser/vosk/addresses.js';
import { pageVosk, type VoskRecogniser } from '../../../speech/recogniser/vosk-recogniser.js';
import type { Timing } from '../../../speech/timing.js';
import { troubleSaid, type VoiceMessages } from '../../../speech/phrase/voice.js';
import type { VoiceModels } from '../../storage/voice-model.js';
import { trustedScriptUrl } from '../security-policy.js';

export interface VoskModelParts {
  readonly models: VoiceModels;
  readonly timing: Timing;
  readonly tell: (make: (messages: VoiceMessages) => string) => void;
  /** What is known is other now. */
  readonly changed: () => void;
}

export class VoskModel {
  readonly recogniser: VoskRecogniser;
  readonly #parts: VoskModelParts;
  #state: ModelState = { type: 'none' };

  constructor(parts: VoskModelParts) {
    this.#parts = parts;
    this.recogniser = pageVosk({
      window,
      addresses: VOSK_ADDRESSES,
      trust: trustedScriptUrl,
      models: parts.models,
      timing: parts.timing,
    });
  }

  get state(): ModelState {
    return this.#state;
  }

  /** Which model is kept, if any. It could be read when it was chosen. */
  async look(): Promise<void> {
    if (this.#state.type !== 'none') return;
    const file = await this.#kept();
    if (file) this.#is('ready', file);
  }

  /** Reads the kept model, so that the first words need not wait for it. */
  async prepare(): Promise<void> {
    const file = await this.#kept();
    if (!file) return;
    this.#is('loading', file);
    const read = await this.recogniser.install();
    this.#is(read ? 'ready' : 'unreadable', file);
    if (!read) this.#parts.tell(({ say }) => say('voice-trouble-model-unreadable'));
  }

  /** Takes another model; the one before stays in use where this one cannot be read. */
  async take(file: File): Promise<void> {
    const { tell, changed } = this.#parts;
    const before = this.#state;
    this.#is('loading', file);
    tell(({ say }) => say('voice-supply-model-loading'));
    const outcome = await this.recogniser.pick(file);
    switch (outcome) {
      case 'kept':
      case 'not kept':
        this.#is('ready', file);
        tell(({ say }) => say(outcome === 'kept' ? 'voice-supply-model-ready' : 'voice-supply-model-not-kept'));
        return;
      case 'model unreadable':
      case 'network':
      case 'failed':
        if (before.type === 'ready') this.#state = before;
        else if (outcome === 'model unreadable') this.#is('unreadable', file);
        else this.#state = { type: 'none' };
        tell((messages) => troubleSaid(outcome, messages));
        changed();
    }
  }

  async forget(): Promise<void> {
    await this.recogniser.forget();
    this.#state = { type: 'none' };
    this.#parts.tell(({ say }) => say('voice-supply-model-forgotten'));
    this.#parts.changed();
  }

  /** What cannot be read from the database is not there. */
  #kept(): Promise<File | undefined> {
    return this.#parts.models.load().catch(() => undefined);
  }

  #is(type: Exclude<ModelState['type'], 'none'>, { name, size }: File): void {
    this.#state = { type, name, bytes: size };
    this.#parts.changed();
  }
}
