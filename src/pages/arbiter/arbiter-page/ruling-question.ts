/** Why it is ruled so, and the question whether what was read back shall be done. */
import { html, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import { LONGEST_REASON } from '../../../laws/schema.js';
import { lineField } from './fields.js';

export function reasonField(value: string, onText: (text: string) => void): TemplateResult {
  const label = msg('Reason (may be left out)', { id: 'ruling-reason' });
  return lineField({ id: 'reason', label, value, most: LONGEST_REASON, onText });
}

/** The whole text is told by the announcer; here it can be read again. What rules nothing stands first, so that Tab comes upon it. */
export function rulingQuestion(asked: string, onAnswer: (yes: boolean) => void): TemplateResult {
  const onYes = (): void => onAnswer(true);
  const onNo = (): void => onAnswer(false);
  return html`<div role="group" class="framed" aria-labelledby="question">
    <h3 id="question">${msg('Your ruling', { id: 'ruling-question' })}</h3>
    <p id="asked">${asked}</p>
    <div class="row">
      <button id="change" type="button" @click=${onNo}>${msg('Change', { id: 'ruling-change' })}</button>
      <button id="rule-so" type="button" class="main" @click=${onYes}
        >${msg('Rule so', { id: 'ruling-rule-so' })}</button
      >
    </div>
  </div>`;
}
