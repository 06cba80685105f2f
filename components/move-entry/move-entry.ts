import { customElement, property } from 'lit/decorators.js';
import { localized, msg } from '../texts.js';
import type { EnteredLine } from '../../speech/line-queue.js';
import { LineEntry, type LineWords } from '../line-entry/line-entry.js';

/** A typed line was entered, and the field is empty again. */
export class LineEnteredEvent extends Event {
  static readonly type = 'line-entered';
  readonly line: EnteredLine;
  constructor(line: EnteredLine) {
    super(LineEnteredEvent.type, { bubbles: true, composed: true });
    this.line = line;
  }
}

declare global {
  interface HTMLElementEventMap {
    'line-entered': LineEnteredEvent;
  }
}

/**
 * The field a move is typed into.
 *
 * @element move-entry
 * @attr {string} refusal - why the last line was refused; it stands beneath the field
 * @fires {LineEnteredEvent} line-entered - Enter or the button was pressed on a line that is not empty: `line.text`
 * @fires {LineClearedEvent} line-cleared - Escape has emptied the field
 */
@customElement('move-entry')
@localized()
export class MoveEntry extends LineEntry {
  /** What the field is called; by itself "Your move". */
  @property() label = '';

  /** What stands on the button; by itself "Make move". */
  @property() button = '';

  /** Starts a line with this text, as when a letter typed elsewhere belongs here. */
  start(text: string): void {
    this.field.start(text);
    this.focus();
  }

  protected override words(): LineWords {
    return {
      id: 'move',
      label: this.label || msg('your-move'),
      button: this.button || msg('make-move'),
    };
  }

  protected override entered(line: EnteredLine): LineEnteredEvent {
    return new LineEnteredEvent(line);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'move-entry': MoveEntry;
  }
}
