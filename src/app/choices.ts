/**
 * What the user has chosen, and what follows from it: the language of the page, the sinks, the sounds. Each change takes effect, and
 * is heard, at once.
 */
import { sampleCall } from '../../speech/phrase/call.js';
import type { Words } from '../../speech/phrase/words.js';
import type { EarconWantedEvent } from '../pages/settings/sound-settings.js';
import type { SampleWantedEvent } from '../pages/settings/voice-settings.js';
import type { SettingChangedEvent } from '../pages/shared/events.js';
import type { AllMessagesEvent } from '../../components/message-log/message-log.js';
import type { SettingsFileEvent } from '../pages/settings/settings-file.js';
import { type Settings, DEFAULT_SETTINGS, whoSpeaksNow } from '../storage/settings/settings.js';
import type { PageLanguage } from './locale.js';
import type { SettingsPageParts } from '../pages/settings/settings-pages.js';
import type { LateParts } from './pages.js';
import { KeptTexts, answersInGerman, phraseOptions } from '../pages/shared/phrase-options.js';
import type { Kept } from './kept.js';
import type { Speech } from '../pages/shared/services.js';
import { NO_GAME } from '../game/store.js';
import { boardTexts, type BoardTexts } from '../pages/shared/board-texts.js';

export interface ChoicesParts {
  readonly kept: Kept;
  readonly language: PageLanguage;
  readonly speech: () => Speech;
  readonly loads: LateParts;
  /** `undefined` until it is loaded. */
  readonly hearing: () => SettingsPageParts['hearing'];
  readonly lookForRecognisers: () => void;
  /** What is drawn may be other now. */
  readonly changed: () => void;
}

export class Choices {
  readonly #parts: ChoicesParts;
  readonly #texts = new KeptTexts(boardTexts);

  constructor(parts: ChoicesParts) {
    this.#parts = parts;
  }

  get #words(): Words {
    return this.#parts.language.words.current;
  }

  get current(): Settings {
    return this.#parts.kept.settings.current;
  }

  /** Texts of the elements, in the words of the moment. */
  get texts(): BoardTexts {
    return this.#texts.of(this.#words, this.current);
  }

  /** What the pages of the settings have to know. */
  get forSettings(): SettingsPageParts {
    return {
      texts: this.texts,
      voices: this.#parts.speech().announcer.voices,
      hearing: this.#parts.hearing(),
      language: this.#parts.language.words.language,
      words: this.#words,
      speech: this.#parts.speech(),
      settings: this.current,
      lookForRecognisers: this.#parts.lookForRecognisers,
    };
  }

  /** Settings are shown: what can speak is to be known. */
  findVoices(): void {
    this.#parts.speech().announcer.findVoices();
  }

  async #showLanguage(): Promise<void> {
    const outcome = await this.#parts.language.show(this.current.language);
    if (outcome === 'not loaded') this.#tellNotLoaded();
    await this.#loadGermanClock(this.current);
    this.#parts.changed();
  }

  /** Where it cannot be had, clocks answer in the page's language. */
  async #loadGermanClock(chosen: Partial<Settings>): Promise<void> {
    if (!answersInGerman(chosen)) return;
    try {
      await this.#parts.language.words.loadGermanClock();
    } catch {
      this.#tellNotLoaded();
    }
  }

  #tellNotLoaded(): void {
    this.#parts.speech().speaker.notice({ about: 'language not loaded' });
  }

  apply(): void {
    const whoSpeaks = whoSpeaksNow(this.current);
    const { sound, voice, voiceInBackground, sounds, germanCall, repetition, readerPace } = this.current;
    const speech = this.#parts.speech();
    speech.announcer.configure({
      ...{ whoSpeaks, muted: !sound, voice, voiceInBackground, germanCall, repetition, readerPace },
    });
    speech.earcons.configure(sounds);
    speech.earcons.muted = !sound;
    this.#showLanguage().catch(reportError);
    this.#parts.changed();
  }

  /** Takes effect at once, here and in the other windows, whether or not it can be kept. */
  async change(change: Partial<Settings>): Promise<void> {
    await this.#loadGermanClock(change);
    const result = await this.#parts.kept.settings.change(change);
    if (!result.ok) this.#parts.speech().speaker.refusal({ reason: 'not kept', cause: result.cause });
  }

  readonly onSetting = (event: SettingChangedEvent): void => {
    this.change(event.change).catch(reportError);
  };

  readonly onAllMessages = ({ all }: AllMessagesEvent): void => {
    this.change({ allMessages: all }).catch(reportError);
  };

  readonly onFile = (event: SettingsFileEvent): void => {
    this.#onFile(event).catch(reportError);
  };

  /** By our own voice, in the words of the call and of the page. */
  readonly onSample = (event: SampleWantedEvent): void => {
    const { speaker } = this.#parts.speech();
    if (!speaker.sample(event.segments(this.#words))) speaker.notice({ about: 'sound', on: false });
  };

  /** As the screen reader is given it. */
  readonly onGermanSample = (): void => {
    const options = phraseOptions(this.#words, { ...this.current, callStyle: 'fide' }, NO_GAME);
    this.#parts.speech().speaker.sampleForReader([sampleCall(options)]);
  };

  readonly onEarcon = (event: EarconWantedEvent): void => {
    this.#parts.speech().earcons.hear(event);
  };

  async #onFile({ wish }: SettingsFileEvent): Promise<void> {
    const { speaker } = this.#parts.speech();
    const { offerSettings, settingsOf } = await this.#parts.loads.part('settings file');
    switch (wish.type) {
      case 'export':
        offerSettings(this.current);
        speaker.notice({ about: 'settings', state: 'exported' });
        return;
      case 'import': {
        const settings = await settingsOf(wish.file);
        if (settings) await this.change(settings);
        speaker.notice({ about: 'settings', state: settings ? 'imported' : 'unreadable' });
        return;
      }
      case 'reset':
        await this.change(DEFAULT_SETTINGS);
        speaker.notice({ about: 'settings', state: 'reset' });
    }
  }
}
