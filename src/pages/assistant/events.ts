/** What is wanted on an assistant's page beside acts (`table-act`). */
import type { EnteredLine } from '../../../speech/line-queue.js';
import type { Color } from '../../laws/squares.js';

const PUBLIC: EventInit = { bubbles: true, composed: true };

/** Where the focus is wanted: another part of the page does it. */
export type AssistantWish = { readonly do: 'score' | 'adjournment' };

export class AssistantWishEvent extends Event {
  static readonly type = 'assistant-wish';
  readonly wish: AssistantWish;
  constructor(wish: AssistantWish) {
    super(AssistantWishEvent.type, PUBLIC);
    this.wish = wish;
  }
}

/** To announce a move (D.2.10.2), to place it on one's player's own board (Art. 4.9), to execute it on the other (D.2.10.1). */
export type LineUse = 'call' | 'place' | 'execute';

/** What a move that is typed is for, and whose it is. */
export interface LineMeant {
  readonly what: LineUse;
  readonly of: Color;
}

/** A move was typed. */
export class AssistantLineEvent extends Event {
  static readonly type = 'assistant-line';
  readonly line: EnteredLine;
  readonly what: LineUse;
  /** Whose move it is. */
  readonly of: Color;
  constructor(line: EnteredLine, what: LineUse, of: Color) {
    super(AssistantLineEvent.type, PUBLIC);
    this.line = line;
    this.what = what;
    this.of = of;
  }
}

declare global {
  interface HTMLElementEventMap {
    'assistant-line': AssistantLineEvent;
    'assistant-wish': AssistantWishEvent;
  }
}
