/**
 * The app behind its element: opens what it is made of, keeps the settings, and knows what is shown. What the elements tell is for
 * its `listeners`.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { GameActsState } from '../pages/game/game-acts/game-acts.js';
import type { Message } from '../../speech/log.js';
import type { PhraseOptions } from '../../speech/phrase.js';
import type { Color, Move } from '../laws/squares.js';
import type { GameContextValue } from '../game/contexts.js';
import { LineHistory } from '../../speech/line-history.js';
import type { EnteredLine, LineEnd, LineOutcome } from '../../speech/line-queue.js';
import {
  DEFAULT_SETTINGS,
  MOST_INTRODUCED_GAMES,
  type NewGameChoice,
  type Settings,
} from '../storage/settings/settings.js';
import {
  LEAVE_FOR_POSITION,
  forgetAddress,
  leavesGame,
  openAsked,
  readAddress,
  type AddressedPosition,
} from './address.js';
import { loadTheRest } from './after-the-board.js';
import type { AppViews } from './app-views.js';
import { watchAttention } from './attention.js';
import type { Candidate } from './candidates.js';
import { Choices } from './choices.js';
import type { ComputerState } from './computer-seat.js';
import type { Doers } from './doers.js';
import { EventListeners } from './event-listeners.js';
import { FocusTelling } from './focus-told.js';
import type { GameController } from './game-controller.js';
import { besideTheLaws } from './game-part.js';
import { isAtTable, isElsewhere } from './held-game.js';
import { LateVoice } from './late-voice.js';
import { setupChosen } from './load-new-setup.js';
import { openGame } from './open-game.js';
import { pageWords } from './page-words.js';
import { phraseOptions } from './phrase-options.js';
import { closeWithThePage, openKeeping, openSpeech, type Keeping, type Speech } from './services.js';
import type { StorageChange } from '../storage/lasting-database.js';
import { NO_GAME, actsState, mayLift } from './showing.js';
import { endingWords } from './standing.js';
import { tableMode } from './table.js';
import { offerTakeOver } from './take-over.js';
import { takeRoleFrom } from '../storage/window-role.js';

export class AppController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #views: AppViews;
  readonly choices = new Choices({
    keeping: () => this.#keeping,
    speech: () => this.#speech,
    hearing: () => this.#voice.hearing,
    lookForRecognisers: () => this.#voice.look(),
    changed: () => this.#host.requestUpdate(),
  });
  readonly focus = new FocusTelling({
    isOnlyVoice: () => this.settings.whoSpeaks === 'app',
    lang: () => pageWords().lang,
    mention: (segment) => this.#speech?.announcer.mention(segment),
  });
  readonly #voice = new LateVoice();
  readonly #lineHistory = new LineHistory();
  #keeping: Keeping | undefined;
  #speech: Speech | undefined;
  #doers: Doers | undefined;
  #listeners: EventListeners | undefined;
  #computerState: ComputerState = 'idle';
  #firstVisit = false;
  #acceptUpdate: (() => void) | undefined;
  #started = false;

  constructor(host: ReactiveControllerHost & HTMLElement, views: AppViews) {
    this.#host = host;
    this.#views = views;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#started) return;
    this.#started = true;
    this.#start().catch(reportError);
  }

  /** What hears the elements; `undefined` until it is known what was kept on this device: the settings, and whether a game goes on. */
  get listeners(): EventListeners | undefined {
    return this.#listeners;
  }

  get gameValue(): GameContextValue {
    return this.#game?.value ?? NO_GAME;
  }

  get settings(): Settings {
    return this.choices.current;
  }

  get messages(): readonly Message[] {
    return this.#speech?.announcer.messages ?? [];
  }

  /** Whether the questions about speech have never been answered here. */
  get firstVisit(): boolean {
    return this.#firstVisit;
  }

  get orientation(): Color {
    return this.#game?.orientation ?? 'white';
  }

  get refusal(): string {
    return this.#game?.refusal ?? '';
  }

  get mayLift(): readonly Color[] {
    const value = this.gameValue;
    const { held } = value;
    return isAtTable(held) ? (tableMode()?.doing.mayLift(held) ?? []) : mayLift(value);
  }

  /** How the game ended, in words. */
  get endingWords(): string | undefined {
    const ending = this.gameValue.view?.ending;
    return ending && endingWords(ending, this.#options());
  }

  /** The moves that the typed line can mean, as they would be called. */
  get candidates(): readonly Candidate[] {
    const asked = this.#game?.asked;
    if (!asked) return [];
    return besideTheLaws()?.candidates(asked.held.game, asked.question.moves, this.#options()) ?? [];
  }

  get actsState(): GameActsState {
    return actsState(this.gameValue, this.#computerState, this.#game?.canTakeBack ?? false);
  }

  /** A newer version waits, and no game is in the way. */
  get updateOffered(): boolean {
    return this.#acceptUpdate !== undefined && !(this.#game?.playing ?? false);
  }

  /** The button for talking; nothing where nothing listens. */
  get voiceButton() {
    return this.#voice.button;
  }

  /** The further settings are unfolded: what can speak is to be known. */
  lookForVoices(): void {
    this.choices.findVoices();
  }

  makeMove(move: Move): Promise<LineOutcome> {
    return this.#game?.makeMove(move) ?? Promise.resolve('refused');
  }

  enterLine(line: EnteredLine): Promise<LineEnd> {
    return this.#game?.enterLine(line) ?? Promise.resolve('refused');
  }

  /** The lines that were typed into "Your move" at this window. */
  get lineHistory(): LineHistory {
    return this.#lineHistory;
  }

  /** @param move `undefined` for none of those that were asked about */
  chooseMeant(move: Move | undefined): Promise<LineOutcome> {
    return this.#game?.chooseMeant(move) ?? Promise.resolve('refused');
  }

  onUpdate = (): void => {
    if (this.updateOffered) this.#acceptUpdate?.();
  };

  async #start(): Promise<void> {
    const keeping = await openKeeping(DEFAULT_SETTINGS, (change) => this.#onStorage(change));
    this.#keeping = keeping;
    await this.choices.showLanguage();
    const speech = openSpeech(this.settings, () => this.#options());
    this.#speech = speech;
    this.#firstVisit = keeping.firstVisit;
    this.choices.apply();
    keeping.settings.listen(() => this.choices.apply());
    addEventListener('languagechange', () => this.choices.apply());
    for (const listen of [speech.announcer.listen, speech.announcer.listenVoices])
      listen.call(speech.announcer, () => this.#host.requestUpdate());
    watchAttention((attentive) => {
      speech.announcer.attentive = attentive;
    });
    closeWithThePage(keeping);
    await this.focus.prepare();
    takeRoleFrom(location);
    const asked = await readAddress(location.search);
    const doers = this.#openGame(keeping, speech, asked);
    await this.#showKept(doers, keeping, asked);
    const tellLast = (): void => {
      if (doers.game.value.view && !isElsewhere(doers.game.value.held)) doers.game.ask({ about: 'last move' });
    };
    offerTakeOver({ session: keeping.session, views: this.#views, tellLast, report: reportError });
    if (keeping.trouble) speech.speaker.notice({ about: 'storage', state: keeping.trouble });
    this.#views.ready();
    await loadTheRest(
      speech,
      () => Promise.all([this.#doers?.clockMode(), this.#doers?.tableMode()]),
      () => this.#voice.load(),
      (accept) => {
        this.#acceptUpdate = accept;
        this.#host.requestUpdate();
      },
    );
  }

  /** Where another window holds the game, that window keeps it again, and says so. */
  #onStorage(change: StorageChange): void {
    const session = this.#keeping?.session;
    if (change === 'emptied' && session?.held && !session.here) return;
    this.#speech?.speaker.notice({ about: 'storage', state: change });
  }

  /** Who then does what is wanted. */
  #openGame({ session, settings }: Keeping, speech: Speech, asked: AddressedPosition | undefined): Doers {
    const doers = openGame({
      host: this.#host,
      session,
      keptSettings: settings,
      speech,
      views: this.#views,
      opensPosition: asked?.ok ?? false,
      onComputer: (state) => {
        this.#computerState = state;
        this.#host.requestUpdate();
      },
      talk: () => this.#voice.talk(),
      settings: () => this.settings,
      change: (change) => this.choices.change(change),
      begin: (choice) => this.#begin(choice),
    });
    this.#doers = doers;
    this.#voice.begin({ host: this.#host, speech, game: () => doers.game, settings: () => this.settings }, settings);
    return doers;
  }

  /** Shows the game that is asked for or was kept, or the form where there is none. */
  async #showKept(doers: Doers, { session }: Keeping, asked: AddressedPosition | undefined): Promise<void> {
    // What was kept is told in a microtask; until then there is no game to be shown.
    await Promise.resolve();
    const leaves = leavesGame(asked, session.held);
    if (asked && !leaves) await openAsked(asked, doers.game, doers.speech.speaker);
    // Not before: the form of a first visit would stand there for a moment, and be read.
    this.#listeners = new EventListeners(doers);
    this.#host.requestUpdate();
    // An assistant and the arbiter begin on pages of their own.
    if (isAtTable(session.held)) await doers.tableMode().catch(reportError);
    if (session.held) await this.#views.showGame();
    if (asked && leaves) this.#askToLeave(doers, asked).catch(reportError);
  }

  /** A game goes on here: the position that was asked for takes its place only if that is wanted. */
  async #askToLeave({ game, speech }: Doers, asked: AddressedPosition): Promise<void> {
    const yes = await this.#views.askInPage(LEAVE_FOR_POSITION);
    if (yes === undefined) game.refuse({ reason: 'not loaded' });
    else if (yes) await openAsked(asked, game, speech.speaker);
    else forgetAddress();
    if (!yes) game.tellStanding();
    await this.#views.showGame();
  }

  async #begin(choice: NewGameChoice): Promise<void> {
    const chosen = await setupChosen(choice);
    if (!chosen) {
      this.#game?.refuse({ reason: 'not loaded' });
      return;
    }
    this.#firstVisit = false;
    const { introducedGames, letterKeys } = this.settings;
    const isNew = introducedGames < MOST_INTRODUCED_GAMES;
    const howToMove = isNew ? (letterKeys ? 'by letters too' : 'without letters') : undefined;
    const result = await this.#game?.begin(chosen.setup, chosen.color, choice.color === 'lot', howToMove);
    if (result?.type !== 'done') return;
    // Where it cannot be kept, it is told once more: no harm, and nothing to be said.
    if (isNew) this.#keeping?.settings.change({ introducedGames: introducedGames + 1 }).catch(reportError);
    await this.#views.showGame();
  }

  get #game(): GameController | undefined {
    return this.#doers?.game;
  }

  #options(): PhraseOptions {
    return phraseOptions(pageWords(), this.settings, this.gameValue);
  }
}
