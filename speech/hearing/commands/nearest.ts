/** The commands that are nearest to a text by its letters. Loaded with what hears a line further. */
import type { HeardLanguages } from '../languages.js';
import { editDistance } from './distance.js';
import { commandsWith, shown, type CommandTable } from './help.js';
import { tokensOf, type PhraseRow } from './pattern.js';
import type { CommandTables } from '../phrase-book.js';

/** As many as are offered where none fits. */
const MOST_NEAREST = 3;
/** No phrase has so many signs; longer texts are near none. */
const LONGEST = 60;

/** How many letters a text is off from a phrase; `undefined` where it is not near. */
export function phraseDistance(told: string, wanted: string): number | undefined {
  const most = Math.floor(wanted.length / 3);
  if (told.length > LONGEST || Math.abs(told.length - wanted.length) > most) return undefined;
  const distance = editDistance(told, wanted);
  return distance <= most ? distance : undefined;
}

/** The names of up to three different commands, nearest first. */
function nearestNames<Name extends string>(text: string, rows: readonly PhraseRow<Name>[]): readonly Name[] {
  const words = tokensOf(text).map(({ folded }) => folded);
  const near = rows.flatMap(({ name, pattern, words: phrase }) => {
    const wanted = phrase.join(' ');
    // What follows a phrase is perhaps a place of it, and says nothing of the command.
    const told = pattern.some(({ places }) => places.length > 0)
      ? words.slice(0, phrase.length).join(' ')
      : words.join(' ');
    const distance = phraseDistance(told, wanted);
    return distance === undefined ? [] : [{ name, distance }];
  });
  const sorted = near.toSorted((one, other) => one.distance - other.distance).map(({ name }) => name);
  return [...new Set(sorted)].slice(0, MOST_NEAREST);
}

/** Up to three commands that a text may have been meant as, as they are shown: of the first language, or else of another. */
export function nearestShown<Name extends string, Language>(
  text: string,
  languages: readonly Language[],
  { rowsIn, shown }: CommandTable<Name, Language>,
): readonly string[] {
  for (const one of languages) {
    const names = nearestNames(text, rowsIn(one));
    if (names.length > 0) return names.map((name) => shown(name, one));
  }
  return [];
}

/** Up to three commands that a text may have been meant as, nearest first, of the page's language alone. */
export function nearestCommands(text: string, languages: HeardLanguages, tables: CommandTables): readonly string[] {
  return nearestShown(text, [languages.page], { ...tables, shown });
}

/** Commands one of whose phrases has a word that begins so; where there is none, those nearest to it. */
export function commandsFor(word: string, languages: HeardLanguages, tables: CommandTables): readonly string[] {
  return commandsWith(word, languages.page, tables) ?? nearestCommands(word, languages, tables);
}
