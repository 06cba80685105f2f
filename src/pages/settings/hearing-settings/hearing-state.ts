/** What the settings of voice input have to know of recognisers, model and microphone, and what is wanted of these there. */
import type { Availability, RecogniserName } from '../../../../speech/recogniser/listening-choice.js';
import type { Segment } from '../../../../speech/utterance.js';

/** The model of speech for Vosk, as far as it is known. */
export type ModelState =
  | { readonly type: 'none' }
  | { readonly type: 'loading' | 'ready' | 'unreadable'; readonly name: string; readonly bytes: number };

/** What a recogniser told of itself; it may not tell. */
export type AvailabilityTold = Availability | 'no answer';

export interface HearingState {
  /** For the language that is listened for; absent as long as it is not known. */
  readonly availability: Readonly<Partial<Record<RecogniserName, AvailabilityTold>>>;
  readonly model: ModelState;
  /** Whether it listens to be tried. */
  readonly trying: boolean;
  /** What was heard then, in its language; or why nothing was, in the language of the page. */
  readonly tried?: { readonly type: 'heard' | 'trouble'; readonly words: Segment };
}

export const UNKNOWN_HEARING: HearingState = { availability: {}, model: { type: 'none' }, trying: false };

/** What is wanted, beside the change of a setting. */
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
