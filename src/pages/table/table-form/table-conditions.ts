import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../../components/texts.js';
import { msg } from '../texts.js';
import { controls } from '../../../../components/styles/controls.js';
import { tableFormStyles } from './table-form.styles.js';
import type { Segment } from '../../../../speech/utterance.js';

/** The conditions of the game that is played are to be read. */
export class ConditionsWantedEvent extends Event {
  static readonly type = 'conditions-wanted';
  constructor() {
    super(ConditionsWantedEvent.type, { bubbles: true, composed: true });
  }
}

/**
 * The conditions of the game at a table that is played: folded away, read when asked for; and in sight, that engine and hints are locked.
 *
 * @fires conditions-wanted {ConditionsWantedEvent} when they are to be read
 */
@customElement('table-conditions')
@localized()
export class TableConditions extends LitElement {
  static override styles = [controls, tableFormStyles];

  @property({ attribute: false }) lines: ConditionLines = [];

  /** Whether engine and hints are locked in this game. */
  @property({ type: Boolean }) locked = false;

  override render() {
    return html`<section aria-labelledby="conditions">
      <h2 id="conditions">${msg('table-conditions')}</h2>
      ${this.locked ? html`<p class="locked">${msg('engine-locked')}</p>` : nothing}
      <p><button type="button" @click=${this.#onRead}>${msg('table-conditions-read')}</button></p>
      <details>
        <summary>${msg('table-conditions-all')}</summary>
        ${conditionList(this.lines)}
      </details>
    </section>`;
  }

  readonly #onRead = (): void => {
    this.dispatchEvent(new ConditionsWantedEvent());
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'table-conditions': TableConditions;
  }
  interface HTMLElementEventMap {
    'conditions-wanted': ConditionsWantedEvent;
  }
}

/** The conditions of a game at a table: each matter a line, each word in its language. */
export type ConditionLines = readonly (readonly Segment[])[];

export function conditionList(lines: ConditionLines): TemplateResult {
  return html`<ul class="conditions">
    ${lines.map((line) => html`<li>${line.map(({ text, lang }) => html`<span lang=${lang}>${text}</span> `)}</li>`)}
  </ul>`;
}
