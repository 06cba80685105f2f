/**
 * A text about a time control cut into words that say something.
 */
import { MINUTE, SECOND } from '../../../src/laws/clock/time-control.js';
import { COLORS } from '../../../src/laws/squares.js';
import { TEMPI } from '../../../src/laws/editions/edition.js';
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { folded } from '../lexicon.js';
import { madeOnce } from '../made-once.js';
import { BELARUSIAN_CONTROL } from './be.js';
import { GERMAN_CONTROL } from './de.js';
import { ENGLISH_CONTROL } from './en.js';
import { MACEDONIAN_CONTROL } from './mk.js';
import { SPANISH_CONTROL } from './es.js';
import type { ControlRefusal } from './refusal.js';
import { UKRAINIAN_CONTROL } from './uk.js';
import type { ControlVocabulary, Word } from './vocabulary.js';

type Lexicon = ReadonlyMap<string, Word>;

const HOUR = 60 * MINUTE;

const VOCABULARIES: Readonly<Record<LanguageName, ControlVocabulary>> = {
  en: ENGLISH_CONTROL,
  de: GERMAN_CONTROL,
  uk: UKRAINIAN_CONTROL,
  be: BELARUSIAN_CONTROL,
  mk: MACEDONIAN_CONTROL,
  es: SPANISH_CONTROL,
};

/** German alone has a thousand numbers in one word. */
const lexiconOf: (language: LanguageName) => Lexicon = madeOnce(
  (language) => new Map(entriesOf(VOCABULARIES[language])),
);

/** A word, or a number in digits (with a fraction), or a sign that tells something. */
const TOKEN = /\p{L}+|\d+(?:[.,:]\d+)*|½|[^\s\p{L}\d]/gu;
/** "90′+30″". */
const SECOND_SIGN = /(\d)\s*(?:''|’’|["″”])/gu;
const MINUTE_SIGN = /(\d)\s*['’′](?!\p{L})/gu;
const SLASH = /\d+\s*\/\s*\d+/u;

/** What the words say, in their order; or the first that says nothing that belongs here. */
export function wordsOf(text: string, language: LanguageName): readonly Word[] | ControlRefusal {
  const slash = SLASH.exec(text)?.[0];
  if (slash !== undefined) return { reason: 'slash', text: slash };
  const plain = text
    .replace(SECOND_SIGN, '$1 s ')
    .replace(MINUTE_SIGN, '$1 min ')
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '');
  const words: Word[] = [];
  for (const token of plain.match(TOKEN) ?? []) {
    const word = wordOf(token, language);
    if (!word) return { reason: 'unknown word', word: token };
    words.push(word);
  }
  return words;
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
  ['½', { is: 'half' }],
  ...['.', '!', '?', ':', '/', '-', '–', '—', '(', ')', '"', '„', '“', '”', '«', '»'].map(
    (sign) => [sign, { is: 'nothing' }] as const,
  ),
]);

/** Of a word that stands in two lists, the first meaning here counts. */
function entriesOf(vocabulary: ControlVocabulary): readonly (readonly [string, Word])[] {
  const all = (words: readonly string[], word: Word) => words.map((text) => [bare(text), word] as const);
  const entries = [
    ...vocabulary.numbers.map(([text, value]) => [bare(text), { is: 'number', value, written: 'words' }] as const),
    ...all(vocabulary.hundred, { is: 'hundred' }),
    ...all(vocabulary.half, { is: 'half' }),
    ...all(vocabulary.hour, { is: 'unit', time: HOUR }),
    ...all(vocabulary.halfHour, { is: 'unit', time: HOUR / 2 }),
    ...all(vocabulary.oneAndHalf, { is: 'number', value: 1.5, written: 'digits' }),
    ...all(vocabulary.minute, { is: 'unit', time: MINUTE }),
    ...all(vocabulary.second, { is: 'unit', time: SECOND }),
    ...all(vocabulary.move, { is: 'move' }),
    ...all(vocabulary.then, { is: 'then' }),
    ...all(vocabulary.plus, { is: 'plus' }),
    ...all(vocabulary.with, { is: 'with' }),
    ...all(vocabulary.and, { is: 'and' }),
    ...(['increment', 'bronstein', 'delay'] as const).flatMap((kind) => all(vocabulary[kind], { is: 'kind', kind })),
    ...all(vocabulary.after, { is: 'after' }),
    ...all(vocabulary.from, { is: 'from' }),
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
