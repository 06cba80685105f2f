/** The third load: what is a place of its own, or is rarely wanted, and the instances that are open here. */
import type { ReactiveControllerHost } from 'lit';
import type { NearTyped } from '../../speech/hearing/heard.js';
import type { SessionPort } from '../game/session/session-port.js';
import type { ClockMode } from '../pages/clock/clock-page.js';
import type { Claiming, Services, GameFiling, LateServices } from '../pages/shared/services.js';
import type { Loads } from './loads.js';
import type { TableMode, TableModeServices } from '../pages/table/table-page.js';

/** One line a part. */
export const LATE_PARTS = {
  near: () => import('../../speech/hearing/near.js'),
  'chosen keys': () => import('../commands/key-choice.js'),
  claim: () => import('../pages/game/weighing.js'),
  conditions: () => import('../pages/start/game-conditions/conditions-fields.js'),
  'game file': () => import('../pages/shared/save-game.js'),
  table: () => import('../pages/table/table-page.js'),
  clock: () => import('../pages/clock/clock-page.js'),
  games: () => import('../pages/library/games-doing.js'),
  help: () => import('../pages/help/help-texts.js'),
  settings: () => import('../pages/settings/more-settings.js'),
  'settings file': () => import('../pages/settings/settings-files.js'),
  voice: () => import('./voice/voice-input.js'),
} as const;

export type LateParts = Loads<typeof LATE_PARTS>;

export interface PagesParts {
  readonly host: ReactiveControllerHost & HTMLElement;
  readonly session: SessionPort;
  readonly services: () => Services;
  /** What a table is given, and the scoresheets of any game. */
  readonly table: () => TableModeServices;
  readonly loads: LateParts;
}

export class Pages implements LateServices {
  readonly #parts: PagesParts;
  #table: TableMode | undefined;
  #clock: ClockMode | undefined;

  constructor(parts: PagesParts) {
    this.#parts = parts;
  }

  /** `undefined` until a game at a table, or its form, is wanted here. */
  get table(): TableMode | undefined {
    return this.#table;
  }

  /** `undefined` until a clock alone, its form, or a dial is wanted here. */
  get clock(): ClockMode | undefined {
    return this.#clock;
  }

  async openTable(): Promise<TableMode> {
    const { TableMode } = await this.#parts.loads.part('table');
    return (this.#table ??= new TableMode(this.#parts.table()));
  }

  async openClock(): Promise<ClockMode> {
    const { host, session, services, loads } = this.#parts;
    const { ClockMode } = await loads.part('clock');
    return (this.#clock ??= new ClockMode(host, services(), session));
  }

  async near(): Promise<NearTyped | undefined> {
    return (await this.#parts.loads.optionalPart('near'))?.nearTyped;
  }

  claiming(): Promise<Claiming> {
    return this.#parts.loads.part('claim');
  }

  gameFiling(): Promise<GameFiling> {
    return this.#parts.loads.part('game file');
  }
}
