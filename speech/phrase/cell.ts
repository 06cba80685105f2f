/**
 * What stands on a square, as it is heard with every arrow key and asked for with a key.
 */
import type { Piece, Square } from '../../src/laws/squares.js';
import type { Segment } from '../utterance.js';
import { FIDE_EMPTY, FIDE_SHADES, fidePiece, FIDE_LANG } from './fide.js';
import { squareName } from './naming.js';
import type { PhraseOptions } from './options.js';
import type { Messages } from './say.js';
import { segmentsOf } from './segments.js';

export type Shade = 'light' | 'dark';

/** The name of a cell of the board, as much of it as the user wants: "e4, white pawn", "e4, empty". */
export function cellName(square: Square, piece: Piece | undefined, shade: Shade, options: PhraseOptions): Segment {
  const { squares, color } = options.detail;
  if (squares === 'brief') return piece ? pieceSegment(piece, color, options) : nameOf(square, options);
  return told(square, piece, { color, ...(squares === 'full' && { shade }) }, options);
}

/**
 * The name of a cell for a braille line, where a language spells squares for the ear in plain words ("е чотири"): there the square is
 * written as everybody writes it ("e4"). Nothing where the name is written so already.
 */
export function cellBraille(
  square: Square,
  piece: Piece | undefined,
  shade: Shade,
  options: PhraseOptions,
): string | undefined {
  const { words } = options;
  if (options.squareStyle !== 'plain' || words.naming.square(square) === square) return undefined;
  const naming = { ...words.naming, square: (written: Square) => written };
  return cellName(square, piece, shade, { ...options, words: { ...words, naming } }).text;
}

/**
 * The answer to the question what stands here. Asked again at once it says more: first with both colours, then spelt by the names
 * of the FIDE call.
 */
export function squareSegments(
  { square, piece, shade, more }: SquareAsked,
  options: PhraseOptions,
): readonly Segment[] {
  switch (more) {
    case 0:
      return [told(square, piece, { color: options.detail.color }, options)];
    case 1:
      return [told(square, piece, { color: true, shade }, options)];
    case 2:
      return [told(square, piece, { color: true }, { ...options, squareStyle: 'fide' })];
  }
}

/** What a way of naming squares sounds like, on a cell everyone knows: the white pawn on e4. */
export function squareSample(options: PhraseOptions): Segment {
  return told('e4', { color: 'white', kind: 'pawn' }, { color: true }, options);
}

export interface SquareAsked {
  readonly square: Square;
  readonly piece?: Piece;
  readonly shade: Shade;
  /** How often it was asked before, right before. */
  readonly more: 0 | 1 | 2;
}

function told(
  square: Square,
  piece: Piece | undefined,
  { color, shade }: { readonly color: boolean; readonly shade?: Shade },
  options: PhraseOptions,
): Segment {
  const { phrase } = options.words.messages;
  const isFide = options.squareStyle === 'fide';
  const name = nameOf(square, options);
  const there = piece ? pieceSegment(piece, color, options).text : isFide ? FIDE_EMPTY : phrase('cell-empty');
  const shades = shade ? [isFide ? FIDE_SHADES[shade] : phrase(`cell-${shade}`)] : [];
  return { text: [name.text, there, ...shades].join(', '), lang: name.lang };
}

function nameOf(square: Square, { squareStyle, words }: PhraseOptions): Segment {
  return squareName(square, squareStyle, words);
}

function pieceSegment(piece: Piece, color: boolean, options: PhraseOptions): Segment {
  if (options.squareStyle === 'fide') return { text: fidePiece(piece, color), lang: FIDE_LANG };
  const { lang, messages } = options.words;
  const [segment] = segmentsOf(pieceSaid(piece, color, messages), options);
  return segment ?? { text: '', lang };
}

/** A piece by itself: "white pawn", or "pawn". It is heard with every arrow key, so it is short. */
export function pieceSaid(piece: Piece, withColor: boolean, { phrase }: Messages<'board'>): string {
  return withColor ? phrase('cell-piece', { piece }) : phrase('cell-kind', { kind: piece.kind });
}
