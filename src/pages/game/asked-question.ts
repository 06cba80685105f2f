/** The question before a command that asks first by yes or no, wherever it is asked. No stands first, so that Tab comes upon it. */
import { html, type TemplateResult } from 'lit';
import { msg } from './texts.js';
import type { CommandId } from '../../commands/commands.js';

export interface QuestionAnswers {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

interface QuestionTexts {
  readonly question: () => string;
  readonly yes: () => string;
}

const TEXTS: Readonly<Partial<Record<CommandId, QuestionTexts>>> = {
  resign: {
    question: () => msg('resign-question'),
    yes: () => msg('resign-yes'),
  },
  'accept-draw': {
    question: () => msg('accept-question'),
    yes: () => msg('accept-yes'),
  },
};

/** Its button No has the id `no`. */
export function askedQuestion(id: CommandId, { onYes, onNo }: QuestionAnswers): TemplateResult {
  return html`<div role="group" aria-labelledby="question">
    <p id="question">${questionText(id)}</p>
    <div class="row">
      <button id="no" type="button" class="main" @click=${onNo}>${msg('play-on')}</button>
      <button type="button" @click=${onYes}>${TEXTS[id]?.yes() ?? id}</button>
    </div>
  </div>`;
}

/** @returns its id where it has no text: a test goes through the rows that ask */
export function questionText(id: CommandId): string {
  return TEXTS[id]?.question() ?? id;
}
