/**
 * The app behind its element: opens what it is made of, keeps the settings, and knows what is shown. What the elements tell is for
 * its `listeners`.
 */
import type { Environment } from './environment.js';
import type { PageLanguage } from './locale.js';
import type { CommandTable } from '../commands/commands.js';
import type { WhenView } from '../commands/when.js';
import type { Message } from '../../speech/announcer/log.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import type { Color } from '../laws/squares.js';
import { GameStore, type GameValue, mayLift } from '../game/store.js';
import { LineHistory } from '../../speech/line-history.js';
import type { HeldGame, SessionPort } from '../game/session/session-port.js';
import { MOST_INTRODUCED_GAMES, whoSpeaksNow, type Settings } from '../storage/settings/settings.js';
import type { StorageChange } from '../storage/lasting-database.js';
import { LEAVE_FOR_POSITION, forgetAddress, leavesGame, openAsked, type AddressedPosition } from './address.js';
import type { AppViews } from '../pages/shared/app-views.js';
import { watchAttention } from './attention.js';
import { ChosenKeys } from './chosen-keys.js';
import { candidates, type Candidate } from '../game/line-open.js';
import { Choices } from './choices.js';
import type { Services, Speech, Table } from '../pages/shared/services.js';
import { EventListeners } from './event-listeners.js';
import { FocusTelling } from './focus-voice.js';
import type { GameController } from '../game/game-controller.js';
import { isAtTable, isElsewhere } from '../game/held-game.js';
import type { Kept } from './kept.js';
import { setupFor, type NewGameChoice } from '../game/new-game.js';
import { openGame } from './open-game.js';
import { Pages, type LateParts } from './pages.js';
import { phraseOptions } from '../pages/shared/phrase-options.js';
import { closeWithThePage, openSpeech, openClockTimers, openDeciding } from './services.js';
import { actsState } from '../pages/game/act-menu-state.js';
import { endingWords } from '../pages/shared/standing.js';
import { ScorePart } from '../pages/table/score/score-part.js';
import { tableHere } from '../pages/table/table-here.js';
import { offerTakeOver } from './take-over.js';
import { watchForUpdates } from './update.js';
import { VoiceHere } from './voice/voice-here.js';
import { KeptRole, takeRoleFrom } from '../storage/window-role.js';
import type { ReactiveControllerHost } from 'lit';
import { randomId } from '../game/session/random-id.js';

export interface AppControllerParts {
  readonly host: ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };
  readonly views: AppViews;
  readonly environment: Environment;
  readonly language: PageLanguage;
  readonly kept: Kept;
  readonly session: SessionPort;
  readonly loads: LateParts;
  /** The position that the address asks for. */
  readonly asked: AddressedPosition | undefined;
  /** The keys are others now. */
  readonly onCommands: (table: CommandTable) => void;
  /** Whether the guided first game is the page that is shown: what is done then is done there. */
  readonly isGuided: () => boolean;
}

export class AppController {
  readonly #parts: AppControllerParts;
  readonly #seat: KeptRole;
  readonly #timers = openClockTimers();
  readonly #store: GameStore;
  readonly pages: Pages;
  readonly score: ScorePart;
  readonly choices: Choices;
  readonly keys: ChosenKeys;
  readonly focus = new FocusTelling({
    isOnlyVoice: () => whoSpeaksNow(this.settings) === 'app',
    lang: () => this.#parts.language.words.current.lang,
    mention: (segment) => this.#speech.speaker.mention(segment),
    words: () => this.#parts.loads.part('focus words'),
  });
  readonly #voice: VoiceHere;
  /** The lines that were typed into "Your move" at this window. */
  readonly lineHistory = new LineHistory();
  readonly #speech: Speech;
  readonly #services: Services;
  #listeners: EventListeners | undefined;
  #firstVisit: boolean;
  #acceptUpdate: (() => void) | undefined;

