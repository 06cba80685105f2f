/** How things are said at the moment: in the words of the page, as the settings have it, to whoever plays here. */
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import type { Words } from '../../../speech/phrase/words.js';
import { type GameValue, NO_GAME } from '../../game/store.js';
import type { Settings } from '../../storage/settings/settings.js';
import { isObject } from '../../laws/schema.js';

export function phraseOptions(words: Words, settings: Settings, { held, view, mine }: GameValue): PhraseOptions {
  // At a table moves are called as was agreed there.
  const callStyle = held?.setup.table?.callStyle ?? settings.callStyle;
  const { callLength, squareStyle, detail, sound, sounds } = settings;
  const firstNumber = view?.positions[0]?.moveNumber;
  return {
    words,
    callStyle,
    callLength,
    squareStyle,
    detail,
    mine,
    ...((!sound || sounds.volumes.place === 0) && { tellsOwnPress: true }),
    ...(answersInGerman(settings) && { clockLanguage: 'german' }),
    ...(firstNumber !== undefined && { firstNumber }),
  };
}

/** Whether it was chosen that clocks answer with the German of the call. */
export function answersInGerman({ clock }: Partial<Settings>): boolean {
  return isObject(clock) && clock['language'] === 'german';
}

/** Texts of elements, made anew only when words or settings are others, for what is drawn with them is drawn anew then. */
export class KeptTexts<Texts> {
  readonly #make: (options: PhraseOptions) => Texts;
  #made: { readonly words: Words; readonly settings: Settings; readonly texts: Texts } | undefined;

  constructor(make: (options: PhraseOptions) => Texts) {
    this.#make = make;
  }

  of(words: Words, settings: Settings): Texts {
    if (this.#made?.words !== words || this.#made.settings !== settings) {
      this.#made = { words, settings, texts: this.#make(phraseOptions(words, settings, NO_GAME)) };
    }
    return this.#made.texts;
  }
}
