/**
 * Descriptive notation said in English: "pawn to king four", "knight to queen’s bishop three".
 */
import type { PieceKind } from '../../src/laws/squares.js';
import { allOf, type HeardLanguages } from './languages.js';
import { folded, meaningsOf } from './lexicon.js';
import { madeOnce } from './made-once.js';

const LETTERS: Readonly<Record<PieceKind, string>> = {
  king: 'K',
  queen: 'Q',
  rook: 'R',
  bishop: 'B',
  knight: 'N',
  pawn: 'P',
};

/** The words as the signs of descriptive notation, "P-K4"; empty where one has no sign there. */
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
