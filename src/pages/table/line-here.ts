/** A line that is typed or said at a table: its acts are done, or asked about first; what is no act is done by the row of its command. */
import { asOf } from '../../laws/game.js';
import { hearTable, type TableAct, type TableHeard } from '../../../speech/hearing/table-commands/hear-table.js';
import { hearTableSpoken } from '../../../speech/hearing/table-commands/hear-spoken-table.js';
import { everyLanguage } from '../../../speech/hearing/every-language.js';
import { withCommands } from '../../commands/line-meaning.js';
import type { Position } from '../../laws/board/board.js';
import { sameMove, type Move } from '../../laws/squares.js';
import type { Following, LineOutcome } from '../../../speech/line-queue.js';
import type { ActResult, HeldGame } from '../../game/session/session-port.js';
import { entryOf, type AskedInGame } from '../../game/line-open.js';
import { withPiece } from '../../game/held-game.js';
import type { TableLine } from '../../game/game-at-table.js';
import type { Table } from '../shared/services.js';
import { draftsOf, sittingAt } from '../../game/table-acts.js';

export interface LineParts {
  readonly table: Table;
  /** Does these acts of the game, one after the other. */
  readonly all: (drafts: ReturnType<typeof draftsOf>) => Promise<ActResult>;
}

export class LineHere {
  readonly #parts: LineParts;

  constructor(parts: LineParts) {
    this.#parts = parts;
  }

  /** `undefined` where it is no line of the table. */
  enter = async (line: TableLine, held: HeldGame, spoken: boolean): Promise<LineOutcome | undefined> => {
    const { table } = this.#parts;
    const context = this.#context(held);
    const heard = spoken ? hearTableSpoken(line, context) : hearTable(line[0].text, context);
    switch (heard.type) {
      case 'none':
        return undefined;
      case 'wish':
        return table.services.run(heard.wish);
      case 'help': {
        const { phrases, searched } = heard;
        if (searched === undefined) await table.services.run('help');
        else {
          await table.services.views.showHelp({ search: searched });
          table.services.speech.speaker.answer({ about: 'commands', phrases, searched });
        }
        return 'done';
      }
      case 'refused':
        // What is not understood here may answer what is asked.
        if ('nearest' in heard.refusal && table.services.game.value.asked) return undefined;
        table.services.game.refuse(heard.refusal);
        return 'refused';
      case 'act':
        return this.#acted(heard, held);
      case 'which':
        this.#ask(heard, held);
        return 'asked';
    }
  };

  /**
   * Whether a line may be carried out though the one before it was refused or asks, and whoever typed it has not heard that; `undefined` where
   * it is no line of the table. A move alone may be the one before, mended; a step of a move takes for granted what was refused.
   */
  goesThrough = (text: string, following: Following, held: HeldGame): boolean | undefined => {
    const heard = hearTable(text, this.#context(held));
    switch (heard.type) {
      case 'none':
      case 'refused':
        return undefined;
      case 'wish':
      case 'help':
      case 'which':
        return following === 'unheard';
      case 'act':
        return following === 'unheard' && ['call and place', 'repeat'].includes(heard.act.do);
    }
  };

  #context({ game }: HeldGame) {
    const sitting = sittingAt(this.#parts.table.role());
    const languages = everyLanguage(this.#parts.table.services.words.language);
    return withCommands({ game, ...sitting, mine: sitting.sides, languages });
  }

  async #acted(heard: Extract<TableHeard, { readonly type: 'act' }>, held: HeldGame): Promise<LineOutcome> {
    const { act, exact, position } = heard;
    const { table } = this.#parts;
    if (act.do === 'call and place' && table.services.game.looksBack) {
      return table.services.game.askForPresent(act.move, held, () => this.#do(act, held));
    }
    if (!exact && 'move' in act) {
      this.#askSure(act, act.move, position, held);
      return 'asked';
    }
    return (await this.#do(act, held)).type === 'done' ? 'done' : 'refused';
  }

  #do(act: TableAct, { game }: HeldGame): Promise<ActResult> {
    return this.#parts.all(draftsOf(act, game, this.#parts.table.role()));
  }

  /** Is this move meant? */
  #askSure(act: TableAct, move: Move, position: Position, held: HeldGame): void {
    const { services } = this.#parts.table;
    const asked = askedIn(held, position);
    const entry = entryOf(asked.game, move);
    this.#put({
      moves: [move],
      acts: [act],
      held,
      asked,
      say: () => services.speech.speaker.reply({ about: 'sure', entry }),
    });
  }

  /** Which of these is meant? */
  #ask({ acts, moves, position, refusal }: Extract<TableHeard, { readonly type: 'which' }>, held: HeldGame): void {
    const { services } = this.#parts.table;
    const asked = askedIn(held, position);
    const entries = moves.map((move) => entryOf(asked.game, move));
    const say = (): string => services.speech.speaker.doubt(refusal, moves.map(withPiece(asked)), entries);
    this.#put({ moves, acts, held, asked, say });
  }

  #put({ moves, acts, held, asked, say }: Put): void {
    this.#parts.table.services.game.askMeant({
      question: { moves, alphabets: moves.map(() => []) },
      held: asked,
      say,
      act: (move) => {
        const meant = acts.find((one) => 'move' in one && sameMove(one.move, move));
        // A pawn may have been given its piece since.
        const [first] = acts;
        const act = meant ?? (first && 'move' in first ? { ...first, move } : undefined);
        return act ? this.#do(act, held) : Promise.resolve({ type: 'done', facts: [] });
      },
    });
  }
}

interface Put extends Pick<AskedInGame, 'say'> {
  readonly moves: readonly Move[];
  readonly acts: readonly TableAct[];
  readonly held: HeldGame;
  readonly asked: HeldGame;
}

/** The game as it stood when the move is asked about that was read in this position. */
function askedIn(held: HeldGame, position: Position): HeldGame {
  const ply = held.game.positions.indexOf(position);
  return ply < 0 ? held : { ...held, game: asOf(held.game, ply) };
}
