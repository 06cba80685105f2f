/**
 * The app behind its element: opens what it is made of, keeps the settings, and carries what the elements tell to the game, the
 * computer and the announcer.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type {
  AskedEvent,
  ClaimMadeEvent,
  CommandGivenEvent,
  CursorMovedEvent,
  GameWishEvent,
  HandEvent,
} from '../../components/events.js';
import type { GameActsState } from '../../components/game-acts/game-acts.js';
import type { NewGameWantedEvent } from '../../components/new-game-form/new-game-form.js';
import type { Message } from '../../speech/log.js';
import type { PhraseOptions } from '../../speech/phrase.js';
import { segmentsOf } from '../../speech/phrasing/segments.js';
import type { Color, Move } from '../laws/squares.js';
import type { GameContextValue } from '../play/contexts.js';
import { commandOf, type KeyCommand } from '../play/keys.js';
import { ifLoaded } from '../play/remembered.js';
import { DEFAULT_SETTINGS, type NewGameChoice, type Settings } from '../play/settings.js';
import { pageClock } from '../play/time.js';
import { openAsked, readAddress, type AddressedPosition } from './address.js';
import { loadTheRest } from './after-the-board.js';
import type { AppViews } from './app-views.js';
import { watchAttention } from './attention.js';
import type { Candidate } from './candidates.js';
import { Choices } from './choices.js';
import { openClockMode } from './clock-mode.js';
import type { ComputerState } from './computer-seat.js';
import type { Doers } from './doers.js';
import { FocusTelling } from './focus-told.js';
import { openFollowers } from './followers.js';
import { GameController } from './game-controller.js';
import { besideTheLaws } from './game-part.js';
import { isAtTable } from './held-game.js';
import { tellCursor, tellHand } from './hand-heard.js';
import { loadNewSetup } from './load-new-setup.js';
import { closeWithThePage, openKeeping, openSpeech, type Keeping, type Speech } from './services.js';
import { obey, withWishes, type Wishes } from './obeying.js';
import { pageWords } from './page-words.js';
import { phraseOptions } from './phrase-options.js';
import { NO_GAME, actsState, isOpponents, isPresent, mayLift } from './showing.js';
import { openTableMode, tableMode } from './table.js';
import { Touching } from './touching.js';
import type { VoiceIn } from './voice-in.js';
import type * as voiceIn from './voice-in.js';
import { boardHere, takeRoleFrom, windowRole } from './window-role-here.js';

export class AppController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #views: AppViews;
  readonly #hands = new Touching({
    binds: () => this.#game?.touchBinds ?? false,
    isOpponents: (piece) => isOpponents(piece, this.gameValue),
    touch: async ({ square }) => (await this.#game?.touch(square))?.type === 'done',
    putBack: () => this.#views.putBack(),
    tell: (news) => {
      if (this.#speech) tellHand(news, this.gameValue, this.#speech.speaker, this.#speech.earcons);
    },
  });
  readonly choices = new Choices({
    keeping: () => this.#keeping,
    speech: () => this.#speech,
    hearing: () => this.#voice?.hearing,
    changed: () => this.#host.requestUpdate(),
  });
  readonly #focus = new FocusTelling({
    isOnlyVoice: () => this.settings.whoSpeaks === 'app',
    lang: () => pageWords().lang,
    mention: (segment) => this.#speech?.announcer.mention(segment),
  });
  #keeping: Keeping | undefined;
  #speech: Speech | undefined;
  #game: GameController | undefined;
  #doers: Doers | undefined;
  #voice: VoiceIn | undefined;
  #computerState: ComputerState = 'idle';
  /** Whether the further settings were unfolded. */
  #lookedFor = false;
  #opened = false;
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

  get gameValue(): GameContextValue {
    return this.#game?.value ?? NO_GAME;
  }

  get settings(): Settings {
    return this.choices.current;
  }

  get messages(): readonly Message[] {
    return this.#speech?.announcer.messages ?? [];
  }

  /** Whether it is known what was kept on this device: the settings, and whether a game goes on. */
  get opened(): boolean {
    return this.#opened;
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
    const { held } = this.gameValue;
    const value = this.gameValue;
    return isAtTable(held) && isPresent(value) ? (tableMode()?.doing.mayLift(held) ?? []) : mayLift(value);
  }

  /** How the game ended, in words. */
  get endingWords(): string | undefined {
    const ending = this.gameValue.view?.ending;
    if (!ending) return undefined;
    const options = this.#options();
    return segmentsOf(options.words.ending(ending), options)
      .map(({ text }) => text)
      .join(' ');
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
    return this.#voice?.button;
  }

  /** The further settings are unfolded: what can speak and what can listen is to be known. */
  lookForVoices(): void {
    this.choices.findVoices();
    this.#lookedFor = true;
    this.#voice?.look().catch(reportError);
  }

  makeMove(move: Move): Promise<unknown> {
    return this.#game?.makeMove(move) ?? Promise.resolve();
  }

  enterLine(text: string): Promise<boolean> {
    return this.#game?.enterLine(text) ?? Promise.resolve(false);
  }

  /** @param move `undefined` for none of those that were asked about */
  chooseMeant(move: Move | undefined): Promise<boolean> {
    return this.#game?.chooseMeant(move) ?? Promise.resolve(false);
  }

  onNewGame = (event: NewGameWantedEvent): void => {
    this.choices.change({ newGame: event.choice }).catch(reportError);
    this.#begin(event.choice).catch(reportError);
  };

  onWish = (event: GameWishEvent): void => {
    this.#wish(({ fulfil }, doers) => fulfil(event, doers)).catch(reportError);
  };

  onClaim = (event: ClaimMadeEvent): void => {
    this.#wish(({ claim }, doers) => claim(event.claim, doers)).catch(reportError);
  };

  onAsked = (event: AskedEvent): void => {
    this.#game?.ask(event.question);
  };

  onCommand = (event: CommandGivenEvent): void => {
    this.#obey(event.command);
  };

  onCursor = (event: CursorMovedEvent): void => {
    if (this.#speech) tellCursor(event.square, this.#speech.earcons);
  };

  onHand = (event: HandEvent): void => {
    this.#hands.hear(event.news).catch(reportError);
  };

  /** F6 and F1 anywhere in the page; the other keys belong to the board, and that for talking to voice input. */
  onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || (event.key !== 'F6' && event.key !== 'F1')) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    this.#obey(command);
  };

  onFocus = (event: FocusEvent): void => this.#focus.onFocus(event);

  onInput = (event: Event): void => this.#focus.onInput(event);

  onUpdate = (): void => {
    if (this.updateOffered) this.#acceptUpdate?.();
  };

  async #start(): Promise<void> {
    const keeping = await openKeeping(DEFAULT_SETTINGS, () =>
      this.#speech?.speaker.notice({ about: 'storage', state: 'unavailable' }),
    );
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
    await this.#focus.prepare();
    takeRoleFrom(location);
    await this.#openGame(keeping, speech, await readAddress(location.search));
    if (!keeping.database) speech.speaker.notice({ about: 'storage', state: 'unavailable' });
    this.#views.ready();
    await loadTheRest(
      speech,
      () => Promise.all([this.#doers?.clockMode(), this.#doers?.tableMode()]),
      this.#listening(keeping, speech),
      (accept) => {
        this.#acceptUpdate = accept;
        this.#host.requestUpdate();
      },
    );
  }

  async #openGame({ session, settings }: Keeping, speech: Speech, asked: AddressedPosition | undefined): Promise<void> {
    const { speaker, earcons } = speech;
    const { computer, follow } = openFollowers(session, speech, settings, (state) => {
      this.#computerState = state;
      this.#host.requestUpdate();
    });
    const game = new GameController(this.#host, {
      session,
      speaker,
      play: (...wanted) => {
        // In the window the user is with; the others would sound the same.
        if (wanted.length > 0 && speech.announcer.attentive) earcons.play(...wanted);
      },
      follow,
      now: () => pageClock.now(),
      carryOut: async (commanded) => (await this.#wish(({ carryOut }, doers) => carryOut(commanded, doers))) ?? false,
      answer: (yes) => this.#views.answer(yes),
      // At a table "yes" is what an assistant has to do next.
      answerWaiting: (yes) => tableMode()?.answer(yes) ?? false,
      confirms: () => this.settings.confirmMoves,
      opensPosition: asked?.ok ?? false,
      table: {
        role: windowRole,
        board: boardHere,
        listensAs: (role) => speech.announcer.configure({ role }),
        load: async () => (await openTableMode(this.#host, doers, session)).doing,
      },
    });
    this.#game = game;
    const doers: Doers = {
      game,
      computer,
      speech,
      views: this.#views,
      talk: async () => this.#voice?.talk(),
      settings: () => this.settings,
      change: (change) => this.choices.change(change),
      begin: (choice) => this.#begin(choice),
      clockMode: () => openClockMode(this.#host, doers, session),
      tableMode: () => openTableMode(this.#host, doers, session),
    };
    this.#doers = doers;
    // What was kept is told in a microtask; until then there is no game to be shown.
    await Promise.resolve();
    if (asked) await openAsked(asked, game, speaker);
    // Not before: the form of a first visit would stand there for a moment, and be read.
    this.#opened = true;
    this.#host.requestUpdate();
    // An assistant and the arbiter begin on pages of their own.
    if (isAtTable(session.held)) await openTableMode(this.#host, doers, session).catch(reportError);
    if (session.held) await this.#views.showGame();
  }

  async #begin(choice: NewGameChoice): Promise<void> {
    const source = { id: crypto.randomUUID(), now: Date.now(), chance: Math.random(), startChance: Math.random() };
    const loaded = await ifLoaded(loadNewSetup);
    if (!loaded) {
      this.#game?.refuse({ reason: 'not loaded' });
      return;
    }
    const { setup, color } = loaded.setupFor(choice, source);
    this.#firstVisit = false;
    const result = await this.#game?.begin(setup, color, choice.color === 'lot');
    if (result?.type === 'done') await this.#views.showGame();
  }

  async #wish<Done>(act: (loaded: Wishes, doers: Doers) => Promise<Done>): Promise<Done | undefined> {
    const doers = this.#doers;
    return doers && withWishes(doers.game, (loaded) => act(loaded, doers));
  }

  /** How voice input begins, once the board is there. */
  #listening({ settings }: Keeping, speech: Speech) {
    return ({ VoiceIn }: typeof voiceIn): void => {
      const voice = new VoiceIn({ host: this.#host, speech, game: () => this.#game, settings: () => this.settings });
      this.#voice = voice;
      settings.listen(() => voice.follow());
      voice.follow();
      // They were unfolded before this part was there.
      if (this.#lookedFor) voice.look().catch(reportError);
    };
  }

  #obey(command: KeyCommand): void {
    if (this.#doers) obey(command, this.#doers).catch(reportError);
  }

  #options(): PhraseOptions {
    return phraseOptions(pageWords(), this.settings, this.gameValue);
  }
}
