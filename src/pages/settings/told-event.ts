/** What became of something that was wanted in the settings, in words that are to be heard. */
export class SettingsToldEvent extends Event {
  static readonly type = 'settings-told';
  readonly text: string;
  constructor(text: string) {
    super(SettingsToldEvent.type, { bubbles: true, composed: true });
    this.text = text;
  }
}

declare global {
  interface HTMLElementEventMap {
    'settings-told': SettingsToldEvent;
  }
}
