/**
 * The phrases of the commands that there are, as hearing is given them: what has no id here is neither understood nor offered nor told.
 * The phrases themselves stand in a table for each language, by the id of their command. Those of tables and clocks, and how phrases sound,
 * are made of the same book where they are needed (`phrase-tables.ts`), so that they are loaded with what needs them.
 */
import type { CommandName } from './commands/commands.js';
import { byFirstWord, phraseRow, phraseRows, withOpenLast, type PhraseRow } from './commands/pattern.js';
import { allOf, type HeardLanguage, type HeardLanguages } from './languages.js';
import { madeOnce } from './made-once.js';

export interface PhraseBook {
  /** Whether there is a command of this id. */
  readonly has: (id: string) => boolean;
  /** Whether a command changes something without asking first, so that it is done only where it was understood as it stands. */
  readonly isExact: (id: string) => boolean;
  /** At any game. */
  readonly game: CommandTables;
}

/** The phrases at any game. */
export interface CommandTables {
  /** In the order of the help. */
  readonly namesIn: (language: HeardLanguage) => readonly CommandName[];
  /** The phrases of one language alone. */
  readonly rowsIn: (language: HeardLanguage) => readonly PhraseRow<CommandName>[];
  /** Of Lichess's letters, the page's language, then the others that are there, the phrases that may begin with a word. */
  readonly rowsFor: (languages: HeardLanguages) => (first: string) => readonly PhraseRow<CommandName>[];
}

export function phraseBook(has: PhraseBook['has'], isExact: PhraseBook['isExact']): PhraseBook {
  const namesIn = madeOnce(({ commands }: HeardLanguage) => namesOf(commands).filter(has));
  const rowsIn = madeOnce((language: HeardLanguage) =>
    withOpenLast(phraseRows(namesIn(language), language.commands.phrases)),
  );
  const short = LICHESS_PHRASES.filter(([name]) => has(name)).map(([name, phrase]) => phraseRow(name, phrase));
  const rowsFor = madeOnce((languages: HeardLanguages) =>
    byFirstWord([...short, ...allOf(languages).flatMap(rowsIn)], ({ pattern }) => pattern),
  );
  return { has, isExact, game: { namesIn, rowsIn, rowsFor } };
}

/** Each language names them in the same order. */
export function namesOf({ phrases }: HeardLanguage['commands']): readonly CommandName[] {
  return Object.keys(phrases) as CommandName[];
}

/**
 * The short commands of Lichess's blind mode that are words of no language, so that whoever knows them there can use them here. The
 * letters are small: "b e4" goes to a square, and "B e4" is a bishop's move. Of a piece the case is its colour: "p N" are the white
 * knights, "p n" the black ones, "p A" and "p a" all of one colour.
 * Source: the list of commands on Lichess's blind mode page and https://usblindchess.org/lichess-tutorial.
 * In phrases, `=b` is the letter b as it stands.
 */
const LICHESS_PHRASES: readonly (readonly [CommandName, string])[] = [
  ['go-to-square', '=b {cell}'],
  ['board', '=b'],
  ['both-clocks', '=c'],
  ['last-move', '=l'],
  ['opponent', '=o'],
  ['where', '=p {letter}'],
  ['rank', '=s {rank}'],
  ['file', '=s {file}'],
];

/** Every phrase; what is only near to one is offered. */
export const EVERY_PHRASE: PhraseBook = phraseBook(
  () => true,
  () => true,
);
