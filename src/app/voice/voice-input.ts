/**
 * Voice input in the page, loaded where a recogniser is chosen or wanted: the button and the keys for talking, what is heard, and the
 * trial in the settings. What the words mean is for the typed line.
 */
import type { Said } from '../../../speech/utterance.js';
import type { LanguageName } from '../../../speech/language-names.js';
import type { CallStyle } from '../../../speech/style.js';
import type { PageWords } from '../../../speech/page-words.js';
import './voice-button.js';
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { VoiceWish, HearingState } from '../../pages/settings/hearing-settings/hearing-state.js';
import type { TalkEvent } from './voice-button.js';
import type { ListeningChoice, RecogniserTrouble } from '../../../speech/recogniser/listening-choice.js';
import { SPOKEN_HEARING } from '../../../speech/hearing/spoken.js';
import type { SpokenAlternative } from '../../../speech/recogniser/recogniser.js';
import { heardSaid, troubleSaid, type VoiceMessages } from '../../../speech/phrase/voice.js';
import type { DatabaseNames } from '../../storage/schema.js';
import type { Settings } from '../../storage/settings/settings.js';
import { voiceModels } from '../../storage/voice-model.js';
import { pageTimers } from '../../../speech/timing.js';
import type { LineOutcome } from '../../../speech/line-queue.js';
import type { GameController } from '../../game/game-controller.js';
import type { CommandTable } from '../../commands/commands.js';
import { keyLabels } from '../../pages/shared/key-label.js';
import type { Speech } from '../../pages/shared/services.js';
import { changeTold, type VoiceChoice, tellOfVoice, voiceSegments } from './voice-words.js';
import { VoiceEar, type HearingParts } from './ear.js';
import { watchTalkKeys } from './voice-keys.js';
import { ListenedFor } from './listened-for.js';
import { SilentYes } from './silent-yes.js';
import { VoiceSupplies } from './recognisers.js';
import { VoiceTrial } from './trial.js';

export interface SpokenLine {
  /** Whether it does now. */
  readonly listens: boolean;
  /** What may be said to it, where that is not what a game or a clock is told. */
  readonly phrases?: (language: LanguageName, style: CallStyle) => readonly string[];
  readonly enterSpoken: (alternatives: readonly SpokenAlternative[]) => Promise<LineOutcome>;
}

export interface VoiceServices {
  readonly host: ReactiveControllerHost & HTMLElement;
  readonly words: PageWords;
  readonly speech: Speech;
  readonly databases: DatabaseNames;
  readonly game: () => GameController;
  /** What takes what is said in place of the game, where it is open here: a clock alone, a position that is set up. */
  readonly lines: () => readonly (SpokenLine | undefined)[];
  /** The commands with the keys that the user has chosen. */
  readonly commands: () => CommandTable;
  readonly settings: () => Settings;
}

const TIMING = { now: () => performance.now(), after: pageTimers.after.bind(pageTimers) };

export class Voice {
  readonly #services: VoiceServices;
  readonly #listened: ListenedFor;
  readonly #supplies: VoiceSupplies;
  #choice: VoiceChoice;
  #language: LanguageName;
  #ear: VoiceEar | undefined;
  readonly #trial: VoiceTrial;
  readonly #silence: SilentYes;
  /** Resolves when everything was said that was to be told. */
  #told: Promise<void> = Promise.resolve();

