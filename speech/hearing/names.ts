/**
 * The names that were made for telling files apart: FIDE's (Anna to Hector) and NATO's (Alfa to Hotel), as each language writes them.
 */
import type { LanguageName } from '../language-names.js';
import { GERMAN_SPELLING } from './de.js';
import { SPANISH_SPELLING } from './es.js';
import { FIDE } from './fide.js';
import { folded } from './lexicon.js';
import { NATO } from './nato.js';
import { SPOKEN, type NameSystem } from './spoken-vocabulary.js';

const INTERNATIONAL = { fide: setOf(Object.values(FIDE.files).flat()), nato: setOf(Object.values(NATO.files).flat()) };

/** The same names as they are written too. */
const ALSO_WRITTEN: Readonly<Partial<Record<LanguageName, readonly string[]>>> = {
  de: Object.values(GERMAN_SPELLING).flat(),
  uk: [
    ...['ганна', 'бела', 'ева', 'ґустав'],
    // As in "на еві чотири".
    ...['анні', 'беллі', 'цезарі', 'давиді', 'еві', 'єві', 'феліксі', 'густаві', 'гекторі', 'альфі', 'дельті'],
  ],
  be: ['ганна', 'бэлла', 'фэлікс', 'гэктар'],
  mk: ['бела'],
  es: [...Object.values(SPANISH_SPELLING).flat(), 'ana', 'gustavo', 'charli'],
};

const OWN = {
  en: setsOf('en'),
  de: setsOf('de'),
  uk: setsOf('uk'),
  be: setsOf('be'),
  mk: setsOf('mk'),
  es: setsOf('es'),
};

/** Whose name a folded word is, on a page in this language; `undefined` for any other word. */
export function nameSystem(word: string, language: LanguageName): NameSystem | undefined {
  if (OWN[language].fide.has(word) || INTERNATIONAL.fide.has(word)) return 'fide';
  return OWN[language].nato.has(word) || INTERNATIONAL.nato.has(word) ? 'nato' : undefined;
}

function setsOf(language: LanguageName): Readonly<Record<NameSystem, ReadonlySet<string>>> {
  const { fide, nato } = SPOKEN[language].names;
  return { fide: setOf([...Object.values(fide), ...(ALSO_WRITTEN[language] ?? [])]), nato: setOf(Object.values(nato)) };
}

function setOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(folded));
}
