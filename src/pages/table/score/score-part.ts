/**
 * The scoresheets at a table (Art. 8, App. D.2.7): read, written, spoken, compared, copied and saved. A window shows and writes what is
 * its player's; an arbiter sees both.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import { keyed } from 'lit/directives/keyed.js';
import type {
  ScoreActEvent,
  ScoreMoveChosenEvent,
  ScoreWritingEvent,
} from '../../../../components/score-sheet/events.js';
import './score-entry.js';
import '../../../../components/score-sheet/score-sheet.js';
import { callOf, type WholeOptions } from '../../../../speech/phrasing/call.js';
import { phraseComparison, phraseScore } from '../../../../speech/phrasing/score.js';
import type { ByColor, Color } from '../../../laws/squares.js';
import { gatherClockTimes, type ClockTimes } from '../../../game/clock/clock-times.js';
import { page, segmentsOf } from '../../../../speech/phrasing/segments.js';
import { LineQueue, type EnteredLine, type LineOutcome } from '../../../../speech/line-queue.js';
import type { HeldGame, SessionNews } from '../../../game/session/session-port.js';
import { earOf } from '../../../game/window-role.js';
import type { LastMove } from '../../../questions/question.js';
import { areSheetsOwn, askScore, type ScoreLine } from '../../../questions/score.js';
import { askSheets } from '../../../questions/sheets.js';
import { audioNotes, type AudioNotes } from '../../../storage/audio-notes.js';
import { pageNoteDevice, type NoteDevice } from './note-device.js';
import type { Table } from '../../shared/part.js';
import { gatherCalls, type CallOf } from './score-calls.js';
import { Kept } from './score-kept.js';
import { ScoreNotes } from './score-notes.js';
import { mayHearNotes, maySpeakNotes, offerToMark, sheetsFor, writablePlies, writerFor } from './score-sides.js';
import { ScoreWriter } from './score-writing.js';

/** What was typed, for whose sheet and which of its lines. */
interface SheetsLine extends EnteredLine {
  readonly side: Color;
  readonly ply: number;
  /** It was the first that did not stand there yet. */
  readonly isNext: boolean;
}

type EntryText = (entry: LastMove) => string;

export class ScorePart {
  readonly #table: Table;
  readonly #writer: ScoreWriter;
  readonly #notes: ScoreNotes;
  readonly #times = gatherClockTimes();
  readonly #calls = gatherCalls();
  readonly #lines: ByColor<Kept<readonly ScoreLine[]>> = { white: new Kept(), black: new Kept() };
  readonly #queues: ByColor<LineQueue<SheetsLine>> = { white: this.#queue(), black: this.#queue() };
  readonly #texts = new Kept<{ readonly entry: EntryText; readonly lang: string }>();

  constructor(table: Table, notes: AudioNotes = audioNotes(), device: NoteDevice = pageNoteDevice()) {
    this.#table = table;
    this.#writer = new ScoreWriter(table);
    this.#notes = new ScoreNotes(table, this.#writer, notes, device);
  }