  constructor(parts: AppControllerParts) {
    const { host, kept, session, loads } = parts;
    const changed = (): void => host.requestUpdate();
    this.#parts = parts;
    this.#firstVisit = kept.firstVisit;
    this.#seat = new KeptRole(parts.environment.storage);
    this.#store = new GameStore(this.#seat.role);
    this.#store.subscribe(changed);
    // A game without a clock is played without it.
    this.#store.subscribe(({ view }) => void (view?.clock && loads.part('chess clock')));
    this.choices = new Choices({
      kept,
      language: parts.language,
      speech: () => this.#speech,
      loads,
      hearing: () => this.#voice.hearing,
      lookForRecognisers: () => this.#voice.look(),
      changed,
    });
    this.keys = new ChosenKeys({
      loads,
      changed: (table) => parts.onCommands(table),
      unreadable: () => {
        this.#speech.speaker.notice({ about: 'keys', state: 'unreadable' });
        // Told once.
        this.choices.change({ keys: undefined }).catch(reportError);
      },
    });
    this.#speech = openSpeech(this.settings, parts.environment, () => this.phraseOptions);
    const table = (): Table => tableHere(host, this.#services, session);
    this.pages = new Pages({
      host,
      session,
      services: () => this.#services,
      table: () => ({ table: table(), score: this.score }),
      guide: () => ({ host, services: this.#services }),
      loads,
    });
    this.#services = this.#openGame();
    // Every game has its scoresheet, one at a table or not.
    this.score = new ScorePart({ ...table(), held: () => this.gameValue.held });
    const game = (): GameController => this.here.game;
    this.#voice = new VoiceHere({
      host,
      words: parts.language.words,
      speech: this.#speech,
      databases: parts.environment.databases,
      game,
      lines: () => [this.pages.setUp, this.pages.clock],
      commands: () => this.keys.table,
      settings: () => this.settings,
      load: () => loads.part('voice'),
    });
    this.choices.apply();
    kept.settings.listen(() => {
      this.choices.apply();
      this.#voice.follow();
      this.keys.follow(this.settings.keys).catch(reportError);
    });
    addEventListener('languagechange', () => this.choices.apply());
    const { announcer } = this.#speech;
    for (const listen of [announcer.listen, announcer.listenVoices]) listen.call(announcer, changed);
    watchAttention(parts.environment.openChannel('attention'), (attentive) => {
      announcer.attentive = attentive;
    });
    closeWithThePage(kept, session);
  }

  /** What hears the elements; `undefined` until what was kept here can be shown. */
  get listeners(): EventListeners | undefined {
    return this.#listeners && (this.#guide?.listeners ?? this.#listeners);
  }

  /** What the page that is shown works with. */
  get here(): Services {
    return this.#guide?.guided.services ?? this.#services;
  }

  get gameValue(): GameValue {
    return this.#store.value;
  }

  get settings(): Settings {
    return this.choices.current;
  }

  get messages(): readonly Message[] {
    return this.#speech.announcer.messages;
  }

  /** The focus will move, within so many milliseconds: what is told comes after that. */
  focusComes(within: number): void {
    this.#speech.announcer.focusMoved(within);
  }

  /** Whether the questions about speech have never been answered here. */
  get firstVisit(): boolean {
    return this.#firstVisit;
  }

  /** The guided first game, while its page is shown. */
  get #guide() {
    return this.#parts.isGuided() ? this.pages.guide : undefined;
  }

  get mayLift(): readonly Color[] {
    const value = this.gameValue;
    const { held } = value;
    return isAtTable(held) ? (this.pages.table?.doing.mayLift(held) ?? []) : mayLift(value);
  }

  /** How the game ended, in words. */
  get endingWords(): string | undefined {
    const ending = this.gameValue.view?.ending;
    return ending && endingWords(ending, this.phraseOptions);
  }

  /** The moves that the typed line can mean, as they would be called. */
  get candidates(): readonly Candidate[] {
    const { asked } = this.gameValue;
    if (!asked) return [];
    return candidates(asked.held.game, asked.question.moves, this.phraseOptions);
  }

