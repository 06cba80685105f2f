/**
 * The functions of messages that belong to no language. Squares, files and ranks become marks, which the style of calling names when
 * the sentence is said (docs/decisions/0006).
 */
import { at, onFile, onRank } from './marks.js';
import type { Segment } from '../utterance.js';
import type { CommonFunctions } from './grammar.js';
import type { Color, Piece, PieceKind } from '../../src/laws/squares.js';

export const commonFunctions: CommonFunctions = {
  SQUARE: ([place]) => at(typeof place === 'string' ? place : place.square),
  SQUARES: ([squares]) => squares.map(at).join(', '),
  FILE: ([file]) => onFile(file),
  RANK: ([rank]) => onRank(rank),
  COLOR: ([whose]) => (typeof whose === 'object' ? whose.color : (whose ?? 'none')),
  KIND: ([piece]) => (typeof piece === 'object' ? piece.kind : (piece ?? 'none')),
  GIVEN: ([something]) => (something === undefined ? 'none' : 'yes'),
  COUNT: ([list]) => list.length,
  CAP: ([text]) => withCapital(text),
  SEGMENT: ([segment]) => markedSegment(segment.lang, segment.text),
};

/** The same text with a capital, also where the mark of a piece's name begins it. */
export function withCapital(text: string): string {
  return text.replace(/^(\uE000[a-z]+=)?(\p{Ll})/u, (_, mark: string | undefined, letter: string) => {
    return `${mark ?? ''}${letter.toUpperCase()}`;
  });
}

function markedSegment(lang: string, text: string): string {
  return `\uE000#${lang}#${text}\uE001`;
}

/** A text that holds finished segments: what stands between them, and they, as language and text. */
const SEGMENT = /\uE000#([^#\uE001]*)#([^\uE001]*)\uE001/u;

/** What stands between finished segments, and the segments. Other marks stay in the text. */
export function readSegments(text: string): readonly (string | Segment)[] {
  const parts = text.split(SEGMENT);
  // What the pattern captures stands behind every text: a language and a call.
  return parts.flatMap((part, index): readonly (string | Segment)[] => {
    if (index % 3 === 0) return part.trim() === '' ? [] : [part.trim()];
    return index % 3 === 1 ? [{ lang: part, text: parts[index + 1] ?? '' }] : [];
  });
}

/** Of a piece, or of its kind, whichever of both a message is given. */
export function kindOf(piece: PieceKind | { readonly kind: PieceKind }): PieceKind {
  return typeof piece === 'string' ? piece : piece.kind;
}

/** Of a player, or of one of his pieces. */
export function playerOf(whose: Color | Piece): Color {
  return typeof whose === 'string' ? whose : whose.color;
}
