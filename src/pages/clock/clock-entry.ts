import { customElement } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { msg } from './texts.js';
import type { EnteredLine } from '../../../speech/line-queue.js';
import { LineEntry, type LineWords } from '../../../components/line-entry/line-entry.js';

/** Something was typed to the clock. */
export class ClockLineEvent extends Event {
  static readonly type = 'clock-line';
  readonly line: EnteredLine;
  constructor(line: EnteredLine) {
    super(ClockLineEvent.type, { bubbles: true, composed: true });
    this.line = line;
  }
}

/**
 * The field for what is typed to a clock that stands alone: commands and questions. Of a line that was not understood, what may have been
 * meant stands beneath it.
 *
 * @fires clock-line {ClockLineEvent} when Enter or the button is pressed on a line that is not empty
 */
@customElement('clock-entry')
@localized()
export class ClockEntry extends LineEntry {
  protected override words(): LineWords {
    return {
      id: 'line',
      label: msg('clock-line'),
      button: msg('clock-line-enter'),
      about: msg('clock-line-about'),
    };
  }

  protected override entered(line: EnteredLine): ClockLineEvent {
    return new ClockLineEvent(line);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'clock-entry': ClockEntry;
  }
  interface HTMLElementEventMap {
    'clock-line': ClockLineEvent;
  }
}
