import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { controls } from '../../../components/styles/controls.js';
import { CALL_STYLES, type CallStyle } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';
import { withSample } from '../shared/style-names.js';
import { leavesByEscape } from './help-leaving.js';
import { type HelpSection, helpList, lettersOffNote } from './help-lines.js';
import { helpStyles } from './help.styles.js';
import { msg } from './texts.js';
import type { HelpPageName } from './help-names.js';

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

function paragraph(text: string): TemplateResult {
  return html`<p>${text}</p>`;
}

/** What the topics of the help are called, and what is told there before the commands. */
export function topicName(page: HelpPageName): string {
  switch (page) {
    case 'help/board':
      return msg('help-topic-board');
    case 'help/touch':
      return msg('help-topic-touch');
    case 'help/moves':
      return msg('help-topic-moves');
    case 'help/asking':
      return msg('help-topic-asking');
    case 'help/game':
      return msg('help-topic-game');
    case 'help/clock':
      return msg('help-topic-clock');
    case 'help/dial':
      return msg('help-topic-dial');
    case 'help/table':
      return msg('help-topic-table');
    case 'help/voice':
      return msg('help-topic-voice');
    case 'help/speech':
      return msg('help-topic-speech');
    case 'help/pages':
      return msg('help-topic-pages');
    case 'help/commands':
      return msg('commands-title');
  }
}

interface TopicTexts {
  readonly before: readonly string[];
  /** Whether the ways to call a move follow, each with a sample. */
  readonly hasCalls?: true;
  readonly after?: readonly string[];
}

export function topicTexts(page: HelpPageName): TopicTexts {
  const field = msg('your-move');
  const log = msg('what-was-said');
  switch (page) {
    case 'help/moves':
      return { before: [msg('help-moves-how', { field })], hasCalls: true, after: [msg('help-moves-written')] };
    case 'help/touch':
      return {
        before: [
          msg('help-touch-sight'),
          msg('help-touch-reader'),
          msg('help-touch-exploring', { button: msg('explore-by-touch') }),
        ],
      };
    case 'help/dial':
      return { before: [msg('help-dial-how')] };
    case 'help/table':
      return { before: [msg('help-table-roles')] };
    case 'help/voice':
      return { before: [msg('help-voice-how'), msg('help-voice-unsure')] };
    case 'help/speech':
      return { before: [msg('help-speech-who'), msg('help-speech-said', { log, field })] };
    case 'help/pages':
      return { before: [msg('help-pages-how')] };
    default:
      return { before: [] };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'help-topic': HelpTopicPage;
  }
}
