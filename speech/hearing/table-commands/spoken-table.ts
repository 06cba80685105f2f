/**
 * What is likely to be said at a table, for a recogniser to lean to, or to know nothing else: in ordinary spelling and lower case.
 */
import type { LanguageName } from '../../language-names.js';
import { TABLE_PHRASES, type TableTables } from './tables.js';

/** The phrases that need nothing beside their words. */
export function spokenTablePhrases(language: LanguageName, tables: TableTables): readonly string[] {
  const phrases = phrasesIn(language, tables).filter((phrase) => !/[[|{]/u.test(phrase));
  return [...new Set(phrases.map((phrase) => phrase.toLowerCase()))];
}

/** Every word that is understood at a table, beside those of moves: for recognisers that know a closed list. */
export function spokenTableWords(language: LanguageName, tables: TableTables): readonly string[] {
  const words = phrasesIn(language, tables).flatMap((phrase) =>
    phrase
      .toLowerCase()
      .replace(/\{\w+\}/gu, '')
      .split(/[\s|[\]]+/u),
  );
  return [...new Set(words)].filter((word) => /^[\p{L}'’-]+$/u.test(word));
}

function phrasesIn(language: LanguageName, { names }: TableTables): readonly string[] {
  return names.flatMap((name) => TABLE_PHRASES[language][name]);
}
