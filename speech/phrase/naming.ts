/**
 * Squares, files, ranks and kinds of pieces named in the style the user chose.
 */
import { fileOf, rankOf, type File, type PieceKind, type Rank, type Square } from '../../src/laws/squares.js';
import { FIDE_FILES, FIDE_PIECES, FIDE_RANKS, fideSquare, german } from './fide.js';
import type { Mark } from '../grammar/marks.js';
import type { Words } from './words.js';
import type { CallStyle } from '../style.js';
import type { Segment } from '../utterance.js';

export function squareName(square: Square, style: CallStyle, { lang, naming }: Words): Segment {
  const [file, rank] = [fileOf(square), rankOf(square)];
  switch (style) {
    case 'fide':
      return fideSquare(square);
    case 'fide names':
      return { text: `${naming.fideFiles[file]} ${naming.numbers[rank]}`, lang };
    case 'nato':
      return { text: `${naming.natoFiles[file]} ${naming.numbers[rank]}`, lang };
    case 'plain':
      return { text: naming.square(square), lang };
    case 'algebraic':
    case 'uci':
      return { text: square, lang };
  }
}

export function markName(mark: Mark, style: CallStyle, words: Words): Segment {
  switch (mark.type) {
    case 'square':
      return squareName(mark.square, style, words);
    case 'file':
      return fileName(mark.file, style, words);
    case 'rank':
      return rankName(mark.rank, style, words);
    case 'kind':
      return kindName(mark, style, words);
  }
}

function fileName(file: File, style: CallStyle, { lang, naming }: Words): Segment {
  switch (style) {
    case 'fide':
      return german(FIDE_FILES[file]);
    case 'fide names':
      return { text: naming.fideFiles[file], lang };
    case 'nato':
      return { text: naming.natoFiles[file], lang };
    case 'plain':
      return { text: naming.files[file], lang };
    case 'algebraic':
    case 'uci':
      return { text: file, lang };
  }
}

function rankName(rank: Rank, style: CallStyle, { lang, naming }: Words): Segment {
  switch (style) {
    case 'fide':
      return german(FIDE_RANKS[rank]);
    case 'fide names':
    case 'nato':
    case 'plain':
      return { text: naming.ranks[rank], lang };
    case 'algebraic':
    case 'uci':
      return { text: rank, lang };
  }
}

/** In a list of notation a piece has its letter. UCI has no names of pieces. */
function kindName(
  { kind, word }: { readonly kind: PieceKind; readonly word: string },
  style: CallStyle,
  { lang, letters }: Words,
): Segment {
  switch (style) {
    case 'fide':
      return german(FIDE_PIECES[kind]);
    case 'algebraic':
      return { text: letters[kind], lang };
    case 'fide names':
    case 'plain':
    case 'nato':
    case 'uci':
      return { text: word, lang };
  }
}
