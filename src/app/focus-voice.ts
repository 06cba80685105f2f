/** Where Anna–Hector is the only voice, it also says what has the focus; beside a screen reader it never does. */
import { deepActiveElement, hearingFocus } from '../../components/dom/focus.js';
import type * as FocusWords from './focus-words.js';
import type { Segment } from '../../speech/utterance.js';

export interface FocusTellingParts {
  /** Whether ours is the only voice. */
  readonly isOnlyVoice: () => boolean;
  /** The language of the page (BCP 47). */
  readonly lang: () => string;
  readonly mention: (segment: Segment) => void;
  /** Its words are loaded where ours is the only voice. */
  readonly words: () => Promise<typeof FocusWords>;
}

/** Says it, as the focus goes from one element to another, and as something is chosen where the focus stays. */
export class FocusTelling {
  readonly #parts: FocusTellingParts;

  constructor(parts: FocusTellingParts) {
    this.#parts = parts;
  }

  readonly onFocus = hearingFocus((from) => {
    if (this.#parts.isOnlyVoice()) this.#tell(from).catch(reportError);
  });

  /** What was just chosen where the focus stays: a box ticked, another entry of a list. Sliders are heard by what they change. */
  readonly onInput = (event: Event): void => {
    const [changed] = event.composedPath();
    if (this.#parts.isOnlyVoice() && isChoice(changed)) this.#tell(changed).catch(reportError);
  };

  async #tell(from: EventTarget | null): Promise<void> {
    const active = deepActiveElement();
    const { describeFocus, languageOf } = await this.#parts.words();
    // Where the words came late, the focus may be elsewhere.
    if (!active || active !== deepActiveElement()) return;
    this.#parts.mention({ text: describeFocus(active, from), lang: languageOf(active) ?? this.#parts.lang() });
  }
}

function isChoice(target: EventTarget | undefined): target is HTMLElement {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
}
