/**
 * The words that are understood when a move is typed or spoken out, of all languages together: nobody should have to say first
 * in which one he calls.
 */
import type { CastlingSide, File, PieceKind, Rank } from '../../src/laws/squares.js';
import { ENGLISH } from './en.js';
import { FIDE } from './fide.js';
import { NATO } from './nato.js';
import type { HearingVocabulary } from './vocabulary.js';

/** What a word is in a sentence that names a move. */
export type Heed =
  | { readonly is: 'kind'; readonly kind: PieceKind }
  | { readonly is: 'file'; readonly file: File }
  | { readonly is: 'rank'; readonly rank: Rank }
  | { readonly is: 'castling' }
  | { readonly is: 'side'; readonly side: CastlingSide }
  | { readonly is: 'capture' }
  | { readonly is: 'way' }
  | { readonly is: 'remark' };

/** Lower case, without umlauts and other marks: "Läufer" and "laufer" are one word, "Laeufer" another. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/gu, 'ss');
}

const WORDS: ReadonlyMap<string, Heed> = new Map([FIDE, NATO, ENGLISH].flatMap(entriesOf));

/** The meaning of one folded word, digit or letter of a file. */
export function heed(word: string): Heed | undefined {
  return WORDS.get(word);
}

function entriesOf(vocabulary: HearingVocabulary): readonly (readonly [string, Heed])[] {
  const all = (words: readonly string[], meaning: Heed) => words.map((word) => [word, meaning] as const);
  return [
    ...Object.entries(vocabulary.kinds).flatMap(([kind, words]) => all(words, { is: 'kind', kind: kind as PieceKind })),
    ...Object.entries(vocabulary.files).flatMap(([file, words]) =>
      all([file, ...words], { is: 'file', file: file as File }),
    ),
    ...Object.entries(vocabulary.ranks).flatMap(([rank, words]) =>
      all([rank, ...words], { is: 'rank', rank: rank as Rank }),
    ),
    ...Object.entries(vocabulary.sides).flatMap(([side, words]) =>
      all(words, { is: 'side', side: side as CastlingSide }),
    ),
    ...all(vocabulary.castling, { is: 'castling' }),
    ...all(['x', ...vocabulary.captures], { is: 'capture' }),
    ...all(vocabulary.ways, { is: 'way' }),
    ...all(['en', 'passant', ...vocabulary.remarks], { is: 'remark' }),
  ];
}
