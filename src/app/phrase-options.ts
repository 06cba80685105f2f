/** How things are said at the moment: in the words of the page, as the settings have it, to whoever plays here. */
import type { PhraseOptions } from '../../speech/phrase.js';
import type { Words } from '../../speech/words/words.js';
import type { GameContextValue } from '../game/contexts.js';
import type { Settings } from '../storage/settings/settings.js';
import { isObject } from '../game/shape.js';
import { boardTexts, type BoardTexts } from './board-texts.js';

export function phraseOptions(words: Words, settings: Settings, { held, view, mine }: GameContextValue): PhraseOptions {
  // At a table moves are called as was agreed there.
  const callStyle = held?.setup.table?.callStyle ?? settings.callStyle;
  const { callLength, squareStyle, detail, clock } = settings;
  const firstNumber = view?.positions[0]?.moveNumber;
  return {
    words,
    callStyle,
    callLength,
    squareStyle,
    detail,
    mine,
    ...(isObject(clock) && clock['language'] === 'german' && { clockLanguage: clock['language'] }),
    ...(firstNumber !== undefined && { firstNumber }),
  };
}

/** Texts of the elements, made anew only when words or settings are others, for all cells are drawn anew with them. */
export class KeptTexts {
  #made: { readonly words: Words; readonly settings: Settings; readonly texts: BoardTexts } | undefined;

  of(words: Words, settings: Settings): BoardTexts {
    if (this.#made?.words !== words || this.#made.settings !== settings) {
      const texts = boardTexts(phraseOptions(words, settings, { held: undefined, view: undefined, mine: [], ply: 0 }));
      this.#made = { words, settings, texts };
    }
    return this.#made.texts;
  }
}
