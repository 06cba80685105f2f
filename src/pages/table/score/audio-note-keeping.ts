/**
 * An audio note from the first word to the line on the sheet: recorded, kept on this device, and only then written (an act is never
 * of something that is not kept). One at a time.
 */
import type { NoteTrouble } from '../../../../speech/phrase/audio-note.js';
import type { Color } from '../../../laws/squares.js';
import type { Timers } from '../../../../speech/timing.js';
import type { AudioNotes } from '../../../storage/audio-notes.js';
import type { NoteDevice, NoteRecording } from './note-device.js';

/** Milliseconds after which a recording ends by itself: a move is said in a few seconds. */
export const NOTE_LIMIT = 60_000;

export interface NoteFor {
  readonly game: string;
  readonly side: Color;
  readonly ply: number;
}

export interface NoteParts {
  readonly device: NoteDevice;
  readonly notes: AudioNotes;
  readonly timers: Timers;
  readonly newId: () => string;
  /** Writes it on the sheet; tells whether it was written. */
  readonly write: (of: NoteFor, note: string) => Promise<boolean>;
  readonly told: (what: 'recording' | NoteTrouble, of: NoteFor) => void;
  /** It is recorded now, or not any more. */
  readonly changed: () => void;
  readonly report: (error: unknown) => void;
}

export class AudioNoteKeeping {
  readonly #parts: NoteParts;
  #going: { readonly of: NoteFor; readonly recording?: NoteRecording; readonly endTimer?: () => void } | undefined;

  constructor(parts: NoteParts) {
    this.#parts = parts;
  }

  /** For which line is being recorded; absent where nothing is. */
  get recordingFor(): NoteFor | undefined {
    return this.#going?.recording ? this.#going.of : undefined;
  }

  /** Begins, or ends what was begun: on whichever sheet. */
  async toggle(of: NoteFor): Promise<void> {
    // While the browser still asks for the microphone there is nothing to end.
    if (this.#going) await this.#finish();
    else await this.#begin(of);
  }

  /** Another game stands here: what is being recorded belongs to none of its lines. */
  async abandon(): Promise<void> {
    const ended = this.#end();
    // Also what is only being asked for; at once, for it may be granted meanwhile.
    this.#going = undefined;
    await ended;
  }

  async #begin(of: NoteFor): Promise<void> {
    const { device, timers, told, changed } = this.#parts;
    this.#going = { of };
    const begun = await device.record();
    // The game has gone meanwhile: nobody wants it any more.
    if (!this.#isFor(of)) {
      if (begun.ok) await begun.recording.stop();
      return;
    }
    if (!begun.ok) {
      this.#going = undefined;
      told(begun.trouble, of);
      return;
    }
    const { recording } = begun;
    const finish = (): void => {
      if (this.#going?.recording === recording) this.#finish().catch(this.#parts.report);
    };
    this.#going = { of, recording, endTimer: timers.after(NOTE_LIMIT, finish) };
    // The microphone was taken away: what was said until then is kept.
    recording.ended.then(finish, this.#parts.report);
    told('recording', of);
    changed();
  }

  #isFor(of: NoteFor): boolean {
    return this.#going?.of === of;
  }

  async #finish(): Promise<void> {
    const of = this.recordingFor;
    if (!of) return;
    const { notes, newId, write, told } = this.#parts;
    const sound = await this.#end();
    if (!sound) {
      told('nothing recorded', of);
      return;
    }
    const id = newId();
    const kept = await notes.keep({ id, game: of.game, sound });
    if (!kept.ok) told(kept.trouble, of);
    else if (!(await write(of, id))) await notes.forget(id);
  }

  async #end(): Promise<Blob | undefined> {
    const going = this.#going;
    if (!going?.recording) return undefined;
    this.#going = undefined;
    going.endTimer?.();
    this.#parts.changed();
    return going.recording.stop();
  }
}