  get actsState(): WhenView {
    return actsState(this.gameValue, this.#services.game.canTakeBack);
  }

  /** A newer version waits, and no game is in the way. */
  get updateOffered(): boolean {
    return this.#acceptUpdate !== undefined && !this.#services.game.playing;
  }

  /** The button for talking; nothing where nothing listens. */
  get voiceButton() {
    return this.#voice.button;
  }

  /** What the pages work with. */
  get services(): Services {
    return this.#services;
  }

  /** A part of the program that is wanted could not be had. */
  tellMissing(): void {
    this.#speech.speaker.refusal({ reason: 'not loaded' });
  }

  /** The address names a page that there is not. */
  tellUnknownPage(): void {
    this.#speech.speaker.notice({ about: 'unknown page' });
  }

  onUpdate = (): void => {
    if (this.updateOffered) this.#acceptUpdate?.();
  };

  /** Shows what was kept here, or what the address asks for. */
  async start(): Promise<void> {
    const { environment, kept, session, views, asked } = this.#parts;
    const role = takeRoleFrom(location);
    if (role) this.#services.game.sit(role);
    // Before anything can be pressed.
    await this.keys.follow(this.settings.keys);
    await this.#showKept(asked);
    const { game, speech } = this.#services;
    const tellLast = (): void => {
      if (game.value.view && !isElsewhere(game.value.held)) game.ask({ about: 'last move' });
    };
    offerTakeOver({ session, views, tellLast, report: reportError });
    kept.changes.listen((change) => this.#onStorage(change));
    if (kept.trouble) speech.speaker.notice({ about: 'storage', state: kept.trouble });
    views.ready();
    if (!environment.offline) return;
    await watchForUpdates({
      onOfflineUnavailable: () => speech.speaker.notice({ about: 'offline failed' }),
      onUpdateWaiting: (accept) => {
        speech.speaker.notice({ about: 'update waiting' });
        this.#acceptUpdate = accept;
        this.#parts.host.requestUpdate();
      },
    });
  }

  /** Where another window holds the game, that window keeps it again, and says so. */
  #onStorage(change: StorageChange): void {
    const { session } = this.#parts;
    if (change === 'emptied' && session.held && !session.here) return;
    this.#speech.speaker.notice({ about: 'storage', state: change });
  }

  #openGame(): Services {
    const { host, session, kept, views, asked } = this.#parts;
    return openGame({
      host,
      session,
      keptSettings: kept.settings,
      speech: this.#speech,
      views,
      pages: this.pages,
      opensPosition: asked?.ok ?? false,
      store: this.#store,
      storage: this.#parts.environment.storage,
      keepRole: (role) => this.#seat.keep(role),
      words: this.#parts.language.words,
      databases: this.#parts.environment.databases,
      clock: this.#parts.environment.clock,
      timers: this.#timers,
      decide: openDeciding(),
      talk: () => this.#voice.talk(),
      commands: () => this.keys.table,
      settings: () => this.settings,
      change: (change) => this.choices.change(change),
      begin: (choice, from) => this.#begin(choice, from),
    });
  }

  /** Shows the game that is asked for or was kept, or the form where there is none. */
  async #showKept(asked: AddressedPosition | undefined): Promise<void> {
    const { session, views } = this.#parts;
    const { game, speech } = this.#services;
    // What was kept is told in a microtask; until then there is no game to be shown.
    await Promise.resolve();
    const leaves = leavesGame(asked, session.held);
    if (asked && !leaves) await openAsked(asked, game, speech.speaker);
    // An assistant and the arbiter begin on pages of their own.
    await this.#openPageOf(session.held);
    // Not before: the form of a first visit would stand there for a moment, and be read.
    this.#listeners = new EventListeners(this.#services);
    session.listen((news) => {
      if (news.type === 'game') this.#follow(news.held).catch(reportError);
    });
    await views.showFirst(asked?.ok === true && !leaves);
    if (asked && leaves) this.#askToLeave(asked).catch(reportError);
  }

  async #follow(held: HeldGame): Promise<void> {
    await this.#openPageOf(held);
    if (!this.#parts.session.here) this.#parts.views.gameCame();
  }

  async #openPageOf(held: HeldGame | undefined): Promise<void> {
    if (isAtTable(held)) await this.pages.openTable();
    if (isElsewhere(held)) await this.pages.openClock();
  }

  /** A game goes on here: the position that was asked for takes its place only if that is wanted. */
  async #askToLeave(asked: AddressedPosition): Promise<void> {
    const { views } = this.#parts;
    const { game, speech } = this.#services;
    const yes = await views.askInPage(LEAVE_FOR_POSITION);
    if (yes) await openAsked(asked, game, speech.speaker);
    else forgetAddress();
    if (!yes) game.tellStanding();
    await views.showGame();
  }

  async #begin(choice: NewGameChoice, from?: string): Promise<void> {
    const source = { id: randomId(), now: Date.now(), chance: Math.random(), startChance: Math.random() };
    const chosen = setupFor(choice, source, from);
    this.#firstVisit = false;
    const { introducedGames, letterKeys } = this.settings;
    const isNew = introducedGames < MOST_INTRODUCED_GAMES;
    const howToMove = isNew
      ? letterKeys && this.keys.areFirst('move-entry', 'repeat')
        ? 'by letters too'
        : 'without letters'
      : undefined;
    const result = await this.#services.game.begin(chosen.setup, chosen.color, choice.color === 'lot', howToMove);
    if (result.type !== 'done') return;
    // Where it cannot be kept, it is told once more: no harm, and nothing to be said.
    if (isNew) this.#parts.kept.settings.change({ introducedGames: introducedGames + 1 }).catch(reportError);
    await this.#parts.views.showGame();
  }

  /** How things are said at the moment. */
  get phraseOptions(): PhraseOptions {
    return phraseOptions(this.#parts.language.words.current, this.settings, this.gameValue);
  }
}
