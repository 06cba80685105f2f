/**
 * The report of a game in words: sections with their headings, each line in segments, so that it can be shown, said and written alike.
 */
import type { ScoresheetEntry } from '../../src/laws/acts/scoresheet.js';
import { SECOND } from '../../src/laws/clock/time-control.js';
import { EVERYONE, type Actor } from '../../src/laws/roles.js';
import { COLORS, type Color } from '../../src/laws/squares.js';
import type { NumberedPly, Report, ReportedAct, SheetRow } from '../../src/questions/report.js';
import type { Said, Segment, Utterance } from '../utterance.js';
import { callOf } from './call.js';
import { durationSaid } from './clock.js';
import { endingSaid } from './endings.js';
import { phraseFacts } from './facts.js';
import { happeningSaid } from './happenings.js';
import type { PhraseOptions } from './options.js';
import { dashed } from './own-message.js';
import { deedSaid, isToldByDeed, leadOf, type Deed } from './report-deeds.js';
import type { Messages } from './say.js';
import { follow, page, segmentsOf, stopped } from './segments.js';
import { conditionLines, type TableSetUp } from './table-conditions.js';

/** A line of the report, each stretch in its language. */
export type ReportLine = readonly Segment[];

export interface ReportActLine {
  /** The number of the act in the game. */
  readonly n: number;
  /** Since the start of the game, as it is read and as it is said: "1:02:03", "1 hour 2 minutes"; at the start nothing is. Absent before it. */
  readonly since?: { readonly read: string; readonly said: string };
  /** The time of day. */
  readonly at: string;
  readonly line: ReportLine;
}

export type ReportPassage =
  | { readonly kind: 'lines'; readonly heading: string; readonly lines: readonly ReportLine[] }
  | {
      readonly kind: 'acts';
      readonly heading: string;
      readonly acts: readonly ReportActLine[];
      /** What is said where there are none. */
      readonly none: ReportLine;
    }
  | {
      readonly kind: 'scores';
      readonly heading: string;
      readonly columns: readonly string[];
      /** A cell for each column but the first. */
      readonly rows: readonly {
        readonly head: string;
        readonly cells: readonly ReportLine[];
        readonly remark?: string;
      }[];
    };

export interface ReportDocument {
  readonly title: string;
  /** BCP 47. */
  readonly lang: string;
  readonly passages: readonly ReportPassage[];
}

/** Times of the wall, as the page's language writes them; they are not known here. Milliseconds since 1970. */
export interface WallTimes {
  readonly dayAndTime: (at: number) => string;
  readonly timeOfDay: (at: number) => string;
}

/** @param setUp the game as it was set up, for the conditions it is played under */
export function phraseReport(
  report: Report,
  setUp: TableSetUp,
  options: PhraseOptions,
  wall: WallTimes,
): ReportDocument {
  const { words } = options;
  const { title, heading, begun, nothingDone, nothingRuled } = reportWords(words.messages);
  // Number and mover belong to every move of a report.
  const all: PhraseOptions = { ...options, detail: { ...options.detail, mover: true, number: true } };
  const lined = (acts: readonly ReportedAct[]): readonly ReportActLine[] =>
    acts.map((act) => actLine(act, report, all, wall));
  return {
    title: title(),
    lang: words.lang,
    passages: [
      {
        kind: 'lines',
        heading: heading('game'),
        lines: [segmentsOf(begun(wall.dayAndTime(report.begunAt)), all), ...conditionLines(setUp, all)],
      },
      { kind: 'acts', heading: heading('acts'), acts: lined(report.acts), none: segmentsOf(nothingDone(), all) },
      { kind: 'acts', heading: heading('rulings'), acts: lined(report.rulings), none: segmentsOf(nothingRuled(), all) },
      scores(report, all),
      { kind: 'lines', heading: heading('result'), lines: resultLines(report, all) },
    ],
  };
}

/** One section as it is read out. */
export function phrasePassage(passage: ReportPassage, { words }: PhraseOptions): Utterance {
  const own = (text: string): Segment => stopped({ text, lang: words.lang });
  const heading = own(passage.heading);
  switch (passage.kind) {
    case 'lines':
      return page([heading, ...passage.lines.flat()], 'answer');
    case 'acts': {
      const told = passage.acts.flatMap(({ since, line }) => [
        ...(since && since.said !== '' ? [own(since.said)] : []),
        ...line,
      ]);
      return page([heading, ...(told.length > 0 ? told : passage.none)], 'answer');
    }
    case 'scores': {
      const told = passage.rows.flatMap(({ head, cells, remark }) => [
        own(head),
        ...oneOf(cells).map(stopped),
        ...(remark === undefined ? [] : [own(remark)]),
      ]);
      return page([heading, ...told], 'answer');
    }
  }
}

/** Where all cells of a row say the same, it is said once. */
function oneOf(cells: readonly ReportLine[]): readonly Segment[] {
  const [first = []] = cells;
  const same = cells.every((cell) => textOfLine(cell) === textOfLine(first));
  return same ? first : cells.flat();
}

export function textOfLine(line: ReportLine): string {
  return line.map(({ text }) => text).join(' ');
}

function actLine(act: ReportedAct, report: Report, options: PhraseOptions, wall: WallTimes): ReportActLine {
  const { since } = act;
  return {
    n: act.n,
    ...(since !== undefined && {
      since: { read: sinceText(since), said: since < SECOND ? '' : durationSaid(since, options.words.messages) },
    }),
    at: wall.timeOfDay(act.act.at),
    line: actSaid(act, report, options).map((segment, index, all) =>
      index === all.length - 1 ? stopped(segment) : segment,
    ),
  };
}

