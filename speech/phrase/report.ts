/**
 * The report of a game in words: sections with their headings, each line in segments, so that it can be shown, said and written alike.
 */
import type { ScoresheetEntry } from '../../src/laws/acts/scoresheet.js';
import { SECOND } from '../../src/laws/clock/time-control.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { COLORS, type Color } from '../../src/laws/squares.js';
import type { Report, ReportedAct, SheetRow } from '../../src/questions/report.js';
import type { Said, Segment, Utterance } from '../utterance.js';
import { callOf } from './call.js';
import { durationSaid } from './clock.js';
import { endingSaid } from './endings.js';
import { phraseFacts } from './facts.js';
import { happeningSaid } from './happenings.js';
import type { PhraseOptions } from './options.js';
import { dashed } from './own-message.js';
import { deedSaid, isToldByDeed, leadOf } from './report-deeds.js';
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
  const { say, phrase } = words.messages;
  // Number and mover belong to every move of a report.
  const all: PhraseOptions = { ...options, detail: { ...options.detail, mover: true, number: true } };
  const lined = (acts: readonly ReportedAct[]): readonly ReportActLine[] =>
    acts.map((act) => actLine(act, report, all, wall));
  return {
    title: phrase('report-title'),
    lang: words.lang,
    passages: [
      {
        kind: 'lines',
        heading: phrase('report-heading-game'),
        lines: [
          segmentsOf(say('report-begun', { when: wall.dayAndTime(report.begunAt) }), all),
          ...conditionLines(setUp, all),
        ],
      },
      {
        kind: 'acts',
        heading: phrase('report-heading-acts'),
        acts: lined(report.acts),
        none: segmentsOf(say('report-nothing-done'), all),
      },
      {
        kind: 'acts',
        heading: phrase('report-heading-rulings'),
        acts: lined(report.rulings),
        none: segmentsOf(say('report-nothing-ruled'), all),
      },
      scores(report, all),
      { kind: 'lines', heading: phrase('report-heading-result'), lines: resultLines(report, all) },
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
  const { messages } = options.words;
  const { say } = messages;
  const lead = leadOf(reported, whole);
  const told = facts.filter((fact) => !isToldByDeed(fact));
  const moved = told.find((fact) => fact.type === 'moved');
  // Follows a call by which a move was made (App. D.2.3).
  const made = moved && told.some(({ type }) => type === 'announced') ? whole.plyAt(moved.ply) : undefined;
  const [article, ...further] = articles;
  const parts: readonly (Said | undefined)[] = [
    lead && (lead.says === 'deed' ? deedSaid(act.by, lead.deed, messages) : say('report-doer', { by: dashed(act.by) })),
    phraseFacts(told, { ...options, articlesFollow: true })?.segments,
    made && say('report-made', { number: made.number, of: made.by }),
    article === undefined ? undefined : say('report-articles', { articles: [article, ...further] }),
    act.reason === undefined ? undefined : say('report-reason', { reason: withoutStop(act.reason) }),
  ];
  // A colon stays what it is: what follows it belongs to it.
  return parts.reduce<ReportLine>((said, part) => {
    if (part === undefined) return said;
    const more = segmentsOf(part, options);
    return said.at(-1)?.text.endsWith(':') ? [...said, ...more] : follow(said, more);
  }, []);
}

/** In somebody's own words, without a full stop at its end. */
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
  const { phrase } = options.words.messages;
  const kept: readonly Color[] = conditions.recording === 'program' ? ['white'] : COLORS;
  const heads =
    kept.length === 1 ? [phrase('report-column-both')] : COLORS.map((color) => phrase(`report-column-${color}`));
  return {
    kind: 'scores',
    heading: phrase('report-heading-scores'),
    columns: [phrase('report-column-move'), ...heads],
    rows: sheets.map(({ number, by, differs, ...sheet }) => ({
      head: phrase('report-row', { number, by }),
      cells: kept.map((color) => cellOf(sheet, color, options)),
      ...(differs && { remark: phrase('report-different') }),
    })),
  };
}

function cellOf(
  { written, offers }: Pick<SheetRow, 'written' | 'offers'>,
  color: Color,
  options: PhraseOptions,
): ReportLine {
  const { words } = options;
  const entry: ScoresheetEntry | undefined = written[color];
  const own = (text: string): Segment => ({ text, lang: words.lang });
  // Of a recording nobody has heard which move it holds.
  const spoken = entry?.note === undefined ? undefined : own(words.messages.say('score-note'));
  const call = spoken ?? (entry ? callOf(entry, options) : own(words.messages.phrase('report-not-written')));
  return offers[color] ? [{ ...call, text: `${call.text} (=)` }] : [call];
}

function resultLines({ ending, scores: points }: Report, options: PhraseOptions): readonly ReportLine[] {
  const { messages } = options.words;
  if (!ending) return [segmentsOf(messages.say('report-goes-on'), options)];
  return [
    segmentsOf(endingSaid(ending, messages), options),
    segmentsOf(messages.say('report-articles', { articles: [ending.article] }), options),
    ...(points
      ? [segmentsOf(happeningSaid({ type: 'scored', scores: points, audience: EVERYONE }, messages), options)]
      : []),
  ];
}
