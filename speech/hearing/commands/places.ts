/**
 * What stands in the places of a phrase: squares, files, ranks, numbers, pieces and colours, by the names of the page's language first,
 * then by those of FIDE and NATO and of the other languages.
 */
import { COLORS, FILES, PIECE_KINDS, RANKS, isSquare, type Color, type PieceKind } from '../../../src/laws/squares.js';
import { ALPHABETS } from '../../../src/notation/alphabets.js';
import { FIDE } from '../fide.js';
import { allOf, type HeardLanguage, type HeardLanguages } from '../languages.js';
import { folded } from '../lexicon.js';
import { madeOnce } from '../made-once.js';
import { NATO } from '../nato.js';
import type { KindWords } from '../vocabulary.js';
import type { Parameters } from './commands.js';
import type { PlaceReaders, Token } from './pattern.js';

/** Digits of a number; no game has more moves. */
const NUMBER = /^\d{1,4}$/u;

/** What reads the places of phrases on a page in the first of these languages. */
export const readersFor: (languages: HeardLanguages) => PlaceReaders = madeOnce((all) => {
  const languages = allOf(all);
  const named = [...languages.map(({ moves }) => moves), FIDE];
  const files = byWord(FILES, (file) => [file, ...named.flatMap((names) => names.files[file]), ...NATO[file]]);
  const ranks = byWord(RANKS, (rank) => [rank, ...named.flatMap((names) => names.ranks[rank])]);
  const kinds = byWord(PIECE_KINDS, (kind) => [
    ...languages.flatMap(({ commands }) => commands.kinds[kind]),
    ...named.flatMap((names) => everyForm(names.kinds[kind])),
  ]);
  const colors = byWord(COLORS, (color) => languages.flatMap(({ commands }) => commands.colors[color]));
  const letters = lettersOf(languages);

  const one = <T>(tokens: readonly Token[], names: ReadonlyMap<string, T>): T | undefined =>
    tokens.length === 1 ? names.get(tokens[0]?.folded ?? '') : undefined;
  const square = (tokens: readonly Token[]): Parameters | undefined => {
    const [first, second, another] = tokens;
    if (another) return undefined;
    const word = first?.folded ?? '';
    // "e4", and "де4", as recognisers write a letter's name with its digit.
    const file = files.get(second ? word : word.slice(0, -1));
    const rank = ranks.get(second ? second.folded : word.slice(-1));
    return file && rank ? { square: `${file}${rank}` } : undefined;
  };

  const numberIn = (tokens: readonly Token[]): number | undefined => {
    const text = tokens.length === 1 ? (tokens[0]?.raw ?? '') : '';
    const number = NUMBER.test(text) ? text : one(tokens, ranks);
    return number === undefined ? undefined : Number(number);
  };

  return {
    square,
    to: (tokens) => {
      const to = square(tokens)?.square;
      return to && { to };
    },
    cell: ([token, more]) => (!more && token && isSquare(token.raw) ? { square: token.raw } : undefined),
    rank: (tokens) => {
      const rank = one(tokens, ranks);
      return rank && { rank };
    },
    file: (tokens) => {
      const file = one(tokens, files);
      return file && { file };
    },
    number: (tokens) => {
      const number = numberIn(tokens);
      return number === undefined ? undefined : { number };
    },
    count: (tokens) => {
      const number = numberIn(tokens) ?? 0;
      return number < 1 ? undefined : { number };
    },
    color: (tokens) => {
      const color = one(tokens, colors);
      return color && { color };
    },
    pieces: (tokens) => {
      const found = tokens.map(({ folded: word }) => ({ kind: kinds.get(word), color: colors.get(word) }));
      const kind = found.find((word) => word.kind)?.kind;
      const color = found.find((word) => word.color)?.color;
      // Each word says one thing, and no two the same.
      const said = (kind ? 1 : 0) + (color ? 1 : 0);
      return said === tokens.length ? { ...(kind && { kind }), ...(color && { color }) } : undefined;
    },
    letter: ([token, more]) => (token && !more ? letters.get(token.raw) : undefined),
  };
});

/** The first name that a word has counts. */
function byWord<T>(things: readonly T[], words: (thing: T) => readonly string[]): ReadonlyMap<string, T> {
  const rows = things.map((thing) => ({ thing, words: words(thing).map(folded) }));
  const longest = Math.max(...rows.map((row) => row.words.length));
  const names = new Map<string, T>();
  // Earlier words of all before later ones of any: what the page's language says comes first.
  for (let index = 0; index < longest; index += 1) {
    for (const { thing, words: row } of rows) {
      const word = row[index];
      if (word !== undefined && !names.has(word)) names.set(word, thing);
    }
  }
  return names;
}

/** All forms of a piece's name. */
export function everyForm({ any = [], subject = [], object = [], instrument = [] }: KindWords): readonly string[] {
  return [...any, ...subject, ...object, ...instrument];
}

/** Letters of pieces with their case, which is their colour; A is for all. */
function lettersOf(languages: readonly HeardLanguage[]): ReadonlyMap<string, Parameters> {
  const letters = new Map<string, Parameters>();
  const add = (letter: string, color: Color, kind?: PieceKind): void => {
    if (!letters.has(letter)) letters.set(letter, { color, ...(kind && { kind }) });
  };
  add('A', 'white');
  add('a', 'black');
  for (const language of languages) {
    const alphabet = ALPHABETS.find(({ name }) => name === language.name);
    for (const kind of PIECE_KINDS) {
      for (const letter of alphabet?.letters[kind] ?? []) {
        add(letter, 'white', kind);
        add(letter.toLowerCase(), 'black', kind);
      }
    }
  }
  return letters;
}
