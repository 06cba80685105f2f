/**
 * What is asked from one square beside `ask.ts`: what stands on the lines from it, a knight's jump away, and which pieces attack or defend it, in the
 * order in which they could take there. Answers as data; `speech/phrase/from-square.ts` makes words of them.
 */
import type { Position } from '../laws/board/board.js';
import type { GameView } from '../laws/view.js';
import {
  PIECE_KINDS,
  fileIndex,
  opposite,
  rankIndex,
  squareAt,
  type ByColor,
  type Color,
  type PlacedPiece,
  type Square,
} from '../laws/squares.js';
import { lastPly, positionAt } from './ask.js';
import { DIRECTIONS, pieceOn, squaresFrom, wayTo, type Direction } from './lines.js';

export type SquareQuestion =
  /** What stands on the lines in these directions, as far as the edge of the board. */
  | { readonly about: 'rays'; readonly square: Square; readonly directions: readonly Direction[] }
  /** What stands a knight's jump away (Art. 3.6). */
  | { readonly about: 'knight’s view'; readonly square: Square }
  /** Who could take there: the opponent's pieces, and the owner's that defend; of an empty square those of both players. */
  | { readonly about: 'attackers'; readonly square: Square }
  /** The owner's pieces alone. */
  | { readonly about: 'defenders'; readonly square: Square };

export interface Ray {
  readonly direction: Direction;
  /** From the nearest on; none at the edge of the board. */
  readonly squares: readonly { readonly square: Square; readonly there: readonly PlacedPiece[] }[];
}

/** A piece that could take on a square. */
export interface Taker {
  readonly piece: PlacedPiece;
  /** It attacks the square only once this piece before it is gone (an X-ray). */
  readonly behind?: PlacedPiece;
  /** It shields its king from this piece, and would expose him by taking there (Art. 3.9.2). */
  readonly pinnedBy?: PlacedPiece;
}

export type SquareAnswer =
  | { readonly about: 'rays'; readonly square: Square; readonly rays: readonly Ray[] }
  /** Clockwise from the north. */
  | {
      readonly about: 'knight’s view';
      readonly square: Square;
      readonly pieces: readonly PlacedPiece[];
      readonly empty: readonly Square[];
    }
  | {
      readonly about: 'attackers';
      readonly piece: PlacedPiece;
      readonly attackers: readonly Taker[];
      readonly defenders: readonly Taker[];
    }
  | ({ readonly about: 'attackers of an empty square'; readonly square: Square } & ByColor<readonly Taker[]>)
  | { readonly about: 'defenders'; readonly piece: PlacedPiece; readonly defenders: readonly Taker[] }
  | { readonly about: 'empty square'; readonly square: Square }
  /** In strict play the program counts no attackers, names no pins and shows no jumps (Art. 11.3.1, 12.6). */
  | { readonly about: 'withheld' };

/** Answers as this role may know it. @param ply how many plies have been made in the position that is looked at */
export function askFromSquare(view: GameView, question: SquareQuestion, ply = lastPly(view)): SquareAnswer {
  const position = positionAt(view, ply);
  const { square } = question;
  // What stands on a line is seen and felt; what could come of it is advice.
  if (question.about !== 'rays' && view.play === 'strict') return { about: 'withheld' };
  switch (question.about) {
    case 'rays':
      return { about: 'rays', square, rays: question.directions.map((direction) => ray(position, square, direction)) };
    case 'knight’s view':
      return knightsView(position, square);
    case 'attackers':
      return attackersOf(position, square);
    case 'defenders':
      return defendersOf(position, square);
  }
}

function ray(position: Position, from: Square, direction: Direction): Ray {
  const squares = squaresFrom(from, direction);
  return { direction, squares: squares.map((square) => ({ square, there: pieceOn(position, square) })) };
}

/** The lines from a square that have squares at all. */
export function directionsFrom(square: Square): readonly Direction[] {
  return DIRECTIONS.filter((direction) => squaresFrom(square, direction).length > 0);
}

const JUMPS = [
  ...([
    [1, 2],
    [2, 1],
    [2, -1],
    [1, -2],
  ] as const),
  ...([
    [-1, -2],
    [-2, -1],
    [-2, 1],
    [-1, 2],
  ] as const),
] as const;

function knightsView(position: Position, square: Square): SquareAnswer {
  const squares = JUMPS.flatMap(
    ([files, ranks]) => squareAt(fileIndex(square) + files, rankIndex(square) + ranks) ?? [],
  );
  return {
    about: 'knight’s view',
    square,
    pieces: squares.flatMap((one) => pieceOn(position, one)),
    empty: squares.filter((one) => !position.pieceAt(one)),
  };
}

function attackersOf(position: Position, square: Square): SquareAnswer {
  const [piece] = pieceOn(position, square);
  const by = (color: Color): readonly Taker[] => takers(position, square, color);
  if (!piece) return { about: 'attackers of an empty square', square, white: by('white'), black: by('black') };
  return { about: 'attackers', piece, attackers: by(opposite(piece.color)), defenders: by(piece.color) };
}

function defendersOf(position: Position, square: Square): SquareAnswer {
  const [piece] = pieceOn(position, square);
  if (!piece) return { about: 'empty square', square };
  return { about: 'defenders', piece, defenders: takers(position, square, piece.color) };
}

/**
 * The pieces of a player that attack a square (Art. 3.1.2, though they may be pinned), in the order in which they would take there: the one of least
 * worth first, and one that stands behind another as soon as that has gone. Behind the opponent's pieces come those that have to wait for them.
 */
function takers(position: Position, square: Square, color: Color): readonly Taker[] {
  const order: PlacedPiece[] = [];
  const gone: Square[] = [];
  for (;;) {
    const [next] = position.attackers(square, color, gone).toSorted(byWorth);
    const going = next ? [next] : position.attackers(square, opposite(color), gone);
    if (going.length === 0) return order.map((piece) => taker(position, square, piece));
    if (next) order.push(next);
    gone.push(...going.map((piece) => piece.square));
  }
}

/** The king is worth most, so he comes last: whether he may take is heard from who defends (Art. 3.9.2). */
function byWorth(one: PlacedPiece, other: PlacedPiece): number {
  return PIECE_KINDS.indexOf(other.kind) - PIECE_KINDS.indexOf(one.kind);
}

function taker(position: Position, square: Square, piece: PlacedPiece): Taker {
  const behind = wayTo(piece.square, square)
    .filter((one) => one !== square)
    .flatMap((one) => pieceOn(position, one))[0];
  const pinnedBy = pinner(position, piece, square);
  return { piece, ...(behind && { behind }), ...(pinnedBy && { pinnedBy }) };
}

/** The opponent's piece that would attack the king if this one went to a square; none where it stays between them, or takes it. */
function pinner(position: Position, { kind, color, square: from }: PlacedPiece, to: Square): PlacedPiece | undefined {
  const king = position.kingOf(color);
  if (kind === 'king' || !king) return undefined;
  return position
    .attackers(king, opposite(color), [from])
    .find(({ square }) => wayTo(king, square).includes(from) && !wayTo(king, square).includes(to));
}
