/** What pages are given: the game of this window, speech, views, settings, and the parts that are loaded later; at a table, that table too. */
import type { Clock, Timers } from '../../../speech/timing.js';
import type { FurtherHearing } from '../../../speech/hearing/further.js';
import type { HeardLanguages } from '../../../speech/hearing/languages.js';
import type { PageWords } from '../../../speech/page-words.js';
import type { LineOutcome } from '../../../speech/line-queue.js';
import type { ClockTimes } from '../../game/clock/clock-times.js';
import type { HeldGame, ActResult, SessionPort } from '../../game/session/session-port.js';
import type { Commanded } from '../../game/line-open.js';
import type { CommandId, CommandTable } from '../../commands/commands.js';
import type { PageId, Read } from '../../commands/command.js';
import type { Color } from '../../laws/squares.js';
import type { Question } from '../../questions/question.js';
import type { ClockDetailQuestion } from '../../questions/clock.js';
import type { DatabaseNames } from '../../storage/schema.js';
import type { NewGameChoice } from '../../game/new-game.js';
import type { Settings } from '../../storage/settings/settings.js';
import type { AppViews } from './app-views.js';
import type { ClaimRequest } from './events.js';
import type { ComputerSeat } from '../../engine/computer-seat.js';
import type { Decide } from '../../game/deciding/decide-in-time.js';
import type { GameController } from '../../game/game-controller.js';
import type { Announcer } from '../../../speech/announcer/announcer.js';
import type { Earcons } from '../../../speech/earcons/player.js';
import type { Heard, Speaker } from '../../game/speaker.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import type { ActDraft } from '../../laws/acts.js';
import type { WindowRole } from '../../game/window-role.js';
import type { ReactiveControllerHost } from 'lit';

/** What a window speaks with: the one way to what is said, how that is set and listened to, and the short sounds. */
export interface Speech {
  /** Not for saying anything: that is the speaker's. */
  readonly announcer: Omit<Announcer, keyof Heard>;
  readonly speaker: Speaker;
  readonly earcons: Earcons;
  /** The pulse of a warning; nothing where the device has none. */
  readonly pulse: () => void;
}

/** Does a command, with what was read in its places. */
export type RunRow = (services: Services, read: Read) => Promise<void> | void;

/** What a page does of the table of commands, by the ids of its rows. */
export type PageCommands = Readonly<Partial<Record<CommandId, RunRow>>>;

/** A clock alone, its form, and the dials of any clock. */
export interface ClockDoing {
  /** Answers in a game; where it has no clock that is said. */
  readonly askInGame: (question: ClockDetailQuestion) => void;
}

/** A command that asks first, as the act that it is. */
export type WeighedAct = Extract<Commanded<CommandId>, { readonly type: 'weighed' }>;

/** Claims, and the question before what was typed and would end or cost something. */
export interface Claiming {
  readonly weigh: (weighed: WeighedAct, here: Pick<Services, 'game' | 'views' | 'words'>) => Promise<LineOutcome>;
  readonly makeClaim: (request: ClaimRequest, here: Pick<Services, 'game' | 'views' | 'words'>) => Promise<void>;
}

/** The game as a file, or copied. */
export interface GameFiling {
  readonly saveSheet: (held: HeldGame, side: Color, times: ClockTimes, speaker: Speaker) => void;
  readonly copySheets: (held: HeldGame, sides: readonly Color[], times: ClockTimes, speaker: Speaker) => Promise<void>;
}

/** What is told of blindfold play. */
export interface Blindfolding {
  /** Answers, or tells that the board is silent. */
  readonly ask: (question: Question, services: Services) => void;
  /** The game is over: how many questions were asked in it, where that is wanted. */
  readonly tellCount: (services: Services) => void;
}

/** What is loaded when it is first wanted. */
export interface LateServices {
  readonly openTable: () => Promise<unknown>;
  readonly openClock: () => Promise<ClockDoing>;
  readonly claiming: () => Promise<Claiming>;
  readonly blindfolding: () => Promise<Blindfolding>;
  readonly gameFiling: () => Promise<GameFiling>;
  /** In which lines are understood: the page's language, and the others once one of them was wanted. */
  readonly languages: () => HeardLanguages;
  /** What hears a line that the page's words do not understand; `undefined` where it cannot be had now. */
  readonly further: () => Promise<FurtherHearing | undefined>;
  /** What a page that is loaded later does of the table of commands; it is brought. `undefined` where the page is none of these. */
  readonly commandsOf: (page: PageId) => Promise<PageCommands | undefined>;
}

/** What is given with a command. */
export interface Given {
  /** What was read in the places of its phrase. */
  readonly read?: Read;
  /** Whether the user has been asked about it, and has said yes. */
  readonly sure?: boolean;
}

/** What every page works with. */
export interface Services {
  /** Does a command of the table; what neither a row nor the page does is done by the element that has the focus. */
  readonly run: (id: CommandId, given?: Given) => Promise<LineOutcome>;
  /** The commands with the keys that the user has chosen. */
  readonly commands: () => CommandTable;
  readonly game: GameController;
  readonly computer: ComputerSeat;
  readonly speech: Speech;
  /** Where what a page keeps by itself is kept. */
  readonly databases: DatabaseNames;
  /** Lasts as long as the window; may throw, as a browser does where nothing may be kept. */
  readonly storage: () => Storage;
  /** The clock that stamps the acts. */
  readonly clock: Clock;
  /** Those of clocks, which keep time also in a hidden page. */
  readonly timers: Timers;
  /** Decides whether a side can still mate, beside the page. */
  readonly decide: Decide;
  /** The words of the page's language. */
  readonly words: PageWords;
  readonly views: AppViews;
  /** The key for talking was pressed. */
  readonly talk: () => Promise<void>;
  readonly settings: () => Settings;
  readonly change: (change: Partial<Settings>) => Promise<void>;
  /** @param from a position that is not the usual, in FEN */
  readonly begin: (choice: NewGameChoice, from?: string) => Promise<void>;
  readonly late: LateServices;
}

/** What every part of the page at a table is given: the game that is played there, whose window this is, and how it acts and tells. */
export interface Table {
  readonly host: ReactiveControllerHost & HTMLElement;
  readonly services: Services;
  readonly session: SessionPort;
  /** Whose window this is. */
  readonly role: () => WindowRole;
  /** The game at the table that stands here. */
  readonly held: () => HeldGame | undefined;
  /** How things are said at this table. */
  readonly options: () => PhraseOptions;
  /** Milliseconds, as acts are stamped. */
  readonly now: () => number;
  /** Sends an act, by whom it says; a refusal is told and shown. */
  readonly act: (draft: ActDraft) => Promise<ActResult>;
}
