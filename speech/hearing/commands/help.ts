/**
 * Commands as they are shown: all, those with a word in them, and those nearest to what was typed.
 */
import { at, onFile, onRank } from '../../grammar/marks.js';
import type { HeardLanguage, HeardLanguages } from '../languages.js';
import type { CommandName } from './commands.js';
import { nearestShown, shownWith } from './nearest.js';
import type { CommandTables } from './tables.js';

/** Every command by its first phrase, with an example in its place: "rank 4", "where knights". Places are marked. */
export function allCommands(language: HeardLanguage, { namesIn }: CommandTables): readonly string[] {
  return namesIn(language).map((name) => shown(name, language));
}

/** A command by its first phrase as it is typed, with an example in its place: "rank 4", "moves of e4". */
export function typedExample(name: CommandName, language: HeardLanguage): string {
  return withExamples(name, language, { square: 'e4', rank: '4', file: 'c' });
}

/** All that it is typed or said by and that stands there word for word, the first phrase first, with an example in each place. */
export function typedExamples(name: CommandName, language: HeardLanguage): readonly string[] {
  const [first, ...others] = language.commands.phrases[name];
  const places = { square: 'e4', rank: '4', file: 'c' };
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
  return withExamples(name, language, { square: at('e4'), rank: onRank('4'), file: onFile('c') });
}

interface Places {
  readonly square: string;
  readonly rank: string;
  readonly file: string;
}

function withExamples(name: CommandName, language: HeardLanguage, places: Places): string {
  return filled(language.commands.phrases[name][0], name, language, places);
}

function filled(phrase: string, name: CommandName, language: HeardLanguage, { square, rank, file }: Places): string {
  const { phrases, kinds, colors } = language.commands;
  return phrase
    .replace('{square}', square)
    .replace('{rank}', rank)
    .replace('{file}', file)
    .replace(/\{(?:number|count)\}/u, '5')
    .replace('{color}', colors.black[0])
    .replace('{pieces}', kinds.knight[0])
    .replace('{rest}', name === 'help-for' ? phrases['both-clocks'][0] : square);
}
