/**
 * The report of the game at the table, for the arbiter first of all: made anew for each act while it is shown, and read out, copied, saved or
 * printed as it stands.
 */
import type { PhraseOptions } from '../../../../speech/phrase/options.js';
import { phrasePassage, phraseReport, type ReportDocument, type WallTimes } from '../../../../speech/phrase/report.js';
import { reportText } from '../../../../speech/phrase/report-text.js';
import { page, segmentsOf } from '../../../../speech/phrase/segments.js';
import './game-report.js';
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import type { GameReport, ReportWishEvent } from './game-report.js';
import { mayReadReport, reportOf } from '../../../questions/report.js';
import type { HeldGame } from '../../../game/session/session-port.js';
import { earOf } from '../../../game/window-role.js';
import { copyText } from '../../shared/copy-text.js';
import { offerFile } from '../../shared/offer-file.js';
import type { Table } from '../../shared/services.js';
import { printReport } from './print-report.js';

/** A report that was made, and of what. */
interface Made {
  readonly game: string;
  readonly acts: number;
  /** The language and the ways of calling it was made in. */
  readonly manner: string;
  readonly report: ReportDocument;
}

export class ReportPart {
  readonly #table: Table;
  readonly #element = createRef<GameReport>();
  #shown = false;
  #made: Made | undefined;

  constructor(table: Table) {
    this.#table = table;
  }

  focus(): void {
    this.#element.value?.focus();
  }

  render(held: HeldGame): TemplateResult | typeof nothing {
    if (!mayReadReport(held.game, earOf(this.#table.role()))) return nothing;
    return html`<game-report
      ${ref(this.#element)}
      .report=${this.#shown ? this.#of(held) : undefined}
      @report-wish=${this.#onWish}
    ></game-report>`;
  }

  readonly #onWish = ({ wish }: ReportWishEvent): void => {
    if (wish.do === 'show') {
      this.#shown = wish.shown;
      this.#table.host.requestUpdate();
      return;
    }
    const held = this.#table.held();
    const options = this.#table.options();
    const report = held && this.#of(held);
    if (!report) return;
    switch (wish.do) {
      case 'read': {
        const passage = report.passages[wish.passage];
        if (passage) this.#table.services.speech.speaker.say(phrasePassage(passage, options));
        return;
      }
      case 'copy':
        this.#copy(report, options).catch(reportError);
        return;
      case 'save': {
        const name = `${fileStem(held)}.txt`;
        offerFile(name, 'text/plain;charset=utf-8', reportText(report));
        this.#say(options.words.messages.say('report-saved', { name }), options);
        return;
      }
      case 'print':
        printReport(report);
        return;
    }
  };

  async #copy(report: ReportDocument, options: PhraseOptions): Promise<void> {
    const copied = await copyText(reportText(report));
    this.#say(options.words.messages.say(copied ? 'report-copied' : 'report-not-copied'), options);
  }

  #say(text: string, options: PhraseOptions): void {
    this.#table.services.speech.speaker.say(page(segmentsOf(text, options), 'answer'));
  }

  /** Made anew only where the game, or how things are said, has changed. */
  #of({ setup, game, acts }: HeldGame): ReportDocument {
    const options = this.#table.options();
    const { words, callStyle, squareStyle } = options;
    const manner = [words.lang, callStyle, squareStyle].join();
    const made = this.#made;
    if (made?.game === setup.id && made.acts === acts && made.manner === manner) return made.report;
    const { begunAt } = setup;
    const { entries } = this.#table.session;
    const told = reportOf(game, { begunAt, entries });
    const report = phraseReport(told, setup, options, wallTimes(words.lang, begunAt));
    this.#made = { game: setup.id, acts, manner, report };
    return report;
  }
}

/** By the day on which the game was begun, as the calendar here has it. */
function fileStem({ setup }: HeldGame): string {
  const begun = new Date(setup.begunAt);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `anna-hector-report-${String(begun.getFullYear())}-${two(begun.getMonth() + 1)}-${two(begun.getDate())}`;
}

/**
 * Days and times of day as a language writes them, by the clock of this device.
 *
 * @param language BCP 47
 * @param begunAt when the game was begun, milliseconds since 1970: on another day that is named too
 * @param timeZone absent: the one of this device
 */
export function wallTimes(language: string, begunAt: number, timeZone?: string): WallTimes {
  const zone = timeZone === undefined ? {} : { timeZone };
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const dayAndTime = new Intl.DateTimeFormat(language, { dateStyle: 'long', ...zone });
  const minutes = new Intl.DateTimeFormat(language, { ...time, ...zone });
  const seconds = new Intl.DateTimeFormat(language, { ...time, second: '2-digit', ...zone });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'short', ...zone });
  const begunOn = day.format(begunAt);
  return {
    dayAndTime: (at) => `${dayAndTime.format(at)}, ${minutes.format(at)}`,
    timeOfDay: (at) => {
      const on = day.format(at);
      return on === begunOn ? seconds.format(at) : `${on}, ${seconds.format(at)}`;
    },
  };
}
