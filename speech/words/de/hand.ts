/**
 * What happens to the hand on the board, in German.
 */
import type { HandNews, UnusedKey } from '../../../src/questions/hand.js';
import { at } from '../marks.js';
import { capitalized } from './counting.js';
import { WHICH_PIECE } from './duties.js';
import { PLAYERS, byGender, pieceOn, theKind } from './names.js';

export function hand(news: HandNews): string {
  switch (news.type) {
    case 'edge':
      return 'Rand';
    case 'lifted':
      return `${pieceOn(news.piece)} aufgenommen.`;
    case 'put back':
      return `${pieceOn(news.piece)} zurückgestellt.`;
    case 'nothing to lift':
      return `Auf ${at(news.square)} steht keine Figur.`;
    case 'not yours':
      return `${capitalized(theKind(news.piece))} gehört ${PLAYERS[news.piece.color]}.`;
    case 'touched': {
      const { kind, color } = news.piece;
      return `${pieceOn(news.piece)} berührt. ${byGender(kind, 'Er', 'Sie')} gehört ${PLAYERS[color]}.`;
    }
    case 'no such piece on the board':
      return 'Keine solche Figur auf dem Brett.';
    case 'no command':
      return `${unusedKey(news)} ist nicht belegt. F1 zeigt die Tasten.`;
    case 'promotion asked':
      return WHICH_PIECE;
    case 'promotion cancelled':
      return `Keine Umwandlung. ${pieceOn(news.piece)} zurückgestellt.`;
  }
}

function unusedKey({ key, shift }: UnusedKey): string {
  if (key === undefined) return 'Diese Taste';
  return shift ? `Umschalt+${key}` : key;
}
