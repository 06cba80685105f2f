/**
 * Commands as they are shown: all, and those with a word in them.
 */
import { at, onFile, onRank } from '../../grammar/marks.js';
import type { HeardLanguage } from '../languages.js';
import type { CommandName, Parameters } from './commands.js';
import type { CommandTables } from '../phrase-book.js';
import { tokensOf, type PhraseRow } from './pattern.js';

/** Every command by its first phrase, with an example in its place: "rank 4", "where knights". Places are marked. */
export function allCommands(language: HeardLanguage, { namesIn }: CommandTables): readonly string[] {
  return namesIn(language).map((name) => shown(name, language));
}

/** A command by its first phrase as it is typed, with an example in its place: "rank 4", "moves of e4". */
export function typedExample(name: CommandName, language: HeardLanguage): string {
  return withExamples(name, language, TYPED);
}

/** All that it is typed or said by and that stands there word for word, the first phrase first, with an example in each place. */
export function typedExamples(name: CommandName, language: HeardLanguage): readonly string[] {
  const [first, ...others] = language.commands.phrases[name];
  return [first, ...others.filter(isWordForWord)].map((phrase) => filled(phrase, name, language, TYPED));
}

/** Without a choice of words, and without one that may be left out. */
export function isWordForWord(phrase: string): boolean {
  return !/[[|]/u.test(phrase);
}

/** Commands one of whose phrases has a word that begins so; `undefined` where there is none. */
export function commandsWith(
  word: string,
  language: HeardLanguage,
  tables: CommandTables,
): readonly string[] | undefined {
  return shownWith(word, tables.namesIn(language), language, { ...tables, shown });
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

const TYPED: Places = { square: 'e4', to: 'h7', rank: '4', file: 'c' };

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

/** A table of phrases of commands, by language. */
export interface CommandTable<Name extends string, Language> {
  readonly rowsIn: (language: Language) => readonly PhraseRow<Name>[];
  /** A command as it is shown. */
  readonly shown: (name: Name, language: Language) => string;
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
