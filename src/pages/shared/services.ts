/** What every page works with: the game of this window, speech, views, settings, and the parts that are loaded later. */
import type { Clock, Timers } from '../../game/time.js';
import type { PageWords } from '../../../speech/page-words.js';
import type { LineOutcome } from '../../../speech/line-queue.js';
import type { Weighed } from '../../../speech/words/happenings.js';
import type { ClockTimes } from '../../game/clock/clock-times.js';
import type { HeldGame } from '../../game/session/session-port.js';
import type { CommandId, CommandTable } from '../../commands/commands.js';
import type { Read } from '../../commands/command.js';
import type { Color } from '../../laws/squares.js';
import type { ClockDetailQuestion } from '../../questions/clock-details.js';
import type { NewGameChoice, Settings } from '../../storage/settings/settings.js';
import type { AppViews } from './app-views.js';
import type { ClaimRequest } from './events.js';
import type { ComputerSeat } from '../../engine/computer-seat.js';
import type { GameController } from '../../game/game-controller.js';
import type { Speech } from './speech.js';

/** A clock alone, its form, and the dials of any clock. */
export interface ClockDoing {
  /** Opens the form for a clock that stands alone. */
  readonly openForm: () => Promise<void>;
  /** Answers in a game; where it has no clock that is said. */
  readonly askInGame: (question: ClockDetailQuestion) => void;
  /** `feel` shows the dials, with the focus on them; where no clock is it is said. */
  readonly dials: { readonly feel: () => Promise<void> };
}

/** A game at a table. */
export interface TableStepping {
  /** The first step of this kind that a player here has to do; where there is none it is said. */
  readonly step: (step: 'say move' | 'execute move') => Promise<void>;
}

/** Claims, and the question before what was typed and would end or cost something. */
export interface Claiming {
  readonly openClaim: (here: Pick<Services, 'game' | 'views' | 'words'>) => Promise<void>;
  readonly weigh: (weighed: Weighed, here: Pick<Services, 'game' | 'views' | 'words'>) => Promise<LineOutcome>;
  readonly makeClaim: (request: ClaimRequest, here: Pick<Services, 'game' | 'views' | 'words'>) => Promise<void>;
}

/** The game as a file. */
export interface GameFiling {
  readonly saveGame: (here: Pick<Services, 'game' | 'speech'>) => void;
  readonly fileName: (held: HeldGame, of?: Color) => string;
  readonly offerPgn: (name: string, pgn: string) => void;
  readonly sheetPgn: (held: HeldGame, of: Color, times?: ClockTimes) => string;
}

/** What is loaded when it is first wanted. */
export interface LateServices {
  readonly openTable: () => Promise<TableStepping>;
  readonly openClock: () => Promise<ClockDoing>;
  readonly claiming: () => Promise<Claiming>;
  readonly gameFiling: () => Promise<GameFiling>;
}

/** What is given with a command. */
export interface Given {
  /** What was read in the places of its phrase. */
  readonly read?: Read;
  /** Whether the user has been asked about it, and has said yes. */
  readonly sure?: boolean;
}

export interface Services {
  /** Does a command of the table; what neither a row nor the page does is done by the element that has the focus. */
  readonly run: (id: CommandId, given?: Given) => Promise<LineOutcome>;
  /** The commands with the keys that the user has chosen. */
  readonly commands: () => CommandTable;
  readonly game: GameController;
  readonly computer: ComputerSeat;
  readonly speech: Speech;
  /** The clock that stamps the acts. */
  readonly clock: Clock;
  /** Those of clocks, which keep time also in a hidden page. */
  readonly timers: Timers;
  /** The words of the page's language. */
  readonly words: PageWords;
  readonly views: AppViews;
  /** The key for talking was pressed. */
  readonly talk: () => Promise<void>;
  readonly settings: () => Settings;
  readonly change: (change: Partial<Settings>) => Promise<void>;
  readonly begin: (choice: NewGameChoice) => Promise<void>;
  readonly late: LateServices;
}