  render(held: HeldGame): TemplateResult | typeof nothing {
    const options = this.#table.options();
    if (held.setup.conditions.board !== undefined) return nothing;
    const { game } = held;
    const role = this.#table.role();
    const compares = areSheetsOwn(game) && askSheets(game, earOf(role)) !== undefined;
    return html`<section
      aria-labelledby="scores"
      @score-move-chosen=${this.#onMove}
      @score-act=${this.#onAct}
      @score-writing=${this.#onWriting}
    >
      <h2 id="scores" tabindex="-1">${msg('Scoresheet', { id: 'score-heading' })}</h2>
      ${sheetsFor(game, role).map((side) => this.#sheet(held, side, options))}
      ${
        compares
          ? html`<div class="row">
              <button type="button" @click=${this.#onCompare}>
                ${msg('Compare the scores', { id: 'score-compare' })}
              </button>
            </div>`
          : nothing
      }
    </section>`;
  }

  onNews(news: SessionNews): void {
    if (news.type !== 'game') return;
    this.#writer.forget();
    this.#notes.abandon().catch(reportError);
  }

  /** Puts the focus on the first sheet; tells whether there is one. */
  focus(): boolean {
    const sheet = this.#find('score-sheet');
    sheet?.focus();
    return sheet !== null;
  }

  #sheet(held: HeldGame, side: Color, options: WholeOptions): TemplateResult {
    const { game } = held;
    const role = this.#table.role();
    const lines = this.#lines[side].of([game, side, role], () => askScore(game, side, earOf(role)).lines);
    const { entry, lang } = this.#textsOf(options);
    const writer = writerFor(game, role, side);
    // Another game has a sheet of its own: this one is drawn only after the words of a move, and would show the old moves till then.
    return html`${keyed(
      held.setup.id,
      html`<score-sheet
        .side=${side}
        .own=${areSheetsOwn(game)}
        .lines=${lines}
        .current=${this.#table.doers.game.value.ply}
        .entryText=${entry}
        .entryLang=${lang}
        .times=${this.#timesOf(held)}
        .timeText=${options.words.time.duration}
        .plays=${mayHearNotes(role, side)}
      ></score-sheet>`,
    )}
    ${
      writer
        ? html`<score-entry
            .side=${side}
            .plies=${writablePlies(game, side, this.#callOf(held))}
            .offer=${offerToMark(game, side)}
            .notes=${maySpeakNotes(game, side)}
            .recording=${this.#notes.recordsOn(side)}
            .refusal=${this.#writer.refusalOf(side)}
          ></score-entry>`
        : nothing
    }`;
  }

  /** The same function until moves are called otherwise. */
  #textsOf(options: WholeOptions): { readonly entry: EntryText; readonly lang: string } {
    const { words, callStyle, callLength, detail, mine } = options;
    return this.#texts.of([words, callStyle, callLength, detail, mine.join(' ')], () => ({
      entry: (entry) => callOf(entry, options).text,
      // All that is called in one way is called in one language.
      lang: callStyle === 'fide' ? 'de' : words.lang,
    }));
  }

  #timesOf({ setup }: HeldGame): ClockTimes {
    return this.#times.of(setup, this.#table.session.entries);
  }

  #callOf({ setup }: HeldGame): CallOf {
    const calls = this.#calls.of(setup, this.#table.session.entries);
    return (ply) => calls[ply - 1];
  }

  readonly #onMove = ({ ply }: ScoreMoveChosenEvent): void => {
    this.#table.doers.game.lookAt(ply);
  };

  /** Reads where the sheets differ; whoever may not be told hears that. */
  compare(): void {
    const held = this.#table.held();
    const options = this.#table.options();
    if (!held) return;
    const answer = askSheets(held.game, earOf(this.#table.role()));
    const { announcer } = this.#table.doers.speech;
    announcer.say(
      answer ? phraseComparison(answer, options) : page(segmentsOf(options.words.withheld(), options), 'answer'),
    );
  }

  readonly #onCompare = (): void => {
    this.compare();
  };

  readonly #onAct = ({ side, act }: ScoreActEvent): void => {
    const held = this.#table.held();
    const options = this.#table.options();
    if (!held) return;
    const { announcer } = this.#table.doers.speech;
    switch (act.do) {
      case 'read':
        announcer.say(phraseScore(askScore(held.game, side, earOf(this.#table.role())), options));
        return;
      case 'copy':
        this.#copy(held, side).catch(reportError);
        return;
      case 'save':
        this.#save(held, side).catch(reportError);
        return;
      case 'play':
        this.#notes.play(act.note, side).catch(reportError);
    }
  };

  async #save(held: HeldGame, side: Color): Promise<void> {
    const { speech, late } = this.#table.doers;
    const { fileName, offerPgn, sheetPgn } = await late.gameFiling();
    const name = fileName(held, areSheetsOwn(held.game) ? side : undefined);
    offerPgn(name, sheetPgn(held, side, this.#timesOf(held)));
    speech.speaker.reply({ about: 'game saved', name });
  }

  readonly #onWriting = (event: ScoreWritingEvent): void => {
    this.#write(event).catch(reportError);
  };

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

  async #copy(held: HeldGame, side: Color): Promise<void> {
    const { speech, late } = this.#table.doers;
    const { speaker } = speech;
    const { sheetPgn } = await late.gameFiling();
    try {
      await navigator.clipboard.writeText(sheetPgn(held, side, this.#timesOf(held)));
      speaker.notice({ about: 'copied', what: 'game' });
    } catch {
      // Not allowed, or there is no clipboard where the page is not served safely.
      speaker.notice({ about: 'not copied' });
    }
  }

  #find(name: 'score-sheet'): HTMLElement | null {
    return this.#table.host.shadowRoot?.querySelector(name) ?? null;
  }
}
