/** What the settings of voice input tell upward, beside the change of a setting. */
import type { RecogniserName } from '../../../../speech/recogniser/listening-choice.js';

export type VoiceWish =
  /** Fetch what a recogniser needs for the language. */
  | { readonly type: 'install'; readonly recogniser: RecogniserName }
  /** Take this model of speech for Vosk. */
  | { readonly type: 'model'; readonly file: File }
  | { readonly type: 'forget model' }
  /** Listen once and say back what was heard; or stop doing so. */
  | { readonly type: 'try'; readonly on: boolean };

export class VoiceWishEvent extends Event {
  static readonly type = 'voice-wish';
  readonly wish: VoiceWish;
  constructor(wish: VoiceWish) {
    super(VoiceWishEvent.type, { bubbles: true, composed: true });
    this.wish = wish;
  }
}

declare global {
  interface HTMLElementEventMap {
    'voice-wish': VoiceWishEvent;
  }
}
