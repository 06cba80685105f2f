/** The audio notes of the sheets of this window (App. D.2.7): recorded and written, told, and heard again. */
import { type NoteTrouble, phraseNote } from '../../../../speech/phrase/audio-note.js';
import { textOf } from '../../../../speech/utterance.js';
import type { Color } from '../../../laws/squares.js';
import { pageTimers } from '../../../../speech/timing.js';
import type { AudioNotes } from '../../../storage/audio-notes.js';
import type { NoteDevice } from './note-device.js';
import { AudioNoteKeeping, type NoteFor } from './audio-note-keeping.js';
import type { Table } from '../../shared/services.js';
import { mayHearNotes } from './score-sides.js';
import type { ScoreWriter } from './score-writing.js';
import { randomId } from '../../../game/session/random-id.js';

export class ScoreNotes {
  readonly #table: Table;
  readonly #writer: ScoreWriter;
  readonly #notes: AudioNotes;
  readonly #device: NoteDevice;
  readonly #keeping: AudioNoteKeeping;

  constructor(table: Table, writer: ScoreWriter, notes: AudioNotes, device: NoteDevice) {
    this.#table = table;
    this.#writer = writer;
    this.#notes = notes;
    this.#device = device;
    this.#keeping = new AudioNoteKeeping({
      device,
      notes,
      timers: pageTimers,
      newId: randomId,
      write: (of, note) => this.#write(of, note),
      told: (what, of) => this.#tell(what, of.side),
      changed: () => table.host.requestUpdate(),
      report: reportError,
    });
  }

  /** Whether a note for a line of this sheet is being recorded. */
  recordsOn(side: Color): boolean {
    return this.#keeping.recordingFor?.side === side;
  }

  /** Begins, or ends what was begun. */
  toggle(of: NoteFor): Promise<void> {
    return this.#keeping.toggle(of);
  }

  /** Another game stands here. */
  abandon(): Promise<void> {
    return this.#keeping.abandon();
  }

  async play(note: string, side: Color): Promise<void> {
    if (!mayHearNotes(this.#table.role(), side)) return;
    const sound = await this.#notes.find(note);
    if (!sound) this.#tell('not on this device', side);
    else if (!(await this.#device.play(sound))) this.#tell('not played', side);
  }

  async #write({ game, side, ply }: NoteFor, note: string): Promise<boolean> {
    const held = this.#table.held();
    const writer = held?.setup.id === game ? this.#writer.writerOf(held.game, side) : undefined;
    const isWritten = writer !== undefined && (await this.#writer.write(writer, { what: 'note', ply, note }));
    if (isWritten) this.#writer.accept(side);
    return isWritten;
  }

  /** That it is kept is told as what happened, by the words for the act. */
  #tell(what: 'recording' | NoteTrouble, side: Color): void {
    const said = phraseNote(what, this.#table.options());
    this.#table.services.speech.speaker.say(said);
    this.#writer.show(side, what === 'recording' ? '' : textOf(said));
  }
}
