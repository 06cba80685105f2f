/**
 * Castling as books in descriptive notation have it beside O-O: "Castles", "Castles K", "O-O (Q)".
 */
import type { CastlingSide } from '../laws/squares.js';

const SHAPE = /^(?:castles?|[o0]-[o0])\s*\(?([kq])r?\)?$/iu;

export function sideOf(text: string): CastlingSide | undefined {
  const [, wing] = SHAPE.exec(text) ?? [];
  if (wing === undefined) return undefined;
  return wing.toLowerCase() === 'k' ? 'short' : 'long';
}
