/**
 * Places inside a sentence. A language writes its sentences without knowing how the user wants squares to be named; it marks them,
 * and they are named when the sentence is said (`phrase/segments.ts`). A mark is a run between two private-use characters, which no
 * text has that is typed or read.
 */
import type { File, PieceKind, Rank, Square } from '../../src/laws/squares.js';

const BEGIN = '\uE000';
const END = '\uE001';
const MARKED = /\uE000([^\uE001]*)\uE001/u;

export type Mark =
  | { readonly type: 'square'; readonly square: Square }
  | { readonly type: 'file'; readonly file: File }
  | { readonly type: 'rank'; readonly rank: Rank }
  /** The name of a kind of piece by itself, which some styles give by its letter. `word` is what it is in the sentence. */
  | { readonly type: 'kind'; readonly kind: PieceKind; readonly word: string };

/** "e4". */
export function at(square: Square): string {
  return `${BEGIN}${square}${END}`;
}

/** The e-file, without the word for it. */
export function onFile(file: File): string {
  return `${BEGIN}${file}${END}`;
}

/** The fourth rank, as a number. */
export function onRank(rank: Rank): string {
  return `${BEGIN}${rank}${END}`;
}

/** A kind of piece where it stands by itself, as in a list, and is not bent by a sentence. */
export function namedKind(kind: PieceKind, word: string): string {
  return `${BEGIN}${kind}=${word}${END}`;
}

/** A text as what stands between its marks, and the marks. */
export function readMarks(text: string): readonly (string | Mark)[] {
  // What a pattern captures stands at every other place.
  return text
    .split(MARKED)
    .map((part, index) => (index % 2 === 1 ? readMark(part) : part))
    .filter((part) => part !== '');
}

/** A text without its marks: places as they are typed, "e4". */
export function asTyped(text: string): string {
  return text.replace(/\uE000(?:[^=\uE001]*=)?([^\uE001]*)\uE001/gu, '$1');
}

function readMark(content: string): Mark {
  const [kind, word] = content.split('=');
  // Only the functions above write marks.
  if (word !== undefined) return { type: 'kind', kind: kind as PieceKind, word };
  if (content.length === 2) return { type: 'square', square: content as Square };
  return /\d/u.test(content) ? { type: 'rank', rank: content as Rank } : { type: 'file', file: content as File };
}
