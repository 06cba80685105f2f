/** Carries what is done on a board and said in a line to a game at a table, by whoever this window is for. */
import type { ActDraft } from '../../laws/acts.js';
import type { Color, Move } from '../../laws/squares.js';
import { positionOf, type Game } from '../../laws/game.js';
import { stepsDue } from '../../laws/rules/blind/steps.js';
import type { ActResult, HeldGame } from '../../game/session/session-port.js';
import { boardShown } from '../../game/window-role.js';
import type { TableDoing } from '../../game/game-at-table.js';
import { LineHere } from './line-here.js';
import { liftable, placingDraft, draftsOf } from '../../game/table-acts.js';
import type { Table } from '../shared/services.js';

export class DoingHere implements TableDoing {
  readonly #table: Table;
  readonly #line: LineHere;

  constructor(table: Table) {
    this.#table = table;
    this.#line = new LineHere({ table, all: (drafts) => this.all(drafts) });
  }

  place = (move: Move, { game }: HeldGame): Promise<ActResult> => {
    const draft = placingDraft(game, this.board(), move, this.#table.role());
    return draft ? this.#table.act(draft) : this.#refused();
  };

  /** A move that was typed, or said, and is meant: it is called and, where it does not stand there yet, made on one's own board. */
  say = async (move: Move, { game }: HeldGame): Promise<ActResult> => {
    const act = { do: 'call and place', of: positionOf(game).turn, move, alphabets: [] } as const;
    return this.all(draftsOf(act, game, this.#table.role()));
  };

  enter: TableDoing['enter'] = (line, held, spoken) => this.#line.enter(line, held, spoken);

  goesThrough: TableDoing['goesThrough'] = (text, following, held) => this.#line.goesThrough(text, following, held);

  mayLift = ({ game }: HeldGame): readonly Color[] => liftable(game, this.board(), this.#table.role());

  touches: TableDoing['touches'] = (square, { game }) => {
    const piece = game.boards[this.board()].pieceAt(square);
    return piece?.color === this.board() || !isExecuted(game, this.board());
  };

  board = (): Color => boardShown(this.#table.services.game.value);

  /** One after the other; what is refused ends it. */
  async all(drafts: readonly ActDraft[]): Promise<ActResult> {
    if (drafts.length === 0) return this.#refused();
    let result: ActResult = { type: 'done', facts: [] };
    for (const draft of drafts) {
      result = await this.#table.act(draft);
      if (result.type === 'refused') return result;
    }
    return result;
  }

  async #refused(): Promise<ActResult> {
    const refusal = { reason: 'not for this role' } as const;
    this.#table.services.game.refuse(refusal);
    return Promise.resolve({ type: 'refused', refusal });
  }
}

function isExecuted(game: Game, board: Color): boolean {
  const due = stepsDue(game)?.due;
  return due !== undefined && due.of !== board && due.owes.includes('execute');
}
