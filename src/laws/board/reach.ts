/**
 * Where the pieces of a position can ever come, whatever both sides play: never too little, often too much.
 *
 * It asks not in which order things happen. Starting from the squares they stand on, pieces are let go wherever the rules
 * of Art. 3 would let them if everything that can ever go away had gone, and this is repeated until nothing new is found:
 *
 * - a piece is fixed while no square but its own has been found for it, and nothing that captures it there;
 * - a square is closed to a piece only while a fixed one of its own side stands there;
 * - a pawn goes straight on unless a fixed piece stands before it, and diagonally where an opponent's piece can ever come; en
 *   passant only past a pawn that still stands where it may go two squares, or has just done so;
 * - a pawn on its file does not pass an opponent's pawn before it while neither is found to leave the file, and that one not to be captured;
 * - the king goes to no square that a fixed piece attacks: pawn, knight or king, and the others at least one step far;
 * - a piece is lost when an opponent's one can come, with a capture, to a square where it can come;
 * - a pawn on the last rank becomes a piece that goes there like a queen and like a knight.
 *
 * Why that is enough: let every piece stand, after any number of legal moves, on a square found for it, and everything that
 * was captured be found capturable. Whatever stood in the way of the next move and is gone has moved or was captured, so it
 * was not held for fixed; what is fixed still stands and attacks; so the square of the next move is found too. It is so before
 * the first move; hence always. Two pawns on a file of which neither has left it stand as they stood at first, the one before the other, and the other's
 * never behind the square it came from: so no pawn comes to that square from the front. Long ways are gone in single steps: each square of them must be free at that moment anyhow.
 *
 * Castling is not followed: nobody asks while there is a right to it.
 */
import { kingAttacks, knightAttacks, pawnAttacks } from 'chessops/attacks';
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { Role } from 'chessops/types';
import { opposite, type Color } from '../squares.js';

/** A piece and all the squares it can ever come to, its own among them. */
export interface Roamer {
  readonly color: Color;
  readonly role: Role | 'promoted';
  /** Absent for what a pawn has become. */
  readonly home: number | undefined;
  squares: SquareSet;
  capturable: boolean;
}

/** Goes on until nothing new is found, or what has been found is `enough`. */
export function reachOf(
  chess: Chess,
  enough: (roamers: readonly Roamer[]) => boolean = () => false,
): readonly Roamer[] {
  const roamers: Roamer[] = Array.from(chess.board, ([home, { color, role }]) => ({
    color,
    role,
    home,
    squares: SquareSet.fromSquare(home),
    capturable: false,
  }));
  while (spread(roamers, chess.epSquare) && !enough(roamers));
  return roamers;
}

/** The squares that it attacks from one or the other of its own. */
export function attackedBy({ role, color, squares }: Roamer): SquareSet {
  return role === 'pawn' ? attackedByPawns(squares, color) : squares;
}

export function attackedByPawns(pawns: SquareSet, color: Color): SquareSet {
  const left = pawns.diff(SquareSet.fromFile(0));
  const right = pawns.diff(SquareSet.fromFile(7));
  return color === 'white' ? left.shl64(7).union(right.shl64(9)) : left.shr64(9).union(right.shr64(7));
}

/** One round; whether anything new was found in it. */
function spread(roamers: Roamer[], epSquare: number | undefined): boolean {
  let grown = false;
  const fixed = { white: fixedSquares(roamers, 'white'), black: fixedSquares(roamers, 'black') };
  const allFixed = fixed.white.at.union(fixed.black.at);
  const kept = { white: keptOnFile(roamers, 'white'), black: keptOnFile(roamers, 'black') };
  for (const roamer of [...roamers]) {
    const { color } = roamer;
    const opponents = roamers.filter((other) => other.color !== color && other.role !== 'king');
    const { come, takes } =
      roamer.role === 'pawn'
        ? pawnSteps(roamer, opponents, isOnFile(roamer) ? allFixed.union(kept[opposite(color)]) : allFixed, epSquare)
        : pieceSteps(roamer, closedTo(roamer, fixed));
    for (const other of opponents) {
      if (other.capturable || other.squares.isDisjoint(takes)) continue;
      other.capturable = true;
      grown = true;
    }
    if (come.subsetOf(roamer.squares)) continue;
    roamer.squares = roamer.squares.union(come);
    grown = true;
    if (roamer.role === 'pawn') promote(roamers, color, roamer.squares.intersect(SquareSet.backrank(opposite(color))));
  }
  return grown;
}

