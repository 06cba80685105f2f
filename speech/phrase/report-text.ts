/**
 * The report of a game as plain text: lines that are broken at spaces, so that it can be read on any screen, braille line or printer.
 */
import { textOfLine, type ReportDocument, type ReportLine, type ReportPassage } from './report.js';

/** The longest line, in characters. */
const WIDTH = 76;
/** What a line that goes on begins with. */
const INDENT = '    ';

export function reportText({ title, passages }: ReportDocument): string {
  const parts = [underlined(title, '='), ...passages.map((passage) => passageLines(passage))];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function underlined(text: string, sign: string): readonly string[] {
  return [text, sign.repeat(text.length)];
}

function passageLines(passage: ReportPassage): readonly string[] {
  const heading = underlined(passage.heading, '-');
  switch (passage.kind) {
    case 'lines':
      return [...heading, ...passage.lines.flatMap(wrappedLine)];
    case 'acts':
      if (passage.acts.length === 0) return [...heading, ...wrappedLine(passage.none)];
      return [
        ...heading,
        ...passage.acts.flatMap(({ n, since, at, line }) =>
          wrapped(`${n}. ${since === undefined ? at : `${since.read} (${at})`} ${textOfLine(line)}`),
        ),
      ];
    case 'scores':
      return [...heading, ...scoreLines(passage)];
  }
}

/** In columns where they have room, else one under the other. */
function scoreLines({ columns, rows }: Extract<ReportPassage, { readonly kind: 'scores' }>): readonly string[] {
  const [first = '', ...others] = columns;
  const table = rows.map(({ head, cells, remark }) => [head, ...cells.map(textOfLine), remark ?? '']);
  const all = [[first, ...others, ''], ...table];
  const widths = all[0]?.map((_, index) => Math.max(...all.map((row) => row[index]?.length ?? 0))) ?? [];
  if (widths.reduce((sum, width) => sum + width + 2, 0) <= WIDTH) {
    return all.map((row) =>
      row
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
  return rows.flatMap(({ head, cells, remark }) => [
    `${head}${remark === undefined ? '' : ` (${remark})`}`,
    ...cells.flatMap((cell, index) =>
      wrapped(`${others[index] ?? ''}: ${textOfLine(cell)}`).map((line) => `  ${line}`),
    ),
  ]);
}

function wrappedLine(line: ReportLine): readonly string[] {
  return wrapped(textOfLine(line));
}

/** Words are never parted; one that is longer than a line stands on it alone. */
function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line.trim() !== '' && longer.length > WIDTH) {
      lines.push(line);
      line = `${INDENT}${word}`;
    } else line = longer;
  }
  return [...lines, line];
}
