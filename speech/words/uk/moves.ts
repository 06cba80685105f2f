/**
 * Moves in Ukrainian.
 */
import type { Captured } from '../../../src/laws/facts.js';
import type { Call, CallManner } from '../call.js';
import { at } from '../marks.js';
import type { MoveWords } from '../words.js';
import { CASTLES, OF_PLAYER, PLAYERS, kindIn, pieceName } from './names.js';

export const moves: MoveWords = {
  call,
  heading: ({ by, number }) => {
    if (number === undefined) return by ? `${PLAYERS[by]}:` : '';
    return `Хід ${number}${by ? `, ${PLAYERS[by].toLowerCase()}` : ''}:`;
  },
  last: (by, call) => [`${PLAYERS[by]}:`, call],
  noneYet: () => 'Ще не зроблено жодного ходу.',
  lastCapture,
  viewing: ({ number, by, way, call }) => [
    `${way === 'back' ? 'Назад' : 'Уперед'} до ходу ${number}, ${PLAYERS[by].toLowerCase()}:`,
    call,
  ],
  viewingStart: () => 'Початок партії',
  viewingPresent: () => 'Поточна позиція партії',
  restored: ({ ply, cause }, taken) => {
    const ruled = cause === 'ruling';
    if (!taken) {
      if (ruled) return ply === 0 ? 'Відновлено початкову позицію.' : 'Відновлено попередню позицію.';
      return ply === 0 ? 'Повернення до початку партії.' : 'Повернення до попередньої позиції.';
    }
    const others = taken.count === 1 ? '' : taken.count === 2 ? ' і наступний за ним' : ' і наступні за ним';
    const what = ruled ? 'Відновлено позицію перед ходом:' : `Узято назад хід${others}:`;
    return [what, taken.first, `Хід ${OF_PLAYER[taken.by]}.`];
  },
};

/** "слон еф один бере коня на бе п’ять, шах"; between file names nothing but a capture needs a preposition. */
function call({ moved, captured, sign }: Call, { from, joined, captures }: CallManner): string {
  const ending = { check: ', шах', mate: ', мат', none: '' }[sign ?? 'none'];
  if (moved.castling) return `${CASTLES[moved.castling].nominative}${ending}`;
  return [
    kindIn(moved.piece),
    ...(from ? [at(moved.from)] : []),
    ...(captured ? ['бере'] : []),
    ...(captured && captures === 'piece' ? [kindIn(captured.piece.kind, 'accusative')] : []),
    ...(joined || captured ? ['на'] : []),
    at(moved.to),
    ...(captured?.enPassant && captures !== 'word' ? ['на проході'] : []),
  ]
    .join(' ')
    .concat(moved.promotion ? `, ${kindIn(moved.promotion)}` : '', ending);
}

function lastCapture(captured: Captured | undefined): string {
  if (!captured) return 'Нічого не взято.';
  const passing = captured.enPassant ? ' на проході' : '';
  return `Узято${passing} ${pieceName(captured.piece, true, 'accusative')} на ${at(captured.square)}.`;
}
