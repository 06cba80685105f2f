/** What the board calls its cells and the pieces a pawn can become, in the language of the page. */
import { msg } from '@lit/localize';
import { cellName } from '../../speech/phrase.js';
import { en } from '../../speech/words/en.js';
import type { Piece, PromotionKind, Square } from '../laws/squares.js';

export function cellText(square: Square, piece: Piece | undefined): string {
  return cellName(en, square, piece);
}

export function promotionText(kind: PromotionKind): string {
  switch (kind) {
    case 'queen':
      return msg('Queen', { id: 'promote-queen' });
    case 'rook':
      return msg('Rook', { id: 'promote-rook' });
    case 'bishop':
      return msg('Bishop', { id: 'promote-bishop' });
    case 'knight':
      return msg('Knight', { id: 'promote-knight' });
  }
}
