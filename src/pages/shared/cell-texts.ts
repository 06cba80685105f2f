/** What the board calls its cells and the pieces a pawn can become, in the words the user chose. */
import { msg } from './texts.js';
import { squareName } from '../../../speech/phrase/naming.js';
import { cellBraille, cellName } from '../../../speech/phrase/cell.js';
import { FIDE_LANG } from '../../../speech/phrase/fide.js';
import type { PhraseOptions } from '../../../speech/phrase/options.js';
import { PROMOTION_KINDS, shadeOf, type Piece, type PromotionKind, type Square } from '../../laws/squares.js';

/** They are new whenever the words are, so that the board is drawn anew then. */
export interface CellTexts {
  readonly cellText: (square: Square, piece?: Piece) => string;
  readonly cellBraille: (square: Square, piece?: Piece) => string | undefined;
  /** A square of which it is not told what stands there. */
  readonly squareText: (square: Square) => string;
  /** BCP 47; empty is the page's. */
  readonly cellLanguage: string;
  /** Letters of the page's language for the pieces of the promotion choice, in lower case. */
  readonly promotionLetters: Readonly<Record<string, PromotionKind>>;
}

export function cellTexts(options: PhraseOptions): CellTexts {
  const { words, squareStyle } = options;
  return {
    cellText: (square, piece) => cellName(square, piece, shadeOf(square), options).text,
    cellBraille: (square, piece) => cellBraille(square, piece, shadeOf(square), options),
    squareText: (square) => squareName(square, squareStyle, words).text,
    cellLanguage: squareStyle === 'fide' ? FIDE_LANG : '',
    promotionLetters: Object.fromEntries(PROMOTION_KINDS.map((kind) => [words.letters[kind].toLowerCase(), kind])),
  };
}

/** The pieces of the promotion choice. */
export function promotionText(kind: PromotionKind): string {
  switch (kind) {
    case 'queen':
      return msg('promote-queen');
    case 'rook':
      return msg('promote-rook');
    case 'bishop':
      return msg('promote-bishop');
    case 'knight':
      return msg('promote-knight');
  }
}
