/**
 * What happens to the hand on the board, in Ukrainian: what is done to a piece asks for its accusative ("Коня же один піднято").
 */
import type { HandNews, UnusedKey } from '../../../src/questions/hand.js';
import { at } from '../marks.js';
import { capitalized } from './counting.js';
import { colored, pieceFirst, pieceName, theKind } from './names.js';
import { WHICH_PIECE } from './notices.js';

export function hand(news: HandNews): string {
  switch (news.type) {
    case 'edge':
      return 'Край';
    case 'lifted':
      return `${pieceFirst(news.piece, 'accusative')} піднято.`;
    case 'put back':
      return `${pieceFirst(news.piece, 'accusative')} поставлено назад.`;
    case 'nothing to lift':
      return `На ${at(news.square)} немає чого піднімати.`;
    case 'not yours':
      return `${capitalized(theKind(news.piece))} ${colored(news.piece)}.`;
    case 'touched':
      return `Торкання: ${pieceName(news.piece)} ${at(news.piece.square)}.`;
    case 'no such piece on the board':
      return 'Такої фігури на дошці немає.';
    case 'no command':
      return `${unusedKey(news)} не має команди. Список клавіш: F1.`;
    case 'promotion asked':
      return WHICH_PIECE;
    case 'promotion cancelled':
      return `Без перетворення. ${pieceFirst(news.piece, 'accusative')} поставлено назад.`;
  }
}

function unusedKey({ key, shift }: UnusedKey): string {
  if (key === undefined) return 'Ця клавіша';
  return shift ? `Shift+${key}` : key;
}
