/** The words of the page's language. They are loaded before a language is shown, so that a switch never leaves half of the page behind. */
import { LANGUAGES } from './words/languages.js';
import type { LanguageName } from './words/language-names.js';
import type { WholeWords } from './words/words.js';

export class PageWords {
  readonly #loaded = new Map<LanguageName, WholeWords>();
  #shown: { readonly name: LanguageName; readonly words: WholeWords } | undefined;

  /** Loads what a language says. May reject, when it cannot be had, and may then be called again. */
  async load(name: LanguageName): Promise<void> {
    this.#loaded.set(name, await LANGUAGES[name].words());
  }

  /** Puts the page into words that are loaded. */
  show(name: LanguageName): void {
    const words = this.#loaded.get(name);
    if (!words) throw new Error(`the words of "${name}" are shown before they are loaded`);
    this.#shown = { name, words };
  }

  /** Whether anything can be said yet. */
  get areShown(): boolean {
    return this.#shown !== undefined;
  }

  /** The language that is shown; English until one is. */
  get language(): LanguageName {
    return this.#shown?.name ?? 'en';
  }

  /** What is said in it. */
  get current(): WholeWords {
    if (!this.#shown) throw new Error('something is to be said before a language is loaded');
    return this.#shown.words;
  }
}
