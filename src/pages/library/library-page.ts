/** The page of the games on this device, loaded when it is first shown. */
import { nothing, type TemplateResult } from 'lit';
import type { Services } from '../shared/services.js';
import type { GameList, GameListParts } from './game-list.js';

export interface GamesPageParts extends Pick<GameListParts, 'changed' | 'drawn'> {
  readonly load: () => Promise<{ readonly GameList: new (parts: GameListParts) => GameList }>;
  /** Leads back to where the user came from. */
  readonly leave: () => void;
}

export class GamesPage {
  readonly #parts: GamesPageParts;
  #list: GameList | undefined;

  constructor(parts: GamesPageParts) {
    this.#parts = parts;
  }

  /** Reads which games there are now. */
  async read(services: Services): Promise<void> {
    const { load, leave, changed, drawn } = this.#parts;
    const { GameList } = await load();
    this.#list ??= new GameList({ services, changed, onClose: leave, drawn });
    await this.#list.read();
  }

  /** To its heading. */
  async focus(): Promise<void> {
    await this.#list?.focus();
  }

  render(): TemplateResult | typeof nothing {
    return this.#list?.render() ?? nothing;
  }
}
