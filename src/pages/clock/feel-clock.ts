/** The button that brings the dials beside the clock of a game, and takes them away. */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../shared/texts.js';

/** @param dials where they are shown */
export function feelClock(onFeel: () => void, dials?: TemplateResult): TemplateResult {
  return html`<p>
      <button type="button" aria-expanded=${dials ? 'true' : 'false'} @click=${onFeel}>
        ${msg('feel-the-clock')}
      </button>
    </p>
    ${dials ?? nothing}`;
}
