import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';

/** Something of each language, by its name. */
export function byLanguage<Value>(made: (language: LanguageName) => Value): Readonly<Record<LanguageName, Value>> {
  return Object.fromEntries(LANGUAGE_NAMES.map((name) => [name, made(name)])) as Record<LanguageName, Value>;
}
