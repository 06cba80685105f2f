/**
 * The app behind its element: opens what it is made of, keeps the settings, and carries what the elements tell to the game, the
 * computer and the announcer.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type {
  AskedEvent,
  CommandGivenEvent,
  GameWish,
  GameWishEvent,
  HandEvent,
  SettingChangedEvent,
} from '../../components/events.js';
import type { GameActsState } from '../../components/game-acts/game-acts.js';
import type { NewGameWantedEvent } from '../../components/new-game-form/new-game-form.js';
import type { GameContextValue } from '../play/contexts.js';
import { commandOf, type KeyCommand } from '../play/keys.js';
import { DEFAULT_SETTINGS, type NewGameChoice, type Settings } from '../play/settings.js';
import type { Message } from '../../speech/log.js';
import { callOf, type PhraseOptions } from '../../speech/phrase.js';
import type { Segment } from '../../speech/utterance.js';
import { en } from '../../speech/words/en.js';
import type { PositionProblem } from '../laws/board.js';
import { plyOf, positionOf } from '../laws/game.js';
import { describeMove } from '../laws/describe.js';
import { readFen, type FenRefusal, type FenResult } from '../notation/fen.js';
import type { Color, Move, Square } from '../laws/squares.js';
import { watchAttention } from './attention.js';
import { ComputerSeat, type ComputerState } from './computer-seat.js';
import { deepActiveElement, describeFocus } from './focus-voice.js';
import { GameController } from './game-controller.js';
import { choiceAgain, setupFor, setupFrom } from './new-setup.js';
import { nextRegion } from './regions.js';
import { openKeeping, openSpeech, type Keeping, type Speech } from './services.js';

/** What only the element can do. */
export interface AppViews {
  readonly showGame: () => Promise<void>;
  readonly showForm: () => Promise<void>;
  readonly showHelp: () => Promise<void>;
  readonly focusEntry: () => void;
  readonly focusLastMove: (square: Square) => void;
  readonly ready: () => void;
}

/** The position that the address asks for (`?fen=…`), or why it is none; `undefined` where it asks for none. */
function readAddress(): FenResult | undefined {
  const fen = new URLSearchParams(location.search).get('fen');
  return fen === null ? undefined : readFen(fen);
}

function problemOf(refusal: FenRefusal): PositionProblem {
  return refusal.reason === 'too long' ? 'unreadable' : refusal.problem;
}

const NO_GAME: GameContextValue = { held: undefined, view: undefined, mine: [], ply: 0 };

