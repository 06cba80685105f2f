/** The question before an act that ends the game, wherever it is asked. No stands first, so that Tab comes upon it. */
import { html, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import type { AskedFirst } from '../../shared/app-views.js';

export const ASKED_FIRST: readonly AskedFirst[] = ['resign', 'accept-draw'];

export interface QuestionAnswers {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Its button No has the id `no`. */
export function askedQuestion(id: AskedFirst, { onYes, onNo }: QuestionAnswers): TemplateResult {
  return html`<div role="group" aria-labelledby="question">
    <p id="question">${questionText(id)}</p>
    <div class="row">
      <button id="no" type="button" @click=${onNo}>${msg('No, play on', { id: 'resign-no' })}</button>
      <button type="button" class="main" @click=${onYes}>${yesText(id)}</button>
    </div>
  </div>`;
}

export function questionText(id: AskedFirst): string {
  return id === 'resign'
    ? msg('Resign this game?', { id: 'resign-question' })
    : msg('Accept the draw? The game is over then.', { id: 'accept-question' });
}

function yesText(id: AskedFirst): string {
  return id === 'resign' ? msg('Yes, resign', { id: 'resign-yes' }) : msg('Yes, accept', { id: 'accept-yes' });
}
