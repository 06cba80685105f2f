/**
 * The names that were made for telling files apart: FIDE's (Anna to Hector) and NATO's (Alfa to Hotel), as each language writes them.
 */
import type { LanguageName } from '../language-names.js';
import { SPOKEN } from '../languages/spoken.js';
import { FIDE } from './fide.js';
import { folded } from './lexicon.js';
import { madeOnce } from './made-once.js';
import { NATO } from './nato.js';
import type { NameSystem } from './spoken-vocabulary.js';

const INTERNATIONAL = { fide: setOf(Object.values(FIDE.files).flat()), nato: setOf(Object.values(NATO.files).flat()) };

const ownOf: (language: LanguageName) => Readonly<Record<NameSystem, ReadonlySet<string>>> = madeOnce(setsOf);

const calledOf: (language: LanguageName) => ReadonlySet<string> = madeOnce((language) => {
  const { fide, nato } = SPOKEN[language].names;
  return setOf([...Object.values(fide), ...Object.values(nato)]);
});

/** Whose name a folded word is, on a page in this language; `undefined` for any other word. */
export function nameSystem(word: string, language: LanguageName): NameSystem | undefined {
  if (ownOf(language).fide.has(word) || INTERNATIONAL.fide.has(word)) return 'fide';
  return ownOf(language).nato.has(word) || INTERNATIONAL.nato.has(word) ? 'nato' : undefined;
}

/** Whether it is such a name as it is called there; one that is also written otherwise ("бела") may be a common word of the language. */
export function isCalledName(word: string, language: LanguageName): boolean {
  return calledOf(language).has(word) || INTERNATIONAL.fide.has(word) || INTERNATIONAL.nato.has(word);
}

function setsOf(language: LanguageName): Readonly<Record<NameSystem, ReadonlySet<string>>> {
  const {
    names: { fide, nato },
    alsoWritten,
  } = SPOKEN[language];
  return { fide: setOf([...Object.values(fide), ...alsoWritten]), nato: setOf(Object.values(nato)) };
}

function setOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(folded));
}
