/** What is wanted of all that is saved on this device. */
export type SavedDataWish =
  | { readonly type: 'save backup' | 'keep safe' | 'show room' | 'take settings' }
  | { readonly type: 'read backup'; readonly file: Pick<File, 'size' | 'text'> }
  /** Deletes this, after a question. */
  | { readonly type: 'free'; readonly id: string };

export class SavedDataEvent extends Event {
  static readonly type = 'saved-data';
  readonly wish: SavedDataWish;
  constructor(wish: SavedDataWish) {
    super(SavedDataEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'saved-data': SavedDataEvent;
  }
}
