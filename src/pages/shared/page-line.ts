import { customElement, property } from 'lit/decorators.js';
import { LineEntry, type LineWords } from '../../../components/line-entry/line-entry.js';
import type { EnteredLine } from '../../../speech/line-queue.js';

/** Something was typed to the page. */
export class PageLineEvent extends Event {
  static readonly type = 'page-line';
  readonly line: EnteredLine;
  constructor(line: EnteredLine) {
    super(PageLineEvent.type, { bubbles: true, composed: true });
    this.line = line;
  }
}

/**
 * The field for what is typed to a page that has words of its own: a clock that stands alone, a position that is set up. Why a line was not
 * understood, or what may have been meant, stands beneath it.
 *
 * @fires page-line {PageLineEvent} when Enter or the button is pressed on a line that is not empty
 */
@customElement('page-line')
export class PageLine extends LineEntry {
  @property({ attribute: false }) label = '';

  /** On the button that hands the line over. */
  @property({ attribute: false }) button = '';

  /** What can be typed, beside the field. */
  @property({ attribute: false }) about = '';

  protected override words(): LineWords {
    return { id: 'line', label: this.label, button: this.button, about: this.about };
  }

  protected override entered(line: EnteredLine): PageLineEvent {
    return new PageLineEvent(line);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'page-line': PageLine;
  }
  interface HTMLElementEventMap {
    'page-line': PageLineEvent;
  }
}
