import { customElement } from 'lit/decorators.js';
import { localized } from '../../../components/texts.js';
import { LineEntry, type LineWords } from '../../../components/line-entry/line-entry.js';
import type { EnteredLine } from '../../../speech/line-queue.js';
import { msg } from './texts.js';

/** Something was typed of the position that is set up. */
export class SetUpLineEvent extends Event {
  static readonly type = 'set-up-line';
  readonly line: EnteredLine;
  constructor(line: EnteredLine) {
    super(SetUpLineEvent.type, { bubbles: true, composed: true });
    this.line = line;
  }
}

/**
 * The field for what is typed where a position is set up. Of a line that was not understood, the reason stands beneath it.
 *
 * @fires set-up-line {SetUpLineEvent} when Enter or the button is pressed on a line that is not empty
 */
@customElement('set-up-entry')
@localized()
export class SetUpEntry extends LineEntry {
  protected override words(): LineWords {
    return {
      id: 'line',
      label: msg('set-up-line'),
      button: msg('set-up-enter'),
      about: msg('set-up-line-about'),
    };
  }

  protected override entered(line: EnteredLine): SetUpLineEvent {
    return new SetUpLineEvent(line);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'set-up-entry': SetUpEntry;
  }
  interface HTMLElementEventMap {
    'set-up-line': SetUpLineEvent;
  }
}