interface Steps {
  readonly come: SquareSet;
  readonly takes: SquareSet;
}

function pieceSteps({ role, squares }: Roamer, closed: SquareSet): Steps {
  let come = SquareSet.empty();
  let open = squares;
  while (open.nonEmpty()) {
    let next = SquareSet.empty();
    for (const square of open) next = next.union(stepsOf(role, square));
    next = next.diff(closed);
    open = next.diff(come).diff(squares);
    come = come.union(next);
  }
  return { come, takes: come };
}

function stepsOf(role: Roamer['role'], square: number): SquareSet {
  if (role === 'knight') return knightAttacks(square);
  const near = kingAttacks(square);
  if (role === 'promoted') return near.union(knightAttacks(square));
  if (role !== 'bishop' && role !== 'rook') return near;
  return (role === 'bishop') === SquareSet.lightSquares().has(square)
    ? near.intersect(SquareSet.lightSquares())
    : near.intersect(SquareSet.darkSquares());
}

function pawnSteps(pawn: Roamer, opponents: readonly Roamer[], closed: SquareSet, epSquare: number | undefined): Steps {
  const forward = pawn.color === 'white' ? 8 : -8;
  const attacked = attackedBy(pawn);
  let come = SquareSet.empty();
  let takes = attacked;
  for (const square of pawn.squares) {
    const ahead = square + forward;
    // A pawn on its first square that goes two squares crosses the first of them.
    if (ahead >= 0 && ahead < 64 && !closed.has(ahead)) come = come.with(ahead);
  }
  for (const { role, home, squares } of opponents) {
    come = come.union(attacked.intersect(squares));
    // Art. 3.7.4.1.
    if (role !== 'pawn' || home === undefined) continue;
    const [crossed, reached] =
      epSquare !== undefined && home === epSquare - forward ? [epSquare, home] : [home - forward, home - 2 * forward];
    const mayGoTwo = pawn.color === 'white' ? home >= 48 : home < 16;
    if ((mayGoTwo || reached === home) && attacked.has(crossed) && squares.has(reached)) {
      come = come.with(crossed);
      takes = takes.with(reached);
    }
  }
  return { come, takes };
}

function isOnFile({ role, home, squares }: Roamer): boolean {
  return role === 'pawn' && home !== undefined && squares.subsetOf(SquareSet.fromFile(home % 8));
}

/** The first squares of pawns that are never captured and never capture. */
function keptOnFile(roamers: readonly Roamer[], color: Color): SquareSet {
  let kept = SquareSet.empty();
  for (const roamer of roamers)
    if (roamer.color === color && !roamer.capturable && isOnFile(roamer))
      kept = kept.union(SquareSet.fromSquare(roamer.home ?? 0));
  return kept;
}

function promote(roamers: Roamer[], color: Color, squares: SquareSet): void {
  if (squares.isEmpty()) return;
  const queens = roamers.find((roamer) => roamer.role === 'promoted' && roamer.color === color);
  if (queens) queens.squares = queens.squares.union(squares);
  else roamers.push({ color, role: 'promoted', home: undefined, squares, capturable: false });
}

/** Where the fixed pieces of a side stand, and squares that they attack for ever. */
interface Fixed {
  readonly at: SquareSet;
  readonly guarded: SquareSet;
}

function fixedSquares(roamers: readonly Roamer[], color: Color): Fixed {
  let at = SquareSet.empty();
  let guarded = SquareSet.empty();
  for (const roamer of roamers) {
    if (roamer.color !== color || roamer.capturable || roamer.home === undefined || roamer.squares.moreThanOne())
      continue;
    at = at.union(roamer.squares);
    guarded = guarded.union(
      roamer.role === 'pawn' ? pawnAttacks(color, roamer.home) : stepsOf(roamer.role, roamer.home),
    );
  }
  return { at, guarded };
}

function closedTo({ role, color }: Roamer, fixed: Readonly<Record<Color, Fixed>>): SquareSet {
  return role === 'king' ? fixed[color].at.union(fixed[opposite(color)].guarded) : fixed[color].at;
}
