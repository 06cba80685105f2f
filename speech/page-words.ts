/** The words of the page's language. They are loaded before a language is shown, so that a switch never leaves half of the page behind. */
import { LANGUAGES } from './words/languages.js';
import type { LanguageName } from './words/language-names.js';
import type { WholeWords } from './words/words.js';

let shown: { readonly name: LanguageName; readonly words: WholeWords } | undefined;
const loaded = new Map<LanguageName, WholeWords>();

/** Loads what a language says. May reject, when it cannot be had, and may then be called again. */
export async function loadWords(name: LanguageName): Promise<void> {
  loaded.set(name, await LANGUAGES[name].words());
}

/** Puts the page into words that are loaded. */
export function showWords(name: LanguageName): void {
  const words = loaded.get(name);
  if (!words) throw new Error(`the words of "${name}" are shown before they are loaded`);
  shown = { name, words };
}

/** Whether anything can be said yet. */
export function hasWords(): boolean {
  return shown !== undefined;
}

export function languageShown(): LanguageName {
  return shown?.name ?? 'en';
}

export function pageWords(): WholeWords {
  if (!shown) throw new Error('something is to be said before a language is loaded');
  return shown.words;
}