  /** @param before what was chosen until now; what is other now is told */
  constructor(services: VoiceServices, before: Settings) {
    this.#services = services;
    this.#choice = before;
    this.#language = services.words.language;
    this.#listened = new ListenedFor({
      choice: () => this.#followed,
      style: () => services.settings().callStyle,
      game: services.game,
      page: services.words,
      ofLine: () => this.#line?.phrases?.bind(this.#line),
    });
    this.#supplies = new VoiceSupplies({
      models: voiceModels(services.databases.voiceModel),
      timing: TIMING,
      tag: (recogniser) => this.#listened.tagFor(recogniser),
      tell: (make) => this.#tell(make),
      changed: () => services.host.requestUpdate(),
    });
    this.#trial = new VoiceTrial({
      speech: services.speech,
      pageWords: services.words,
      parts: () => this.#inputParts(),
      words: (text) => this.#listened.words(text),
      trouble: (messages, trouble) => this.#troubleText(messages, trouble),
      changed: () => services.host.requestUpdate(),
    });
    this.#silence = new SilentYes({
      timers: pageTimers,
      announcer: services.speech.announcer,
      wanted: () => this.#followed.silenceIsYes,
      game: () => services.game().value.held?.game,
      asked: () => services.game().value.asked,
      yes: (move) => void services.game().chooseMeant(move).catch(reportError),
    });
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, () => this.#silence.stirred(), { capture: true });
    const { host } = services;
    host.addController({ hostUpdate: () => this.#followLanguage() });
    host.addEventListener('talk', this.#onTalk);
    watchTalkKeys({
      wanted: () => this.#followed.recogniser !== 'none',
      letters: () => services.settings().letterKeys,
      keys: () => services.commands().talk?.keys ?? [],
      down: () => this.#ear?.talking.down(),
      up: () => this.#ear?.talking.up(),
      abort: () => this.#abort(),
      away: (hidden) => this.#away(hidden),
    });
    if (before.listening.recogniser !== 'none') this.#listenBy();
    this.follow();
  }

  /** What the settings have to know. */
  get hearing(): HearingState {
    const { availability, vosk } = this.#supplies;
    const { trying, tried } = this.#trial;
    return { availability, model: vosk.state, trying, ...(tried && { tried }) };
  }

  /** The settings of it are opened: it is to be known what can be chosen. */
  look(): void {
    this.#supplies.look().catch(reportError);
  }

  /** The button for talking; nothing where no recogniser is chosen. */
  view(): TemplateResult | typeof nothing {
    const { recogniser, way } = this.#followed;
    if (recogniser === 'none') return nothing;
    return html`<voice-button
      .way=${way}
      .state=${this.#ear?.state ?? 'off'}
      .heard=${this.#ear?.heard}
    ></voice-button>`;
  }

  /** The key for talking was pressed on the board. */
  talk(): void {
    if (this.#ear) this.#ear.talking.down();
    else this.tellNone();
  }

  /** Somebody wants to talk, and nothing listens. */
  tellNone(): void {
    const { recogniser } = this.#followed;
    if (this.#ear) return;
    this.#tell(({ say }) => say(recogniser === 'none' ? 'voice-none-chosen' : 'voice-trouble-language-not-supported'));
  }

  /** The settings may be others, or the language of the page. */
  follow(): void {
    const before = this.#choice;
    const after = this.#services.settings();
    this.#choice = after;
    const { recogniser, way, listenFor } = before.listening;
    if (after.listening.recogniser !== recogniser || after.listening.way !== way) this.#listenBy();
    if (after.listening.listenFor !== listenFor) this.#supplies.lookAgain().catch(reportError);
    const told = changeTold(before, after, this.#supplies.readiness(after.listening.recogniser), this.#keys);
    // The other windows follow in silence.
    if (told && document.hasFocus()) this.#tell(told);
  }

  /** The keys for talking, as they are called. */
  get #keys(): readonly string[] {
    return keyLabels(['talk'], this.#services.commands());
  }

  get #followed(): ListeningChoice {
    return this.#choice.listening;
  }

  /** The page may be in another language by now. */
  #followLanguage(): void {
    const { language } = this.#services.words;
    if (this.#language === language) return;
    this.#language = language;
    this.#supplies.lookAgain().catch(reportError);
  }

  /** What Vosk has to be given is no language, but a model of it. */
  #troubleText(messages: VoiceMessages, trouble: RecogniserTrouble): string {
    const isModel = this.#followed.recogniser === 'vosk' && trouble === 'language not installed';
    return isModel ? messages.say('voice-supply-no-model') : troubleSaid(trouble, messages);
  }

  #listenBy(): void {
    const { way } = this.#followed;
    this.#ear?.close();
    this.#ear = undefined;
    const hearing = this.#inputParts();
    if (hearing) {
      if (this.#followed.recogniser !== 'none') this.#supplies.prepare(this.#followed.recogniser).catch(reportError);
      const { host, speech, settings } = this.#services;
      this.#ear = new VoiceEar({
        hearing,
        way,
        speech,
        sound: () => settings().sound,
        words: (text) => this.#listened.words(text),
        tell: (make) => this.#tell(make),
        onHeard: (alternatives) => void this.#onHeard(alternatives).catch(reportError),
        onTalking: () => this.#silence.stirred(),
        onTrouble: (trouble) => this.#tell((messages) => this.#troubleText(messages, trouble)),
        changed: () => host.requestUpdate(),
      });
    }
    this.#services.host.requestUpdate();
  }

  /** `undefined` where nothing is chosen, or what is chosen cannot listen. */
  #inputParts(): HearingParts | undefined {
    const { recogniser: name } = this.#followed;
    const recogniser = name === 'none' ? undefined : this.#supplies.recogniser(name);
    return (
      recogniser && {
        recogniser,
        announcer: this.#services.speech.announcer,
        timing: TIMING,
        request: () => this.#listened.request(),
      }
    );
  }

  /** What takes in place of the game what is said now. */
  get #line(): SpokenLine | undefined {
    return this.#services.lines().find((one) => one?.listens);
  }

  async #onHeard(alternatives: readonly SpokenAlternative[]): Promise<void> {
    const [first] = alternatives;
    const game = this.#services.game();
    if (!first) return;
    this.#ear?.show(first.text);
    const heard = await voiceSegments(this.#services.words, (messages) =>
      heardSaid(this.#listened.words(first.text), messages),
    );
    const line = this.#line;
    const { speaker } = this.#services.speech;
    await speaker.withForeword(heard, () =>
      line ? line.enterSpoken(alternatives) : game.enterSpoken(alternatives, SPOKEN_HEARING),
    );
    this.#silence.heard();
  }

  /** Escape, while it listens. */
  #abort(): boolean {
    if (!this.#trial.trying) return this.#ear?.abort() ?? false;
    this.#trial.end();
    return true;
  }

  #away(hidden: boolean): void {
    this.#ear?.talking.away(hidden);
    if (hidden) this.#trial.end();
  }

  readonly #onTalk = ({ phase }: TalkEvent): void => {
    const talking = this.#ear?.talking;
    switch (phase) {
      case 'down':
        return this.talk();
      case 'up':
        return talking?.up();
      case 'pressed':
        if (talking) talking.pressed();
        else this.tellNone();
        return;
      case 'abort':
        return talking?.abort();
    }
  };

  /** Does what was wished in the settings of voice input. */
  async fulfil(wish: VoiceWish): Promise<void> {
    switch (wish.type) {
      case 'install':
        return this.#supplies.install(wish.recogniser);
      case 'model':
        return this.#supplies.vosk.take(wish.file);
      case 'forget model':
        return this.#supplies.vosk.forget();
      case 'try':
        this.#ear?.talking.abort();
        if (wish.on) this.#trial.begin();
        else this.#trial.end();
    }
  }

  /** In the order in which it happened, though the words for the first of it may still be loading. */
  #tell(make: (messages: VoiceMessages) => Said): void {
    const { speech, words } = this.#services;
    this.#told = this.#told.then(() => tellOfVoice(speech.speaker, words, make)).then(() => undefined, reportError);
  }
}
