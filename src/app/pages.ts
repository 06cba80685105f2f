/** The third load: what is a place of its own, or is rarely wanted, and the instances that are open here. */
import type { ReactiveControllerHost } from 'lit';
import type { FurtherHearing } from '../../speech/hearing/further.js';
import type { HeardLanguages } from '../../speech/hearing/languages.js';
import type { SessionPort } from '../game/session/session-port.js';
import type { GuideHere, GuideHereParts } from './guide-here.js';
import type { ClockMode } from '../pages/clock/clock-page.js';
import type * as Warnings from './clock-warnings.js';
import type { PageId } from '../commands/command.js';
import type {
  Blindfolding,
  Claiming,
  Services,
  GameFiling,
  LateServices,
  PageCommands,
} from '../pages/shared/services.js';
import type { Loads } from './loads.js';
import type { PageLanguage } from './locale.js';
import type { PositionFace } from '../pages/game/position-face.js';
import type { SquareQuestions } from '../pages/game/from-square.js';
import type { SetUpPage } from '../pages/set-up/set-up-page.js';
import type { TableMode, TableModeServices } from '../pages/table/table-page.js';

/** One line a part. @param language the page's, of which some words and texts are for late pages alone */
export const lateParts = (language: PageLanguage) => {
  const withTexts =
    <Part>(load: () => Promise<Part>) =>
    async (): Promise<Part> => {
      const [part] = await Promise.all([load(), language.loadLateTexts()]);
      return part;
    };
  /** A part that says some of the late words. */
  const withWords =
    <Part>(load: () => Promise<Part>) =>
    async (): Promise<Part> => {
      const [part] = await Promise.all([load(), language.words.loadLate()]);
      return part;
    };
  return {
    'further hearing': () => import('../../speech/hearing/further.js'),
    'chosen keys': () => import('../commands/key-choice.js'),
    claim: () => import('../pages/game/weighing.js'),
    'focus words': withTexts(() => import('./focus-words.js')),
    'square here': () => import('../pages/game/square-here.js'),
    'clock warnings': () => import('./clock-warnings.js'),
    'chess clock': () => import('../../components/chess-clock/chess-clock.js'),
    conditions: () => import('../pages/start/game-conditions/conditions-fields.js'),
    'can win': withTexts(() => import('../pages/game/can-win.js')),
    touch: withWords(withTexts(() => import('../pages/game/touch.js'))),
    blindfold: withTexts(() => import('../pages/game/blindfold.js')),
    'from a square': withWords(withTexts(() => import('../pages/game/from-square.js'))),
    'position text': withWords(withTexts(() => import('../pages/game/position-face.js'))),
    'whole board': withWords(withTexts(() => import('../pages/game/whole-board.js'))),
    'game file': () => import('../pages/shared/save-game.js'),
    table: withTexts(() => import('../pages/table/table-page.js')),
    clock: withTexts(() => import('../pages/clock/clock-page.js')),
    games: withWords(withTexts(() => import('../pages/library/game-list.js'))),
    'set-up': withWords(withTexts(() => import('../pages/set-up/set-up-page.js'))),
    help: withTexts(() => import('../pages/help/help-pages.js')),
    guide: withTexts(() => import('./guide-here.js')),
    about: withTexts(() => import('../pages/about.js')),
    settings: withTexts(() => import('../pages/settings/settings-pages.js')),
    'settings file': withWords(() => import('../pages/settings/settings-file.js')),
    voice: withTexts(() => import('./voice/voice-input.js')),
    'late words': () => language.words.loadLate(),
  };
};

export type LateParts = Loads<ReturnType<typeof lateParts>>;

export interface PagesParts {
  readonly host: ReactiveControllerHost & HTMLElement;
  readonly session: SessionPort;
  readonly services: () => Services;
  /** What a table is given, and the scoresheets of any game. */
  readonly table: () => TableModeServices;
  /** What the guided first game is given. */
  readonly guide: () => GuideHereParts;
  readonly loads: LateParts;
}

export class Pages implements LateServices {
  readonly #parts: PagesParts;
  #table: TableMode | undefined;
  #clock: ClockMode | undefined;
  #guideOpens: Promise<GuideHere> | undefined;
  #guide: GuideHere | undefined;
  #setUp: SetUpPage | undefined;
  #squareQuestions: SquareQuestions | undefined;
  #positionFace: PositionFace | undefined;
  #further: FurtherHearing | undefined;

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

  /** `undefined` until the guided first game is wanted here. */
  get guide(): GuideHere | undefined {
    return this.#guide;
  }

  async openGuide(): Promise<void> {
    const { GuideHere } = await this.#parts.loads.part('guide');
    this.#guideOpens ??= GuideHere.open(this.#parts.guide());
    this.#guide = await this.#guideOpens;
  }

  /** `undefined` until a position is set up here. */
  get setUp(): SetUpPage | undefined {
    return this.#setUp;
  }

  async openSetUp(): Promise<SetUpPage> {
    const { host, services, loads } = this.#parts;
    const { SetUpPage } = await loads.part('set-up');
    return (this.#setUp ??= new SetUpPage({ services: services(), changed: () => host.requestUpdate() }));
  }

  /** `undefined` until the position as text is wanted here. */
  get positionFace(): PositionFace | undefined {
    return this.#positionFace;
  }

  async openPositionFace(): Promise<PositionFace> {
    const { host, services, loads } = this.#parts;
    const { PositionFace } = await loads.part('position text');
    if (!this.#positionFace) {
      this.#positionFace = new PositionFace(services());
      host.requestUpdate();
    }
    return this.#positionFace;
  }

  async openTable(): Promise<TableMode> {
    const { loads } = this.#parts;
    const [{ TableMode }] = await Promise.all([loads.part('table'), loads.part('late words')]);
    return (this.#table ??= new TableMode(this.#parts.table()));
  }

  async openClock(): Promise<ClockMode> {
    const { host, session, services, loads } = this.#parts;
    const [{ ClockMode }] = await Promise.all([loads.part('clock'), loads.part('late words')]);
    return (this.#clock ??= new ClockMode(host, services(), session));
  }

  languages(): HeardLanguages {
    const { words } = this.#parts.services();
    return this.#further?.languages(words.language) ?? words.heard;
  }

  async further(): Promise<FurtherHearing | undefined> {
    this.#further ??= (await this.#parts.loads.partAtOnce('further hearing'))?.FURTHER;
    return this.#further;
  }

  claiming(): Promise<Claiming> {
    return this.#parts.loads.part('claim');
  }

  clockWarnings(): Promise<typeof Warnings> {
    return this.#parts.loads.part('clock warnings');
  }

  blindfolding(): Promise<Blindfolding> {
    return this.#parts.loads.part('blindfold').then(({ BLINDFOLDING }) => BLINDFOLDING);
  }

  gameFiling(): Promise<GameFiling> {
    return this.#parts.loads.part('game file');
  }

  async commandsOf(page: PageId): Promise<PageCommands | undefined> {
    switch (page) {
      case 'claim':
      case 'can win':
      case 'blindfold':
      case 'whole board':
      case 'game file':
      case 'touch':
        return (await this.#parts.loads.part(page)).ROWS;
      case 'from a square':
        return (this.#squareQuestions ??= new (await this.#parts.loads.part(page)).SquareQuestions()).commands;
      case 'position text':
        return (await this.openPositionFace()).commands;
      case 'score':
        return this.#parts.table().score.commands;
      case 'table':
        return (await this.openTable()).commands;
      case 'clock':
        return (await this.openClock()).commands.bindings;
      default:
        return undefined;
    }
  }
}
