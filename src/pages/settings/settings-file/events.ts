/** What is to be done with all settings at once. */
export type SettingsWish =
  | { readonly type: 'export' }
  | { readonly type: 'import'; readonly file: Pick<File, 'size' | 'text'> }
  | { readonly type: 'reset' };

export class SettingsFileEvent extends Event {
  static readonly type = 'settings-file';
  readonly wish: SettingsWish;
  constructor(wish: SettingsWish) {
    super(SettingsFileEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'settings-file': SettingsFileEvent;
  }
}
