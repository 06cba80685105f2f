/**
 * What may have been said where a word was heard: by the tables of the language, and by how its words sound.
 */
import type { Rank } from '../../../src/laws/squares.js';
import { editDistance } from '../commands/distance.js';
import { EVERY_LANGUAGE, everyLanguage } from '../every-language.js';
import { alone } from '../languages.js';
import { folded, isOfFide, meaningsOf, wordsIn } from '../lexicon.js';
import { madeOnce } from '../made-once.js';
import { isCalledName, nameSystem } from '../names.js';
import type { LanguageName } from '../../language-names.js';
import { CONFUSIONS, SPOKEN } from '../../languages/spoken.js';
import type { Confusions } from '../spoken-vocabulary.js';
import { soundDistance, soundOf } from './sounding.js';

/** What may have been meant by so many words that were heard. */
export interface Substitute {
  /** How many words were heard. */
  readonly heard: number;
  /** The words that may have been meant; none where what was heard says nothing. */
  readonly meant: readonly string[];
  readonly cost: number;
}

const LATIN = /^[a-z]/u;

/** What is written where a word of a move was said. */
const HEARD = 0.1;
const FILLER = 0.05;
/** A name of FIDE or NATO, as it is called, was hardly another word; it is left for one at so much more. */
const CERTAIN = 0.4;
/** Words that only sound alike cost so much beside their distance. */
const BY_SOUND = 0.15;
/** What each wrong, missing, doubled or exchanged letter costs; a word has one for so many letters at most. */
const SLIP = 0.1;
const LETTERS_A_SLIP = 4;
/** Of the words that only sound alike so many are looked at. */
const MOST_BY_SOUND = 12;
/** No row of the tables has more words. */
const LONGEST_HEARD = 3;

interface Table {
  /** By the words that were heard, with blanks between them. */
  readonly rows: ReadonlyMap<string, readonly Substitute[]>;
  /** Each word of moves with its sound, and a key of what it means. */
  readonly targets: readonly { readonly word: string; readonly sound: string; readonly key: string }[];
}

const tableOf: (language: LanguageName) => Table = madeOnce((language) => {
  const confusions = CONFUSIONS[language];
  return {
    rows: rowsOf(confusions, language),
    targets: wordsIn(EVERY_LANGUAGE[language])
      .filter(([, heed]) => heed.is !== 'remark')
      .map(([word, heed]) => ({
        word,
        sound: soundOf(word, isOfFide(word) ? CONFUSIONS.de : confusions),
        key: JSON.stringify(heed),
      })),
  };
});

function rowsOf(
  { heard, alike, fillers }: Confusions,
  language: LanguageName,
): ReadonlyMap<string, readonly Substitute[]> {
  const rows = new Map<string, Substitute[]>();
  const add = (said: string, meant: readonly string[], cost: number): void => {
    const key = folded(said);
    const words = meant.map(folded);
    const row = rows.get(key) ?? [];
    if (words.join(' ') !== key)
      row.push({
        heard: key.split(' ').length,
        meant: words,
        cost: cost + (isCalledName(key, language) ? CERTAIN : 0),
      });
    rows.set(key, row);
  };
  for (const [meant, texts] of Object.entries(heard)) for (const text of texts) add(text, meant.split(' '), HEARD);
  for (const { words, cost } of alike) {
    for (const said of words)
      for (const meant of words)
        if (meaningsOf(folded(meant), everyLanguage(language)).length > 0) add(said, [meant], cost);
  }
  for (const filler of fillers) add(filler, [], FILLER);
  return rows;
}

/** By the tables alone: what may have been meant by the words from this one on. Digits are heard as their words. */
export function listedSubstitutes(words: readonly string[], at: number, language: LanguageName): readonly Substitute[] {
  const { rows } = tableOf(language);
  const found: Substitute[] = [];
  for (let count = 1; count <= LONGEST_HEARD && at + count <= words.length; count += 1) {
    found.push(
      ...(rows.get(
        words
          .slice(at, at + count)
          .map((word) => spelt(word, language))
          .join(' '),
      ) ?? []),
    );
  }
  return [...found, ...letterSubstitutes(words[at] ?? '', language)];
}

/** A word that is a letter in another language alone ("je" is no German one) may be any letter that sounds like that one. */
function letterSubstitutes(word: string, language: LanguageName): readonly Substitute[] {
  const languages = everyLanguage(language);
  if (nameSystem(word, language) || meaningsOf(word, alone(languages.page)).length > 0) return [];
  const { rows } = tableOf(language);
  return meaningsOf(word, languages).flatMap(({ heed }) =>
    heed.is === 'file' ? (rows.get(folded(SPOKEN[language].files[heed.file])) ?? []) : [],
  );
}

/** By how they sound: the words of moves that are nearest to this one, up to a distance. */
export function soundingSubstitutes(word: string, language: LanguageName, most: number): readonly Substitute[] {
  const { targets } = tableOf(language);
  // Latin letters on a Cyrillic page are the international call, as a German voice reads it.
  const isGerman = LATIN.test(word) && !LATIN.test(spelt('1', language));
  const sound = soundOf(spelt(word, language), CONFUSIONS[isGerman ? 'de' : language]);
  const leaving = BY_SOUND + (nameSystem(word, language) ? CERTAIN : 0);
  const nearest = new Map<string, { readonly word: string; readonly cost: number }>();
  for (const target of targets) {
    // What is twice as long, or half, is never near.
    if (target.word === word || Math.abs(target.sound.length - sound.length) > Math.max(1, sound.length / 2)) continue;
    const cost = soundDistance(sound, target.sound, most - leaving) + leaving;
    const known = nearest.get(target.key);
    if (cost <= most && !(known && known.cost <= cost)) nearest.set(target.key, { word: target.word, cost });
  }
  return [...nearest.values()]
    .sort((one, other) => one.cost - other.cost)
    .slice(0, MOST_BY_SOUND)
    .map(({ word: meant, cost }) => ({ heard: 1, meant: [meant], cost }));
}

/** A digit as the word for it. */
function spelt(word: string, language: LanguageName): string {
  return /^[1-8]$/u.test(word) ? folded(SPOKEN[language].ranks[word as Rank]) : word;
}

/** By how they are written: the words of moves that a slip of the keys made this word of. */
export function slippedSubstitutes(word: string, language: LanguageName): readonly Substitute[] {
  const most = Math.floor(word.length / LETTERS_A_SLIP);
  if (most === 0) return [];
  return tableOf(language).targets.flatMap(({ word: meant }): readonly Substitute[] => {
    if (Math.abs(meant.length - word.length) > 1 || meant.length < LETTERS_A_SLIP) return [];
    const slips = editDistance(word, meant);
    return slips <= most ? [{ heard: 1, meant: [meant], cost: HEARD + slips * SLIP }] : [];
  });
}

/** One word for each thing that a word of a move can mean: what a word that was not made out may have been. */
export function everyMeaning(language: LanguageName): readonly string[] {
  const { targets } = tableOf(language);
  return targets
    .filter(({ key }, index) => targets.findIndex((other) => other.key === key) === index)
    .map(({ word }) => word);
}
