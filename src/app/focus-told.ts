/** Where Anna–Hector is the only voice it also says what has the focus. */
import { deepActiveElement } from '../../components/dom/focus.js';
import type { Segment } from '../../speech/utterance.js';
import { describeFocus, languageOf } from './focus-voice.js';
import { hearingFocus } from './hearing-focus.js';

export interface FocusTellingParts {
  /** Whether ours is the only voice. */
  readonly isOnlyVoice: () => boolean;
  /** The language of the page (BCP 47). */
  readonly lang: () => string;
  readonly mention: (segment: Segment) => void;
}

export class FocusTelling {
  readonly #parts: FocusTellingParts;

  constructor(parts: FocusTellingParts) {
    this.#parts = parts;
  }

  readonly onFocus = hearingFocus((from) => {
    if (this.#parts.isOnlyVoice()) this.#tell(from);
  });

  /** What was just chosen where the focus stays: a box ticked, another entry of a list. Sliders are heard by what they change. */
  readonly onInput = (event: Event): void => {
    const [changed] = event.composedPath();
    if (this.#parts.isOnlyVoice() && isChoice(changed)) this.#tell(changed);
  };

  #tell(from: EventTarget | null): void {
    const active = deepActiveElement();
    if (!active) return;
    this.#parts.mention({ text: describeFocus(active, from), lang: languageOf(active) ?? this.#parts.lang() });
  }
}

function isChoice(target: EventTarget | undefined): target is HTMLElement {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
}
