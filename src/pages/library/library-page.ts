/** The list of the games on this device: opened in the page above the rest, and closed with the focus back where it was. */
import { nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { deepActiveElement } from '../../../components/dom/focus.js';
import type { Services } from '../shared/services.js';
import type { GameList, GameListParts } from './game-list.js';

type LoadGames = () => Promise<{ readonly GameList: new (parts: GameListParts) => GameList }>;

export class SavedGamesController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #load: LoadGames;
  /** Where the focus goes when what had it before is gone. */
  readonly #elsewhere: () => void;
  #list: GameList | undefined;
  #isOpen = false;
  #before: HTMLElement | undefined;

  constructor(host: ReactiveControllerHost, load: LoadGames, elsewhere: () => void) {
    this.#host = host;
    this.#load = load;
    this.#elsewhere = elsewhere;
    host.addController(this);
  }

  hostConnected(): void {}

  /** With the focus on its heading. */
  async open(services: Services): Promise<void> {
    const active = deepActiveElement();
    const { GameList } = await this.#load();
    this.#list ??= new GameList({
      services,
      changed: () => this.#host.requestUpdate(),
      onClose: () => this.#close(),
      drawn: () => this.#host.updateComplete,
    });
    await this.#list.read();
    if (!this.#isOpen) this.#before = active instanceof HTMLElement ? active : undefined;
    this.#isOpen = true;
    this.#host.requestUpdate();
    await this.#list.focus();
  }

  /** Closes it and leaves the focus alone. */
  leave(): void {
    this.#isOpen = false;
    this.#host.requestUpdate();
  }

  render(): TemplateResult | typeof nothing {
    return this.#isOpen && this.#list ? this.#list.render() : nothing;
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.leave();
    if (this.#before?.isConnected) this.#before.focus();
    else this.#elsewhere();
  }
}
