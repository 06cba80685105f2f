/** The conditions of a game at a table as they stand on the page: a list, each matter an item, each word in its language. */
import { html, type TemplateResult } from 'lit';
import type { Segment } from '../../../../speech/utterance.js';

export type ConditionLines = readonly (readonly Segment[])[];

export function conditionList(lines: ConditionLines): TemplateResult {
  return html`<ul class="conditions">
    ${lines.map((line) => html`<li>${line.map(({ text, lang }) => html`<span lang=${lang}>${text}</span> `)}</li>`)}
  </ul>`;
}
