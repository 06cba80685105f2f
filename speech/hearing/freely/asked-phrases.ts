/** How people ask (`FreeWords`), as phrases for a recogniser. */
import type { LanguageName } from '../../language-names.js';
import type { CommandTables } from '../commands/tables.js';
import { EVERY_LANGUAGE } from '../every-language.js';
import { placesIn, spellings } from '../spellings.js';
import type { SpokenVocabulary } from '../spoken-vocabulary.js';
import { eachOf, FREE_WORDS } from './language.js';

/** So many words for whose something is stand in one phrase after the other. */
const MOST_WHOSE = 4;
/** So many phrases of a command are enough; with more a recogniser is less sure of the moves. */
const LIKELY_OF_A_COMMAND = 3;

/** Of each command a few, each in one way, with places named by the words in which the language is spoken. */
export function likelyAsked(language: LanguageName, tables: CommandTables, words: SpokenVocabulary): readonly string[] {
  const free = FREE_WORDS[language];
  const places = {
    ...placesIn(EVERY_LANGUAGE[language], words),
    mine: eachOf(free.mine).slice(0, MOST_WHOSE),
    theirs: eachOf(free.theirs).slice(0, MOST_WHOSE),
  };
  return tables.namesIn(EVERY_LANGUAGE[language]).flatMap((name) =>
    (free.phrases[name] ?? [])
      .map((phrase) => spellings(phrase, places))
      .filter((ways) => ways.length > 0)
      .slice(0, LIKELY_OF_A_COMMAND)
      .flatMap(([first = '']) => first),
  );
}

/** What refuses, and what corrects a slip: "never mind", "oops", "no wait". */
export function takingBack(language: LanguageName): readonly string[] {
  return [...EVERY_LANGUAGE[language].answers.no, ...eachOf(FREE_WORDS[language].corrects)];
}
