/**
 * The words of the page's language: those that are there with the page, and those for what the Laws bring, which come with the
 * Laws. Both are loaded before a language is shown, so that a switch never leaves half of the page behind.
 */
import { LANGUAGES } from '../../speech/words/languages.js';
import type { LanguageName } from '../../speech/words/language-names.js';
import type { WholeWords, Words } from '../../speech/words/words.js';

let shown: { readonly name: LanguageName; readonly words: Words; readonly whole?: WholeWords } | undefined;
const loaded = new Map<LanguageName, { readonly words: Words; readonly whole?: WholeWords }>();

/**
 * Loads what a language says; as much of it as the language that is shown has already. May reject, when it cannot be had, and may
 * then be called again.
 */
export async function loadWords(name: LanguageName): Promise<void> {
  const { words, whole } = LANGUAGES[name];
  const wanted = shown?.whole ? await whole() : undefined;
  loaded.set(name, wanted ? { words: wanted, whole: wanted } : { words: await words() });
}

/** Puts the page into words that are loaded. */
export function showWords(name: LanguageName): void {
  const words = loaded.get(name);
  if (!words) throw new Error(`the words of "${name}" are shown before they are loaded`);
  shown = { name, ...words };
}

/** The words for what the Laws bring, in the language that is shown then. */
export async function loadWholeWords(): Promise<void> {
  const name = shown?.name ?? 'en';
  const whole = await LANGUAGES[name].whole();
  // The words stay the same object, for all that is drawn with them would be drawn anew otherwise.
  const words = loaded.get(name)?.words ?? whole;
  loaded.set(name, { words, whole });
  if (!shown || shown.name === name) shown = { name, words, whole };
  else if (!shown.whole) await loadWholeWords();
}

/** Whether anything can be said yet. */
export function hasWords(): boolean {
  return shown !== undefined;
}

export function languageShown(): LanguageName {
  return shown?.name ?? 'en';
}

export function pageWords(): Words {
  if (!shown) throw new Error('something is to be said before a language is loaded');
  return shown.words;
}

/** `undefined` until they are loaded. */
export function wholeWords(): WholeWords | undefined {
  return shown?.whole;
}
