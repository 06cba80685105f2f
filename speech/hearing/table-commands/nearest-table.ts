/** The commands of the table that a text may have been meant as, by its letters, each with the words that stand in it for a move. */
import { plainText, TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import { languagesFrom, type LanguageName } from '../../language-names.js';
import { editDistance } from '../commands/distance.js';
import { patternOf, tokensOf, wordsOf, type Token } from '../commands/pattern.js';
import { EVERY_PHRASE, type PhraseBook } from '../phrase-book.js';
import { readTableLine } from './read-table.js';
import type { TableCommandName } from './table-command.js';
import type { HeardLanguages } from '../languages.js';
import { TABLE_PHRASES, tablePhrasesOf } from './tables.js';

/** As many as are offered. */
const MOST = 3;
/** So many letters further off than the nearest, and a command is not offered beside it. */
const MARGIN = 1;
/** No phrase has so many signs; longer texts are near none. */
const LONGEST = 60;

interface Spelled {
  readonly name: TableCommandName;
  readonly phrase: string;
  /** The words that stand before the place, and behind it, as they are compared; without a place there are none behind. */
  readonly before: readonly string[];
  readonly behind: readonly string[];
  readonly hasPlace: boolean;
}

interface Near {
  readonly name: TableCommandName;
  readonly offer: string;
  readonly distance: number;
}

/**
 * Up to three different commands, nearest first: of the page's language, or else of another. Each is understood as it stands.
 *
 * @param isReadable whether words can be a move; what cannot is no command with one
 */
export function nearestAtTable(
  text: string,
  languages: HeardLanguages,
  phrases: PhraseBook = EVERY_PHRASE,
  isReadable: (move: string) => boolean = () => true,
): readonly string[] {
  const tokens = text.length > TEXT_LIMIT ? [] : tokensOf(plainText(text));
  if (tokens.length === 0) return [];
  for (const one of languagesFrom(languages.page.name)) {
    const near = tablePhrasesOf(phrases)
      .names.flatMap((name) => spelledFor(name, one))
      .flatMap((spelled) => nearTo(spelled, tokens))
      .toSorted((a, b) => a.distance - b.distance)
      .filter(({ offer }) => isMeant(offer, languages, phrases, isReadable));
    const [best] = near;
    const once = near.filter(({ name }, index) => near.findIndex((other) => other.name === name) === index);
    const close = once.filter(({ distance }) => best && distance <= best.distance + MARGIN);
    if (close.length > 0) return close.slice(0, MOST).map(({ offer }) => offer);
  }
  return [];
}

function isMeant(
  offer: string,
  languages: HeardLanguages,
  phrases: PhraseBook,
  isReadable: (move: string) => boolean,
): boolean {
  const read = readTableLine(offer, languages, phrases)?.read;
  return read !== undefined && (read.rest === undefined || isReadable(read.rest));
}

function nearTo({ name, phrase, before, behind, hasPlace }: Spelled, tokens: readonly Token[]): readonly Near[] {
  const end = tokens.length - behind.length;
  if (hasPlace && end <= before.length) return [];
  const told = hasPlace ? [...tokens.slice(0, before.length), ...tokens.slice(end)] : tokens;
  const one = told.map(({ folded }) => folded).join(' ');
  const wanted = [...before, ...behind].join(' ');
  const most = Math.floor(wanted.length / 3);
  if (one.length > LONGEST || Math.abs(one.length - wanted.length) > most) return [];
  const distance = editDistance(one, wanted);
  if (distance > most) return [];
  const inPlace = tokens
    .slice(before.length, end)
    .map(({ raw }) => raw)
    .join(' ');
  return [{ name, offer: phrase.replace(/\{\w+\}/u, () => inPlace), distance }];
}

function spelledFor(name: TableCommandName, language: LanguageName): readonly Spelled[] {
  return TABLE_PHRASES[language][name].flatMap(spelledOut).map((phrase) => {
    const parts = patternOf(phrase);
    const place = parts.findIndex(({ type }) => type === 'place');
    const hasPlace = place >= 0;
    const before = wordsOf(hasPlace ? parts.slice(0, place) : parts);
    return { name, phrase, before, behind: hasPlace ? wordsOf(parts.slice(place)) : [], hasPlace };
  });
}

/** A phrase with each of its words that stand for each other, without those that may be left out. */
function spelledOut(phrase: string): readonly string[] {
  return phrase
    .split(' ')
    .filter((word) => !word.startsWith('['))
    .reduce<readonly string[]>(
      (begun, word) => begun.flatMap((text) => word.split('|').map((one) => (text === '' ? one : `${text} ${one}`))),
      [''],
    );
}
