/** The button that brings the dials beside the clock of a game, and takes them away. */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '@lit/localize';

/** @param dials where they are shown */
export function feelClock(onFeel: () => void, dials?: TemplateResult): TemplateResult {
  return html`<p>
      <button type="button" aria-expanded=${dials ? 'true' : 'false'} @click=${onFeel}>
        ${msg('Feel the clock', { id: 'feel-the-clock' })}
      </button>
    </p>
    ${dials ?? nothing}`;
}
