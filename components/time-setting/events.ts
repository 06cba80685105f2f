/**
 * What the setting of a time tells upward.
 */
import type { TimeControl } from '../../src/laws/clock/time-control.js';
import type { ByColor } from '../../src/laws/squares.js';
import type { ControlRefusal } from '../../speech/hearing/control/refusal.js';

const PUBLIC: EventInit = { bubbles: true, composed: true };

/** A time was chosen or understood: it may be read back. Nothing is set by it. */
export class TimeChosenEvent extends Event {
  static readonly type = 'time-chosen';
  readonly time: ByColor<TimeControl>;
  constructor(time: ByColor<TimeControl>) {
    super(TimeChosenEvent.type, PUBLIC);
    this.time = time;
  }
}

/** What was typed or said is no time control. The reason stands beside the field too. */
export class TimeRefusedEvent extends Event {
  static readonly type = 'time-refused';
  readonly refusal: ControlRefusal;
  constructor(refusal: ControlRefusal) {
    super(TimeRefusedEvent.type, PUBLIC);
    this.refusal = refusal;
  }
}

/** Enter was pressed in the field: as in any form, that is its main button. */
export class TimeEnteredEvent extends Event {
  static readonly type = 'time-entered';
  constructor() {
    super(TimeEnteredEvent.type, PUBLIC);
  }
}

declare global {
  interface HTMLElementEventMap {
    'time-chosen': TimeChosenEvent;
    'time-refused': TimeRefusedEvent;
    'time-entered': TimeEnteredEvent;
  }
}
