/**
 * The boards at the table: comparing them, putting them right, and real boards beside the program, which are read out rank by rank or
 * entered and compared the same way (App. D.2.9).
 */
import { phraseAnswer } from '../../../../speech/phrase/answers.js';
import { cellName } from '../../../../speech/phrase/cell.js';
import { FIDE_LANG } from '../../../../speech/phrase/fide.js';
import type { PhraseOptions } from '../../../../speech/phrase/options.js';
import { sayOwn } from '../../../../speech/phrase/own-message.js';
import { page, segmentsOf, stopped } from '../../../../speech/phrase/segments.js';
import './two-boards.js';
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { TwoBoards, ReadBoard, BoardsWishEvent } from './two-boards.js';
import type { BoardEnteredEvent, EntryRefusedEvent } from '../../shared/board-entry.js';
import type { TableActEvent } from '../../shared/table-events.js';
import type { PieceListRefusal } from '../../../../speech/hearing/piece-list.js';
import { textOf, type Segment, type Utterance } from '../../../../speech/utterance.js';
import type { CompareBoards } from '../../../laws/acts.js';
import { boardWith } from '../../../laws/board/set-by-hand.js';
import { positionOf, type Game } from '../../../laws/game.js';
import {
  RANKS,
  shadeOf,
  type ByColor,
  type Color,
  type Piece,
  type PlacedPiece,
  type Square,
  COLORS,
} from '../../../laws/squares.js';
import { viewFor } from '../../../laws/view.js';
import { ask } from '../../../questions/ask.js';
import type { HeldGame } from '../../../game/session/session-port.js';
import type { Table } from '../../shared/services.js';
import { isAssistant, type Actor } from '../../../laws/roles.js';
import { stepsDue } from '../../../laws/rules/blind/steps.js';
import { actingAs, sidesOf, type WindowRole } from '../../../game/window-role.js';