export class AppController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #views: AppViews;
  #keeping: Keeping | undefined;
  #speech: Speech | undefined;
  #game: GameController | undefined;
  #computer: ComputerSeat | undefined;
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

  /**
   * Whose pieces may be lifted. Against the computer one's own also while it thinks: placing is then refused with the reason.
   * Nobody's while an earlier position is looked at, or once the game is over.
   */
  get mayLift(): readonly Color[] {
    const { view, mine, ply } = this.gameValue;
    if (!view || view.ending || ply !== view.positions.length - 1) return [];
    return mine.length === 1 ? mine : [view.turn];
  }

  /** How the game ended, in words. */
  get endingWords(): string | undefined {
    const ending = this.gameValue.view?.ending;
    return ending && en.ending(ending);
  }

  /** The moves that the typed line can mean, as they would be called. */
  get candidates(): readonly (Segment & { readonly move: Move })[] {
    const { held } = this.gameValue;
    const moves = this.#game?.question?.moves ?? [];
    if (!held) return [];
    const { game } = held;
    return moves.map((move) => {
      const entry = describeMove(positionOf(game), move, plyOf(game) + 1, game.conditions.play);
      return { ...callOf(entry, this.#options()), move };
    });
  }

  get actsState(): GameActsState {
    const { held, mine, view } = this.gameValue;
    const offer = view?.offer;
    const answerable = offer !== undefined && mine.some((color) => color !== offer.by);
    return {
      playing: this.#game?.playing ?? false,
      offer: !offer ? 'none' : answerable ? 'to answer' : 'waiting',
      canTakeBack: held !== undefined && (this.#game?.canTakeBack ?? false),
      computerThinks: this.#computerState === 'thinking',
      computerFailed: this.#computerState === 'failed',
    };
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
    this.#wish(event.wish).catch(reportError);
  };

  onSetting = (event: SettingChangedEvent): void => {
    this.#change(event.change).catch(reportError);
  };

  onAsked = (event: AskedEvent): void => {
    this.#game?.ask(event.question);
  };

  onCommand = (event: CommandGivenEvent): void => {
    this.#command(event.command);
  };

  onHand = (event: HandEvent): void => {
    const { news } = event;
    const { view, ply } = this.gameValue;
    const speaker = this.#speech?.speaker;
    if (news.type === 'edge' || news.type === 'nothing to lift') this.#speech?.earcons.play('edge');
    if (news.type === 'lifted') this.#speech?.earcons.play('lift');
    if (news.type === 'put back') this.#speech?.earcons.play('place');
    if (news.type === 'not yours' && view?.ending) speaker?.refusal({ reason: 'game over', ending: view.ending });
    else if (news.type === 'not yours' && view && ply !== view.positions.length - 1) {
      speaker?.notice({ about: 'looking back' });
    } else if (news.type === 'not yours' && view && this.gameValue.mine.includes(news.piece.color)) {
      speaker?.refusal({ reason: 'not your turn', turn: view.turn });
    } else speaker?.hand(news);
  };

  /** F6 anywhere in the page; the other keys belong to the board. */
  onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.key !== 'F6') return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    this.#command(command);
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
    await this.#openGame(keeping, speech, readAddress());
    if (!keeping.database) speech.speaker.notice({ about: 'storage', state: 'unavailable' });
    this.#views.ready();
    // Nothing of this is needed to play, so it is loaded once everything else is there.
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

  async #openGame({ session }: Keeping, { speaker, earcons }: Speech, asked: FenResult | undefined): Promise<void> {
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
    this.#computer = computer;
    this.#game = new GameController(this.#host, {
      session,
      speaker,
      play: (earcon) => earcons.play(earcon),
      follow: (held) => {
        computer.follow(held).catch(reportError);
      },
      opensPosition: asked?.ok ?? false,
    });
    // What was kept is told in a microtask; until then there is no game to be shown.
    await Promise.resolve();
    if (asked) {
      // The position is begun once: reloading the page brings back the game, not the position.
      history.replaceState(null, '', location.pathname);
      if (asked.ok) await this.#game.begin(setupFrom(asked.fen, { id: crypto.randomUUID(), now: Date.now() }));
      else speaker.notice({ about: 'position refused', problem: problemOf(asked.refusal) });
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

  async #wish(wish: GameWish): Promise<void> {
    const game = this.#game;
    if (!game) return;
    switch (wish) {
      case 'new game':
        return this.#views.showForm();
      case 'play again':
        return this.#begin(choiceAgain(this.gameValue.held?.setup.seats, this.settings.newGame));
      case 'resign':
        await game.act({ type: 'resign', by: game.actor });
        return;
      case 'offer draw':
        await game.act({ type: 'offer', by: game.actor });
        return;
      case 'accept draw':
        await game.answerOffer('accept');
        return;
      case 'refuse draw':
        await game.answerOffer('reject');
        return;
      case 'take back':
        return game.takeBack();
      case 'move now':
        this.#computer?.moveNow();
        return;
      case 'try computer again':
        return this.#computer?.follow(this.gameValue.held);
      case 'full screen':
        return this.#fullScreen();
    }
  }

  async #fullScreen(): Promise<void> {
    const notice = (state: 'on' | 'off' | 'refused'): void =>
      this.#speech?.speaker.notice({ about: 'full screen', state });
    try {
      if (document.fullscreenElement) {
        await document.exitFullscreen();
        notice('off');
      } else {
        await document.documentElement.requestFullscreen();
        notice('on');
      }
    } catch {
      // Not offered (iPhone) or not allowed: the game goes on in the window.
      notice('refused');
    }
  }

  #command(command: KeyCommand): void {
    const game = this.#game;
    const speech = this.#speech;
    if (!game || !speech) return;
    switch (command.do) {
      case 'turn board':
        game.turnBoard();
        return;
      case 'move entry':
        this.#views.focusEntry();
        return;
      case 'next region': {
        const root = this.#host.shadowRoot;
        if (root) nextRegion(root, root.activeElement, command.back)?.focus();
        return;
      }
      case 'go to last move': {
        const last = game.value.view?.sheet[game.value.ply - 1];
        if (last) this.#views.focusLastMove(last.moved.to);
        return;
      }
      case 'back in game':
        game.look('back');
        return;
      case 'forward in game':
        game.look('forward');
        return;
      case 'repeat':
        if (!speech.announcer.repeat(command.before ? 1 : 0)) speech.speaker.notice({ about: 'nothing to repeat' });
        return;
      case 'mute': {
        const sound = !this.settings.sound;
        this.#change({ sound }).catch(reportError);
        speech.speaker.notice({ about: 'sound', on: sound });
        return;
      }
      case 'help':
        this.#views.showHelp().catch(reportError);
        return;
      default:
        // The other commands are the board's own, or questions, and reach the app as such.
        return;
    }
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
