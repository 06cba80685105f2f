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

const namesIn = madeOnce((language: LanguageName) => {
  const { names, alsoWritten } = SPOKEN[language];
  const fide = [...Object.values(FIDE.files).flat(), ...Object.values(names.fide)];
  const nato = [...Object.values(NATO).flat(), ...Object.values(names.nato)];
  return { fide: setOf([...fide, ...alsoWritten]), nato: setOf(nato), called: setOf([...fide, ...nato]) };
});

/** Whose name a folded word is, on a page in this language; `undefined` for any other word. */
export function nameSystem(word: string, language: LanguageName): NameSystem | undefined {
  const { fide, nato } = namesIn(language);
  if (fide.has(word)) return 'fide';
  return nato.has(word) ? 'nato' : undefined;
}

/** Whether it is such a name as it is called there; one that is also written otherwise ("бела") may be a common word of the language. */
export function isCalledName(word: string, language: LanguageName): boolean {
  return namesIn(language).called.has(word);
}

function setOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(folded));
}
