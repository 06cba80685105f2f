/**
 * Whether a side can still mate at all, by any series of legal moves (Art. 5.2.2, 6.9, 7.5.5).
 *
 * `false` is certain, `true` is not: it may also mean that this file does not see why it is impossible. It sees two things.
 *
 * Material. A lone king. King and knight against nothing but queens: every queen beside the other king that would take an
 * escape square from it also reaches the knight, or leaves more squares than a king can cover. King and bishops, all bishops
 * on the board of one colour and no knight or pawn: an escape square of the other colour can be filled only by a queen or a
 * rook, and that can step between or take the bishop. Anything more can mate if the opponent helps.
 *
 * Closed walls. Where no piece of this side can ever come to attack a square that the other king can ever stand on, there will
 * never be a check, and no mate without one. `reach.ts` finds these squares, rather too many than too few. So it is where
 * the pawns stand head to head and leave neither king a way through, also with bishops shut in behind them.
 *
 * Not seen: a mate that fails only by the order of moves (every line forced into stalemate or into the loss of the last piece),
 * bishops that give check but can never mate, and queens, rooks and knights behind closed walls.
 */
import { opposite, type Color } from '../squares.js';
import type { Position } from './board.js';
import { pawnAttacks, reachOf, type Reach } from './reach.js';

/** Whether this side may still mate. `false` is certain, whatever both sides play; `true` means that nothing is known against it. */
export function canMate(position: Position, side: Color): boolean {
  return !position.lacksMaterial(side) && canCheck(reachOf(position), side);
}

/** Art. 5.2.2: neither player can checkmate the opponent's king with any series of legal moves. */
export function isDead(position: Position): boolean {
  const lacking = { white: position.lacksMaterial('white'), black: position.lacksMaterial('black') };
  if (lacking.white && lacking.black) return true;
  const reach = reachOf(position);
  return (lacking.white || !canCheck(reach, 'white')) && (lacking.black || !canCheck(reach, 'black'));
}

/** Whether a piece of this side can ever attack a square where the other king can ever stand. */
function canCheck(reach: readonly Reach[] | undefined, side: Color): boolean {
  const king = reach?.find(({ piece }) => piece.kind === 'king' && piece.color === opposite(side));
  if (!reach || !king) return true;
  return reach.some(({ piece, squares }) => {
    if (piece.color !== side || piece.kind === 'king') return false;
    const attacked = piece.kind === 'pawn' ? [...squares].flatMap((square) => pawnAttacks(square, side)) : [...squares];
    return attacked.some((square) => king.squares.has(square));
  });
}
