/** What the board calls its cells and the pieces a pawn can become, in the language of the page. */
import { msg } from '@lit/localize';
import { cellName } from '../../speech/phrase.js';
import { en } from '../../speech/words/en.js';
import { parsePosition } from '../laws/parse-position.js';
import { chess960, layoutOf } from '../laws/chess960.js';
import type { TimeControl } from '../laws/clock/control.js';
import type { ByColor, Piece, PromotionKind, Square } from '../laws/squares.js';

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

/** A start position of Chess960 rank by rank; nothing where no position has that number. */
export function layoutText(number: number): readonly string[] {
  const chosen = chess960(number);
  const start = chosen.ok ? parsePosition(chosen.start.fen) : undefined;
  return start?.ok ? en.chess960(number, layoutOf(start.position)) : [];
}

export function ownTimeText(time: ByColor<TimeControl>): string {
  return en.time.control(time);
}

/** What a clock shows, to be heard. Milliseconds. */
export function clockText(time: number): string {
  return en.time.duration(time);
}
