/**
 * The app behind its element: opens what it is made of, keeps the settings, and carries what the elements tell to the game, the
 * computer and the announcer.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type {
  AskedEvent,
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
import { readAddress, type AddressedPosition } from './address.js';
import type { AppViews } from './app-views.js';
import { watchAttention } from './attention.js';
import { ComputerSeat, type ComputerState } from './computer-seat.js';
import { deepActiveElement, describeFocus } from './focus-voice.js';
import { GameController } from './game-controller.js';
import { tellHand } from './hand-heard.js';
import { loadHearing } from './hearing.js';
import { setupFor, setupFrom } from './new-setup.js';
import { openKeeping, openSpeech, type Keeping, type Speech } from './services.js';
import { NO_GAME, actsState, candidates, mayLift, type Candidate } from './showing.js';
import { fulfil, obey, type Doers } from './wishes.js';

/** Milliseconds for which the board has the page to itself. */
const AFTER_THE_BOARD = 250;

export class AppController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #views: AppViews;
  #keeping: Keeping | undefined;
  #speech: Speech | undefined;
  #game: GameController | undefined;
  #doers: Doers | undefined;
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

  get gameValue(): GameContextValue {
    return this.#game?.value ?? NO_GAME;
  }

  get settings(): Settings {
    return this.#keeping?.settings.current ?? DEFAULT_SETTINGS;
  }

  get messages(): readonly Message[] {
    return this.#speech?.announcer.messages ?? [];
  }

  /** Whether it is known what was kept on this device. */
  get opened(): boolean {
    return this.#speech !== undefined;
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

  onWish = ({ wish }: GameWishEvent): void => {
    if (this.#doers) fulfil(wish, this.#doers).catch(reportError);
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
    if (this.#speech) tellHand(event.news, this.gameValue, this.#speech.speaker, this.#speech.earcons);
  };

  /** F6 anywhere in the page; the other keys belong to the board. */
  onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.key !== 'F6') return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    this.#obey(command);
  };

  /** Where Anna–Hector is the only voice it also says what has the focus. */
  onFocus = (): void => {
    const active = deepActiveElement();
    if (this.settings.whoSpeaks === 'app' && active) {
      this.#speech?.announcer.mention({ text: describeFocus(active), lang: en.lang });
    }
  };

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
    addEventListener('pagehide', () => {
      keeping.session.close();
      keeping.settings.close();
      keeping.database?.close();
    });
    addEventListener('pageshow', ({ persisted }) => {
      // The page was put aside and its session closed: what was kept is the truth now.
      if (persisted) location.reload();
    });
    await this.#openGame(keeping, speech, readAddress(location.search));
    if (!keeping.database) speech.speaker.notice({ about: 'storage', state: 'unavailable' });
    this.#views.ready();
    // The board comes first; what follows is loaded once it has been drawn and has the focus.
    await new Promise((resolve) => setTimeout(resolve, AFTER_THE_BOARD));
    loadHearing().catch(reportError);
    const { watchForUpdates } = await import('./update.js');
    await watchForUpdates({
      onOfflineReady: () => speech.speaker.notice({ about: 'offline ready' }),
      onOfflineUnavailable: () => speech.speaker.notice({ about: 'offline failed' }),
      onUpdateWaiting: (accept) => {
        this.#acceptUpdate = accept;
        speech.speaker.notice({ about: 'update waiting' });
        this.#host.requestUpdate();
      },
    });
  }

  async #openGame({ session }: Keeping, speech: Speech, asked: AddressedPosition | undefined): Promise<void> {
    const { speaker, earcons } = speech;
    const computer = new ComputerSeat({
      session,
      load: async () => {
        const { createComputer } = await import('./computer.js');
        return createComputer(() => speaker.notice({ about: 'computer thinking' }));
      },
      onState: (state) => {
        this.#computerState = state;
        this.#host.requestUpdate();
      },
      onFailure: (failure) => speaker.notice({ about: 'computer failed', trouble: failure.cause }),
      onRefused: (result) => {
        if (result.type === 'refused') speaker.refusal(result.refusal);
      },
    });
    const game = new GameController(this.#host, {
      session,
      speaker,
      play: (earcon) => earcons.play(earcon),
      follow: (held) => {
        computer.follow(held).catch(reportError);
      },
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
    if (asked) {
      // The position is begun once: reloading the page brings back the game, not the position.
      history.replaceState(null, '', location.pathname);
      if (asked.ok) await game.begin(setupFrom(asked.fen, { id: crypto.randomUUID(), now: Date.now() }));
      else speaker.notice({ about: 'position refused', problem: asked.problem });
    }
    if (session.held) await this.#views.showGame();
  }

  async #begin(choice: NewGameChoice): Promise<void> {
    const source = { id: crypto.randomUUID(), now: Date.now(), chance: Math.random() };
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
