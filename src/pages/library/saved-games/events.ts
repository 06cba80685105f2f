/** What is wanted of the games that are kept on this device. */
export type SavedGamesWish =
  | { readonly type: 'close' | 'more' | 'save all' }
  | { readonly type: 'open' | 'save' | 'delete' | 'undo'; readonly id: string };

export class SavedGamesEvent extends Event {
  static readonly type = 'saved-games';
  readonly wish: SavedGamesWish;
  constructor(wish: SavedGamesWish) {
    super(SavedGamesEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'saved-games': SavedGamesEvent;
  }
}
