/** What of a game at a table the game's controller leaves to the table: who acts here, what a hand and a line mean, what is seen. */
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import type { ActDraft } from '../laws/acts.js';
import type { Role } from '../laws/roles.js';
import type { Color, Square, Move } from '../laws/squares.js';
import { viewFor, type GameView } from '../laws/view.js';
import type { Following, LineOutcome } from '../../speech/line-queue.js';
import type { ActResult, HeldGame } from './session/session-port.js';
import { actingAs, boardShown } from './window-role.js';
import { isAtTable, seatHere } from './held-game.js';
import type { GameValue } from './store.js';

/** What was typed, or may have been said: the likeliest first. */
export type TableLine = readonly [SpokenAlternative, ...SpokenAlternative[]];

/** What a game at a table does otherwise than any other. */
export interface TableDoing {
  /** A piece was placed on the board that is shown. */
  readonly place: (move: Move, held: HeldGame) => Promise<ActResult>;
  /** A move was typed or said and is meant. */
  readonly say: (move: Move, held: HeldGame) => Promise<ActResult>;
  /** Does a line of the table; `undefined` where it is none. */
  readonly enter: (line: TableLine, held: HeldGame, spoken: boolean) => Promise<LineOutcome | undefined>;
  /** Whether a line may be carried out though the one before it was refused or asks; `undefined` where it is no line of the table. */
  readonly goesThrough: (text: string, following: Following, held: HeldGame) => boolean | undefined;
  /** Whose pieces may be lifted from the board that is shown. */
  readonly mayLift: (held: HeldGame) => readonly Color[];
  /** Whether to lift what stands here is a touch (Art. 4.3): not where the opponent's move is executed. */
  readonly touches: (square: Square, held: HeldGame) => boolean;
  /** Whose board is shown. */
  readonly board: (held: HeldGame) => Color;
}

export interface TableServices {
  /** Who listens at this window from now on. */
  readonly listensAs: (role: Role) => void;
  /** What a game at a table does otherwise. */
  readonly load: () => Promise<TableDoing>;
}

export class GameAtTable {
  readonly #seat: () => Pick<GameValue, 'role' | 'board'>;
  readonly #services: TableServices;
  #table: TableDoing | undefined;

  /** @param seat whose window this is, and whose board is chosen to be seen */
  constructor(seat: () => Pick<GameValue, 'role' | 'board'>, services: TableServices) {
    this.#seat = seat;
    this.#services = services;
  }

  /** The sides that are played here, and what is seen here; whoever sits here is who listens from now on. */
  seat(held: HeldGame): { readonly mine: readonly Color[]; readonly view: GameView } {
    const here = this.#seat();
    const seat = seatHere(held, here.role);
    this.#services.listensAs(seat.role);
    const view = isAtTable(held) ? viewFor(held.game, seat.role, boardShown(here)) : viewFor(held.game, seat.role);
    return { mine: seat.mine, view };
  }

  /** The act as it is done from this window, by an assistant or an arbiter for a player; `undefined` where only is looked on. */
  asHere(draft: ActDraft, held: HeldGame | undefined): ActDraft | undefined {
    if (!isAtTable(held) || (draft.by !== 'white' && draft.by !== 'black')) return draft;
    const by = actingAs(this.#seat().role ?? 'onlooker', draft.by);
    return by && { ...draft, by };
  }

  /** Does it at the table. */
  async with(act: (table: TableDoing) => Promise<ActResult>): Promise<ActResult> {
    return act(await this.#services.load());
  }

  /** `undefined` where it is no line of a table. */
  async enter(
    [first, ...others]: readonly SpokenAlternative[],
    held: HeldGame,
    spoken: boolean,
  ): Promise<LineOutcome | undefined> {
    if (!first || !isAtTable(held)) return undefined;
    this.#table ??= await this.#services.load();
    return this.#table.enter([first, ...others], held, spoken);
  }

  /** Whether a line may be carried out though the one before it was refused or asks; `undefined` where it is no line of a table. */
  goesThrough(text: string, following: Following, held: HeldGame): boolean | undefined {
    return isAtTable(held) ? this.#table?.goesThrough(text, following, held) : undefined;
  }

  /** Whether to lift what stands here is a touch. */
  async touches(square: Square, held: HeldGame | undefined): Promise<boolean> {
    if (!isAtTable(held)) return true;
    return (await this.#services.load()).touches(square, held);
  }
}
