/** What is made of a language when it is first needed, and kept: a page speaks one of them, and may hear any. */
import type { LanguageName } from '../words/language-names.js';

export function madeOnce<Made extends object>(
  make: (language: LanguageName) => Made,
): (language: LanguageName) => Made {
  const kept = new Map<LanguageName, Made>();
  return (language) => {
    const made = kept.get(language) ?? make(language);
    kept.set(language, made);
    return made;
  };
}
