/** Those who can do what is wanted. */
import type { NewGameChoice, Settings } from '../storage/settings/settings.js';
import type { ClockDetailQuestion } from '../questions/clock-details.js';
import type { AppViews } from './app-views.js';
import type { ComputerSeat } from './computer-seat.js';
import type { GameController } from './game-controller.js';
import type { Speech } from './services.js';

/** What can be wanted of the part for clocks. */
export interface ClockModeDoing {
  /** Opens the form for a clock that stands alone. */
  readonly openForm: () => Promise<void>;
  /** Answers in a game; where it has no clock that is said. */
  readonly askInGame: (question: ClockDetailQuestion) => void;
  readonly dials: {
    /** Shows the dials, with the focus on them; where no clock is it is said. */
    readonly feel: () => Promise<void>;
  };
}

/** What can be wanted of the part for tables. */
export interface TableModeDoing {
  /** The first step of this kind that a player here has to do; where there is none it is said. */
  readonly step: (step: 'say move' | 'execute move') => Promise<void>;
}

export interface Doers {
  readonly game: GameController;
  readonly computer: ComputerSeat;
  readonly speech: Speech;
  readonly views: AppViews;
  /** The key for talking was pressed. `false` where what listens cannot be had. */
  readonly talk: () => Promise<boolean>;
  readonly settings: () => Settings;
  readonly change: (change: Partial<Settings>) => Promise<void>;
  readonly begin: (choice: NewGameChoice) => Promise<void>;
  /** Loads what there is for clocks alone and for dials, where it is not there yet. Rejects where it cannot be had. */
  readonly clockMode: () => Promise<ClockModeDoing>;
  /** Loads what there is for games at a table, where it is not there yet. Rejects where it cannot be had. */
  readonly tableMode: () => Promise<TableModeDoing>;
}
