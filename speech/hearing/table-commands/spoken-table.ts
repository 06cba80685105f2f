/**
 * What is likely to be said at a table, for a recogniser to lean to, or to know nothing else: in ordinary spelling and lower case.
 */
import type { LanguageName } from '../../words/language-names.js';
import { TABLE_COMMAND_NAMES } from './table-command.js';
import { TABLE_PHRASES } from './tables.js';

/** The phrases that need nothing beside their words. */
export function spokenTablePhrases(language: LanguageName): readonly string[] {
  const phrases = phrasesIn(language).filter((phrase) => !/[[|{]/u.test(phrase));
  return [...new Set(phrases.map((phrase) => phrase.toLowerCase()))];
}

/** Every word that is understood at a table, beside those of moves: for recognisers that know a closed list. */
export function spokenTableWords(language: LanguageName): readonly string[] {
  const words = phrasesIn(language).flatMap((phrase) =>
    phrase
      .toLowerCase()
      .replace(/\{\w+\}/gu, '')
      .split(/[\s|[\]]+/u),
  );
  return [...new Set(words)].filter((word) => /^[\p{L}'’-]+$/u.test(word));
}

function phrasesIn(language: LanguageName): readonly string[] {
  return TABLE_COMMAND_NAMES.flatMap((name) => TABLE_PHRASES[language][name]);
}
