/** Those who can do what is wanted. */
import type { NewGameChoice, Settings } from '../play/settings.js';
import type { AppViews } from './app-views.js';
import type { ClockMode } from './clock-mode-controller.js';
import type { ComputerSeat } from './computer-seat.js';
import type { GameController } from './game-controller.js';
import type { Speech } from './services.js';
import type { TableMode } from './table/table-mode.js';

export interface Doers {
  readonly game: GameController;
  readonly computer: ComputerSeat;
  readonly speech: Speech;
  readonly views: AppViews;
  /** The key for talking was pressed. */
  readonly talk: () => Promise<void>;
  readonly settings: () => Settings;
  readonly change: (change: Partial<Settings>) => Promise<void>;
  readonly begin: (choice: NewGameChoice) => Promise<void>;
  /** Loads what there is for clocks alone and for dials, where it is not there yet. Rejects where it cannot be had. */
  readonly clockMode: () => Promise<ClockMode>;
  /** Loads what there is for games at a table, where it is not there yet. Rejects where it cannot be had. */
  readonly tableMode: () => Promise<TableMode>;
}
