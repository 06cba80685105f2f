/**
 * A list of pieces cut into what its words are: colours, kinds, squares. "Ke1" is a kind and a square; "Eva vier" and "e 4" are one square.
 */
import { ALPHABETS } from '../../src/notation/alphabets.js';
import { PIECE_KINDS, type Color, type File, type PieceKind, type Rank, type Square } from '../../src/laws/squares.js';
import type { LanguageName } from '../language-names.js';
import { PIECE_WORDS } from '../languages/pieces.js';
import { everyLanguage } from './every-language.js';
import { folded, meaningsOf } from './lexicon.js';
import { madeOnce } from './made-once.js';

export type PieceToken =
  | { readonly is: 'color'; readonly color: Color }
  /** `byLetter`: as in notation, where what has no letter is a pawn (App. C.4). */
  | { readonly is: 'kind'; readonly kind: PieceKind; readonly byLetter: boolean }
  | { readonly is: 'square'; readonly square: Square }
  | { readonly is: 'empty' }
  | { readonly is: 'unknown'; readonly word: string };

/** What one word is by itself. Words that say nothing are no token. */
export function pieceTokens(text: string, language: LanguageName): readonly PieceToken[] {
  const words = text.match(/[\p{L}\p{M}'’]+\d?|\d+|[^\p{L}\p{M}\d\s,.;:/()-]+/gu) ?? [];
  const tokens: PieceToken[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const rank = rankOf(folded(words[index + 1] ?? ''), language);
    const file = fileOf(folded(word), language);
    if (file && rank) {
      tokens.push({ is: 'square', square: `${file}${rank}` });
      index += 1;
    } else tokens.push(...alone(word, language));
  }
  return tokens;
}

function alone(word: string, language: LanguageName): readonly PieceToken[] {
  const plain = folded(word);
  const [, letters = '', digit = ''] = /^(\p{L}+)([1-8])$/u.exec(plain) ?? [];
  if (letters !== '') return withSquare(letters, digit as Rank, word, language);
  const color = coloredIn(language).get(plain);
  if (color) return [{ is: 'color', color }];
  if (has(language, 'empty', plain)) return [{ is: 'empty' }];
  const kind = kindOf(plain, language);
  if (kind) return [{ is: 'kind', kind, byLetter: false }];
  if (saysNothing(plain, language)) return [];
  const byLetter = lettersIn(language).get(plain);
  return [byLetter ? { is: 'kind', kind: byLetter, byLetter: true } : { is: 'unknown', word }];
}

/** "e4", "Eva4"; "Ke4", where what stands before the file is the letter of a piece. */
function withSquare(letters: string, rank: Rank, word: string, language: LanguageName): readonly PieceToken[] {
  const whole = fileOf(letters, language);
  if (whole) return [{ is: 'square', square: `${whole}${rank}` }];
  const file = fileOf(letters.slice(-1), language);
  const kind = lettersIn(language).get(letters.slice(0, -1));
  if (!file || !kind) return [{ is: 'unknown', word }];
  return [
    { is: 'kind', kind, byLetter: true },
    { is: 'square', square: `${file}${rank}` },
  ];
}

function fileOf(plain: string, language: LanguageName): File | undefined {
  for (const { heed } of meaningsOf(plain, everyLanguage(language))) if (heed.is === 'file') return heed.file;
  return undefined;
}

function rankOf(plain: string, language: LanguageName): Rank | undefined {
  for (const { heed } of meaningsOf(plain, everyLanguage(language))) if (heed.is === 'rank') return heed.rank;
  return undefined;
}

function kindOf(plain: string, language: LanguageName): PieceKind | undefined {
  const several = pluralsIn(language).get(plain);
  if (several) return several;
  for (const { heed } of meaningsOf(plain, everyLanguage(language))) if (heed.is === 'kind') return heed.kind;
  return undefined;
}

/** "the", "and", "on". */
function saysNothing(plain: string, language: LanguageName): boolean {
  if (has(language, 'passed', plain)) return true;
  return meaningsOf(plain, everyLanguage(language)).some(({ heed }) => heed.is === 'remark' || heed.is === 'way');
}

const coloredIn = madeOnce((language: LanguageName) => {
  const { colors } = PIECE_WORDS[language];
  return new Map<string, Color>([
    ...colors.white.map((word) => [folded(word), 'white'] as const),
    ...colors.black.map((word) => [folded(word), 'black'] as const),
  ]);
});

const pluralsIn = madeOnce((language: LanguageName) => {
  const { plurals } = PIECE_WORDS[language];
  return new Map<string, PieceKind>(
    PIECE_KINDS.flatMap((kind) => (plurals[kind] ?? []).map((word) => [folded(word), kind] as const)),
  );
});

const plainIn = madeOnce((language: LanguageName) => {
  const { empty, passed } = PIECE_WORDS[language];
  return { empty: new Set(empty.map(folded)), passed: new Set(passed.map(folded)) };
});

function has(language: LanguageName, which: 'empty' | 'passed', plain: string): boolean {
  return plainIn(language)[which].has(plain);
}

/** The letters of the page's language; and those of FIDE, which are English, where that has no such letter. */
const lettersIn = madeOnce((language: LanguageName) => {
  const known = ['en', language].flatMap((name) => ALPHABETS.filter((alphabet) => alphabet.name === name));
  return new Map<string, PieceKind>(
    known.flatMap(({ letters }) =>
      PIECE_KINDS.flatMap((kind) => letters[kind].map((letter) => [folded(letter), kind] as const)),
    ),
  );
});
