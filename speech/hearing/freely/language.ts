/** The words of a language made ready for reading: phrases taken apart once, sets of words, the longest phrases first. */
import { FREE_WORDS } from '../../languages/freely.js';
import type { CommandName } from '../commands/commands.js';
import type { HeardLanguage } from '../languages.js';
import { madeOnce } from '../made-once.js';
import { bare, byFirstWord, patternOf, type Part, type Pattern, type Token } from '../commands/pattern.js';

/** The commands that only ask. Nothing else is meant by a line that asks, unless a phrase of it does. */
const QUESTIONS: readonly CommandName[] = [
  ...(['both-clocks', 'my-clock', 'opponents-clock', 'time-control', 'time-used', 'moves-to-control'] as const),
  ...([
    'period',
    'delay-left',
    'last-move',
    'last-moves',
    'move-of-number',
    'last-capture',
    'move-number',
    'position',
  ] as const),
  ...(['piece-lists', 'where', 'rank', 'file', 'square', 'attackers', 'moves-of-piece', 'moves-of-it'] as const),
  ...(['defenders', 'rays', 'knights-view'] as const),
  ...([
    'captures-of-piece',
    'captures',
    'what-can-move',
    'material',
    'can-win',
    'opponent',
    'repeat',
    'help',
    'claim',
  ] as const),
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

/** The phrases of which a word that must be there is one of a line, in their order. */
export type RowsByWord = (told: readonly Token[]) => readonly FreeRow[];

export interface FreeLanguage {
  readonly language: HeardLanguage;
  readonly asks: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  /** By the first word, the longest first. */
  readonly contracted: ReadonlyMap<string, readonly { readonly said: Phrase; readonly read: Phrase }[]>;
  readonly beside: readonly Phrase[];
  readonly opening: readonly Phrase[];
  readonly before: readonly Phrase[];
  readonly behind: readonly Phrase[];
  readonly amid: readonly Phrase[];
  readonly shades: readonly { readonly words: Phrase; readonly isLight: boolean }[];
  readonly recaptures: readonly Phrase[];
  readonly steps: ReadonlySet<string>;
  readonly wishes: readonly Phrase[];
  readonly corrects: readonly Phrase[];
  readonly denies: ReadonlySet<string>;
  readonly whose: readonly { readonly words: Phrase; readonly mark: string }[];
  /** "Yes" and "no". */
  readonly answers: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  /** With the articles. */
  readonly small: ReadonlySet<string>;
  /** "Rank", "file": what stands beside the name of one. */
  readonly lines: ReadonlySet<string>;
  /** The phrases of all commands, and those of questions without the words that tell nothing there, which may begin with a word. */
  readonly strict: (first: string) => readonly FreeRow[];
  readonly loose: (first: string) => readonly FreeRow[];
  readonly unanswered: (first: string) => readonly Pattern[];
  /** All phrases, in the order of the help, of which words that tell nothing in a question may be left out; and those of them that only ask. */
  readonly rows: RowsByWord;
  readonly questions: RowsByWord;
  /** The words of them. */
  readonly known: ReadonlySet<string>;
  /** Words of what is asked and not answered here, and of nothing else: a question that has one is none of those that are. */
  readonly weighty: ReadonlySet<string>;
}

export const freeLanguage: (language: HeardLanguage) => FreeLanguage = madeOnce((language) => {
  const free = FREE_WORDS[language.name];
  const asks = setOf(free.asks);
  const articles = setOf(free.articles);
  const small = setOf([...free.articles, ...free.small]);
  const names = Object.keys(language.commands.phrases) as CommandName[];
  const isQuestion = ({ name }: FreeRow): boolean => QUESTIONS.includes(name);
  const rowsWithout = (left: ReadonlySet<string>) => names.flatMap((name) => rowsOf(name, language, left, asks));
  const rows = names
    .flatMap((name) => [
      ...(free.loose[name] ?? []).map((phrase) => rowOf(name, phrase, articles, asks)),
      ...rowsOf(name, language, articles, asks),
    ])
    .map((row) => loosened(row, small, asks));
  const known = new Set(rows.flatMap(({ pattern }) => pattern.flatMap(({ words }) => words)));
  const unanswered = free.unanswered.map((phrase) => tellingPatternOf(phrase, articles));
  return {
    language,
    asks,
    particles: setOf(free.particles),
    contracted: contractedOf(free.contracted),
    beside: phrasesOf(free.beside),
    opening: phrasesOf(free.opening ?? []),
    before: phrasesOf(free.before),
    behind: phrasesOf(free.behind),
    amid: phrasesOf(free.amid ?? []),
    shades: [
      ...phrasesOf(free.shades?.light ?? []).map((words) => ({ words, isLight: true })),
      ...phrasesOf(free.shades?.dark ?? []).map((words) => ({ words, isLight: false })),
    ],
    recaptures: phrasesOf(free.recaptures ?? []),
    steps: setOf(free.steps ?? []),
    wishes: phrasesOf(free.wishes),
    corrects: phrasesOf(free.corrects),
    denies: setOf(free.denies ?? []),
    whose: [
      ...phrasesOf(free.mine).map((words) => ({ words, mark: MINE })),
      ...phrasesOf(free.theirs).map((words) => ({ words, mark: THEIRS })),
    ].toSorted((one, other) => other.words.length - one.words.length),
    answers: new Set([...language.answers.yes, ...language.answers.no].map(bare)),
    articles,
    lines: new Set(language.answers.lines.map(bare)),
    small,
    strict: byFirstWord(rowsWithout(articles), ({ pattern }) => pattern),
    loose: byFirstWord(rowsWithout(small).filter(isQuestion), ({ pattern }) => pattern),
    rows: byTellingWord(rows, asks),
    questions: byTellingWord(rows.filter(isQuestion), asks),
    known,
    unanswered: byFirstWord(unanswered, (pattern) => pattern),
    weighty: new Set([
      ...setOf(free.weighty),
      ...unanswered.flat().flatMap(({ words }) => words.filter((word) => !known.has(word) && !asks.has(word))),
    ]),
  };
});

function contractedOf(contracted: Readonly<Record<string, string>>): FreeLanguage['contracted'] {
  const all = Object.entries(contracted)
    .map(([said, read]) => ({ said: phraseOf(said), read: phraseOf(read) }))
    .toSorted((one, other) => other.said.length - one.said.length);
  const firsts = new Set(all.flatMap(({ said: [first = ''] }) => first));
  return new Map([...firsts].map((first) => [first, all.filter(({ said }) => said[0] === first)] as const));
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
  return [...(phrases[name] ?? []), ...ofTable].map((phrase) => rowOf(name, phrase, left, asks));
}

function rowOf(name: CommandName, phrase: string, left: ReadonlySet<string>, asks: ReadonlySet<string>): FreeRow {
  return {
    name,
    pattern: tellingPatternOf(phrase, left),
    mayAsk: QUESTIONS.includes(name) || asks.has(bare(phrase.split(/[ |]/u)[0] ?? '')),
  };
}

/** A line is compared with those phrases alone of which it has a word: there are a thousand of them. */
function byTellingWord(rows: readonly FreeRow[], asks: ReadonlySet<string>): RowsByWord {
  const withAny: number[] = [];
  const byWord = new Map<string, number[]>();
  for (const [at, { pattern }] of rows.entries()) {
    const must = pattern.filter(({ optional, places }) => !optional && places.length === 0);
    const part = must.find((one) => !tellsNothing(one, asks)) ?? must[0];
    if (!part) withAny.push(at);
    for (const word of new Set(part?.words)) {
      const same = byWord.get(word);
      if (same) same.push(at);
      else byWord.set(word, [at]);
    }
  }
  return (told) => {
    const found = new Set([...withAny, ...told.flatMap(({ folded }) => byWord.get(folded) ?? [])]);
    return [...found].toSorted((one, other) => one - other).flatMap((at) => rows[at] ?? []);
  };
}

/** So many parts of a phrase must stay, beside a word that asks, for others to be left out. */
const LEAST_TELLING = 2;

/** The same where words that tell nothing may be left out, as far as enough others stay: "what did he do" is no "what … he". */
function loosened(row: FreeRow, small: ReadonlySet<string>, asks: ReadonlySet<string>): FreeRow {
  const telling = row.pattern.filter(
    (part) => !part.optional && !tellsNothing(part, small) && !tellsNothing(part, asks),
  );
  if (telling.length < LEAST_TELLING) return row;
  return {
    ...row,
    pattern: row.pattern.map((part) => ({ ...part, optional: part.optional || tellsNothing(part, small) })),
  };
}

function tellsNothing({ words, places }: Part, small: ReadonlySet<string>): boolean {
  return places.length === 0 && words.every((word) => small.has(word));
}

/** A phrase without the words that tell nothing, unless nothing else is left. */
export function tellingPatternOf(phrase: string, small: ReadonlySet<string>): Pattern {
  const parts = patternOf(phrase);
  const telling = parts.filter((part) => !tellsNothing(part, small));
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
