/** What the field of a line tells. */
import type { EnteredLine } from '../../speech/line-queue.js';

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
