/** What is done at a clock that stands alone, and chosen for the dials of any clock. */
import type { EnteredLine } from '../../../speech/line-queue.js';
import type { ClockSetting } from '../../laws/clock/clock.js';
import type { ByColor, Color } from '../../laws/squares.js';
import type { DialChoice } from '../../storage/settings/clock-choice.js';
import type { ClockDetailQuestion } from '../../questions/clock-details.js';

export type ClockWish =
  /** `side` is absent for whoever is on move; before the start that starts White's clock. */
  | { readonly do: 'press'; readonly side?: Color }
  /** Both are stopped, or go on; `side` where another clock is to go on than the one that ran. */
  | { readonly do: 'stop' }
  | { readonly do: 'restart'; readonly side?: Color }
  /** Whether time that no window watched is charged. */
  | { readonly do: 'charge time'; readonly charged: boolean }
  | { readonly do: 'set'; readonly settings: Partial<ByColor<ClockSetting>> }
  | { readonly do: 'illegal move'; readonly of: Color }
  | { readonly do: 'claim flag'; readonly of: Color }
  | { readonly do: 'ask'; readonly question: ClockDetailQuestion }
  /** Another time control is to be set, or the page of games shown. */
  | { readonly do: 'anew' | 'leave' };

const PUBLIC: EventInit = { bubbles: true, composed: true };

export class ClockWishEvent extends Event {
  static readonly type = 'clock-wish';
  readonly wish: ClockWish;
  constructor(wish: ClockWish) {
    super(ClockWishEvent.type, PUBLIC);
    this.wish = wish;
  }
}

/** Something was typed to the clock. */
export class ClockLineEvent extends Event {
  static readonly type = 'clock-line';
  readonly line: EnteredLine;
  constructor(line: EnteredLine) {
    super(ClockLineEvent.type, PUBLIC);
    this.line = line;
  }
}

/** How the dials are shown was chosen. */
export class DialChosenEvent extends Event {
  static readonly type = 'dial-chosen';
  readonly choice: DialChoice;
  constructor(choice: DialChoice) {
    super(DialChosenEvent.type, PUBLIC);
    this.choice = choice;
  }
}

declare global {
  interface HTMLElementEventMap {
    'clock-line': ClockLineEvent;
    'clock-wish': ClockWishEvent;
    'dial-chosen': DialChosenEvent;
  }
}
