/**
 * Moves in Belarusian.
 */
import type { Captured } from '../../../src/laws/facts.js';
import type { Call, CallManner } from '../call.js';
import { at } from '../marks.js';
import type { MoveWords } from '../words.js';
import { CASTLING, PLAYERS, SIDES, kindIn, pieceName } from './names.js';
import { counted, moveCount } from './numbers.js';

export const moves: MoveWords = {
  call,
  heading: ({ by, number }) => {
    if (number === undefined) return by ? `${PLAYERS[by]}:` : '';
    return `Ход ${number}${by ? `, ${SIDES[by].nominative}` : ''}:`;
  },
  last: (by, call) => [`${PLAYERS[by]}:`, call],
  noneYet: () => 'Яшчэ не зроблена ніводнага хода.',
  lastCapture,
  viewing: ({ number, by, way, call }) => [
    `${way === 'back' ? 'Назад' : 'Наперад'} да хода ${number}, ${SIDES[by].nominative}:`,
    call,
  ],
  viewingStart: () => 'Пачатак партыі',
  viewingPresent: () => 'Цяперашняя пазіцыя партыі',
  restored: ({ ply, cause }, taken) => {
    if (!taken) {
      const ruled = cause === 'ruling' ? ', паводле рашэння' : '';
      return ply === 0 ? `Партыя вернута да пачатку${ruled}.` : `Партыя вернута да ранейшай пазіцыі${ruled}.`;
    }
    const ruled = cause === 'ruling' ? ' паводле рашэння' : '';
    return [takenBack(taken.count, ruled), taken.first, `Ход ${SIDES[taken.by].genitive}.`];
  },
};

/** "Вернуты ход:", "Вернута 2 хады, першы:", "Вернуты 21 ход, першы:". */
function takenBack(count: number, ruled: string): string {
  if (count === 1) return `Вернуты ход${ruled}:`;
  return `${counted(count) === 'one' ? 'Вернуты' : 'Вернута'} ${moveCount(count)}${ruled}, першы:`;
}

function call({ moved, captured, sign }: Call, { from, joined, captures }: CallManner): string {
  const ending = { check: ', шах', mate: ', мат', none: '' }[sign ?? 'none'];
  if (moved.castling) return `${CASTLING[moved.castling].nominative}${ending}`;
  const taken = captured && captures === 'piece' ? ` ${kindIn(captured.piece.kind, 'accusative')}` : '';
  const way = captured ? ` бярэ${taken} на` : joined ? ' на' : '';
  const passing = captured?.enPassant && captures !== 'word' ? ' на праходзе' : '';
  const promotion = moved.promotion ? `, ${kindIn(moved.promotion, 'nominative')}` : '';
  const origin = from ? ` ${at(moved.from)}` : '';
  return `${kindIn(moved.piece, 'nominative')}${origin}${way} ${at(moved.to)}${passing}${promotion}${ending}`;
}

function lastCapture(captured: Captured | undefined): string {
  if (!captured) return 'Нічога не ўзята.';
  const passing = captured.enPassant ? ', на праходзе' : '';
  return `Узята: ${pieceName(captured.piece)} на ${at(captured.square)}${passing}.`;
}
