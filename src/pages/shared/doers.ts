/** Those who can do what is wanted. */
import type { NewGameChoice, Settings } from '../../storage/settings/settings.js';
import type { AppViews } from './app-views.js';
import type { ComputerSeat } from '../../engine/computer-seat.js';
import type { GameController } from '../../game/game-controller.js';
import type { LateParts, Pages } from '../../app/pages.js';
import type { Speech } from './speech.js';

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
  /** Tables and clocks alone: what is open of them here, and opening them. */
  readonly pages: Pages;
  readonly loads: LateParts;
}
