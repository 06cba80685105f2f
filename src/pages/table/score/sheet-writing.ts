/**
 * Writing on the scoresheets of a table (Art. 8, App. D.2.7): the entry beside each sheet that may be written on here, what is typed or
 * spoken into it, and the recordings that stand on a sheet.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { ScoreWritingEvent } from '../../../../components/score-sheet/events.js';
import './score-entry.js';
import type { ScoreEntry } from './score-entry.js';
import { LineQueue, type EnteredLine, type LineOutcome } from '../../../../speech/line-queue.js';
import type { ByColor, Color } from '../../../laws/squares.js';
import type { HeldGame, SessionNews } from '../../../game/session/session-port.js';
import { audioNotes, type AudioNotes } from '../../../storage/audio-notes.js';
import { pageNoteDevice, type NoteDevice } from './note-device.js';
import type { Table } from '../../shared/services.js';
import { gatherCalls, type CallOf } from './score-calls.js';
import { ScoreNotes } from './score-notes.js';
import { maySpeakNotes, offerToMark, writablePlies, writerFor } from './score-sides.js';
import { ScoreWriter } from './score-writing.js';

/** What was typed, for whose sheet and which of its lines. */
interface SheetsLine extends EnteredLine {
  readonly side: Color;
  readonly ply: number;
  /** It was the first that did not stand there yet. */
  readonly isNext: boolean;
}

export class SheetWriting {
  readonly #table: Table;
  readonly #entries = { white: createRef<ScoreEntry>(), black: createRef<ScoreEntry>() };
  readonly #writer: ScoreWriter;
  readonly #notes: ScoreNotes;
  readonly #calls = gatherCalls();
  readonly #queues: ByColor<LineQueue<SheetsLine>> = { white: this.#queue(), black: this.#queue() };

  constructor(
    table: Table,
    notes: AudioNotes = audioNotes(table.services.databases.main),
    device: NoteDevice = pageNoteDevice(),
  ) {
    this.#table = table;
    this.#writer = new ScoreWriter(table, (side) => this.#entries[side].value);
    this.#notes = new ScoreNotes(table, this.#writer, notes, device);
  }

  /** The entry of this player's sheet; nothing where nobody here writes on it. */
  entry(held: HeldGame, side: Color): TemplateResult | typeof nothing {
    const { game } = held;
    const writer = writerFor(game, this.#table.role(), side);
    return writer
      ? html`<score-entry
          ${ref(this.#entries[side])}
          .side=${side}
          .plies=${writablePlies(game, side, this.#callOf(held))}
          .offer=${offerToMark(game, side)}
          .notes=${maySpeakNotes(game, side)}
          .recording=${this.#notes.recordsOn(side)}
          .refusal=${this.#writer.refusalOf(side)}
        ></score-entry>`
      : nothing;
  }

  onNews(news: SessionNews): void {
    if (news.type !== 'game') return;
    this.#writer.forget();
    this.#notes.abandon().catch(reportError);
  }

  onWriting(event: ScoreWritingEvent): void {
    this.#write(event).catch(reportError);
  }

  /** Lets a recording be heard that stands on this player's sheet. */
  play(note: string, side: Color): void {
    this.#notes.play(note, side).catch(reportError);
  }

  #callOf({ setup }: HeldGame): CallOf {
    const calls = this.#calls.of(setup, this.#table.session.entries);
    return (ply) => calls[ply - 1];
  }

  #queue(): LineQueue<SheetsLine> {
    return new LineQueue({
      carryOut: (line) => this.#writeLine(line),
      // Nothing is asked here but whether the same is to be written again, and a line that is written changes no other.
      goesThrough: (_, following) => following === 'unheard',
      tell: (heldBack) => this.#writer.tellHeldBack(heldBack),
      // As the events of the page are stamped, with which a line was begun.
      now: () => performance.now(),
    });
  }

  async #writeLine({ side, text, ply, isNext }: SheetsLine): Promise<LineOutcome> {
    const held = this.#table.held();
    const writer = held && this.#writer.writerOf(held.game, side);
    if (!held || !writer) return 'refused';
    // The one before it may have been written meanwhile.
    const next = writablePlies(held.game, side, this.#callOf(held)).find(({ stands }) => !stands);
    const isWritten = await this.#writer.writeText(writer, isNext && next ? next.ply : ply, text.trim());
    if (isWritten) this.#writer.accept(side);
    return isWritten ? 'done' : 'refused';
  }

  async #write({ side, writing }: ScoreWritingEvent): Promise<void> {
    const held = this.#table.held();
    const writer = held && this.#writer.writerOf(held.game, side);
    if (!held || !writer) return;
    const { ply } = writing;
    switch (writing.do) {
      case 'write': {
        const { line, isNext } = writing;
        this.#writer.end(side, line.text, await this.#queues[side].enter({ ...line, side, ply, isNext }));
        return;
      }
      case 'write as called':
        if (await this.#writer.writeCalled(writer, ply, this.#callOf(held))) this.#writer.accept(side);
        return;
      case 'mark offer':
        await this.#writer.write(writer, { what: 'offer', ply });
        return;
      case 'record':
        await this.#notes.toggle({ game: held.setup.id, side, ply });
    }
  }
}
