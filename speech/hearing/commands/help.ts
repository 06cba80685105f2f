/**
 * Commands as they are shown: all, those with a word in them, and those nearest to what was typed.
 */
import { at, onFile, onRank } from '../../grammar/marks.js';
import type { HeardLanguage, HeardLanguages } from '../languages.js';
import type { CommandName, Parameters } from './commands.js';
import type { CommandTables } from './tables.js';
import { editDistance } from './distance.js';
import { tokensOf, type PhraseRow } from './pattern.js';

/** Every command by its first phrase, with an example in its place: "rank 4", "where knights". Places are marked. */
export function allCommands(language: HeardLanguage, { namesIn }: CommandTables): readonly string[] {
  return namesIn(language).map((name) => shown(name, language));
}

/** A command by its first phrase as it is typed, with an example in its place: "rank 4", "moves of e4". */
export function typedExample(name: CommandName, language: HeardLanguage): string {
  return withExamples(name, language, { square: 'e4', to: 'h7', rank: '4', file: 'c' });
}

/** All that it is typed or said by and that stands there word for word, the first phrase first, with an example in each place. */
export function typedExamples(name: CommandName, language: HeardLanguage): readonly string[] {
  const [first, ...others] = language.commands.phrases[name];
  const places = { square: 'e4', to: 'h7', rank: '4', file: 'c' };
  return [first, ...others.filter(isWordForWord)].map((phrase) => filled(phrase, name, language, places));
}

/** Without a choice of words, and without one that may be left out. */
export function isWordForWord(phrase: string): boolean {
  return !/[[|]/u.test(phrase);
}

/** Commands one of whose phrases has a word that begins so; where there is none, those nearest to it. */
export function commandsFor(word: string, languages: HeardLanguages, tables: CommandTables): readonly string[] {
  return commandsWith(word, languages.page, tables) ?? nearestCommands(word, languages, tables);
}

/** Commands one of whose phrases has a word that begins so; `undefined` where there is none. */
export function commandsWith(
  word: string,
  language: HeardLanguage,
  tables: CommandTables,
): readonly string[] | undefined {
  return shownWith(word, tables.namesIn(language), language, { ...tables, shown });
}

/** Up to three commands that a text may have been meant as, nearest first, of the page's language alone. */
export function nearestCommands(text: string, languages: HeardLanguages, tables: CommandTables): readonly string[] {
  return nearestShown(text, [languages.page], { ...tables, shown });
}

/** The same with its places marked, to be named as squares are named here. */
export function shown(name: CommandName, language: HeardLanguage): string {
  return withExamples(name, language, { square: at('e4'), to: at('h7'), rank: onRank('4'), file: onFile('c') });
}

interface Places extends Pick<Parameters, 'number' | 'color' | 'kind'> {
  readonly square: string;
  readonly to: string;
  readonly rank: string;
  readonly file: string;
}

/** A command by its first phrase, with these in its places. */
export function withExamples(name: CommandName, language: HeardLanguage, places: Places): string {
  return filled(language.commands.phrases[name][0], name, language, places);
}

function filled(
  phrase: string,
  name: CommandName,
  language: HeardLanguage,
  { square, to, rank, file, number = 5, color = 'black', kind = 'knight' }: Places,
): string {
  const { phrases, kinds, colors } = language.commands;
  return phrase
    .replace('{square}', square)
    .replace('{to}', to)
    .replace('{rank}', rank)
    .replace('{file}', file)
    .replace(/\{(?:number|count)\}/u, String(number))
    .replace('{color}', colors[color][0])
    .replace('{pieces}', kinds[kind][0])
    .replace('{rest}', name === 'help-for' || name === 'settings-for' ? phrases['both-clocks'][0] : square);
}

/** As many as are offered where none fits. */
const MOST_NEAREST = 3;
/** No phrase has so many signs; longer texts are near none. */
const LONGEST = 60;

/** The names of up to three different commands, nearest first. */
function nearestNames<Name extends string>(text: string, rows: readonly PhraseRow<Name>[]): readonly Name[] {
  const words = tokensOf(text).map(({ folded }) => folded);
  const near = rows.flatMap(({ name, pattern, words: phrase }) => {
    const wanted = phrase.join(' ');
    // What follows a phrase is perhaps a place of it, and says nothing of the command.
    const told = pattern.some(({ places }) => places.length > 0)
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
