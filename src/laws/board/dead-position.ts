/**
 * Whether a side can still mate at all, by any series of legal moves (Art. 5.2.2, 6.9, 7.5.5), told quickly.
 *
 * `false` is certain, `true` is not: it may also mean that this file does not see why it is impossible. `decide` in `helpmate.ts`
 * takes its time. Three things are seen here.
 *
 * Material. A lone king. King and knight against nothing but queens: every queen beside the other king that would take an
 * escape square from it also reaches the knight, or leaves more squares than a king can cover. King and bishops, all bishops
 * on the board of one colour and no knight or pawn: an escape square of the other colour can be filled only by a queen or a
 * rook, and that can step between or take the bishop. Anything more can mate if the opponent helps.
 *
 * Lines. Where few moves are legal, all lines are followed: none leads to a mate where each comes to stalemate, to a mate by the other
 * side, to too little material, to a position already looked at, or behind closed walls.
 *
 * Closed walls (`walls.ts`), looked for only where pawns stand before pawns and little else is left.
 */
import type { Chess, Context } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import { COLORS, opposite, type Color } from '../squares.js';
import type { Position } from './board.js';
import { hasMoreFreeMoves, hasMoreMoves, legalMoves } from './native-moves.js';
import { isWalledOff } from './walls.js';

/**
 * How many lines may be followed at once: shared by the legal moves of each position, so that a forced move costs nothing, and two
 * moves to choose from in every position let eight plies be looked through.
 */
const LINES = 256;

/** More moves than this, and more answers to one of them, are more lines than may be followed. */
const WIDE = Math.sqrt(LINES);

/** No more positions than these, however many moves are forced. */
const POSITIONS = 1_000;

/** Whether this side may still mate. `false` is certain, whatever both sides play; `true` means that nothing is known against it. */
export function canMate(position: Position, side: Color): boolean {
  return position.read((chess, context) => canStillMate(chess, context, side));
}

/** Art. 5.2.2: neither player can checkmate the opponent's king with any series of legal moves. */
export function isDead(position: Position): boolean {
  return position.read((chess, context) => COLORS.every((side) => !canStillMate(chess, context, side)));
}

function canStillMate(chess: Chess, context: Context, side: Color): boolean {
  if (chess.hasInsufficientMaterial(side)) return false;
  const wide = isWide(chess, context, side);
  // Nearly every position of a game ends here.
  if (wide && !isBlocked(chess)) return true;
  // An illegal move that stands can leave a king to be taken (Art. 7.5.1); what is legal then says nothing.
  if (!isOrderly(chess)) return true;
  return !isBehindWalls(chess, side) && (wide || new Lines(side).mayMate(chess, LINES, context));
}

/**
 * Whether there are so many moves, and so many answers, that not all of those can be followed: what `Lines` would find at its second step, told without
 * counting everything, for nearly every position of a game is like that. Where the opponent has many moves now, he has them after
 * one move or another; else they are counted after one.
 */
function isWide(chess: Chess, context: Context, side: Color): boolean {
  if (!hasMoreMoves(chess, context, WIDE)) return false;
  if (hasMoreFreeMoves(chess.board, opposite(chess.turn), WIDE)) return true;
  const first = firstMove(chess, context);
  if (!first) return false;
  const next = chess.clone();
  next.play(first);
  return !next.hasInsufficientMaterial(side) && hasMoreMoves(next, next.ctx(), WIDE) && !isBehindWalls(next, side);
}

/** Of a piece: a pawn might be promoted, to one piece or another. */
function firstMove(chess: Chess, context: Context): NormalMove | undefined {
  for (const from of chess.board[chess.turn].diff(chess.board.pawn)) {
    const to = chess.dests(from, context).first();
    if (to !== undefined) return { from, to };
  }
  return undefined;
}

/** Both kings are there, and the one of the player not on move is not in check. */
function isOrderly(chess: Chess): boolean {
  const king = chess.board.kingOf(opposite(chess.turn));
  return (
    king !== undefined &&
    chess.board.king.moreThanOne() &&
    chess.kingAttackers(king, chess.turn, chess.board.occupied).isEmpty()
  );
}

class Lines {
  readonly #side: Color;
  readonly #seen = new Set<string>();

  constructor(side: Color) {
    this.#side = side;
  }

  /** Whether a line from here may lead to a mate by the side: it does, or was not followed to its end. */
  mayMate(chess: Chess, lines: number, context = chess.ctx()): boolean {
    if (chess.hasInsufficientMaterial(this.#side)) return false;
    // Where anything is left open all ends at once, and nothing need be known of the moves.
    if (hasMoreMoves(chess, context, lines)) return !isBehindWalls(chess, this.#side);
    // It has been followed, or is on this very line.
    const key = keyOf(chess);
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    const moves = legalMoves(chess, context);
    if (moves.length === 0) return context.checkers.nonEmpty() && chess.turn !== this.#side;
    if (moves.length > lines || this.#seen.size > POSITIONS) return !isBehindWalls(chess, this.#side);
    return moves.some((move) => {
      const next = chess.clone();
      next.play(move);
      return this.mayMate(next, lines / moves.length);
    });
  }
}

/** All that two positions can differ in but the counts. `positionKey` in `helpmate.ts` is shorter, but a first visit would have to fetch it. */
function keyOf({ board, turn, castles, epSquare }: Chess): string {
  const { white, occupied, pawn, knight, bishop, rook, king } = board;
  const sets = [white, occupied, pawn, knight, bishop, rook, king, castles.castlingRights];
  return `${turn} ${epSquare} ${sets.map(({ lo, hi }) => `${lo} ${hi}`).join(' ')}`;
}

/** What can hardly be closed is not looked at: the answer is then `false`. */
function isBehindWalls(chess: Chess, side: Color): boolean {
  return (
    isBlocked(chess) && [...chess.board.pawn].every((square) => isOpposed(chess, square)) && isWalledOff(chess, side)
  );
}

/** Whether there are pawns, and little else that could go round them. */
function isBlocked({ board }: Chess): boolean {
  return board.queen.isEmpty() && board.pawn.nonEmpty() && !board.knight.union(board.rook).moreThanOne();
}

/** Whether an opponent's pawn stands before the pawn on its file; else it can hardly be held for ever. */
function isOpposed({ board }: Chess, square: number): boolean {
  const color = board.white.has(square) ? 'white' : 'black';
  const forward = color === 'white' ? 8 : -8;
  const others = board.pawn.intersect(board[opposite(color)]);
  for (let ahead = square + forward; ahead >= 0 && ahead < 64; ahead += forward) if (others.has(ahead)) return true;
  return false;
}