/** Who did it, what happened by it, by which article, and why. */
function actSaid(reported: ReportedAct, whole: Report, options: PhraseOptions): ReportLine {
  const { act, facts, articles } = reported;
  const report = reportWords(options.words.messages);
  const lead = leadOf(reported, whole);
  const told = facts.filter((fact) => !isToldByDeed(fact));
  const moved = told.find((fact) => fact.type === 'moved');
  const isCalled = told.some((fact) => fact.type === 'announced');
  const [article, ...further] = articles;
  const parts: readonly (Said | undefined)[] = [
    lead && (lead.says === 'deed' ? report.deed(act.by, lead.deed) : report.doer(act.by)),
    phraseFacts(told, { ...options, articlesFollow: true })?.segments,
    moved && isCalled ? report.made(whole.plyAt(moved.ply)) : undefined,
    article === undefined ? undefined : report.articles([article, ...further]),
    act.reason === undefined ? undefined : report.reason(withoutStop(act.reason)),
  ];
  // A colon stays what it is: what follows it belongs to it.
  return parts.reduce<ReportLine>((said, part) => {
    if (part === undefined) return said;
    const more = segmentsOf(part, options);
    return said.at(-1)?.text.endsWith(':') ? [...said, ...more] : follow(said, more);
  }, []);
}

function withoutStop(text: string): string {
  return text.trim().replace(/\.$/u, '');
}

/** "0:05:09". */
function sinceText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (count: number): string => String(count).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Side by side where each player keeps his own; one column where the program keeps both. */
function scores({ sheets, conditions }: Report, options: PhraseOptions): ReportPassage {
  const { heading, column, row, different } = reportWords(options.words.messages);
  const kept: readonly Color[] = conditions.recording === 'program' ? ['white'] : COLORS;
  const heads = kept.length === 1 ? [column('both')] : COLORS.map(column);
  return {
    kind: 'scores',
    heading: heading('scores'),
    columns: [column('move'), ...heads],
    rows: sheets.map((sheet) => ({
      head: row(sheet),
      cells: kept.map((color) => cellOf(sheet, color, options)),
      ...(sheet.differs && { remark: different() }),
    })),
  };
}

function cellOf({ written, offers }: SheetRow, color: Color, options: PhraseOptions): ReportLine {
  const { words } = options;
  const entry: ScoresheetEntry | undefined = written[color];
  const own = (text: string): Segment => ({ text, lang: words.lang });
  // Of a recording nobody has heard which move it holds.
  const spoken = entry?.note === undefined ? undefined : own(words.messages.say('score-note'));
  const call = spoken ?? (entry ? callOf(entry, options) : own(reportWords(words.messages).notWritten()));
  return offers[color] ? [{ ...call, text: `${call.text} (=)` }] : [call];
}

function resultLines({ ending, scores: points }: Report, options: PhraseOptions): readonly ReportLine[] {
  const { words } = options;
  if (!ending) return [segmentsOf(reportWords(words.messages).goesOn(), options)];
  return [
    segmentsOf(endingSaid(ending, words.messages), options),
    segmentsOf(reportWords(words.messages).articles([ending.article]), options),
    ...(points
      ? [segmentsOf(happeningSaid({ type: 'scored', scores: points, audience: EVERYONE }, words.messages), options)]
      : []),
  ];
}

/** What it says around what happened. */
export interface ReportWords {
  readonly title: () => string;
  readonly heading: (of: 'game' | 'acts' | 'rulings' | 'scores' | 'result') => string;
  /** `when` is a day and a time of day, as the language writes them. */
  readonly begun: (when: string) => string;
  /** Whose doing it is, before what happened: "The arbiter:". */
  readonly doer: (by: Actor) => string;
  readonly deed: (by: Actor, deed: Deed) => string;
  /** Follows a call by which a move was made (App. D.2.3). */
  readonly made: (ply: NumberedPly) => string;
  /** At least one. */
  readonly articles: (articles: readonly string[]) => string;
  /** In somebody's own words, without a full stop at its end. */
  readonly reason: (reason: string) => string;
  readonly nothingDone: () => string;
  readonly nothingRuled: () => string;
  readonly goesOn: () => string;
  /** The head of a column; `both` where the program keeps the score of both. */
  readonly column: (of: 'move' | 'white' | 'black' | 'both') => string;
  /** "1, White", to head a row with. */
  readonly row: (ply: NumberedPly) => string;
  readonly notWritten: () => string;
  readonly different: () => string;
  readonly copied: () => string;
  /** What can be done instead is named. */
  readonly notCopied: () => string;
  /** By the name of its file. */
  readonly saved: (name: string) => string;
}

export function reportWords(messages: Messages<'report'>): ReportWords {
  const { say, phrase } = messages;
  return {
    title: () => phrase('report-title'),
    heading: (of) => phrase(`report-heading-${of}`),
    begun: (when) => say('report-begun', { when }),
    doer: (by) => say('report-doer', { by: dashed(by) }),
    deed: (by, deed) => deedSaid(by, deed, messages),
    made: ({ number, by }) => say('report-made', { number, of: by }),
    articles: (articles) => say('report-articles', { articles }),
    reason: (reason) => say('report-reason', { reason }),
    nothingDone: () => say('report-nothing-done'),
    nothingRuled: () => say('report-nothing-ruled'),
    goesOn: () => say('report-goes-on'),
    column: (of) => phrase(`report-column-${of}`),
    row: (ply) => phrase('report-row', ply),
    notWritten: () => phrase('report-not-written'),
    different: () => phrase('report-different'),
    copied: () => say('report-copied'),
    notCopied: () => say('report-not-copied'),
    saved: (name) => say('report-saved', { name }),
  };
}
