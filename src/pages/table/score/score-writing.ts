/**
 * Writing on a player's sheet: what was typed is understood, what was called is looked up, and the act is sent. What was not written
 * leaves its reason beside the field.
 */
import { happeningSaid } from '../../../../speech/phrase/happenings.js';
import { phraseDoubt, phraseRefusal, doYouMean } from '../../../../speech/phrase/refusals.js';
import { phraseReply } from '../../../../speech/phrase/replies.js';
import { page, segmentsOf } from '../../../../speech/phrase/segments.js';
import type { ScoreEntry } from './score-entry.js';
import type { LineEnd } from '../../../../speech/line-queue.js';
import { textOf, type Utterance } from '../../../../speech/utterance.js';
import type { Write } from '../../../laws/acts.js';
import type { Fact } from '../../../laws/facts.js';
import type { Actor } from '../../../laws/roles.js';
import { sameMove, type Color, type Move } from '../../../laws/squares.js';
import type { Game } from '../../../laws/game.js';
import type { Table } from '../../shared/services.js';
import type { CallOf } from './score-calls.js';
import { writerFor } from './score-sides.js';
import { hear, type Heard } from '../../../../speech/hear.js';
import { everyLanguage } from '../../../../speech/hearing/every-language.js';
import type { LanguageName } from '../../../../speech/language-names.js';
import type { NamedMove } from '../../../../speech/phrase/named-move.js';
import type { Position } from '../../../laws/board/board.js';

/** What is written on whose sheet, and by whom. */
export interface Writer {
  readonly game: Game;
  readonly side: Color;
  readonly by: Actor;
}

/** A move that was near to what was typed, and is asked about. */
interface Doubted {
  readonly ply: number;
  readonly text: string;
  readonly move: Move;
}

export class ScoreWriter {
  readonly #table: Table;
  /** Where this player's sheet is written on, if it is here. */
  readonly #entry: (side: Color) => ScoreEntry | undefined;
  /** Why what came last is not written, for each sheet. */
  readonly #refusals = new Map<Color, string>();
  #doubted: Doubted | undefined;
  /** Why what came last is not written; `undefined` where it is. */
  #told: Utterance | undefined;

  constructor(table: Table, entry: (side: Color) => ScoreEntry | undefined) {
    this.#table = table;
    this.#entry = entry;
  }

  refusalOf(side: Color): string {
    return this.#refusals.get(side) ?? '';
  }

  /** The game is another now. */
  forget(): void {
    this.#refusals.clear();
    this.#doubted = undefined;
  }

  /** Shows these words beside the field of this sheet. */
  show(side: Color, words: string): void {
    this.#refusals.set(side, words);
    this.#table.host.requestUpdate();
  }

  /** Who writes on this sheet in this window; `undefined` where nobody does. */
  writerOf(game: Game, side: Color): Writer | undefined {
    const by = writerFor(game, this.#table.role(), side);
    return by && { game, side, by };
  }

  /** Something is written on this sheet: the next is wanted. */
  accept(side: Color): void {
    this.#entry(side)?.accept();
  }

  /** What became of a line that was typed for this sheet. */
  end(side: Color, text: string, end: LineEnd): void {
    this.#entry(side)?.end(text, end);
  }

  /** After the reason, once more: whoever typed ahead has not heard it. */
  tellHeldBack(lines: readonly string[]): void {
    const options = this.#table.options();
    const heldBack = phraseReply({ about: 'held back', lines }, options);
    const segments = [...(this.#told?.segments ?? []), ...heldBack.segments];
    this.#table.services.speech.speaker.say({ ...heldBack, segments });
  }

  /** A move as it was typed. Tells whether it is written. */
  async writeText(writer: Writer, ply: number, text: string): Promise<boolean> {
    const options = this.#table.options();
    const { messages } = options.words;
    if (text === '')
      return this.#tell(writer, page(segmentsOf(messages.say('score-nothing-to-write'), options), 'answer'));
    const heard = hearWritten(text, writer.game, ply, this.#table.services.words.language);
    const before = writer.game.positions[ply - 1];
    switch (heard.type) {
      case 'refused':
        return this.#tell(writer, phraseRefusal(heard.refusal, options));
      case 'ask':
        return this.#tell(
          writer,
          phraseDoubt(
            heard.refusal,
            heard.moves.flatMap((move) => named(move, before)),
            options,
          ),
        );
      case 'move': {
        const { move, exact } = heard;
        if (!exact && !this.#isSure({ ply, text, move })) {
          const asked = [doYouMean(named(move, before), messages), messages.say('score-send-again')];
          return this.#tell(writer, page(segmentsOf(asked, options), 'answer'));
        }
        return this.write(writer, { what: 'move', ply, move });
      }
    }
  }

  /** As it was called: that is what the player has heard; where it was not, as it was made. */
  async writeCalled(writer: Writer, ply: number, callOf: CallOf): Promise<boolean> {
    const known = callOf(ply) ?? writer.game.plies[ply - 1]?.move;
    if (!known) return false;
    const { from, to, promotion, castling } = known;
    const move: Move = { from, to, ...(promotion && { promotion }), ...(castling && { castling }) };
    return this.write(writer, { what: 'move', ply, move });
  }

  async write({ side, by }: Writer, entry: Write['entry']): Promise<boolean> {
    const result = await this.#table.act({ type: 'write', by, entry });
    const options = this.#table.options();
    this.#doubted = undefined;
    this.#told = undefined;
    if (result.type === 'done') {
      this.#sayWritten(result.facts);
      this.show(side, '');
      return true;
    }
    // It was told already; beside the field it stands to be read.
    this.#told = phraseRefusal(result.refusal, options);
    this.show(side, textOf(this.#told));
    return false;
  }

  /** It is for the writer's ear, so that a window of both players would be silent: there the one who wrote it hears it as an answer. */
  #sayWritten(facts: readonly Fact[]): void {
    const options = this.#table.options();
    const written = facts.find((fact) => fact.type === 'written');
    if (!written || this.#table.role() !== 'both players') return;
    this.#table.services.speech.speaker.say(
      page(segmentsOf(happeningSaid(written, options.words.messages), options), 'answer'),
    );
  }

  /** Whether the same was asked about before, and is sent again. */
  #isSure(doubted: Doubted): boolean {
    const asked = this.#doubted;
    this.#doubted = doubted;
    return asked?.ply === doubted.ply && asked.text === doubted.text && sameMove(asked.move, doubted.move);
  }

  #tell({ side }: Writer, said: Utterance): false {
    this.#told = said;
    this.#table.services.speech.speaker.say(said);
    this.show(side, textOf(said));
    return false;
  }
}

/** The game as it stood before a ply was made, 1 for the first. Illegal moves stand: whoever writes writes what he took the move to be. */
function gameBefore(game: Game, ply: number): Game {
  const { ending: _, ...rest } = game;
  return {
    ...rest,
    positions: game.positions.slice(0, ply),
    plies: game.plies.slice(0, ply - 1),
    conditions: { ...game.conditions, illegalMoves: 'stand' },
  };
}

/** What was typed for a line of a score, understood as the move of that ply. */
export function hearWritten(text: string, game: Game, ply: number, language: LanguageName): Heard {
  return hear(text, { game: gameBefore(game, ply), languages: everyLanguage(language) });
}

/** With the piece that makes it, for the words that ask about it. */
function named(move: Move, before: Position | undefined): readonly NamedMove[] {
  const piece = before?.pieceAt(move.from)?.kind;
  return piece ? [{ ...move, piece }] : [];
}
