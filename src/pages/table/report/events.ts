/** What is wanted of the report of a game. */

export type ReportWish =
  /** It is to be shown, or no longer. */
  | { readonly do: 'show'; readonly shown: boolean }
  /** One of its sections is to be read out, 0 the first. */
  | { readonly do: 'read'; readonly passage: number }
  | { readonly do: 'copy' | 'save' | 'print' };

export class ReportWishEvent extends Event {
  static readonly type = 'report-wish';
  readonly wish: ReportWish;
  constructor(wish: ReportWish) {
    super(ReportWishEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'report-wish': ReportWishEvent;
  }
}
