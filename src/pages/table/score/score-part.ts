/**
 * The scoresheets of a game (Art. 8): read, compared, copied and saved. At a table a window shows what is its player's, and an arbiter sees
 * both; there they are written on too (`sheet-writing.ts`).
 */
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import { keyed } from 'lit/directives/keyed.js';
import { msg } from '../../shared/texts.js';
import type {
  ScoreActEvent,
  ScoreMoveChosenEvent,
  ScoreWritingEvent,
} from '../../../../components/score-sheet/events.js';
import '../../../../components/score-sheet/score-sheet.js';
import type { ScoreSheet } from '../../../../components/score-sheet/score-sheet.js';
import { phraseAnswer } from '../../../../speech/phrase/answers.js';
import { callOf } from '../../../../speech/phrase/call.js';
import { durationSaid } from '../../../../speech/phrase/clock.js';
import type { PhraseOptions } from '../../../../speech/phrase/options.js';
import { phraseComparison, phraseScore } from '../../../../speech/phrase/score.js';
import type { ByColor, Color } from '../../../laws/squares.js';
import { gatherClockTimes, type ClockTimes } from '../../../game/clock/clock-times.js';
import type { HeldGame } from '../../../game/session/session-port.js';
import { earOf } from '../../../game/window-role.js';
import type { LastMove } from '../../../questions/question.js';
import { type ScoreLine, areSheetsOwn, askScore, askSheets } from '../../../questions/scoresheet.js';
import type { PageCommands, Table } from '../../shared/services.js';
import { Memo } from '../memo.js';
import { mayHearNotes, sheetsFor } from './score-sides.js';
import type { SheetWriting } from './sheet-writing.js';

/** Functions are the same until moves are called otherwise. */
interface Texts {
  readonly entry: (entry: LastMove) => string;
  readonly time: (time: number) => string;
  readonly lang: string;
}

export class ScorePart {
  /** What is done here of the table of commands. */
  readonly commands: PageCommands = {
    'read-score': () => this.#withSheets((held, sides) => sides.forEach((side) => this.#read(held, side))),
    'copy-score': () => this.#withSheets((held, sides) => this.#copy(held, sides)),
  };
  readonly #table: Table;
  readonly #sheets = { white: createRef<ScoreSheet>(), black: createRef<ScoreSheet>() };
  readonly #times = gatherClockTimes();
  readonly #lines: ByColor<Memo<readonly ScoreLine[]>> = { white: new Memo(), black: new Memo() };
  readonly #texts = new Memo<Texts>();

  /** At a table; the part of it that is loaded last. */
  writing: SheetWriting | undefined;

  constructor(table: Table) {
    this.#table = table;
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
      <h2 id="scores" tabindex="-1">${msg('score-heading')}</h2>
      ${sheetsFor(game, role).map((side) => this.#sheet(held, side, options))}
      ${
        compares
          ? html`<div class="row">
              <button type="button" @click=${this.#onCompare}> ${msg('score-compare')} </button>
            </div>`
          : nothing
      }
    </section>`;
  }

  /** Puts the focus on the first sheet; tells whether there is one. */
  focus(): boolean {
    const sheet = this.#sheets.white.value ?? this.#sheets.black.value;
    sheet?.focus();
    return sheet !== undefined;
  }

  #sheet(held: HeldGame, side: Color, options: PhraseOptions): TemplateResult {
    const { game } = held;
    const role = this.#table.role();
    const lines = this.#lines[side].of([game, side, role], () => askScore(game, side, earOf(role)).lines);
    const { entry, time, lang } = this.#textsOf(options);
    // Another game has a sheet of its own: this one is drawn only after the words of a move, and would show the old moves till then.
    return html`${keyed(
      held.setup.id,
      html`<score-sheet
        ${ref(this.#sheets[side])}
        .side=${side}
        .own=${areSheetsOwn(game)}
        .lines=${lines}
        .current=${this.#table.services.game.value.ply}
        .entryText=${entry}
        .entryLang=${lang}
        .times=${this.#timesOf(held)}
        .timeText=${time}
        .plays=${mayHearNotes(role, side)}
      ></score-sheet>`,
    )}
    ${this.writing?.entry(held, side) ?? nothing}`;
  }

  #textsOf(options: PhraseOptions): Texts {
    const { words, callStyle, callLength, detail, mine } = options;
    return this.#texts.of([words, callStyle, callLength, detail, mine.join(' ')], () => ({
      entry: (entry) => callOf(entry, options).text,
      time: (time) => durationSaid(time, words.messages),
      // All that is called in one way is called in one language.
      lang: callStyle === 'fide' ? 'de' : words.lang,
    }));
  }

  #timesOf({ setup }: HeldGame): ClockTimes {
    return this.#times.of(setup, this.#table.session.entries);
  }

  readonly #onMove = ({ ply }: ScoreMoveChosenEvent): void => {
    this.#table.services.game.lookAt(ply);
  };

  /** Reads where the sheets differ; whoever may not be told hears that. */
  compare(): void {
    const held = this.#table.held();
    const options = this.#table.options();
    if (!held) return;
    const answer = askSheets(held.game, earOf(this.#table.role()));
    const { speaker } = this.#table.services.speech;
    speaker.say(answer ? phraseComparison(answer, options) : phraseAnswer({ about: 'withheld' }, options));
  }

  readonly #onCompare = (): void => {
    this.compare();
  };

  readonly #onAct = ({ side, act }: ScoreActEvent): void => {
    const held = this.#table.held();
    if (!held) return;
    switch (act.do) {
      case 'read':
        this.#read(held, side);
        return;
      case 'copy':
        this.#copy(held, [side]).catch(reportError);
        return;
      case 'save':
        this.#save(held, side).catch(reportError);
        return;
      case 'play':
        this.writing?.play(act.note, side);
    }
  };

  /** The sheets that are to be seen here; where there are none, that is said. */
  async #withSheets(run: (held: HeldGame, sides: readonly Color[]) => Promise<void> | void): Promise<void> {
    const held = this.#table.held();
    if (held && held.setup.conditions.board === undefined) await run(held, sheetsFor(held.game, this.#table.role()));
    else this.#table.services.speech.speaker.notice({ about: 'no game' });
  }

  #read({ game }: HeldGame, side: Color): void {
    const { services, options, role } = this.#table;
    services.speech.speaker.say(phraseScore(askScore(game, side, earOf(role())), options()));
  }

  async #save(held: HeldGame, side: Color): Promise<void> {
    const { speech, late } = this.#table.services;
    const { saveSheet } = await late.gameFiling();
    saveSheet(held, side, this.#timesOf(held), speech.speaker);
  }

  readonly #onWriting = (event: ScoreWritingEvent): void => {
    this.writing?.onWriting(event);
  };

  async #copy(held: HeldGame, sides: readonly Color[]): Promise<void> {
    const { speech, late } = this.#table.services;
    const { copySheets } = await late.gameFiling();
    await copySheets(held, sides, this.#timesOf(held), speech.speaker);
  }
}
