/** Carries what is done on a board and said in a line to a game at a table, by whoever this window is for. */
import type { ActDraft } from '../../laws/acts.js';
import type { Color, Move } from '../../laws/squares.js';
import { positionOf, type Game } from '../../laws/game.js';
import { stepsDue } from '../../laws/rules/blind/steps.js';
import type { ActResult, HeldGame } from '../../game/session/session-port.js';
import { boardShown } from '../../game/window-role.js';
import type { TableWish } from '../../../speech/hearing/table-commands/hear-table.js';
import type { TableDoing } from '../../game/doing.js';
import { LineHere } from './line-here.js';
import { liftable, placingDraft } from '../../game/on-board.js';
import type { Table } from '../shared/part.js';
import { draftsOf } from '../../game/table-line.js';

export class DoingHere implements TableDoing {
  readonly #table: Table;
  readonly #line: LineHere;

  /** @param wish what a line wishes of the page */
  constructor(table: Table, wish: (wish: TableWish) => void) {
    this.#table = table;
    this.#line = new LineHere({ table, all: (drafts) => this.all(drafts), wish });
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
