/**
 * Reading a move from a sentence, or the signs of notation from its words: "Springer Gustav eins nach Felix drei", "pawn takes d5", "lange Rochade", "слон бере на е п’ять",
 * "promote to a knight on a eight".
 */
import type { Reading } from '../../src/notation/algebraic.js';
import { sameDescription, type MoveDescription } from '../../src/notation/description.js';
import { parse } from './grammar.js';
import { type HeardLanguages, allOf } from './languages.js';
import { folded, meaningsOf, type Meaning } from './lexicon.js';
import { isOfThePage, understandings, wordsOf } from './tokens.js';
import type { PieceKind } from '../../src/laws/squares.js';
import { madeOnce } from './made-once.js';

/**
 * The moves that a sentence can describe, as readings that need no alphabet. Those that leave something open, and those that take a word as
 * another language has it, come after the others (`exact`). Empty where it is no such sentence.
 */
export function readSentence(text: string, languages: HeardLanguages): readonly Reading[] {
  const readings = understandings(text, languages).flatMap(({ heeds, abroad }) =>
    parse(heeds).map(({ description, whole }): Reading => ({
      description,
      own: true,
      exact: whole && !abroad,
      ...(!whole && { part: true }),
    })),
  );
  return readings
    .toSorted((one, other) => Number(other.exact) - Number(one.exact))
    .filter((one, index, all) => firstOf(all, one.description) === index);
}

function firstOf(readings: readonly Reading[], description: MoveDescription): number {
  return readings.findIndex((other) => sameDescription(other.description, description));
}

/**
 * The text with the words that notation has a sign for written as that sign, so that "S schlägt f3", "N to f3" and
 * "Dh5 Schach" can be read as notation.
 */
export function withSigns(text: string, languages: HeardLanguages): string {
  const all = wordsOf(text) ?? [];
  return text
    .split(' ')
    .map((word, index, words) => {
      if (isOfThePage(folded(word), all, languages)) return word;
      const meanings = (of = ''): readonly Meaning[] => meaningsOf(folded(of.replace(/[,.!]+$/u, '')), languages);
      // In "w przelocie" the letter is a word, and no rook.
      if (meanings(words[index + 1])[0]?.heed.is === 'passing' && meanings(word).some(({ heed }) => heed.is === 'way'))
        return '';
      const [meaning] = word.length > 1 ? meanings(word) : [];
      switch (meaning?.heed.is) {
        case 'capture':
          return meaning.heed.behind === 'taker' ? word : 'x';
        // "E six en passant" takes, and is no step of the pawn.
        case 'passing':
          return 'x';
        case 'way':
          return '-';
        case 'origin':
          // "From e4" is no move there.
          return index === 0 ? word : '';
        // "Te juego d3" is no rook's move on the e-file.
        case 'remark':
          return index === 1 && /^\p{L}{2}$/u.test(words[0] ?? '') && words.length > 2 ? word : '';
        case 'becoming':
          return '';
        default:
          return word;
      }
    })
    .join(' ')
    .replace(/[\s,]+$/u, '');
}

const LETTERS: Readonly<Record<PieceKind, string>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  pawn: 'P',
};

/**
 * Descriptive notation said in English ("pawn to king four", "knight to queen’s bishop three") as its signs, "P-K4"; empty where a word has
 * no sign there.
 */
export function asDescriptive(text: string, languages: HeardLanguages): string {
  const english = englishFirst(languages);
  const signs: string[] = [];
  for (const word of folded(text).match(/\p{L}+|\d/gu) ?? []) {
    const meanings = meaningsOf(word, english).map(({ heed }) => heed);
    const kind = meanings.find((heed) => heed.is === 'kind');
    const [heed] = meanings;
    if (kind) signs.push(LETTERS[kind.kind]);
    else if (heed?.is === 'rank') signs.push(heed.rank);
    else if (heed?.is === 'way') signs.push('-');
    else if (heed?.is === 'capture') signs.push('x');
    else if (heed?.is !== 'remark') return '';
  }
  return signs.join('');
}

/** The English words first, where they are there. */
const englishFirst: (languages: HeardLanguages) => HeardLanguages = madeOnce((languages) => {
  const all = allOf(languages);
  const english = all.find(({ name }) => name === 'en');
  return english ? { page: english, others: all.filter((other) => other !== english) } : languages;
});
