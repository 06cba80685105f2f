/**
 * English names of pieces, players and squares, and how English lists and counts.
 */
import type { ByColor, CastlingSide, Color, Piece, PieceKind } from '../../../src/laws/squares.js';
import { namedKind } from '../marks.js';

export const PIECES: Readonly<Record<PieceKind, string>> = {
  king: 'king',
  queen: 'queen',
  rook: 'rook',
  bishop: 'bishop',
  knight: 'knight',
  pawn: 'pawn',
};

export const PLAYERS: ByColor<string> = { white: 'White', black: 'Black' };

const COLOR_NAMES: ByColor<string> = { white: 'white', black: 'black' };

export const CASTLES: Readonly<Record<CastlingSide, string>> = { short: 'kingside', long: 'queenside' };

/** "white pawn", as a piece is named by itself. */
export function pieceName({ color, kind }: Piece, withColor = true): string {
  return `${withColor ? `${COLOR_NAMES[color]} ` : ''}${namedKind(kind, PIECES[kind])}`;
}

/** "rook", "rooks", by themselves. */
export function kindName(kind: PieceKind, count: number): string {
  return namedKind(kind, kindsOf(kind, count));
}

/** "rook", "rooks", in a sentence. */
export function kindsOf(kind: PieceKind, count: number): string {
  return count === 1 ? PIECES[kind] : `${PIECES[kind]}s`;
}

export function colorName(color: Color): string {
  return COLOR_NAMES[color];
}

/** "a1", "a1 or h1", "a1, b1 or h1". */
export function listed(items: readonly string[], conjunction: 'and' | 'or'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/** Small numbers in words. */
export function counted(count: number): string {
  return NUMBERS[count] ?? String(count);
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** "first", "second"; 1 is the first. */
export function ordinal(count: number): string {
  return ORDINALS[count - 1] ?? `${count}th`;
}

/** "1 move", "2 moves". */
export function moveCount(count: number): string {
  return count === 1 ? '1 move' : `${count} moves`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
