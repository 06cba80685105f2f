/** The words of the page's language, those that are said and those that are understood. They are loaded before a language is shown, so that a switch never leaves half of the page behind. */
import { alone, type HeardLanguage, type HeardLanguages } from './hearing/languages.js';
import { LANGUAGES } from './languages.js';
import type { LanguageName } from './language-names.js';
import type { Words } from './phrase/words.js';

interface Loaded {
  readonly words: Words;
  readonly heard: HeardLanguage;
}

export class PageWords {
  readonly #loaded = new Map<LanguageName, Loaded>();
  #shown: (Loaded & { readonly name: LanguageName }) | undefined;
  /** Whether what later pages say is loaded with each language. */
  #withLate = false;
  #germanClock: Words['germanClock'];

  /** Loads what a language says and hears. May reject, when it cannot be had, and may then be called again. */
  async load(name: LanguageName): Promise<void> {
    const { words, heard, late } = LANGUAGES[name];
    const [said, understood] = await Promise.all([words(), heard()]);
    if (this.#withLate) said.messages.take(await late());
    this.#loaded.set(name, { words: said, heard: understood });
  }

  /** Loads what is said on pages that come later, now and with every language from now on. May reject, and may then be called again. */
  async loadLate(): Promise<void> {
    this.#withLate = true;
    let loaded: LanguageName;
    do {
      loaded = this.language;
      await this.load(loaded);
    } while (loaded !== this.language);
  }

  /** Puts the page into words that are loaded. */
  show(name: LanguageName): void {
    const loaded = this.#loaded.get(name);
    if (!loaded) throw new Error(`the words of "${name}" are shown before they are loaded`);
    const germanClock = this.#germanClock;
    this.#shown = { name, ...loaded, words: germanClock ? { ...loaded.words, germanClock } : loaded.words };
  }

  /** Loads the German with which clocks may answer in any language. May reject, and may then be called again. */
  async loadGermanClock(): Promise<void> {
    if (this.#germanClock) return;
    this.#germanClock = (await import('./phrase/fide-clock.js')).FIDE_CLOCK;
    if (this.#shown) this.show(this.#shown.name);
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
  get current(): Words {
    return this.#present.words;
  }

  /** What is understood in it. */
  get heard(): HeardLanguages {
    return alone(this.#present.heard);
  }

  get #present(): Loaded {
    if (!this.#shown) throw new Error('something is to be said before a language is loaded');
    return this.#shown;
  }
}
