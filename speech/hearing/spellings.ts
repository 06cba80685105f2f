/**
 * Phrases of tables written out, for recognisers: each word that may stand in one, and each that may stand in its places, in one text at least. All
 * ways to put them together would be too many; a recogniser joins words that follow each other in any of its phrases.
 */
import { COLORS, FILES, PIECE_KINDS, RANKS } from '../../src/laws/squares.js';
import type { Place } from './commands/commands.js';
import type { LanguageName } from '../language-names.js';
import { EVERY_LANGUAGE } from './every-language.js';
import type { HeardLanguage } from './languages.js';
import { squareIn } from './spoken-calls.js';
import type { SpokenVocabulary } from './spoken-vocabulary.js';

/** What may stand for `{square}`, by "square"; what stands in a phrase for nothing of it leaves the phrase out. */
export type InPlaces = Readonly<Record<string, readonly string[]>>;

/** More than these of one place are not needed beside each other. */
const MOST_OF_A_PLACE = 12;

/** The places that commands have, in the words with which a language is spoken. `{rest}` and what is written with a case of its own are none. */
export function placesIn({ commands: { kinds, colors } }: HeardLanguage, words: SpokenVocabulary): InPlaces {
  const ranks = RANKS.map((rank) => words.ranks[rank]);
  const squares = FILES.map((file, at) => squareIn(`${file}${RANKS[at] ?? '1'}`, words));
  return {
    square: squares,
    // On a line with the first.
    to: squares.toReversed(),
    file: FILES.map((file) => words.files[file]),
    rank: ranks,
    number: ranks,
    count: ranks,
    color: COLORS.map((color) => colors[color][0]),
    pieces: PIECE_KINDS.flatMap((kind) => kinds[kind].slice(0, 2)),
  } satisfies Partial<Record<Place, readonly string[]>>;
}

/** Of some phrases those that stand word for word, in lower case; one that names a player for each of both. */
export function plainSpellings(phrases: readonly string[], language: LanguageName): readonly string[] {
  const { colors } = EVERY_LANGUAGE[language].commands;
  const named = phrases.flatMap((phrase) =>
    phrase.includes('{color}') ? COLORS.map((color) => phrase.replace('{color}', colors[color][0])) : [phrase],
  );
  return [...new Set(named.filter((phrase) => !/[[|{]/u.test(phrase)).map((phrase) => phrase.toLowerCase()))];
}

/** All of them, and each word that can stand in one, without the move or the square that is said with it. */
export function everySpelling(phrases: readonly string[], language: LanguageName): readonly string[] {
  const { colors } = EVERY_LANGUAGE[language].commands;
  const places = { color: COLORS.flatMap((color) => colors[color]) };
  const alone = phrases.map((phrase) => phrase.replace(/\s*\{(?:rest|square)\}\s*/gu, ' ').trim());
  return [...new Set(alone.flatMap((phrase) => spellings(phrase, places)))];
}

/** "where [is|are] {pieces}": "where is kings", "where are king", "where queens" …; in lower case. */
export function spellings(phrase: string, places: InPlaces): readonly string[] {
  const parts = phrase.split(' ').map((text): readonly string[] => {
    const options = text
      .replace(/[[\]]/gu, '')
      .split('|')
      .flatMap((word) => optionsOf(word, places));
    return text.startsWith('[') ? [...options, ''] : options;
  });
  if (parts.some((options) => options.length === 0)) return [];
  const most = Math.max(...parts.map((options) => options.length));
  const texts = Array.from({ length: most }, (_, at) =>
    parts.map((options) => options[at % options.length] ?? '').filter((word) => word !== ''),
  );
  return [...new Set(texts.filter((words) => words.length > 0).map((words) => words.join(' ').toLowerCase()))];
}

function optionsOf(word: string, places: InPlaces): readonly string[] {
  if (word.startsWith('=')) return [];
  const place = /^\{(\w+)\}$/u.exec(word)?.[1];
  return place === undefined ? [word] : (places[place] ?? []).slice(0, MOST_OF_A_PLACE);
}
