/**
 * The words that are understood when a move is typed or spoken out, of all languages that are there together: nobody should have to say
 * first in which one he calls. Where a word means one thing in the language of the page and another elsewhere ("б’е" is "takes" in
 * Belarusian, "бе" a letter in Ukrainian), the page's own meaning goes first.
 */
import { type CastlingSide, type File, type PieceKind, type Rank, FILES, RANKS } from '../../src/laws/squares.js';
import { FIDE } from './fide.js';
import type { Heed, HearingVocabulary, KindWords } from './vocabulary.js';
import type { HeardLanguage, HeardLanguages } from './languages.js';
import { madeOnce } from './made-once.js';
import { NATO } from './nato.js';

/** One thing that a word can mean. */
export interface Meaning {
  readonly heed: Heed;
  /** Whether it means this only in another language, and in that of the page something else. */
  readonly abroad: boolean;
}

type Lexicon = ReadonlyMap<string, readonly Heed[]>;

/** What folding changes in lower case: a character beyond ASCII, or an apostrophe. */
const MARKED = /[^\0-\u007f]|'/u;

/** Lower case, without umlauts and other marks: "Läufer" and "laufer" are one word, "Laeufer" another. Unicode takes no stroke off "ł". */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  // Most words have none of it, and to normalise them takes longer than all else.
  if (!MARKED.test(lower)) return lower;
  return (
    lower
      .normalize('NFD')
      .replace(/[\p{M}'’]/gu, '')
      .replace(/ß/gu, 'ss')
      .replace(/ł/gu, 'l')
      // A Latin letter amid Cyrillic ones, as it is typed where the keyboard has no other.
      .replace(/i(?=\p{Script=Cyrillic})|(?<=\p{Script=Cyrillic})i/gu, 'і')
  );
}

/**
 * What belongs to no language: the letters and digits of the squares, and the sign of a capture, which in Cyrillic looks like the
 * letter х; that is the file h as well, and before a number nothing else.
 */
const COMMON: readonly (readonly [string, Heed])[] = [
  ...FILES.map((file) => [file, { is: 'file', file }] as const),
  ...RANKS.map((rank) => [rank, { is: 'rank', rank }] as const),
  ['x', { is: 'capture' }],
  ['х', { is: 'capture' }],
  ['х', { is: 'file', file: 'h' }],
];

const FIDE_WORDS: Lexicon = collected(entriesOf(FIDE));

/** The words of FIDE and NATO. */
const NAMED: Lexicon = collected([...entriesOf(FIDE), ...fileEntries(NATO)]);

const INTERNATIONAL: Lexicon = collected([...COMMON, ...entriesOf(FIDE), ...fileEntries(NATO)]);

const ownOf: (language: HeardLanguage) => Lexicon = madeOnce(({ moves }) => collected(entriesOf(moves)));

const NOTHING: readonly Heed[] = [];

/** What words were found to mean, so that it is worked out once: no more words than there are. */
const foundIn: (languages: HeardLanguages) => Map<string, readonly Meaning[]> = madeOnce(() => new Map());

/** All that one folded word, digit or letter can mean on a page in this language, the likeliest first; empty for an unknown word. */
export function meaningsOf(word: string, languages: HeardLanguages): readonly Meaning[] {
  const known = foundIn(languages);
  const found = known.get(word) ?? meaningsFound(word, languages);
  if (found.length > 0) known.set(word, found);
  return found;
}

function meaningsFound(word: string, { page, others }: HeardLanguages): readonly Meaning[] {
  const here = distinct([...(ownOf(page).get(word) ?? NOTHING), ...(INTERNATIONAL.get(word) ?? NOTHING)]);
  const elsewhere = others.flatMap((other) => ownOf(other).get(word) ?? NOTHING);
  return distinct([...here, ...elsewhere]).map((heed, index) => ({
    heed,
    abroad: here.length > 0 && index >= here.length,
  }));
}

/** The words of a language, and those of FIDE and NATO, each with one thing that it means: folded. */
export function wordsIn(language: HeardLanguage): readonly (readonly [word: string, heed: Heed])[] {
  return [ownOf(language), NAMED].flatMap((words) =>
    [...words].flatMap(([word, heeds]) => heeds.map((heed) => [word, heed] as const)),
  );
}

/** Whether a folded word is one of the international call, which is German. */
export function isOfFide(word: string): boolean {
  return FIDE_WORDS.has(word);
}

function collected(entries: readonly (readonly [string, Heed])[]): Lexicon {
  const words = new Map<string, readonly Heed[]>();
  for (const [word, heed] of entries) words.set(word, distinct([...(words.get(word) ?? []), heed]));
  return words;
}

function all(words: readonly string[], heed: Heed): readonly (readonly [string, Heed])[] {
  return words.map((word) => [folded(word), heed]);
}

function fileEntries(files: HearingVocabulary['files']): readonly (readonly [string, Heed])[] {
  return Object.entries(files).flatMap(([file, words]) => all(words, { is: 'file', file: file as File }));
}

function entriesOf(vocabulary: HearingVocabulary): readonly (readonly [string, Heed])[] {
  return [
    ...all(vocabulary.captures, { is: 'capture' }),
    ...all(vocabulary.recaptures ?? [], { is: 'capture', behind: 'taker' }),
    ...all(vocabulary.capturesBehind ?? [], { is: 'capture', behind: 'taken' }),
    ...fileEntries(vocabulary.files),
    ...Object.entries(vocabulary.ranks).flatMap(([rank, words]) => all(words, { is: 'rank', rank: rank as Rank })),
    ...all(vocabulary.castling, { is: 'castling' }),
    ...Object.entries(vocabulary.sides).flatMap(([side, words]) =>
      all(words, { is: 'side', side: side as CastlingSide }),
    ),
    ...Object.entries(vocabulary.kinds).flatMap(([kind, words]) => kindEntries(kind as PieceKind, words)),
    ...all(vocabulary.ways, { is: 'way' }),
    ...all(vocabulary.origins, { is: 'origin' }),
    ...all(vocabulary.means, { is: 'means' }),
    ...all(vocabulary.becoming, { is: 'becoming' }),
    ...all(vocabulary.passing, { is: 'passing' }),
    ...all(vocabulary.remarks, { is: 'remark' }),
  ];
}

function kindEntries(
  kind: PieceKind,
  { any = [], subject = [], object = [], instrument = [] }: KindWords,
): readonly (readonly [string, Heed])[] {
  return [
    ...all(any, { is: 'kind', kind }),
    ...all(subject, { is: 'kind', kind, role: 'subject' }),
    ...all(object, { is: 'kind', kind, role: 'object' }),
    ...all(instrument, { is: 'kind', kind, role: 'instrument' }),
  ];
}

function distinct(heeds: readonly Heed[]): readonly Heed[] {
  const texts = heeds.map((heed) => JSON.stringify(heed));
  return heeds.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}
