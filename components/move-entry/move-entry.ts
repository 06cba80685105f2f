import { customElement } from 'lit/decorators.js';
import { localized, msg } from '@lit/localize';
import type { EnteredLine } from '../../speech/line-queue.js';
import { LineEnteredEvent } from '../events.js';
import { LineEntry, type LineWords } from '../line-entry/line-entry.js';

/**
 * The field a move is typed into.
 *
 * @fires line-entered {LineEnteredEvent} when Enter or the button is pressed on a line that is not empty
 */
@customElement('move-entry')
@localized()
export class MoveEntry extends LineEntry {
  /** Starts a line with this text, as when a letter typed elsewhere belongs here. */
  start(text: string): void {
    this.field.start(text);
    this.focus();
  }

  protected override words(): LineWords {
    return {
      id: 'move',
      label: msg('Your move', { id: 'your-move' }),
      button: msg('Make move', { id: 'make-move' }),
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
