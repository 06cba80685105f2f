/**
 * What is likely to be said at a table, for a recogniser to lean to, or to know nothing else: in ordinary spelling and lower case.
 */
import type { LanguageName } from '../../language-names.js';
import { spellings } from '../spellings.js';
import { TABLE_PHRASES, type TableTables } from './tables.js';

/** The phrases that need nothing beside their words. */
export function spokenTablePhrases(language: LanguageName, tables: TableTables): readonly string[] {
  const phrases = phrasesIn(language, tables).filter((phrase) => !/[[|{]/u.test(phrase));
  return [...new Set(phrases.map((phrase) => phrase.toLowerCase()))];
}

/** All of them, and each word that can stand in one: for recognisers that hear nothing else. A move in one is spoken as any other. */
export function everyTablePhrase(language: LanguageName, tables: TableTables): readonly string[] {
  const phrases = phrasesIn(language, tables).map((phrase) => phrase.replace(/\s*\{\w+\}\s*/gu, ' ').trim());
  return [...new Set(phrases.filter((phrase) => phrase !== '').flatMap((phrase) => spellings(phrase, {})))];
}

function phrasesIn(language: LanguageName, { names }: TableTables): readonly string[] {
  return names.flatMap((name) => TABLE_PHRASES[language][name]);
}
