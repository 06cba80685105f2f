/** The games that are kept on this device, behind their list: what stands in it, and what is done with them. Loaded when it is first opened. */
import { html, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import './saved-games.js';
import type { SavedGamesEvent, SavedGamesWish, SavedGames, SavedGamesState } from './saved-games.js';
import { clockTimes } from '../../game/clock/clock-times.js';
import { refold, type Refolded } from '../../game/session/fold.js';
import { KeptGames, type ListedGame, type RemovedGame } from '../../storage/kept-games.js';
import type { Services } from '../shared/services.js';
import { isAtTable } from '../../game/held-game.js';
import { fileName, longerSheet, offerPgn, sheetPgn } from '../shared/save-game.js';
import { rowOf } from './game-rows.js';
import { KeptData } from './kept-data.js';

/** How many games are shown at first, and more each time. */
const AT_ONCE = 50;

/** Games after which the page may do something else, where all are gone through. */
const IN_ONE_GO = 20;

export interface GameListParts {
  readonly services: Services;
  /** What is drawn may be other now. */
  readonly changed: () => void;
  readonly onClose: () => void;
  /** Settles when what has changed is drawn. */
  readonly drawn: () => Promise<unknown>;
}

export class GameList {
  readonly #parts: GameListParts;
  readonly #list = createRef<SavedGames>();
  readonly #data: KeptData;
  readonly #kept: KeptGames;
  /** Deleted since the list was opened: as long as it stands, each can be brought back. */
  readonly #removed = new Map<string, RemovedGame>();
  readonly #plies = new Map<string, number>();
  #games: readonly ListedGame[] = [];
  #shown = AT_ONCE;
  #failed = false;

  constructor(parts: GameListParts) {
    this.#parts = parts;
    const { services, changed, drawn } = parts;
    this.#kept = new KeptGames(services.databases.main);
    this.#data = new KeptData({
      services,
      kept: this.#kept,
      isStrict: () => this.#isStrict,
      changed,
      drawn,
      onGamesChanged: () => this.read(),
    });
  }

  /** Reads the list anew. */
  async read(): Promise<void> {
    const games = await this.#kept.list();
    this.#failed = games === undefined;
    this.#games = games ?? [];
    await this.#count();
    this.#parts.changed();
    // The list stands before the browser has answered.
    void this.#data.askBrowser();
  }

  render(): TemplateResult {
    return html`<saved-games ${ref(this.#list)} .state=${this.#state} @saved-games=${this.#onWish}>
      ${this.#data.render()}
    </saved-games>`;
  }

  /** To the heading of the list, once it is drawn. */
  async focus(): Promise<void> {
    await this.#parts.drawn();
    await this.#list.value?.updateComplete;
    this.#list.value?.focus();
  }

  /** To the first button of this game's row. */
  async #focusRow(id: string): Promise<void> {
    await this.#parts.drawn();
    await this.#list.value?.focusRow(id);
  }

  get #state(): SavedGamesState {
    const {
      game: {
        value: { held },
      },
      words,
    } = this.#parts.services;
    const rows = this.#games.slice(0, this.#shown).map((game) =>
      rowOf(
        game,
        {
          ...(held && { held }),
          plies: this.#plies.get(game.id),
          deleted: this.#removed.has(game.id),
        },
        words,
      ),
    );
    return { rows, count: this.#games.length, failed: this.#failed };
  }

  async #count(): Promise<void> {
    for (const { id } of this.#games.slice(0, this.#shown)) {
      const plies = await this.#kept.plies(id);
      if (plies !== undefined) this.#plies.set(id, plies);
    }
  }

  get #isStrict(): boolean {
    const { held } = this.#parts.services.game.value;
    return held?.game.conditions.play === 'strict' && !held.game.ending;
  }

  readonly #onWish = ({ wish }: SavedGamesEvent): void => {
    this.#do(wish).catch(reportError);
  };

  async #do(wish: SavedGamesWish): Promise<void> {
    switch (wish.type) {
      case 'close':
        this.#parts.onClose();
        return;
      case 'more': {
        const next = this.#games[this.#shown];
        this.#shown += AT_ONCE;
        await this.#count();
        this.#parts.changed();
        if (next) await this.#focusRow(next.id);
        return;
      }
      case 'save all':
        return this.#saveAll();
      case 'open':
        return this.#open(wish.id);
      case 'save':
        return this.#save(wish.id);
      case 'delete':
        return this.#delete(wish.id);
      case 'undo':
        return this.#undo(wish.id);
    }
  }

  /** Other games are no help while one is played strictly (Art. 11.3.1). */
  async #open(id: string): Promise<void> {
    const { game, views, late } = this.#parts.services;
    const { held } = game.value;
    if (held?.setup.id !== id) {
      if (this.#isStrict) {
        game.refuse({ reason: 'strict play' });
        return;
      }
      if ((await game.bringBack(id)).type !== 'done') return;
    }
    if (isAtTable(game.value.held)) await late.openTable();
    await views.showGame();
  }

  async #save(id: string): Promise<void> {
    const { speech } = this.#parts.services;
    const pgn = await this.#pgn(id);
    if (!pgn) speech.speaker.notice({ about: 'games', state: 'unreadable' });
    else {
      offerPgn(pgn.name, pgn.text);
      speech.speaker.reply({ about: 'game saved', name: pgn.name });
    }
  }

  async #saveAll(): Promise<void> {
    const { speech } = this.#parts.services;
    const texts: string[] = [];
    let unreadable = 0;
    for (const [index, { id }] of this.#games.entries()) {
      if (this.#removed.has(id)) continue;
      const pgn = await this.#pgn(id);
      if (pgn) texts.push(pgn.text);
      else unreadable += 1;
      if (index % IN_ONE_GO === IN_ONE_GO - 1) await new Promise((resolve) => setTimeout(resolve));
    }
    if (texts.length > 0) offerPgn('anna-hector-games.pgn', texts.join('\n'));
    speech.speaker.notice({ about: 'games saved', games: texts.length, unreadable });
  }

  /** `undefined` where the game cannot be read. */
  async #pgn(id: string): Promise<{ readonly name: string; readonly text: string } | undefined> {
    const found = await this.#kept.find(id);
    const refolded: Refolded | undefined = found && refold(found);
    if (!refolded) return undefined;
    const { held, entries } = refolded;
    const times = clockTimes(held.setup, entries);
    return { name: fileName(held), text: sheetPgn(held, longerSheet(held), times) };
  }

  async #delete(id: string): Promise<void> {
    const { game, speech } = this.#parts.services;
    if (game.value.held?.setup.id === id) {
      speech.speaker.notice({ about: 'games', state: 'on the board' });
      return;
    }
    const removed = await this.#kept.remove(id);
    if (!removed) {
      speech.speaker.notice({ about: 'games', state: 'not reached' });
      return;
    }
    this.#removed.set(id, removed);
    this.#parts.changed();
    speech.speaker.notice({ about: 'games', state: 'deleted' });
    await this.#focusRow(id);
  }

  async #undo(id: string): Promise<void> {
    const { game, speech } = this.#parts.services;
    const removed = this.#removed.get(id);
    if (!removed) return;
    const kept = await this.#kept.putBack(removed);
    if (!kept.ok) {
      game.refuse({ reason: 'not kept', cause: kept.cause });
      return;
    }
    this.#removed.delete(id);
    this.#parts.changed();
    speech.speaker.notice({ about: 'games', state: 'restored' });
    await this.#focusRow(id);
  }
}
