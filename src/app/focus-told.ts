/** Where Anna–Hector is the only voice it also says what has the focus; what makes words of that is loaded where it is. */
import { deepActiveElement } from '../../components/active-element.js';
import type { Segment } from '../../speech/utterance.js';
import { ifLoaded } from '../play/remembered.js';
import type * as focusVoice from './focus-voice.js';
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
  #voice: typeof focusVoice | undefined;

  constructor(parts: FocusTellingParts) {
    this.#parts = parts;
  }

  /** To be waited for before anything gets the focus. Without it, as without a voice, nothing is said of it. */
  async prepare(): Promise<void> {
    if (this.#parts.isOnlyVoice()) this.#voice ??= await ifLoaded(() => import('./focus-voice.js'));
  }

  readonly onFocus = hearingFocus((from) => {
    if (!this.#parts.isOnlyVoice()) return;
    if (this.#voice) this.#tell(this.#voice, from);
    // It has only now become the only voice.
    else void this.prepare().then(() => this.#voice && this.#tell(this.#voice, from));
  });

  /** What was just chosen where the focus stays: a box ticked, another entry of a list. Sliders are heard by what they change. */
  readonly onInput = (event: Event): void => {
    const [changed] = event.composedPath();
    if (!this.#parts.isOnlyVoice() || !isChoice(changed)) return;
    if (this.#voice) this.#tell(this.#voice, changed);
    else void this.prepare().then(() => this.#voice && this.#tell(this.#voice, changed));
  };

  #tell({ describeFocus, languageOf }: typeof focusVoice, from: EventTarget | null): void {
    const active = deepActiveElement();
    if (!active) return;
    this.#parts.mention({ text: describeFocus(active, from), lang: languageOf(active) ?? this.#parts.lang() });
  }
}

function isChoice(target: EventTarget | undefined): target is HTMLElement {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio');
}
