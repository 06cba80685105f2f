import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { controls } from '../../../components/styles/controls.js';
import { CALL_STYLES, type CallStyle } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';
import { withSample } from '../shared/style-names.js';
import { leavesByEscape } from './help-leaving.js';
import type { HelpSection } from './help-lines.js';
import { helpList } from './help-list.js';
import { helpStyles } from './help.styles.js';
import type { TopicTexts } from './help-topics.js';
import { msg } from './texts.js';

/**
 * A topic of the help; its heading stands over it.
 *
 * @fires help-closed {HelpClosedEvent} on Escape
 */
@customElement('help-topic')
@localized()
export class HelpTopicPage extends LitElement {
  static override styles = [controls, helpStyles];

  @property({ attribute: false }) sections: readonly HelpSection[] = [];
  @property({ attribute: false }) texts: TopicTexts = { before: [] };
  @property({ attribute: false }) sample: ((style: CallStyle) => Segment) | undefined;
  /** Whether single letters and digits are no keys. */
  @property({ attribute: false }) lettersOff = false;
  @property({ attribute: false }) keysAddress = '';

  constructor() {
    super();
    leavesByEscape(this);
  }

  override render() {
    const { sections, texts, sample } = this;
    const hasKeys = sections.some(({ lines }) => lines.some(({ keys }) => keys !== undefined));
    return html`${this.lettersOff && hasKeys ? lettersOffNote(this.keysAddress) : nothing}
    ${texts.before.map(paragraph)}
    ${
      texts.hasCalls
        ? html`<ul>
            ${CALL_STYLES.map((style) => html`<li>${withSample(style, sample?.(style))}</li>`)}
          </ul>`
        : nothing
    }
    ${texts.after?.map(paragraph) ?? nothing} ${sections.map(helpList)}`;
  }
}

export function lettersOffNote(address: string): TemplateResult {
  return html`<p>${msg('help-letters-off')} <a href=${address}>${msg('help-set-keys')}</a></p>`;
}

function paragraph(text: string): TemplateResult {
  return html`<p>${text}</p>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'help-topic': HelpTopicPage;
  }
}
