/**
 * The app behind its element: opens what it is made of, keeps the settings, and carries what the elements tell to the game, the
 * computer and the announcer.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { deepActiveElement } from '../../components/active-element.js';
import type {
  AskedEvent,
  ClaimMadeEvent,
  CommandGivenEvent,
  GameWishEvent,
  HandEvent,
  SettingChangedEvent,
} from '../../components/events.js';
import type { GameActsState } from '../../components/game-acts/game-acts.js';
import type { NewGameWantedEvent } from '../../components/new-game-form/new-game-form.js';
import type { Message } from '../../speech/log.js';
import type { PhraseOptions } from '../../speech/phrase.js';
import { en } from '../../speech/words/en.js';
import type { Color, Move } from '../laws/squares.js';
import type { GameContextValue } from '../play/contexts.js';
import { commandOf, type KeyCommand } from '../play/keys.js';
import { DEFAULT_SETTINGS, type NewGameChoice, type Settings } from '../play/settings.js';
import { pageClock } from '../play/time.js';
import { openAsked, readAddress, type AddressedPosition } from './address.js';
import { loadTheRest } from './after-the-board.js';
import type { AppViews } from './app-views.js';
import { watchAttention } from './attention.js';
import type { ComputerState } from './computer-seat.js';
import { describeFocus, hearingFocus } from './focus-voice.js';
import { openFollowers } from './followers.js';
import { GameController } from './game-controller.js';
import { tellHand } from './hand-heard.js';
import { setupFor } from './new-setup.js';
import { closeWithThePage, openKeeping, openSpeech, type Keeping, type Speech } from './services.js';
import { NO_GAME, actsState, candidates, isOpponents, mayLift, type Candidate } from './showing.js';
import { Touching } from './touching.js';
import { carryOut, claim, fulfil, obey, type Doers } from './wishes.js';

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
  #keeping: Keeping | undefined;
  #speech: Speech | undefined;
  #game: GameController | undefined;
  #doers: Doers | undefined;
  #computerState: ComputerState = 'idle';
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
    return this.#keeping?.settings.current ?? DEFAULT_SETTINGS;
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
    return mayLift(this.gameValue);
  }

  /** How the game ended, in words. */
  get endingWords(): string | undefined {
    const ending = this.gameValue.view?.ending;
    return ending && en.ending(ending);
  }

  /** The moves that the typed line can mean, as they would be called. */
  get candidates(): readonly Candidate[] {
    return candidates(this.gameValue, this.#game?.question?.moves ?? [], this.#options());
  }

  get actsState(): GameActsState {
    return actsState(this.gameValue, this.#computerState, this.#game?.canTakeBack ?? false);
  }

  /** A newer version waits, and no game is in the way. */
  get updateOffered(): boolean {
    return this.#acceptUpdate !== undefined && !(this.#game?.playing ?? false);
  }

  makeMove(move: Move): Promise<unknown> {
    return this.#game?.makeMove(move) ?? Promise.resolve();
  }

  enterLine(text: string): Promise<boolean> {
    return this.#game?.enterLine(text) ?? Promise.resolve(false);
  }

  chooseMeant(move: Move): Promise<boolean> {
    return this.#game?.chooseMeant(move) ?? Promise.resolve(false);
  }

  onNewGame = (event: NewGameWantedEvent): void => {
    this.#change({ newGame: event.choice }).catch(reportError);
    this.#begin(event.choice).catch(reportError);
  };

  onWish = (event: GameWishEvent): void => {
    if (this.#doers) fulfil(event, this.#doers).catch(reportError);
  };

  onClaim = (event: ClaimMadeEvent): void => {
    if (this.#doers) claim(event.claim, this.#doers).catch(reportError);
  };

  onSetting = (event: SettingChangedEvent): void => {
    this.#change(event.change).catch(reportError);
  };

  onAsked = (event: AskedEvent): void => {
    this.#game?.ask(event.question);
  };

  onCommand = (event: CommandGivenEvent): void => {
    this.#obey(event.command);
  };

  onHand = (event: HandEvent): void => {
    this.#hands.hear(event.news).catch(reportError);
  };

  /** F6 and F1 anywhere in the page; the other keys belong to the board. */
  onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || (event.key !== 'F6' && event.key !== 'F1')) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    this.#obey(command);
  };

  /** Where Anna–Hector is the only voice it also says what has the focus. */
  onFocus = hearingFocus((from) => {
    const active = deepActiveElement();
    if (this.settings.whoSpeaks === 'app' && active) {
      this.#speech?.announcer.mention({ text: describeFocus(active, from), lang: en.lang });
    }
  });

  onUpdate = (): void => {
    if (this.updateOffered) this.#acceptUpdate?.();
  };

  async #start(): Promise<void> {
    const speech = openSpeech(DEFAULT_SETTINGS, () => this.#options());
    const keeping = await openKeeping(DEFAULT_SETTINGS, () =>
      speech.speaker.notice({ about: 'storage', state: 'unavailable' }),
    );
    this.#speech = speech;
    this.#keeping = keeping;
    this.#firstVisit = keeping.firstVisit;
    this.#apply();
    keeping.settings.listen(() => this.#apply());
    speech.announcer.listen(() => this.#host.requestUpdate());
    watchAttention((attentive) => {
      speech.announcer.attentive = attentive;
    });
    closeWithThePage(keeping);
    await this.#openGame(keeping, speech, readAddress(location.search));
    if (!keeping.database) speech.speaker.notice({ about: 'storage', state: 'unavailable' });
    this.#views.ready();
    await loadTheRest(speech.speaker, (accept) => {
      this.#acceptUpdate = accept;
      this.#host.requestUpdate();
    });
  }

  async #openGame({ session }: Keeping, speech: Speech, asked: AddressedPosition | undefined): Promise<void> {
    const { speaker, earcons } = speech;
    const { computer, follow } = openFollowers(session, speaker, (state) => {
      this.#computerState = state;
      this.#host.requestUpdate();
    });
    const game = new GameController(this.#host, {
      session,
      speaker,
      play: (earcon) => earcons.play(earcon),
      follow,
      now: () => pageClock.now(),
      carryOut: (commanded) => (this.#doers ? carryOut(commanded, this.#doers) : Promise.resolve(false)),
      opensPosition: asked?.ok ?? false,
    });
    this.#game = game;
    this.#doers = {
      game,
      computer,
      speech,
      views: this.#views,
      settings: () => this.settings,
      change: (change) => this.#change(change),
      begin: (choice) => this.#begin(choice),
    };
    // What was kept is told in a microtask; until then there is no game to be shown.
    await Promise.resolve();
    if (asked) await openAsked(asked, game, speaker);
    // Not before: the form of a first visit would stand there for a moment, and be read.
    this.#opened = true;
    this.#host.requestUpdate();
    if (session.held) await this.#views.showGame();
  }

  async #begin(choice: NewGameChoice): Promise<void> {
    const source = { id: crypto.randomUUID(), now: Date.now(), chance: Math.random(), startChance: Math.random() };
    const { setup, color } = setupFor(choice, source);
    this.#firstVisit = false;
    const result = await this.#game?.begin(setup, color, choice.color === 'lot');
    if (result?.type === 'done') await this.#views.showGame();
  }

  #obey(command: KeyCommand): void {
    if (this.#doers) obey(command, this.#doers).catch(reportError);
  }

  /** Takes effect at once, here and in the other windows, whether or not it can be kept. */
  async #change(change: Partial<Settings>): Promise<void> {
    const result = await this.#keeping?.settings.change(change);
    if (result && !result.ok) this.#speech?.speaker.refusal({ reason: 'not kept', cause: result.cause });
  }

  #apply(): void {
    const { whoSpeaks, sound } = this.settings;
    this.#speech?.announcer.configure({ whoSpeaks, muted: !sound });
    if (this.#speech) this.#speech.earcons.muted = !sound;
    this.#host.requestUpdate();
  }

  #options(): PhraseOptions {
    return { words: en, callStyle: this.settings.callStyle };
  }
}
