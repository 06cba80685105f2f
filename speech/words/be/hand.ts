/**
 * What happens to the hand on the board, in Belarusian.
 */
import type { HandNews, UnusedKey } from '../../../src/questions/hand.js';
import type { PieceKind } from '../../../src/laws/squares.js';
import { at } from '../marks.js';
import { WHICH_PIECE } from './choosing.js';
import { SIDES, capitalized, genderOf, pieceFirst, theKind, type Gender } from './names.js';

export function hand(news: HandNews): string {
  switch (news.type) {
    case 'edge':
      return 'Край';
    case 'lifted':
      return `${pieceFirst(news.piece)} ${was('lifted', news.piece.kind)}.`;
    case 'put back':
      return `${pieceFirst(news.piece)} ${was('put back', news.piece.kind)}.`;
    case 'nothing to lift':
      return `На ${at(news.square)} няма чаго падняць.`;
    case 'not yours':
      return `${capitalized(theKind(news.piece, 'nominative'))} належыць ${SIDES[news.piece.color].dative}.`;
    case 'touched':
      return `${pieceFirst(news.piece)} ${was('touched', news.piece.kind)}. Належыць ${SIDES[news.piece.color].dative}.`;
    case 'no such piece on the board':
      return 'Такой фігуры на дошцы няма.';
    case 'no command':
      return `${unusedKey(news)} не мае каманды. Спіс клавіш: F1.`;
    case 'promotion asked':
      return WHICH_PIECE;
    case 'promotion cancelled':
      return `Без ператварэння. ${pieceFirst(news.piece)} ${was('put back', news.piece.kind)}.`;
  }
}

function unusedKey({ key, shift }: UnusedKey): string {
  if (key === undefined) return 'Гэтая клавіша';
  return shift ? `Шыфт+${key}` : key;
}

const DONE: Readonly<Record<'lifted' | 'put back' | 'touched', Readonly<Record<Gender, string>>>> = {
  lifted: { masculine: 'падняты', feminine: 'паднята' },
  'put back': { masculine: 'вернуты на месца', feminine: 'вернута на месца' },
  touched: { masculine: 'крануты', feminine: 'кранута' },
};

function was(done: keyof typeof DONE, kind: PieceKind): string {
  return DONE[done][genderOf(kind)];
}
