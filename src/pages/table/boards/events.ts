/** What is wanted of the boards at a table. Acts go by `TableActEvent`. */
import type { Color } from '../../../laws/squares.js';

export type BoardsWish =
  /** A board is to be read rank by rank, from its player's own side, to be checked against a real one. */
  | { readonly do: 'read'; readonly of: Color; readonly step: 'begin' | 'next' | 'back' }
  /** The boards are to be compared with what was entered of real ones. */
  | { readonly do: 'compare entered' };

export class BoardsWishEvent extends Event {
  static readonly type = 'boards-wish';
  readonly wish: BoardsWish;
  constructor(wish: BoardsWish) {
    super(BoardsWishEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'boards-wish': BoardsWishEvent;
  }
}
