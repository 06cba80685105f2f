/** The grammars of all languages. */
import type { Grammar } from '../../speech/grammar/grammar.js';
import type { LanguageName } from '../../speech/language-names.js';
import { byLanguage } from './by-language.js';

const FILES = import.meta.glob<Readonly<Partial<Record<LanguageName, Grammar>>>>('../../speech/grammar/*.ts', {
  eager: true,
});

/** @throws {Error} if the language has none. */
export const GRAMMARS: Readonly<Record<LanguageName, Grammar>> = byLanguage((language) => {
  const found = FILES[`../../speech/grammar/${language}.ts`]?.[language];
  if (!found) throw new Error(`There is no speech/grammar/${language}.ts.`);
  return found;
});
