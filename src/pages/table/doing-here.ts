/** What is done on a board and said in a line at a table, carried to its game by whoever this window is for. */
import { everyLanguage } from '../../../speech/hearing/every-language.js';
import { hearTableSpoken } from '../../../speech/hearing/table-commands/hear-spoken-table.js';
import { hearTable, type TableAct, type TableHeard } from '../../../speech/hearing/table-commands/hear-table.js';
import type { LineOutcome } from '../../../speech/line-queue.js';
import { withCommands } from '../../commands/line-meaning.js';
import type { TableDoing } from '../../game/game-at-table.js';
import { withPiece } from '../../game/held-game.js';
import { entryOf, type AskedInGame } from '../../game/line-open.js';
import type { ActResult, HeldGame } from '../../game/session/session-port.js';
import { draftsOf, executesOn, liftable, placingDraft, sittingAt } from '../../game/table-acts.js';
import { boardShown } from '../../game/window-role.js';
import type { ActDraft } from '../../laws/acts.js';
import type { Position } from '../../laws/board/board.js';
import { asOf, positionOf } from '../../laws/game.js';
import { sameMove, type Color, type Move } from '../../laws/squares.js';
import type { Table } from '../shared/services.js';

export class DoingHere implements TableDoing {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  place = (move: Move, { game }: HeldGame): Promise<ActResult> => {
    const draft = placingDraft(game, this.board(), move, this.#table.role());
    return draft ? this.#table.act(draft) : this.#refused();
  };

  /** A move that was typed, or said, and is meant: it is called and, where it does not stand there yet, made on one's own board. */
  say = async (move: Move, held: HeldGame): Promise<ActResult> =>
    this.#do({ do: 'call and place', of: positionOf(held.game).turn, move, alphabets: [] }, held);

  /** Its acts are done, or asked about first; what is no act is done by the row of its command. */
  enter: TableDoing['enter'] = async (line, held, spoken) => {
    const { services } = this.#table;
    const context = this.#context(held);
    const heard = spoken ? hearTableSpoken(line, context) : hearTable(line[0].text, context);
    switch (heard.type) {
      case 'none':
        return undefined;
      case 'wish':
        return services.run(heard.wish);
      case 'help': {
        const { phrases, searched } = heard;
        if (searched === undefined) await services.run('help');
        else {
          await services.views.showHelp({ search: searched });
          services.speech.speaker.answer({ about: 'commands', phrases, searched });
        }
        return 'done';
      }
      case 'refused':
        // What is not understood here may answer what is asked.
        if ('nearest' in heard.refusal && services.game.value.asked) return undefined;
        services.game.refuse(heard.refusal);
        return 'refused';
      case 'act':
        return this.#acted(heard, held);
      case 'which':
        this.#askWhich(heard, held);
        return 'asked';
    }
  };

  /** A move alone may be the one before, mended; a step of a move takes for granted what was refused. */
  goesThrough: TableDoing['goesThrough'] = (text, following, held) => {
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

  mayLift = ({ game }: HeldGame): readonly Color[] => liftable(game, this.board(), this.#table.role());

  touches: TableDoing['touches'] = (square, { game }) => {
    const piece = game.boards[this.board()].pieceAt(square);
    return piece?.color === this.board() || !executesOn(game, this.board());
  };

  board = (): Color => boardShown(this.#table.services.game.value);

  #context({ game }: HeldGame) {
    const sitting = sittingAt(this.#table.role());
    const languages = everyLanguage(this.#table.services.words.language);
    return withCommands({ game, ...sitting, mine: sitting.sides, languages });
  }

  async #acted(heard: Extract<TableHeard, { readonly type: 'act' }>, held: HeldGame): Promise<LineOutcome> {
    const { act, exact, position } = heard;
    const { game } = this.#table.services;
    if (act.do === 'call and place' && game.looksBack) {
      return game.askForPresent(act.move, held, () => this.#do(act, held));
    }
    if (!exact && 'move' in act) {
      this.#askSure(act, act.move, position, held);
      return 'asked';
    }
    return (await this.#do(act, held)).type === 'done' ? 'done' : 'refused';
  }

  #do(act: TableAct, { game }: HeldGame): Promise<ActResult> {
    return this.#all(draftsOf(act, game, this.#table.role()));
  }

  /** One after the other; what is refused ends it. */
  async #all(drafts: readonly ActDraft[]): Promise<ActResult> {
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

  /** Is this move meant? */
  #askSure(act: TableAct, move: Move, position: Position, held: HeldGame): void {
    const asked = askedIn(held, position);
    const entry = entryOf(asked.game, move);
    const say = (): string => this.#table.services.speech.speaker.reply({ about: 'sure', entry });
    this.#ask({ moves: [move], acts: [act], held, asked, say });
  }

  /** Which of these is meant? */
  #askWhich({ acts, moves, position, refusal }: Extract<TableHeard, { readonly type: 'which' }>, held: HeldGame): void {
    const asked = askedIn(held, position);
    const entries = moves.map((move) => entryOf(asked.game, move));
    const { speaker } = this.#table.services.speech;
    const say = (): string => speaker.doubt(refusal, moves.map(withPiece(asked)), entries);
    this.#ask({ moves, acts, held, asked, say });
  }

  #ask({ moves, acts, held, asked, say }: ToAsk): void {
    this.#table.services.game.askMeant({
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

interface ToAsk extends Pick<AskedInGame, 'say'> {
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
