/**
 * A text about a time control cut into words that say something.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import { COLORS } from '../../../src/laws/squares.js';
import { TEMPI } from '../../../src/laws/editions/edition.js';
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { CONTROL_WORDS } from '../../languages/control.js';
import { folded } from '../lexicon.js';
import { madeOnce } from '../made-once.js';
import type { ControlRefusal } from './refusal.js';
import type { ControlVocabulary, Word } from './vocabulary.js';

type Lexicon = ReadonlyMap<string, Word>;

const HOUR = 60 * MINUTE;

/** German alone has a thousand numbers in one word. */
const lexiconOf: (language: LanguageName) => Lexicon = madeOnce(
  (language) => new Map(entriesOf(CONTROL_WORDS[language])),
);

/** A word, or a number in digits (with a fraction), or a sign that tells something. */
const TOKEN = /\p{L}+|\d+(?:[.,:]\d+)*|[^\s\p{L}\d]/gu;
/** "90′+30″". */
const SECOND_SIGN = /(\d)\s*(?:''|’’|["″”])/gu;
const MINUTE_SIGN = /(\d)\s*['’′](?!\p{L})/gu;
/** Of the United States: "G/60" is a game in 60 minutes, "d5" a delay of 5 seconds. */
const GAME_IN = /(?<![\p{L}\d])G\/?(?=\d)/giu;
const DELAY_OF = /(?<![\p{L}\d])D(?=\d)/giu;

/** What the words say, in their order; or the first that says nothing that belongs here. */
export function wordsOf(text: string, language: LanguageName): readonly Word[] | ControlRefusal {
  const plain = text
    .replace(SECOND_SIGN, '$1 s ')
    .replace(MINUTE_SIGN, '$1 min ')
    .replace(GAME_IN, '')
    .replace(DELAY_OF, 'delay ')
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '');
  const words: Word[] = [];
  const tokens = plain.match(TOKEN) ?? [];
  /** "No" or "without", as long as it is not told what is not given. */
  let without: string | undefined;
  for (let at = 0; at < tokens.length;) {
    const several = ofSeveral(tokens, at, language);
    const token = tokens[at] ?? '';
    const word = several?.word ?? wordOf(token, language);
    at = several?.next ?? at + 1;
    if (!word) return { reason: 'unknown word', word: token };
    if (without !== undefined && word.is !== 'nothing' && word.is !== 'kind') break;
    if (word.is === 'none') without = token;
    else if (word.is === 'kind') without = undefined;
    words.push(word);
  }
  return without === undefined ? withoutSlashes(words) : { reason: 'unknown word', word: without };
}

/** Fewer moves are no period of a game; the number is of something else. */
const FEWEST_MOVES = 20;

/** "40/2h", "90′/40 + 30′", "5 min/3 s": the units tell which is which. Without them nobody knows. */
function withoutSlashes(words: readonly Word[]): readonly Word[] | ControlRefusal {
  const told: Word[] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const next = words[index + 1];
    if (word.is !== 'slash') {
      told.push(word);
      if (isMovesOf(words, index)) told.push({ is: 'move' });
    } else if (before?.is === 'number' && next?.is === 'number') {
      if (!isMovesIn(before.value, next.value, words[index + 2])) {
        return { reason: 'slash', text: `${before.value}/${next.value}` };
      }
      told.push({ is: 'move' });
    } else told.push({ is: isGivenBehind(words, index) ? 'plus' : 'nothing' });
  }
  return told;
}

/** "40/2h", "40/90 min"; "5/3 min" may be the times of two players, "3/2 s" a time and what is added to it. */
function isMovesIn(moves: number, time: number, unit: Word | undefined): boolean {
  if (moves < FEWEST_MOVES || unit?.is !== 'unit') return false;
  return unit.time === HOUR || (unit.time === MINUTE && time >= moves);
}

/** The 40 of "90′/40 + 30′": more is said behind it, so that it can't be seconds. */
function isMovesOf(words: readonly Word[], index: number): boolean {
  const word = words[index];
  const behind = words[index + 1];
  return (
    word?.is === 'number' &&
    word.value >= FEWEST_MOVES &&
    words[index - 1]?.is === 'slash' &&
    words[index - 2]?.is === 'unit' &&
    (behind?.is === 'plus' || behind?.is === 'then' || behind?.is === 'comma') &&
    words[index + 2]?.is === 'number'
  );
}

/** "5 min/3 s". */
function isGivenBehind(words: readonly Word[], slash: number): boolean {
  const [before, number, unit] = [words[slash - 1], words[slash + 1], words[slash + 2]];
  return (
    before?.is === 'unit' &&
    before.time >= MINUTE &&
    number?.is === 'number' &&
    unit?.is === 'unit' &&
    unit.time === SECOND
  );
}

/** No number has more words and hyphens: "quatre-vingt-dix-neuf". */
const MOST_TOKENS = 7;

/** A number of several words, with hyphens between them or without: "quatre-vingt-dix" is no sum of its parts. */
function ofSeveral(
  tokens: readonly string[],
  at: number,
  language: LanguageName,
): { readonly word: Word; readonly next: number } | undefined {
  for (let next = Math.min(at + MOST_TOKENS, tokens.length); next > at + 1; next -= 1) {
    const parts = tokens.slice(at, next);
    if (parts[0] === '-' || parts.at(-1) === '-') continue;
    const word = lexiconOf(language).get(folded(parts.filter((part) => part !== '-').join(' ')));
    if (word) return { word, next };
  }
  return undefined;
}

function wordOf(token: string, language: LanguageName): Word | undefined {
  if (/^\d/u.test(token)) return /^\d+(?:[.,]\d+)?$/u.test(token) ? digits(Number(token.replace(',', '.'))) : undefined;
  const sign = SIGNS.get(token);
  if (sign) return sign;
  const name = folded(token);
  for (const lexicon of languagesFrom(language)) {
    const word = lexiconOf(lexicon).get(name);
    if (word) return word;
  }
  return undefined;
}

function digits(value: number): Word {
  return { is: 'number', value, written: 'digits' };
}

const SIGNS: Lexicon = new Map<string, Word>([
  ['+', { is: 'plus' }],
  ['|', { is: 'plus' }],
  [',', { is: 'comma' }],
  [';', { is: 'comma' }],
  ['½', { is: 'part', value: 0.5, sign: true }],
  ['¼', { is: 'part', value: 0.25, sign: true }],
  ['¾', { is: 'part', value: 0.75, sign: true }],
  ['/', { is: 'slash' }],
  ...['.', '!', '?', ':', '-', '–', '—', '(', ')', '"', '„', '“', '”', '«', '»'].map(
    (sign) => [sign, { is: 'nothing' }] as const,
  ),
]);

/** Of a word that stands in two lists, the first meaning here counts. */
function entriesOf(vocabulary: ControlVocabulary): readonly (readonly [string, Word])[] {
  const all = (words: readonly string[], word: Word) => words.map((text) => [bare(text), word] as const);
  const entries = [
    ...vocabulary.numbers.map(([text, value]) => [bare(text), { is: 'number', value, written: 'words' }] as const),
    ...all(vocabulary.hundred, { is: 'hundred' }),
    ...all(vocabulary.half, { is: 'part', value: 0.5 }),
    ...all(vocabulary.quarter, { is: 'part', value: 0.25 }),
    ...all(vocabulary.threeQuarters, { is: 'part', value: 0.75 }),
    ...all(vocabulary.hour, { is: 'unit', time: HOUR }),
    ...all(vocabulary.halfHour, { is: 'unit', time: HOUR / 2 }),
    ...all(vocabulary.quarterHour, { is: 'unit', time: HOUR / 4 }),
    ...all(vocabulary.threeQuarterHour, { is: 'unit', time: (3 * HOUR) / 4 }),
    ...vocabulary.mixed.map(([text, value]) => [bare(text), { is: 'number', value, written: 'digits' }] as const),
    ...all(vocabulary.minute, { is: 'unit', time: MINUTE }),
    ...all(vocabulary.second, { is: 'unit', time: SECOND }),
    ...all(vocabulary.move, { is: 'move' }),
    ...all(vocabulary.then, { is: 'then' }),
    ...all(vocabulary.plus, { is: 'plus' }),
    ...all(vocabulary.with, { is: 'with' }),
    ...all(vocabulary.and, { is: 'and' }),
    ...(['increment', 'bronstein', 'delay'] as const).flatMap((kind) => all(vocabulary[kind], { is: 'kind', kind })),
    ...all(vocabulary.none, { is: 'none' }),
    ...all(vocabulary.after, { is: 'after' }),
    ...all(vocabulary.from, { is: 'from' }),
    ...all(vocabulary.firstSeveral, { is: 'first', several: true }),
    ...all(vocabulary.next, { is: 'next' }),
    ...all(vocabulary.first, { is: 'first' }),
    ...all(vocabulary.start, { is: 'start' }),
    ...all(vocabulary.rest, { is: 'rest' }),
    ...COLORS.flatMap((color) => all(vocabulary.colors[color], { is: 'color', color })),
    ...TEMPI.flatMap((tempo) => all(vocabulary.tempi[tempo], { is: 'tempo', tempo })),
    ...all(vocabulary.nothing, { is: 'nothing' }),
  ] satisfies readonly (readonly [string, Word])[];
  return entries.toReversed();
}

function bare(text: string): string {
  return folded(text).replace(/[’ʼ]/gu, '');
}
