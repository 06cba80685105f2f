/**
 * The phrases of languages, in the order in which they are tried on a page in one of them.
 */
import { allOf, type HeardLanguage, type HeardLanguages } from '../languages.js';
import { madeOnce } from '../made-once.js';
import type { CommandName } from './commands.js';
import { byFirstWord, phraseRow, takesRest, type PhraseRow, type PlaceReaders } from './pattern.js';
import type { CommandPhrases } from './phrases.js';
import { placeReaders } from './places.js';

export type Row = PhraseRow<CommandName>;

/** What reads the places of phrases on a page in the first of these languages. */
export const readersFor: (languages: HeardLanguages) => PlaceReaders = madeOnce((languages) =>
  placeReaders(allOf(languages)),
);

/** The phrases of those commands that there are. */
export interface CommandTables {
  /** In the order of the help. */
  readonly namesIn: (language: HeardLanguage) => readonly CommandName[];
  /** The phrases of one language alone. */
  readonly rowsIn: (language: HeardLanguage) => readonly Row[];
  /** Of Lichess's letters, the page's language, then the others that are there, the phrases that may begin with a word. */
  readonly rowsFor: (languages: HeardLanguages) => (first: string) => readonly Row[];
}

/** @param has whether there is a command of this id */
export function commandTables(has: (id: string) => boolean): CommandTables {
  const namesIn = madeOnce(({ commands }: HeardLanguage) => namesOf(commands).filter(has));
  const rowsIn = madeOnce((language: HeardLanguage) => rowsOf(namesIn(language), language));
  const short = LICHESS_PHRASES.filter(([name]) => has(name)).map(([name, phrase]) => phraseRow(name, phrase));
  const rowsFor = madeOnce((languages: HeardLanguages) =>
    byFirstWord([...short, ...allOf(languages).flatMap(rowsIn)], ({ pattern }) => pattern),
  );
  return { namesIn, rowsIn, rowsFor };
}

/** Each language names them in the same order. */
export function namesOf({ phrases }: CommandPhrases<CommandName>): readonly CommandName[] {
  return Object.keys(phrases) as CommandName[];
}

/** Phrases that end with whatever else is typed come last, and the longest of them first: "claim three …" before "claim …". */
function rowsOf(names: readonly CommandName[], { commands }: HeardLanguage): readonly Row[] {
  const rows = names.flatMap((name) => commands.phrases[name].map((phrase) => phraseRow(name, phrase)));
  const open = rows.filter(({ pattern }) => takesRest(pattern));
  return [
    ...rows.filter(({ pattern }) => !takesRest(pattern)),
    ...open.toSorted((one, other) => other.pattern.length - one.pattern.length),
  ];
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
