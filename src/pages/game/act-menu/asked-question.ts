/** The question before an act that ends the game, wherever it is asked. No stands first, so that Tab comes upon it. */
import { html, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';
import type { AskedFirst } from './act-menu-items.js';

export interface QuestionAnswers {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Its button No has the id `no`. */
export function askedQuestion(wish: AskedFirst, { onYes, onNo }: QuestionAnswers): TemplateResult {
  return html`<div role="group" aria-labelledby="question">
    <p id="question">${questionText(wish)}</p>
    <div class="row">
      <button id="no" type="button" @click=${onNo}>${msg('No, play on', { id: 'resign-no' })}</button>
      <button type="button" class="main" @click=${onYes}>${yesText(wish)}</button>
    </div>
  </div>`;
}

export function questionText(wish: AskedFirst): string {
  return wish === 'resign'
    ? msg('Resign this game?', { id: 'resign-question' })
    : msg('Accept the draw? The game is over then.', { id: 'accept-question' });
}

function yesText(wish: AskedFirst): string {
  return wish === 'resign' ? msg('Yes, resign', { id: 'resign-yes' }) : msg('Yes, accept', { id: 'accept-yes' });
}