export class BoardsPart {
  readonly #table: Table;
  readonly #element = createRef<TwoBoards>();
  /** How many ranks have been read before the one that is read now, from the side of whose board it is. */
  #read: { readonly of: Color; readonly rank: number } | undefined;
  #entered: Partial<ByColor<readonly PlacedPiece[]>> = {};
  /** The game that was read and entered of. */
  #game = '';
  #texts: { readonly options: PhraseOptions; readonly cellText: (square: Square, piece?: Piece) => string } | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  focus(): void {
    this.#element.value?.focus();
  }

  render(held: HeldGame): TemplateResult | typeof nothing {
    const { game, setup } = held;
    const options = this.#table.options();
    if (setup.id !== this.#game) this.#startAnew(setup.id);
    const role = this.#table.role();
    const reads = boardsRead(game, role);
    const comparedBy = comparingAs(game, role);
    const mends = mendingHere(game, role);
    if (reads.length === 0 && !comparedBy && mends.length === 0) return nothing;
    const enters = (comparedBy ? reads : []).map((of) => {
      const entered = this.#entered[of];
      return { of, program: game.boards[of].pieces(), ...(entered && { entered }) };
    });
    return html`<two-boards
      ${ref(this.#element)}
      .reads=${reads}
      .reading=${this.#reading(held, options)}
      .comparedBy=${comparedBy}
      .mends=${mends}
      .enters=${enters}
      .language=${this.#table.services.words.language}
      .cellText=${this.#cellText(options)}
      .cellLanguage=${options.squareStyle === 'fide' ? FIDE_LANG : ''}
      .refusalText=${this.#refusalText}
      @boards-wish=${this.#onWish}
      @board-entered=${this.#onEntered}
      @entry-refused=${this.#onRefused}
      @table-act=${this.#onAct}
    ></two-boards>`;
  }

  #startAnew(game: string): void {
    this.#game = game;
    this.#read = undefined;
    this.#entered = {};
  }

  #reading(held: HeldGame, options: PhraseOptions): ReadBoard | undefined {
    const read = this.#read;
    if (!read || !boardsRead(held.game, this.#table.role()).includes(read.of)) return undefined;
    const text = textOf(rankOf(held, read, options));
    return { of: read.of, text, first: read.rank === 0, last: read.rank === RANKS.length - 1 };
  }

  readonly #onWish = ({ wish }: BoardsWishEvent): void => {
    const held = this.#table.held();
    const options = this.#table.options();
    if (!held) return;
    switch (wish.do) {
      case 'read': {
        const before = this.#read?.of === wish.of ? this.#read.rank : 0;
        const rank = wish.step === 'begin' ? 0 : before + (wish.step === 'next' ? 1 : -1);
        const read = { of: wish.of, rank: Math.min(Math.max(rank, 0), RANKS.length - 1) };
        this.#read = read;
        this.#say(rankOf(held, read, options));
        this.#table.host.requestUpdate();
        return;
      }
      case 'compare entered':
        this.#compareEntered(held).catch(reportError);
    }
  };

  async #compareEntered(held: HeldGame): Promise<void> {
    const by = comparingAs(held.game, this.#table.role());
    if (!by) return;
    const entered: CompareBoards['entered'] = this.#entered;
    const result = await this.#table.act({ type: 'compare boards', by, entered });
    // What stood on the real boards stands in the program now.
    if (result.type === 'done') this.#entered = {};
    this.#table.host.requestUpdate();
  }

  readonly #onAct = (event: TableActEvent): void => {
    event.stopPropagation();
    this.#table.act(event.act).catch(reportError);
  };

  /** Each square that was entered is told as it stands now. */
  readonly #onEntered = ({ of, pieces, changed }: BoardEnteredEvent): void => {
    this.#entered = { ...this.#entered, [of]: pieces };
    this.#table.host.requestUpdate();
    const held = this.#table.held();
    const options = this.#table.options();
    if (!held || changed.length === 0) return;
    const board = boardWith(pieces, positionOf(held.game));
    const said = changed.flatMap((square): readonly Segment[] => {
      const piece = board.pieceAt(square);
      const told = { about: 'square', square, ...(piece && { piece }), shade: shadeOf(square), more: 0 } as const;
      const { segments } = phraseAnswer(told, options);
      return changed.length === 1 ? segments : segments.map(stopped);
    });
    this.#say(page(said, 'answer'));
  };

  readonly #onRefused = ({ refusal }: EntryRefusedEvent): void => this.#say(this.#refusalSaid(refusal));

  readonly #refusalText = (refusal: PieceListRefusal): string => textOf(this.#refusalSaid(refusal));

  #refusalSaid(refusal: PieceListRefusal): Utterance {
    const options = this.#table.options();
    return page(segmentsOf(sayOwn(options.words.messages, 'piece-list', 'reason', refusal), options), 'answer');
  }

  /** The same function as long as things are said the same way, for all cells are drawn anew with another. */
  #cellText(options: PhraseOptions): (square: Square, piece?: Piece) => string {
    const known = this.#texts;
    if (known && known.options.words === options.words && known.options.squareStyle === options.squareStyle)
      return known.cellText;
    const cellText = (square: Square, piece?: Piece): string => cellName(square, piece, shadeOf(square), options).text;
    this.#texts = { options, cellText };
    return cellText;
  }

  #say(utterance: Utterance): void {
    this.#table.services.speech.speaker.say(utterance);
  }
}

/** One rank of a player's own board. */
function rankOf(
  { game }: HeldGame,
  { of, rank }: { readonly of: Color; readonly rank: number },
  options: PhraseOptions,
): Utterance {
  const index = of === 'white' ? rank : RANKS.length - 1 - rank;
  return phraseAnswer(ask(viewFor(game, of), { about: 'rank', rank: RANKS[index] ?? '1' }), options);
}

/**
 * Whose boards a window may read and enter (App. D.2.9, D.2.10.4): one's own, or that of the player whom one assists; the arbiter both. An onlooker of
 * a strict game looks at none.
 */
export function boardsRead(game: Game, role: WindowRole): readonly Color[] {
  if (role === 'arbiter') return COLORS;
  return role === 'onlooker' && game.conditions.play === 'casual' ? COLORS : sidesOf(role);
}

/** By whom the boards are compared here: the arbiter, or where there is none whoever plays; absent where that is nobody. */
export function comparingAs(game: Game, role: WindowRole): Actor | undefined {
  const { blind, arbiter } = game.conditions;
  if (blind?.boards !== 'two' || game.ending) return undefined;
  if (role === 'arbiter') return role;
  const [side] = sidesOf(role);
  return arbiter || !side ? undefined : actingAs(role, side);
}

/** What was found to be wrong, and by whom it is put right here: each his own, an assistant and the arbiter either. */
export function mendingHere(game: Game, role: WindowRole): readonly { readonly of: Color; readonly by: Actor }[] {
  if (game.ending) return [];
  const mends = stepsDue(game)?.mends ?? [];
  return mends.flatMap((of) => {
    const by = actingAs(role, of);
    const may = by !== undefined && (by === of || by === 'arbiter' || isAssistant(by));
    return may ? [{ of, by }] : [];
  });
}
