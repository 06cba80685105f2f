/** Commands that a text is near to, or has a word of, in any table of phrases. */
import { editDistance } from './distance.js';
import { tokensOf, type PhraseRow } from './pattern.js';

/** As many as are offered where none fits. */
const MOST_NEAREST = 3;
/** No phrase has so many signs; longer texts are near none. */
const LONGEST = 60;

/** The names of up to three different commands, nearest first. */
export function nearestNames<Name extends string>(text: string, rows: readonly PhraseRow<Name>[]): readonly Name[] {
  const words = tokensOf(text).map(({ folded }) => folded);
  const near = rows.flatMap(({ name, pattern, words: phrase }) => {
    const wanted = phrase.join(' ');
    // What follows a phrase is perhaps a place of it, and says nothing of the command.
    const told = pattern.some(({ type }) => type === 'place')
      ? words.slice(0, phrase.length).join(' ')
      : words.join(' ');
    const most = Math.floor(wanted.length / 3);
    if (told.length > LONGEST || Math.abs(told.length - wanted.length) > most) return [];
    const distance = editDistance(told, wanted);
    return distance <= most ? [{ name, distance }] : [];
  });
  const sorted = near.toSorted((one, other) => one.distance - other.distance).map(({ name }) => name);
  return [...new Set(sorted)].slice(0, MOST_NEAREST);
}

/** A table of phrases of commands, by language. */
export interface CommandTable<Name extends string, Language> {
  readonly rowsIn: (language: Language) => readonly PhraseRow<Name>[];
  /** A command as it is shown. */
  readonly shown: (name: Name, language: Language) => string;
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

/** The commands that have a phrase with words that begin so; `undefined` where there is none. */
export function shownWith<Name extends string, Language>(
  text: string,
  names: readonly Name[],
  language: Language,
  { rowsIn, shown }: CommandTable<Name, Language>,
): readonly string[] | undefined {
  const sought = tokensOf(text).map(({ folded }) => folded);
  const found = names.filter((name) =>
    rowsIn(language).some(
      (row) => row.name === name && sought.every((start) => row.words.some((word) => word.startsWith(start))),
    ),
  );
  return sought.length > 0 && found.length > 0 ? found.map((name) => shown(name, language)) : undefined;
}
