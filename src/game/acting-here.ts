/** What is done in the game from this window: each is sent to the session as an act, and a refusal is said. */
import { actorFor } from '../laws/rules/whose-act.js';
import type { ActDraft } from '../laws/acts.js';
import type { Color, Move, Square } from '../laws/squares.js';
import type { GameValue } from './store.js';
import type { ActResult, GameSetup, SessionPort } from './session/session-port.js';
import type { GameAtTable } from './game-at-table.js';
import { isAtTable, takeBackTo } from './held-game.js';
import type { OpenLine, Tried } from './line-open.js';

export interface ActingParts {
  readonly session: Pick<SessionPort, 'begin' | 'bringBack' | 'act'>;
  readonly value: () => GameValue;
  readonly atTable: GameAtTable;
  /** Shows why something was refused. */
  readonly line: () => Pick<OpenLine, 'refuse' | 'forgetRefusal'>;
}

export class ActingHere {
  readonly #parts: ActingParts;

  constructor(parts: ActingParts) {
    this.#parts = parts;
  }

  async begin(setup: GameSetup): Promise<ActResult> {
    return this.#told(await this.#parts.session.begin(setup));
  }

  async bringBack(gameId: string): Promise<ActResult> {
    return this.#told(await this.#parts.session.bringBack(gameId));
  }

  async act(draft: ActDraft): Promise<ActResult> {
    const { session, atTable, value } = this.#parts;
    const tried = draft.type === 'make' ? { from: draft.move.from } : undefined;
    const done = atTable.asHere(draft, value().held);
    if (!done) return this.#told({ type: 'refused', refusal: { reason: 'not for this role' } }, tried);
    return this.#told(await session.act(done), tried);
  }

  /** A piece was placed on the board. */
  async place(move: Move): Promise<ActResult> {
    const { atTable, value } = this.#parts;
    const { held } = value();
    return isAtTable(held) ? atTable.with(({ place }) => place(move, held)) : this.#make(move, []);
  }

  /** A move was typed or said. */
  async say(move: Move, alphabets: readonly string[]): Promise<ActResult> {
    const { atTable, value } = this.#parts;
    const { held } = value();
    return isAtTable(held) ? atTable.with(({ say }) => say(move, held)) : this.#make(move, alphabets);
  }

  /** A piece was lifted, or the opponent's tried to be. */
  async touch(square: Square): Promise<ActResult> {
    const { atTable, value } = this.#parts;
    if (!(await atTable.touches(square, value().held))) return { type: 'done', facts: [] };
    return this.act({ type: 'touch', by: this.#actor('touch'), square });
  }

  /** Takes back the last move of this window's player, with the answer to it. */
  async takeBack(): Promise<void> {
    const { held, mine } = this.#parts.value();
    if (!held) return;
    const ply = takeBackTo(held, mine);
    if (ply === undefined) this.#parts.line().refuse({ reason: 'no move made yet' });
    else await this.act({ type: 'restore', by: this.#actor('restore'), ply, cause: 'takeback' });
  }

  async #make(move: Move, alphabets: readonly string[]): Promise<ActResult> {
    return this.act({ type: 'make', by: this.#actor('make'), move, ...(alphabets.length > 0 && { alphabets }) });
  }

  /** Who acts here; where no game stands it is refused, whoever it is. */
  #actor(type: 'make' | 'touch' | 'restore'): Color {
    const { held, mine } = this.#parts.value();
    return held ? actorFor(held.game, mine, type) : 'white';
  }

  #told(result: ActResult, tried?: Tried): ActResult {
    const line = this.#parts.line();
    if (result.type === 'refused') line.refuse(result.refusal, tried);
    else line.forgetRefusal();
    return result;
  }
}
