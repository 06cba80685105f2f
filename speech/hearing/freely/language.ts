/** The words of a language made ready for reading: phrases taken apart once, sets of words, the longest phrases first. */
import { FREE_WORDS } from '../../languages/freely.js';
import type { CommandName } from '../commands/commands.js';
import type { HeardLanguage } from '../languages.js';
import { madeOnce } from '../made-once.js';
import { bare, byFirstWord, patternOf, type Pattern } from '../commands/pattern.js';

export { FREE_WORDS };

/** The commands that only ask. Nothing else is meant by a line that asks, unless a phrase of it does. */
const QUESTIONS: readonly CommandName[] = [
  ...(['both-clocks', 'my-clock', 'opponents-clock', 'time-control', 'time-used', 'moves-to-control'] as const),
  ...(['period', 'delay-left', 'last-move', 'last-moves', 'last-capture', 'move-number', 'position'] as const),
  ...(['piece-lists', 'where', 'rank', 'file', 'square', 'attackers', 'moves-of-piece', 'moves-of-it'] as const),
  ...(['defenders', 'rays', 'knights-view'] as const),
  ...(['captures-of-piece', 'captures', 'what-can-move', 'material', 'can-win', 'opponent', 'repeat', 'help'] as const),
  ...([
    'diagonal',
    'diagonals-of-square',
    'long-diagonals',
    'pawns-by-file',
    'doubled-pawns',
    'isolated-pawns',
    'passed-pawns',
    'position-by-file',
  ] as const),
  ...(['changes', 'path-of-piece', 'last-move-effect', 'check', 'read-score'] as const),
];

/** What stands in a line, and in phrases, for words of what is the user's own and the opponent's. */
export const MINE = '{mine}';
export const THEIRS = '{theirs}';

export type Phrase = readonly string[];

export interface FreeRow {
  readonly name: CommandName;
  readonly pattern: Pattern;
  /** Whether a line that asks may be one. */
  readonly mayAsk: boolean;
}

export interface FreeLanguage {
  readonly language: HeardLanguage;
  readonly asks: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  readonly contracted: ReadonlyMap<string, Phrase>;
  readonly beside: readonly Phrase[];
  readonly before: readonly Phrase[];
  readonly behind: readonly Phrase[];
  readonly wishes: readonly Phrase[];
  readonly corrects: readonly Phrase[];
  readonly whose: readonly { readonly words: Phrase; readonly mark: string }[];
  readonly articles: ReadonlySet<string>;
  /** With the articles. */
  readonly small: ReadonlySet<string>;
  /** The phrases of all commands, and those of questions without the words that tell nothing there, which may begin with a word. */
  readonly strict: (first: string) => readonly FreeRow[];
  readonly loose: (first: string) => readonly FreeRow[];
  readonly unanswered: (first: string) => readonly Pattern[];
  /** The questions as they are asked loosely, in the order of the help. */
  readonly questions: readonly FreeRow[];
  /** Words of what is asked and not answered here: a question that has one is none of those that are. */
  readonly weighty: ReadonlySet<string>;
}

export const freeLanguage: (language: HeardLanguage) => FreeLanguage = madeOnce((language) => {
  const free = FREE_WORDS[language.name];
  const asks = setOf(free.asks);
  const articles = setOf(free.articles);
  const small = setOf([...free.articles, ...free.small]);
  const names = Object.keys(language.commands.phrases) as CommandName[];
  const questions = names
    .filter((name) => QUESTIONS.includes(name))
    .flatMap((name) => rowsOf(name, language, small, asks));
  const unanswered = free.unanswered.map((phrase) => tellingPatternOf(phrase, articles));
  return {
    language,
    asks,
    particles: setOf(free.particles),
    contracted: new Map(Object.entries(free.contracted).map(([word, text]) => [bare(word), phraseOf(text)])),
    beside: phrasesOf(free.beside),
    before: phrasesOf(free.before),
    behind: phrasesOf(free.behind),
    wishes: phrasesOf(free.wishes),
    corrects: phrasesOf(free.corrects),
    whose: [
      ...phrasesOf(free.mine).map((words) => ({ words, mark: MINE })),
      ...phrasesOf(free.theirs).map((words) => ({ words, mark: THEIRS })),
    ].toSorted((one, other) => other.words.length - one.words.length),
    articles,
    small,
    strict: rowsByWord(names, language, articles, asks),
    loose: byFirstWord(questions, ({ pattern }) => pattern),
    questions,
    unanswered: byFirstWord(unanswered, (pattern) => pattern),
    weighty: new Set([...setOf(free.weighty), ...unanswered.flat().flatMap(({ words }) => words)]),
  };
});

function rowsByWord(
  names: readonly CommandName[],
  language: HeardLanguage,
  left: ReadonlySet<string>,
  asks: ReadonlySet<string>,
): FreeLanguage['strict'] {
  const rows = names.flatMap((name) => rowsOf(name, language, left, asks));
  return byFirstWord(rows, ({ pattern }) => pattern);
}

/** Short commands of single letters, and claims with a move, are read as they stand alone. */
function rowsOf(
  name: CommandName,
  { name: of, commands }: HeardLanguage,
  left: ReadonlySet<string>,
  asks: ReadonlySet<string>,
): readonly FreeRow[] {
  const { phrases } = FREE_WORDS[of];
  const ofTable = commands.phrases[name].filter((phrase) => !/=|\{rest\}/u.test(phrase));
  return [...(phrases[name] ?? []), ...ofTable].map((phrase) => ({
    name,
    pattern: tellingPatternOf(phrase, left),
    mayAsk: QUESTIONS.includes(name) || asks.has(bare(phrase.split(/[ |]/u)[0] ?? '')),
  }));
}

/** A phrase without the words that tell nothing, unless nothing else is left. */
export function tellingPatternOf(phrase: string, small: ReadonlySet<string>): Pattern {
  const parts = patternOf(phrase);
  const telling = parts.filter(({ words, places }) => places.length > 0 || !words.every((word) => small.has(word)));
  return telling.some(({ optional }) => !optional) ? telling : parts;
}

/** Each word or phrase of lists in which strokes stand between them. */
export function eachOf(lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => list.split('|'));
}

function setOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(eachOf(words).map(bare));
}

function phraseOf(text: string): Phrase {
  return text.split(' ').map(bare);
}

function phrasesOf(phrases: readonly string[]): readonly Phrase[] {
  return eachOf(phrases)
    .map(phraseOf)
    .toSorted((one, other) => other.length - one.length);
}
