/**
 * The report as it is shown and as it is printed: headings, lists whose numbers are those of the acts, and the scoresheets as a table.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { ReportActLine, ReportLine, ReportPassage } from '../../../../speech/phrase/report.js';

type Scores = Extract<ReportPassage, { readonly kind: 'scores' }>;

/** What stands under a section's heading. @param heading the id of that heading, in the same tree */
export function passageView(passage: ReportPassage, heading: string): TemplateResult {
  switch (passage.kind) {
    case 'lines':
      return html`${passage.lines.map((line) => html`<p>${lineView(line)}</p>`)}`;
    case 'acts':
      return passage.acts.length === 0
        ? html`<p>${lineView(passage.none)}</p>`
        : html`<ol aria-labelledby=${heading}
            >${passage.acts.map(actView)}</ol
          >`;
    case 'scores':
      return scoresView(passage, heading);
  }
}

function actView({ n, since, at, line }: ReportActLine): TemplateResult {
  const times = since ? html`<b>${since.read}</b> (${at})` : html`<b>${at}</b>`;
  return html`<li value=${n}>${times} ${lineView(line)}</li>`;
}

function scoresView({ columns, rows }: Scores, heading: string): TemplateResult {
  return html`<table aria-labelledby=${heading}>
    <thead>
      <tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ head, cells, remark }) =>
          html`<tr>
            <th scope="row">${head}${remark === undefined ? nothing : ` (${remark})`}</th>
            ${cells.map((cell) => html`<td>${lineView(cell)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Each stretch in its own language, for calls are often of another. */
function lineView(line: ReportLine): readonly TemplateResult[] {
  return line.map(({ text, lang }, index) => html`${index > 0 ? ' ' : ''}<span lang=${lang}>${text}</span>`);
}
