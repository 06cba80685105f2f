/** The words of a line where a position is set up, as its language has them. */
import { COLORS, type Color, type Square } from '../../../src/laws/squares.js';
import type { LanguageName } from '../../language-names.js';
import { PIECE_WORDS } from '../../languages/pieces.js';
import { EVERY_LANGUAGE } from '../every-language.js';
import { folded } from '../lexicon.js';
import { madeOnce } from '../made-once.js';
import { pieceTokens, type PieceToken } from '../piece-list.js';
import { refused, unread, type HeardSetUp } from './heard-set-up.js';

export const wordsIn = madeOnce((language: LanguageName) => {
  const { moves } = EVERY_LANGUAGE[language];
  const words = PIECE_WORDS[language];
  const set = (all: readonly string[]): ReadonlySet<string> => new Set(all.map(plain));
  return {
    castling: set([...moves.castling, ...words.castling]),
    passing: set(moves.passing),
    wings: {
      short: set([...moves.sides.short, ...words.wings.short]),
      long: set([...moves.sides.long, ...words.wings.long]),
    },
    no: set(words.negations),
    losses: words.losses.map((loss) => loss.split(' ').map(plain)),
    taken: words.taken.map((taken) => taken.split(' ').map(plain)),
    bending: set(words.bending),
    asks: set(words.asking),
    placing: set(words.placing),
    joining: set(words.joining),
    flank: set(words.flank),
    each: set(words.each),
    colors: new Map(COLORS.flatMap((color) => words.colors[color].map((word) => [plain(word), color] as const))),
  };
});

export function wordsOf(line: string): readonly string[] {
  return line
    .split(/[\s¿-]+/u)
    .map(plain)
    .filter((word) => word !== '');
}

function plain(word: string): string {
  return folded(word).replaceAll(/['’ʼ.,;:!?()]/gu, '');
}

export function squaresIn(tokens: readonly PieceToken[]): readonly Square[] {
  return tokens.flatMap((token) => (token.is === 'square' ? [token.square] : []));
}

export function isKind(word: string, language: LanguageName): boolean {
  return pieceTokens(word, language).some((token) => token.is === 'kind');
}

/** Whether all words of one of these are there. */
export function hasAny(words: readonly string[], all: readonly (readonly string[])[]): boolean {
  return all.some((one) => one.every((word) => words.includes(word)));
}

export function colorsNamed(line: string, language: LanguageName): readonly Color[] {
  const { colors } = EVERY_LANGUAGE[language].commands;
  const words = new Set(line.split(/\s+/u).map(plain));
  const tokens = pieceTokens(line, language);
  return COLORS.filter(
    (color) =>
      tokens.some((token) => token.is === 'color' && token.color === color) ||
      colors[color].some((word) => words.has(plain(word))),
  );
}

/** A statement that is asked is none: "is there a white rook on a1", "black to move?". What tells to do something may ask. */
export function asking(line: string, language: LanguageName): HeardSetUp | undefined {
  const words = wordsOf(line);
  const { asks, placing } = wordsIn(language);
  if (words.some((word) => placing.has(word))) return undefined;
  const [first = ''] = words;
  if (asks.has(first)) return unread(first);
  return /[?]\s*$/u.test(line) ? refused({ reason: 'not understood', why: { reason: 'nothing named' } }) : undefined;
}
