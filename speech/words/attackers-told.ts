/** Who attacks and defends a square, in whatever language: of an empty square either player's attackers. Its language says each part. */
import { COLORS, opposite, type ByColor, type Piece, type PlacedPiece } from '../../src/laws/squares.js';
import type { AttackersAnswer } from './board.js';
import { at } from './marks.js';

export interface AttackPhrases {
  readonly players: ByColor<string>;
  /** "empty" */
  readonly empty: string;
  /** "white knight" */
  readonly piece: (piece: Piece) => string;
  /** "knight f3, pawn d4" */
  readonly list: (pieces: readonly PlacedPiece[]) => string;
  /** A sentence; also of none. */
  readonly attackedBy: (pieces: readonly PlacedPiece[]) => string;
  readonly defendedBy: (pieces: readonly PlacedPiece[]) => string;
}

export function tellAttackers({ square, piece, by }: AttackersAnswer, phrases: AttackPhrases): string {
  const { players, empty, list, attackedBy, defendedBy } = phrases;
  if (!piece) {
    const sides = COLORS.filter((color) => by[color].length > 0);
    const told = sides.map((color) => `${players[color]}: ${list(by[color])}.`);
    return `${at(square)}, ${empty}. ${told.join(' ') || attackedBy([])}`;
  }
  const named = `${at(square)}, ${phrases.piece(piece)}.`;
  return [named, attackedBy(by[opposite(piece.color)]), defendedBy(by[piece.color])].join(' ');
}
