/** What the voice settings tell upward, beside the change of a setting. */
import { sampleCall } from '../../../../speech/phrase.js';
import { DEFAULT_DETAIL } from '../../../../speech/style.js';
import type { Segment } from '../../../../speech/utterance.js';
import { speaks } from '../../../../speech/announcer/voice-choice.js';
import type { Words } from '../../../../speech/words/words.js';

/** The user wants to hear our own voice: by the button, or because something of it was just changed. */
export class SampleWantedEvent extends Event {
  static readonly type = 'sample-wanted';
  /** BCP 47: the language in which it is to be heard. */
  readonly lang: string;
  constructor(lang: string) {
    super(SampleWantedEvent.type, { bubbles: true, composed: true });
    this.lang = lang;
  }

  /** What is to be heard: a move as it is called in the page's language or, in German beside it, the FIDE way. */
  segments(words: Words): readonly Segment[] {
    const callStyle = speaks(words, this.lang) ? 'plain' : 'fide';
    const manner = { callLength: 'usual', squareStyle: 'plain', detail: DEFAULT_DETAIL, mine: [] } as const;
    return [sampleCall({ words, callStyle, ...manner })];
  }
}

declare global {
  interface HTMLElementEventMap {
    'sample-wanted': SampleWantedEvent;
  }
}
